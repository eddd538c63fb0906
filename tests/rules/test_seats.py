from stella.rules.commands import AskOtherWord, LeaveSeat, PassPen, TakeSeat
from stella.rules.events import SeatLeft, SeatTaken, WordExchanged
from stella.rules.game import decide
from stella.rules.material import Colour, Seat
from stella.rules.refusals import Refusal
from stella.rules.table import clue_word, persons
from tests.builders import after, laid, why_refused


def test_a_computer_player_takes_the_place_of_one_who_leaves() -> None:
    assert decide(laid(), LeaveSeat(1)) == (SeatLeft(1),)
    table = after(laid(), LeaveSeat(1))
    assert table.seats[1] == Seat("Ben", Colour.PINK, computer=True)
    assert persons(table) == {0, 2}


def test_one_comes_back_to_the_same_crosses() -> None:
    table = after(laid(), PassPen(1, {4}), LeaveSeat(1))
    assert decide(table, TakeSeat(1, "Ben")) == (SeatTaken(1, "Ben"),)
    back = after(table, TakeSeat(1, "Ben"))
    assert back.round.slates[1] == {4}
    assert back.seats == laid().seats


def test_somebody_else_may_sit_down_where_a_computer_player_plays() -> None:
    table = after(laid(computers=(2,)), TakeSeat(2, "Zoe"))
    assert table.seats[2] == Seat("Zoe", Colour.BLUE)


def test_a_seat_with_a_person_cannot_be_taken() -> None:
    assert why_refused(laid(), TakeSeat(1, "Zoe")) is Refusal.SEAT_HAS_A_PERSON


def test_a_computer_player_does_not_leave() -> None:
    assert why_refused(laid(computers=(1,)), LeaveSeat(1)) is Refusal.SEAT_HAS_A_COMPUTER


def test_one_who_leaves_no_longer_holds_up_the_other_word() -> None:
    table = after(laid(), AskOtherWord(0), AskOtherWord(1))
    assert decide(table, LeaveSeat(2)) == (SeatLeft(2), WordExchanged())
    assert clue_word(after(table, LeaveSeat(2))) == "Anger"
