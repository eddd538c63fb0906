"""The company at a table: who sits where and hosts, and the game that they play."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from ..minds.characters import Strength
from ..rules.blank_cards import folded
from ..rules.material import FEWEST_SEATS, MOST_SEATS, Colour
from ..rules.table import ASSOCIATE, BOX, END, REVEAL, SCORE, SET_UP, Table
from .happened import Said
from .options import Options
from .pairs import Thread

SAID_KEPT: Final = 40
ANSWERS_KEPT: Final = 24
"""How many asks of each person are remembered, so that none is done twice."""


class ComputerPlayer(Struct, frozen=True):
    """Which character plays here, and how well."""

    character: str
    strength: Strength


class Place(Struct, frozen=True):
    """A seat at the table: a person's, with or without a stand-in, or a computer player's own."""

    colour: Colour
    name: str
    person: str | None = None
    computer: ComputerPlayer | None = None
    asked_stand_in: bool = False
    away_since: int | None = None
    words: tuple[tuple[str, str], ...] = ()


class Wait(Struct, frozen=True):
    """What the table waits for, since when, and what was done about it. Times in milliseconds."""

    since: int = 0
    more_time: frozenset[Colour] = frozenset()
    hurried_at: Mapping[Colour, int] = {}
    warned: bool = False


class Company(Struct, frozen=True):
    """All that is known of a table; `view` and `seen` decide who sees what of it."""

    code: str
    version: int = 0
    salt: str = ""
    host: str = ""
    host_away_since: int | None = None
    options: Options = Options()
    places: tuple[Place, ...] = ()
    sent_away: frozenset[str] = frozenset()
    game_number: int = 0
    game: Table = BOX
    wait: Wait = Wait()
    seen_pictures: frozenset[str] = frozenset()
    seen_words: frozenset[str] = frozenset()
    threads: Mapping[tuple[int, int], Thread] = {}
    said: tuple[tuple[int, str, Said], ...] = ()
    finished: tuple[int, ...] = ()
    answered: Mapping[str, tuple[str, ...]] = {}
    changed: int = 0


def is_gathering(company: Company) -> bool:
    """No game lies on the table."""
    return company.game.step is SET_UP


def is_playing(company: Company) -> bool:
    """A game is under way."""
    step = company.game.step
    return step is not SET_UP and step is not END


def may_change_hands(company: Company) -> bool:
    """Whether a computer player's own seat may be taken: while all slates lie open, or whoever
    sits down would be shown what was crossed there."""
    return company.game.step is SCORE and company.options.slates_shown


def seat_of_person(company: Company, person: str) -> int | None:
    """Where this person sits."""
    for seat, place in enumerate(company.places):
        if place.person == person:
            return seat
    return None


def seat_of_colour(company: Company, colour: Colour) -> int | None:
    """Which seat has this colour."""
    for seat, place in enumerate(company.places):
        if place.colour is colour:
            return seat
    return None


def free_colours(company: Company) -> list[Colour]:
    """The colours that nobody plays, in their order."""
    taken = {place.colour for place in company.places}
    return [colour for colour in Colour if colour not in taken]


def was_answered(company: Company, person: str, ask: str) -> bool:
    """Whether this ask was accepted before."""
    return ask in company.answered.get(person, ())


def has_room(company: Company) -> bool:
    """Whether one more may sit down."""
    return len(company.places) < MOST_SEATS


def has_enough(company: Company) -> bool:
    """Whether a game may start."""
    return len(company.places) >= FEWEST_SEATS


def is_computer(place: Place) -> bool:
    """Whether a computer player plays here now."""
    return place.computer is not None


def waited_for(company: Company) -> tuple[int, ...]:
    """The seats that the table waits for now."""
    game = company.game
    round_, step = game.round, game.step
    if step is REVEAL:
        return () if round_.scout is None else (round_.scout,)
    if step is ASSOCIATE:
        return tuple([seat for seat in range(len(game.seats)) if seat not in round_.passed])
    if step is SCORE:
        looked = round_.looked
        return tuple(
            [s for s, who in enumerate(game.seats) if not who.computer and s not in looked]
        )
    return ()


def written_words(company: Company) -> list[tuple[str, str]]:
    """Everybody's own words; a word that two people wrote stands on one card only."""
    cards: list[tuple[str, str]] = []
    known: set[str] = set()
    for place in company.places:
        for card in place.words:
            theirs = {folded(word) for word in card}
            if not theirs & known:
                known |= theirs
                cards.append(card)
    return cards
