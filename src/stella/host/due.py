"""What happens by itself: computer players move, clocks run out, a lost host is replaced."""

from collections.abc import Mapping
from typing import assert_never

from ..minds.sight import See
from ..rules.commands import GoOn, Move, PassPen
from ..rules.material import Colour
from ..rules.table import ASSOCIATE, SCORE
from . import happened
from .company import Company, waited_for
from .decide import Happened, Outside, played
from .drafts import Draft, crosses_of, may_be_passed
from .evolve import evolve
from .patience import ComputerMoves, Due, HostIsLost, TimeRunsOut, WarningIsDue, all_due, heirs
from .thinking import move_of

Drafts = Mapping[int, Draft]


def next_happening(company: Company, outside: Outside, see: See, drafts: Drafts) -> Happened:
    """What came due first; nothing if nothing is due yet."""
    due = [(at, what) for at, what in all_due(company, outside.patience) if at <= outside.now]
    if not due:
        return ()
    _, first = min(due, key=lambda each: each[0])
    return _happens(company, first, _Hands(outside, see, drafts))


class _Hands:
    """Who plays for whom: computer players, and one for people whose time is over."""

    def __init__(self, outside: Outside, see: See, drafts: Drafts) -> None:
        self.outside = outside
        self.see = see
        self.drafts = drafts

    def move(self, company: Company, seat: int) -> Move:
        """What a computer player does on this seat."""
        move = move_of(company, seat, self.see, self.outside.chance)
        assert move is not None
        return move

    def move_out_of_time(self, company: Company, seat: int) -> Move:
        """A person's own crosses, if there are any; else what a computer player would do."""
        if company.game.step is SCORE:
            return GoOn(seat)
        crosses = crosses_of(company, seat, self.drafts.get(seat))
        if crosses is None and company.game.step is ASSOCIATE:
            crosses = tuple(company.game.round.slates[seat])  # passed, and taken back
        if crosses is not None and may_be_passed(crosses):
            return PassPen(seat, frozenset(crosses))
        return self.move(company, seat)


def _happens(company: Company, due: Due, hands: _Hands) -> Happened:
    match due:
        case ComputerMoves(seat):
            return played(company, hands.move(company, seat))
        case WarningIsDue():
            return (happened.Warned(),)
        case TimeRunsOut():
            return _time_runs_out(company, hands)
        case HostIsLost():
            return (happened.HostChanged(heirs(company)[0]),)
        case _:
            assert_never(due)


def _time_runs_out(company: Company, hands: _Hands) -> Happened:
    """Everybody who is waited for moves now, or only whoever was hurried."""
    happenings: Happened = ()
    for colour in _late(company):
        seat = next(s for s, place in enumerate(company.places) if place.colour is colour)
        moved = played(company, hands.move_out_of_time(company, seat))
        for happening in moved:
            company = evolve(company, happening, hands.outside.now)
        happenings += moved
    return happenings


def _late(company: Company) -> list[Colour]:
    colours = [company.places[seat].colour for seat in waited_for(company)]
    hurried = [colour for colour in colours if colour in company.wait.hurried_at]
    return hurried or colours
