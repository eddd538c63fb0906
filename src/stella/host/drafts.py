"""Crosses in the making: a seat's own, outside the log, so that nobody can count them."""

from typing import NamedTuple

import msgspec

from ..rules.material import FEWEST_CROSSES, MOST_CROSSES
from ..rules.table import ASSOCIATE
from .company import Company, seat_of_person


class Draft(NamedTuple):
    """Places that one person crossed so far, the word that they were crossed for, and the slate
    that lay there then: a slate that was passed since is newer."""

    person: str
    word: tuple[int, int, bool]
    crosses: tuple[int, ...]
    slate: tuple[int, ...] = ()


_decoder = msgspec.json.Decoder(Draft)


def drafted(company: Company, person: str, crosses: tuple[int, ...]) -> Draft:
    """A draft for the word that lies on the table."""
    seat = seat_of_person(company, person)
    assert seat is not None
    return Draft(person, _word(company), tuple(sorted(set(crosses))), _slate(company, seat))


def crosses_of(company: Company, seat: int, draft: Draft | None) -> tuple[int, ...] | None:
    """What a draft still says; nothing where it was made for another word, or by another person."""
    if draft is None or company.game.step is not ASSOCIATE:
        return None
    theirs = draft.person == company.places[seat].person
    is_newest = draft.word == _word(company) and draft.slate == _slate(company, seat)
    return draft.crosses if theirs and is_newest else None


def may_be_passed(crosses: tuple[int, ...] | None) -> bool:
    """Whether these crosses could be a slate."""
    return crosses is not None and FEWEST_CROSSES <= len(crosses) <= MOST_CROSSES


def written(draft: Draft) -> bytes:
    """The draft as it is kept."""
    return msgspec.json.encode(draft)


def read(body: bytes) -> Draft:
    """What `written` wrote."""
    return _decoder.decode(body)


def _slate(company: Company, seat: int) -> tuple[int, ...]:
    return tuple(sorted(company.game.round.slates[seat]))


def _word(company: Company) -> tuple[int, int, bool]:
    round_ = company.game.round
    return company.game_number, round_.number, round_.other_word
