"""What one viewer may see: built from nothing, and the only way out of a table."""

from collections.abc import Collection
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from . import associate
from .events import CardShown, GameEnded, LanternsPlaced, RoundScored, WordExchanged
from .material import Colour
from .table import ASSOCIATE, END, SCORE, SET_UP, Step, Table, clue_word, totals, word_card


class Onlooker(Enum):
    """A viewer without a seat sees what the room hears."""

    WATCHING = "watching"
    BIG_SCREEN = "big-screen"


Viewer = int | Onlooker
Moment = WordExchanged | LanternsPlaced | CardShown | RoundScored | GameEnded


class Clue(NamedTuple):
    """The clue word, and where it stands, for those who read it in another language."""

    card: str
    upside_down: bool
    text: str


class SeatView(NamedTuple):
    """What everybody sees of a seat."""

    name: str
    colour: Colour
    computer: bool
    has_pawn: bool
    wants_other_word: bool
    pen_passed: bool
    lantern: int | None
    announced: tuple[int, ...]
    in_the_dark: bool
    fallen: bool
    stars: int
    points: tuple[int, ...]
    total: int
    went_on: bool


Rounds = tuple[tuple[int, ...], ...]
Columns = tuple[tuple[Any, ...], ...]
"""All seats, field by field: each column has the same field of each of them."""


class Room(NamedTuple):
    """What the whole room sees and hears; the same for every viewer."""

    step: Step
    round: int
    pictures: tuple[str, ...]
    clue: Clue | None
    may_exchange_word: bool
    columns: Columns
    scout: int | None
    shown: tuple[int, ...]
    moments: tuple[Moment, ...]
    slates: tuple[tuple[int, ...], ...] | None
    winners: tuple[int, ...]

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """All seats, one by one."""
        return tuple(map(SeatView._make, zip(*self.columns, strict=True)))


class Own(NamedTuple):
    """What only the player on this seat sees: their slate, and what they may do now."""

    seat: int
    crosses: tuple[int, ...]
    may_pass_pen: bool
    may_take_pen_back: bool
    may_ask_other_word: bool
    may_keep_word: bool
    may_show: tuple[int, ...]
    may_go_on: bool


class View(NamedTuple):
    """Everything that one viewer may know."""

    room: Room
    own: Own | None


def view(table: Table, viewer: Viewer) -> View:
    """The table as this viewer sees it."""
    return View(room(table), None if isinstance(viewer, Onlooker) else own(table, viewer))


def room(table: Table) -> Room:
    """The table as everybody sees it."""
    round_ = table.round
    laid = table.step is not SET_UP
    return Room(
        step=table.step,
        round=round_.number,
        pictures=table.pictures,
        clue=_clue(table) if laid else None,
        may_exchange_word=associate.may_exchange(table),
        columns=_columns(table),
        scout=round_.scout,
        shown=tuple([reveal.place for reveal in round_.reveals]),
        moments=_moments(table),
        slates=_slates(table),
        winners=table.winners,
    )


def own(table: Table, seat: int) -> Own:
    """What this seat alone knows and may do."""
    round_, step = table.round, table.step
    slate = round_.slates[seat]
    associating, passed = step is ASSOCIATE, seat in round_.passed
    asking = associating and associate.may_exchange(table) and not table.seats[seat].computer
    return Own(
        seat,
        tuple(sorted(slate)),
        associating and not passed,
        associating and passed,
        asking and seat not in round_.agreed,
        asking and bool(round_.agreed),
        tuple(sorted(slate - round_.shown)) if seat == round_.scout else (),
        step is SCORE and seat not in round_.looked,
    )


def _clue(table: Table) -> Clue:
    return Clue(word_card(table).card, table.round.other_word, clue_word(table))


def _columns(table: Table) -> Columns:
    round_, number = table.round, len(table.seats)
    points = _by_seat(table.scores, number)
    nobody = (False,) * number
    return (
        *(tuple(zip(*table.seats, strict=True)) or ((), (), ())),
        tuple([seat == table.pawn for seat in range(number)]),
        _are_in(round_.agreed, nobody),
        _are_in(round_.passed, nobody),
        round_.lanterns or (None,) * number,
        _by_seat(table.announced, number),
        tuple([seat == round_.dark for seat in range(number)]),
        _are_in(round_.fallen, nobody),
        round_.stars,
        points,
        tuple(map(sum, points)),
        _are_in(round_.looked, nobody),
    )


@lru_cache(1024)
def _by_seat(rows: Rounds, number: int) -> Rounds:
    """What is known of each round, told of each seat: it stays as it is for a whole round."""
    return tuple(zip(*rows, strict=True)) or ((),) * number


def _are_in(some: Collection[int], nobody: tuple[bool, ...]) -> tuple[bool, ...]:
    """Of each seat whether it is one of these."""
    return tuple([seat in some for seat in range(len(nobody))]) if some else nobody


def _moments(table: Table) -> tuple[Moment, ...]:
    """What happened before everybody's eyes this round, in its order."""
    round_ = table.round
    moments: list[Moment] = []
    if round_.other_word:
        moments.append(WordExchanged())
    if round_.lanterns:
        moments.append(LanternsPlaced(round_.lanterns, round_.dark))
    moments.extend(round_.reveals)
    if round_.points:
        moments.append(RoundScored(round_.stars, round_.points))
    if table.winners:
        moments.append(GameEnded(totals(table), table.winners))
    return tuple(moments)


def _slates(table: Table) -> tuple[tuple[int, ...], ...] | None:
    """Slates may be looked at once the round is scored, if the table wants it."""
    if not table.slates_shown or table.step not in (SCORE, END):
        return None
    return tuple(tuple(sorted(slate)) for slate in table.round.slates)
