"""Tables of six who play games written beforehand, each move when all have seen the one before."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from bench.lines import Line, open_line, post
from bench.whole_games import SEATS, random_game
from stella.rules.commands import Command, GoOn, PassPen, SetUp, ShowCard
from stella.rules.material import Colour

Move = tuple[int, bytes]
"""Who sends what."""
OPENED_AT_ONCE: Final = 20
VIEW: Final = b'{"is":"view"'


class Table:
    """Lines to one table; a frame that begins with `view` shows it."""

    def __init__(self, view: bytes = b"") -> None:
        self.lines: list[Line] = []
        self.waits: list[float] = []
        self.newest = b""
        self.views = 0
        self.bytes = 0
        self._view = view
        self._unseen = 0
        self._sent = 0.0
        self._moves: Iterable[Move] = iter(())
        self._pause: Callable[[], float] | None = None
        self._over: asyncio.Future[None] | None = None

    async def play(self, moves: Iterable[Move], pause: Callable[[], float] | None = None) -> None:
        """To the last move; `waits` has the seconds from each to the last view of it."""
        self._moves, self._pause = iter(moves), pause
        self._over = asyncio.get_running_loop().create_future()
        self._go_on()
        await self._over

    async def see(self) -> None:
        """Until the first view after this."""
        self._moves, self._unseen = iter(()), 1
        self._over = asyncio.get_running_loop().create_future()
        await self._over

    def hear(self, _: Line, text: bytes) -> None:
        if self._unseen and text.startswith(self._view):
            self._unseen -= 1
            self.views += 1
            self.bytes += len(text)
            if not self._unseen:
                self.newest = text
                self.waits.append(time.perf_counter() - self._sent)
                self._go_on()

    def _go_on(self) -> None:
        if self._pause is None:
            self._move()
        else:
            asyncio.get_running_loop().call_later(self._pause(), self._move)

    def _move(self) -> None:
        assert self._over is not None
        if self._over.done():
            return  # they went home
        for seat, text in self._moves:
            self._unseen, self._sent = len(self.lines), time.perf_counter()
            self.lines[seat].send(text)
            return
        self._over.set_result(None)


class Games:
    """Written games, by who is the first scout."""

    def __init__(self, dice: random.Random, number: int) -> None:
        self.dice = dice
        self.by_scout: dict[int, list[tuple[SetUp, list[Command]]]] = {}
        for _ in range(number):
            (laid, *moves) = random_game(dice)
            assert isinstance(laid, SetUp)
            self.by_scout.setdefault(laid.first_scout, []).append((laid, moves))
        assert len(self.by_scout) == SEATS

    def one(self, first_scout: int | None = None) -> tuple[SetUp, list[Command]]:
        scout = self.dice.randrange(SEATS) if first_scout is None else first_scout
        return self.dice.choice(self.by_scout[scout])


class Side(Protocol):
    """A server on which games are played."""

    async def open(self) -> Table:
        """A table at which six people sit."""

    async def lay(self, table: Table) -> list[Move]:
        """The table is laid; the moves of a game that can be played on it."""


class Ours:
    """`stella serve`."""

    def __init__(self, port: int, games: Games) -> None:
        self.port = port
        self.games = games
        self._asks = 0

    async def open(self) -> Table:
        head, body = await post(self.port, "/api/tables", b"{}")
        cookie = head[head.lower().find(b"set-cookie: ") + 12 :].partition(b";")[0].decode()
        table, code = Table(VIEW), json.loads(body)["code"]
        for seat, colour in enumerate(Colour):
            await self.come(table, code, cookie if seat == 0 else "")
            await table.play([(seat, self.ask("sit-down", name=colour.value, colour=colour.value))])
        return table

    async def come(self, table: Table, code: str, cookie: str = "") -> None:
        """One more line to the table."""
        opening = asyncio.ensure_future(table.see())
        await asyncio.sleep(0)
        path = f"/api/tables/{code}/live"
        table.lines.append(await open_line(self.port, path, table.hear, cookie))
        await opening

    async def lay(self, table: Table) -> list[Move]:
        again = json.loads(table.newest)["room"]["phase"] == "end"
        begin = ["another-game", "start"] if again else ["start"]
        await table.play([(0, self.ask(do)) for do in begin])
        seats = json.loads(table.newest)["room"]["seats"]
        scout = next(seat for seat, each in enumerate(seats) if each["has_pawn"])
        return [self._move(command) for command in self.games.one(scout)[1]]

    def ask(self, do: str, **what: Any) -> bytes:
        self._asks += 1
        return json.dumps({"do": do, "id": str(self._asks), **what}).encode()

    def _move(self, command: Command) -> Move:
        match command:
            case PassPen(seat, crosses):
                return seat, self.ask("pass-pen", crosses=sorted(crosses))
            case ShowCard(seat, place):
                return seat, self.ask("show-card", place=place)
            case GoOn(seat):
                return seat, self.ask("go-on")
            case _:
                raise AssertionError(command)


def code_of(table: Table) -> str:
    """One of our tables' code."""
    code: str = json.loads(table.newest)["room"]["code"]
    return code


class Bare:
    """The bare broadcast, in place of a game: as many frames as a game has moves."""

    def __init__(self, port: int, games: Games) -> None:
        self.port = port
        self.games = games
        self._opened = 0

    async def open(self) -> Table:
        self._opened += 1
        table, path = Table(), f"/{self._opened}"
        for _ in range(SEATS):
            table.lines.append(await open_line(self.port, path, table.hear))
        return table

    async def lay(self, table: Table) -> list[Move]:  # noqa: ARG002
        _, moves = self.games.one()
        asks = ({"do": "show-card", "id": str(n), "place": 1} for n in range(len(moves)))
        return [(0, json.dumps(ask).encode()) for ask in asks]


async def opened(side: Side, number: int) -> list[Table]:
    """So many tables, a few at once."""
    tables: list[Table] = []
    while len(tables) < number:
        some = min(OPENED_AT_ONCE, number - len(tables))
        tables += await asyncio.gather(*(side.open() for _ in range(some)))
    return tables
