"""Three nodes on one PostgreSQL, people of one table on different nodes, and all that can fail."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest

from stella.host.happened import Warned
from stella.host.history import CODEC, replayed
from stella.log.codec import read_page
from stella.log.store import Entry
from stella.rules.events import LanternsPlaced, PenPassed, PenTakenBack
from stella.web.server import make_house
from tests.database import Database
from tests.host.logs import check_logs, check_views
from tests.host.nodes import Node, new_table, running
from tests.host.players import Player, View
from tests.log.stores import opened

pytestmark = pytest.mark.anyio
TABLES = 5
GONE = 4404
Tables = dict[str, list[Player]]


@asynccontextmanager
async def at_tables(nodes: list[Node], count: int, **options: object) -> AsyncIterator[Tables]:
    """Tables with three people on three nodes, and a computer player who was asked in."""
    tables: Tables = {}
    async with AsyncExitStack() as stack:
        group = await stack.enter_async_context(asyncio.TaskGroup())
        for number in range(count):
            names = [f"{name}{number}" for name in ("Ann", "Ben", "Cleo")]
            players = [
                Player(name, nodes[seat:] + nodes[:seat], random.Random(name))
                for seat, name in enumerate(names)
            ]
            code = await new_table(nodes[0], players[0].cookie, **options)
            tables[code] = players
            for player in players:
                stack.callback(group.create_task(player.be_at(code)).cancel)
            for player, colour in zip(players, ("orange", "pink", "blue"), strict=True):
                answer = await player.ask("sit-down", name=player.name, colour=colour)
                assert answer == "accepted"
            assert await players[0].ask("ask-computer-in") == "accepted"
        yield tables


def everybody(tables: Tables) -> list[Player]:
    return [player for players in tables.values() for player in players]


def play(tables: Tables) -> None:
    for player in everybody(tables):
        player.eager = True


async def progress(tables: Tables) -> None:
    """Until every table has gone on."""
    for player in everybody(tables):
        version = player.view["version"]
        await player.until(later_than(version + 5))


def later_than(version: int) -> Callable[[View], bool]:
    return lambda view: bool(view["version"] > version)


async def end(tables: Tables, node: Node) -> int:
    """All fall silent; the logs are right, and everybody sees what they say."""
    await asyncio.gather(*(player.fall_silent() for player in everybody(tables)))
    keeper = make_house(node.settings).keeper
    async with opened(keeper.store):
        await check_views(keeper, tables)
        for code in tables:
            check_computers(code, await keeper.store.read(code))
        return await check_logs(keeper.store, tables)


def check_computers(code: str, entries: Sequence[Entry]) -> None:
    """Whatever happens by itself happens once a round and seat, and a warning once a wait."""
    company = replayed(code, entries)
    computers = [seat for seat, place in enumerate(company.places) if place.person is None]
    passed: Counter[int] = Counter()
    warned = 0
    for entry in entries:
        for line in read_page(entry.body).happened:
            match CODEC.decode(line):
                case PenPassed(seat=seat):
                    passed[seat] += 1
                case PenTakenBack(seat=seat):
                    passed[seat] -= 1
                case LanternsPlaced():
                    assert set(passed.values()) == {1}
                    assert set(computers) <= set(passed)
                    passed.clear()
                    warned = 0
                case Warned():
                    warned += 1
                    assert warned <= 1
                case _:
                    pass


async def test_a_node_dies_and_the_database_starts_again_in_the_middle_of_a_round(
    own_postgres: Database,
) -> None:
    url = await asyncio.to_thread(own_postgres.fresh)
    settings: dict[str, Any] = {"away_seconds": 3600, "looking_seconds": 3600, "thinking": 0.01}
    async with running(url, 3, **settings) as nodes, at_tables(nodes, TABLES) as tables:
        play(tables)
        await progress(tables)
        await nodes[1].kill()
        await progress(tables)
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(own_postgres.start)
        await progress(tables)
        await nodes[1].start()
        await nodes[2].kill()
        await progress(tables)
        await nodes[2].start()
        await end(tables, nodes[0])
        assert not [bug for node in nodes for bug in node.bugs()]


async def test_clocks_run_out_once_on_three_nodes(postgres: Database) -> None:
    url = await asyncio.to_thread(postgres.fresh)
    clock = {"pace": "own", "associate": 10, "show": 10}
    settings: dict[str, Any] = {"looking_seconds": 0.2, "thinking": 0.01}
    async with (
        running(url, 3, **settings) as nodes,
        at_tables(nodes, 3, clock=clock) as tables,
    ):
        for players in tables.values():
            assert await players[0].ask("start") == "accepted"
        for player in everybody(tables):
            await player.until(lambda view: view["room"]["phase"] != "associate")
            assert player.view["room"]["seats"][3]["pen_passed"]
        await end(tables, nodes[0])
        assert not [bug for node in nodes for bug in node.bugs()]


async def test_whoever_has_a_line_to_any_node_is_here(postgres: Database) -> None:
    url = await asyncio.to_thread(postgres.fresh)
    async with running(url, 3, away_seconds=0.5) as nodes, at_tables(nodes, 1) as tables:
        ((ann, ben, cleo),) = tables.values()
        await nodes[2].kill()  # Cleo's
        cleo.nodes = nodes[:1]
        for player in (ann, ben, cleo):
            await player.until(lambda view: not away(view))
        assert await cleo.ask("react", reaction="hello") == "accepted"
        cleo.nodes = nodes[2:]  # she is nowhere
        await cleo.hang_up()
        for player in (ann, ben):
            await player.until(lambda view: away(view) == {"Cleo0"})
        cleo.nodes = nodes[1:2]
        for player in (ann, ben, cleo):
            await player.until(lambda view: not away(view))


async def test_whoever_was_on_a_node_that_died_is_away(postgres: Database) -> None:
    url = await asyncio.to_thread(postgres.fresh)
    async with running(url, 3, away_seconds=0.5) as nodes, at_tables(nodes, 1) as tables:
        ((ann, ben, cleo),) = tables.values()
        cleo.nodes = nodes[2:]
        await nodes[2].kill()
        for player in (ann, ben):
            await player.until(lambda view: away(view) == {"Cleo0"})


async def test_a_deleted_table_closes_all_lines_on_all_nodes(postgres: Database) -> None:
    url = await asyncio.to_thread(postgres.fresh)
    async with running(url, 3) as nodes, at_tables(nodes, 2) as tables:
        code, kept = tables
        cookies = tables[code][0].cookie
        async with httpx.AsyncClient(base_url=nodes[2].url, cookies=cookies) as client:
            assert (await client.delete(f"/api/tables/{code}")).status_code == 204
        async with asyncio.timeout(30):
            while not all(player.closed == GONE for player in tables[code]):
                await asyncio.sleep(0.01)
        for player in tables[kept]:
            assert await player.ask("react", reaction="hello") == "accepted"
        del tables[code]
        await end(tables, nodes[0])


def away(view: View) -> set[str]:
    return {seat["name"] for seat in view["room"]["seats"] if seat["away_since"] is not None}
