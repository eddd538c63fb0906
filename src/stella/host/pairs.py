"""Who thinks alike: a thread for each two seats, which grows with each round."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from ..rules.events import SUPER_SPARK, CardShown, Outcome
from ..rules.material import MOST_SEATS
from ..rules.table import Table


class Thread(Struct, frozen=True):
    """What two players had in common."""

    sparks: int = 0
    super_sparks: int = 0
    crosses: int = 0

    def with_spark(self, outcome: Outcome) -> "Thread":
        """One more Spark or Super-Spark together."""
        if outcome is SUPER_SPARK:
            return replace(self, super_sparks=self.super_sparks + 1)
        return replace(self, sparks=self.sparks + 1)


PAIRS: Final = {pair: pair for pair in combinations(range(MOST_SEATS), 2)}
"""One of each for all tables."""
Threads = Mapping[tuple[int, int], Thread]


def after_card(threads: Threads, event: CardShown) -> Threads:
    """The threads after a card was shown."""
    if not event.others:
        return threads
    grown = dict(threads)
    for pair in combinations(sorted((event.scout, *event.others)), 2):
        grown[PAIRS[pair]] = grown.get(pair, Thread()).with_spark(event.outcome)
    return grown


def after_round(threads: Threads, game: Table) -> Threads:
    """The threads with the crosses that two had in common in a round that was scored."""
    grown = dict(threads)
    for pair in combinations(range(len(game.seats)), 2):
        thread = grown.get(pair, Thread())
        shared = len(game.round.slates[pair[0]] & game.round.slates[pair[1]])
        grown[PAIRS[pair]] = replace(thread, crosses=thread.crosses + shared)
    return grown
