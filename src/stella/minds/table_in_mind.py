"""Playing a round out in one's head: everybody shows their surest card first."""

from collections.abc import Sequence
from typing import Final

from ..rules.material import MOST_SEATS, PLACES

SPARK: Final = 2
SUPER_SPARK: Final = 3

Order = Sequence[int]
"""Somebody's crosses, the surest first, each as the number of its place."""
Seats = int
"""A set of seats, a bit for each: a decision plays hundreds of rounds out in milliseconds."""
SEATS_IN: Final = [
    [seat for seat in range(MOST_SEATS) if seats >> seat & 1] for seats in range(1 << MOST_SEATS)
]


class RoundInMind:
    """A reveal as it may go, bare of all that a real table needs."""

    def __init__(self, orders: Sequence[Order]) -> None:
        self.orders = orders
        self.waiting = [iter(order) for order in orders]
        self.hidden: list[Seats] = [0] * (PLACES + 1)
        for seat, order in enumerate(orders):
            for place in order:
                self.hidden[place] |= 1 << seat
        self.standing: Seats = (1 << len(orders)) - 1
        self.stars = [0] * len(orders)
        self.sparks = [0] * len(orders)

    def may_show(self, scout: int) -> int | None:
        """The scout's surest card that nobody has shown yet; nothing for who cannot be scout."""
        if self.standing >> scout & 1:
            for place in self.waiting[scout]:
                if self.hidden[place]:
                    return place
        return None

    def show(self, scout: int, place: int) -> None:
        """This card is shown: a Spark, a Super-Spark, or the Fall."""
        sharing = self.hidden[place]
        self.hidden[place] = 0
        if sharing == 1 << scout:
            self.standing ^= sharing
            return
        worth = SUPER_SPARK if sharing.bit_count() == 2 else SPARK
        for seat in SEATS_IN[sharing & self.standing]:
            self.stars[seat] += worth
            self.sparks[seat] += 1

    def points(self) -> list[int]:
        """What each seat scores, the Dark included."""
        crosses = [len(order) for order in self.orders]
        most = max(crosses)
        dark = crosses.index(most)
        if crosses.count(most) == 1 and not self.standing >> dark & 1:
            self.stars[dark] -= self.sparks[dark]
        return self.stars


def points(orders: Sequence[Order], first_scout: int) -> list[int]:
    """What each seat scores if all show these crosses in these orders."""
    round_ = RoundInMind(orders)
    scout, resting = first_scout, 0
    while resting < len(orders):
        place = round_.may_show(scout)
        if place is None:
            resting += 1
        else:
            round_.show(scout, place)
            resting = 0
        scout = (scout + 1) % len(orders)
    return round_.points()
