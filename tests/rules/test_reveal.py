import pytest

from stella.rules.commands import GoOn, ShowCard
from stella.rules.events import CardShown, Outcome, RoundScored
from stella.rules.game import decide
from stella.rules.refusals import Refusal
from stella.rules.table import Step, Table
from tests.builders import revealing, shown, slate, why_refused


def table() -> Table:
    """Ada crossed 1 2 3 4, Ben 1 2, Cleo 1 5."""
    return revealing(slate("xxxx."), slate("xx..."), slate("x...x"))


def test_two_others_make_a_spark() -> None:
    (event,) = decide(table(), ShowCard(0, 1))
    assert event == CardShown(0, 1, (1, 2))
    assert event.outcome is Outcome.SPARK
    assert shown(table(), 1).round.stars == (2, 2, 2)
    assert shown(table(), 1).round.sparks == (1, 1, 1)


def test_exactly_one_other_makes_a_super_spark() -> None:
    (event,) = decide(table(), ShowCard(0, 2))
    assert isinstance(event, CardShown)
    assert event.outcome is Outcome.SUPER_SPARK
    assert shown(table(), 2).round.stars == (3, 3, 0)
    assert shown(table(), 2).round.sparks == (1, 1, 0)


def test_nobody_else_makes_a_fall() -> None:
    (event,) = decide(table(), ShowCard(0, 3))
    assert isinstance(event, CardShown)
    assert event.outcome is Outcome.FALL
    fallen = shown(table(), 3)
    assert fallen.round.fallen == (0,)
    assert fallen.round.stars == (0, 0, 0)


def test_the_next_clockwise_is_the_scout() -> None:
    assert shown(table(), 2).round.scout == 1


def test_only_the_scout_shows() -> None:
    assert why_refused(table(), ShowCard(1, 1)) is Refusal.NOT_THE_SCOUT


@pytest.mark.parametrize("place", [-3, 0, 16])
def test_only_places_on_the_table_can_be_shown(place: int) -> None:
    assert why_refused(table(), ShowCard(0, place)) is Refusal.NO_SUCH_PLACE


def test_only_ones_own_crosses_can_be_shown() -> None:
    assert why_refused(table(), ShowCard(0, 5)) is Refusal.NOT_CROSSED


def test_a_card_is_shown_once_for_everybody() -> None:
    assert why_refused(shown(table(), 1), ShowCard(1, 1)) is Refusal.ALREADY_SHOWN


def test_a_card_shown_before_is_refused_as_such_even_by_one_who_did_not_cross_it() -> None:
    assert why_refused(shown(table(), 2, 1), ShowCard(2, 2)) is Refusal.ALREADY_SHOWN


def test_whoever_has_no_unshown_cross_is_passed_over() -> None:
    after_sparks = shown(table(), 1, 2)  # Ada 1, Ben 2: Ben has nothing left
    assert after_sparks.round.scout == 2
    assert shown(after_sparks, 5).round.scout == 0


def test_whoever_has_fallen_is_no_scout_again() -> None:
    after_fall = shown(table(), 3, 1)  # Ada falls, Ben sparks
    assert after_fall.round.scout == 2
    assert shown(after_fall, 5).round.scout == 1


def test_a_scout_who_is_alone_with_crosses_goes_on_being_it() -> None:
    lonely = revealing(slate("xxx"), slate("xx"), slate("x"))
    after_all = shown(lonely, 1, 2)
    assert after_all.round.scout == 0
    assert [event.place for event in after_all.round.reveals] == [1, 2]


def test_the_fallen_fill_nothing_but_make_it_a_spark() -> None:
    after_fall = shown(table(), 3, 1)  # Ada falls; Ben shows 1, which Ada and Cleo crossed
    assert after_fall.round.reveals[-1].outcome is Outcome.SPARK
    assert after_fall.round.stars == (0, 2, 2)
    assert after_fall.round.sparks == (0, 1, 1)


def test_the_fallen_fill_nothing_but_make_it_a_super_spark() -> None:
    fallen = shown(revealing(slate("xx"), slate(".x"), slate("..x")), 1)
    super_spark = shown(fallen, 2)
    assert super_spark.round.reveals[-1].outcome is Outcome.SUPER_SPARK
    assert super_spark.round.stars == (0, 3, 0)


def test_stars_from_before_a_fall_are_kept() -> None:
    assert shown(table(), 1, 2, 5, 3).round.stars == (5, 5, 2)


def test_the_step_ends_when_all_have_fallen() -> None:
    ended = shown(revealing(slate("x"), slate(".x"), slate("..x")), 1, 2, 3)
    assert ended.round.fallen == (0, 1, 2)
    assert ended.step is Step.SCORE


def test_the_step_ends_when_those_who_stand_have_nothing_to_show() -> None:
    before = shown(revealing(slate("xxx"), slate("x"), slate("x")), 2, 1)
    assert before.step is Step.SCORE
    assert before.round.fallen == (0,)
    assert before.round.scout is None


def test_the_last_card_scores_the_round() -> None:
    (event, scored) = decide(revealing(slate("x"), slate("x"), slate("x")), ShowCard(0, 1))
    assert event == CardShown(0, 1, (1, 2))
    assert scored == RoundScored((2, 2, 2), (2, 2, 2))


def test_the_pawn_does_not_move_during_the_round() -> None:
    assert shown(table(), 1, 2).pawn == 0


def test_nothing_of_later_steps_can_be_done_now() -> None:
    assert why_refused(table(), GoOn(0)) is Refusal.NOT_IN_THIS_STEP
