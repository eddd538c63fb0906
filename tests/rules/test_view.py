from stella.rules.commands import AskOtherWord, GoOn, KeepWord, PassPen
from stella.rules.events import CardShown, GameEnded, LanternsPlaced, RoundScored, WordExchanged
from stella.rules.material import Colour
from stella.rules.table import BOX, Step, Table
from stella.rules.view import Clue, Onlooker, Own, SeatView, view
from tests.builders import after, laid, pictures, revealing, shown, slate


def own(table: Table, seat: int) -> Own:
    seen = view(table, seat).own
    assert seen is not None
    return seen


def seat_view(table: Table, seat: int) -> SeatView:
    return view(table, Onlooker.WATCHING).room.seats[seat]


def test_before_the_game_there_is_nothing_to_see() -> None:
    room = view(BOX, Onlooker.BIG_SCREEN).room
    assert room.step is Step.SET_UP
    assert room.clue is None
    assert room.seats == ()
    assert room.slates is None


def test_everybody_sees_the_pictures_and_the_clue() -> None:
    room = view(laid(), Onlooker.WATCHING).room
    assert room.pictures == pictures()[:15]
    assert room.clue == Clue("w0", upside_down=False, text="Sea")
    assert room.round == 1
    assert room.scout is None
    assert room.moments == ()
    assert room.winners == ()


def test_an_onlooker_has_nothing_of_their_own() -> None:
    assert view(laid(), Onlooker.WATCHING).own is None
    assert view(laid(), Onlooker.BIG_SCREEN) == view(laid(), Onlooker.WATCHING)


def test_a_seat_as_the_room_sees_it() -> None:
    assert seat_view(laid(computers=(1,), first_scout=1), 1) == SeatView(
        name="Ben",
        colour=Colour.PINK,
        computer=True,
        has_pawn=True,
        wants_other_word=False,
        pen_passed=False,
        lantern=None,
        announced=(),
        in_the_dark=False,
        fallen=False,
        stars=0,
        points=(),
        total=0,
        went_on=False,
    )


def test_one_sees_ones_own_crosses_in_order() -> None:
    table = after(laid(), PassPen(0, {9, 2, 14}))
    assert own(table, 0).crosses == (2, 9, 14)
    assert own(table, 1).crosses == ()
    assert own(table, 1).seat == 1


def test_the_pen() -> None:
    table = after(laid(), PassPen(0, {1}))
    assert (own(table, 0).may_pass_pen, own(table, 0).may_take_pen_back) == (False, True)
    assert (own(table, 1).may_pass_pen, own(table, 1).may_take_pen_back) == (True, False)
    assert seat_view(table, 0).pen_passed
    assert not seat_view(table, 1).pen_passed
    revealed = revealing(slate("x"), slate("x"), slate("x"))
    assert not own(revealed, 0).may_take_pen_back
    assert not own(revealed, 0).may_pass_pen


def test_the_other_word() -> None:
    asked = after(laid(computers=(2,)), AskOtherWord(0))
    assert view(asked, 0).room.may_exchange_word
    assert seat_view(asked, 0).wants_other_word
    assert not seat_view(asked, 1).wants_other_word
    assert (own(laid(), 0).may_ask_other_word, own(laid(), 0).may_keep_word) == (True, False)
    assert (own(asked, 0).may_ask_other_word, own(asked, 0).may_keep_word) == (False, True)
    assert (own(asked, 1).may_ask_other_word, own(asked, 1).may_keep_word) == (True, True)
    assert (own(asked, 2).may_ask_other_word, own(asked, 2).may_keep_word) == (False, False)


def test_the_exchanged_word() -> None:
    table = after(laid(), *map(AskOtherWord, (0, 1, 2)))
    room = view(table, 0).room
    assert room.clue == Clue("w0", upside_down=True, text="Anger")
    assert not room.may_exchange_word
    assert room.moments == (WordExchanged(),)
    assert not own(table, 0).may_ask_other_word


def test_a_passed_pen_ends_the_exchange() -> None:
    table = after(laid(), AskOtherWord(0), KeepWord(1), PassPen(2, {1}))
    assert not view(table, 0).room.may_exchange_word
    assert not own(table, 0).may_ask_other_word


def test_the_announcement() -> None:
    table = revealing(slate("xx"), slate("x"), slate("x"))
    assert [seat.lantern for seat in view(table, 1).room.seats] == [2, 1, 1]
    assert [seat.in_the_dark for seat in view(table, 1).room.seats] == [True, False, False]
    assert view(table, 1).room.moments == (LanternsPlaced((2, 1, 1), 0),)


def test_only_the_scout_may_show_and_only_what_is_left() -> None:
    table = revealing(slate("x.x.x"), slate("x...x"), slate("x"))
    assert view(table, 1).room.scout == 0
    assert own(table, 0).may_show == (1, 3, 5)
    assert own(table, 1).may_show == ()
    assert own(shown(table, 1), 1).may_show == (5,)
    assert own(shown(table, 1), 0).may_show == ()


def test_the_reveal() -> None:
    table = shown(revealing(slate("xxxx"), slate("xx"), slate("x")), 1, 2, 3)
    room = view(table, 2).room
    assert room.shown == (1, 2, 3)
    assert room.moments == (
        LanternsPlaced((4, 2, 1), 0),
        CardShown(0, 1, (1, 2)),
        CardShown(1, 2, (0,)),
        CardShown(0, 3, ()),
        RoundScored((5, 5, 2), (3, 5, 2)),
    )
    assert [seat.fallen for seat in room.seats] == [True, False, False]
    assert [seat.stars for seat in room.seats] == [5, 5, 2]
    assert [seat.points for seat in room.seats] == [(3,), (5,), (2,)]
    assert [seat.total for seat in room.seats] == [3, 5, 2]


def test_going_on() -> None:
    table = after(shown(revealing(slate("x"), slate("x"), slate("x")), 1), GoOn(0))
    assert not own(table, 0).may_go_on
    assert own(table, 1).may_go_on
    assert [seat.went_on for seat in view(table, 0).room.seats] == [True, False, False]
    assert not own(laid(), 0).may_go_on


def test_the_end() -> None:
    table = laid()
    for _ in range(4):
        for seat in range(3):
            table = after(table, PassPen(seat, {1, 2} if seat else {1}))
        while table.step is Step.REVEAL:
            seat = table.round.scout or 0
            table = shown(table, min(table.round.slates[seat] - table.round.shown))
        if table.step is Step.SCORE:
            table = after(table, *map(GoOn, range(3)))
    room = view(table, 0).room
    assert room.step is Step.END
    assert room.winners == (1, 2)
    assert room.moments[-1] == GameEnded((8, 20, 20), (1, 2))
    assert [seat.total for seat in room.seats] == [8, 20, 20]
    assert [seat.announced for seat in room.seats] == [(1, 1, 1, 1), (2, 2, 2, 2), (2, 2, 2, 2)]
    assert room.slates == ((1,), (1, 2), (1, 2))
    assert not own(table, 0).may_go_on
