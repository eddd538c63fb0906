"""`make minds`: how computer players fare, with intervals, written into docs/minds.md."""

import math
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from rich.progress import track

from stella.minds import mind as minds
from stella.minds.characters import CHARACTERS, Mind, Strength
from stella.minds.crosses import nearness, surest_first
from stella.minds.sight import See
from stella.rules.commands import Move, PassPen
from stella.rules.events import CardShown, LanternsPlaced, Outcome
from stella.rules.table import totals
from stella.rules.view import View
from stella.simulation import built_in_box, play_game

PAGE: Final = Path(__file__).parent.parent / "docs" / "minds.md"
BEGIN: Final = "<!-- written by make minds -->"
END: Final = "<!-- end -->"
GAMES: Final = 300
BATCH: Final = 25
FIXED: Final = range(2, 10)
SEATS: Final = (3, 4, 6)
GENTLE, STEADY, SHARP = Strength
WITHIN: Final = 1.96
"""So many standard errors to both sides hold 95 of 100 means."""


class Played(NamedTuple):
    """What is counted of one seat in one game."""

    kind: str
    won: float
    points: int


class Evening(NamedTuple):
    """One game: its seats, its reveals, its lanterns."""

    seats: tuple[Played, ...]
    outcomes: Counter[Outcome]
    rounds: int
    darks: int


Lineup = tuple[Strength | int, ...]
"""Who sits there: minds of a strength, or somebody who always makes the same number of crosses."""


def play(lineup: Lineup, by_seat: bool, seed: int) -> Evening:
    """One game of these, in chance order, each with another character."""
    dice = random.Random(seed)
    order = list(lineup)
    dice.shuffle(order)
    characters = dice.sample(CHARACTERS, len(order))
    seated = [
        Mind(character, one if isinstance(one, Strength) else STEADY, evening=seed)
        for character, one in zip(characters, order, strict=True)
    ]
    fixed = {seat: one for seat, one in enumerate(order) if isinstance(one, int)}
    log, table = play_game(built_in_box(), seated, dice, partial(chosen, fixed))
    first = (table.pawn - (len(table.scores) - 1)) % len(order)
    names = [
        f"{(seat - first) % len(order) + 1}"
        if by_seat
        else (one.value if isinstance(one, Strength) else "fixed")
        for seat, one in enumerate(order)
    ]
    shared = 1 / len(table.winners)
    lanterns = [event for event in log if isinstance(event, LanternsPlaced)]
    return Evening(
        tuple(
            Played(name, shared if seat in table.winners else 0.0, total)
            for seat, (name, total) in enumerate(zip(names, totals(table), strict=True))
        ),
        Counter(event.outcome for event in log if isinstance(event, CardShown)),
        len(lanterns),
        sum(event.dark is not None for event in lanterns),
    )


def chosen(
    fixed: dict[int, int], view: View, mind: Mind, see: See, chance: random.Random
) -> Move | None:
    """What a mind chooses, or whoever always crosses as many of the nearest pictures."""
    own = view.own
    if own is not None and own.may_pass_pen and own.seat in fixed:
        order = surest_first(nearness(view, mind, see))
        return PassPen(own.seat, frozenset(order[: fixed[own.seat]]))
    return minds.choose(view, mind, see, chance)


def batch(lineup: Lineup, by_seat: bool, seeds: Sequence[int]) -> list[Evening]:
    """Some games."""
    return [play(lineup, by_seat, seed) for seed in seeds]


