"""What the person at the terminal sees of the room."""

from collections.abc import Mapping
from typing import assert_never

from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from ..rules.events import (
    CardShown,
    GameEnded,
    LanternsPlaced,
    Outcome,
    RoundScored,
    WordExchanged,
)
from ..rules.material import PICTURES_IN_A_LINE, Colour
from ..rules.view import Moment, Room
from .reports import NUMERALS, points_slate, short_name, what_the_dark_took

STYLES = {
    Colour.ORANGE: "dark_orange",
    Colour.PINK: "pink1",
    Colour.BLUE: "sky_blue1",
    Colour.GREEN: "sea_green3",
    Colour.PURPLE: "medium_purple1",
    Colour.WHITE: "bright_white",
}


def show_welcome(console: Console) -> None:
    """The game in five lines."""
    console.print(
        Panel(
            "Fifteen pictures lie on the table. Cross those that the clue word calls up for you, "
            "and hope that others cross the same. A card that two or more others crossed is a "
            "Spark (2 stars), one that exactly one other crossed a Super-Spark (3 stars), one "
            "that nobody else crossed a Fall: no more stars for you in this round. Whoever alone "
            "has the most crosses is in the Dark: if they fall, each Spark and Super-Spark of "
            "theirs is worth a star less. Four rounds, and the most stars win.",
            title="Stella",
        )
    )


def show_table(console: Console, room: Room, pictures: Mapping[str, str]) -> None:
    """The fifteen pictures, line by line, and the clue word."""
    assert room.clue is not None
    grid = Table(box=None, padding=(0, 1), show_header=False)
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for place, card in enumerate(room.pictures, start=1):
        grid.add_row(str(place), pictures[card])
        if place % PICTURES_IN_A_LINE == 0:
            grid.add_row()
    console.rule(f"Round {NUMERALS[room.round - 1]}")
    console.print(grid)
    console.print(f"The clue word: [bold yellow]{short_name(room.clue.text)}[/bold yellow]\n")


def show_moment(console: Console, moment: Moment, room: Room) -> None:
    """One thing that happened before everybody's eyes."""
    match moment:
        case WordExchanged():
            console.print("Everybody agrees: the card is turned round.")
        case LanternsPlaced():
            _show_lanterns(console, moment, room)
        case CardShown():
            console.print(_shown(moment, room))
        case RoundScored():
            _show_scores(console, moment, room)
        case GameEnded():
            pass  # the end has a page of its own
        case _:
            assert_never(moment)


def show_end(console: Console, room: Room) -> None:
    """Who won."""
    winners = " and ".join(_name(room, seat) for seat in room.winners)
    shared = " share the victory" if len(room.winners) > 1 else " won"
    console.print(Panel(f"{winners}{shared} with {room.seats[room.winners[0]].total} stars."))


def _show_lanterns(console: Console, moment: LanternsPlaced, room: Room) -> None:
    for seat, crosses in enumerate(moment.crosses):
        dark = "  [reverse] in the Dark [/reverse]" if seat == moment.dark else ""
        console.print(f"  {_name(room, seat)} {'✕' * crosses} {crosses}{dark}")


def _shown(moment: CardShown, room: Room) -> str:
    scout = f"{_name(room, moment.scout)} shows {moment.place}:"
    others = " and ".join(_name(room, seat) for seat in moment.others)
    match moment.outcome:
        case Outcome.SPARK:
            return f"{scout} [bold yellow]Spark[/bold yellow] with {others}"
        case Outcome.SUPER_SPARK:
            return f"{scout} [bold yellow]Super-Spark[/bold yellow] with {others}!"
        case Outcome.FALL:
            return f"{scout} [bold red]Fall[/bold red]. Nobody else crossed it."


def _show_scores(console: Console, moment: RoundScored, room: Room) -> None:
    names = [_name(room, seat) for seat in range(len(room.seats))]
    slate = points_slate(
        names,
        list(zip(*(seat.points for seat in room.seats), strict=True)),
        [seat.total for seat in room.seats],
    )
    console.print(slate)
    for line in what_the_dark_took(names, moment.stars, moment.points):
        console.print(line)


def _name(room: Room, seat: int) -> str:
    who = room.seats[seat]
    style = STYLES[who.colour]
    return f"[{style}]{short_name(who.name)}[/{style}]"
