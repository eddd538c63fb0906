import pytest

from stella.rules.commands import AskOtherWord, GoOn, KeepWord, PassPen, ShowCard, TakePenBack
from stella.rules.events import (
    LanternsPlaced,
    OtherWordAsked,
    PenPassed,
    PenTakenBack,
    WordExchanged,
    WordKept,
)
from stella.rules.game import decide
from stella.rules.refusals import Refusal
from stella.rules.table import Step, Table, clue_word
from tests.builders import after, laid, revealing, slate, why_refused


def test_a_passed_pen_keeps_its_crosses() -> None:
    crosses = slate("x.x.. .....  ....x")
    assert decide(laid(), PassPen(1, {1, 3, 15})) == (PenPassed(1, crosses),)
    table = after(laid(), PassPen(1, crosses))
    assert table.round.slates == (frozenset(), crosses, frozenset())
    assert table.round.passed == {1}
    assert table.step is Step.ASSOCIATE


def test_at_least_one_cross() -> None:
    assert why_refused(laid(), PassPen(0, set())) is Refusal.TOO_FEW_CROSSES
    after(laid(), PassPen(0, {8}))


def test_at_most_ten_crosses() -> None:
    assert why_refused(laid(), PassPen(0, set(range(1, 12)))) is Refusal.TOO_MANY_CROSSES
    after(laid(), PassPen(0, set(range(1, 11))))


@pytest.mark.parametrize("place", [-1, 0, 16, 1000])
def test_only_the_fifteen_places_can_be_crossed(place: int) -> None:
    assert why_refused(laid(), PassPen(0, {1, place})) is Refusal.NO_SUCH_PLACE


@pytest.mark.parametrize("place", [1, 15])
def test_the_outermost_places_can_be_crossed(place: int) -> None:
    assert why_refused(laid(), PassPen(0, {place})) is None


def test_a_pen_is_passed_once() -> None:
    table = after(laid(), PassPen(0, {1}))
    assert why_refused(table, PassPen(0, {2})) is Refusal.PEN_PASSED


def test_a_pen_may_be_taken_back_and_the_crosses_changed() -> None:
    table = after(laid(), PassPen(0, {1}), PassPen(1, {2}))
    assert decide(table, TakePenBack(0)) == (PenTakenBack(0),)
    table = after(table, TakePenBack(0))
    assert table.round.passed == {1}
    assert table.round.slates[0] == {1}
    table = after(table, PassPen(0, {5, 6}))
    assert table.round.slates == (slate("....x x"), slate(".x"), frozenset())


def test_a_pen_that_was_not_passed_cannot_be_taken_back() -> None:
    assert why_refused(laid(), TakePenBack(0)) is Refusal.PEN_NOT_PASSED


def test_when_all_pens_are_passed_nothing_can_be_changed_any_more() -> None:
    table = revealing(slate("x"), slate("xx"), slate("x"))
    assert table.step is Step.REVEAL
    assert why_refused(table, TakePenBack(0)) is Refusal.NOT_IN_THIS_STEP
    assert why_refused(table, PassPen(0, {3})) is Refusal.NOT_IN_THIS_STEP
    assert why_refused(table, AskOtherWord(0)) is Refusal.NOT_IN_THIS_STEP
    assert why_refused(table, KeepWord(0)) is Refusal.NOT_IN_THIS_STEP


def test_the_last_pen_makes_everybody_announce() -> None:
    table = after(laid(), PassPen(2, {1}), PassPen(0, {1, 2}))
    assert decide(table, PassPen(1, {3, 4})) == (
        PenPassed(1, frozenset({3, 4})),
        LanternsPlaced((2, 2, 1), None),
    )


def test_nothing_of_later_steps_can_be_done_now() -> None:
    assert why_refused(laid(), ShowCard(0, 1)) is Refusal.NOT_IN_THIS_STEP
    assert why_refused(laid(), GoOn(0)) is Refusal.NOT_IN_THIS_STEP


def test_the_word_is_exchanged_when_all_agree() -> None:
    table = after(laid(), AskOtherWord(2), AskOtherWord(0))
    assert clue_word(table) == "Sea"
    assert table.round.agreed == {0, 2}
    assert decide(table, AskOtherWord(1)) == (OtherWordAsked(1), WordExchanged())
    table = after(table, AskOtherWord(1))
    assert clue_word(table) == "Anger"
    assert table.round.agreed == frozenset()


def test_computer_players_always_agree_and_never_ask() -> None:
    table = laid(computers=(1, 2))
    assert why_refused(table, AskOtherWord(1)) is Refusal.SEAT_HAS_A_COMPUTER
    assert why_refused(table, KeepWord(1)) is Refusal.SEAT_HAS_A_COMPUTER
    assert clue_word(after(table, AskOtherWord(0))) == "Anger"


def test_one_who_disagrees_keeps_the_word_for_all() -> None:
    table = after(laid(), AskOtherWord(0), AskOtherWord(1))
    assert decide(table, KeepWord(2)) == (WordKept(2),)
    table = after(table, KeepWord(2))
    assert table.round.agreed == frozenset()
    assert clue_word(table) == "Sea"


def test_after_a_no_one_may_ask_again() -> None:
    table = after(laid(), AskOtherWord(0), KeepWord(1), *map(AskOtherWord, (0, 1, 2)))
    assert clue_word(table) == "Anger"


def test_one_may_change_ones_own_mind() -> None:
    assert after(laid(), AskOtherWord(0), KeepWord(0)).round.agreed == frozenset()


def test_nobody_agrees_twice() -> None:
    assert why_refused(after(laid(), AskOtherWord(0)), AskOtherWord(0)) is Refusal.ALREADY_ASKED


def test_where_nobody_asked_there_is_nothing_to_refuse() -> None:
    assert why_refused(laid(), KeepWord(0)) is Refusal.NOBODY_ASKED


def exchanged() -> Table:
    return after(laid(), *map(AskOtherWord, (0, 1, 2)))


def test_the_word_is_exchanged_once_a_round() -> None:
    assert why_refused(exchanged(), AskOtherWord(0)) is Refusal.WORD_ALREADY_EXCHANGED
    assert why_refused(exchanged(), KeepWord(0)) is Refusal.WORD_ALREADY_EXCHANGED


def test_once_a_pen_is_passed_the_word_stays() -> None:
    table = after(laid(), AskOtherWord(0), AskOtherWord(1), PassPen(2, {1}))
    assert why_refused(table, AskOtherWord(2)) is Refusal.A_PEN_WAS_PASSED
    assert why_refused(table, KeepWord(0)) is Refusal.A_PEN_WAS_PASSED
    assert table.round.agreed == frozenset()


def test_exchanging_wipes_the_crosses_made_for_the_other_word() -> None:
    table = after(laid(), PassPen(0, {1, 2}), TakePenBack(0))
    table = after(table, *map(AskOtherWord, (0, 1, 2)))
    assert table.round.slates == (frozenset(),) * 3
