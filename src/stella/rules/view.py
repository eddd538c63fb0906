"""What one viewer may see: built from nothing, and the only way out of a table."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from . import associate
from .events import CardShown, GameEnded, LanternsPlaced, RoundScored, WordExchanged
from .material import Colour
from .table import Step, Table, clue_word, totals, word_card


class Onlooker(Enum):
    """A viewer without a seat sees what the room hears."""

    WATCHING = "watching"
    BIG_SCREEN = "big-screen"


Viewer = int | Onlooker
Moment = WordExchanged | LanternsPlaced | CardShown | RoundScored | GameEnded


@dataclass(frozen=True, slots=True)
class Clue:
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


class Room(NamedTuple):
    """What the whole room sees and hears; the same for every viewer."""

    step: Step
    round: int
    pictures: tuple[str, ...]
    clue: Clue | None
    may_exchange_word: bool
    seats: tuple[SeatView, ...]
    scout: int | None
    shown: tuple[int, ...]
    moments: tuple[Moment, ...]
    slates: tuple[tuple[int, ...], ...] | None
    winners: tuple[int, ...]


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
    laid = table.step is not Step.SET_UP
    return Room(
        step=table.step,
        round=round_.number,
        pictures=table.pictures,
        clue=_clue(table) if laid else None,
        may_exchange_word=associate.may_exchange(table),
        seats=_seats(table),
        scout=round_.scout,
        shown=tuple(reveal.place for reveal in round_.reveals),
        moments=_moments(table),
        slates=_slates(table),
        winners=table.winners,
    )


def own(table: Table, seat: int) -> Own:
    """What this seat alone knows and may do."""
    round_, step = table.round, table.step
    associating, passed = step is Step.ASSOCIATE, seat in round_.passed
    is_person = not table.seats[seat].computer
    asking = associate.may_exchange(table) and is_person
    return Own(
        seat,
        tuple(sorted(round_.slates[seat])),
        may_pass_pen=associating and not passed,
        may_take_pen_back=associating and passed,
        may_ask_other_word=asking and seat not in round_.agreed,
        may_keep_word=asking and bool(round_.agreed),
        may_show=tuple(sorted(round_.slates[seat] - round_.shown)) if seat == round_.scout else (),
        may_go_on=step is Step.SCORE and seat not in round_.looked,
    )


def _clue(table: Table) -> Clue:
    return Clue(word_card(table).card, table.round.other_word, clue_word(table))


def _seats(table: Table) -> tuple[SeatView, ...]:
    round_, nothing = table.round, ((),) * len(table.seats)
    scores = tuple(zip(*table.scores, strict=True)) or nothing
    announced = tuple(zip(*table.announced, strict=True)) or nothing
    return tuple(
        SeatView(
            who.name,
            who.colour,
            who.computer,
            seat == table.pawn,
            seat in round_.agreed,
            seat in round_.passed,
            round_.lanterns[seat] if round_.lanterns else None,
            announced[seat],
            seat == round_.dark,
            seat in round_.fallen,
            round_.stars[seat],
            scores[seat],
            sum(scores[seat]),
            seat in round_.looked,
        )
        for seat, who in enumerate(table.seats)
    )


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
    if not table.slates_shown or table.step not in (Step.SCORE, Step.END):
        return None
    return tuple(tuple(sorted(slate)) for slate in table.round.slates)
