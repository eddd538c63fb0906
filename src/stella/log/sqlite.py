"""The embedded store: one SQLite file, one writer thread, and one commit for all who wait."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from .rows import Rows
from .schema import NEWEST, SQLITE
from .store import Entry, Head, NewerStore, News, StoreLost

Answer = TypeVar("Answer")
Job = Callable[[sqlite3.Connection], Any]
MOST_IN_ONE_COMMIT: Final = 512
BUSY_SECONDS: Final = 10.0
APPEND: Final = """
INSERT OR IGNORE INTO entry SELECT ?1, ?2, ?3, ?4
WHERE ?2 = 1 + coalesce((SELECT version FROM head WHERE code = ?1), 0)
"""
KEPT_BEFORE: Final = "SELECT 1 FROM entry WHERE (code, version, at, body) = (?1, ?2, ?3, ?4)"


class SqliteStore(Rows):
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
            if head.people:
                sitting = [(person, entry.code) for person in head.people]
                db.executemany("INSERT OR IGNORE INTO sitting VALUES (?, ?)", sitting)
            return True

        return await self._do(job)

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """Newest versions."""
        marks = ", ".join("?" * len(codes))
        return dict(
            await self.rows(f"SELECT code, version FROM head WHERE code IN ({marks})", *codes)  # noqa: S608
        )

    async def take_due(self, before: int, until: int, most: int) -> list[str]:
        """What is due, put off until then."""
        due = "SELECT code FROM head WHERE due <= ? ORDER BY due LIMIT ?"
        taken = f"UPDATE head SET due = ? WHERE code IN ({due}) RETURNING code"  # noqa: S608
        rows = await self.rows(taken, until, before, most)
        return [code for (code,) in rows]

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

    async def here(self, codes: Sequence[str]) -> set[tuple[str, str]]:
        """Every line."""
        marks = ", ".join("?" * len(codes))
        return set(
            await self.rows(f"SELECT code, person FROM present WHERE code IN ({marks})", *codes)  # noqa: S608
        )

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """In the writer thread, with all that wait."""
        return await self._do(lambda db: db.execute(statement, values).fetchall())

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
