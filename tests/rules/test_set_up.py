import pytest

from stella.rules.commands import GoOn, SetUp
from stella.rules.events import TableLaid
from stella.rules.game import decide, evolve, play
from stella.rules.material import Colour, Seat, WordCard
from stella.rules.refusals import Refusal, Refused
from stella.rules.table import BOX, Step, clue_word
from tests.builders import laid, pictures, seats, set_up, why_refused, word_cards


def test_three_lines_of_five_pictures_and_the_rest_in_a_pile() -> None:
    table = laid()
    assert table.pictures == pictures()[:15]
    assert table.pile == pictures()[15:]


def test_the_first_upright_word_is_the_clue() -> None:
    table = laid()
    assert clue_word(table) == "Sea"
    assert table.step is Step.ASSOCIATE
    assert table.round.number == 1


def test_the_pawn_is_with_whom_chance_gave_it() -> None:
    assert laid(first_scout=2).pawn == 2


def test_setting_up_is_one_event_that_says_everything() -> None:
    asked = set_up(4, first_scout=1, slates_shown=False)
    assert decide(BOX, asked) == (
        TableLaid(asked.seats, asked.pictures, asked.word_cards, 1, False),
    )
    table = evolve(BOX, decide(BOX, asked)[0])
    assert table.seats == asked.seats
    assert table.slates_shown is False
    assert table.round.stars == (0, 0, 0, 0)


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_to_six_may_play(count: int) -> None:
    assert len(laid(count).seats) == count


@pytest.mark.parametrize("count", [0, 1, 2])
def test_fewer_than_three_may_not(count: int) -> None:
    asked = SetUp(seats(count), pictures(), word_cards(), 0)
    assert why_refused(BOX, asked) is Refusal.WRONG_NUMBER_OF_SEATS


def test_seven_may_not() -> None:
    seven = tuple(Seat(f"seat {i}", list(Colour)[i % 6]) for i in range(7))
    asked = SetUp(seven, pictures(), word_cards(), 0)
    assert why_refused(BOX, asked) is Refusal.WRONG_NUMBER_OF_SEATS


def test_two_seats_of_one_colour_are_refused() -> None:
    twins = (*seats(2), Seat("Cleo", Colour.ORANGE))
    assert why_refused(BOX, SetUp(twins, pictures(), word_cards(), 0)) is Refusal.COLOUR_TWICE


@pytest.mark.parametrize("pawn", [-1, 3])
def test_a_first_scout_who_is_not_there_is_refused(pawn: int) -> None:
    assert why_refused(BOX, set_up(first_scout=pawn)) is Refusal.NO_SUCH_SEAT


def test_a_game_needs_thirty_pictures() -> None:
    short = SetUp(seats(3), pictures(29), word_cards(), 0)
    assert why_refused(BOX, short) is Refusal.TOO_FEW_PICTURES
    play(BOX, SetUp(seats(3), pictures(30), word_cards(), 0))


def test_a_picture_that_comes_twice_is_refused() -> None:
    twice = SetUp(seats(3), (*pictures(), "c84"), word_cards(), 0)
    assert why_refused(BOX, twice) is Refusal.PICTURE_TWICE


@pytest.mark.parametrize("count", [0, 3, 5])
def test_four_word_cards_are_drawn(count: int) -> None:
    cards = (*word_cards(), WordCard("w9", "Salt", "To win"))[:count]
    asked = SetUp(seats(3), pictures(), cards, 0)
    assert why_refused(BOX, asked) is Refusal.WRONG_NUMBER_OF_WORD_CARDS


def test_a_word_card_that_comes_twice_is_refused() -> None:
    cards = (*word_cards()[:3], word_cards()[0])
    assert why_refused(BOX, SetUp(seats(3), pictures(), cards, 0)) is Refusal.WORD_CARD_TWICE


def discovery(*numbers: int | None) -> tuple[WordCard, ...]:
    return tuple(WordCard(f"d{i}", f"up {i}", f"down {i}", n) for i, n in enumerate(numbers))


def test_discovery_cards_are_played_in_their_order() -> None:
    play(BOX, SetUp(seats(3), pictures(), discovery(1, 2, 3, 4), 0))


@pytest.mark.parametrize("numbers", [(2, 1, 3, 4), (1, 2, 3, None), (None, None, None, 1)])
def test_discovery_cards_out_of_order_are_refused(numbers: tuple[int | None, ...]) -> None:
    asked = SetUp(seats(3), pictures(), discovery(*numbers), 0)
    assert why_refused(BOX, asked) is Refusal.DISCOVERY_CARDS_OUT_OF_ORDER


def test_a_table_is_laid_once() -> None:
    assert why_refused(laid(), set_up()) is Refusal.ALREADY_SET_UP


def test_nothing_can_be_played_in_the_box() -> None:
    assert why_refused(BOX, GoOn(0)) is Refusal.NOT_SET_UP


def test_a_refusal_says_its_code_and_nothing_else() -> None:
    with pytest.raises(Refused, match=r"^not-set-up$") as refused:
        play(BOX, GoOn(0))
    assert refused.value.why is Refusal.NOT_SET_UP


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_may_ask_nothing(seat: int) -> None:
    assert why_refused(laid(), GoOn(seat)) is Refusal.NO_SUCH_SEAT
