"""Plays the rulebook's examples, as examples.txt tells them."""

import re
from pathlib import Path

import pytest

from stella.rules.commands import PassPen, SetUp, ShowCard
from stella.rules.events import Outcome
from stella.rules.game import play
from stella.rules.material import Colour, Seat
from stella.rules.reveal import STARS, who_fills
from stella.rules.table import BOX, Table, totals
from tests.builders import after, pictures, word_cards

LETTERS = "ABCDEFGHIJKLMNO"


def examples() -> dict[str, list[str]]:
    text = (Path(__file__).parent / "examples.txt").read_text()
    found = {}
    for part in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        title, *lines = part.strip().splitlines()
        found[title] = lines
    return found


class Example:
    """A table that is told line by line what happens and what is to be seen."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.table = BOX
        self.crosses: dict[int, frozenset[int]] = {}

    def tell(self, line: str) -> None:
        words = re.split(r"[:\s]+", line)
        match words:
            case ["seats", *names]:
                self.sit_down(names)
            case [name, "crosses", *letters]:
                self.cross(name, letters)
            case [name, "shows", letter, outcome, *filled]:
                self.show(name, letter, outcome, filled)
            case [_, "rounds", *points]:
                self.table = BOX._replace(scores=tuple((int(each),) for each in points))
            case ["in", "the", "Dark", name]:
                assert self.table.round.dark == (None if name == "nobody" else self.seat(name))
            case ["scout", name]:
                assert self.table.round.scout == (None if name == "nobody" else self.seat(name))
            case [name, what, number]:
                assert self.number(what, name) == int(number)
            case _:
                raise AssertionError(f"what does this mean: {line}")

    def number(self, what: str, name: str) -> int:
        if what == "total":
            return totals(self.table)[0]
        rows = {
            "announces": self.table.round.lanterns,
            "stars": self.table.round.stars,
            "points": self.table.round.points,
        }
        return rows[what][self.seat(name)]

    def sit_down(self, names: list[str]) -> None:
        self.names = [name.rstrip("*") for name in names]
        seats = tuple(Seat(name, Colour(name.lower())) for name in self.names)
        (pawn,) = (seat for seat, name in enumerate(names) if name.endswith("*"))
        self.table = after(BOX, SetUp(seats, pictures(), word_cards(), pawn))

    def cross(self, name: str, letters: list[str]) -> None:
        seat = self.seat(name)
        places = frozenset(LETTERS.index(letter) + 1 for letter in letters)
        self.table = after(self.table, PassPen(seat, places))

    def show(self, name: str, letter: str, outcome: str, filled: list[str]) -> None:
        seat = self.seat(name)
        before = self.table
        (event, *_), self.table = play(before, ShowCard(seat, LETTERS.index(letter) + 1))
        assert event.outcome is Outcome(outcome.lower())  # type: ignore[union-attr]
        stars = dict(zip(map(self.seat, filled[::2]), map(int, filled[1::2]), strict=True))
        assert stars == stars_filled(before, self.table)
        fillers = who_fills(event, before.round.fallen)  # type: ignore[arg-type]
        assert stars == dict.fromkeys(fillers, STARS[Outcome(outcome.lower())])

    def seat(self, name: str) -> int:
        return self.names.index(name)


def stars_filled(before: Table, table: Table) -> dict[int, int]:
    gained = zip(before.round.stars, table.round.stars, strict=True)
    return {seat: now - then for seat, (then, now) in enumerate(gained) if now > then}


@pytest.mark.parametrize("title", examples())
def test_example_of_the_rulebook(title: str) -> None:
    example = Example()
    for line in examples()[title]:
        example.tell(line)


def test_no_example_is_left_out() -> None:
    assert len(examples()) == 7
