"""What somebody may ask for now, so that a client needs to know no rules."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from ..rules.table import END
from ..rules.view import Own
from . import asks
from .asks import Ask
from .company import (
    Company,
    free_colours,
    has_enough,
    has_room,
    is_computer,
    is_gathering,
    is_playing,
    may_change_hands,
    seat_of_person,
    waited_for,
)
from .patience import Patience, deadline


def may(company: Company, person: str, own: Own | None, in_time: bool) -> tuple[type[Ask], ...]:
    """What this person may ask for; `own` is what the rules say of their seat in a game.

    They are `in_time` if they may ask for more of it.
    """
    seat = seat_of_person(company, person) if own is None else own.seat
    if seat is not None:
        allowed = list(_seated(company, seat, own, in_time))
    elif person not in company.sent_away and _has_seat(company):
        allowed = [asks.SitDown]
    else:
        allowed = []
    if person == company.host:
        allowed += _hosting(company)
    return tuple(allowed)


def may_ask_for_time(company: Company, patience: Patience) -> frozenset[int]:
    """The seats for which a clock runs, and which haven't asked for more time yet."""
    if not is_playing(company) or deadline(company, patience) is None:
        return frozenset()
    asked = company.wait.more_time
    return frozenset(
        seat for seat in waited_for(company) if company.places[seat].colour not in asked
    )


def _has_seat(company: Company) -> bool:
    theirs = any(place.person is None for place in company.places)
    if is_gathering(company):
        return theirs or (has_room(company) and bool(free_colours(company)))
    return may_change_hands(company) and theirs


def _seated(company: Company, seat: int, own: Own | None, in_time: bool) -> tuple[type[Ask], ...]:
    chat = company.options.chat
    if is_gathering(company):
        return _gathered(chat, company.options.own_words)
    if not is_playing(company):
        return _talk(chat)
    if is_computer(company.places[seat]):
        return _stood_in_for(chat)
    assert own is not None
    return _at_play(chat, in_time, tuple(map(bool, own[FROM:])))


def _talk(chat: bool) -> tuple[type[Ask], ...]:
    return (asks.React, asks.Chat) if chat else (asks.React,)


@cache
def _gathered(chat: bool, own_words: bool) -> tuple[type[Ask], ...]:
    return (*_talk(chat), asks.StandUp, *([asks.WriteWords] if own_words else ()))


@cache
def _stood_in_for(chat: bool) -> tuple[type[Ask], ...]:
    return (*_talk(chat), asks.LetComputerPlay, asks.Hurry, asks.TakeSeatBack)


@cache
def _at_play(chat: bool, in_time: bool, moves: tuple[bool, ...]) -> tuple[type[Ask], ...]:
    """There are few kinds of moments in a game, and very many of each."""
    time = (asks.AskForTime,) if in_time else ()
    allowed = (ask for kinds, may in zip(MOVES, moves, strict=True) if may for ask in kinds)
    return (*_talk(chat), asks.LetComputerPlay, asks.Hurry, asks.LeaveSeat, *allowed, *time)


MOVES: Final[tuple[tuple[type[Ask], ...], ...]] = (
    (asks.Draft, asks.PassPen),
    (asks.TakePenBack,),
    (asks.AskOtherWord,),
    (asks.KeepWord,),
    (asks.ShowCard,),
    (asks.GoOn,),
)
"""What the rules let a seat do, in the order in which `Own` tells it."""
FROM: Final = Own._fields.index("may_pass_pen")


def _hosting(company: Company) -> Iterator[type[Ask]]:
    if is_gathering(company):
        yield asks.ChangeOptions
        if has_room(company):
            yield asks.AskComputerIn
        if has_enough(company):
            yield asks.Start
    elif company.game.step is END:
        yield asks.AnotherGame
    yield asks.SendAway
    yield asks.GiveHost
