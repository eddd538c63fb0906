"""The twin test: change what a viewer may not see, and nothing that reaches them changes."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.rules.commands import Command, LeaveSeat, Move, PassPen, ShowCard, TakeSeat
from stella.rules.events import Event
from stella.rules.game import play
from stella.rules.material import PLACES, WordCard
from stella.rules.refusals import Refusal, Refused
from stella.rules.table import Slate, Step, Table
from stella.rules.view import Onlooker, Viewer, view
from tests.builders import after, dice_rolls, laid, legal_move, random_game, revealing, shown, slate
from tests.rules.moves import any_move

dice_and_seats = (dice_rolls, st.integers(3, 6))


def twin_of(table: Table, viewer: Viewer, dice: random.Random) -> Table:
    """A table that differs in all that this viewer may not know, as far as chance will."""
    pile = list(table.pile)
    dice.shuffle(pile)
    return table._replace(
        pile=tuple(pile),
        word_cards=tuple(
            hidden_words(table, number, card) for number, card in enumerate(table.word_cards, 1)
        ),
        round=table.round._replace(
            slates=tuple(
                crosses if seat == viewer else hidden_slate(table, seat, dice)
                for seat, crosses in enumerate(table.round.slates)
            )
        ),
    )


def hidden_words(table: Table, number: int, card: WordCard) -> WordCard:
    """Of the card in play one word is known, of those to come nothing."""
    if number > table.round.number:
        return WordCard(f"other {number}", f"hidden {number}", f"hidden also {number}")
    if number == table.round.number and not table.round.other_word:
        return card._replace(upside_down="something else")
    return card._replace(upright="something else") if table.round.other_word else card


def hidden_slate(table: Table, seat: int, dice: random.Random) -> Slate:
    """Other crosses that fit all that was said and shown so far."""
    crosses, round_ = table.round.slates[seat], table.round
    if table.step is Step.ASSOCIATE:
        if seat not in round_.passed:
            return crosses
        return frozenset(dice.sample(range(1, PLACES + 1), dice.randint(1, 10)))
    if table.step in (Step.SCORE, Step.END) and table.slates_shown:
        return crosses
    known = crosses & round_.shown
    hidden = [place for place in range(1, PLACES + 1) if place not in round_.shown]
    return known | frozenset(dice.sample(hidden, len(crosses - known)))


def answer(table: Table, command: Command) -> tuple[Event, ...] | Refusal:
    try:
        return play(table, command)[0]
    except Refused as refused:
        return refused.why


def twins(
    dice: random.Random, seats: int, moves: int, shown_slates: bool
) -> tuple[Viewer, Table, Table]:
    _, table = random_game(dice, seats, moves)
    table = table._replace(slates_shown=shown_slates)
    viewer: Viewer = dice.choice((*range(seats), *Onlooker))
    return viewer, table, twin_of(table, viewer, dice)


@given(*dice_and_seats, st.integers(0, 160), st.booleans())
def test_twins_look_the_same(
    dice: random.Random, seats: int, moves: int, shown_slates: bool
) -> None:
    viewer, table, twin = twins(dice, seats, moves, shown_slates)
    assert view(table, viewer) == view(twin, viewer)


@given(*dice_and_seats, st.integers(0, 160), st.booleans())
def test_twins_refuse_the_same(
    dice: random.Random, seats: int, moves: int, shown_slates: bool
) -> None:
    viewer, table, twin = twins(dice, seats, moves, shown_slates)
    for _ in range(12):
        asking = viewer if isinstance(viewer, int) else dice.randrange(seats)
        command = any_move(dice, asking)
        if isinstance(command, ShowCard) and asking != viewer:
            continue  # whether somebody else crossed a place is what twins differ in
        one, other = answer(table, command), answer(twin, command)
        assert isinstance(one, Refusal) == isinstance(other, Refusal)
        if isinstance(one, Refusal):
            assert one == other


@given(*dice_and_seats, st.integers(0, 160))
def test_twins_take_the_same_steps(dice: random.Random, seats: int, moves: int) -> None:
    _, table, twin = twins(dice, seats, moves, True)
    if table.step in (Step.REVEAL, Step.END):
        return  # a shown card is told to all, and may well end the round in one twin alone
    command = legal_move(table, dice)
    one, other = answer(table, command), answer(twin, command)
    assert not isinstance(one, Refusal)
    assert not isinstance(other, Refusal)
    assert [type(event) for event in one] == [type(event) for event in other]


@given(*dice_and_seats)
def test_other_crosses_on_a_passed_slate_change_nothing_for_the_rest(
    dice: random.Random, seats: int
) -> None:
    table = laid(seats)
    for seat in range(seats - 1):
        one, other = (dice.sample(range(1, PLACES + 1), dice.randint(1, 10)) for _ in "ab")
        this, that = after(table, PassPen(seat, set(one))), after(table, PassPen(seat, set(other)))
        for viewer in (*Onlooker, *(each for each in range(seats) if each != seat)):
            assert view(this, viewer) == view(that, viewer)
        table = this


@given(*dice_and_seats)
def test_a_seat_that_is_left_and_taken_again_tells_nothing(dice: random.Random, seats: int) -> None:
    viewer, table, twin = twins(dice, seats, dice.randint(0, 20), True)
    if table.step in (Step.SCORE, Step.END):
        return  # whoever leaves the scores may be the last to be waited for: a new word is turned
    seat = dice.randrange(seats)
    steps: tuple[Command, ...] = (LeaveSeat(seat), TakeSeat(seat, "Zoe"))
    for step in steps:
        table, twin = after(table, step), after(twin, step)
        assert view(table, viewer) == view(twin, viewer)


SECRETS: dict[str, Callable[[], tuple[Table, Table]]] = {
    "crosses before the announcement": lambda: (
        after(laid(), PassPen(1, slate("x"))),
        after(laid(), PassPen(1, slate("..xxx"))),
    ),
    "crosses that nobody has shown yet": lambda: (
        revealing(slate("xx"), slate("x.x"), slate("x")),
        revealing(slate("xx"), slate("x..x"), slate("x")),
    ),
    "crosses that are still to come after a card was shown": lambda: (
        shown(revealing(slate("xx"), slate("x.x"), slate("x")), 1),
        shown(revealing(slate("xx"), slate("x....x"), slate("x")), 1),
    ),
    "slates after the scoring, if the table wants them hidden": lambda: (
        shown(revealing(slate("xx"), slate("..xx"), slate("x"), slates_shown=False), 2, 3, 1),
        shown(revealing(slate("xx"), slate("..x.x"), slate("x"), slates_shown=False), 2, 3, 1),
    ),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_onlookers_and_others_cannot_tell(secret: str) -> None:
    one, other = SECRETS[secret]()
    assert one != other
    for viewer in (0, 2, *Onlooker):
        assert view(one, viewer) == view(other, viewer)
    assert view(one, 1) != view(other, 1)


def test_slates_may_be_looked_at_after_the_scoring() -> None:
    table = shown(revealing(slate("xx"), slate("..xx"), slate("x")), 2, 3, 1)
    assert view(table, Onlooker.WATCHING).room.slates == ((1, 2), (3, 4), (1,))


def test_a_twin_differs() -> None:
    """The twins above would all pass if nothing ever differed between them."""
    dice = random.Random(7)
    _, table = random_game(dice, 4, 3)
    twin = twin_of(table, Onlooker.WATCHING, dice)
    assert twin.round.slates != table.round.slates
    assert twin.pile != table.pile
    assert twin.word_cards != table.word_cards


_MOVE_KINDS: tuple[type, ...] = Move.__args__


def test_every_kind_of_move_is_tried() -> None:
    dice = random.Random(1)
    assert {type(any_move(dice, 0)) for _ in range(200)} == set(_MOVE_KINDS)
