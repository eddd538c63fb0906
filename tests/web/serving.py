"""A real server in a thread, and guests who come in by the door."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stella.host.house import House
from stella.settings import Settings
from stella.web.server import Server, make_house, make_server

PATIENCE = 20.0
QUICK = Settings(
    database=":memory:",
    thinking=0.0,
    away_seconds=0.3,
    stand_in_seconds=0.3,
    hurry_seconds=0.3,
    host_seconds=1.0,
    requests_a_minute=100_000,
    tables_an_hour=100_000,
    wrong_codes_a_minute=10_000,
    asks_a_second=1e6,
    asks_at_once=1_000_000,
)
"""Limits and waits that let tests run on; tests of a limit set it."""


@contextmanager
def serving(settings: Settings = QUICK, house: House | None = None) -> Iterator["Running"]:
    """A server on a free port, stopped at the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    house = house or make_house(settings)
    server = make_server(replace(settings, port=port), house)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started
    running = Running(f"http://127.0.0.1:{port}", server, house)
    try:
        yield running
    finally:
        running.say_goodbye()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@dataclass
class Running:
    """A server that runs."""

    url: str
    server: Server
    house: House
    guests: list["Guest"] = field(default_factory=list)

    def guest(self, name: str = "Ann") -> "Guest":
        """Somebody new."""
        self.guests.append(Guest(name, self.url))
        return self.guests[-1]

    def say_goodbye(self) -> None:
        """All guests leave."""
        for guest in self.guests:
            guest.leave()
            guest.http.close()
        self.guests.clear()


@dataclass
class Guest:
    """Somebody with a cookie of their own; `heard` is every frame that reached them."""

    name: str
    url: str
    http: httpx.Client = field(init=False)
    line: ClientConnection | None = None
    view: dict[str, Any] = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    ids: Iterator[int] = field(default_factory=lambda: count(1))
    open: ExitStack = field(default_factory=ExitStack)

    def __post_init__(self) -> None:
        # no certificates are read, which takes longer than all the rest
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)

    def open_table(self, **options: Any) -> str:
        """A new table, and a line to it."""
        answer = self.http.post("/api/tables", json={"options": options})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        self.come(code)
        return code

    def come(self, code: str, *, to: str | None = None, **headers: str) -> "Guest":
        """Open a line to the table."""
        if not self.http.cookies:
            self.http.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = (to or self.url).replace("http", "ws", 1)
        self.leave()
        self.line = self.open.enter_context(
            connect(
                f"{url}/api/tables/{code}/live",
                additional_headers={"Cookie": cookie, **headers},
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=0.5,
            )
        )
        self.hear()
        return self

    def leave(self) -> None:
        """Close the line."""
        self.line = None
        self.open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        assert self.line is not None
        frame = self.line.recv(timeout)
        assert isinstance(frame, str)
        self.heard.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["is"] == "view":
            self.view = message
        else:
            self.answers[message["id"]] = message
        return message

    def until(self, seen: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read on until the view is as it should be."""
        end = time.monotonic() + PATIENCE
        while not (self.view and seen(self.view)):
            self.hear(max(0.01, end - time.monotonic()))
        return self.view

    def ask(self, do: str, **what: Any) -> str:
        """Ask and wait for the answer: `accepted`, or why not."""
        ask = what.pop("id", None) or f"{self.name}-{next(self.ids)}"
        self.send({"do": do, "id": ask, **what})
        while ask not in self.answers:
            self.hear()
        answer = self.answers.pop(ask)
        return "accepted" if answer["is"] == "accepted" else answer["why"]

    def send(self, ask: Any) -> None:
        """Say it, whatever comes of it."""
        assert self.line is not None
        self.line.send(ask if isinstance(ask, str | bytes) else json.dumps(ask))

    def close_code(self) -> int | None:
        """Read until the line is closed; the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None

    def turned_away(self, code: str) -> int | None:
        """The code with which a line to this table is closed before anything is shown."""
        try:
            self.come(code)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None
        return None

    def drain(self) -> None:
        """Read what is there."""
        with suppress(TimeoutError):
            while True:
                self.hear(0.05)

    @property
    def token(self) -> str:
        """The secret that makes this guest who they are."""
        token: str = self.http.cookies["stella"]
        return token

    @property
    def room(self) -> dict[str, Any]:
        """The room as last seen."""
        room: dict[str, Any] = self.view["room"]
        return room

    @property
    def own(self) -> dict[str, Any]:
        """What is one's own."""
        own: dict[str, Any] = self.view["own"]
        return own


def wait_until(is_so: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait for a condition, never for a time."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def seated_three(running: Running, **options: Any) -> list[Guest]:
    """A table of three people, of whom the first hosts."""
    guests = [running.guest(name) for name in ("Ann", "Ben", "Cleo")]
    code = guests[0].open_table(**options)
    for guest in guests[1:]:
        guest.come(code)
    for guest, colour in zip(guests, ("orange", "pink", "blue"), strict=True):
        assert guest.ask("sit-down", name=guest.name, colour=colour) == "accepted"
    return guests


def started_three(running: Running, **options: Any) -> list[Guest]:
    """The same, at play."""
    guests = seated_three(running, **options)
    assert guests[0].ask("start") == "accepted"
    for guest in guests:
        guest.until(lambda view: view["room"]["phase"] == "associate")
    return guests


def play_round(guests: list[Guest], slates: list[list[int]]) -> None:
    """Pass these slates and show cards in the order of places until the round is scored."""
    for guest, slate in zip(guests, slates, strict=True):
        assert guest.ask("pass-pen", crosses=slate) == "accepted"
    show_all(guests)


def show_all(guests: list[Guest]) -> None:
    """Show cards until the round is scored."""
    while True:
        for guest in guests:
            guest.until(lambda view: view["room"]["phase"] != "associate")
        version = max(guest.view["version"] for guest in guests)
        for guest in guests:
            guest.until(lambda view: view["version"] >= version)  # noqa: B023
        if guests[0].room["phase"] != "reveal":
            return
        scout = guests[guests[0].room["scout"]]
        assert scout.ask("show-card", place=scout.own["may_show"][0]) == "accepted"
        before = scout.view["version"]
        scout.until(lambda view: view["version"] > before or view["version"] > version)  # noqa: B023


def play_a_game(guests: list[Guest]) -> None:
    """Four rounds of the same crosses."""
    for number in range(1, 5):
        play_round(guests, [[1, 2, 3], [2, 3], [3, 15]])
        for guest in guests:
            if number < 4:
                assert guest.ask("go-on") == "accepted"
        for guest in guests:
            guest.until(partial(has_come_to, number + 1))


def has_come_to(number: int, view: dict[str, Any]) -> bool:
    """Whether this round has begun, or the game is over."""
    return bool(view["room"]["round"] == number or view["room"]["phase"] == "end")
