"""What happened around a game, past tense; what happened in it are the events of the rules."""

from dataclasses import dataclass

from ..minds.characters import Strength
from ..rules.events import Event
from ..rules.material import Colour
from .asks import Reaction
from .options import Options


@dataclass(frozen=True, slots=True)
class TableOpened:
    """Somebody opened a table and hosts it; the salt is what its computer players think with."""

    host: str
    options: Options
    salt: str


@dataclass(frozen=True, slots=True)
class SatDown:
    """A person took a seat of their own, or that of a computer player."""

    person: str
    name: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class StoodUp:
    """A seat is free again."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class ComputerSatDown:
    """A computer player took a seat of its own."""

    colour: Colour
    character: str
    strength: Strength


@dataclass(frozen=True, slots=True)
class SentAway:
    """The host sent a person away, who can't sit down here again."""

    person: str


@dataclass(frozen=True, slots=True)
class OptionsChanged:
    """The host changed the options."""

    options: Options


@dataclass(frozen=True, slots=True)
class WordsWritten:
    """Somebody wrote these words on blank cards."""

    colour: Colour
    cards: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody else hosts."""

    person: str


@dataclass(frozen=True, slots=True)
class WentAway:
    """This person has no line to the table any more."""

    person: str


@dataclass(frozen=True, slots=True)
class CameBack:
    """This person is here again."""

    person: str


@dataclass(frozen=True, slots=True)
class StandInCame:
    """A computer player plays for this person; `asked` by themselves, or by others meanwhile."""

    colour: Colour
    character: str
    asked: bool


@dataclass(frozen=True, slots=True)
class StandInLeft:
    """The person plays again."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TimeAsked:
    """Somebody gets more time."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Hurried:
    """Others started a clock for somebody who lets them wait."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Warned:
    """The time of this wait is nearly over."""


@dataclass(frozen=True, slots=True)
class TableCleared:
    """The game is put away; another may start."""


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something, by text or by reaction."""

    colour: Colour
    text: str | None
    reaction: Reaction | None


Around = (
    TableOpened
    | SatDown
    | StoodUp
    | ComputerSatDown
    | SentAway
    | OptionsChanged
    | WordsWritten
    | HostChanged
    | WentAway
    | CameBack
    | StandInCame
    | StandInLeft
    | TimeAsked
    | Hurried
    | Warned
    | TableCleared
    | Said
)
Happening = Around | Event
