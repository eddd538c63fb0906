"""The desk: what all handlers of one server share."""

from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection

from ..host.house import House
from ..host.live import LiveTable
from ..settings import Settings
from .answers import BadRequest
from .gate import address_of
from .limits import AtOnce, Rate
from .line import Line
from .metrics import Metrics
from .painting import Painting
from .people import People, Visitor

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_OWN: Final = 100


@dataclass
class Limits:
    """Who may do how much."""

    requests: Rate
    newcomers: Rate
    wrong_codes: Rate
    tables: Rate
    links: Rate
    said: Rate
    sockets: AtOnce
    sockets_an_address: AtOnce
    sockets_a_person: AtOnce


def limits_of(settings: Settings) -> Limits:
    """The limits that were set."""
    return Limits(
        requests=Rate(settings.requests_a_minute, MINUTE),
        newcomers=Rate(settings.newcomers_an_hour, HOUR),
        wrong_codes=Rate(settings.wrong_codes_a_minute, MINUTE),
        tables=Rate(settings.tables_an_hour, HOUR),
        links=Rate(settings.links_an_hour, HOUR),
        said=Rate(settings.says_a_minute, MINUTE),
        sockets=AtOnce(settings.sockets),
        sockets_an_address=AtOnce(settings.sockets_an_address),
        sockets_a_person=AtOnce(settings.sockets_a_person),
    )


@dataclass
class Desk:
    """House, people, limits and figures."""

    house: House
    settings: Settings
    people: People
    limits: Limits
    metrics: Metrics = field(default_factory=Metrics)

    @property
    def slow_seconds(self) -> float:
        """How long a line may take to read."""
        return self.settings.slow_seconds

    def view(self, table: LiveTable, person: str) -> bytes | None:
        """The newest view for this person, as a frame; nothing if they may not look."""
        keeper, painting = self.house.keeper, table.painted
        if not isinstance(painting, Painting):
            painting = table.painted = Painting(keeper.box.words, keeper.patience)
        painting.paint(table.company)
        if not painting.may_watch(person):
            return None
        return painting.view(person, table.draft_of(person), keeper.now())

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Whoever this is; not every newcomer of one address is heard."""
        visitor = await self.people.visitor(connection)
        address = address_of(connection.scope)
        if visitor.new_token is not None and self.limits.newcomers.is_used_up(address):
            raise BadRequest(429, "too-fast")
        return visitor

    async def welcome(self, visitor: Visitor, connection: HTTPConnection) -> None:
        """Know a newcomer again from now on."""
        if visitor.new_token is not None:
            self.limits.newcomers.allows(address_of(connection.scope))
            await self.people.welcome(visitor)

    async def is_at_home(self, code: str | None, person: str) -> bool:
        """Whether this is one of this person's tables."""
        store = self.house.keeper.store
        return code in [found.code for found in await store.tables_of(person, MOST_OWN)]

    def hang_up(self, person: str) -> None:
        """Close this person's lines."""
        for table in self.house.tables.values():
            for line in tuple(table.watchers):
                if isinstance(line, Line) and line.person == person:
                    line.hang_up()

    def may_say(self, table: LiveTable, person: str) -> bool:
        """Whether this person hasn't said too much here."""
        return self.limits.said.allows((table.company.code, person))

    def count(self, what: str) -> None:
        """Count what happened."""
        self.metrics.count(what)
