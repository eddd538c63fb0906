"""The frozen state of a game, and questions about it."""

from enum import Enum
from typing import NamedTuple

from .events import CardShown
from .material import PLACES, Seat, WordCard
from .refusals import Refusal, Refused


class Step(Enum):
    """Where the game stands; 2 Announce needs nobody, so it is never waited in."""

    SET_UP = "set-up"
    ASSOCIATE = "associate"
    REVEAL = "reveal"
    SCORE = "score"
    END = "end"


SET_UP, ASSOCIATE, REVEAL, SCORE, END = Step
"""Under names of their own: looking a member up in its enum takes ten times as long."""

Slate = frozenset[int]
BLANK: Slate = frozenset()


class Round(NamedTuple):
    """What is wiped after each round: slates, lanterns, and what was shown."""

    number: int
    slates: tuple[Slate, ...]
    stars: tuple[int, ...]
    sparks: tuple[int, ...]
    agreed: frozenset[int] = frozenset()
    other_word: bool = False
    passed: frozenset[int] = frozenset()
    lanterns: tuple[int, ...] = ()
    dark: int | None = None
    scout: int | None = None
    reveals: tuple[CardShown, ...] = ()
    shown: Slate = BLANK
    fallen: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    looked: frozenset[int] = frozenset()


class Table(NamedTuple):
    """A game, whole: nothing of it is anybody's to see but through `view`."""

    step: Step
    seats: tuple[Seat, ...]
    pictures: tuple[str, ...]
    pile: tuple[str, ...]
    word_cards: tuple[WordCard, ...]
    pawn: int
    slates_shown: bool
    round: Round
    announced: tuple[tuple[int, ...], ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()


def fresh_round(number: int, seats: int) -> Round:
    """Slates wiped, lanterns back."""
    nothing = (0,) * seats
    return Round(number, (BLANK,) * seats, nothing, nothing)


BOX = Table(SET_UP, (), (), (), (), 0, True, fresh_round(0, 0))
"""The game before it is set up."""


def require_step(table: Table, step: Step) -> None:
    """Refuse what belongs to another step."""
    if table.step is not step:
        raise Refused(Refusal.NOT_IN_THIS_STEP)


def require_place(place: int) -> None:
    """Refuse a place that is not on the table."""
    if not 1 <= place <= PLACES:
        raise Refused(Refusal.NO_SUCH_PLACE)


def word_card(table: Table) -> WordCard:
    """The word card of this round."""
    return table.word_cards[table.round.number - 1]


def clue_word(table: Table) -> str:
    """The word that everybody associates with."""
    card = word_card(table)
    return card.upside_down if table.round.other_word else card.upright


def persons(table: Table) -> frozenset[int]:
    """The seats on which people play."""
    return frozenset(seat for seat, who in enumerate(table.seats) if not who.computer)


def totals(table: Table) -> tuple[int, ...]:
    """The points of all scored rounds, added up."""
    return tuple(sum(points) for points in zip(*table.scores, strict=True)) or (0,) * len(
        table.seats
    )
