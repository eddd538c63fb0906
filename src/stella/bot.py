"""`stella bot`: a computer player that comes in by the door, with nothing but docs/protocol.md."""

import asyncio
import json
import random
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .judge import Judge
from .minds.characters import Mind

LONGEST_VIEW: Final = 1 << 20
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0
FOR_GOOD: Final = {4400, 4403, 4404}


class NotPlayed(Exception):
    """The bot can't play there: one line that says why."""


class Bot:
    """Sits down at a table, and answers each view with at most one ask: what is refused is late."""

    def __init__(self, judge: Judge, mind: Mind, name: str) -> None:
        self.judge = judge
        self.mind = mind
        self.name = name
        self.chance = random.Random(mind.evening)
        self.cookie: str | None = None
        self._ids = (f"bot{number}" for number in count(1))

    async def play(self, server: str, code: str) -> dict[str, Any]:
        """Until the game is over; the last view. A lost line is mended, in the same seat."""
        pause = FIRST_PAUSE
        while True:
            headers = {"Cookie": self.cookie} if self.cookie else None
            url = line_of(server, code)
            try:
                async with connect(
                    url, additional_headers=headers, max_size=LONGEST_VIEW
                ) as socket:
                    if socket.response and (given := socket.response.headers.get("Set-Cookie")):
                        self.cookie = given.partition(";")[0]
                    pause = FIRST_PAUSE
                    return await self._sit_and_play(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    raise NotPlayed(f"{code}: {closed.rcvd.reason}") from None
            except (OSError, InvalidStatus) as error:
                if pause >= LONGEST_PAUSE:
                    raise NotPlayed(f"{server}: {type(error).__name__}") from None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _sit_and_play(self, socket: ClientConnection) -> dict[str, Any]:
        asked = -1
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["is"] != "view" or message["version"] <= asked:
                continue
            if message["room"]["phase"] == "end":
                return message
            if (ask := self.wish(message)) is not None:
                asked = message["version"]
                await socket.send(json.dumps({"id": next(self._ids), **ask}))

    def wish(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """What the bot asks for when it sees this, if anything."""
        room, own = view["room"], view["own"]
        may = set(own["may"])
        if "sit-down" in may:
            taken = {seat["colour"] for seat in room["seats"]}
            colours = ("orange", "pink", "blue", "green", "purple", "white")
            free = [colour for colour in colours if colour not in taken]
            return {"do": "sit-down", "name": self.name, "colour": free[0]} if free else None
        if "pass-pen" in may:
            return {"do": "pass-pen", "crosses": self._judgement(room).crosses}
        if "show-card" in may:
            near = self._judgement(room).scores
            surest = max(own["may_show"], key=lambda place: near[place])
            return {"do": "show-card", "place": surest}
        return {"do": "go-on"} if "go-on" in may else None

    def _judgement(self, room: dict[str, Any]) -> Any:
        language, word = room["options"]["language"], room["clue"]["text"]
        question = self.judge.question(word, language, room["pictures"], self.mind.evening)
        return self.judge.judgement(question, self.mind)


def line_of(server: str, code: str) -> str:
    """The address of a table's socket."""
    parts = urlsplit(server if "//" in server else f"http://{server}")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"/api/tables/{code}/live", "", ""))
