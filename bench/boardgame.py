"""The same tables on boardgame.io's server, over its own transport."""

import asyncio
import json
from typing import Any, Final

from bench.lines import Line, open_line, post
from bench.tables import Games, Move, Table
from bench.whole_games import SEATS, for_the_peer, peers_move

SOCKETS: Final = "/socket.io/?EIO=4&transport=websocket"
SPACE: Final = b"/stella,"
OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"


class Theirs:
    """boardgame.io's server."""

    def __init__(self, port: int, games: Games) -> None:
        self.port = port
        self.games = games

    async def open(self) -> Table:
        table = Match()
        for _ in range(SEATS):
            table.lines.append(await open_line(self.port, SOCKETS, table.hear))
        await table.connected
        return table

    async def lay(self, table: Table) -> list[Move]:
        assert isinstance(table, Match)
        laid, moves = self.games.one()
        asked = {"numPlayers": SEATS, "setupData": for_the_peer([laid])["setUp"]}
        _, body = await post(self.port, "/games/stella/create", json.dumps(asked).encode())
        match = json.loads(body)["matchID"]
        for seat, line in enumerate(table.lines):
            synced = table.synced = asyncio.get_running_loop().create_future()
            line.send(event("sync", match, str(seat), None, SEATS))
            await synced
        return [
            (seat, update(match, state, seat, kind, arguments))
            for state, (kind, seat, *arguments) in enumerate(map(peers_move, moves))
        ]


class Match(Table):
    """Six sockets of socket.io."""

    def __init__(self) -> None:
        super().__init__(EVENT + SPACE + b'["update"')
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._connected = 0

    def hear(self, line: Line, text: bytes) -> None:
        if text.startswith(self._view):
            super().hear(line, text)
        elif text.startswith(PING):
            line.send(PONG)
        elif text.startswith(OPEN):
            line.send(CONNECT + SPACE)
        elif text.startswith(CONNECT):
            self._connected += 1
            if self._connected == SEATS:
                self.connected.set_result(None)
        elif text.startswith(EVENT + SPACE + b'["sync"'):
            self.synced.set_result(None)


def event(*parts: Any) -> bytes:
    return EVENT + SPACE + json.dumps(parts, separators=(",", ":")).encode()


def update(match: str, state: int, seat: int, kind: str, arguments: list[Any]) -> bytes:
    payload = {"type": kind, "args": arguments, "playerID": str(seat)}
    return event("update", {"type": "MAKE_MOVE", "payload": payload}, state, match, str(seat))
