"""Players: people sit down and leave, and computer players fill the seats meanwhile."""

from .commands import LeaveSeat, TakeSeat
from .events import SeatLeft, SeatTaken
from .material import Seat
from .refusals import Refusal, Refused
from .table import END, Table


def leave_seat(table: Table, asked: LeaveSeat) -> SeatLeft:
    """A person lets a computer player go on in their place."""
    _require_game(table)
    if table.seats[asked.seat].computer:
        raise Refused(Refusal.SEAT_HAS_A_COMPUTER)
    return SeatLeft(asked.seat)


def take_seat(table: Table, asked: TakeSeat) -> SeatTaken:
    """A person plays on where a computer player did."""
    _require_game(table)
    if not table.seats[asked.seat].computer:
        raise Refused(Refusal.SEAT_HAS_A_PERSON)
    return SeatTaken(asked.seat, asked.name)


def seat_left(table: Table, event: SeatLeft) -> Table:
    """The seat keeps its name, so that one knows whom it waits for."""
    who = table.seats[event.seat]._replace(computer=True)
    return _seated(table, event.seat, who)


def seat_taken(table: Table, event: SeatTaken) -> Table:
    """Crosses, stars and points stay with the seat."""
    who = table.seats[event.seat]._replace(computer=False, name=event.name)
    return _seated(table, event.seat, who)


def _require_game(table: Table) -> None:
    if table.step is END:
        raise Refused(Refusal.NOT_IN_THIS_STEP)


def _seated(table: Table, seat: int, who: Seat) -> Table:
    return table._replace(seats=(*table.seats[:seat], who, *table.seats[seat + 1 :]))
