"""Names and things said: what people may write so that others can read it."""

import unicodedata
from typing import Final

from ..rules.blank_cards import LOOKS_BLANK, UNREADABLE
from .refusals import Declined, Refusal

LONGEST_NAME: Final = 20
LONGEST_TEXT: Final = 200
JOINERS: Final = "\u200c\u200d\ufe0f"
"""Some scripts and pictures need them inside."""
HIDDEN: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {
    chr(sign) for sign in (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
}
"""Marks and choices of a glyph's form that nobody sees, or nobody needs."""
FOREIGN, LATIN = "авсԁеһіјкӏмнорԛѕтѵԝхуοανιρτκυβεζημχ", "abcdehijklmhopqstvwxyoaviptkubezhmx"
LOOKS_LIKE: Final = str.maketrans(FOREIGN, LATIN)
"""Letters of other scripts, small or capital, that look like Latin ones."""
MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 3
"""Signs above and below one letter; more would run into the neighbours."""


def plain_name(name: str) -> str:
    """The name with single blanks, if people can read it."""
    plain = _plain(name)
    if not plain:
        raise Declined(Refusal.NAME_EMPTY)
    if len(plain) > LONGEST_NAME:
        raise Declined(Refusal.NAME_TOO_LONG)
    if not _is_readable(plain):
        raise Declined(Refusal.NAME_UNREADABLE)
    return plain


def folded(name: str) -> str:
    """The name without what people can't tell apart."""
    seen = "".join(sign for sign in name if sign not in JOINERS)
    return unicodedata.normalize("NFKC", seen).casefold().translate(LOOKS_LIKE)


def plain_text(text: str) -> str:
    """Something said, without signs that nobody sees, cut at its longest."""
    readable = "".join(sign for sign in text if _is_visible(sign) or sign.isspace())
    plain = _plain(readable)[:LONGEST_TEXT]
    if not plain or not _is_readable(plain):
        raise Declined(Refusal.NOTHING_SAID)
    return plain


def _plain(text: str) -> str:
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return plain if plain.strip(LOOKS_BLANK + JOINERS + " ") else ""


def _is_visible(sign: str) -> bool:
    if sign in JOINERS:
        return True
    hidden = sign in LOOKS_BLANK or sign in HIDDEN
    return not hidden and unicodedata.category(sign) not in UNREADABLE


def _is_readable(text: str) -> bool:
    marks = 0
    for sign in text:
        if not _is_visible(sign):
            return False
        marks = marks + 1 if unicodedata.category(sign) in MARKS or sign in JOINERS else 0
        if marks > MOST_MARKS:
            return False
    return unicodedata.category(text[0]) not in MARKS
