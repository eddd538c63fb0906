"""Six computer players out of the paper theatre, and how strong they may be."""

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from .sight import Sight


class Skill(NamedTuple):
    """What a strength is made of."""

    blur: float
    """How far one's sight of a picture strays, in standard deviations."""
    own_taste: float
    """How much one follows one's own taste rather than what everybody sees."""
    playouts: int
    """How many times one plays the round out in one's head before daring a number of crosses."""
    mood: float
    """How far the number of crosses strays from what is wise, in standard deviations."""


class Strength(Enum):
    """How clearly a mind sees, how well it knows people, how far it thinks."""

    GENTLE = "gentle"
    STEADY = "steady"
    SHARP = "sharp"

    @property
    def skill(self) -> Skill:
        """The figures behind the word."""
        return SKILLS[self]


SKILLS: Final = {
    Strength.GENTLE: Skill(blur=0.9, own_taste=1.0, playouts=0, mood=1.0),
    Strength.STEADY: Skill(blur=0.5, own_taste=0.6, playouts=16, mood=1.0),
    Strength.SHARP: Skill(blur=0.2, own_taste=0.2, playouts=24, mood=0.6),
}


@dataclass(frozen=True)
class Character:
    """Somebody of the paper theatre."""

    name: str
    taste: Sight
    """What they look at first."""
    boldness: float
    """How many crosses more than is wise they dare, on average; below zero, fewer."""
    knows_people: float
    """What share of their own taste they set aside for what everybody sees."""


CHARACTERS: Final = (
    Character("Filo", Sight(things=1.0, moods=0.5, stories=0.6), boldness=0.0, knows_people=0.1),
    Character("Lucerna", Sight(things=0.5, moods=1.0, stories=0.4), boldness=0.0, knows_people=0.2),
    Character("Tamtam", Sight(things=1.0, moods=0.6, stories=0.2), boldness=0.25, knows_people=0.3),
    Character(
        "Pergamo", Sight(things=0.4, moods=0.5, stories=1.0), boldness=-0.15, knows_people=0.7
    ),
    Character("Velina", Sight(things=0.3, moods=1.0, stories=0.7), boldness=0.15, knows_people=0.2),
    Character("Ombra", Sight(things=0.4, moods=0.8, stories=1.0), boldness=-0.1, knows_people=0.5),
)
EVERYBODY: Final = Sight(things=0.7, moods=1.0, stories=0.6)
"""What people look at, taken together."""


@dataclass(frozen=True)
class Mind:
    """A character of some strength; `evening` makes them see a little otherwise each game."""

    character: Character
    strength: Strength = Strength.STEADY
    evening: int = 0

    @property
    def taste(self) -> Sight:
        """Their own taste, as far as they follow it."""
        share = self.strength.skill.own_taste * (1 - self.character.knows_people)
        mixed = (
            own * share + common * (1 - share)
            for own, common in zip(self.character.taste, EVERYBODY, strict=True)
        )
        return Sight(*mixed)
