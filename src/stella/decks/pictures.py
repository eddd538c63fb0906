"""Picture decks: cards, what is seen on them, and where their images lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..rules.material import PICTURES_IN_A_GAME
from .source import LANGUAGES, BadDeck, Entry, Source

WIDTHS: Final = (240, 400, 800)


@dataclass(frozen=True)
class PictureCard:
    """One picture: neutral descriptions for those who can't see it, and food for thought."""

    card: str
    description: Mapping[str, str]
    tags: tuple[str, ...]
    associations: tuple[str, ...]


@dataclass(frozen=True)
class PictureDeck:
    """A box of pictures, in one or more languages."""

    name: str
    languages: tuple[str, ...]
    cards: Mapping[str, PictureCard]
    folder: Path
    images: str | None

    def image(self, card: str, width: int) -> Path:
        """The file that holds this picture this wide."""
        return self.folder / f"{card}-{width}.{self.images}"


def load_pictures(path: Path) -> PictureDeck:
    """The deck in this file; `BadDeck` names the line where something is wrong."""
    source = Source(path)
    source.only("deck", "card")
    head = source.entry("deck")
    head.only("name", "licence", "languages", "images")
    languages = deck_languages(head)
    images = head.text("images") if "images" in head.values else None
    cards: dict[str, PictureCard] = {}
    for entry in source.entries("card"):
        card = _card(entry, languages)
        if card.card in cards:
            raise entry.bad(f"card {card.card} comes twice", "id")
        cards[card.card] = card
    if len(cards) < PICTURES_IN_A_GAME:
        raise head.bad(f"a game needs {PICTURES_IN_A_GAME} pictures, here are {len(cards)}")
    deck = PictureDeck(head.text("name"), languages, cards, path.parent, images)
    _check_images(deck)
    return deck


def deck_languages(head: Entry) -> tuple[str, ...]:
    """The languages that a deck says it speaks."""
    languages = head.texts("languages")
    for language in languages:
        if language not in LANGUAGES:
            raise head.bad(
                f"languages: {language!r} is none of {', '.join(LANGUAGES)}", "languages"
            )
    if not languages or len(set(languages)) < len(languages):
        raise head.bad("languages: at least one, and none twice", "languages")
    return languages


def _card(entry: Entry, languages: tuple[str, ...]) -> PictureCard:
    entry.only("id", "description", "tags", "associations")
    return PictureCard(
        entry.text("id"),
        entry.in_languages("description", languages),
        entry.texts("tags"),
        entry.texts("associations"),
    )


def _check_images(deck: PictureDeck) -> None:
    if deck.images is None:
        return
    for card in deck.cards:
        for width in WIDTHS:
            if not (image := deck.image(card, width)).is_file():
                raise BadDeck(f"{image}: this picture is missing")
