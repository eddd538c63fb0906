"""Real processes of `stella serve`, to be killed."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import asdict
from typing import Any

import httpx

from stella.settings import Settings

PATIENCE = 90.0
UNLIMITED: dict[str, Any] = {
    "asks_a_second": 1e6,
    "asks_at_once": 10**6,
    "says_a_minute": 10**6,
    "requests_a_minute": 10**6,
    "tables_an_hour": 10**6,
    "sockets_an_address": 10**4,
    "log": "plain",
}


class Node:
    """One server; it may be killed and started again at the same address."""

    def __init__(self, database: str, **settings: Any) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.said: list[str] = []
        self.settings = Settings(**UNLIMITED, port=self.port, database=database, **settings)
        given = asdict(self.settings).items()
        self._options = [f"--{name.replace('_', '-')}={value}" for name, value in given]

    async def start(self) -> None:
        """Until it listens."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "stella", "serve", *self._options),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        ready = asyncio.Event()
        self._hearing = asyncio.create_task(self._hear(ready))
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
        assert self.process.returncode is None, self.said

    async def kill(self) -> None:
        """At once, as by `kill -9`."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await self._hearing

    def bugs(self) -> list[str]:
        """What it said that it never should."""
        return [line for line in self.said if " error " in line or "Traceback" in line]

    async def _hear(self, ready: asyncio.Event) -> None:
        assert self.process.stderr is not None
        while line := (await self.process.stderr.readline()).decode():
            self.said.append(line)
            if " listening " in line:
                ready.set()
        await self.process.wait()
        ready.set()


@asynccontextmanager
async def running(database: str, count: int = 1, **settings: Any) -> AsyncIterator[list[Node]]:
    """So many nodes on one database, killed at the end."""
    nodes = [Node(database, **settings) for _ in range(count)]
    async with AsyncExitStack() as stack:
        for node in nodes:
            await node.start()
            stack.push_async_callback(node.kill)
        yield nodes


async def new_table(node: Node, cookie: dict[str, str], **options: object) -> str:
    """A table of whoever has this cookie; who has none yet gets one."""
    async with httpx.AsyncClient(base_url=node.url, cookies=cookie, timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json={"options": options})
        assert answer.status_code == 201, answer.text
        cookie.update(http.cookies)
        code: str = answer.json()["code"]
        return code
