"""The game round: commands become events, events become the next table."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from . import announce, associate, commands, end, events, reveal, score, seats, set_up
from .commands import Command
from .events import Event
from .refusals import Refusal, Refused
from .table import ASSOCIATE, BOX, REVEAL, SCORE, SET_UP, Table


def play(table: Table, command: Command) -> tuple[tuple[Event, ...], Table]:
    """What happens when somebody asks for this, and the table after it; or `Refused`."""
    event: Event | None = _answer(table, command)
    happened = []
    while event is not None:
        happened.append(event)
        table = evolve(table, event)
        event = _consequence(table)
    return tuple(happened), table


def decide(table: Table, command: Command) -> tuple[Event, ...]:
    """What happens when somebody asks for this, consequences included; or `Refused`."""
    happened, _ = play(table, command)
    return happened


def evolve(table: Table, event: Event) -> Table:
    """The table after this event; it checks nothing."""
    match event:
        case events.CardShown():
            return reveal.card_shown(table, event)
        case events.PenPassed():
            return associate.pen_passed(table, event)
        case events.WentOn():
            return score.went_on(table, event)
        case events.LanternsPlaced():
            return announce.lanterns_placed(table, event)
        case events.RoundScored():
            return score.round_scored(table, event)
        case events.NextRoundPrepared():
            return score.next_round_prepared(table)
        case events.GameEnded():
            return end.game_ended(table, event)
        case events.TableLaid():
            return set_up.table_laid(event)
        case events.PenTakenBack():
            return associate.pen_taken_back(table, event)
        case events.OtherWordAsked():
            return associate.other_word_asked(table, event)
        case events.WordKept():
            return associate.word_kept(table)
        case events.WordExchanged():
            return associate.word_exchanged(table)
        case events.SeatLeft():
            return seats.seat_left(table, event)
        case events.SeatTaken():
            return seats.seat_taken(table, event)
        case _:
            assert_never(event)


def replay(log: Iterable[Event], table: Table = BOX) -> Table:
    """The table after all these events."""
    return reduce(evolve, log, table)


def _answer(table: Table, command: Command) -> Event:
    if isinstance(command, commands.SetUp):
        return set_up.set_up(table, command)
    if table.step is SET_UP:
        raise Refused(Refusal.NOT_SET_UP)
    if not 0 <= command.seat < len(table.seats):
        raise Refused(Refusal.NO_SUCH_SEAT)
    match command:
        case commands.ShowCard():
            return reveal.show_card(table, command)
        case commands.PassPen():
            return associate.pass_pen(table, command)
        case commands.GoOn():
            return score.go_on(table, command)
        case commands.TakePenBack():
            return associate.take_pen_back(table, command)
        case commands.AskOtherWord():
            return associate.ask_other_word(table, command)
        case commands.KeepWord():
            return associate.keep_word(table, command)
        case commands.LeaveSeat():
            return seats.leave_seat(table, command)
        case commands.TakeSeat():
            return seats.take_seat(table, command)
        case _:
            assert_never(command)


def _consequence(table: Table) -> Event | None:
    """What the rules let happen next without anybody's asking."""
    step = table.step
    if step is REVEAL:
        return score.score(table) if table.round.scout is None else None
    if step is ASSOCIATE:
        if len(table.round.passed) == len(table.seats):
            return announce.announce(table)
        return events.WordExchanged() if associate.all_agree(table) else None
    if step is SCORE:
        if end.is_last_round(table):
            return end.end(table)
        return events.NextRoundPrepared() if score.all_looked(table) else None
    return None
