"""A table after something happened: checks nothing, and handles everything."""

from typing import Any, assert_never, get_args

from msgspec.structs import replace

from ..minds.characters import Strength
from ..rules import events
from ..rules.events import Event
from ..rules.game import evolve as evolve_game
from ..rules.material import Colour
from ..rules.table import BOX
from . import happened, pairs
from .company import SAID_KEPT, Company, ComputerPlayer, Place, Wait, seat_of_colour, seat_of_person
from .happened import Around, Happening

A_WAIT_BEGINS = (
    events.TableLaid,
    events.WordExchanged,
    events.LanternsPlaced,
    events.CardShown,
    events.RoundScored,
    events.NextRoundPrepared,
)
AROUND = get_args(Around)


def evolve(company: Company, happening: Happening, at: int) -> Company:
    """The table after this, which happened at that time."""
    if isinstance(happening, AROUND):
        return _around(company, happening, at)
    return _in_the_game(company, happening, at)  # type: ignore[arg-type]


def _in_the_game(company: Company, event: Event, at: int) -> Company:
    game = evolve_game(company.game, event)
    changed: dict[str, Any] = {"game": game}
    if isinstance(event, A_WAIT_BEGINS):
        changed["wait"] = Wait(since=at)
    match event:
        case events.TableLaid():
            changed["game_number"] = company.game_number + 1
            changed["threads"] = {}
            changed["seen_pictures"] = company.seen_pictures | frozenset(game.pictures)
            changed["seen_words"] = company.seen_words | {card.card for card in event.word_cards}
        case events.NextRoundPrepared():
            changed["seen_pictures"] = company.seen_pictures | frozenset(game.pictures)
        case events.CardShown():
            changed["threads"] = pairs.after_card(company.threads, event)
        case events.RoundScored():
            changed["threads"] = pairs.after_round(company.threads, game)
        case events.GameEnded():
            changed["finished"] = (*company.finished, company.game_number)
    return replace(company, **changed)


def _around(company: Company, happening: Around, at: int) -> Company:
    match happening:
        case happened.TableOpened():
            return replace(
                company, host=happening.host, options=happening.options, salt=happening.salt
            )
        case happened.SatDown():
            return _sat_down(company, happening)
        case happened.StoodUp():
            return _without(company, happening.colour)
        case happened.ComputerSatDown():
            computer = ComputerPlayer(happening.character, happening.strength)
            place = Place(happening.colour, happening.character, computer=computer)
            return replace(company, places=(*company.places, place))
        case happened.SentAway():
            return _sent_away(company, happening.person)
        case happened.OptionsChanged():
            return replace(company, options=happening.options)
        case happened.WordsWritten():
            return _at(company, happening.colour, words=happening.cards)
        case happened.HostChanged():
            return _hosted(company, happening.person)
        case happened.WentAway():
            return _present(company, happening.person, at)
        case happened.CameBack():
            return _present(company, happening.person, None)
        case happened.StandInCame():
            return _stand_in(company, happening)
        case happened.StandInLeft():
            return _at(company, happening.colour, computer=None, asked_stand_in=False)
        case happened.TimeAsked() | happened.Hurried() | happened.Warned():
            return replace(company, wait=_waiting(company.wait, happening, at))
        case happened.TableCleared():
            return _cleared(company, at)
        case happened.Said():
            return _said(company, happening)
        case _:
            assert_never(happening)


def _hosted(company: Company, person: str) -> Company:
    """The new host may be away too."""
    seat = seat_of_person(company, person)
    away_since = None if seat is None else company.places[seat].away_since
    return replace(company, host=person, host_away_since=away_since)


def _cleared(company: Company, at: int) -> Company:
    places = tuple(
        replace(place, computer=None, asked_stand_in=False) if place.person else place
        for place in company.places
        if place.person or place.computer
    )
    # while people gather anybody with the code may look
    said = company.said if company.options.may_watch else ()
    return replace(company, places=places, game=BOX, threads={}, wait=Wait(since=at), said=said)


def _sat_down(company: Company, happening: happened.SatDown) -> Company:
    seat = seat_of_colour(company, happening.colour)
    place = Place(happening.colour, happening.name, happening.person)
    if happening.person == company.host:
        company = replace(company, host_away_since=None)  # whoever sits down is here
    if seat is None:
        return replace(company, places=(*company.places, place))
    # whoever played here before wrote their words for themselves
    places = tuple(place if each.colour is place.colour else each for each in company.places)
    return replace(company, places=places)


def _without(company: Company, colour: Colour) -> Company:
    return replace(company, places=tuple(p for p in company.places if p.colour is not colour))


def _sent_away(company: Company, person: str) -> Company:
    seat = seat_of_person(company, person)
    company = replace(company, sent_away=company.sent_away | {person})
    if seat is None:
        return company
    return _at(company, company.places[seat].colour, person=None, away_since=None)


def _present(company: Company, person: str, away_since: int | None) -> Company:
    if person == company.host:
        company = replace(company, host_away_since=away_since)
    seat = seat_of_person(company, person)
    if seat is None:
        return company
    return _at(company, company.places[seat].colour, away_since=away_since)


def _stand_in(company: Company, happening: happened.StandInCame) -> Company:
    strength: Strength = company.options.strength
    computer = ComputerPlayer(happening.character, strength)
    return _at(company, happening.colour, computer=computer, asked_stand_in=happening.asked)


def _waiting(
    wait: Wait, happening: happened.TimeAsked | happened.Hurried | happened.Warned, at: int
) -> Wait:
    match happening:
        case happened.TimeAsked():
            return replace(wait, more_time=wait.more_time | {happening.colour}, warned=False)
        case happened.Hurried():
            hurried = {**wait.hurried_at, happening.colour: at}
            return replace(wait, hurried_at=hurried, warned=False)
        case happened.Warned():
            return replace(wait, warned=True)
        case _:
            assert_never(happening)


def _said(company: Company, happening: happened.Said) -> Company:
    seat = seat_of_colour(company, happening.colour)
    name = company.places[seat].name if seat is not None else ""
    said = (*company.said, (company.version + 1, name, happening))
    return replace(company, said=said[-SAID_KEPT:])


def _at(company: Company, colour: Colour, **changes: object) -> Company:
    places = tuple(
        replace(place, **changes) if place.colour is colour else place for place in company.places
    )
    return replace(company, places=places)
