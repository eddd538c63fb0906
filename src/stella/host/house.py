"""The house: every table of this node that is in use, the clock, and news from other nodes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from ..log.store import GONE, Head, StoreLost
from ..rules.refusals import Refused
from . import happened
from .asks import Ask
from .codes import new_code, new_salt
from .company import Company
from .evolve import evolve
from .history import entry_of, replayed, turned
from .keeper import Keeper, report
from .live import Astray, LiveTable
from .options import Options
from .refusals import Declined
from .summary import people_of, summary_of
from .watchers import Leaving

Answer = TypeVar("Answer")
DUE_EVERY: Final = 0.1
AT_ONCE: Final = 0.0
LEASE: Final = 10_000
MOST_DUE: Final = 64
AGAIN_AFTER: Final = 1.0
BEAT_EVERY: Final = 2.0
SILENT_AFTER: Final = 10_000
LONG_SILENT: Final = 0
UNUSED_AFTER: Final = 30_000
CLEAN_EVERY: Final = 3600.0
DAY: Final = 86_400_000


class Paused(Exception):
    """A bug stopped this table; it begins again from its log when somebody comes."""


EXPECTED: Final = (Refused, Declined, StoreLost, Paused)


class House:
    """All live tables of one node."""

    def __init__(self, keeper: Keeper, keep_days: int = 0) -> None:
        self.keeper = keeper
        self.keep_days = keep_days
        self.failure: str | None = None
        """Why it can't be opened."""
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._settling: set[str] = set()
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store and let time pass."""
        keeper, store = self.keeper, self.keeper.store
        await store.start(self)
        await store.beat(keeper.node, keeper.now())
        # whoever has a file of their own knows that no other node is alive
        await store.bury(keeper.now() - (SILENT_AFTER if store.is_shared else 0))
        self._loops = [
            asyncio.create_task(self._every(AT_ONCE, self._settle_what_is_due)),
            asyncio.create_task(self._every(BEAT_EVERY, self._beat)),
            asyncio.create_task(self._every(CLEAN_EVERY, self._clean)),
        ]

    async def stop(self) -> None:
        """Finish what was begun, and close the store."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.keeper.give_up()
        with suppress(StoreLost):
            await self.keeper.store.beat(self.keeper.node, LONG_SILENT)
        await self.keeper.store.stop()

    async def open(self, person: str, options: Options) -> str:
        """A new table, which this person hosts; its code."""
        while True:
            company = Company(new_code())
            opened = happened.TableOpened(person, options, new_salt())
            at = self.keeper.now()
            entry = entry_of(company, at, (opened,), None)
            company = turned(evolve(company, opened, at), entry, None)
            head = Head(None, options.listed, summary_of(company), people_of(company))
            if await self.keeper.store.append(entry, head):
                return company.code

    async def table(self, code: str) -> LiveTable | None:
        """The table with this code; nobody loads it twice at once."""
        if (table := self.tables.get(code)) is not None:
            table.used = self.keeper.now()  # whoever asks for it needs a moment to come in
            return table
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def ask(self, table: LiveTable, person: str, ask: Ask) -> None:
        """Do it, or raise `Refused`, `Declined`, `StoreLost` or `Paused`."""
        async with Guard(self, table):
            await table.ask(person, ask)

    async def arrive(self, table: LiveTable, person: str) -> None:
        """Somebody has a line to this table."""
        async with Guard(self, table):
            await table.arrive(person)

    async def delete(self, code: str) -> None:
        """Forget a table and all that was played on it."""
        await self.keeper.store.forget_table(code)
        self.told(code, GONE)

    def told(self, code: str, version: int) -> None:
        """Another node wrote: read on, if anybody here looks at that table."""
        table = self.tables.get(code)
        if table is None:
            return
        if version == GONE:
            self.drop(table, Leaving.DELETED)
        elif version > table.company.version:
            self.keeper.later(self._catch_up(table, version))

    def missed(self) -> None:
        """The line to other nodes was cut: read on at all tables that changed meanwhile."""
        self.keeper.later(self._catch_up_with(list(self.tables)))

    async def _load(self, code: str) -> LiveTable | None:
        async with Guard(self, None):
            entries = await self.keeper.store.read(code)
            if not entries:
                return None
            table = LiveTable(replayed(code, entries), self.keeper)
            await table.fetch_drafts()
        self.tables[code] = table
        table.look_for_others()
        if self.keeper.store.is_shared:
            # news that came while it was being loaded found nobody
            self.keeper.later(self._catch_up_with([code]))
        return table

    def drop(self, table: LiveTable, why: Leaving) -> None:
        """Everybody leaves this table."""
        code = table.company.code
        if self.tables.get(code) is table:
            del self.tables[code]
        table.close(why)

    async def _settle_what_is_due(self) -> None:
        """No more at once than people don't notice; whatever else is due stays where it is."""
        self.keeper.soon.clear()
        now, room = self.keeper.now(), MOST_DUE - len(self._settling)
        codes = await self.keeper.store.take_due(now, now + LEASE, room) if room else []
        self._settling.update(codes)
        for code in codes:
            self.keeper.later(self._settle(code))
        if not room or len(codes) < room:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.keeper.soon.wait(), DUE_EVERY)

    async def _settle(self, code: str) -> None:
        try:
            table = await self.table(code)
            if table is not None:
                async with Guard(self, table):
                    await table.settle()
        except (StoreLost, Paused):
            pass  # when the lease ends, somebody takes it again
        finally:
            self._settling.discard(code)

    async def _catch_up(self, table: LiveTable, version: int) -> None:
        async def catch_up() -> None:
            async with Guard(self, table):
                await table.catch_up(version)

        with suppress(Paused):
            await _at_last(catch_up)

    async def _catch_up_with(self, codes: Sequence[str]) -> None:
        newest = await _at_last(lambda: self.keeper.store.versions(codes))
        for code in codes:
            self.told(code, newest.get(code, GONE))

    async def _beat(self) -> None:
        keeper = self.keeper
        now = keeper.now()
        await keeper.store.beat(keeper.node, now)
        if keeper.store.is_shared:
            await keeper.store.bury(now - SILENT_AFTER)
            await self._look_for_others()
        for table in tuple(self.tables.values()):
            if not table.is_in_use and now - table.used > UNUSED_AFTER:
                self.drop(table, Leaving.PAUSED)

    async def _look_for_others(self) -> None:
        watched = {code: table for code, table in self.tables.items() if table.watchers}
        here: dict[str, set[str]] = {code: set() for code in watched}
        for code, person in await self.keeper.store.here(list(watched)):
            here[code].add(person)
        for code, table in watched.items():
            table.look_for_others(here[code])

    async def _clean(self) -> None:
        if self.keep_days:
            old = self.keeper.now() - self.keep_days * DAY
            for code in await self.keeper.store.forget_tables(old):
                self.told(code, GONE)

    async def _every(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with Guard(self, None):
                    await what()
            except (StoreLost, Paused):
                await asyncio.sleep(AGAIN_AFTER)
            await asyncio.sleep(seconds)


class Guard:
    """A bug pauses one table, never the house."""

    def __init__(self, house: House, table: LiveTable | None) -> None:
        self.house = house
        self.table = table

    async def __aenter__(self) -> None:
        """Nothing went wrong yet."""

    async def __aexit__(self, _: object, bug: BaseException | None, __: object) -> None:
        if not isinstance(bug, Exception) or isinstance(bug, EXPECTED):
            return
        if not isinstance(bug, Astray):
            report(bug)
        if self.table is not None:
            self.house.drop(self.table, Leaving.PAUSED)
        raise Paused from None


async def _at_last(what: Callable[[], Awaitable[Answer]]) -> Answer:
    """Do it, as soon as the store is there again."""
    while True:
        with suppress(StoreLost):
            return await what()
        await asyncio.sleep(AGAIN_AFTER)
