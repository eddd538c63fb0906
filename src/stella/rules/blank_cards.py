"""Customizable word cards: people's own words on blank cards, two a card."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from .material import BLANK_WORD_CARDS, WordCard
from .refusals import Refusal, Refused

LONGEST_WORD: Final = 30
BLANK_CARD: Final = "b"
"""How the names of these cards begin."""
UNREADABLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
LOOKS_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"


def blank_cards(words: Sequence[tuple[str, str]]) -> tuple[WordCard, ...]:
    """Word cards b1, b2 … with these words, ready to be shuffled among the others."""
    if len(words) > BLANK_WORD_CARDS:
        raise Refused(Refusal.TOO_MANY_BLANK_CARDS)
    written = [(plain_word(upright), plain_word(turned)) for upright, turned in words]
    all_words = [folded(word) for card in written for word in card]
    if len(set(all_words)) < len(all_words):
        raise Refused(Refusal.WORD_TWICE)
    return tuple(
        WordCard(f"{BLANK_CARD}{number}", upright, turned)
        for number, (upright, turned) in enumerate(written, start=1)
    )


def plain_word(word: str) -> str:
    """The word with single blanks and composed accents, if people can read it."""
    if len(word) > 4 * LONGEST_WORD:
        raise Refused(Refusal.WORD_TOO_LONG)
    plain = unicodedata.normalize("NFC", " ".join(word.split()))
    if not plain.strip(LOOKS_BLANK + " "):
        raise Refused(Refusal.WORD_EMPTY)
    if len(plain) > LONGEST_WORD:
        raise Refused(Refusal.WORD_TOO_LONG)
    if any(unicodedata.category(sign) in UNREADABLE or sign in LOOKS_BLANK for sign in plain):
        raise Refused(Refusal.WORD_UNREADABLE)
    if unicodedata.combining(plain[0]):
        raise Refused(Refusal.WORD_UNREADABLE)
    return plain


def folded(word: str) -> str:
    """The same for words that look the same."""
    return unicodedata.normalize("NFKC", word).casefold()
