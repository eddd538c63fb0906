"""Small entries to keep, and ears for news."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from stella.log.store import Entry, Head, Store

Make = Callable[[], Store]


@dataclass
class Ears:
    """Everything that was told."""

    heard: list[tuple[str, int]] = field(default_factory=list)
    missed_times: int = 0

    def told(self, code: str, version: int) -> None:
        self.heard.append((code, version))

    def missed(self) -> None:
        self.missed_times += 1


def entry(code: str = "AAAAAA", version: int = 1, *, at: int = 1000, body: bytes = b"x") -> Entry:
    return Entry(code, version, at, body)


def head(
    *people: str, due: int | None = None, listed: bool = False, summary: bytes = b"{}"
) -> Head:
    return Head(due, listed, summary, people)


def codes(count: int) -> list[str]:
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    return [
        f"T{letters[i // 24 // 24]}{letters[i // 24 % 24]}{letters[i % 24]}" for i in range(count)
    ]


@asynccontextmanager
async def opened(store: Store, ears: Ears | None = None) -> AsyncIterator[Store]:
    await store.start(ears or Ears())
    try:
        yield store
    finally:
        await store.stop()
