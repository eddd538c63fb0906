"""Eyes for the computer players: the table where it knows word and picture, else a guess."""

from collections.abc import Mapping

from ..minds.sight import See, Sight, guess
from ..rules.view import Clue
from .table import Nearness

OwnWords = Mapping[str, Mapping[str, Sight]]
"""For each word that people wrote themselves, how each picture looks with it."""


def word_of(clue: Clue) -> str:
    """The clue word's name in the table of nearness."""
    return f"{clue.card}/{'upside_down' if clue.upside_down else 'upright'}"


def eyes(nearness: Nearness, own_words: OwnWords | None = None) -> See:
    """What the table says, or the encoder said of own words; a guess where nobody knows."""
    own = own_words or {}

    def see(clue: Clue, picture: str) -> Sight:
        near = nearness.of(word_of(clue), picture)
        if near is not None:
            return Sight(*near)
        return own.get(clue.text, {}).get(picture) or guess(clue, picture)

    return see
