"""A table in a line: what lists of tables say of it, and whose table it is."""

from typing import Final, Literal

import msgspec

from ..rules.material import MOST_SEATS
from ..rules.table import Step
from .company import Company, is_gathering

Phase = Literal["gathering", "associate", "reveal", "score", "end"]
PHASES: Final[dict[Step, Phase]] = {
    Step.SET_UP: "gathering",
    Step.ASSOCIATE: "associate",
    Step.REVEAL: "reveal",
    Step.SCORE: "score",
    Step.END: "end",
}


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables say of one."""

    code: str
    phase: Phase
    language: str
    names: tuple[str, ...]
    free: int
    may_watch: bool
    changed: int


def summary_of(company: Company) -> bytes:
    """The summary, as it is kept."""
    own = sum(place.person is None for place in company.places)
    summary = Summary(
        code=company.code,
        phase=phase_of(company),
        language=company.options.language,
        names=tuple(place.name for place in company.places),
        free=own + (MOST_SEATS - len(company.places) if is_gathering(company) else 0),
        may_watch=company.options.may_watch,
        changed=company.changed,
    )
    return msgspec.json.encode(summary)


def people_of(company: Company) -> tuple[str, ...]:
    """Who finds the table among theirs."""
    people = {place.person for place in company.places if place.person}
    return tuple(sorted({*people, company.host}))


def phase_of(company: Company) -> Phase:
    """Where the table stands, for people."""
    return PHASES[company.game.step]
