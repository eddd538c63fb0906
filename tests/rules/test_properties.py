"""What holds in every game, whatever people do."""

import random
from collections.abc import Iterable
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from stella.rules.commands import Command
from stella.rules.events import CardShown, Event, LanternsPlaced, NextRoundPrepared, RoundScored
from stella.rules.game import decide, evolve, play, replay
from stella.rules.material import ROUNDS
from stella.rules.refusals import Refused
from stella.rules.table import BOX, Step, Table
from tests.builders import dice_rolls, legal_move, random_game, set_up
from tests.rules.moves import any_command

games = st.builds(random_game, dice_rolls, st.integers(3, 6))


@given(games)
def test_replay_equals_the_live_table(game: tuple[list[Event], Table]) -> None:
    log, live = game
    assert live.step is Step.END
    assert replay(log) == live


@given(dice_rolls, st.integers(3, 6))
def test_deciding_and_playing_agree(dice: random.Random, count: int) -> None:
    table = BOX
    command: Command = set_up(count)
    while table.step is not Step.END:
        events, after = play(table, command)
        assert decide(table, command) == events
        assert replay(events, table) == after
        table = after
        if table.step is not Step.END:
            command = legal_move(table, dice)


def recount(log: Iterable[Event], seats: int) -> list[list[int]]:
    """The points of each round, counted from slates by the letter of the rulebook."""
    rounds: list[list[int]] = []
    stars: list[list[int]] = []
    fallen: set[int] = set()
    dark: int | None = None
    for event in log:
        match event:
            case LanternsPlaced(crosses, _):
                leaders = [seat for seat in range(seats) if crosses[seat] == max(crosses)]
                dark = leaders[0] if len(leaders) == 1 else None
                stars, fallen = [[] for _ in range(seats)], set()
            case CardShown(scout, _, ()):
                fallen.add(scout)
            case CardShown(scout, _, others):
                for seat in {scout, *others} - fallen:
                    stars[seat].append(3 if len(others) == 1 else 2)
            case RoundScored():
                rounds.append(
                    [
                        sum(stars[seat]) - (len(stars[seat]) if dark == seat in fallen else 0)
                        for seat in range(seats)
                    ]
                )
    return rounds


@given(games)
def test_a_score_recounted_from_the_log_agrees(game: tuple[list[Event], Table]) -> None:
    log, table = game
    assert [list(points) for points in table.scores] == recount(log, len(table.seats))
    totals = [sum(points) for points in zip(*table.scores, strict=True)]
    assert [seat for seat, total in enumerate(totals) if total == max(totals)] == list(
        table.winners
    )


@given(games)
def test_a_game_has_four_rounds_and_every_picture_once(game: tuple[list[Event], Table]) -> None:
    log, table = game
    assert len(table.scores) == ROUNDS
    seen: list[tuple[str, ...]] = []
    replayed = BOX
    for event in log:
        replayed = evolve(replayed, event)
        if isinstance(event, RoundScored):
            seen.append(replayed.pictures)
    for before, now in pairwise(seen):
        assert len(set(before) & set(now)) == 10
    assert len({card for pictures in seen for card in pictures}) == 30
    assert sum(isinstance(event, NextRoundPrepared) for event in log) == ROUNDS - 1


@given(dice_rolls, st.integers(3, 6), st.integers(0, 150))
def test_whatever_is_asked_is_refused_or_replayable(
    dice: random.Random, count: int, moves: int
) -> None:
    log, table = random_game(dice, count, moves)
    for _ in range(10):
        command = any_command(dice)
        try:
            events, after = play(table, command)
        except Refused:
            continue
        assert replay([*log, *events]) == after
