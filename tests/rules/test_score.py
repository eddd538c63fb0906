import pytest

from stella.rules.commands import GoOn, LeaveSeat, PassPen, ShowCard
from stella.rules.events import GameEnded, NextRoundPrepared, RoundScored, WentOn
from stella.rules.game import decide
from stella.rules.material import line_of_round
from stella.rules.refusals import Refusal
from stella.rules.table import BOX, Step, Table, clue_word, totals
from tests.builders import after, laid, pictures, revealing, shown, slate, why_refused


def scored(count: int = 3) -> Table:
    return shown(revealing(*[slate("x")] * count), 1)


def test_points_are_the_stars() -> None:
    assert scored().scores == ((2, 2, 2),)
    assert scored().round.points == (2, 2, 2)


def test_in_the_dark_and_fallen_costs_a_star_for_each_spark_and_super_spark() -> None:
    dark = shown(revealing(slate("xxxx"), slate("xx"), slate("x")), 1, 2, 3)
    assert dark.round.dark == 0
    assert dark.round.stars == (5, 5, 2)
    assert dark.scores == ((3, 5, 2),)


def test_in_the_dark_without_a_fall_costs_nothing() -> None:
    lit = shown(revealing(slate("xx"), slate("x"), slate(".x")), 1, 2)
    assert lit.round.dark == 0
    assert lit.scores == ((6, 3, 3),)


def test_a_fall_in_the_light_costs_nothing() -> None:
    fallen = shown(revealing(slate("xx."), slate("x.x"), slate("x..")), 1, 3, 2)
    assert fallen.round.dark is None
    assert fallen.round.fallen == (1, 0)
    assert fallen.scores == ((2, 2, 2),)


def test_the_next_round_waits_until_everybody_has_looked() -> None:
    table = after(scored(), GoOn(2), GoOn(0))
    assert table.step is Step.SCORE
    assert table.round.looked == {0, 2}
    assert decide(table, GoOn(1)) == (WentOn(1), NextRoundPrepared())


def test_nobody_goes_on_twice() -> None:
    assert why_refused(after(scored(), GoOn(0)), GoOn(0)) is Refusal.ALREADY_WENT_ON


def test_computer_players_need_not_look() -> None:
    table = after(laid(computers=(1, 2)), *(PassPen(seat, {1}) for seat in range(3)))
    table = after(table, ShowCard(0, 1), GoOn(0))
    assert table.round.number == 2


def test_where_only_computer_players_sit_any_of_them_goes_on() -> None:
    table = after(laid(computers=(0, 1, 2)), *(PassPen(seat, {1}) for seat in range(3)))
    table = after(table, ShowCard(0, 1))
    assert table.step is Step.SCORE
    assert after(table, GoOn(2)).round.number == 2


def test_one_who_leaves_is_not_waited_for() -> None:
    table = after(scored(), GoOn(0), GoOn(1), LeaveSeat(2))
    assert table.round.number == 2


def test_nothing_of_other_steps_can_be_done_now() -> None:
    assert why_refused(scored(), PassPen(0, {1})) is Refusal.NOT_IN_THIS_STEP
    assert why_refused(scored(), ShowCard(0, 1)) is Refusal.NOT_IN_THIS_STEP


def next_round(table: Table) -> Table:
    return after(table, *(GoOn(seat) for seat in range(len(table.seats))))


def play_round(table: Table) -> Table:
    table = after(table, *(PassPen(seat, {1}) for seat in range(len(table.seats))))
    return shown(table, 1)


def test_round_tokens_stand_from_the_bottom_line_up() -> None:
    assert list(line_of_round(1)) == [11, 12, 13, 14, 15]
    assert list(line_of_round(2)) == [6, 7, 8, 9, 10]
    assert list(line_of_round(3)) == [1, 2, 3, 4, 5]


def test_each_round_replaces_its_line() -> None:
    cards = pictures()
    second = next_round(scored())
    assert second.pictures == (*cards[:10], *cards[15:20])
    third = next_round(play_round(second))
    assert third.pictures == (*cards[:5], *cards[20:25], *cards[15:20])
    fourth = next_round(play_round(third))
    assert fourth.pictures == (*cards[25:30], *cards[20:25], *cards[15:20])
    assert fourth.pile == cards[30:]


def test_a_new_round_begins_with_clean_slates_lanterns_and_the_next_word() -> None:
    table = next_round(scored())
    assert table.step is Step.ASSOCIATE
    assert table.round == laid().round._replace(number=2)
    assert clue_word(table) == "King"


def test_the_pawn_goes_clockwise_and_round() -> None:
    second = next_round(shown(revealing(*[slate("x")] * 3, first_scout=2), 1))
    assert second.pawn == 0
    assert next_round(play_round(second)).pawn == 1


def fourth_round(table: Table) -> Table:
    for _ in range(3):
        table = next_round(play_round(table))
    return after(table, *(PassPen(seat, {1}) for seat in range(len(table.seats))))


def test_the_fourth_round_ends_the_game() -> None:
    last = fourth_round(laid())
    assert decide(last, ShowCard(0, 1))[1:] == (
        RoundScored((2, 2, 2), (2, 2, 2)),
        GameEnded((8, 8, 8), (0, 1, 2)),
    )
    ended = after(last, ShowCard(0, 1))
    assert ended.step is Step.END
    assert ended.winners == (0, 1, 2)


def test_after_the_end_nothing_can_be_done() -> None:
    ended = after(fourth_round(laid()), ShowCard(0, 1))
    assert why_refused(ended, GoOn(0)) is Refusal.NOT_IN_THIS_STEP
    assert why_refused(ended, LeaveSeat(0)) is Refusal.NOT_IN_THIS_STEP


@pytest.mark.parametrize(
    ("points", "winners"),
    [((9, 12, 6), (1,)), ((12, 12, 6), (0, 1)), ((3, 3, 3), (0, 1, 2)), ((0, 1, 2), (2,))],
)
def test_the_most_points_win_and_equals_share(
    points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    last = fourth_round(laid())._replace(scores=((0, 0, 0), points, (0, 0, 0)))
    (*_, ended) = decide(last, ShowCard(0, 1))
    assert ended == GameEnded(tuple(each + 2 for each in points), winners)


def test_totals_before_the_first_score_are_nothing() -> None:
    assert totals(laid()) == (0, 0, 0)
    assert totals(BOX) == ()
