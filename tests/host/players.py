"""People who play on whatever happens: they connect again, and send again what wasn't answered."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.host.nodes import PATIENCE, Node

View = dict[str, Any]
Ask = dict[str, Any]
MOST_OPEN = 6
CROSSING = ("draft", "pass-pen")
WISHES = {
    "start": 9.0,
    "another-game": 9.0,
    "pass-pen": 3.0,
    "show-card": 6.0,
    "go-on": 3.0,
    "draft": 2.0,
    "take-seat-back": 2.0,
    "ask-other-word": 0.3,
    "keep-word": 0.3,
    "take-pen-back": 0.3,
    "leave-seat": 0.1,
    "react": 0.1,
}


class Player:
    """Remembers what was accepted, and asks for what the view allows."""

    def __init__(self, name: str, nodes: list[Node], chance: random.Random) -> None:
        self.name = name
        self.nodes = nodes
        self.chance = chance
        self.cookie: dict[str, str] = {}
        self.view: View = {}
        self.unanswered: dict[str, Ask] = {}
        self.answered: dict[str, str] = {}
        self.sent: dict[str, Ask] = {}
        self.drafts: list[tuple[Any, list[int]]] = []
        self.eager = False
        self.pause = 0.01
        self.closed: int | None = None
        self._ids = count(1)
        self._line: ClientConnection | None = None
        self._heard = asyncio.Event()

    async def be_at(self, code: str) -> None:
        """Until the table is gone, or whoever started this has seen enough."""
        number = 0
        while self.closed is None:
            node = self.nodes[number % len(self.nodes)]
            with suppress(OSError, InvalidHandshake, TimeoutError, EOFError):
                await self._be_on(node, code)
                continue
            number += 1
            await asyncio.sleep(0.02)

    async def until(self, seen: Callable[[View], Any]) -> View:
        """Wait for a view."""
        async with asyncio.timeout(PATIENCE):
            while not (self.view and seen(self.view)):
                self._heard.clear()
                await self._heard.wait()
        return self.view

    async def ask(self, do: str, **what: Any) -> str:
        """Ask, and wait for the answer."""
        ask = await self.say({"do": do, **what})
        async with asyncio.timeout(PATIENCE):
            while ask not in self.answered:
                self._heard.clear()
                await self._heard.wait()
        return self.answered[ask]

    async def say(self, ask: Ask) -> str:
        """Ask, and send it again until it is answered."""
        name = f"{self.name}-{next(self._ids)}"
        ask = {"id": name, **ask}
        self.unanswered[name] = self.sent[name] = ask
        await self._send(ask)
        return name

    async def fall_silent(self) -> None:
        """Ask for nothing more, and wait for all answers."""
        self.eager = False
        async with asyncio.timeout(PATIENCE):
            while self.unanswered:
                self._heard.clear()
                await self._heard.wait()

    async def hang_up(self) -> None:
        """Close the line; `be_at` opens another."""
        if self._line is not None:
            await self._line.close()

    @property
    def accepted(self) -> list[str]:
        """The ids of what was accepted, but for drafts, of which only the last counts."""
        kept = (ask for ask, answer in self.answered.items() if answer == "accepted")
        return [ask for ask in kept if self.sent[ask]["do"] != "draft"]

    async def _be_on(self, node: Node, code: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookie.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = f"{node.url}/api/tables/{code}/live".replace("http", "ws", 1)
        async with connect(url, additional_headers=headers, compression=None) as line:
            assert line.response is not None
            if given := line.response.headers.get("Set-Cookie"):
                name, _, value = given.partition(";")[0].partition("=")
                self.cookie[name] = value
            try:
                await self._play(line)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code >= 4000:
                    self.closed = closed.rcvd.code
            finally:
                self._line = None

    async def _play(self, line: ClientConnection) -> None:
        self._hear(await line.recv())
        self._check_draft()
        self._line = line
        for ask in tuple(self.unanswered.values()):
            await self._send(ask)
        wishing = asyncio.create_task(self._wish_on())
        try:
            while True:
                self._hear(await line.recv())
        finally:
            wishing.cancel()

    async def _wish_on(self) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
            if self.eager and len(self.unanswered) < MOST_OPEN:
                wish = self._wish()
                if wish is not None:
                    await self.say(wish)

    def _wish(self) -> Ask | None:
        own = self.view["own"]
        wishes = [do for do in own["may"] if do in WISHES]
        if not wishes:
            return None
        do = self.chance.choices(wishes, [WISHES[wish] for wish in wishes])[0]
        match do:
            case "pass-pen" | "draft":
                number = self.chance.randint(1, 10)
                return {"do": do, "crosses": sorted(self.chance.sample(range(1, 16), number))}
            case "show-card":
                return {"do": do, "place": self.chance.choice(own["may_show"])}
            case "react":
                return {"do": do, "reaction": "same"}
            case _:
                return {"do": do}

    async def _send(self, ask: Ask) -> None:
        with suppress(ConnectionClosed):
            for _ in range(self.chance.choice((1, 1, 1, 1, 2))):  # impatient people press twice
                if self._line is not None:
                    await self._line.send(json.dumps(ask))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "view":
            self.view = message
        else:
            answer = message.get("why", "accepted")
            assert self.answered.setdefault(message["id"], answer) == answer, message
            ask = self.unanswered.pop(message["id"], None)
            if ask is not None and ask["do"] == "leave-seat":
                self.drafts.clear()  # what a computer player passes for somebody is newer
            elif ask is not None and ask["do"] in CROSSING and answer == "accepted":
                self.drafts.append((word_of(self.view), ask["crosses"]))
        self._heard.set()

    def _check_draft(self) -> None:
        """The crosses in the making are those that were accepted last, or some since."""
        if "draft" not in self.view["own"]["may"] or not self.drafts:
            return
        if any(ask["do"] == "leave-seat" for ask in self.unanswered.values()):
            return
        word, crosses = self.drafts[-1]
        if word == word_of(self.view):
            open_asks = self.unanswered.values()
            since = [ask["crosses"] for ask in open_asks if ask["do"] in CROSSING]
            assert self.view["own"]["crosses"] in (crosses, *since), (self.name, self.drafts[-3:])


def word_of(view: View) -> Any:
    """What lies on the table to be crossed for."""
    room = view["room"]
    return room["game"], room["round"], room["clue"] and room["clue"]["text"]
