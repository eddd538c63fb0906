"""Who the computer players are, in the languages of the game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

INTRODUCTIONS: Final = Path(__file__).with_name("characters.toml")


@cache
def introductions() -> Mapping[str, Mapping[str, str]]:
    """For each character, by name, a line that follows the name, in each language."""
    lines: dict[str, dict[str, str]] = tomllib.loads(INTRODUCTIONS.read_text(encoding="utf-8"))
    return lines
