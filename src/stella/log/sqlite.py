"""The embedded store: one SQLite file, one writer thread, and one commit for all who wait."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from .schema import NEWEST, SQLITE
from .store import Entry, Found, Head, NewerStore, News, StoreLost

Answer = TypeVar("Answer")
Job = Callable[[sqlite3.Connection], Any]
MOST_IN_ONE_COMMIT: Final = 512
BUSY_SECONDS: Final = 10.0
APPEND: Final = """
INSERT OR IGNORE INTO entry SELECT ?1, ?2, ?3, ?4
WHERE ?2 = 1 + coalesce((SELECT version FROM head WHERE code = ?1), 0)
"""
KEPT_BEFORE: Final = "SELECT 1 FROM entry WHERE (code, version, at, body) = (?1, ?2, ?3, ?4)"


class SqliteStore:
    """`Store` over one file, or in memory where the path is `:memory:`."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def start(self, news: News) -> None:  # noqa: ARG002
        """Open or make the file; there are no other nodes, so there is no news."""
        self._loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(target=self._work, args=(opened,), name="store", daemon=True)
        self._thread.start()
        await opened

    async def stop(self) -> None:
        """Write what waits, and close."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)

    async def ping(self) -> None:
        """The writer answers."""
        await self._do(lambda db: db.execute("SELECT 1"))

    async def append(self, entry: Entry, head: Head) -> bool:
        """An entry and its head, in one transaction."""

        def job(db: sqlite3.Connection) -> bool:
            if not db.execute(APPEND, entry).rowcount:
                return db.execute(KEPT_BEFORE, entry).fetchone() is not None
            db.execute(
                "INSERT INTO head VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET "
                "version = excluded.version, changed = excluded.changed, due = excluded.due, "
                "listed = excluded.listed, summary = excluded.summary",
                (entry.code, entry.version, entry.at, head.due, head.listed, head.summary),
            )
            sitting = [(person, entry.code) for person in head.people]
            db.executemany("INSERT OR IGNORE INTO sitting VALUES (?, ?)", sitting)
            return True

        return await self._do(job)

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """Entries by version."""
        rows = await self._rows(
            "SELECT code, version, at, body FROM entry WHERE code = ? AND version > ? "
            "ORDER BY version",
            (code, after),
        )
        return [Entry(*row) for row in rows]

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """Newest versions."""
        marks = ", ".join("?" * len(codes))
        return dict(
            await self._rows(f"SELECT code, version FROM head WHERE code IN ({marks})", codes)  # noqa: S608
        )

    async def take_due(self, before: int, until: int, most: int) -> list[str]:
        """What is due, put off until then."""
        rows = await self._rows(
            "UPDATE head SET due = ? WHERE code IN "
            "(SELECT code FROM head WHERE due <= ? ORDER BY due LIMIT ?) RETURNING code",
            (until, before, most),
        )
        return [code for (code,) in rows]

    async def listed(self, most: int) -> list[Found]:
        """Listed tables."""
        return await self._found("WHERE listed ORDER BY changed DESC LIMIT ?", (most,))

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """Tables at which this person sat."""
        return await self._found(
            "JOIN sitting USING (code) WHERE person = ? ORDER BY changed DESC LIMIT ?",
            (person, most),
        )

    async def summary(self, code: str) -> Found | None:
        """One table."""
        found = await self._found("WHERE code = ?", (code,))
        return found[0] if found else None

    async def count(self) -> int:
        """How many heads."""
        ((number,),) = await self._rows("SELECT count(*) FROM head", ())
        return int(number)

    async def forget_table(self, code: str) -> None:
        """Delete from every table of the database."""
        await self._do(lambda db: _forget(db, [code]))

    async def forget_tables(self, unchanged_since: int) -> list[str]:
        """Delete what is old."""

        def job(db: sqlite3.Connection) -> list[str]:
            rows = db.execute("SELECT code FROM head WHERE changed < ?", (unchanged_since,))
            codes = [code for (code,) in rows]
            _forget(db, codes)
            return codes

        return await self._do(job)

    async def keep_draft(self, code: str, seat: int, draft: bytes) -> None:
        """One draft a seat."""
        await self._write(
            "INSERT OR REPLACE INTO draft SELECT code, ?, ? FROM head WHERE code = ?",
            (seat, draft, code),
        )

    async def drafts(self, code: str) -> dict[int, bytes]:
        """Drafts by seat."""
        return dict(await self._rows("SELECT seat, body FROM draft WHERE code = ?", (code,)))

    async def person_of(self, token: bytes) -> str | None:
        """The owner of a token."""
        rows = await self._rows("SELECT person FROM token WHERE hash = ?", (token,))
        return rows[0][0] if rows else None

    async def keep_token(self, token: bytes, person: str, at: int) -> None:
        """A token's hash."""
        await self._write("INSERT OR REPLACE INTO token VALUES (?, ?, ?)", (token, person, at))

    async def keep_link(self, link: bytes, person: str, until: int) -> None:
        """A link's hash."""
        await self._write("INSERT OR REPLACE INTO link VALUES (?, ?, ?)", (link, person, until))

    async def use_link(self, link: bytes, now: int) -> str | None:
        """Take the link out."""
        rows = await self._rows("DELETE FROM link WHERE hash = ? RETURNING person, until", (link,))
        return rows[0][0] if rows and rows[0][1] >= now else None

    async def forget_person(self, person: str) -> None:
        """Tokens, links and the list of their tables."""

        def job(db: sqlite3.Connection) -> None:
            for table in ("token", "link", "sitting"):
                db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))  # noqa: S608

        await self._do(job)

    async def beat(self, node: str, now: int) -> None:
        """A node's heart."""
        await self._write("INSERT OR REPLACE INTO node VALUES (?, ?)", (node, now))

    async def arrive(self, node: str, code: str, person: str) -> None:
        """One more line."""
        await self._write("INSERT OR IGNORE INTO present VALUES (?, ?, ?)", (code, person, node))

    async def depart(self, node: str, code: str, person: str) -> None:
        """One line less."""
        await self._write(
            "DELETE FROM present WHERE code = ? AND person = ? AND node = ?", (code, person, node)
        )

    async def here(self, codes: Sequence[str]) -> set[tuple[str, str]]:
        """Every line."""
        marks = ", ".join("?" * len(codes))
        return set(
            await self._rows(f"SELECT code, person FROM present WHERE code IN ({marks})", codes)  # noqa: S608
        )

    async def bury(self, silent_since: int) -> None:
        """Dead nodes and their lines."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM node WHERE beat < ?", (silent_since,))
            db.execute("DELETE FROM present WHERE node NOT IN (SELECT name FROM node)")

        await self._do(job)

    async def _found(self, where: str, values: Sequence[Any]) -> list[Found]:
        rows = await self._rows(f"SELECT code, changed, summary FROM head {where}", values)  # noqa: S608
        return [Found(*row) for row in rows]

    async def _rows(self, statement: str, values: Sequence[Any]) -> list[Any]:
        return await self._do(lambda db: db.execute(statement, values).fetchall())

    async def _write(self, statement: str, values: Sequence[Any]) -> None:
        await self._do(lambda db: db.execute(statement, values).rowcount)

    async def _do(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        if self._thread is None:
            raise StoreLost("the store is closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    def _work(self, opened: "asyncio.Future[None]") -> None:
        try:
            db = opened_file(self.path)
        except (sqlite3.Error, NewerStore, OSError) as error:
            self._loop.call_soon_threadsafe(opened.set_exception, error)
            return
        self._loop.call_soon_threadsafe(opened.set_result, None)
        with closing(db):
            while (jobs := self._waiting()) is not None:
                self._commit(db, jobs)

    def _waiting(self) -> list[tuple[Job, asyncio.Future[Any]]] | None:
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < MOST_IN_ONE_COMMIT and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, db: sqlite3.Connection, jobs: Sequence[tuple[Job, Any]]) -> None:
        try:
            db.execute("BEGIN IMMEDIATE")
            answers = [job(db) for job, _ in jobs]
            db.execute("COMMIT")
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if len(jobs) > 1 and not isinstance(error, sqlite3.OperationalError):
                for each in jobs:  # what can't be done takes nothing else with it
                    self._commit(db, [each])
                return
            answers = [StoreLost(type(error).__name__)] * len(jobs)
        self._loop.call_soon_threadsafe(_answer, [future for _, future in jobs], answers)


def opened_file(path: str) -> sqlite3.Connection:
    """The file, made or upgraded where it must be."""
    if path != ":memory:":
        Path(path).absolute().parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    with ExitStack() as failing:
        failing.callback(db.close)
        _upgrade(db, path)
        failing.pop_all()
    return db


def _upgrade(db: sqlite3.Connection, path: str) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    ((version,),) = db.execute("PRAGMA user_version")
    if version > NEWEST:
        raise NewerStore(f"{path}: written by a newer Stella (format {version}, not {NEWEST})")
    for number in range(version, NEWEST):
        db.executescript(f"BEGIN; {SQLITE[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def backup(path: str, target: str) -> None:
    """A copy of the file as it is at this moment, also while a server writes to it."""
    source = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def _forget(db: sqlite3.Connection, codes: Sequence[str]) -> None:
    for table in ("entry", "head", "sitting", "draft", "present"):
        db.executemany(f"DELETE FROM {table} WHERE code = ?", [(code,) for code in codes])  # noqa: S608


def _answer(futures: Sequence["asyncio.Future[Any]"], answers: Sequence[Any]) -> None:
    for future, answer in zip(futures, answers, strict=True):
        if future.cancelled():
            continue
        if isinstance(answer, StoreLost):
            future.set_exception(answer)
        else:
            future.set_result(answer)
