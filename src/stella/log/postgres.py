"""The shared store: PostgreSQL, for one node or many. Appends that wait together go together."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from .grouped import Waiting, answer, insert, one_of_each
from .listener import CHANNEL, listen
from .lost import ANYTHING, LOST
from .schema import NEWEST, POSTGRES
from .store import GONE, Entry, Found, Head, NewerStore, News, StoreLost

Answer = TypeVar("Answer")
MOST_IN_ONE_INSERT: Final = 256
LONGEST_STATEMENT: Final = 10.0
UPGRADE_LOCK: Final = 7_351_562


class PostgresStore:
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

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """Entries by version."""
        rows = await self._rows(
            "SELECT code, version, at, body FROM entry WHERE code = $1 AND version > $2 "
            "ORDER BY version",
            code,
            after,
        )
        return [Entry(*row) for row in rows]

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """Newest versions."""
        rows = await self._rows(
            "SELECT code, version FROM head WHERE code = ANY($1::text[])", list(codes)
        )
        return {row["code"]: row["version"] for row in rows}

    async def take_due(self, before: int, until: int, most: int) -> list[str]:
        """What is due, unless another node has just taken it."""
        rows = await self._rows(
            "UPDATE head SET due = $1 WHERE code IN (SELECT code FROM head WHERE due <= $2 "
            "ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING code",
            until,
            before,
            most,
        )
        return [row["code"] for row in rows]

    async def listed(self, most: int) -> list[Found]:
        """Listed tables."""
        return await self._found("WHERE listed ORDER BY changed DESC LIMIT $1", most)

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """Tables at which this person sat."""
        return await self._found(
            "JOIN sitting USING (code) WHERE person = $1 ORDER BY changed DESC LIMIT $2",
            person,
            most,
        )

    async def summary(self, code: str) -> Found | None:
        """One table."""
        found = await self._found("WHERE code = $1", code)
        return found[0] if found else None

    async def count(self) -> int:
        """How many heads."""
        (row,) = await self._rows("SELECT count(*) FROM head")
        return int(row[0])

    async def forget_table(self, code: str) -> None:
        """Delete from every table of the database."""
        await self._patiently(lambda db: _forget(db, "code = $1", code))

    async def forget_tables(self, unchanged_since: int) -> list[str]:
        """Delete what is old."""
        old = "changed < $1"
        return await self._patiently(lambda db: _forget(db, old, unchanged_since))

    async def keep_draft(self, code: str, seat: int, draft: bytes) -> None:
        """One draft a seat."""
        await self._rows(
            "INSERT INTO draft SELECT code, $2, $3 FROM head WHERE code = $1 "
            "ON CONFLICT (code, seat) DO UPDATE SET body = excluded.body",
            code,
            seat,
            draft,
        )

    async def drafts(self, code: str) -> dict[int, bytes]:
        """Drafts by seat."""
        rows = await self._rows("SELECT seat, body FROM draft WHERE code = $1", code)
        return {row["seat"]: row["body"] for row in rows}

    async def person_of(self, token: bytes) -> str | None:
        """The owner of a token."""
        rows = await self._rows("SELECT person FROM token WHERE hash = $1", token)
        return rows[0]["person"] if rows else None

    async def keep_token(self, token: bytes, person: str, at: int) -> None:
        """A token's hash."""
        await self._rows(
            "INSERT INTO token VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", token, person, at
        )

    async def keep_link(self, link: bytes, person: str, until: int) -> None:
        """A link's hash."""
        await self._rows(
            "INSERT INTO link VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", link, person, until
        )

    async def use_link(self, link: bytes, now: int) -> str | None:
        """Take the link out."""
        rows = await self._rows(
            "DELETE FROM link WHERE hash = $1 AND until >= $2 RETURNING person", link, now
        )
        return rows[0]["person"] if rows else None

    async def forget_person(self, person: str) -> None:
        """Tokens, links and the list of their tables."""
        for table in ("token", "link", "sitting"):
            await self._rows(f"DELETE FROM {table} WHERE person = $1", person)  # noqa: S608

    async def beat(self, node: str, now: int) -> None:
        """A node's heart."""
        await self._rows(
            "INSERT INTO node VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET beat = $2", node, now
        )

    async def arrive(self, node: str, code: str, person: str) -> None:
        """One more line."""
        await self._rows(
            "INSERT INTO present VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", code, person, node
        )

    async def depart(self, node: str, code: str, person: str) -> None:
        """One line less."""
        await self._rows(
            "DELETE FROM present WHERE code = $1 AND person = $2 AND node = $3", code, person, node
        )

    async def here(self, codes: Sequence[str]) -> set[tuple[str, str]]:
        """Every line."""
        rows = await self._rows(
            "SELECT code, person FROM present WHERE code = ANY($1::text[])", list(codes)
        )
        return {(row["code"], row["person"]) for row in rows}

    async def bury(self, silent_since: int) -> None:
        """Dead nodes and their lines."""
        await self._rows("DELETE FROM node WHERE beat < $1", silent_since)
        await self._rows("DELETE FROM present WHERE node NOT IN (SELECT name FROM node)")

    async def _found(self, where: str, *values: object) -> list[Found]:
        rows = await self._rows(f"SELECT code, changed, summary FROM head {where}", *values)  # noqa: S608
        return [Found(*row) for row in rows]

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        rows: list[Any] = await self._patiently(lambda db: db.fetch(statement, *values))
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
