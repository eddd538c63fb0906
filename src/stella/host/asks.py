"""What people may ask of a table: each a message of the wire, declared here and nowhere else."""

import re
from enum import Enum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..minds.characters import Strength
from ..rules.material import BLANK_WORD_CARDS, PLACES, Colour
from .options import Options

AskId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Name = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=1000)]
Place = Annotated[int, Meta(ge=1, le=PLACES)]
Places = Annotated[tuple[Place, ...], Meta(max_length=PLACES)]
Words = Annotated[tuple[tuple[Text, Text], ...], Meta(max_length=BLANK_WORD_CARDS)]


class Reaction(Enum):
    """What can be said without typing."""

    HELLO = "hello"
    THANKS = "thanks"
    BRAVO = "bravo"
    LAUGH = "laugh"
    WOW = "wow"
    OUCH = "ouch"
    SORRY = "sorry"
    THINKING = "thinking"
    HURRY = "hurry"
    SAME = "same"
    LOVE = "love"
    GOODBYE = "goodbye"


def kebab(name: str) -> str:
    """`SitDown` as `sit-down`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Ask(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab, kw_only=True
):
    """Something that a person wants; the same id again is the same wish, and is done once."""

    id: AskId


class SitDown(Ask, frozen=True):
    """Take a seat, before the game or where a computer player has a seat of its own."""

    name: Name
    colour: Colour


class StandUp(Ask, frozen=True):
    """Give one's seat up before the game starts."""


class ChangeOptions(Ask, frozen=True):
    """The host sets the table's options."""

    options: Options


class WriteWords(Ask, frozen=True):
    """Write own words on blank cards, instead of those that one wrote before."""

    cards: Words


class AskComputerIn(Ask, frozen=True):
    """The host asks a computer player to sit down: this one, or any."""

    character: Text | None = None
    strength: Strength = Strength.STEADY


class SendAway(Ask, frozen=True):
    """The host sends somebody away: a person can't sit down here again."""

    colour: Colour


class GiveHost(Ask, frozen=True):
    """The host lets somebody else host."""

    colour: Colour


class Start(Ask, frozen=True):
    """The host starts the game."""


class Draft(Ask, frozen=True):
    """Crosses in the making: kept for this seat alone."""

    crosses: Places


class PassPen(Ask, frozen=True):
    """These are my crosses."""

    crosses: Places


class TakePenBack(Ask, frozen=True):
    """I want to change my crosses."""


class AskOtherWord(Ask, frozen=True):
    """I should like the other word of the card, or agree to it."""


class KeepWord(Ask, frozen=True):
    """I want to keep this word."""


class ShowCard(Ask, frozen=True):
    """As the scout, show this place."""

    place: Place


class GoOn(Ask, frozen=True):
    """I have seen the scores."""


class AskForTime(Ask, frozen=True):
    """More time, please."""


class LeaveSeat(Ask, frozen=True):
    """Let a computer player play for me until I take my seat back."""


class TakeSeatBack(Ask, frozen=True):
    """I play myself again."""


class LetComputerPlay(Ask, frozen=True):
    """Somebody has been away for long: a computer player plays for them until they return."""

    colour: Colour


class Hurry(Ask, frozen=True):
    """Somebody who is here has let the table wait for long: start a clock for them."""

    colour: Colour


class AnotherGame(Ask, frozen=True):
    """The host clears the table for another game, with pictures not yet seen."""


class React(Ask, frozen=True):
    """Say something without typing."""

    reaction: Reaction


class Chat(Ask, frozen=True):
    """Say something."""

    text: Text


AnyAsk = (
    SitDown
    | StandUp
    | ChangeOptions
    | WriteWords
    | AskComputerIn
    | SendAway
    | GiveHost
    | Start
    | Draft
    | PassPen
    | TakePenBack
    | AskOtherWord
    | KeepWord
    | ShowCard
    | GoOn
    | AskForTime
    | LeaveSeat
    | TakeSeatBack
    | LetComputerPlay
    | Hurry
    | AnotherGame
    | React
    | Chat
)


def name_of(ask: type[Any]) -> str:
    """The name by which an ask goes over the wire."""
    return kebab(ask.__name__)
