"""What the people at a table agree on before they play."""

from enum import Enum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..minds.characters import Strength

Language = Literal["en", "de", "es", "fr", "it"]
Seconds = Annotated[int, Meta(ge=10, le=3600)]


class Pace(Enum):
    """How much time there is; people may always ask for more."""

    NONE = "none"
    RELAXED = "relaxed"
    BRISK = "brisk"
    OWN = "own"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the crosses of a round and for each card shown; the figures count for `own`."""

    pace: Pace = Pace.NONE
    associate: Seconds = 180
    show: Seconds = 60


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table; whoever hosts may change them until the game starts."""

    language: Language = "en"
    discovery_words: bool = False
    own_words: bool = False
    listed: bool = False
    may_watch: bool = True
    slates_shown: bool = True
    chat: bool = True
    clock: Clock = Clock()
    strength: Strength = Strength.STEADY
    """Of computer players that stand in for people."""
