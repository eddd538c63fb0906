"""The table of nearness: each word of the game against each of its pictures."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from ..decks.source import BadDeck

CHANNELS: Final = ("things", "moods", "stories")
"""Made from a picture's description, its tags, its associations."""
TAGS: Final = CHANNELS.index("moods")
STEPS_A_DEVIATION: Final = 24
MIDDLE: Final = 88
"""Each nearness is a byte: this many steps are one standard deviation, this one is the mean. There
is room for Shoes, which are seven deviations nearer to a picture of boots than to most others."""
HERE: Final = Path(__file__).parent
TABLE: Final = HERE / "nearness.bin"


@dataclass(frozen=True)
class Nearness:
    """A plane of bytes for each channel, and one that tells the loudest tag."""

    words: Mapping[str, int]
    pictures: Mapping[str, int]
    planes: Sequence[bytes]
    fingerprint: str

    def of(self, word: str, picture: str) -> tuple[float, ...] | None:
        """Nearness by channel, in standard deviations; nothing for what isn't in the table."""
        place = self._place(word, picture)
        if place is None:
            return None
        return tuple(
            (self.planes[channel][place] - MIDDLE) / STEPS_A_DEVIATION
            for channel in range(len(CHANNELS))
        )

    def loudest_tag(self, word: str, picture: str) -> int | None:
        """Which of the picture's tags is nearest to the word, by its number."""
        place = self._place(word, picture)
        return None if place is None else self.planes[len(CHANNELS)][place]

    def _place(self, word: str, picture: str) -> int | None:
        row, column = self.words.get(word), self.pictures.get(picture)
        if row is None or column is None:
            return None
        return row * len(self.pictures) + column


@cache
def built_in_nearness() -> Nearness:
    """The table that comes with the game."""
    return load_nearness(TABLE)


def load_nearness(path: Path) -> Nearness:
    """The table in this file: a line of JSON that names its rows and columns, then its planes."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        named = json.loads(head)
        words, pictures = list(named["words"]), list(named["pictures"])
        fingerprint = str(named["fingerprint"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadDeck(f"{path}: no table of nearness ({type(error).__name__})") from None
    size = len(words) * len(pictures)
    if not size or len(body) != size * (len(CHANNELS) + 1):
        raise BadDeck(f"{path}: the table is not whole")
    return Nearness(
        {word: row for row, word in enumerate(words)},
        {picture: column for column, picture in enumerate(pictures)},
        [body[start : start + size] for start in range(0, len(body), size)],
        fingerprint,
    )
