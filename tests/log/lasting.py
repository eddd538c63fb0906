"""What stores promise that outlive whoever opened them."""

from collections.abc import Callable

import pytest

from stella.log import postgres, sqlite
from stella.log.schema import NEWEST, POSTGRES, SQLITE
from stella.log.store import NewerStore
from tests.log.stores import Make, entry, head, opened

NEXT = "CREATE TABLE later (word TEXT); INSERT INTO later SELECT code FROM head;"
BROKEN = "CREATE TABLE later (word TEXT); INSERT INTO nowhere VALUES (1);"
Upgrade = Callable[[str], None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """From now on there is one more format."""

    def to(statements: str) -> None:
        monkeypatch.setattr(sqlite, "NEWEST", NEWEST + 1)
        monkeypatch.setattr(sqlite, "SQLITE", (*SQLITE, statements))
        monkeypatch.setattr(postgres, "NEWEST", NEWEST + 1)
        monkeypatch.setattr(postgres, "POSTGRES", (*POSTGRES, statements))

    return to


class Lasting:
    async def test_what_was_kept_is_there_when_it_is_opened_again(self, make: Make) -> None:
        async with opened(make()) as store:
            await store.append(entry(), head("ann"))
            await store.keep_draft("AAAAAA", 2, b"[3]")
            await store.keep_token(b"1", "ann", 0)
        async with opened(make()) as store:
            assert await store.read("AAAAAA") == [entry()]
            assert await store.drafts("AAAAAA") == {2: b"[3]"}
            assert await store.person_of(b"1") == "ann"

    async def test_an_older_store_is_upgraded_once(self, make: Make, upgrade: Upgrade) -> None:
        async with opened(make()) as store:
            await store.append(entry(), head())
        upgrade(NEXT)
        for version in (2, 3):
            async with opened(make()) as store:
                assert await store.append(entry(version=version), head())
        async with opened(make()) as store:
            assert await store.versions(["AAAAAA"]) == {"AAAAAA": 3}
            assert await self.words(store) == ["AAAAAA"]

    async def test_an_upgrade_that_fails_leaves_the_store_as_it_was(
        self, make: Make, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with opened(make()) as store:
            await store.append(entry(), head())
        upgrade(BROKEN)
        store = make()
        with pytest.raises(Exception, match="nowhere"):
            async with opened(store):
                pass
        await store.stop()
        monkeypatch.undo()
        async with opened(make()) as store:
            assert await store.read("AAAAAA") == [entry()]

    async def test_a_store_of_a_newer_game_is_refused(
        self, make: Make, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        upgrade(NEXT)
        async with opened(make()):
            pass
        monkeypatch.undo()
        store = make()
        with pytest.raises(NewerStore, match="newer Stella"):
            async with opened(store):
                pass
        await store.stop()

    async def words(self, store: object) -> list[str]:
        """What the upgrade wrote."""
        rows = await store.rows("SELECT word FROM later")  # type: ignore[attr-defined]
        return [row[0] for row in rows]
