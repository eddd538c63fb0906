"""A computer player's turn: a view comes in, a move goes out."""

import random
from typing import Final

from ..rules.commands import GoOn, Move, PassPen, ShowCard
from ..rules.view import View
from .characters import Mind
from .crosses import crosses, nearness
from .sight import See

THINKING_SECONDS: Final = {PassPen: (6.0, 18.0), ShowCard: (2.0, 5.0), GoOn: (2.0, 4.0)}


def choose(view: View, mind: Mind, see: See, chance: random.Random) -> Move | None:
    """What this mind does now; nothing where it isn't its turn."""
    own = view.own
    if own is None:
        return None
    if own.may_pass_pen:
        return PassPen(own.seat, crosses(view, mind, see, chance))
    if own.may_show:
        near = nearness(view, mind, see)
        return ShowCard(own.seat, max(own.may_show, key=lambda place: near[place - 1]))
    if own.may_go_on:
        return GoOn(own.seat)
    return None


def thinking_seconds(move: Move, chance: random.Random) -> float:
    """How long people would think about this move: mostly short, now and then long."""
    shortest, longest = THINKING_SECONDS.get(type(move), (2.0, 4.0))
    return shortest + (longest - shortest) * chance.betavariate(1.6, 3.2)
