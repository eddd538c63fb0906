"""What every store promises, held against all of them."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from stella.log.postgres import PostgresStore
from stella.log.sqlite import SqliteStore
from stella.log.store import Found, Store, StoreLost
from tests.database import Database
from tests.log.stores import Make, codes, entry, head, opened

pytestmark = pytest.mark.anyio
PAST, NOW, LATER = 1_000, 2_000, 3_000


class Contract:
    @pytest.fixture
    async def store(self, make: Make) -> AsyncIterator[Store]:
        async with opened(make()) as store:
            yield store

    # the log
    async def test_entries_are_read_in_their_order_as_they_were_written(self, store: Store) -> None:
        written = [entry(version=v, at=2**52 + v, body=bytes(range(v, 256))) for v in range(1, 12)]
        for each in written:
            assert await store.append(each, head())
        assert await store.read("AAAAAA") == written
        assert await store.read("AAAAAA", after=7) == written[7:]
        assert await store.read("BBBBBB") == []

    async def test_of_many_writers_of_one_version_one_is_kept(self, store: Store) -> None:
        bodies = [str(number).encode() for number in range(50)]
        kept = await asyncio.gather(*(store.append(entry(body=b), head()) for b in bodies))
        assert sum(kept) == 1
        assert [each.body for each in await store.read("AAAAAA")] == [bodies[kept.index(True)]]

    async def test_the_very_entry_that_was_kept_before_counts_as_kept(self, store: Store) -> None:
        assert await store.append(entry(), head())
        assert await store.append(entry(), head())
        assert not await store.append(entry(at=1001), head())
        assert len(await store.read("AAAAAA")) == 1

    @pytest.mark.parametrize("version", [0, 1, 3, 4])
    async def test_only_the_next_version_is_kept(self, store: Store, version: int) -> None:
        await store.append(entry(), head())
        assert not await store.append(entry(version=version, body=b"y"), head())
        assert await store.append(entry(version=2), head())

    async def test_entries_of_one_table_may_wait_together(self, store: Store) -> None:
        written = [entry(version=version) for version in range(1, 31)]
        assert all(await asyncio.gather(*(store.append(each, head()) for each in written)))
        assert await store.read("AAAAAA") == written

    async def test_hundreds_of_appends_at_once_are_all_kept(self, store: Store) -> None:
        tables = codes(400)
        for version in (1, 2, 3):
            appends = (store.append(entry(code, version), head("ann")) for code in tables)
            assert all(await asyncio.gather(*appends))
        assert await store.versions(tables) == dict.fromkeys(tables, 3)
        assert await store.count() == 400

    async def test_a_writer_who_gives_up_stops_nobody(self, store: Store) -> None:
        appends = [asyncio.create_task(store.append(entry(code), head())) for code in codes(9)]
        await asyncio.sleep(0)
        appends[4].cancel()
        kept = await asyncio.gather(*appends, return_exceptions=True)
        assert [each for each in kept if each is not True] == [kept[4]]
        assert await store.append(entry("ZZZZZZ"), head())

    async def test_unknown_tables_have_no_version(self, store: Store) -> None:
        await store.append(entry(), head())
        assert await store.versions(["AAAAAA", *codes(1000)]) == {"AAAAAA": 1}
        assert await store.versions([]) == {}

    # what is due
    async def test_what_is_due_is_taken_by_one_of_many(self, store: Store) -> None:
        tables = codes(200)
        for code in tables:
            await store.append(entry(code), head(due=PAST))
        takers = (store.take_due(NOW, LATER, 17) for _ in range(30))
        taken = [code for codes in await asyncio.gather(*takers) for code in codes]
        assert sorted(taken) == tables
        assert await store.take_due(LATER - 1, LATER, 500) == []
        assert sorted(await store.take_due(LATER, LATER + 1, 500)) == tables

    async def test_what_came_due_first_is_taken_first(self, store: Store) -> None:
        for code, due in (("C", 30), ("A", 10), ("D", NOW + 1), ("B", 20), ("E", None)):
            await store.append(entry(code), head(due=due))
        assert sorted(await store.take_due(NOW, LATER, 2)) == ["A", "B"]
        assert await store.take_due(NOW, LATER, 9) == ["C"]

    async def test_an_entry_says_anew_what_is_due(self, store: Store) -> None:
        await store.append(entry(), head(due=PAST))
        assert await store.take_due(NOW, LATER, 9) == ["AAAAAA"]
        await store.append(entry(version=2), head(due=PAST))
        assert await store.take_due(NOW, LATER, 9) == ["AAAAAA"]
        await store.append(entry(version=3), head())
        assert await store.take_due(LATER, LATER, 9) == []

    # lists
    async def test_lists_name_the_latest_first_as_they_are_now(self, store: Store) -> None:
        for at, code in enumerate("ABC", start=1):
            await store.append(entry(code, at=at), head("ann", listed=True, summary=code.encode()))
        await store.append(entry("D"), head("ben"))
        await store.append(entry("A", 2, at=9), head("ann", "ben", listed=True, summary=b"new"))
        await store.append(entry("B", 2, at=8), head("ann"))
        assert await store.listed(9) == [Found("A", 9, b"new"), Found("C", 3, b"C")]
        assert [each.code for each in await store.tables_of("ann", 9)] == ["A", "B", "C"]
        assert [each.code for each in await store.tables_of("ann", 2)] == ["A", "B"]
        assert {each.code for each in await store.tables_of("ben", 9)} == {"A", "D"}
        assert await store.summary("A") == Found("A", 9, b"new")
        assert await store.summary("E") is None
        assert len(await store.listed(1)) == 1

    # forgetting
    async def test_a_deleted_table_leaves_nothing(self, store: Store) -> None:
        for code in ("A", "B"):
            await store.append(entry(code), head("ann", due=PAST, listed=True))
            await store.keep_draft(code, 0, b"[1]")
            await store.arrive("node", code, "ann")
        await store.forget_table("A")
        assert await store.read("A") == []
        assert await store.drafts("A") == {}
        assert await store.here(["A", "B"]) == {("B", "ann")}
        assert [each.code for each in await store.tables_of("ann", 9)] == ["B"]
        assert [each.code for each in await store.listed(9)] == ["B"]
        assert await store.take_due(NOW, LATER, 9) == ["B"]
        await store.forget_table("A")

    async def test_nothing_is_kept_for_a_deleted_table(self, store: Store) -> None:
        await store.append(entry(), head(due=PAST))
        await store.forget_table("AAAAAA")
        assert not await store.append(entry(version=2), head(due=PAST))
        await store.keep_draft("AAAAAA", 0, b"[1]")
        assert await store.read("AAAAAA") == []
        assert await store.drafts("AAAAAA") == {}
        assert await store.count() == 0

    async def test_a_table_that_is_written_to_is_deleted_as_a_whole(self, store: Store) -> None:
        async def write(code: str) -> None:
            version = 1
            while await store.append(entry(code, version), head(due=PAST)):
                version += 1

        tables = codes(12)
        writers = [asyncio.create_task(write(code)) for code in tables]
        for number, code in enumerate(tables):
            while len(await store.read(code)) <= number:
                await asyncio.sleep(0)
            await store.forget_table(code)
        await asyncio.gather(*writers)
        assert [await store.read(code) for code in tables] == [[]] * 12
        assert await store.count() == 0

    async def test_tables_where_nothing_happened_for_long_are_deleted(self, store: Store) -> None:
        for at, code in ((PAST, "OLD"), (PAST, "OLDER"), (NOW, "NEW")):
            await store.append(entry(code, at=at), head())
        await store.append(entry("OLD", 2, at=NOW), head())
        assert await store.forget_tables(NOW) == ["OLDER"]
        assert await store.versions(["OLD", "OLDER", "NEW"]) == {"OLD": 2, "NEW": 1}

    # drafts
    async def test_a_seat_has_one_draft(self, store: Store) -> None:
        for code in ("A", "B"):
            await store.append(entry(code), head())
        await store.keep_draft("A", 0, b"[1]")
        await store.keep_draft("A", 0, b"[1,2]")
        await store.keep_draft("A", 5, b"[]")
        await store.keep_draft("B", 0, b"[3]")
        assert await store.drafts("A") == {0: b"[1,2]", 5: b"[]"}

    # people
    async def test_a_person_may_have_many_tokens_and_be_forgotten(self, store: Store) -> None:
        await store.append(entry(), head("ann", "ben"))
        for token, person in ((b"1", "ann"), (b"2", "ann"), (b"3", "ben")):
            await store.keep_token(token, person, NOW)
        await store.keep_link(b"4", "ann", LATER)
        tokens = (b"1", b"2", b"3", b"4")
        known = [await store.person_of(token) for token in tokens]
        assert known == ["ann", "ann", "ben", None]
        await store.forget_person("ann")
        known = [await store.person_of(token) for token in tokens]
        assert known == [None, None, "ben", None]
        assert await store.use_link(b"4", NOW) is None
        assert await store.tables_of("ann", 9) == []
        assert len(await store.tables_of("ben", 9)) == 1

    async def test_a_link_is_good_once(self, store: Store) -> None:
        await store.keep_link(b"1", "ann", LATER)
        used = await asyncio.gather(*(store.use_link(b"1", NOW) for _ in range(20)))
        assert sorted(map(str, used)) == ["None"] * 19 + ["ann"]

    async def test_a_link_is_good_until_its_time(self, store: Store) -> None:
        for link in (b"1", b"2"):
            await store.keep_link(link, "ann", NOW)
        assert await store.use_link(b"1", NOW) == "ann"
        assert await store.use_link(b"2", NOW + 1) is None

    # who is here
    async def test_whoever_has_a_line_to_any_node_is_here(self, store: Store) -> None:
        for node in ("one", "other"):
            await store.beat(node, NOW)
            await store.arrive(node, "A", "ann")
            await store.arrive(node, "A", "ann")
        await store.arrive("one", "B", "ben")
        await store.depart("one", "A", "ann")
        assert await store.here(["A", "B", "C"]) == {("A", "ann"), ("B", "ben")}
        await store.depart("other", "A", "ann")
        assert await store.here(["A"]) == set()
        assert await store.here([]) == set()

    async def test_a_silent_node_holds_no_lines_any_more(self, store: Store) -> None:
        for node, beat in (("dead", PAST), ("alive", NOW), ("slow", PAST)):
            await store.beat(node, beat)
            await store.arrive(node, "A", node)
        await store.beat("slow", NOW)
        await store.bury(NOW)
        assert await store.here(["A"]) == {("A", "alive"), ("A", "slow")}

    async def test_a_closed_store_is_lost(self, make: Make) -> None:
        async with opened(make()) as store:
            await store.ping()
        with pytest.raises(StoreLost):
            await store.ping()


class TestInMemory(Contract):
    @pytest.fixture
    def make(self) -> Make:
        return partial(SqliteStore, ":memory:")


class TestInAFile(Contract):
    @pytest.fixture
    def make(self, tmp_path: Path) -> Make:
        return partial(SqliteStore, str(tmp_path / "stella.db"))


class TestInPostgres(Contract):
    @pytest.fixture
    def make(self, postgres: Database) -> Make:
        return partial(PostgresStore, postgres.fresh(), patience=1.0)
