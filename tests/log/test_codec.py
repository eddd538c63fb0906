import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.log.codec import NAMES, BadLine, decode, encode
from stella.rules.commands import AskOtherWord, KeepWord, LeaveSeat, PassPen, TakePenBack, TakeSeat
from stella.rules.events import CardShown, Event, PenPassed
from stella.rules.game import play
from stella.rules.table import Table
from tests.builders import dice_rolls, laid, random_game


@given(dice_rolls, st.integers(3, 6))
def test_every_event_of_a_game_can_be_read_again(dice: random.Random, count: int) -> None:
    log, _ = random_game(dice, count)
    assert [decode(encode(event)) for event in log] == log


def test_every_kind_of_event_has_a_name() -> None:
    assert set(NAMES.values()) == set(Event.__args__)


def test_people_who_come_and_go_can_be_read_again() -> None:
    table: Table = laid()
    for command in (
        AskOtherWord(0),
        KeepWord(1),
        PassPen(1, {1}),
        TakePenBack(1),
        LeaveSeat(2),
        TakeSeat(2, "Zoë"),
        AskOtherWord(0),
        AskOtherWord(1),
        AskOtherWord(2),
    ):
        events, table = play(table, command)
        assert tuple(decode(encode(event)) for event in events) == events


def test_a_line_is_json_and_the_same_each_time() -> None:
    event = PenPassed(2, frozenset({15, 3, 8}))
    assert encode(event) == b'{"pen-passed":{"seat":2,"crosses":[3,8,15]}}'
    assert encode(CardShown(1, 5, (0,))) == b'{"card-shown":{"scout":1,"place":5,"others":[0]}}'


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b'{"pen-passed":{}}',
        b'{"pen-passed":{"seat":"x","crosses":[]}}',
        b'{"unheard-of":{}}',
        b'{"went-on":{"seat":1},"word-kept":{"seat":1}}',
    ],
)
def test_a_line_that_cannot_be_read_tells_no_secret(line: bytes) -> None:
    with pytest.raises(BadLine, match=r"^a line of the log can't be read: \w+$"):
        decode(line)
