"""WebSockets with next to no cost, so that what is measured is the server at their other end."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

Heard = Callable[["Line", bytes], None]

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
SHORT: Final = 126
LONG: Final = 127
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros changes nothing and costs nothing."""


class Line(asyncio.Protocol):
    """One WebSocket: the handshake, then frames."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.head = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.head:
            end = data.find(b"\r\n\r\n") + 4
            if end < 4:
                self._rest = data
                return
            self.head, data = data[:end], data[end:]
            assert self.head.startswith(b"HTTP/1.1 101"), self.head
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def _frames(self, data: bytes) -> bytes:
        """Hear all whole frames; what is left of the last."""
        at, end = 0, len(data)
        while at + 2 <= end:
            size, start = data[at + 1], at + 2
            if size == SHORT:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == LONG:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big")
            if start > end or start + size > end:
                break
            self._hear(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(self, payload)
        elif kind == PING:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            raise AssertionError(f"closed: {payload!r}")


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < SHORT:
        return bytes((kind, MASKED | size)) + NO_MASK + payload
    return bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big") + NO_MASK + payload


async def open_line(port: int, path: str, heard: Heard, cookie: str = "") -> Line:
    """A line to a server of this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    line.transport.write("\r\n".join([*head, "", ""]).encode())
    await line.opened
    return line


async def post(port: int, path: str, body: bytes) -> tuple[bytes, bytes]:
    """The head and the body of an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    end = f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + end.encode() + body)
    whole = await reader.read()
    writer.close()
    answer_head, _, answer = whole.partition(b"\r\n\r\n")
    return answer_head, answer
