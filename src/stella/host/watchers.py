"""Whoever watches a live table."""

from enum import Enum
from typing import Protocol


class Leaving(Enum):
    """Why everybody must leave a table."""

    DELETED = "deleted"
    PAUSED = "paused"


class Watcher(Protocol):
    """Somebody with a line to the table; neither of these may wait."""

    def show(self) -> None:
        """Something changed."""

    def leave(self, why: Leaving) -> None:
        """The table can't be looked at any more."""


class Painted(Protocol):
    """How a table looks, made for its watchers."""

    def forget(self) -> None:
        """All have seen it."""
