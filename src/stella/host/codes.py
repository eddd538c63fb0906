"""Codes to say aloud, and secrets that nobody guesses."""

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which people take for figures."""
CODE_LENGTH: Final = 6
SECRET_BYTES: Final = 32


def new_code() -> str:
    """Six letters: one of 191 million tables."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def code_of(text: str) -> str | None:
    """The code that somebody typed, in whichever case."""
    code = text.strip().upper()
    is_code = len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code)
    return code if is_code else None


def new_salt() -> str:
    """What a table's computer players think with: never told, so never foreseen."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """A token or the end of a one-time link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.blake2b(secret.encode(), digest_size=32).digest()
