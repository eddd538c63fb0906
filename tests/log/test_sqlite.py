"""What is told of the file alone."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from stella.log import sqlite
from stella.log.sqlite import SqliteStore, backup
from stella.log.store import StoreLost
from tests.log.lasting import Lasting, upgrade
from tests.log.stores import Make, codes, entry, head, opened

__all__ = ["upgrade"]
pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "stella.db"


@pytest.fixture
def make(file: Path) -> Make:
    return partial(SqliteStore, str(file))


class TestAFile(Lasting):
    """One file, opened again."""


async def test_a_backup_is_whole_while_the_server_writes(make: Make, file: Path) -> None:
    async def write(code: str) -> None:
        for version in range(1, 60):
            await store.append(entry(code, version), head("ann"))

    copy = file.parent / "copy.db"
    async with opened(make()) as store:
        writers = [asyncio.create_task(write(code)) for code in codes(40)]
        while await store.count() < 40:
            await asyncio.sleep(0)
        await asyncio.to_thread(backup, str(file), str(copy))
        are_writing = not all(writer.done() for writer in writers)
        await asyncio.gather(*writers)
    async with opened(SqliteStore(str(copy))) as store:
        newest = await store.versions(codes(40))
        assert len(newest) == 40
        assert are_writing
        for code, version in newest.items():
            written = [each.version for each in await store.read(code)]
            assert written == list(range(1, version + 1))


async def test_a_file_that_another_holds_is_lost_for_a_while(
    make: Make, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    async with opened(make()) as store:
        await store.append(entry(), head())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreLost):
                await store.append(entry(version=2), head())
            other.execute("ROLLBACK")
        assert await store.append(entry(version=2), head())


async def test_what_cannot_be_written_takes_nothing_else_with_it(make: Make) -> None:
    async with opened(make()) as store:
        entries = [entry(code) for code in codes(18)]
        entries[7:7] = [entry("TOO BIG", at=2**70), entry("\ud800")]
        appends = (store.append(each, head()) for each in entries)
        kept = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(each) for each in kept].count(StoreLost) == 2
        assert kept.count(True) == 18
        assert await store.count() == 18


async def test_what_waits_is_written_when_the_store_closes(make: Make) -> None:
    async with opened(make()) as store:
        appends = [asyncio.create_task(store.append(entry(code), head())) for code in codes(900)]
        await asyncio.sleep(0)
    assert all(await asyncio.gather(*appends))
    async with opened(make()) as store:
        assert await store.count() == 900


async def test_a_file_that_is_no_store_is_told(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"not a database at all " * 100)
    with pytest.raises(sqlite3.DatabaseError):
        await SqliteStore(str(file)).start(None)  # type: ignore[arg-type]
