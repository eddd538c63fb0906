"""HTTP: what is answered, to whom, and that nothing else comes out."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from tests.web.serving import QUICK, Running, seated_three, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving(replace(QUICK, slow_seconds=0.5)) as server:
        yield server


@pytest.fixture
def running(server: Running) -> Iterator[Running]:
    yield server
    server.say_goodbye()


def told(running: Running, *parts: bytes) -> bytes:
    """What a server says to these bytes, until it closes or is silent."""
    where = urlsplit(running.url)
    with socket.create_connection((where.hostname, where.port), timeout=5) as wire:
        answer = b""
        with suppress(ConnectionError):
            for part in parts:
                wire.sendall(part)
        with suppress(ConnectionError):
            while received := wire.recv(65_536):
                answer += received
    return answer


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    head = [line + " HTTP/1.1", "Connection: close", *headers]
    if not any(header.startswith("Host:") for header in headers):
        head.append("Host: stella.example")
    if body:
        head.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*head, "", ""]).encode("latin-1") + body


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


@pytest.mark.parametrize(
    ("path", "why"),
    {
        "/nothing": "not-found",
        "/api": "not-found",
        "/api/nothing": "not-found",
        "/api/tables/ABCDEF": "no-such-table",
        "/api/tables/abc": "no-such-table",
        "/api/tables/%00%ff": "no-such-table",
        "/api/tables/ABCDEF/live": "not-found",
        "/api/words/tlh": "no-such-language",
        "/pictures/c01-9.avif": "not-found",
        "/pictures/c99-240.avif": "not-found",
        "/pictures/c01-%D9%A2%D9%A4%D9%A0.avif": "not-found",
        "/pictures/c01-240.avif/": "not-found",
        "/pictures/..%2f..%2fsource.py-240.avif": "not-found",
        "/pictures/../../../settings.py": "not-found",
        "/../../../../etc/passwd": "not-found",
        "/..%2f..%2f..%2fsettings.py": "not-found",
        "/%2e%2e/%2e%2e/settings.py": "not-found",
        "/assets/../../app.py": "not-found",
        "/%00": "not-found",
        "/" + "a" * 5000: "not-found",
        "/t/ABCDEF/games/" + "9" * 5000: "not-found",
        "/api/tables/ABCDEF/games/" + "9" * 5000: "not-found",
        "/api/tables/ABCDEF/games/-1": "not-found",
    }.items(),
)
def test_what_is_not_there_is_said_so(running: Running, path: str, why: str) -> None:
    answer = told(running, request(f"GET {path}"))
    assert status(answer) == 404, answer
    assert answer.endswith(f'{{"why":"{why}"}}'.encode())


def test_each_path_says_which_methods_it_knows(running: Running) -> None:
    for path, methods in {
        "/api/me": {"GET", "HEAD", "DELETE"},
        "/api/me/link": {"POST"},
        "/api/tables": {"GET", "HEAD", "POST"},
        "/api/tables/ABCDEF": {"GET", "HEAD", "DELETE"},
        "/": {"GET", "HEAD"},
    }.items():
        for method in ("PUT", "PATCH", "TRACE", "OPTIONS", "BREW"):
            answer = running.guest().http.request(method, path)
            if method == "BREW":
                assert answer.status_code == 400  # no method that HTTP knows
                continue
            assert answer.status_code == 405
            assert answer.json() == {"why": "not-allowed"}
            assert set(answer.headers["Allow"].split(", ")) == methods


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "//", "x"])
def test_another_sites_page_can_change_nothing(running: Running, origin: str) -> None:
    ann = running.guest()
    code = ann.open_table()
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", "/api/me/link"),
        ("POST", "/api/me/come"),
        ("DELETE", "/api/me"),
        ("DELETE", f"/api/tables/{code}"),
    ):
        answer = ann.http.request(method, path, headers={"Origin": origin})
        assert (answer.status_code, answer.json()) == (403, {"why": "other-site"})
    assert ann.http.post("/api/tables", json={}, headers={"Origin": running.url}).is_success


@pytest.mark.parametrize(
    "body",
    [
        b"[]",
        b"{",
        b'{"options":null}',
        b'{"options":{"language":"tlh"}}',
        b'{"options":{"cheat":true}}',
        b'{"options":{"may_watch":1}}',
        b'{"options":{"clock":{"pace":"own","show":1e99}}}',
        b"[" * 16_000,
        b'{"options":' * 1000,
        b"\xff\xfe",
        b'"\\ud800"',
    ],
    ids=ascii,
)
def test_a_body_that_cannot_be_read_is_refused(running: Running, body: bytes) -> None:
    for path in ("/api/tables", "/api/me/come"):
        answer = running.guest().http.post(path, content=body)
        assert (answer.status_code, answer.json()) == (400, {"why": "not-readable"})


def test_a_link_code_that_is_no_text_is_refused(running: Running) -> None:
    for body, why in {
        b'{"code":"\\ud800"}': (400, "not-readable"),
        b'{"code":7}': (400, "not-readable"),
        b'{"code":"' + b"x" * 9999 + b'"}': (404, "no-such-link"),
        b'{"code":"\' OR 1=1 --"}': (404, "no-such-link"),
    }.items():
        answer = running.guest().http.post("/api/me/come", content=body)
        assert (answer.status_code, answer.json()["why"]) == why


@pytest.mark.parametrize(
    "host", ["evil.example/#", "a b", "<script>", "x" * 300, "a\tb", "ä", ""], ids=ascii
)
def test_a_host_that_can_be_none_is_refused(running: Running, host: str) -> None:
    answer = told(running, request("GET /api/me", f"Host: {host}"))
    assert status(answer) == 400


def test_no_header_can_be_put_into_an_answer(running: Running) -> None:
    for path in ("/t/x%0d%0aSet-Cookie:%20a=b", "/api/tables/x%0d%0aSet-Cookie:%20a=b", "/%0d%0a"):
        answer = told(running, request(f"GET {path}"))
        assert b"\r\nSet-Cookie: a=b" not in answer


def test_an_odd_cookie_is_nobodys(running: Running) -> None:
    for cookie in ("stella=\xff\xfe", "stella=" + "a" * 9000, 'stella="', "stella=;;;=", "=stella"):
        answer = told(running, request("GET /api/me", f"Cookie: {cookie}"))
        assert status(answer) == 200
        assert answer.endswith(b'{"tables":[]}')
        assert b"set-cookie: stella=" in answer


def test_a_huge_body_is_refused_before_it_is_read(running: Running) -> None:
    ann = running.guest()
    answer = ann.http.post("/api/tables", content=b"x" * 100_000)
    assert (answer.status_code, answer.json()) == (413, {"why": "too-large"})
    endless = [b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"]
    endless += [b"400\r\n" + b"x" * 1024 + b"\r\n"] * 30_000
    assert status(told(running, *endless)) in (413, 0)


def test_a_body_that_never_comes_is_not_waited_for(running: Running) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    answer = told(running, head)
    assert status(answer) == 408
    assert answer.endswith(b'{"why":"too-slow"}')


@pytest.mark.parametrize("head", [b"", b"GET / HTTP/1.1\r\nX-Slow: "])
def test_a_head_that_never_comes_is_not_waited_for(running: Running, head: bytes) -> None:
    assert told(running, head) == b""


def test_an_endless_head_is_cut(running: Running) -> None:
    lines = [b"X-%d: %s\r\n" % (number, b"a" * 1000) for number in range(100)]
    one_line = b"X: " + b"a" * 1_000_000
    for head in (lines, [one_line]):
        assert told(running, b"GET / HTTP/1.1\r\nHost: x\r\n", *head) == b""


def test_a_handshake_with_hundreds_of_headers_is_refused(running: Running) -> None:
    upgrade = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + "A" * 24)
    head = request("GET /api/tables/ABCDEF/live", *upgrade, *["X: y"] * 300)
    answer = told(running, head.replace(b"Connection: close", b"Connection: Upgrade"))
    assert status(answer) == 400


def test_every_answer_tells_browsers_to_be_careful(running: Running) -> None:
    ann = running.guest()
    for path in ("/", "/api/me", "/nothing", "/pictures/c01-240.avif", "/healthz"):
        headers = ann.http.get(path).headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in headers
    assert ann.http.get("/api/me").headers["Cache-Control"] == "no-store"


def test_a_record_is_for_those_who_sat_there(running: Running) -> None:
    guests = seated_three(running)
    code = guests[0].room["code"]
    stranger = running.guest()
    for path in (f"/api/tables/{code}/games/1", f"/api/tables/{code}/games/1/steps"):
        assert stranger.http.get(path).json() == {"why": "not-seated"}
        assert guests[0].http.get(path).json() == {"why": "no-such-game"}
    assert guests[1].http.delete(f"/api/tables/{code}").json() == {"why": "not-the-host"}
