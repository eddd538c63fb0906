"""What one viewer sees of a table, as messages: built from nothing, the room once for everybody."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from ..decks.words import WordDeck
from ..host.asks import Ask, name_of
from ..host.company import Company, Place, is_gathering, is_playing, seat_of_person, waited_for
from ..host.may import may
from ..host.patience import Patience, deadline, hurry_from, stand_in_from
from ..host.summary import phase_of
from ..rules import events
from ..rules.material import ROUNDS, line_of_round
from ..rules.reveal import STARS
from ..rules.table import Step
from ..rules.view import Room as GameRoom
from ..rules.view import SeatView
from ..rules.view import own as own_of_game
from ..rules.view import room as room_of_game
from . import messages


def room(company: Company, words: WordDeck, patience: Patience) -> messages.Room:
    """What the whole room sees and hears."""
    game, gathering = room_of_game(company.game), is_gathering(company)
    number = game.round
    return messages.Room(
        code=company.code,
        options=company.options,
        phase=phase_of(company),
        game=company.game_number,
        round=number,
        seats=tuple(_seats(company, game, patience)),
        waiting_for=waited_for(company),
        countdown=_countdown(company, patience),
        pictures=game.pictures,
        leaving=() if gathering or number == ROUNDS else tuple(line_of_round(number)),
        clue=_clue(game, words),
        scout=game.scout,
        shown=game.shown,
        moments=tuple(_moments(game)),
        slates=game.slates,
        pairs=tuple(_pairs(company)),
        winners=game.winners,
        said=tuple(
            messages.Said(number, said.colour, name, said.text, said.reaction)
            for number, name, said in company.said
        ),
        records=company.finished,
    )


def own(
    company: Company, person: str, draft: tuple[int, ...] | None, in_time: frozenset[int]
) -> messages.Own:
    """What only this person sees."""
    seat = seat_of_person(company, person)
    in_game = None
    if seat is not None and not is_gathering(company):
        in_game = own_of_game(company.game, seat)
    crosses = in_game.crosses if in_game else ()
    if draft is not None and in_game is not None and in_game.may_pass_pen:
        crosses = draft
    allowed = _names(may(company, person, in_game, in_time))
    return messages.Own(
        seat=seat,
        is_host=person == company.host,
        crosses=crosses,
        words=company.places[seat].words if seat is not None else (),
        may=allowed,
        may_show=in_game.may_show if in_game and "show-card" in allowed else (),
    )


@cache
def _names(asks: tuple[type[Ask], ...]) -> tuple[str, ...]:
    return tuple(sorted(map(name_of, asks)))


def _seats(company: Company, game: GameRoom, patience: Patience) -> Iterator[messages.Seat]:
    hurry = hurry_from(company, patience)
    for seat, place in enumerate(company.places):
        computer = place.computer
        told: tuple[Any, ...] = game.seats[seat][SEATS_OWN:] if game.seats else NOT_PLAYED
        yield messages.Seat(
            place.name,
            place.colour,
            _player(place),
            computer.character if computer else None,
            computer.strength if computer else None,
            place.person == company.host,
            place.away_since,
            stand_in_from(company, seat, patience),
            hurry.get(seat),
            len(place.words),
            *told,
        )


def _player(place: Place) -> messages.Player:
    if place.computer is None:
        return "person"
    return "computer" if place.person is None else "stand-in"


NOT_PLAYED: Final = (False, False, False, None, (), False, False, 0, (), 0, False)
"""What a game tells of a seat before there is one."""
SEATS_OWN: Final = SeatView._fields.index("has_pawn")
"""From here on a seat is told as the game tells it."""
assert messages.Seat.__struct_fields__[10:] == SeatView._fields[SEATS_OWN:]


def _countdown(company: Company, patience: Patience) -> messages.Countdown | None:
    ends = deadline(company, patience) if is_playing(company) else None
    return None if ends is None else messages.Countdown(ends, company.wait.warned)


def _clue(game: GameRoom, words: WordDeck) -> messages.Clue | None:
    clue = game.clue
    if clue is None:
        return None
    printed = words.side(clue.card, upside_down=clue.upside_down)
    return messages.Clue(clue.text, printed)


def _moments(game: GameRoom) -> Iterator[messages.AnyMoment]:
    fallen: set[int] = set()
    for moment in game.moments:
        match moment:
            case events.WordExchanged():
                yield messages.WordExchanged()
            case events.LanternsPlaced():
                yield messages.LanternsPlaced(moment.crosses, moment.dark)
            case events.CardShown():
                outcome = moment.outcome
                if outcome is events.Outcome.FALL:
                    fallen.add(moment.scout)
                yield _card_shown(moment, outcome, fallen)
            case events.RoundScored():
                taken = tuple(map(int.__sub__, moment.stars, moment.points))
                yield messages.RoundScored(moment.stars, moment.points, taken)
            case events.GameEnded():
                yield messages.GameEnded(moment.totals, moment.winners)


def _card_shown(
    shown: events.CardShown, outcome: events.Outcome, fallen: set[int]
) -> messages.CardShown:
    is_fall = outcome is events.Outcome.FALL
    sharing = (
        () if is_fall else (seat for seat in (shown.scout, *shown.others) if seat not in fallen)
    )
    return messages.CardShown(
        scout=shown.scout,
        place=shown.place,
        outcome=outcome,
        others=shown.others,
        sharing=tuple(sharing),
        stars=0 if is_fall else STARS[outcome],
    )


def _pairs(company: Company) -> Iterator[messages.Pair]:
    """Who thinks alike is told where it is looked at, over the scores and at the end."""
    if company.game.step not in (Step.SCORE, Step.END):
        return
    shown = company.options.slates_shown
    for (one, other), thread in sorted(company.threads.items()):
        crosses = thread.crosses if shown else None
        yield messages.Pair(one, other, thread.sparks, thread.super_sparks, crosses)
