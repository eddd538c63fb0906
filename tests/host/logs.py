"""What must be true of a table's log after whatever happened."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stella.host.company import Company
from stella.host.history import game_of, is_whole, replayed
from stella.host.keeper import Keeper
from stella.log.codec import read_page
from stella.log.store import Entry, Store
from stella.record.record import record_of
from stella.record.referee import referee
from stella.web import seen
from tests.host.players import Player, View


async def check_logs(store: Store, tables: dict[str, list[Player]]) -> int:
    """Nothing that was accepted is lost, nothing is done twice; how many entries there are."""
    number = 0
    for code, players in tables.items():
        entries = await store.read(code)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        asked = Counter(page.ask for entry in entries if (page := read_page(entry.body)).ask)
        accepted = {ask for player in players for ask in player.accepted}
        assert asked.keys() - accepted == set(), "done, and not accepted"
        assert accepted - asked.keys() == set(), "accepted, and lost"
        assert set(asked.values()) <= {1}, "done twice"
        check_games(entries)
        number += len(entries)
    return number


def check_games(entries: Sequence[Entry]) -> None:
    """All finished games went by the rules: nobody moved twice, or out of turn."""
    for game in range(1, replayed("", entries).game_number + 1):
        events = game_of(entries, game)
        if is_whole(events):
            referee(record_of(events))


async def check_views(keeper: Keeper, tables: dict[str, list[Player]]) -> None:
    """Replayed, the logs lead to what everybody sees."""
    for code, players in tables.items():
        company = replayed(code, await keeper.store.read(code))
        for player in players:
            view = await player.until(is_as_new_as(company.version))
            if view["version"] == company.version:
                assert view["room"] == room_of(company, keeper)
            else:  # something happened by itself meanwhile
                await check_views(keeper, {code: [player]})


def is_as_new_as(version: int) -> Callable[[View], bool]:
    return lambda view: bool(view["version"] >= version)


def room_of(company: Company, keeper: Keeper) -> Any:
    """The room as it goes over the wire."""
    room = seen.room(company, keeper.box.words, keeper.patience)
    return json.loads(msgspec.json.encode(room))
