"""What happened, past tense: `game.evolve` applies it without a question."""

from dataclasses import dataclass
from enum import Enum

from .material import Seat, WordCard


@dataclass(frozen=True, slots=True)
class TableLaid:
    """The game was set up, with what chance had decided."""

    seats: tuple[Seat, ...]
    pictures: tuple[str, ...]
    word_cards: tuple[WordCard, ...]
    first_scout: int
    slates_shown: bool


@dataclass(frozen=True, slots=True)
class OtherWordAsked:
    """Somebody agrees to the other word of the card."""

    seat: int


@dataclass(frozen=True, slots=True)
class WordKept:
    """Somebody wants to keep the clue word; whoever agreed to the other is asked no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class WordExchanged:
    """All agreed: the other word of the card is the clue word."""


@dataclass(frozen=True, slots=True)
class PenPassed:
    """A slate is filled in; its crosses are that seat's secret."""

    seat: int
    crosses: frozenset[int]


@dataclass(frozen=True, slots=True)
class PenTakenBack:
    """A slate is being changed."""

    seat: int


@dataclass(frozen=True, slots=True)
class LanternsPlaced:
    """Everybody said how many crosses they made; one alone with the most is in the Dark."""

    crosses: tuple[int, ...]
    dark: int | None


class Outcome(Enum):
    """What a shown card turned out to be."""

    SPARK = "spark"
    SUPER_SPARK = "super-spark"
    FALL = "fall"


SPARK, SUPER_SPARK, FALL = Outcome


@dataclass(frozen=True, slots=True)
class CardShown:
    """The scout showed a card that these others had crossed too."""

    scout: int
    place: int
    others: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        """Nobody else: a Fall. One other: a Super-Spark. More: a Spark."""
        match len(self.others):
            case 0:
                return FALL
            case 1:
                return SUPER_SPARK
            case _:
                return SPARK


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The stars that everybody filled, and the points they became after the Dark."""

    stars: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentOn:
    """Somebody is done with looking at the scores."""

    seat: int


@dataclass(frozen=True, slots=True)
class NextRoundPrepared:
    """A line was replaced, the pawn moved on, the next word card was turned."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """All four rounds are added up; equal players share the victory."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A computer player plays on this seat from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person plays on this seat from now on."""

    seat: int
    name: str


Event = (
    TableLaid
    | OtherWordAsked
    | WordKept
    | WordExchanged
    | PenPassed
    | PenTakenBack
    | LanternsPlaced
    | CardShown
    | RoundScored
    | WentOn
    | NextRoundPrepared
    | GameEnded
    | SeatLeft
    | SeatTaken
)
