"""Stella: a game of words, dreamlike pictures and dangerous agreement."""

__version__ = "0.1.0"