class Games:
    """Many games on all cores, with a bar."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def of(self, lineup: Lineup, by_seat: bool = False) -> list[Evening]:
        """So many games of a line-up; the same games every time."""
        seeds = [range(start, min(start + BATCH, GAMES)) for start in range(0, GAMES, BATCH)]
        played = self.pool.map(partial(batch, lineup, by_seat), seeds)
        return [evening for some in played for evening in some]


def share(evenings: Sequence[Evening], kind: str) -> str:
    """The share of wins of one seat of a kind, with the interval that holds it 95 times of 100."""
    seats = [seat for evening in evenings for seat in evening.seats if seat.kind == kind]
    wins = [seat.won for seat in seats]
    mean = sum(wins) / len(wins)
    # seats of one game are not independent: an interval is that of the games
    error = math.sqrt(mean * (1 - mean) / len(evenings))
    return f"{mean:.0%} ± {WITHIN * error:.0%}"


def against_fixed(games: Games) -> Iterator[str]:
    yield "### Against fixed numbers of crosses"
    yield (
        "One computer player against three who always cross so many of the pictures that they find "
        "nearest, with a steady player's sight. A fair share is 25 %, and the three have an "
        "advantage that people don't have: they always tie, so none of them is ever in the Dark. "
        "Even who knows their number from the start and crosses as many wins only a fair share."
    )
    yield "| the others cross | gentle | steady | sharp |\n| --- | --- | --- | --- |"
    for number in FIXED:
        cells = [
            share(games.of((strength, number, number, number)), strength.value)
            for strength in Strength
        ]
        yield f"| {number} | {' | '.join(cells)} |"


def one_fixed(games: Games) -> Iterator[str]:
    yield "### One who always crosses as many"
    yield (
        "The share of wins of one who always crosses so many of the nearest pictures, against "
        "three computer players. A fair share is 25 %."
    )
    yield "| crosses | among gentle | among steady | among sharp |\n| --- | --- | --- | --- |"
    for number in FIXED:
        cells = [share(games.of((number, *[strength] * 3)), "fixed") for strength in Strength]
        yield f"| {number} | {' | '.join(cells)} |"


def by_strength(games: Games) -> Iterator[str]:
    yield "### Against each other"
    yield "Share of wins of one seat of a strength."
    yield "| at the table | a fair share | gentle | steady | sharp |"
    yield "| --- | --- | --- | --- | --- |"
    for name, lineup in {
        "one of each": (GENTLE, STEADY, SHARP),
        "two of each": (GENTLE, STEADY, SHARP) * 2,
        "a steady one among three gentle": (STEADY, GENTLE, GENTLE, GENTLE),
        "a sharp one among three gentle": (SHARP, GENTLE, GENTLE, GENTLE),
        "a sharp one among three steady": (SHARP, STEADY, STEADY, STEADY),
    }.items():
        evenings = games.of(lineup)
        cells = [share(evenings, one.value) if one in lineup else "" for one in Strength]
        yield f"| {name} | {1 / len(lineup):.0%} | {' | '.join(cells)} |"


def by_seat(games: Games) -> Iterator[str]:
    yield "### Seat by seat"
    yield "Steady players; the first seat scouts first in the first round, the next in the second."
    seats = range(1, max(SEATS) + 1)
    yield f"| players | a fair share | {' | '.join(f'seat {seat}' for seat in seats)} |"
    yield f"| --- | --- |{' --- |' * len(seats)}"
    for count in SEATS:
        evenings = games.of((STEADY,) * count, by_seat=True)
        cells = [share(evenings, str(seat)) if seat <= count else "" for seat in seats]
        yield f"| {count} | {1 / count:.0%} | {' | '.join(cells)} |"


def agreement(games: Games) -> Iterator[str]:
    yield "### How games feel"
    yield "A round, on average; the last column is the share of rounds with somebody in the Dark."
    yield (
        "| players | strength | Sparks | Super-Sparks | Falls | Super-Sparks and Falls of all "
        "reveals | the Dark |\n| --- | --- | --- | --- | --- | --- | --- |"
    )
    for count in SEATS:
        for strength in Strength:
            evenings = games.of((strength,) * count)
            found: Counter[Outcome] = sum((each.outcomes for each in evenings), Counter())
            rounds = sum(each.rounds for each in evenings)
            cells = [f"{found[outcome] / rounds:.2f}" for outcome in Outcome]
            uncertain = 1 - found[Outcome.SPARK] / found.total()
            dark = sum(each.darks for each in evenings) / rounds
            told = [*cells, f"{uncertain:.0%}", f"{dark:.0%}"]
            yield f"| {count} | {strength.value} | {' | '.join(told)} |"


def report(games: Games) -> Iterator[str]:
    """All of it, line by line."""
    yield (
        f"{GAMES} games a figure, each game with other characters in another order; a shared "
        "victory counts in parts. The intervals hold 95 times of 100."
    )
    parts: list[Callable[[Games], Iterator[str]]] = [
        against_fixed,
        one_fixed,
        by_strength,
        by_seat,
        agreement,
    ]
    for part in track(parts, "Minds"):
        yield from part(games)


def in_markdown(lines: Iterator[str]) -> str:
    """Paragraphs apart, rows of a table together."""
    text = ""
    for line in lines:
        text += ("" if line.startswith("|") and text.endswith("|\n") else "\n") + line + "\n"
    return text


def main() -> None:
    """Play, and write the page anew."""
    with ProcessPoolExecutor() as pool:
        written = in_markdown(report(Games(pool)))
    page = PAGE.read_text(encoding="utf-8")
    page = re.sub(f"(?s){BEGIN}.*{END}", lambda _: f"{BEGIN}\n{written}\n{END}", page)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
