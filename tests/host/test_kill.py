"""Killed at any moment, a server has lost nothing that it accepted, and done nothing twice."""

import asyncio
import os
import random
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from stella.web.server import make_house
from tests.database import Database
from tests.host.logs import check_logs, check_views
from tests.host.nodes import Node, new_table, running
from tests.host.players import Player
from tests.log.stores import opened

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("STELLA_KILLS", "100"))
"""Of each kind of store."""
TABLES = 8
LONGEST_LOAD = 0.6
SETTINGS: dict[str, Any] = {"away_seconds": 3600, "looking_seconds": 3600, "thinking": 0.002}


async def test_killed_on_sqlite(tmp_path: Path) -> None:
    await kill_again_and_again(str(tmp_path / "stella.db"))


async def test_killed_on_postgresql(postgres: Database) -> None:
    await kill_again_and_again(await asyncio.to_thread(postgres.fresh))


async def kill_again_and_again(database: str) -> None:
    seed = int(os.environ.get("STELLA_SEED", secrets.randbits(32)))
    print(f"STELLA_SEED={seed}")
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        (node,) = await stack.enter_async_context(running(database, **SETTINGS))
        group = await stack.enter_async_context(asyncio.TaskGroup())
        tables = {}
        playing = []
        for number in range(TABLES):
            code, players = await gathered(node, number, chance)
            tables[code] = players
            playing += [group.create_task(player.be_at(code)) for player in players]
        everybody = [player for players in tables.values() for player in players]
        await asyncio.gather(*map(seated, everybody))
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.02, LONGEST_LOAD))
            await node.kill()
            await node.start()
        await asyncio.gather(*(player.fall_silent() for player in everybody))
        keeper = make_house(node.settings).keeper
        async with opened(keeper.store):
            await check_views(keeper, tables)
            entries = await check_logs(keeper.store, tables)
        print(f"{KILLS} kills, {entries} entries")
        assert entries > 2 * KILLS
        assert not node.bugs()
        for task in playing:
            task.cancel()


async def gathered(node: Node, number: int, chance: random.Random) -> tuple[str, list[Player]]:
    """A table and its people, who are not there yet."""
    names = [f"{name}{number}" for name in ("Ann", "Ben", "Cleo")]
    players = [Player(name, [node], random.Random(chance.random())) for name in names]
    return await new_table(node, players[0].cookie, language="de"), players


async def seated(player: Player) -> None:
    """They sit down; the host asks a computer player in. From then on all play."""
    colours = {"A": "orange", "B": "pink", "C": "blue"}
    assert await player.ask("sit-down", name=player.name, colour=colours[player.name[0]]) == (
        "accepted"
    )
    if player.name.startswith("A"):
        await player.until(lambda view: len(view["room"]["seats"]) == 3)
        assert await player.ask("ask-computer-in") == "accepted"
    await player.until(lambda view: len(view["room"]["seats"]) == 4)
    player.eager = True
