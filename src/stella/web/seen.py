"""What one viewer sees of a table, as messages: built from nothing, the room once for everybody."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from ..decks.words import WordDeck
from ..host.asks import Ask, name_of
from ..host.company import Company, Place, is_gathering, is_playing, waited_for
from ..host.may import may
from ..host.patience import Patience, deadline, hurry_from, stand_in_from
from ..host.summary import phase_of
from ..rules import events
from ..rules.material import ROUNDS, line_of_round
from ..rules.reveal import STARS
from ..rules.table import END, SCORE
from ..rules.view import Columns, Own, SeatView
from ..rules.view import Room as GameRoom
from ..rules.view import room as room_of_game
from . import messages


class Private(NamedTuple):
    """What of a viewer's own part comes from the game and from the clock."""

    seat: int | None
    in_game: Own | None
    draft: tuple[int, ...] | None
    in_time: bool


def room(
    company: Company, words: WordDeck, patience: Patience, places: Columns | None = None
) -> messages.Room:
    """What the whole room sees and hears."""
    game, gathering = room_of_game(company.game), is_gathering(company)
    number = game.round
    return messages.Room(
        code=company.code,
        options=company.options,
        phase=phase_of(company),
        game=company.game_number,
        round=number,
        seats=_seats(company, game, patience, places),
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


def own(company: Company, person: str, private: Private) -> messages.Own:
    """What only this person sees."""
    seat, in_game, draft, in_time = private
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


def places_of(company: Company, patience: Patience) -> Columns:
    """What is known of all seats beside the game, field by field, and last the words written."""
    rows = [
        (
            place.name,
            place.colour,
            _player(place),
            place.computer.character if place.computer else None,
            place.computer.strength if place.computer else None,
            place.person == company.host,
            place.away_since,
            stand_in_from(company, seat, patience),
            len(place.words),
        )
        for seat, place in enumerate(company.places)
    ]
    return tuple(zip(*rows, strict=True))


def _seats(
    company: Company, game: GameRoom, patience: Patience, places: Columns | None
) -> tuple[messages.Seat, ...]:
    if not company.places:
        return ()
    number = range(len(company.places))
    hurry = hurry_from(company, patience)
    told = game.columns[SEATS_OWN:]
    if is_gathering(company):
        told = tuple([(usual,) * len(number) for usual in NOT_PLAYED])
    *known, words = places_of(company, patience) if places is None else places
    return tuple(map(messages.Seat, *known, map(hurry.get, number), words, *told))


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
            case events.CardShown():
                yield _card_shown(moment, fallen)
            case events.WordExchanged():
                yield messages.WordExchanged()
            case events.LanternsPlaced():
                yield messages.LanternsPlaced(moment.crosses, moment.dark)
            case events.RoundScored():
                taken = tuple(map(int.__sub__, moment.stars, moment.points))
                yield messages.RoundScored(moment.stars, moment.points, taken)
            case events.GameEnded():
                yield messages.GameEnded(moment.totals, moment.winners)


def _card_shown(shown: events.CardShown, fallen: set[int]) -> messages.CardShown:
    scout, place, others = shown.scout, shown.place, shown.others
    outcome = shown.outcome
    if outcome is events.FALL:
        fallen.add(scout)
        return messages.CardShown(scout, place, outcome, others, (), 0)
    sharing = tuple([seat for seat in (scout, *others) if seat not in fallen])
    return messages.CardShown(scout, place, outcome, others, sharing, STARS[outcome])


def _pairs(company: Company) -> Iterator[messages.Pair]:
    """Who thinks alike is told where it is looked at, over the scores and at the end."""
    if company.game.step not in (SCORE, END):
        return
    shown = company.options.slates_shown
    for (one, other), thread in sorted(company.threads.items()):
        crosses = thread.crosses if shown else None
        yield messages.Pair(one, other, thread.sparks, thread.super_sparks, crosses)
