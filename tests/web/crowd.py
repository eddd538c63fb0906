"""Ten thousand people who look on and say nothing: `python -m tests.web.crowd 10000`."""

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import httpx
import uvloop

TABLES = 100
SPARE_FILES = 200
AT_ONCE = 200
PING, PONG = b"\x89\x04", b"\x8a\x84" + bytes(4)
SERVER = """
import resource, sys
from stella.settings import read_settings
from stella.web.server import make_server
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
limits = "sockets sockets_an_address newcomers_an_hour tables_an_hour requests_a_minute".split()
many = dict.fromkeys(limits, 10**8)
settings = read_settings({**many, "database": ":memory:", "port": sys.argv[1]})
make_server(settings).run()
"""
HEAD = (
    "GET /api/tables/{code}/live HTTP/1.1\r\nHost: stella\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}==\r\n\r\n"
)


def most_sockets() -> int:
    """How many this machine lets one process hold."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    return most - SPARE_FILES


def memory(process: int) -> int:
    """Bytes that a process holds in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Silent(asyncio.Protocol):
    """Somebody who looks on: nothing is asked, but pings are answered."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sees = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.wire = cast("asyncio.Transport", transport)
        self.wire.write(HEAD.format(code=self.code, key="A" * 22).encode())

    def data_received(self, data: bytes) -> None:
        if data[-6:-4] == PING:
            self.wire.write(PONG + data[-4:])
        if b'"own":{' in data and not self.sees.done():
            self.sees.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.sees.done():
            self.sees.set_exception(exc or ConnectionError())


async def come(port: int, code: str, at_once: asyncio.Semaphore) -> asyncio.Transport:
    """Open a line, and look at the first view."""
    async with at_once:
        loop = asyncio.get_running_loop()
        wire, silent = await loop.create_connection(lambda: Silent(code), "127.0.0.1", port)
        await silent.sees
        return wire


async def measured(port: int, process: int, count: int) -> dict[str, float]:
    """What so many lines cost, and how quickly somebody is answered meanwhile."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) as ann:
        codes = [(await ann.post("/api/tables", json={})).json()["code"] for _ in range(TABLES)]
        at_once = asyncio.Semaphore(AT_ONCE)
        first = [await come(port, code, at_once) for code in codes]
        before, begun = memory(process), time.monotonic()
        coming = (come(port, codes[number % TABLES], at_once) for number in range(count))
        lines = await asyncio.gather(*coming)
        opened = time.monotonic() - begun
        bytes_a_line = (memory(process) - before) / count
        begun = time.monotonic()
        assert (await ann.get(f"/api/tables/{codes[0]}")).is_success
        answered = time.monotonic() - begun
        figures = (await ann.get("/metrics")).text
        assert f"stella_lines {count + TABLES}\n" in figures, figures
        for line in (*first, *lines):
            line.abort()
    return {"bytes_a_line": bytes_a_line, "opened": opened, "answered": answered}


def crowd(count: int) -> dict[str, float]:
    """Start a server for so many, measure, and stop it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-c", SERVER, str(port)])
    try:
        wait_for(port, server)
        return uvloop.run(measured(port, server.pid, count))
    finally:
        server.terminate()
        server.wait(30)


def wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    """Until the server listens."""
    while server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server didn't start")


if __name__ == "__main__":
    print(json.dumps(crowd(int(sys.argv[1]))))
