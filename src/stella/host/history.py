"""A table's log: what happened as entries, and entries as the table that they led to."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from ..log.codec import NAMES, Codec, read_page, write_page
from ..log.store import Entry
from ..rules.events import Event, GameEnded, TableLaid
from ..rules.table import BOX
from .asks import kebab
from .company import ANSWERS_KEPT, Company
from .evolve import AROUND, evolve
from .happened import Happening

AROUND_NAMES: Final = {kebab(kind.__name__): kind for kind in AROUND}
CODEC: Final[Codec[Happening]] = Codec({**NAMES, **AROUND_NAMES})


def entry_of(
    company: Company, at: int, happenings: Sequence[Happening], asked: tuple[str, str] | None
) -> Entry:
    """The table's next entry: what came of something that a person asked under an id."""
    by, ask = asked or (None, None)
    body = write_page(CODEC, by, ask, happenings)
    return Entry(company.code, company.version + 1, at, body)


def after(company: Company, entry: Entry) -> Company:
    """The table after one more entry."""
    page = read_page(entry.body)
    for line in page.happened:
        company = evolve(company, CODEC.decode(line), entry.at)
    return turned(company, entry, (page.by, page.ask) if page.by and page.ask else None)


def turned(company: Company, entry: Entry, asked: tuple[str, str] | None) -> Company:
    """The page is turned: the version, the time, and who was answered."""
    answered = company.answered
    if asked is not None:
        by, ask = asked
        answered = {**answered, by: (*answered.get(by, ()), ask)[-ANSWERS_KEPT:]}
    return replace(company, version=entry.version, changed=entry.at, answered=answered)


def replayed(code: str, entries: Iterable[Entry]) -> Company:
    """The table that all its entries led to."""
    company = Company(code)
    for entry in entries:
        company = after(company, entry)
    return company


def game_of(entries: Iterable[Entry], number: int) -> list[Event]:
    """The events of the table's game with this number, as far as it was played."""
    found: list[Event] = []
    game = 0
    for entry in entries:
        for line in read_page(entry.body).happened:
            happening = CODEC.decode(line)
            game += isinstance(happening, TableLaid)
            if game == number and not isinstance(happening, AROUND):
                found.append(happening)  # type: ignore[arg-type]
    return found


def steps_of(code: str, entries: Iterable[Entry], number: int) -> Iterator[Company]:
    """The table after each change of the game with this number."""
    company = Company(code)
    for entry in entries:
        before, company = company, after(company, entry)
        if company.game_number == number and company.game not in (before.game, BOX):
            yield company


def have_sat(code: str, entries: Iterable[Entry], number: int) -> set[str]:
    """Everybody who sat at the table in the game with this number."""
    return {
        place.person
        for company in steps_of(code, entries, number)
        for place in company.places
        if place.person is not None
    }


def is_whole(game: Sequence[Event]) -> bool:
    """Whether a game was played to its end."""
    return bool(game) and isinstance(game[-1], GameEnded)
