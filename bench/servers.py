"""Servers in processes of their own, on a core of their own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

PATIENCE: Final = 30.0
PEERS: Final = Path(__file__).parent / "peers"
UNLIMITED: Final = {
    "requests_a_minute": "1000000",
    "tables_an_hour": "1000000",
    "asks_a_second": "1000000",
    "asks_at_once": "1000000",
    "sockets": "1000000",
    "sockets_an_address": "1000000",
    "newcomers_an_hour": "1000000",
    "log": "plain",
}
"""One generator is all of a server's people: it comes from one address, and never rests."""


class Serving(NamedTuple):
    """A server that runs."""

    port: int
    process: subprocess.Popen[bytes]

    def cpu(self) -> float:
        """Seconds of processor time so far, all its threads together."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Bytes that lie in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def cores() -> tuple[int, int]:
    """One core for servers, another for whoever drives them."""
    first, *others = sorted(os.sched_getaffinity(0))
    return first, (others or [first])[-1]


def take_the_other_core() -> None:
    """What drives the servers doesn't disturb them."""
    os.sched_setaffinity(0, {cores()[1]})


def stella(database: Path, port: int, **settings: str) -> list[str]:
    options = {**UNLIMITED, **settings, "database": str(database), "port": str(port)}
    named = [part for k, v in options.items() for part in (f"--{k.replace('_', '-')}", v)]
    return [sys.executable, "-m", "stella", "serve", *named]


def bare(size: int, port: int) -> list[str]:
    return [sys.executable, "-m", "bench.bare", str(size), str(port)]


def boardgame_io(port: int) -> list[str]:
    return ["node", str(PEERS / "server.mjs"), str(port)]


@contextmanager
def serving(command: Sequence[str], port: int) -> Iterator[Serving]:
    """The command's server, listening."""
    process = subprocess.Popen(
        ["taskset", "--cpu-list", str(cores()[0]), *command],
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        yield Serving(port, process)
    finally:
        process.kill()
        process.wait()


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < end, "no server"
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port
