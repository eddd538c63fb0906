"""At people's pace: how soon all see a move, what tables cost, how soon a server is back."""

import asyncio
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from bench import servers
from bench.servers import Serving
from bench.tables import VIEW, Games, Ours, Table, code_of, opened
from bench.whole_games import SEATS

IN_PLAY: Final = 1000
SECONDS: Final = 20.0
THINKING: Final = 4.0
"""Seconds between two moves at one table, on average; people take longer."""
WAVE: Final = 300
WAVES: Final = 3
ONLOOKERS: Final = 2000
ASLEEP: Final = 45.0
"""A table that nobody used for half a minute leaves memory."""
KILLED: Final = 10_000
PLAYED: Final = 40
KILOBYTE: Final = 1024


class Pace(NamedTuple):
    """What so many tables in play cost, and how long their people waited, in milliseconds."""

    tables: int
    half: float
    all_but_one_in_100: float
    longest: float
    moves: int
    cpu: float
    memory: int

    @property
    def microseconds(self) -> float:
        return self.cpu / self.moves * 1e6


class Memory(NamedTuple):
    """Bytes a socket, a table in play beside its sockets, and one that sleeps."""

    socket: float
    table: float
    sleeping: float


@contextmanager
def ours(database: Path) -> Iterator[Serving]:
    port = servers.free_port()
    with servers.serving(servers.stella(database, port), port) as server:
        yield server


async def pace(database: Path, tables: int) -> Pace:
    """So many tables in play, each with its own pauses."""
    dice = random.Random(2)
    with ours(database) as server:
        side, before = Ours(server.port, Games(dice, 60)), server.memory()
        playing = await opened(side, tables)
        games = [await side.lay(table) for table in playing]
        for table in playing:
            table.waits.clear()
        cpu = server.cpu()
        all_play = asyncio.gather(
            *(
                table.play(moves, lambda: dice.expovariate(1 / THINKING))
                for table, moves in zip(playing, games, strict=True)
            )
        )
        await asyncio.sleep(SECONDS)
        cpu, memory = server.cpu() - cpu, server.memory() - before
        all_play.cancel()
    waits = sorted(wait * 1000 for table in playing for wait in table.waits)
    half, most = (waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return Pace(tables, half, most, waits[-1], len(waits), cpu, memory)


async def memory(database: Path) -> Memory:
    """Each table beyond the first ones, as these pay for what is there once."""
    games = Games(random.Random(3), 60)
    with ours(database) as server:
        side = Ours(server.port, games)
        leave(await opened(side, 1))
        first = await wave(side, WAVE)
        before = server.memory()
        more = await wave(side, WAVE * (WAVES - 1))
        full = server.memory()
        for number in range(ONLOOKERS):
            table = more[number % len(more)]
            await side.come(table, code_of(table))
        a_socket = (server.memory() - full) / ONLOOKERS
        asleep = [await fall_asleep(server, [*first, *more])]
        for _ in range(WAVES - 1):
            tables = await wave(side, WAVE)
            asleep.append(await fall_asleep(server, tables))
    a_table = (full - before) / len(more) - SEATS * a_socket
    return Memory(a_socket, a_table, (asleep[-1] - asleep[0]) / (WAVE * (WAVES - 1)))


async def fall_asleep(server: Serving, tables: list[Table]) -> int:
    """Everybody goes home; what lies in memory when their tables don't any more."""
    leave(tables)
    await asyncio.sleep(ASLEEP)
    return server.memory()


async def wave(side: Ours, number: int) -> list[Table]:
    """So many tables in the middle of a round."""
    tables = await opened(side, number)
    for table in tables:
        await table.play((await side.lay(table))[:20])
    return tables


def leave(tables: list[Table]) -> None:
    """Everybody goes home."""
    for table in tables:
        for line in table.lines:
            line.transport.abort()


async def start(database: Path) -> float:
    """Seconds from the start of a server that was killed to the first view of one of its tables."""
    with ours(database) as server:
        side = Ours(server.port, Games(random.Random(4), 60))
        tables = await opened(side, PLAYED)
        for number, table in enumerate(tables):
            await table.play((await side.lay(table))[: number + 1])
        codes = [code_of(table) for table in tables]
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    multiply(database, codes, KILLED // PLAYED)
    begun = time.perf_counter()
    with ours(database) as server:
        table = Table(VIEW)
        await Ours(server.port, side.games).come(table, codes[0])
        return time.perf_counter() - begun


def multiply(database: Path, codes: list[str], times: int) -> None:
    """So many copies of each of these tables, with other codes."""
    with closing(sqlite3.connect(database)) as db, db:
        for table in ("entry", "head", "sitting", "draft", "present"):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            columns = ", ".join("? || code" if name == "code" else name for name in names)
            for number in range(1, times):
                marks = ", ".join("?" * len(codes))
                db.execute(
                    f"INSERT INTO {table} SELECT {columns} FROM {table} WHERE code IN ({marks})",
                    (f"{number}-", *codes),
                )


def main() -> None:
    servers.take_the_other_core()
    missed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = uvloop.run(pace(folder / "pace.db", IN_PLAY))
        print(
            f"{found.tables} tables of six in play, {found.moves / SECONDS:.0f} moves a second:\n"
            f"  seen by all six within {found.half:.1f} ms (half), "
            f"{found.all_but_one_in_100:.1f} ms (99 of 100), {found.longest:.1f} ms (all)\n"
            f"  {found.microseconds:.0f} µs of processor a move; "
            f"the server's core is busy {found.cpu / SECONDS:.0%} of the time"
        )
        missed += ["99 of 100 within 50 ms"] if found.all_but_one_in_100 >= 50 else []
        cost = uvloop.run(memory(folder / "memory.db"))
        print(
            f"Memory: {cost.socket / KILOBYTE:.1f} KB a socket, {cost.table / KILOBYTE:.1f} KB a "
            f"table in play, {cost.sleeping / KILOBYTE:.1f} KB a sleeping one"
        )
        missed += ["40 KB a socket"] if cost.socket > 40 * KILOBYTE else []
        missed += ["20 KB a table"] if cost.table > 20 * KILOBYTE else []
        missed += ["nothing for a sleeping one"] if cost.sleeping > KILOBYTE else []
        seconds = uvloop.run(start(folder / "start.db"))
        print(f"Killed with {KILLED} tables, it answers again within {seconds:.2f} s")
        missed += ["back within 2 s"] if seconds >= 2 else []
    sys.exit(f"Missed: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
