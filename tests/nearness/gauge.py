"""How well nearness finds the pictures that were crossed by hand in judged.txt."""

import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

JUDGED = Path(__file__).with_name("judged.txt")
Near = Callable[[str, str], float]
"""How near a word is to a card."""


class Gauge(NamedTuple):
    """Means over all judged words."""

    found: float
    """Of so many nearest cards as were crossed by hand, what share was crossed too."""
    rank: float
    """Where a crossed card stands among all cards, the nearest is 1."""


def judged() -> dict[str, list[str]]:
    """For each judged word the cards that were crossed."""
    lines = JUDGED.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(": ") for line in lines if line and not line.startswith("#"))
    return {word: cards.split() for word, cards in pairs}


def gauge(near: Near, cards: Sequence[str]) -> Gauge:
    """Nearness against that judgement."""
    found, rank = [], []
    for word, crossed in judged().items():
        order = sorted(cards, key=lambda card: -near(word, card))
        found.append(len(set(order[: len(crossed)]) & set(crossed)) / len(crossed))
        rank.append(statistics.fmean(order.index(card) + 1 for card in crossed))
    return Gauge(statistics.fmean(found), statistics.fmean(rank))
