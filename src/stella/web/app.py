"""The application: routes, who may open a line, and what it tells whoever runs it."""

import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..host.house import House
from ..log.store import NewerStore, StoreLost
from ..settings import Settings
from . import api, pages
from .answers import BadRequest, refused
from .desk import Desk, limits_of
from .gate import Gate, address_of, has_good_host, is_this_machine, same_origin
from .limits import TooMany
from .line import FORBIDDEN, NO_TABLE, RESTART, TOO_FAST, Line
from .people import People, Visitor
from .shelf import Shelf

CANT_OPEN: Final = (NewerStore, StoreLost, OSError, sqlite3.Error)


def make_app(house: House, settings: Settings, shelf: Shelf | None = None) -> Starlette:
    """One node's application."""
    desk = Desk(house, settings, People(house.keeper), limits_of(settings))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        try:
            await house.start()
        except CANT_OPEN as error:
            house.failure = str(error) or type(error).__name__
            raise
        yield
        await house.stop()

    async def live(socket: WebSocket) -> None:
        await open_line(desk, socket)

    return Starlette(
        routes=[
            WebSocketRoute("/api/tables/{code}/live", live),
            *api.routes(desk),
            *_for_operators(desk),
            *pages.routes(house.keeper.box.pictures, shelf or Shelf(), partial(api.greet, desk)),
        ],
        middleware=[Middleware(Gate, settings=settings, requests=desk.limits.requests)],
        exception_handlers=EXCEPTIONS,
        lifespan=lifespan,
    )


async def open_line(desk: Desk, socket: WebSocket) -> None:
    """A line for whoever may have one; others are told why not."""
    public_url = desk.settings.public_url
    if not (has_good_host(socket.scope) and same_origin(socket.scope, public_url)):
        await socket.close(FORBIDDEN, "another site")  # before it is accepted: a plain 403
        return
    address, limits = address_of(socket.scope), desk.limits
    try:
        if not limits.requests.allows(address):
            raise BadRequest(429, "too-fast")
        with limits.sockets.one("all"), limits.sockets_an_address.one(address):
            visitor = await desk.visitor(socket)
            table = await api.table_of(desk, socket, visitor.person)
            with limits.sockets_a_person.one(visitor.person):
                await _accept(desk, socket, visitor)
                await Line(socket, desk, table, visitor.person).run()
    except TooMany:
        await _turn_away(desk, socket, TOO_FAST, "too many lines")
    except BadRequest as bad:
        await _turn_away(desk, socket, TOO_FAST if bad.status == 429 else NO_TABLE, bad.why)
    except StoreLost:
        await _turn_away(desk, socket, RESTART, "try again")


async def _accept(desk: Desk, socket: WebSocket, visitor: Visitor) -> None:
    headers = []
    await desk.welcome(visitor, socket)
    if visitor.new_token is not None:
        cookie = api.cookie_header(desk, socket, visitor.new_token)
        headers.append((b"set-cookie", cookie.encode()))
    await socket.accept(headers=headers)
    desk.count("lines_opened")


async def _turn_away(desk: Desk, socket: WebSocket, code: int, why: str) -> None:
    """Accepted and closed at once: browsers tell their pages no other reason."""
    desk.count("lines_refused")
    with suppress(OSError, WebSocketDisconnect):
        await socket.accept()
        await socket.close(code, why)


def _for_operators(desk: Desk) -> list[Route]:
    async def healthz(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        await desk.house.keeper.store.ping()
        return PlainTextResponse("ready\n")

    async def metrics(request: Request) -> Response:
        if not is_this_machine(request.scope) and desk.settings.metrics_for != "anybody":
            raise HTTPException(404)
        tables = desk.house.tables.values()
        lines = sum(len(table.watchers) for table in tables)
        gauges = {
            "lines": ("lines that are open", float(lines)),
            "tables": ("tables in memory", float(len(tables))),
        }
        return PlainTextResponse(desk.metrics.text(gauges))

    return [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]


async def _bad_request(_: Request, bad: Exception) -> Response:
    assert isinstance(bad, BadRequest)
    return refused(bad.status, bad.why)


async def _store_lost(_: Request, __: Exception) -> Response:
    return refused(503, "try-again")


async def _http(_: Request, bad: Exception) -> Response:
    assert isinstance(bad, HTTPException)
    whys = {404: "not-found", 405: "not-allowed"}
    why = whys.get(bad.status_code, "not-readable")
    return refused(bad.status_code, why, bad.headers)


EXCEPTIONS: Final[Mapping[Any, Any]] = {
    BadRequest: _bad_request,
    StoreLost: _store_lost,
    HTTPException: _http,
}
