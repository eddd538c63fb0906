"""What a seat may ask for: imperative, and checked by `game.decide` alone."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from .material import Seat, WordCard


@dataclass(frozen=True, slots=True)
class SetUp:
    """Lay the table; every chance (orders, first scout) has been drawn by the caller."""

    seats: tuple[Seat, ...]
    pictures: tuple[str, ...]
    word_cards: tuple[WordCard, ...]
    first_scout: int
    slates_shown: bool = True


@dataclass(frozen=True, slots=True)
class AskOtherWord:
    """Agree to play the other word of the card; the first to agree proposes it."""

    seat: int


@dataclass(frozen=True, slots=True)
class KeepWord:
    """Disagree: the clue word stays."""

    seat: int


@dataclass(frozen=True, slots=True)
class PassPen:
    """Put these crosses on one's slate and pass the pen."""

    seat: int
    crosses: AbstractSet[int]


@dataclass(frozen=True, slots=True)
class TakePenBack:
    """Take the pen back to change one's crosses."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShowCard:
    """As the scout, show the picture at this place."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """Be done with looking at the scores."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Let a computer player play on one's seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down, or again, on a seat that a computer player plays for."""

    seat: int
    name: str


Move = AskOtherWord | KeepWord | PassPen | TakePenBack | ShowCard | GoOn
Command = SetUp | Move | LeaveSeat | TakeSeat
