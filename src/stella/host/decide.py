"""What comes of what people ask at a table: everything is checked here or by the rules."""

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from ..minds.characters import CHARACTERS
from ..rules import commands
from ..rules.blank_cards import blank_cards
from ..rules.commands import Move
from ..rules.game import decide as decide_game
from ..rules.material import BLANK_WORD_CARDS, Colour
from ..rules.refusals import Refusal as RulesRefusal
from ..rules.refusals import Refused
from ..rules.table import END
from . import asks, happened
from .box import Box, dealt
from .company import (
    Company,
    Place,
    free_colours,
    has_enough,
    has_room,
    is_computer,
    is_gathering,
    is_playing,
    may_change_hands,
    seat_of_colour,
    seat_of_person,
    waited_for,
)
from .happened import Happening
from .names import folded, plain_name, plain_text
from .patience import Patience, deadline, hurry_from, stand_in_from
from .refusals import Declined, Refusal

Happened = tuple[Happening, ...]
Something = TypeVar("Something")


class Outside(NamedTuple):
    """What a decision needs from outside the table."""

    now: int
    chance: random.Random
    box: Box
    patience: Patience


class Asker(NamedTuple):
    """Who asks at which table, and what lies outside it."""

    company: Company
    person: str
    outside: Outside

    @property
    def seat(self) -> int:
        """The asker's seat; declined where they have none."""
        return there(seat_of_person(self.company, self.person), Refusal.NOT_SEATED)

    @property
    def place(self) -> Place:
        """Where the asker sits."""
        return self.company.places[self.seat]


def require(fulfilled: bool, otherwise: Refusal) -> None:
    """Decline what can't be done."""
    if not fulfilled:
        raise Declined(otherwise)


def there(something: Something | None, otherwise: Refusal) -> Something:
    """What is needed; declined where there is none."""
    if something is None:
        raise Declined(otherwise)
    return something


def decide(asker: Asker, ask: asks.Ask) -> Happened:
    """What happens when this person asks for this; or `Refused`, or `Declined`."""
    return ANSWERS.get(type(ask), _in_the_game)(asker, ask)


def played(company: Company, move: Move) -> Happened:
    """A move by the rules."""
    return decide_game(company.game, move)


def stand_in(company: Company, seat: int, asked: bool, chance: random.Random) -> Happened:
    """A computer player comes to play on somebody's seat."""
    colour = company.places[seat].colour
    character = free_character(company, chance)
    left = decide_game(company.game, commands.LeaveSeat(seat))
    return (happened.StandInCame(colour, character, asked), *left)


def back(company: Company, seat: int) -> Happened:
    """The person on this seat plays again."""
    place = company.places[seat]
    taken = decide_game(company.game, commands.TakeSeat(seat, place.name))
    return (happened.StandInLeft(place.colour), *taken)


def free_character(company: Company, chance: random.Random) -> str:
    """A computer player who is not at the table yet."""
    there = {place.computer.character for place in company.places if place.computer}
    there |= {place.name for place in company.places if place.computer is None}
    free = [who.name for who in CHARACTERS if who.name not in there]
    return chance.choice(free or [who.name for who in CHARACTERS])


def _sit_down(asker: Asker, ask: asks.SitDown) -> Happened:
    company = asker.company
    name = plain_name(ask.name)
    require(seat_of_person(company, asker.person) is None, Refusal.ALREADY_SEATED)
    require(asker.person not in company.sent_away, Refusal.SENT_AWAY)
    seat = seat_of_colour(company, ask.colour)
    taken = company.places[seat] if seat is not None else None
    require(taken is None or taken.person is None, Refusal.COLOUR_TAKEN)
    others = [folded(place.name) for place in company.places if place is not taken]
    require(folded(name) not in others, Refusal.NAME_TAKEN)
    sat = happened.SatDown(asker.person, name, ask.colour)
    if is_gathering(company):
        require(taken is not None or has_room(company), Refusal.TABLE_FULL)
        return (sat,)
    require(may_change_hands(company), Refusal.GAME_STARTED)
    theirs = commands.TakeSeat(there(seat, Refusal.GAME_STARTED), name)
    return (sat, *decide_game(company.game, theirs))


