"""The decks that come with the game."""

from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).parent / "words" / "stella.toml"
PICTURES: Final = Path(__file__).parent / "lightbox" / "lightbox.toml"
