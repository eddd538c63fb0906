"""Texts of other people, made harmless for a terminal."""

import unicodedata
from typing import Final

LONGEST_LINE: Final = 500
UNREADABLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})


def readable(text: str) -> str:
    """The text on one line, without signs that steer a terminal or turn its writing round."""
    signs = (
        "\ufffd" if unicodedata.category(sign) in UNREADABLE else sign
        for sign in text[:LONGEST_LINE]
    )
    return "".join(signs)
