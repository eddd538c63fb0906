"""Limits: how much one address, person or line may do in a while."""

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

MOST_REMEMBERED: Final = 100_000


class Rate:
    """So many in a span of seconds, each key for itself; it refills evenly."""

    def __init__(
        self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self.refill = most / seconds
        self.clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}

    def allows(self, key: Hashable) -> bool:
        """Whether this key may once more; if so, it has."""
        left = self._now_left(key)
        if left < 1:
            return False
        self._left[key] = (left - 1, self.clock())
        if len(self._left) > MOST_REMEMBERED:
            self._forget_some()
        return True

    def is_used_up(self, key: Hashable) -> bool:
        """Whether this key may no more; nothing is counted."""
        return self._now_left(key) < 1

    def _now_left(self, key: Hashable) -> float:
        left, since = self._left.get(key, (self.most, self.clock()))
        return min(self.most, left + (self.clock() - since) * self.refill)

    def _forget_some(self) -> None:
        """Those who may as much as newcomers; of the rest the older half, so that this is rare."""
        kept = [key for key in self._left if self._now_left(key) < self.most]
        self._left = {key: self._left[key] for key in kept[-MOST_REMEMBERED // 2 :]}


class Bucket:
    """A rate for one key, small enough for each line to have its own."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._since = time.monotonic()

    def allows(self) -> bool:
        """Whether there is one more to take; if so, it is taken."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TooMany(Exception):
    """As many as may be are here already."""


class AtOnce:
    """So many at the same time, each key for itself."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._now: Counter[Hashable] = Counter()

    @contextmanager
    def one(self, key: Hashable) -> Iterator[None]:
        """One more of this key, for a while; `TooMany` if that can't be."""
        if self._now[key] >= self.most:
            raise TooMany
        self._now[key] += 1
        try:
            yield
        finally:
            self._now[key] -= 1
            if not self._now[key]:
                del self._now[key]
