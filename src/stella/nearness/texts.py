"""What is written of words and pictures, as nearness is made from it."""

import hashlib
import json
import re
import tomllib
from typing import Any, Final

from ..decks.built_in import PICTURES, WORDS
from ..decks.pictures import PictureCard, load_pictures
from ..decks.source import BadDeck
from ..decks.words import load_words
from .table import HERE

LANGUAGE: Final = "en"
GLOSSES: Final = HERE / "glosses.toml"
CORRECTIONS: Final = HERE / "corrections.toml"


def words(language: str = LANGUAGE) -> dict[str, str]:
    """Each word by its card and side, such as `w01/upright`."""
    deck = load_words(WORDS)
    return {
        f"{entry.card}/{side}": texts[language]
        for entry in (*deck.discovery, *deck.cards)
        for side, texts in (("upright", entry.upright), ("upside_down", entry.upside_down))
    }


def words_by_language() -> dict[str, list[str]]:
    """All words of the game in each of its languages."""
    return {language: list(words(language).values()) for language in load_words(WORDS).languages}


def pictures() -> dict[str, tuple[tuple[str, ...], ...]]:
    """What is written of each picture, by channel: things, moods, stories."""
    cards = load_pictures(PICTURES).cards.values()
    return {card.card: (_clauses(card), card.tags, card.associations) for card in cards}


def glosses() -> dict[str, str]:
    """What each word means, as a dictionary would say it."""
    told: dict[str, str] = tomllib.loads(GLOSSES.read_text(encoding="utf-8"))
    for word in words().values():
        if word not in told:
            raise BadDeck(f"{GLOSSES}: no gloss for {word!r}")
    return told


def corrections() -> dict[str, dict[str, float]]:
    """For some words and pictures how near they are by hand, in standard deviations."""
    told: dict[str, dict[str, Any]] = tomllib.loads(CORRECTIONS.read_text(encoding="utf-8"))
    known, cards = set(words().values()), pictures()
    for word, near in told.items():
        if word not in known:
            raise BadDeck(f"{CORRECTIONS}: {word!r} is no word of the game")
        for card in near:
            if card not in cards:
                raise BadDeck(f"{CORRECTIONS}: {word!r}: there is no card {card!r}")
    return told


def fingerprint() -> str:
    """Changes whenever a text changes from which nearness is made."""
    all_texts = [words_by_language(), pictures(), glosses(), corrections()]
    return hashlib.sha256(json.dumps(all_texts).encode()).hexdigest()[:16]


def _clauses(card: PictureCard) -> tuple[str, ...]:
    return tuple(re.split(r"[.,;:] ", card.description[LANGUAGE].rstrip(".")))
