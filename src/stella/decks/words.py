"""Word decks: cards with two words each, in several languages, and the discovery cards."""

import random
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ..rules.blank_cards import plain_word
from ..rules.material import DISCOVERY_WORD_CARDS, ROUNDS, WordCard
from ..rules.refusals import Refused
from .pictures import deck_languages
from .source import Entry, Source


@dataclass(frozen=True)
class WordEntry:
    """One word card in every language of its deck; a note tells translators what is meant."""

    card: str
    upright: Mapping[str, str]
    upside_down: Mapping[str, str]
    note: str
    discovery: int | None = None

    def printed(self, language: str) -> WordCard:
        """The card as one table plays it."""
        return WordCard(
            self.card, self.upright[language], self.upside_down[language], self.discovery
        )


@dataclass(frozen=True)
class WordDeck:
    """A box of word cards."""

    name: str
    languages: tuple[str, ...]
    cards: tuple[WordEntry, ...]
    discovery: tuple[WordEntry, ...]

    def drawn(
        self, language: str, chance: random.Random, blank_cards: Sequence[WordCard] = ()
    ) -> tuple[WordCard, ...]:
        """Four cards for a game, people's own shuffled among them."""
        cards = [entry.printed(language) for entry in self.cards]
        return tuple(chance.sample([*cards, *blank_cards], ROUNDS))

    @cached_property
    def _by_card(self) -> Mapping[str, WordEntry]:
        return {entry.card: entry for entry in (*self.discovery, *self.cards)}

    def side(self, card: str, *, upside_down: bool) -> Mapping[str, str] | None:
        """One word in every language; nothing for a card that isn't of this deck."""
        entry = self._by_card.get(card)
        if entry is None:
            return None
        return entry.upside_down if upside_down else entry.upright

    def first_game(self, language: str) -> tuple[WordCard, ...]:
        """The discovery cards in their order."""
        return tuple(entry.printed(language) for entry in self.discovery)


def load_words(path: Path) -> WordDeck:
    """The deck in this file; `BadDeck` names the line where something is wrong."""
    source = Source(path)
    source.only("deck", "card", "discovery")
    head = source.entry("deck")
    head.only("name", "licence", "languages")
    languages = deck_languages(head)
    first = source.entries("discovery")
    entries = [*first, *source.entries("card")]
    _check_doubles(entries, languages)
    discovery = tuple(_card(entry, languages, i) for i, entry in enumerate(first, start=1))
    cards = tuple(_card(entry, languages) for entry in entries[len(first) :])
    if len(cards) < ROUNDS:
        raise head.bad(f"a game needs {ROUNDS} word cards, here are {len(cards)}")
    if len(discovery) not in (0, DISCOVERY_WORD_CARDS):
        raise head.bad(f"{DISCOVERY_WORD_CARDS} discovery cards or none, not {len(discovery)}")
    return WordDeck(head.text("name"), languages, cards, discovery)


def folded(word: str) -> str:
    """The word without case and accents, to find doubles by."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _card(entry: Entry, languages: tuple[str, ...], discovery: int | None = None) -> WordEntry:
    entry.only("id", "upright", "upside_down", "note")
    sides = [_words(entry, side, languages) for side in ("upright", "upside_down")]
    note = entry.text("note") if "note" in entry.values else ""
    return WordEntry(entry.text("id"), sides[0], sides[1], note, discovery)


def _words(entry: Entry, side: str, languages: tuple[str, ...]) -> dict[str, str]:
    words = entry.in_languages(side, languages)
    for language, word in words.items():
        try:
            printed = plain_word(word)
        except Refused as refused:
            raise entry.bad(f"{side}.{language}: {refused}", side) from None
        if printed != word:
            raise entry.bad(f"{side}.{language}: write it {printed!r}", side)
    return words


def _check_doubles(entries: Sequence[Entry], languages: tuple[str, ...]) -> None:
    seen: set[tuple[str, str]] = set()
    for entry in entries:
        places = [("id", "id", entry.text("id"))]
        for side in ("upright", "upside_down"):
            words = entry.in_languages(side, languages)
            places += [(side, language, folded(word)) for language, word in words.items()]
        for key, kind, word in places:
            if (kind, word) in seen:
                raise entry.bad(f"{word!r} comes twice ({kind})", key)
            seen.add((kind, word))
