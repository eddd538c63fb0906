"""One line to a table: asks come in, answers and the newest view go out."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..host.asks import AnyAsk, Ask, Chat, Draft, React
from ..host.house import House, Paused
from ..host.live import LiveTable
from ..host.refusals import Declined, Refusal
from ..host.watchers import Leaving
from ..log.store import StoreLost
from ..rules.refusals import Refused
from .messages import Accepted
from .messages import Refused as RefusedMessage

RESTART: Final = 1012
UNREADABLE: Final = 4400
FORBIDDEN: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
LONGEST_REASON: Final = 120
LAST_WORD_SECONDS: Final = 1.0
NO_WIRE: Final[dict[str, Callable[..., Any]]] = {"put": lambda *_: False, "cut": lambda: None}
"""Another server's, which can only be waited for."""

_ask = msgspec.json.Decoder(AnyAsk)
_encoder = msgspec.json.Encoder()


class BadMessage(Exception):
    """A frame that can't be read: the line closes with the reason."""


class Closing(Exception):
    """The line is to be closed with this code."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Desk(Protocol):
    """What a line needs of the server."""

    house: House

    @property
    def slow_seconds(self) -> float:
        """How long a line may take to read what it was sent."""

    def view(self, table: LiveTable, person: str) -> bytes | None:
        """The newest view for this person; nothing if they may not look at this table."""

    def may_say(self, table: LiveTable, person: str) -> bool:
        """Whether this person hasn't said too much."""

    def count(self, what: str) -> None:
        """Count what happened, for whoever runs the server."""


class Line:
    """A viewer's socket: one place for the newest view, so that a slow one holds nobody up."""

    def __init__(self, socket: WebSocket, desk: Desk, table: LiveTable, person: str) -> None:
        self.socket = socket
        self.desk = desk
        self.table = table
        self.person = person
        self._answers: list[bytes] = []
        self._is_stale = True
        self._shown = 0
        self._has_arrived = False
        self._closing: Closing | None = None
        self._wire = socket.scope.get("extensions", {}).get("stella.wire", NO_WIRE)
        self._is_about_to_tell = False
        self._telling: asyncio.Task[None] | None = None

    def show(self) -> None:
        """Something changed at the table."""
        self._is_stale = True
        if self._has_arrived and self._telling is None:
            self._tell()

    def leave(self, why: Leaving) -> None:
        """The table can't be looked at any more."""
        self._close(Closing(NO_TABLE if why is Leaving.DELETED else RESTART, why.value))

    def hang_up(self) -> None:
        """Whoever had this line is somebody else now: let them come again."""
        self._close(Closing(RESTART, "come again"))

    async def run(self) -> None:
        """Until the line is lost, or closed for a reason.

        In a task of its own: one that wakes up goes down through all that awaits it first.
        """
        await asyncio.create_task(self._run())

    async def _run(self) -> None:
        self.table.watchers.append(self)
        try:
            await self._arrive()
            await self._receive()
        except Closing as closing:
            self._close(closing)
        except (StoreLost, Paused):
            self._close(Closing(RESTART, "try again"))
        finally:
            self.table.watchers.remove(self)
            self.table.depart(self.person)
            await self._end()

    async def _arrive(self) -> None:
        """Known to be here; what was crossed on another node is known before anything is shown."""
        await self.desk.house.arrive(self.table, self.person)
        self._has_arrived = True
        self._tell_soon()

    async def _end(self) -> None:
        """What is still to be told is told to whoever is left in peace, not to who has gone."""
        telling = self._telling or asyncio.create_task(self._tell_patiently())
        self._telling = telling
        if self._closing is None:
            telling.cancel()
        with suppress(asyncio.CancelledError):
            await telling
        # a wire that holds itself would stay until the collector comes
        self.socket.scope.get("extensions", {}).pop("stella.wire", None)

    def _close(self, closing: Closing) -> None:
        self._closing = self._closing or closing
        self._tell_soon()

    async def _receive(self) -> None:
        while self._closing is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                ask = read_ask(message.get("text"))
            except BadMessage as bad:
                raise Closing(UNREADABLE, shortened(str(bad))) from None
            await self._do(ask)

    async def _do(self, ask: Ask) -> None:
        try:
            if isinstance(ask, React | Chat) and not self._may_say(ask):
                self.table.told.remember(self.person, ask, Refusal.SAID_TOO_MUCH)
            await self.desk.house.ask(self.table, self.person, ask)
        except (Refused, Declined) as refused:
            self._answer(RefusedMessage(ask.id, refused.why.value))
            return
        self._answer(Accepted(ask.id))
        if isinstance(ask, Draft):
            self._show_other_devices()
        else:
            self.desk.count("asks")

    def _may_say(self, ask: Ask) -> bool:
        table, person = self.table, self.person
        return table.was_answered(person, ask) or self.desk.may_say(table, person)

    def _answer(self, answer: Accepted | RefusedMessage) -> None:
        self._answers.append(_encoder.encode(answer))
        self._tell_soon()

    def _show_other_devices(self) -> None:
        for line in self.table.watchers:
            if isinstance(line, Line) and line.person == self.person and line is not self:
                line.show()

    def _tell_soon(self) -> None:
        """When whoever is at work now has done it: an answer goes before what it brought about."""
        may_tell = self._has_arrived or self._closing is not None
        if may_tell and not self._is_about_to_tell and self._telling is None:
            self._is_about_to_tell = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        """A reader who keeps up is told at once; only for a slow one somebody has to wait."""
        self._is_about_to_tell = False
        if self._telling is None and not self._was_told():
            self._telling = asyncio.create_task(self._tell_patiently())

    def _was_told(self) -> bool:
        view = self._new_view()
        texts = (*self._answers, *view)
        if texts and not self._wire["put"](*texts):
            return False
        self._answers.clear()
        if view:
            self._is_stale = False
        return self._closing is None

    async def _tell_patiently(self) -> None:
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            while self._answers or self._is_stale or self._closing is not None:
                while self._answers:
                    await self._put(self._answers.pop(0))
                for view in self._new_view():
                    self._is_stale = False
                    await self._put(view)
                if self._closing is not None and not self._answers:
                    await self._put_close(self._closing)
                    return
            self._telling = None

    def _new_view(self) -> tuple[bytes] | tuple[()]:
        """The newest view, if it is new and may be seen."""
        if not self._is_stale or self._closing is not None:
            return ()
        view = self.desk.view(self.table, self.person)
        if view is None:
            self._close(Closing(FORBIDDEN, "not to be watched"))
            return ()
        if self.table.company.version != self._shown:  # a view for a draft is nobody's to count
            self._shown = self.table.company.version
            self.desk.count("views")
        return (view,)

    async def _put(self, text: bytes) -> None:
        try:
            async with asyncio.timeout(self.desk.slow_seconds):
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
        except TimeoutError:
            self._answers.clear()
            self._close(Closing(TOO_SLOW, "too slow"))

    async def _put_close(self, closing: Closing) -> None:
        try:
            async with asyncio.timeout(LAST_WORD_SECONDS):
                await self.socket.close(closing.code, closing.reason)
        except TimeoutError:
            self._wire["cut"]()  # or whoever never reads would hold it for ever


def read_ask(text: str | None) -> Ask:
    """The ask in this frame; `BadMessage` says what is wrong with it."""
    if text is None:
        raise BadMessage("text frames only")
    try:
        ask: Ask = _ask.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return ask


def shortened(reason: str) -> str:
    """As much of a reason as a close frame can hold."""
    return reason.encode(errors="replace")[:LONGEST_REASON].decode(errors="ignore")
