"""What people were told: the same ask gets the same answer."""

from collections import OrderedDict
from typing import Final

from ..rules.refusals import Refusal as RulesRefusal
from ..rules.refusals import Refused
from .asks import Ask
from .refusals import Declined, Refusal

ANSWERS_KEPT: Final = 256
Why = RulesRefusal | Refusal | None
"""Why somebody was refused; nothing where they were not."""


class Told:
    """Answers of one table that are not in its log: to refused asks, and to drafts."""

    def __init__(self) -> None:
        self._why: OrderedDict[tuple[str, str], Why] = OrderedDict()

    def has(self, person: str, ask: Ask) -> bool:
        """Whether this was answered."""
        return (person, ask.id) in self._why

    def remember(self, person: str, ask: Ask, why: Why) -> None:
        """It is answered so."""
        self._why[person, ask.id] = why
        if len(self._why) > ANSWERS_KEPT:
            self._why.popitem(last=False)

    def again(self, person: str, ask: Ask) -> None:
        """What was said before: nothing where it was accepted, else `Refused` or `Declined`."""
        match self._why[person, ask.id]:
            case RulesRefusal() as why:
                raise Refused(why)
            case Refusal() as why:
                raise Declined(why)
