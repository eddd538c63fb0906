"""Commands a second at saturation, each seen by six: ours, a bare broadcast, and boardgame.io.

All play the same games on the same core, by turns, and are driven by the same people on another.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from bench import servers
from bench.boardgame import Theirs
from bench.servers import Serving
from bench.tables import Bare, Games, Ours, Side, Table, opened

TABLES: Final = 256
WRITTEN: Final = 120
TURNS: Final = 5
A_THIRD: Final = 1 / 3
TWICE: Final = 2.0
NAMES: Final = ("stella", "bare broadcast", "boardgame.io")


class Turn(NamedTuple):
    """What one side did in its turn."""

    moves: int
    seconds: float
    cpu: float

    @property
    def a_second(self) -> float:
        return self.moves / self.seconds

    @property
    def microseconds(self) -> float:
        """Of the server's processor, a move."""
        return self.cpu / self.moves * 1e6


async def one_turn(side: Side, server: Serving, tables: Sequence[Table]) -> Turn:
    """A game on each table, all at once."""
    games = [await side.lay(table) for table in tables]
    await asyncio.sleep(0.2)
    start, cpu = time.perf_counter(), server.cpu()
    await asyncio.gather(*(t.play(moves) for t, moves in zip(tables, games, strict=True)))
    return Turn(sum(map(len, games)), time.perf_counter() - start, server.cpu() - cpu)


async def measure(folder: Path, turns: int) -> list[list[Turn]]:
    """Turns of each side, taken by turns; the first of each is for getting warm."""
    games = Games(random.Random(1), WRITTEN)
    with ExitStack() as running:

        def started(command: list[str], port: int) -> Serving:
            return running.enter_context(servers.serving(command, port))

        ports = [servers.free_port() for _ in range(3)]
        ours = started(servers.stella(folder / "bench.db", ports[0]), ports[0])
        mine = Contest(Ours(ours.port, games), ours)
        await mine.warm_up()
        bare = started(servers.bare(mine.size_of_views(), ports[1]), ports[1])
        theirs = started(servers.boardgame_io(ports[2]), ports[2])
        others = Contest(Bare(bare.port, games), bare), Contest(Theirs(theirs.port, games), theirs)
        for other in others:
            await other.warm_up()
        contests = (mine, *others)
        for _ in range(turns):
            for each in contests:
                each.done.append(await one_turn(each.side, each.server, each.tables))
        print(f"{TABLES} tables of six at saturation, {mine.size_of_views()} bytes a view")
        return [each.done for each in contests]


class Contest:
    """One side with its server and its tables, and what it did."""

    def __init__(self, side: Side, server: Serving) -> None:
        self.side = side
        self.server = server
        self.tables: list[Table] = []
        self.done: list[Turn] = []

    async def warm_up(self) -> None:
        self.tables = await opened(self.side, TABLES)
        await one_turn(self.side, self.server, self.tables)

    def size_of_views(self) -> int:
        return sum(each.bytes for each in self.tables) // sum(each.views for each in self.tables)


def main() -> None:
    servers.take_the_other_core()
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    with tempfile.TemporaryDirectory() as folder:
        done = uvloop.run(measure(Path(folder), turns))
    medians = [statistics.median(turn.a_second for turn in side) for side in done]
    for name, side, median in zip(NAMES, done, medians, strict=True):
        cpu = statistics.median(turn.microseconds for turn in side)
        all_turns = ", ".join(f"{turn.a_second:.0f}" for turn in side)
        print(f"  {name:15}{median:8.0f} a second {cpu:8.0f} µs of processor each  ({all_turns})")
    ours, bare, theirs = medians
    print(f"  of a bare broadcast: {ours / bare:.2f}; times boardgame.io: {ours / theirs:.2f}")
    missed = ["a third of a bare broadcast"] if ours < bare * A_THIRD else []
    missed += ["twice boardgame.io"] if ours < theirs * TWICE else []
    sys.exit(f"Missed: {', '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
