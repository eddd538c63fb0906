"""A state machine: people do legal and illegal things, leave, come back, and nothing breaks."""

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from stella.rules.commands import (
    AskOtherWord,
    Command,
    GoOn,
    KeepWord,
    LeaveSeat,
    PassPen,
    ShowCard,
    TakePenBack,
    TakeSeat,
)
from stella.rules.events import Event
from stella.rules.game import play, replay
from stella.rules.material import MOST_CROSSES
from stella.rules.refusals import Refused
from stella.rules.table import BOX, Step
from stella.rules.view import Own, view
from tests.builders import legal_move, set_up, why_refused

seats = st.integers(-1, 6)


class TableMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.table = BOX
        self.log: list[Event] = []

    @initialize(count=st.integers(3, 6), pawn=st.integers(0, 2), computers=st.sets(seats))
    def lay(self, count: int, pawn: int, computers: set[int]) -> None:
        assert self.ask(set_up(count, first_scout=pawn, computers=computers))

    def ask(self, command: Command) -> bool:
        before = self.table
        try:
            events, self.table = play(before, command)
        except Refused:
            assert self.table is before
            return False
        assert events
        self.log += events
        return True

    @rule(seat=seats, crosses=st.frozensets(st.integers(0, 16), max_size=12))
    def pass_pen(self, seat: int, crosses: frozenset[int]) -> None:
        sensible = 0 < len(crosses) <= MOST_CROSSES and not crosses & {0, 16}
        passed = self.ask(PassPen(seat, crosses))
        assert not passed or sensible

    @rule(seat=seats)
    def take_pen_back(self, seat: int) -> None:
        self.ask(TakePenBack(seat))

    @rule(seat=seats)
    def ask_other_word(self, seat: int) -> None:
        self.ask(AskOtherWord(seat))

    @rule(seat=seats)
    def keep_word(self, seat: int) -> None:
        self.ask(KeepWord(seat))

    @rule(seat=seats, place=st.integers(-1, 17))
    def show(self, seat: int, place: int) -> None:
        self.ask(ShowCard(seat, place))

    @rule(seat=seats)
    def go_on(self, seat: int) -> None:
        self.ask(GoOn(seat))

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        self.ask(LeaveSeat(seat))

    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        self.ask(TakeSeat(seat, "Zoe"))

    @rule()
    def lay_again(self) -> None:
        assert not self.ask(set_up())

    @rule(dice=st.integers(0, 2**32).map(random.Random), moves=st.integers(1, 25))
    def play_on(self, dice: random.Random, moves: int) -> None:
        for _ in range(moves):
            if self.table.step is not Step.END:
                assert self.ask(legal_move(self.table, dice, longest=4))

    @invariant()
    def replay_equals_the_live_table(self) -> None:
        assert replay(self.log) == self.table

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        if self.table.step in (Step.SET_UP, Step.END):
            return
        owns = [view(self.table, seat).own for seat in range(len(self.table.seats))]
        assert any(own and (own.may_pass_pen or own.may_show or own.may_go_on) for own in owns)

    @invariant()
    def what_the_view_allows_is_accepted(self) -> None:
        for seat in range(len(self.table.seats)):
            own = view(self.table, seat).own
            assert own is not None
            for command, allowed in promises(own):
                assert allowed == (why_refused(self.table, command) is None), command


def promises(own: Own) -> list[tuple[Command, bool]]:
    """What this seat may do, by its view."""
    return [
        (PassPen(own.seat, {1}), own.may_pass_pen),
        (TakePenBack(own.seat), own.may_take_pen_back),
        (AskOtherWord(own.seat), own.may_ask_other_word),
        (KeepWord(own.seat), own.may_keep_word),
        (GoOn(own.seat), own.may_go_on),
        *((ShowCard(own.seat, place), place in own.may_show) for place in range(1, 16)),
    ]


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
