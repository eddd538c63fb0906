"""The shared store: PostgreSQL, for one node or many. Appends that wait together go together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, TypeVar

import asyncpg

from .grouped import Waiting, answer, insert, one_of_each
from .listener import CHANNEL, listen
from .lost import ANYTHING, LOST
from .rows import Rows
from .schema import NEWEST, POSTGRES
from .store import GONE, Entry, Head, NewerStore, News, StoreLost

Answer = TypeVar("Answer")
MOST_IN_ONE_INSERT: Final = 256
LONGEST_STATEMENT: Final = 10.0
UPGRADE_LOCK: Final = 7_351_562


class PostgresStore(Rows):
    """`Store` over a PostgreSQL database."""

    is_shared = True

    def __init__(self, url: str, patience: float = 20.0) -> None:
        self.url = url
        self.patience = patience
        self._waiting: list[Waiting] = []
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, news: News) -> None:
        """Connect, upgrade, listen."""
        self._pool = await asyncpg.create_pool(
            self.url, min_size=0, max_size=8, timeout=10, command_timeout=LONGEST_STATEMENT
        )
        await self._patiently(self._upgrade)
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._write()),
            asyncio.create_task(listen(self.url, news, listening)),
        ]
        await listening.wait()

    async def stop(self) -> None:
        """Write what waits, and close."""
        while self._waiting:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*LOST):
            await asyncio.wait_for(self._pool.close(), 5)

    async def ping(self) -> None:
        """The database answers now."""
        try:
            await asyncio.wait_for(self._pool.execute("SELECT 1"), 2)
        except LOST as error:
            raise StoreLost(type(error).__name__) from None

    async def append(self, entry: Entry, head: Head) -> bool:
        """With all that wait at this moment, in one statement."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, head, future))
        self._something.set()
        return await future

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """Newest versions."""
        rows = await self.rows(
            "SELECT code, version FROM head WHERE code = ANY($1::text[])", list(codes)
        )
        return {row["code"]: row["version"] for row in rows}

    async def take_due(self, before: int, until: int, most: int) -> list[str]:
        """What is due, unless another node has just taken it."""
        due = "SELECT code FROM head WHERE due <= ? ORDER BY due LIMIT ? FOR UPDATE SKIP LOCKED"
        taken = f"UPDATE head SET due = ? WHERE code IN ({due}) RETURNING code"  # noqa: S608
        rows = await self.rows(taken, until, before, most)
        return [row["code"] for row in rows]

    async def forget_table(self, code: str) -> None:
        """Delete from every table of the database."""
        await self._patiently(lambda db: _forget(db, "code = $1", code))

    async def forget_tables(self, unchanged_since: int) -> list[str]:
        """Delete what is old."""
        old = "changed < $1"
        return await self._patiently(lambda db: _forget(db, old, unchanged_since))

    async def here(self, codes: Sequence[str]) -> set[tuple[str, str]]:
        """Every line."""
        rows = await self.rows(
            "SELECT code, person FROM present WHERE code = ANY($1::text[])", list(codes)
        )
        return {(row["code"], row["person"]) for row in rows}

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """Again while the database is gone."""
        numbered = _numbered(statement)
        rows: list[Any] = await self._patiently(lambda db: db.fetch(numbered, *values))
        return rows

    async def _patiently(self, job: Callable[[Any], Awaitable[Answer]]) -> Answer:
        """Do it, again while the database is gone; it must not matter if it is done twice."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + self.patience, 0.05
        while True:
            try:
                async with self._pool.acquire(timeout=self.patience) as db:
                    return await job(db)
            except LOST as error:
                if loop.time() + pause > end:
                    raise StoreLost(type(error).__name__) from None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def _write(self) -> None:
        while True:
            await self._something.wait()
            batch = one_of_each(self._waiting, MOST_IN_ONE_INSERT)
            try:
                answer(batch, await self._patiently(partial(insert, batch)))
            except StoreLost as error:
                answer(batch, error)
            except ANYTHING as error:
                answer(batch, StoreLost(type(error).__name__))
            self._waiting = [waiting for waiting in self._waiting if not waiting[-1].done()]
            if not self._waiting:
                self._something.clear()

    async def _upgrade(self, db: Any) -> None:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", UPGRADE_LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS format (number INTEGER NOT NULL)")
            version = await db.fetchval("SELECT max(number) FROM format") or 0
            if version > NEWEST:
                raise NewerStore(f"the database was written by a newer Stella (format {version})")
            for number in range(version, NEWEST):
                await db.execute(POSTGRES[number])
                await db.execute("INSERT INTO format VALUES ($1)", number + 1)


@cache
def _numbered(statement: str) -> str:
    """With `$1`, `$2` and so on for each `?`."""
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, start=1))


async def _forget(db: Any, which: str, value: object) -> list[str]:
    """The head first: whoever appends holds it, and finds it gone."""
    async with db.transaction():
        rows = await db.fetch(f"DELETE FROM head WHERE {which} RETURNING code", value)  # noqa: S608
        codes = [row["code"] for row in rows]
        for table in ("entry", "sitting", "draft", "present"):
            await db.execute(f"DELETE FROM {table} WHERE code = ANY($1::text[])", codes)  # noqa: S608
        for code in codes:
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{code} {GONE}")
    return codes
