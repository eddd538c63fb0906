"""Commands of every kind, sensible or not."""

import random

from stella.rules.commands import (
    AskOtherWord,
    Command,
    GoOn,
    KeepWord,
    LeaveSeat,
    Move,
    PassPen,
    ShowCard,
    TakePenBack,
    TakeSeat,
)
from tests.builders import set_up


def any_move(dice: random.Random, seat: int) -> Move:
    """A move of this seat that may be illegal."""
    crosses = frozenset(dice.sample(range(17), dice.randint(0, 12)))
    return dice.choice(
        (
            AskOtherWord(seat),
            KeepWord(seat),
            PassPen(seat, crosses),
            TakePenBack(seat),
            ShowCard(seat, dice.randint(0, 16)),
            GoOn(seat),
        )
    )


def any_command(dice: random.Random) -> Command:
    """A command that may be illegal."""
    seat = dice.randint(-1, 6)
    return dice.choice(
        (any_move(dice, seat), LeaveSeat(seat), TakeSeat(seat, "Zoe"), set_up(dice.randint(2, 6)))
    )
