"""How long a table waits for whom, and what happens by itself when it has waited enough."""

import random
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..minds.mind import thinking_seconds
from ..rules.commands import GoOn, Move, PassPen, ShowCard
from ..rules.table import ASSOCIATE, REVEAL, SCORE
from .company import Company, is_computer, is_playing, waited_for
from .options import Pace

SECOND: Final = 1000
NO_CLOCK: Final = Pace.NONE
CLOCKS: Final = {Pace.RELAXED: (180, 60), Pace.BRISK: (75, 25)}


class Patience(NamedTuple):
    """Seconds, but for `thinking`, a factor on how long computer players think."""

    away: float = 8.0
    stand_in: float = 60.0
    hurry: float = 90.0
    hurried: float = 45.0
    host: float = 180.0
    looking: float = 120.0
    more_time: float = 60.0
    warning: float = 20.0
    watching: float = 5.0
    thinking: float = 1.0


@dataclass(frozen=True, slots=True)
class ComputerMoves:
    """A computer player has thought enough."""

    seat: int


@dataclass(frozen=True, slots=True)
class WarningIsDue:
    """Time is nearly over."""


@dataclass(frozen=True, slots=True)
class TimeRunsOut:
    """Nobody waits any longer."""


@dataclass(frozen=True, slots=True)
class HostIsLost:
    """Whoever hosts has been away for long."""


Due = ComputerMoves | WarningIsDue | TimeRunsOut | HostIsLost


def next_due(company: Company, patience: Patience) -> int | None:
    """When something happens by itself next."""
    return min((at for at, _ in all_due(company, patience)), default=None)


def all_due(company: Company, patience: Patience) -> list[tuple[int, Due]]:
    """What will happen by itself if nobody does anything."""
    due: list[tuple[int, Due]] = []
    if is_playing(company):
        computers = seats_of_computers(company)
        due += [(thought_until(company, seat, patience), ComputerMoves(seat)) for seat in computers]
        if (end := deadline(company, patience)) is not None:
            due.append((end, TimeRunsOut()))
            if not company.wait.warned:
                due.append((end - ms(patience.warning), WarningIsDue()))
    if company.host_away_since is not None and heirs(company):
        due.append((company.host_away_since + ms(patience.host), HostIsLost()))
    return due


def seats_of_computers(company: Company) -> list[int]:
    """The seats on which a computer player has to move."""
    if company.game.step is SCORE:
        persons = any(not who.computer for who in company.game.seats)
        return [] if persons else [0]
    return [seat for seat in waited_for(company) if is_computer(company.places[seat])]


def heirs(company: Company) -> list[str]:
    """People who could host instead, in the order of their seats."""
    return [
        place.person
        for place in company.places
        if place.person and place.person != company.host and place.away_since is None
    ]


def thought_until(company: Company, seat: int, patience: Patience) -> int:
    """When this computer player moves: as long as people would take, the same on every node."""
    game = company.game
    about = (company.salt, company.game_number, game.round.number, len(game.round.reveals), seat)
    thinking = thinking_seconds(_kind_of_move(company, seat), random.Random(repr(about)))
    watching = patience.watching if game.step is REVEAL else 0.0
    return company.wait.since + ms((watching + thinking) * patience.thinking)


def _kind_of_move(company: Company, seat: int) -> Move:
    step = company.game.step
    if step is ASSOCIATE:
        return PassPen(seat, frozenset())
    return ShowCard(seat, 0) if step is REVEAL else GoOn(seat)


def deadline(company: Company, patience: Patience) -> int | None:
    """When time runs out, if a clock runs: the table's, or one for somebody who was hurried."""
    wait = company.wait
    if not is_playing(company):
        return None
    if company.game.step is SCORE:
        end = wait.since + ms(patience.looking)
    elif (seconds := clock_seconds(company)) is not None:
        end = wait.since + seconds * SECOND
    elif wait.hurried_at and (hurried := [at for _, at in hurried_seats(company)]):
        end = max(hurried) + ms(patience.hurried)
    else:
        return None
    return end + ms(patience.more_time) * len(wait.more_time)


def clock_seconds(company: Company) -> int | None:
    """How long this step may take by the table's clock."""
    clock = company.options.clock
    if clock.pace is NO_CLOCK:
        return None
    associate, show = CLOCKS.get(clock.pace, (clock.associate, clock.show))
    return associate if company.game.step is ASSOCIATE else show


def hurried_seats(company: Company) -> list[tuple[int, int]]:
    """Who was hurried and is still waited for, and since when."""
    return [
        (seat, company.wait.hurried_at[company.places[seat].colour])
        for seat in waited_for(company)
        if company.places[seat].colour in company.wait.hurried_at
    ]


def stand_in_from(company: Company, seat: int, patience: Patience) -> int | None:
    """From when on a computer player may be called for somebody who is away."""
    place = company.places[seat]
    if place.away_since is None or place.person is None or is_computer(place):
        return None
    return place.away_since + ms(patience.stand_in) if is_playing(company) else None


def hurry_from(company: Company, patience: Patience) -> dict[int, int]:
    """Who is here, lets the table wait without a clock, and may be hurried from when on."""
    if deadline(company, patience) is not None:
        return {}
    since = company.wait.since + ms(patience.hurry)
    return {
        seat: since
        for seat in waited_for(company)
        if (place := company.places[seat]).computer is None and place.away_since is None
    }


def ms(seconds: float) -> int:
    """Seconds as milliseconds."""
    return round(seconds * SECOND)
