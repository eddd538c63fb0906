"""One live table: one writer, and everybody who watches it. Commit, then answer, then show."""

import asyncio
from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final

from ..log.store import Head, StoreLost
from ..minds.sight import See
from ..rules.refusals import Refused
from . import asks, presence
from .asks import Ask
from .company import Company, seat_of_person, was_answered
from .decide import Asker, Happened, Outside, decide
from .drafts import Draft, crosses_of, drafted, read, written
from .due import next_happening
from .evolve import evolve
from .history import after, entry_of, turned
from .keeper import Keeper
from .patience import next_due
from .refusals import Declined
from .summary import people_of, summary_of
from .told import Told
from .watchers import Leaving, Painted, Watcher
from .work import Work

MOST_DUE_AT_ONCE: Final = 64
AGAIN_AFTER: Final = 1.0


class Astray(Exception):
    """What this node knows of a table isn't its log any more: whoever wants it must load it."""


class LiveTable:
    """A table in this node's memory; the log decides which node's change comes first."""

    def __init__(self, company: Company, keeper: Keeper) -> None:
        self.company = company
        self.keeper = keeper
        self.watchers: list[Watcher] = []
        self.drafts: dict[int, Draft] = {}
        self.used = keeper.now()
        self._lines: Counter[str] = Counter()
        self._missed: dict[str, object] = {}
        self._telling = asyncio.Lock()
        self.at_work = asyncio.Lock()
        self._is_behind = False
        self._is_closed = False
        self._is_about_to_show = False
        self.told = Told()
        self.painted: Painted | None = None
        """How whoever shows the table painted it last."""

    @property
    def is_in_use(self) -> bool:
        """Whether somebody watches it, or something is about to be written."""
        return bool(self.watchers or self._missed) or self.at_work.locked()

    async def ask(self, person: str, ask: Ask) -> None:
        """Do what this person asks for and keep it for good; or raise `Refused` or `Declined`."""
        self.used = self.keeper.now()
        if self.told.has(person, ask):
            self.told.again(person, ask)
            return
        try:
            if isinstance(ask, asks.Draft):
                await self._keep_draft(person, ask)
                self.told.remember(person, ask, None)
            else:
                await self._change(
                    lambda company, outside: decide(Asker(company, person, outside), ask),
                    asked=(person, ask.id),
                )
        except (Refused, Declined) as refused:
            self.told.remember(person, ask, refused.why)
            raise

    def was_answered(self, person: str, ask: Ask) -> bool:
        """Whether this person was told what comes of this ask."""
        return self.told.has(person, ask) or was_answered(self.company, person, ask.id)

    async def settle(self) -> None:
        """Let everything happen that is due."""
        if self.keeper.store.is_shared:
            await self.catch_up()
            await self.fetch_drafts()
        see = await self.keeper.see(self.company)
        for _ in range(MOST_DUE_AT_ONCE):
            version = self.company.version
            await self._change(lambda company, outside: self._due(company, outside, see))
            if self.company.version == version:
                return

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other nodes wrote, at least up to this version."""
        async with Work(self):
            if version is None or version > self.company.version:
                await self._read_on()

    async def arrive(self, person: str) -> None:
        """Somebody has a line to this table."""
        self._lines[person] += 1
        self._missed.pop(person, None)
        if self.keeper.store.is_shared:
            await self.catch_up()
            await self.fetch_drafts()
        await self._welcome(person)

    def depart(self, person: str) -> None:
        """One of somebody's lines was lost; they are away if none is there in a while."""
        self._lines[person] -= 1
        if self._lines[person] <= 0:
            del self._lines[person]
            self._miss(person)

    def look_for_others(self, here: AbstractSet[str] = frozenset()) -> None:
        """Whoever left while this node looked elsewhere is away, if they stay so.

        And whoever has a line to this node is here, though others may have buried it meanwhile.
        """
        company, lines = self.company, self._lines.keys()
        for person in presence.expected(company) - here - lines - self._missed.keys():
            self._miss(person)
        for person in lines:
            if person not in here or presence.is_away(company, person):
                self.keeper.later(self._welcome_again(person))

    def show_soon(self) -> None:
        """Show what changed, once whoever asked for it was answered."""
        if not self._is_about_to_show:
            self._is_about_to_show = True
            asyncio.get_running_loop().call_soon(self._show)

    async def fetch_drafts(self) -> None:
        """What was crossed on other nodes."""
        before = self.drafts.copy()
        kept = await self.keeper.store.drafts(self.company.code)
        newer = {seat: d for seat, d in self.drafts.items() if d is not before.get(seat)}
        self.drafts = {seat: read(body) for seat, body in kept.items()} | newer

    def draft_of(self, person: str) -> tuple[int, ...] | None:
        """This person's crosses in the making."""
        if not self.drafts:
            return None
        seat = seat_of_person(self.company, person)
        return None if seat is None else crosses_of(self.company, seat, self.drafts.get(seat))

    async def begin(self) -> None:
        """Begin to work, from where the log stands."""
        if self._is_closed:
            raise Astray
        if self._is_behind:
            await self._read_on()

    def close(self, why: Leaving) -> None:
        """Everybody leaves; nothing is written from here any more."""
        self._is_closed = True
        for watcher in tuple(self.watchers):
            watcher.leave(why)

    def _show(self) -> None:
        self._is_about_to_show = False
        for watcher in tuple(self.watchers):
            watcher.show()
        if self.painted is not None:
            self.painted.forget()

    def _due(self, company: Company, outside: Outside, see: See) -> Happened:
        return next_happening(company, outside, see, self.drafts)

    async def _keep_draft(self, person: str, ask: asks.Draft) -> None:
        async with Work(self):
            # the rules say whether there is a slate to fill in, with any one cross
            pen = asks.PassPen(id=ask.id, crosses=ask.crosses or (1,))
            await self._decided(
                lambda company, outside: decide(Asker(company, person, outside), pen)
            )
            seat = seat_of_person(self.company, person)
            assert seat is not None
            draft = drafted(self.company, person, ask.crosses)
            await self.keeper.store.keep_draft(self.company.code, seat, written(draft))
            self.drafts[seat] = draft

    async def _change(
        self,
        what_happens: Callable[[Company, Outside], Happened],
        asked: tuple[str, str] | None = None,
    ) -> None:
        async with Work(self):
            while asked is None or not was_answered(self.company, *asked):
                happened = await self._decided(what_happens)
                if not happened or await self._append(happened, asked):
                    break
                if not await self._read_on():
                    raise Astray

    async def _decided(self, what_happens: Callable[[Company, Outside], Happened]) -> Happened:
        """What happens; nobody is refused because this node has not yet heard of something."""
        while True:
            try:
                return what_happens(self.company, self.keeper.outside())
            except (Refused, Declined):
                if not self.keeper.store.is_shared or not await self._read_on():
                    raise

    async def _append(self, happened: Happened, asked: tuple[str, str] | None) -> bool:
        """Whether it was kept; not if another node was faster."""
        company, at = self.company, max(self.keeper.now(), self.company.changed)
        entry = entry_of(company, at, happened, asked)
        for happening in happened:
            company = evolve(company, happening, at)
        company = turned(company, entry, asked)
        due = next_due(company, self.keeper.patience)
        are_same = company.places is self.company.places and company.host == self.company.host
        people = () if are_same else people_of(company)
        head = Head(due, company.options.listed, summary_of(company), people)
        try:
            kept = await self.keeper.store.append(entry, head)
        except StoreLost:
            self._is_behind = True  # it may be kept or not: the log will tell
            raise
        if kept:
            self.company = company
            if due is not None and due <= at:
                self.keeper.soon.set()
        return kept

    async def _read_on(self) -> bool:
        """Whether there was anything new."""
        entries = await self.keeper.store.read(self.company.code, self.company.version)
        for entry in entries:
            self.company = after(self.company, entry)
        self._is_behind = False
        return bool(entries)

    async def _welcome(self, person: str) -> None:
        """Whoever has a line is here."""
        await self._tell(person)
        if person in self._lines:
            await self._change(lambda company, _: presence.came_back(company, person))

    async def _welcome_again(self, person: str) -> None:
        with suppress(StoreLost, Astray):
            await self._welcome(person)

    async def _tell(self, person: str) -> None:
        """The store knows whether this person has a line to this node; one after the other."""
        keeper, code = self.keeper, self.company.code
        async with self._telling:
            if person in self._lines:
                await keeper.store.arrive(keeper.node, code, person)
            else:
                await keeper.store.depart(keeper.node, code, person)

    def _miss(self, person: str) -> None:
        """They are away if nobody sees them in a while; each leaving has its own while."""
        mark = self._missed[person] = object()

        def is_missed() -> bool:
            return self._missed.get(person) is mark

        async def wait() -> None:
            try:
                await self._wait_for(person, is_missed)
            finally:
                if is_missed():
                    del self._missed[person]

        self.keeper.later(wait())

    async def _wait_for(self, person: str, is_missed: Callable[[], bool]) -> None:
        keeper, code = self.keeper, self.company.code
        while is_missed():
            try:
                await self._tell(person)
                await asyncio.sleep(keeper.patience.away)
                is_here = (code, person) in await keeper.store.here([code])
                if is_missed() and not is_here:
                    await self._change(lambda company, _: presence.went_away(company, person))
                return
            except Astray:
                return
            except StoreLost:
                await asyncio.sleep(AGAIN_AFTER)