def _stand_up(asker: Asker, ask: asks.StandUp) -> Happened:
    colour = asker.place.colour
    require(is_gathering(asker.company), Refusal.GAME_STARTED)
    return (happened.StoodUp(colour),)


def _change_options(asker: Asker, ask: asks.ChangeOptions) -> Happened:
    _require_host(asker)
    require(is_gathering(asker.company), Refusal.GAME_STARTED)
    return (happened.OptionsChanged(ask.options),)


def _write_words(asker: Asker, ask: asks.WriteWords) -> Happened:
    company, mine = asker.company, asker.place
    require(is_gathering(company), Refusal.GAME_STARTED)
    require(company.options.own_words, Refusal.OWN_WORDS_OFF)
    others = sum(len(place.words) for place in company.places if place is not mine)
    written = blank_cards(ask.cards)
    if others + len(written) > BLANK_WORD_CARDS:
        raise Refused(RulesRefusal.TOO_MANY_BLANK_CARDS)
    cards = tuple((card.upright, card.upside_down) for card in written)
    return (happened.WordsWritten(mine.colour, cards),)


def _ask_computer_in(asker: Asker, ask: asks.AskComputerIn) -> Happened:
    company = asker.company
    _require_host(asker)
    require(is_gathering(company), Refusal.GAME_STARTED)
    require(has_room(company), Refusal.TABLE_FULL)
    names = [who.name for who in CHARACTERS]
    character = ask.character or free_character(company, asker.outside.chance)
    require(character in names, Refusal.NO_SUCH_CHARACTER)
    there = [folded(place.name) for place in company.places]
    require(folded(character) not in there, Refusal.CHARACTER_TAKEN)
    colour = free_colours(company)[0]
    return (happened.ComputerSatDown(colour, character, ask.strength),)


def _send_away(asker: Asker, ask: asks.SendAway) -> Happened:
    company = asker.company
    _require_host(asker)
    seat = _seat_of(company, ask.colour)
    place = company.places[seat]
    require(place.person != asker.person, Refusal.PERSON_NEEDED)
    is_here = place.person is not None and place.away_since is None
    away: Happened = (happened.SentAway(place.person),) if place.person else ()
    if is_gathering(company):
        return (*(away if is_here else ()), happened.StoodUp(ask.colour))
    require(place.person is not None, Refusal.GAME_STARTED)
    if is_computer(place) or not is_playing(company):
        return away
    return (*stand_in(company, seat, asked=False, chance=asker.outside.chance), *away)


def _give_host(asker: Asker, ask: asks.GiveHost) -> Happened:
    _require_host(asker)
    place = asker.company.places[_seat_of(asker.company, ask.colour)]
    return (happened.HostChanged(there(place.person, Refusal.PERSON_NEEDED)),)


def _start(asker: Asker, ask: asks.Start) -> Happened:
    company, outside = asker.company, asker.outside
    _require_host(asker)
    require(is_gathering(company), Refusal.GAME_STARTED)
    require(has_enough(company), Refusal.TOO_FEW_SEATED)
    return decide_game(company.game, dealt(company, outside.box, outside.chance))


def _another_game(asker: Asker, ask: asks.AnotherGame) -> Happened:
    _require_host(asker)
    require(asker.company.game.step is END, Refusal.GAME_NOT_OVER)
    return (happened.TableCleared(),)


def _ask_for_time(asker: Asker, ask: asks.AskForTime) -> Happened:
    company, outside = asker.company, asker.outside
    colour = asker.place.colour
    require(asker.seat in waited_for(company), Refusal.NOT_WAITED_FOR)
    require(deadline(company, outside.patience) is not None, Refusal.NO_CLOCK)
    require(colour not in company.wait.more_time, Refusal.TIME_ALREADY_ASKED)
    return (happened.TimeAsked(colour),)


