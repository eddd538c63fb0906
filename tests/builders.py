"""Small real things to test with."""

import random
from collections.abc import Iterable

from hypothesis import strategies as st

from stella.rules.commands import Command, GoOn, Move, PassPen, SetUp, ShowCard
from stella.rules.events import Event
from stella.rules.game import play
from stella.rules.material import PLACES, Colour, Seat, WordCard
from stella.rules.refusals import Refusal, Refused
from stella.rules.table import BOX, Slate, Step, Table

dice_rolls = st.integers(0, 2**64).map(random.Random)
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eva", "Fay")


def slate(drawn: str) -> Slate:
    """`slate("x.x.. ..x..")` has crosses on 1, 3 and 8."""
    boxes = drawn.replace(" ", "")
    assert set(boxes) <= set("x."), drawn
    assert len(boxes) <= PLACES
    return frozenset(place for place, box in enumerate(boxes, start=1) if box == "x")


def seats(count: int, computers: Iterable[int] = ()) -> tuple[Seat, ...]:
    colours = tuple(Colour)
    return tuple(Seat(NAMES[i], colours[i], i in tuple(computers)) for i in range(count))


def pictures(count: int = 84) -> tuple[str, ...]:
    return tuple(f"c{number:02}" for number in range(1, count + 1))


def word_cards() -> tuple[WordCard, ...]:
    words = ("Sea", "Anger", "King", "To wait", "Bread", "Fog", "Wings", "Late")
    return tuple(WordCard(f"w{i}", words[2 * i], words[2 * i + 1]) for i in range(4))


def set_up(
    count: int = 3,
    *,
    first_scout: int = 0,
    computers: Iterable[int] = (),
    slates_shown: bool = True,
    shuffle: random.Random | None = None,
) -> SetUp:
    cards = list(pictures())
    if shuffle:
        shuffle.shuffle(cards)
    return SetUp(seats(count, computers), tuple(cards), word_cards(), first_scout, slates_shown)


def laid(
    count: int = 3,
    *,
    first_scout: int = 0,
    computers: Iterable[int] = (),
    slates_shown: bool = True,
) -> Table:
    """A table that was just laid."""
    return after(
        BOX,
        set_up(count, first_scout=first_scout, computers=computers, slates_shown=slates_shown),
    )


def after(table: Table, *commands: Command) -> Table:
    """The table after these commands, all of which must be accepted."""
    for command in commands:
        _, table = play(table, command)
    return table


def revealing(*slates: Slate, first_scout: int = 0, slates_shown: bool = True) -> Table:
    """A table on which everybody has passed the pen."""
    table = laid(len(slates), first_scout=first_scout, slates_shown=slates_shown)
    return after(table, *(PassPen(seat, crosses) for seat, crosses in enumerate(slates)))


def shown(table: Table, *places: int) -> Table:
    """The table after the scouts have shown these places."""
    for place in places:
        assert table.round.scout is not None
        table = after(table, ShowCard(table.round.scout, place))
    return table


def why_refused(table: Table, command: Command) -> Refusal | None:
    """Why the rules say no; nothing where they say yes."""
    try:
        play(table, command)
    except Refused as refused:
        return refused.why
    return None


def legal_move(table: Table, dice: random.Random, longest: int = 10) -> Move:
    """Something that somebody may do to go on with the game."""
    match table.step:
        case Step.ASSOCIATE:
            waiting = [seat for seat in range(len(table.seats)) if seat not in table.round.passed]
            count = dice.randint(1, longest)
            return PassPen(
                dice.choice(waiting), frozenset(dice.sample(range(1, PLACES + 1), count))
            )
        case Step.REVEAL:
            scout = table.round.scout
            assert scout is not None
            return ShowCard(
                scout, dice.choice(sorted(table.round.slates[scout] - table.round.shown))
            )
        case Step.SCORE:
            return GoOn(dice.choice(sorted(set(range(len(table.seats))) - table.round.looked)))
        case _:
            raise AssertionError(f"nobody moves in {table.step}")


def random_game(dice: random.Random, count: int, moves: int = 10_000) -> tuple[list[Event], Table]:
    """The log and the table after so many legal moves, or at the end of the game."""
    events, table = play(BOX, set_up(count, first_scout=dice.randrange(count), shuffle=dice))
    log = list(events)
    for _ in range(moves):
        if table.step is Step.END:
            break
        events, table = play(table, legal_move(table, dice))
        log += events
    return log, table
