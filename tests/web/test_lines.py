"""What is asked twice is done once; and a line that isn't read holds nobody up."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from tests.web.serving import (
    QUICK,
    Guest,
    Running,
    seated_three,
    serving,
    started_three,
    wait_until,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving() as server:
        yield server


@pytest.fixture
def running(server: Running) -> Iterator[Running]:
    yield server
    server.say_goodbye()


def version(running: Running, guest: Guest) -> int:
    return running.house.tables[guest.room["code"]].company.version


def test_the_answer_comes_before_the_view_that_shows_what_came_of_it(running: Running) -> None:
    ann = running.guest()
    ann.open_table()
    assert ann.ask("sit-down", name="Ann", colour="pink", id="x") == "accepted"
    answer = next(i for i, frame in enumerate(ann.heard) if '"accepted"' in frame)
    ann.until(lambda view: view["room"]["seats"])
    assert all(not json.loads(frame)["room"]["seats"] for frame in ann.heard[:answer])


def test_the_same_ask_again_gets_the_same_answer_and_changes_nothing(running: Running) -> None:
    ann, *_ = started_three(running)
    assert ann.ask("react", reaction="hello", id="once") == "accepted"
    before = version(running, ann)
    for _ in range(3):
        assert ann.ask("react", reaction="hello", id="once") == "accepted"
    assert version(running, ann) == before
    assert [said["reaction"] for said in ann.room["said"]] == ["hello"]


def test_a_refused_ask_stays_refused_though_it_could_be_done_by_now(running: Running) -> None:
    ann, ben, _ = started_three(running)
    assert ann.ask("take-pen-back", id="early") == "pen-not-passed"
    assert ann.ask("pass-pen", crosses=[1]) == "accepted"
    assert ann.ask("take-pen-back", id="early") == "pen-not-passed"
    assert ann.ask("take-pen-back", id="later") == "accepted"
    stranger = running.guest("Stranger").come(ann.room["code"])
    assert stranger.ask("leave-seat", id="mine") == "not-seated"
    assert ben.ask("leave-seat", id="mine") == "accepted"


def test_after_a_lost_line_the_same_ask_gets_the_same_answer(running: Running) -> None:
    ann, ben, _ = started_three(running)
    code = ann.room["code"]
    assert ann.ask("pass-pen", crosses=[1, 2], id="pen") == "accepted"
    assert ann.ask("show-card", place=1, id="card") == "not-in-this-step"
    before = version(running, ann)
    for crosses in ([1, 2], [3, 4]):
        ann.come(code)
        assert ann.ask("pass-pen", crosses=crosses, id="pen") == "accepted"
        assert ann.ask("show-card", place=1, id="card") == "not-in-this-step"
        assert ann.own["crosses"] == [1, 2]
    assert version(running, ben) == before


def test_from_another_device_of_the_same_person_it_is_the_same_ask(running: Running) -> None:
    ann, *_ = started_three(running)
    phone = running.guest("Phone")
    phone.http.cookies.set("stella", ann.token)
    phone.come(ann.room["code"])
    assert ann.ask("react", reaction="wow", id="same") == "accepted"
    before = version(running, ann)
    assert phone.ask("react", reaction="love", id="same") == "accepted"
    assert version(running, ann) == before


def test_from_another_person_it_is_another_ask(running: Running) -> None:
    ann, ben, _ = started_three(running)
    assert ann.ask("pass-pen", crosses=[1], id="same") == "accepted"
    assert ben.ask("pass-pen", crosses=[2, 3], id="same") == "accepted"
    ben.until(lambda view: view["own"]["crosses"] == [2, 3])


def test_a_draft_that_is_sent_again_does_not_replace_a_newer_one(running: Running) -> None:
    ann, *_ = started_three(running)
    assert ann.ask("draft", crosses=[1], id="first") == "accepted"
    assert ann.ask("draft", crosses=[1, 2], id="second") == "accepted"
    assert ann.ask("draft", crosses=[1], id="first") == "accepted"
    ann.come(ann.room["code"])
    assert ann.own["crosses"] == [1, 2]


def test_what_was_said_too_often_stays_so_and_what_was_said_before_is_no_more() -> None:
    with serving(replace(QUICK, says_a_minute=2)) as running:
        ann, ben, _ = seated_three(running)
        for number in range(2):
            assert ann.ask("chat", text="hello", id=f"hello{number}") == "accepted"
        assert ann.ask("react", reaction="wow", id="wow") == "said-too-much"
        for number in range(2):
            assert ann.ask("chat", text="hello", id=f"hello{number}") == "accepted"
        assert ann.ask("react", reaction="wow", id="wow") == "said-too-much"
        assert ben.ask("react", reaction="wow", id="wow") == "accepted"


def test_asks_that_come_at_once_are_answered_in_their_order(running: Running) -> None:
    ann, *_ = started_three(running)
    ids = [f"many{number}" for number in range(100)]
    for number, ask in enumerate(ids):
        do = "take-pen-back" if number % 2 else "pass-pen"
        ann.send({"do": do, "id": ask} | ({} if number % 2 else {"crosses": [1]}))
    answered: list[str] = []
    while len(answered) < len(ids):
        message = ann.hear()
        if message["is"] != "view":
            assert message["is"] == "accepted"
            answered.append(message["id"])
    assert answered == ids


def deaf(running: Running, code: str, token: str) -> socket.socket:
    """A line whose other end reads nothing."""
    where = urlsplit(running.url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((where.hostname, where.port))
    head = (
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Cookie: stella={token}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    )
    wire.sendall(head.encode())
    return wire


def goes_on(guest: Guest) -> bool:
    return guest.ask("react", reaction="hello") == "accepted"


def test_a_line_that_is_never_read_slows_nobody_and_is_cut() -> None:
    with serving(replace(QUICK, slow_seconds=0.5, says_a_minute=100_000)) as running:
        ann, ben, cleo = seated_three(running)
        code = ann.room["code"]
        stranger = running.guest("Deaf")
        stranger.http.get("/api/me")
        lines = [deaf(running, code, stranger.token) for _ in range(3)]
        table = running.house.tables[code]
        wait_until(lambda: len(table.watchers) == 6)
        for number in range(40):
            text = f"{number}" + "x" * 190
            assert ann.ask("chat", text=text) == "accepted"
            assert cleo.ask("react", reaction="wow") == "accepted"
        newest = table.company.version
        ben.until(lambda view: view["version"] >= newest)
        wait_until(lambda: goes_on(ann) and len(table.watchers) == 3)
        for line in lines:
            line.close()


def test_pings_that_are_not_read_the_answers_of_are_not_answered_for_ever() -> None:
    with serving() as running:
        ann = running.guest()
        code = ann.open_table()
        ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
        with deaf(running, code, ann.token) as wire:
            wait_until(lambda: len(running.house.tables[code].watchers) == 2)
            wire.settimeout(20)
            with suppress(ConnectionError):
                while True:
                    wire.sendall(ping * 500)
        assert ann.ask("sit-down", name="Ann", colour="pink") == "accepted"


def test_whoever_hangs_up_in_the_middle_disturbs_nobody() -> None:
    with serving(replace(QUICK, says_a_minute=100_000)) as running:
        ann, *_ = seated_three(running)
        code = ann.room["code"]
        for _ in range(20):
            stranger = running.guest("Stranger")
            stranger.http.get("/api/me")
            deaf(running, code, stranger.token).close()
            assert ann.ask("react", reaction="hello") == "accepted"
        table = running.house.tables[code]
        wait_until(lambda: len(table.watchers) == 3)
