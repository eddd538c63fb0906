"""How a live table looks: what is the same for all is made once, what is as it was is kept."""

from typing import Final

import msgspec

from ..decks.words import WordDeck
from ..host.company import Company, is_gathering
from ..host.may import may_ask_for_time
from ..host.patience import Patience
from ..rules.view import Columns
from ..rules.view import own as own_of_game
from . import seen
from .seen import Private

_encode: Final = msgspec.json.Encoder().encode


class Painting:
    """The newest look of one table, for whoever comes to see it."""

    def __init__(self, words: WordDeck, patience: Patience) -> None:
        self._words = words
        self._patience = patience
        self._company = Company("")
        self._room = b""
        self._in_time: frozenset[int] = frozenset()
        self._seats: dict[str | None, int] = {}
        self._own: dict[str, tuple[Private, bytes]] = {}
        self._places: Columns = ()

    def paint(self, company: Company) -> None:
        """Take in what changed, if anything did."""
        before, self._company = self._company, company
        if company is before:
            return
        if not _is_agreed(company, before):
            self._places = seen.places_of(company, self._patience)
            self._seats = {place.person: seat for seat, place in enumerate(company.places)}
            self._own.clear()
        self._in_time = may_ask_for_time(company, self._patience)
        self._room = b""

    def may_watch(self, person: str) -> bool:
        """Whoever sits may; others while people gather, or if the table lets them."""
        company = self._company
        return (
            company.options.may_watch
            or person == company.host
            or person in self._seats
            or (is_gathering(company) and person not in company.sent_away)
        )

    def view(self, person: str, draft: tuple[int, ...] | None, now: int) -> bytes:
        """What this person sees, as a frame."""
        version, seat = self._company.version, self._seats.get(person)
        own = self._own_of(person, seat, draft)
        head = b'{"is":"view","version":%d,"now":%d,"room":' % (version, now)
        return b"".join((head, self._room or self._look(), b',"own":', own, b"}"))

    def _look(self) -> bytes:
        self._room = _encode(seen.room(self._company, self._words, self._patience, self._places))
        return self._room

    def forget(self) -> None:
        """All have seen it: to make it again for whoever comes later is cheap."""
        self._room = b""

    def _own_of(self, person: str, seat: int | None, draft: tuple[int, ...] | None) -> bytes:
        company, has_game = self._company, not is_gathering(self._company)
        in_game = own_of_game(company.game, seat) if has_game and seat is not None else None
        private = Private(seat, in_game, draft, seat in self._in_time)
        kept = self._own.get(person)
        if kept is None or kept[0] != private:
            kept = self._own[person] = private, _encode(seen.own(company, person, private))
        return kept[1]


def _is_agreed(company: Company, before: Company) -> bool:
    """Whether all is as before that people's own parts and places are made of beside the game."""
    return (
        company.places is before.places
        and company.options is before.options
        and company.host is before.host
        and company.sent_away is before.sent_away
        and company.game.step is before.game.step
    )
