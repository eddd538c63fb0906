"""How soon other nodes hear of a change through PostgreSQL, and where that ends."""

import asyncio
import secrets
import statistics
import time
from contextlib import AsyncExitStack
from typing import Final, NamedTuple

import uvloop

from stella.log.postgres import PostgresStore
from stella.log.store import Entry, Head
from tests.database import database

NODES: Final = 3
RATES: Final = (500, 1000, 2000, 4000, 8000, 16_000, 32_000)
SECONDS: Final = 4.0
TICK: Final = 0.005
BODY: Final = b'{"by":"' + b"p" * 16 + b'","ask":"a1","happened":[{"card-shown":{"scout":1}}]}'
SUMMARY: Final = b'{"code":"ABCDEF","phase":"reveal","names":["Ann","Ben","Cleo"],"free":3}'


class Heard(NamedTuple):
    """At one rate: changes a second that were kept, and milliseconds until another node knew."""

    wanted: int
    kept: float
    half: float
    all_but_one_in_100: float


class Ears:
    """A node that only listens, and notes when it heard of what."""

    def __init__(self) -> None:
        self.heard: dict[str, float] = {}

    def told(self, code: str, version: int) -> None:  # noqa: ARG002
        self.heard.setdefault(code, time.perf_counter())

    def missed(self) -> None:
        raise AssertionError("the line was cut")


async def at_rate(writer: PostgresStore, ears: list[Ears], rate: int) -> Heard:
    """So many changes a second, each at a table of its own, whoever keeps up with it."""
    run = secrets.token_hex(3)
    begun: dict[str, float] = {}
    kept: list[bool] = []

    async def change(code: str) -> None:
        begun[code] = time.perf_counter()
        kept.append(await writer.append(Entry(code, 1, 1, BODY), Head(None, False, SUMMARY, ())))

    start = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for tick in range(int(SECONDS / TICK)):
            for number in range(round(rate * TICK)):
                group.create_task(change(f"{run}-{tick}-{number}"))
            await asyncio.sleep(max(0.0, start + (tick + 1) * TICK - time.perf_counter()))
    took = time.perf_counter() - start
    for each in ears:
        while len(begun.keys() - each.heard.keys()):
            await asyncio.sleep(0.01)
    waits = sorted((each.heard[code] - at) * 1000 for each in ears for code, at in begun.items())
    return Heard(rate, sum(kept) / took, statistics.median(waits), waits[int(len(waits) * 0.99)])


async def measure(url: str) -> list[Heard]:
    async with AsyncExitStack() as stack:
        ears = [Ears() for _ in range(NODES)]
        stores = [PostgresStore(url) for _ in ears]
        for store, each in zip(stores, ears, strict=True):
            await store.start(each)
            stack.push_async_callback(store.stop)
        return [await at_rate(stores[0], ears[1:], rate) for rate in RATES]


def main() -> None:
    with database() as served:
        found = uvloop.run(measure(served.fresh()))
    print(f"One node writes, {NODES - 1} others listen; milliseconds until they know:")
    for each in found:
        print(
            f"  {each.wanted:6} a second wanted, {each.kept:6.0f} kept: "
            f"{each.half:7.1f} (half), {each.all_but_one_in_100:7.1f} (99 of 100)"
        )


if __name__ == "__main__":
    main()
