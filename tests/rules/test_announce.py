import pytest

from stella.rules.announce import who_is_in_the_dark
from stella.rules.table import Step
from tests.builders import revealing, slate


@pytest.mark.parametrize(
    ("crosses", "dark"),
    [
        ((7, 5, 2), 0),
        ((2, 5, 7), 2),
        ((1, 2, 1), 1),
        ((8, 8, 3), None),
        ((3, 8, 8), None),
        ((4, 4, 4), None),
        ((10, 9, 9, 9, 9, 9), 0),
    ],
)
def test_only_a_player_alone_with_the_most_is_in_the_dark(
    crosses: tuple[int, ...], dark: int | None
) -> None:
    assert who_is_in_the_dark(crosses) == dark


def test_lanterns_go_to_the_number_of_crosses() -> None:
    table = revealing(slate("xxx"), slate("x"), slate("xx"))
    assert table.round.lanterns == (3, 1, 2)
    assert table.round.dark == 0
    assert table.step is Step.REVEAL


@pytest.mark.parametrize("pawn", [0, 1, 2])
def test_the_holder_of_the_pawn_is_the_first_scout(pawn: int) -> None:
    assert revealing(slate("x"), slate("x"), slate("x"), first_scout=pawn).round.scout == pawn
