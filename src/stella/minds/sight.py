"""What a mind sees in a picture when it hears a word."""

import math
import struct
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from ..rules.view import Clue

SHYNESS: Final = -0.7
"""How far a guessed picture seems, so that whoever only guesses crosses little."""


class Sight(NamedTuple):
    """How near a word comes to a picture, in standard deviations over all pictures."""

    things: float
    moods: float
    stories: float


See = Callable[[Clue, str], Sight]


def guess(clue: Clue, picture: str) -> Sight:
    """A hunch, the same for everybody, where nobody knows what the word or picture means."""
    return Sight(*(SHYNESS + whim(channel, clue, picture) for channel in Sight._fields))


def whim(*about: object) -> float:
    """A number of about -2 to 2 that is always the same for the same things."""
    text = " ".join(map(str, about)).encode()
    parts: tuple[int, ...] = struct.unpack("<3I", blake2b(text, digest_size=12).digest())
    return (sum(parts) / 0xFFFFFFFF - 1.5) * 2


def looked_at(see: See, clue: Clue, pictures: Sequence[str], taste: Sight) -> list[float]:
    """How near each picture is for somebody with this taste, the first place first."""
    length = math.sqrt(sum(weight * weight for weight in taste))
    return [
        sum(w * s for w, s in zip(taste, see(clue, picture), strict=True)) / length
        for picture in pictures
    ]
