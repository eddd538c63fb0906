"""End of the game: the points of the four rounds are added, and the most points win."""

from .events import GameEnded
from .material import ROUNDS
from .table import END, Table, totals


def is_last_round(table: Table) -> bool:
    """Round token IV ends the game."""
    return table.round.number == ROUNDS


def end(table: Table) -> GameEnded:
    """Equal players share the victory."""
    points = totals(table)
    most = max(points)
    winners = tuple(seat for seat, total in enumerate(points) if total == most)
    return GameEnded(points, winners)


def game_ended(table: Table, event: GameEnded) -> Table:
    """Nothing is left to do but to look."""
    return table._replace(step=END, winners=event.winners)
