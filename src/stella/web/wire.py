"""The wire below all: what uvicorn leaves open to endless heads, floods and deaf readers."""

import socket
from asyncio import BaseTransport, TimerHandle, Transport
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..settings import Settings
from .limits import Bucket

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as UvicornHttp
    from uvicorn.protocols.http.h11_impl import RequestResponseCycle
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as UvicornHttp

TOO_FAST: Final = 4429
SLICE: Final = 4096
"""How much is read at once, so that a flood is noticed before it was all worked off."""
MOST_UNSENT: Final = 16_384
"""Bytes that wait for a slow reader: behind these a view can still be replaced by a newer one."""
LAST_WORD_SECONDS: Final = 1.0
BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Config(uvicorn.Config):
    """uvicorn's settings and ours."""

    settings = Settings()


class HttpWire(UvicornHttp):
    """HTTP whose heads must be short, and come soon."""

    _head = 0
    _waits: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody came."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Some of a head, or of a body; whoever came for a socket is another wire's from now on."""
        request: RequestResponseCycle | None = self.cycle
        is_head = request is None or request.response_complete
        super().data_received(data)
        is_whole = self.cycle is not request or self.transport.get_protocol() is not self
        if is_whole or not is_head:
            self._stop_waiting()
            return
        self._head += len(data)
        if self._head > self._settings.head_bytes:
            self.transport.abort()
        elif self._waits is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They went."""
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def _settings(self) -> Settings:
        return cast("Config", self.config).settings

    def _wait(self) -> None:
        self._waits = self.loop.call_later(self._settings.slow_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        self._head = 0
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, and which can be cut."""

    def __init__(self, config: Config, *rest: Any, **named: Any) -> None:
        super().__init__(config, *rest, **named)
        settings = config.settings
        self._bucket = Bucket(settings.asks_a_second, settings.asks_at_once)
        self._is_flooded = False
        # or the library logs every frame when somebody debugs: cookies, crosses and all
        self.conn.debug = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Let little wait for a slow reader, here and in the system."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)
        wire = transport.get_extra_info("socket")
        with suppress(OSError, AttributeError):
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT)

    def handle_connect(self, event: Request) -> None:
        """The application may send without waiting, and cut a line that can't be closed."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["stella.wire"] = {"put": self.put, "cut": self.transport.abort}

    def put(self, *texts: bytes) -> bool:
        """Send these frames at once; not if the reader must be waited for, or is gone."""
        is_open = self.conn.state is OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join(map(framed, texts)))
        return True

    def data_received(self, data: bytes) -> None:
        """Frames; of a flood the rest is thrown away unread."""
        for start in range(0, len(data), SLICE):
            if self._is_flooded:
                return
            super().data_received(data[start : start + SLICE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        """An ask, or how it begins."""
        self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Nothing that anybody expects."""
        self._count()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """More of an ask."""
        self._count()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answered; but answers to a reader who doesn't read are not heaped up."""
        self._count()
        if not self.writable.is_set():
            self.transport.abort()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to our own."""
        self._count()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """Nobody there: what still waits for them is never read."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _count(self) -> None:
        if self._is_flooded or self.close_sent or self._bucket.allows():
            return
        self._is_flooded = True
        why = "too much, too fast"
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": why})
        self.conn.send_close(TOO_FAST, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_WORD_SECONDS, self.transport.abort)


def framed(text: bytes) -> bytes:
    """A whole text frame, as a server sends it: RFC 6455, 5.2."""
    size = len(text)
    if size <= 125:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size <= 0xFFFF:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
