"""2 Announce: everybody says how many crosses they made, and one may be in the Dark."""

from .events import LanternsPlaced
from .table import REVEAL, Table


def who_is_in_the_dark(crosses: tuple[int, ...]) -> int | None:
    """The one player with the most crosses; nobody where several have as many."""
    most = max(crosses)
    return crosses.index(most) if crosses.count(most) == 1 else None


def announce(table: Table) -> LanternsPlaced:
    """All pens are passed: every lantern goes to its number."""
    crosses = tuple(map(len, table.round.slates))
    return LanternsPlaced(crosses, who_is_in_the_dark(crosses))


def lanterns_placed(table: Table, event: LanternsPlaced) -> Table:
    """Nothing can be changed any more; the holder of the pawn is the first scout."""
    return table._replace(
        step=REVEAL,
        announced=(*table.announced, event.crosses),
        round=table.round._replace(lanterns=event.crosses, dark=event.dark, scout=table.pawn),
    )
