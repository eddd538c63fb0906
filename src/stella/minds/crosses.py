"""Which pictures to cross: guess what the others cross, and dare as many as gain most."""

import random
from collections.abc import Sequence
from typing import Final

from ..rules.material import FEWEST_CROSSES, MOST_CROSSES
from ..rules.view import SeatView, View
from .characters import Mind
from .sight import See, looked_at, whim
from .table_in_mind import Order, points

USUAL_CROSSES: Final = 5.0
USUAL_SPREAD: Final = 1.5
"""How many one expects of somebody who has not announced yet, and how surely."""
WEIGHT_OF_USUAL: Final = 0.3
"""So many rounds of somebody's own weigh as much as what is usual."""
COMMON_DOUBT: Final = 0.5
OWN_TASTE: Final = 0.6
"""How far what everybody sees strays from what oneself sees, and each person from that."""
IMAGINED_FOR_BELIEF: Final = 400
NEAR: Final = 0.45
"""How near a picture must come for somebody who crosses whatever they like."""


def crosses(view: View, mind: Mind, see: See, chance: random.Random) -> frozenset[int]:
    """The places that this mind crosses."""
    near = nearness(view, mind, see)
    order = surest_first(near)
    skill = mind.strength.skill
    if not skill.playouts:
        count = sum(value > NEAR for value in near)
    else:
        count = best_count(view, near, skill.playouts, chance)
    count += round(chance.gauss(mind.character.boldness, skill.mood))
    return frozenset(order[: min(max(count, FEWEST_CROSSES), MOST_CROSSES)])


def nearness(view: View, mind: Mind, see: See) -> list[float]:
    """How near each picture comes to the clue, as this mind sees it tonight."""
    clue, pictures = view.room.clue, view.room.pictures
    assert clue is not None
    seen = looked_at(see, clue, pictures, mind.taste)
    blur = mind.strength.skill.blur
    return [
        value + blur * whim(mind.character.name, mind.evening, clue.card, clue.upside_down, picture)
        for value, picture in zip(seen, pictures, strict=True)
    ]


def surest_first(near: Sequence[float]) -> list[int]:
    """Places from the nearest picture to the farthest."""
    return sorted(range(1, len(near) + 1), key=lambda place: -near[place - 1])


def best_count(view: View, near: Sequence[float], playouts: int, chance: random.Random) -> int:
    """The number of crosses that gains most over the others, played out in the head."""
    assert view.own is not None
    me, order = view.own.seat, surest_first(near)
    pawn = next(seat for seat, who in enumerate(view.room.seats) if who.has_pawn)
    tables = [imagined(view, near, chance) for _ in range(playouts)]

    def gain(count: int) -> float:
        total = 0.0
        for others in tables:
            slates = [*others[:me], order[:count], *others[me:]]
            scored = points(slates, pawn)
            total += scored[me] - (sum(scored) - scored[me]) / (len(scored) - 1)
        return total

    return max(range(FEWEST_CROSSES, MOST_CROSSES + 1), key=gain)


def imagined(view: View, near: Sequence[float], chance: random.Random) -> list[Order]:
    """Slates that the others may have filled in: alike in what all see, each with an own taste."""
    assert view.own is not None
    common = [value + COMMON_DOUBT * chance.gauss() for value in near]
    slates: list[Order] = []
    for seat, who in enumerate(view.room.seats):
        if seat != view.own.seat:
            theirs = [value + OWN_TASTE * chance.gauss() for value in common]
            slates.append(surest_first(theirs)[: expected_crosses(who, chance)])
    return slates


def expected_crosses(who: SeatView, chance: random.Random) -> int:
    """How many crosses somebody will make: as many as in a round before, or as is usual."""
    rounds = len(who.announced)
    if chance.random() < rounds / (rounds + WEIGHT_OF_USUAL):
        return chance.choice(who.announced)
    usual = round(chance.gauss(USUAL_CROSSES, USUAL_SPREAD))
    return min(max(usual, FEWEST_CROSSES), MOST_CROSSES)


def belief(view: View, mind: Mind, see: See, chance: random.Random) -> list[float]:
    """For each place how probable this mind finds it that another person crosses it."""
    near = nearness(view, mind, see)
    counts, slates = [0] * len(near), 0
    for _ in range(IMAGINED_FOR_BELIEF):
        for order in imagined(view, near, chance):
            slates += 1
            for place in order:
                counts[place - 1] += 1
    return [count / slates for count in counts]
