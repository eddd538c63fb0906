"""1 Associate: the clue word is turned, or exchanged, and everybody secretly marks crosses."""

from .commands import AskOtherWord, KeepWord, PassPen, TakePenBack
from .events import OtherWordAsked, PenPassed, PenTakenBack, WordKept
from .material import FEWEST_CROSSES, MOST_CROSSES
from .refusals import Refusal, Refused
from .table import ASSOCIATE, BLANK, Table, persons, require_place, require_step

NOBODY: frozenset[int] = frozenset()


def may_exchange(table: Table) -> bool:
    """The other word may still be had: once a round, before the first pen is passed."""
    return table.step is ASSOCIATE and not table.round.other_word and not table.round.passed


def ask_other_word(table: Table, asked: AskOtherWord) -> OtherWordAsked:
    """A person agrees to the other word; computer players always do and never ask."""
    _require_exchange(table)
    _require_person(table, asked.seat)
    if asked.seat in table.round.agreed:
        raise Refused(Refusal.ALREADY_ASKED)
    return OtherWordAsked(asked.seat)


def keep_word(table: Table, asked: KeepWord) -> WordKept:
    """A person doesn't agree, or not any more."""
    _require_exchange(table)
    _require_person(table, asked.seat)
    if not table.round.agreed:
        raise Refused(Refusal.NOBODY_ASKED)
    return WordKept(asked.seat)


def pass_pen(table: Table, asked: PassPen) -> PenPassed:
    """At least 1 cross, at most 10, and the pen goes to the left neighbour."""
    require_step(table, ASSOCIATE)
    if asked.seat in table.round.passed:
        raise Refused(Refusal.PEN_PASSED)
    crosses = frozenset(asked.crosses)
    for place in crosses:
        require_place(place)
    if len(crosses) < FEWEST_CROSSES:
        raise Refused(Refusal.TOO_FEW_CROSSES)
    if len(crosses) > MOST_CROSSES:
        raise Refused(Refusal.TOO_MANY_CROSSES)
    return PenPassed(asked.seat, crosses)


def take_pen_back(table: Table, asked: TakePenBack) -> PenTakenBack:
    """Until all pens are passed, one's own may be taken back."""
    require_step(table, ASSOCIATE)
    if asked.seat not in table.round.passed:
        raise Refused(Refusal.PEN_NOT_PASSED)
    return PenTakenBack(asked.seat)


def other_word_asked(table: Table, event: OtherWordAsked) -> Table:
    """One more agrees."""
    agreed = table.round.agreed | {event.seat}
    return table._replace(round=table.round._replace(agreed=agreed))


def word_kept(table: Table) -> Table:
    """Nobody is asked any more."""
    return table._replace(round=table.round._replace(agreed=NOBODY))


def all_agree(table: Table) -> bool:
    """Every person at the table wants the other word."""
    agreed = table.round.agreed
    return bool(agreed) and agreed >= persons(table)


def word_exchanged(table: Table) -> Table:
    """The crosses were made for another word: slates are wiped."""
    slates = (BLANK,) * len(table.seats)
    return table._replace(round=table.round._replace(other_word=True, agreed=NOBODY, slates=slates))


def pen_passed(table: Table, event: PenPassed) -> Table:
    """The slate is filled in, and the word stays as it is."""
    round_, seat = table.round, event.seat
    slates = (*round_.slates[:seat], event.crosses, *round_.slates[seat + 1 :])
    return table._replace(
        round=round_._replace(slates=slates, passed=round_.passed | {seat}, agreed=NOBODY)
    )


def pen_taken_back(table: Table, event: PenTakenBack) -> Table:
    """The crosses stay on the slate until they are changed."""
    return table._replace(round=table.round._replace(passed=table.round.passed - {event.seat}))


def _require_exchange(table: Table) -> None:
    require_step(table, ASSOCIATE)
    if table.round.other_word:
        raise Refused(Refusal.WORD_ALREADY_EXCHANGED)
    if table.round.passed:
        raise Refused(Refusal.A_PEN_WAS_PASSED)


def _require_person(table: Table, seat: int) -> None:
    if table.seats[seat].computer:
        raise Refused(Refusal.SEAT_HAS_A_COMPUTER)
