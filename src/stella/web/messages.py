"""Every message from the server to a browser, declared once; the client's types come from here."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from ..host.asks import Reaction, kebab
from ..host.options import Options
from ..host.summary import Phase
from ..minds.characters import Strength
from ..rules.events import Outcome
from ..rules.material import Colour

Milliseconds = int
"""Since 1970, by the server's clock."""


class Message(msgspec.Struct, frozen=True, tag_field="is", tag=kebab):
    """Something that the server tells one viewer."""


class Moment(msgspec.Struct, frozen=True, tag_field="moment", tag=kebab):
    """Something that happened before everybody's eyes this round; a client animates it."""


class WordExchanged(Moment, frozen=True):
    """The other word of the card is the clue word."""


class LanternsPlaced(Moment, frozen=True):
    """Everybody said how many crosses they made; one alone with the most is in the Dark."""

    crosses: tuple[int, ...]
    dark: int | None


class CardShown(Moment, frozen=True):
    """The scout showed a place; `sharing` fill stars for it, `others` had crossed it too."""

    scout: int
    place: int
    outcome: Outcome
    others: tuple[int, ...]
    sharing: tuple[int, ...]
    stars: int


class RoundScored(Moment, frozen=True):
    """Stars filled, points after the Dark, and what the Dark took, by seat."""

    stars: tuple[int, ...]
    points: tuple[int, ...]
    taken: tuple[int, ...]


class GameEnded(Moment, frozen=True):
    """The totals of all four rounds, and who won."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


AnyMoment = WordExchanged | LanternsPlaced | CardShown | RoundScored | GameEnded
Player = Literal["person", "computer", "stand-in"]


class Seat(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. `stand-in`: a computer player plays for a person."""

    name: str
    colour: Colour
    player: Player
    character: str | None
    strength: Strength | None
    is_host: bool
    away_since: Milliseconds | None
    stand_in_from: Milliseconds | None
    hurry_from: Milliseconds | None
    words_written: int
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


class Clue(msgspec.Struct, frozen=True):
    """The clue word, in the table's language and, if it is printed, in all five."""

    text: str
    words: Mapping[str, str] | None


class Countdown(msgspec.Struct, frozen=True):
    """When the time of this wait is over, and whether people were warned."""

    ends: Milliseconds
    warned: bool


class Pair(msgspec.Struct, frozen=True):
    """Two seats and what they thought alike so far; crosses only where slates may be seen."""

    one: int
    other: int
    sparks: int
    super_sparks: int
    crosses: int | None


class Said(msgspec.Struct, frozen=True):
    """Something that somebody said: a text or a reaction."""

    number: int
    colour: Colour | None
    name: str
    text: str | None
    reaction: Reaction | None


class Room(msgspec.Struct, frozen=True):
    """What the whole room sees and hears; the same for every viewer."""

    code: str
    options: Options
    phase: Phase
    game: int
    round: int
    seats: tuple[Seat, ...]
    waiting_for: tuple[int, ...]
    countdown: Countdown | None
    pictures: tuple[str, ...]
    leaving: tuple[int, ...]
    clue: Clue | None
    scout: int | None
    shown: tuple[int, ...]
    moments: tuple[AnyMoment, ...]
    slates: tuple[tuple[int, ...], ...] | None
    pairs: tuple[Pair, ...]
    winners: tuple[int, ...]
    said: tuple[Said, ...]
    records: tuple[int, ...]


class Own(msgspec.Struct, frozen=True):
    """What this viewer alone knows, and the names of what they may ask for now."""

    seat: int | None
    is_host: bool
    crosses: tuple[int, ...]
    words: tuple[tuple[str, str], ...]
    may: tuple[str, ...]
    may_show: tuple[int, ...]


class View(Message, frozen=True):
    """Everything that one viewer may know, whole, after each change."""

    version: int
    now: Milliseconds
    room: Room
    own: Own


class Accepted(Message, frozen=True):
    """The ask with this id is done and kept for good."""

    id: str


class Refused(Message, frozen=True):
    """The ask with this id can't be done now; `why` is a code of docs/refusals.md."""

    id: str
    why: str


AnyMessage = View | Accepted | Refused
