"""A client that knows nothing but docs/protocol.md: what isn't on that page, it can't do."""

import json
import re
import time
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.web import page

PATIENCE = 20.0
EXAMPLE = {"card": "c01", "width": "240", "language": "de", "n": "1"}


class Newcomer:
    """Somebody who read the page; what they asked for, requested and saw is written down."""

    newest = 0

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.open = ExitStack()
        self.view: dict[str, Any] = {}
        self.ids = count(1)
        self.asked: set[str] = set()
        self.requested: set[tuple[str, str]] = set()
        self.moments: set[str] = set()
        self.request("GET", "/api/me")

    def request(self, method: str, path: str, body: Any = None, code: str = "") -> Any:
        """A request of the page; its answer has the keys that the page tells."""
        keys = {(m, p): found for m, p, found in page.requests()}[method, path]
        self.requested.add((method, path))
        there = re.sub(r"\{(\w+)\}", lambda match: {**EXAMPLE, "code": code}[match[1]], path)
        answer = self.http.request(method, there, json=body)
        assert answer.is_success, answer.text
        if answer.headers.get("content-type") != "application/json":
            return answer.content
        found = answer.json()
        assert not keys or set(found) <= set(keys), (path, sorted(found))
        return found

    def come(self, code: str) -> None:
        """Open a line, and look."""
        self.leave()
        (live,) = re.findall(r"`(/\S+/live)`", page.section("The socket"))
        self.line: ClientConnection = self.open.enter_context(
            connect(
                self.url.replace("http", "ws", 1) + live.replace("{code}", code),
                additional_headers={"Cookie": f"stella={self.http.cookies['stella']}"},
                max_size=None,
                close_timeout=0.5,
            )
        )
        self.view = {}
        self.look()

    def leave(self) -> None:
        """Close the line."""
        self.open.close()

    def go_home(self) -> None:
        """Close everything."""
        self.leave()
        self.http.close()

    def hear(self) -> dict[str, Any]:
        """The next message; a view is as the page says, and only the newest counts."""
        message: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
        if message["is"] == "view":
            assert set(message) == {"is", "version", "now", "room", "own"}
            room, own = message["room"], message["own"]
            assert set(room) == set(page.room())
            assert set(own) == set(page.own())
            assert set(own["may"]) <= set(page.asks())
            assert set(room["options"]) == set(page.options())
            assert all(set(seat) == set(page.seat()) for seat in room["seats"])
            for moment in room["moments"]:
                kind = moment["moment"]
                assert set(moment) == {"moment", *page.moments()[kind]}
                self.moments.add(kind)
            self.view = message
            Newcomer.newest = max(Newcomer.newest, message["version"])
        return message

    def look(self) -> dict[str, Any]:
        """The newest view that anybody has seen."""
        while not self.view or self.view["version"] < Newcomer.newest:
            self.hear()
        return self.view

    def ask(self, do: str, **what: Any) -> bool:
        """Ask, and see what came of it; whether it was accepted."""
        assert set(what) <= set(page.asks()[do])
        ask = f"{self.name}{next(self.ids)}"
        self.line.send(json.dumps({"do": do, "id": ask, **what}))
        while (answer := self.hear())["is"] == "view" or answer["id"] != ask:
            continue
        if answer["is"] == "refused":
            assert set(answer) == {"is", "id", "why"}
            return False
        assert answer == {"is": "accepted", "id": ask}
        self.asked.add(do)
        version = self.view["version"]
        while do != "draft" and self.view["version"] == version:
            self.hear()
        return True

    def insist(self, do: str, **what: Any) -> None:
        """Ask until it is accepted."""
        end = time.monotonic() + PATIENCE
        while not self.ask(do, **what):
            assert time.monotonic() < end, f"{do} is never accepted"

    def free_colour(self) -> str:
        """A colour that nobody plays."""
        taken = {seat["colour"] for seat in self.look()["room"]["seats"]}
        return next(colour for colour in page.listed("Colours") if colour not in taken)

    def play(self) -> None:
        """Whatever the view allows that brings the game on."""
        own = self.look()["own"]
        if "pass-pen" in own["may"]:
            self.ask("draft", crosses=[1, 2])
            self.ask("pass-pen", crosses=[1, 2, 3 + own["seat"]])
        elif "show-card" in own["may"]:
            self.ask("show-card", place=own["may_show"][0])
        elif "go-on" in own["may"]:
            self.ask("go-on")