def _leave_seat(asker: Asker, ask: asks.LeaveSeat) -> Happened:
    company = asker.company
    require(not is_computer(asker.place), Refusal.STAND_IN_PLAYS)
    require(is_playing(company), Refusal.GAME_NOT_STARTED)
    return stand_in(company, asker.seat, asked=True, chance=asker.outside.chance)


def _take_seat_back(asker: Asker, ask: asks.TakeSeatBack) -> Happened:
    require(is_computer(asker.place), Refusal.NO_STAND_IN)
    require(is_playing(asker.company), Refusal.GAME_NOT_STARTED)
    return back(asker.company, asker.seat)


def _let_computer_play(asker: Asker, ask: asks.LetComputerPlay) -> Happened:
    company, outside, _ = asker.company, asker.outside, asker.seat
    seat = _seat_of(company, ask.colour)
    since = there(stand_in_from(company, seat, outside.patience), Refusal.NOT_AWAY)
    require(outside.now >= since, Refusal.TOO_SOON)
    return stand_in(company, seat, asked=False, chance=outside.chance)


def _hurry(asker: Asker, ask: asks.Hurry) -> Happened:
    company, outside, _ = asker.company, asker.outside, asker.seat
    seat = _seat_of(company, ask.colour)
    require(seat in waited_for(company), Refusal.NOT_WAITED_FOR)
    require(ask.colour not in company.wait.hurried_at, Refusal.ALREADY_HURRIED)
    since = there(hurry_from(company, outside.patience).get(seat), Refusal.TOO_SOON)
    require(outside.now >= since, Refusal.TOO_SOON)
    return (happened.Hurried(ask.colour),)


def _react(asker: Asker, ask: asks.React) -> Happened:
    return (happened.Said(asker.place.colour, None, ask.reaction),)


def _chat(asker: Asker, ask: asks.Chat) -> Happened:
    require(asker.company.options.chat, Refusal.CHAT_OFF)
    return (happened.Said(asker.place.colour, plain_text(ask.text), None),)


def _in_the_game(asker: Asker, ask: asks.Ask) -> Happened:
    seat, company = asker.seat, asker.company
    if is_gathering(company):
        raise Declined(Refusal.GAME_NOT_STARTED)
    if is_computer(company.places[seat]):
        raise Declined(Refusal.STAND_IN_PLAYS)
    return played(company, MOVES[type(ask)](seat, ask))


def _require_host(asker: Asker) -> None:
    require(asker.person == asker.company.host, Refusal.NOT_THE_HOST)


def _seat_of(company: Company, colour: Colour) -> int:
    return there(seat_of_colour(company, colour), Refusal.NOBODY_THERE)


ANSWERS: Final[dict[type[asks.Ask], Callable[[Asker, Any], Happened]]] = {
    asks.SitDown: _sit_down,
    asks.StandUp: _stand_up,
    asks.ChangeOptions: _change_options,
    asks.WriteWords: _write_words,
    asks.AskComputerIn: _ask_computer_in,
    asks.SendAway: _send_away,
    asks.GiveHost: _give_host,
    asks.Start: _start,
    asks.AnotherGame: _another_game,
    asks.AskForTime: _ask_for_time,
    asks.LeaveSeat: _leave_seat,
    asks.TakeSeatBack: _take_seat_back,
    asks.LetComputerPlay: _let_computer_play,
    asks.Hurry: _hurry,
    asks.React: _react,
    asks.Chat: _chat,
}
MOVES: Final[dict[type[asks.Ask], Callable[[int, Any], Move]]] = {
    # a set made of a set has only the room that it needs: it stays for the whole round
    asks.PassPen: lambda seat, ask: commands.PassPen(seat, frozenset(set(ask.crosses))),
    asks.TakePenBack: lambda seat, _: commands.TakePenBack(seat),
    asks.AskOtherWord: lambda seat, _: commands.AskOtherWord(seat),
    asks.KeepWord: lambda seat, _: commands.KeepWord(seat),
    asks.ShowCard: lambda seat, ask: commands.ShowCard(seat, ask.place),
    asks.GoOn: lambda seat, _: commands.GoOn(seat),
}
