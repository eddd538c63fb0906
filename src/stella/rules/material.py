"""Components: what is in the box, and the numbers that the rules know."""

from enum import Enum
from typing import Final, NamedTuple

PICTURE_CARDS: Final = 84
WORD_CARDS: Final = 96
DISCOVERY_WORD_CARDS: Final = 4
BLANK_WORD_CARDS: Final = 10
ROUNDS: Final = 4

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6

LINES: Final = 3
PICTURES_IN_A_LINE: Final = 5
PLACES: Final = LINES * PICTURES_IN_A_LINE
PICTURES_IN_A_GAME: Final = PLACES + (ROUNDS - 1) * PICTURES_IN_A_LINE

FEWEST_CROSSES: Final = 1
MOST_CROSSES: Final = 10

SPARK_STARS: Final = 2
BONUS_STARS: Final = 1


class Colour(Enum):
    """The six player colours, each with its own lantern token, slate and pen."""

    ORANGE = "orange"
    PINK = "pink"
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    WHITE = "white"


class Seat(NamedTuple):
    """A place at the table, clockwise by index, and who plays there."""

    name: str
    colour: Colour
    computer: bool = False


class WordCard(NamedTuple):
    """Two different words, one upright and one upside down; discovery cards bear a number."""

    card: str
    upright: str
    upside_down: str
    discovery: int | None = None


def line_of_round(number: int) -> range:
    """The places whose pictures leave the game with this round's token: I is the bottom line."""
    start = (LINES - number) * PICTURES_IN_A_LINE + 1
    return range(start, start + PICTURES_IN_A_LINE)
