"""What is told of PostgreSQL alone: many nodes, news between them, and a database that goes."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from stella.log.postgres import PostgresStore
from stella.log.store import GONE, StoreLost
from tests.database import Database, execute
from tests.log.lasting import Lasting, upgrade
from tests.log.stores import Ears, Make, codes, entry, head, opened

__all__ = ["upgrade"]
pytestmark = pytest.mark.anyio
CUT_LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND query = 'SELECT 1'"
)


@pytest.fixture
def url(postgres: Database) -> str:
    return postgres.fresh()


@pytest.fixture
def make(url: str) -> Make:
    return partial(PostgresStore, url)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


class TestADatabase(Lasting):
    pass


async def test_all_nodes_are_told_what_one_wrote(make: Make) -> None:
    ears, others = Ears(), Ears()
    async with opened(make(), ears) as one, opened(make(), others) as other:
        await asyncio.gather(*(one.append(entry(code), head()) for code in codes(300)))
        await other.append(entry(codes(1)[0], 2), head())
        await one.forget_table(codes(2)[1])
        expected = {(code, 1) for code in codes(300)}
        expected |= {(codes(1)[0], 2), (codes(2)[1], GONE)}
        for each in (ears, others):
            await until(lambda each=each: set(each.heard) == expected)  # type: ignore[misc]
            assert len(each.heard) == len(expected)
            assert not each.missed_times


async def test_an_entry_that_was_not_kept_is_no_news(make: Make) -> None:
    ears = Ears()
    async with opened(make(), ears) as one:
        for body in (b"x", b"y"):
            await one.append(entry(body=body), head())
        await one.append(entry(version=2), head())
        await until(lambda: ("AAAAAA", 2) in ears.heard)
        assert ears.heard == [("AAAAAA", 1), ("AAAAAA", 2)]


async def test_old_tables_are_news_to_all_when_they_go(make: Make) -> None:
    ears, others = Ears(), Ears()
    async with opened(make(), ears) as one, opened(make(), others):
        await one.append(entry(at=5), head())
        assert await one.forget_tables(6) == ["AAAAAA"]
        for each in (ears, others):
            await until(lambda each=each: ("AAAAAA", GONE) in each.heard)  # type: ignore[misc]


async def test_a_listener_that_was_cut_off_notices_and_hears_again(make: Make, url: str) -> None:
    ears = Ears()
    async with opened(make(), Ears()) as one, opened(make(), ears):
        await one.append(entry(), head())
        await until(lambda: bool(ears.heard))
        while not await execute(url, CUT_LISTENERS):
            pass
        await until(lambda: ears.missed_times > 0)
        await one.append(entry(version=2), head())
        await until(lambda: ("AAAAAA", 2) in ears.heard)


async def test_of_two_nodes_one_writes_each_version(make: Make) -> None:
    """They write the same tables in opposite orders, and none waits for the other for ever."""
    tables = codes(60)
    async with opened(make()) as one, opened(make()) as other:
        for version in range(1, 12):
            forwards = [one.append(entry(c, version, body=b"1"), head()) for c in tables]
            backwards = [other.append(entry(c, version, body=b"2"), head()) for c in tables[::-1]]
            kept = await asyncio.gather(*forwards, *backwards)
            assert [a + b for a, b in zip(kept[:60], kept[:59:-1], strict=True)] == [1] * 60
        for code in tables:
            assert [each.version for each in await other.read(code)] == list(range(1, 12))


async def test_two_nodes_take_what_is_due_once(make: Make) -> None:
    async with opened(make()) as one, opened(make()) as other:
        for code in codes(150):
            await one.append(entry(code), head(due=1))
        takers = [node.take_due(2, 3, 9) for _ in range(20) for node in (one, other)]
        taken = [code for codes in await asyncio.gather(*takers) for code in codes]
        assert sorted(taken) == codes(150)


async def test_nothing_is_lost_or_kept_twice_while_the_database_starts_again(
    own_postgres: Database,
) -> None:
    ears = Ears()
    store = PostgresStore(await asyncio.to_thread(own_postgres.fresh))

    async def write(code: str) -> None:
        for version in range(1, 31):
            assert await store.append(entry(code, version), head())
            await asyncio.sleep(0.01)

    async with opened(store, ears):
        writers = [asyncio.create_task(write(code)) for code in codes(30)]
        for _ in range(3):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(own_postgres.stop)
            assert not all(writer.done() for writer in writers)
            await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(*writers)
        for code in codes(30):
            assert await store.read(code) == [entry(code, version) for version in range(1, 31)]
        await until(lambda: ears.missed_times > 0)


async def test_a_database_that_stays_away_is_lost_in_the_end(own_postgres: Database) -> None:
    store = PostgresStore(await asyncio.to_thread(own_postgres.fresh), patience=0.5)
    async with opened(store):
        assert await store.append(entry(), head())
        await asyncio.to_thread(own_postgres.stop)
        lost = await asyncio.gather(
            store.append(entry(version=2), head()),
            store.read("AAAAAA"),
            store.ping(),
            return_exceptions=True,
        )
        assert [type(each) for each in lost] == [StoreLost] * 3
        await asyncio.to_thread(own_postgres.start)
        assert await store.append(entry(version=2), head())


async def test_a_node_waits_for_a_database_that_is_starting(own_postgres: Database) -> None:
    url = await asyncio.to_thread(own_postgres.fresh)
    await asyncio.to_thread(own_postgres.stop)
    store = PostgresStore(url)
    starting = asyncio.create_task(store.start(Ears()))
    await asyncio.to_thread(own_postgres.start)
    await starting
    await store.ping()
    await store.stop()


async def test_what_cannot_be_written_does_not_stop_the_writer(make: Make) -> None:
    async with opened(make()) as store:
        with pytest.raises(StoreLost):
            await store.append(entry("no\x00code"), head())
        assert await store.append(entry(), head())
