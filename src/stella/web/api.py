"""HTTP around tables: who I am, my tables, links, records and replays."""

import io
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
import segno
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ..host.codes import code_of
from ..host.company import seat_of_person
from ..host.history import game_of, have_sat, is_whole, steps_of
from ..host.live import LiveTable
from ..host.options import Options
from ..host.summary import Summary
from ..log.store import Entry, Found, StoreLost
from ..record.record import record_of, write
from . import seen
from .answers import BadRequest, answered, body_of, done
from .desk import Desk
from .gate import address_of
from .people import cookie_for

MOST_LISTED: Final = 50
Handler = Callable[[Desk, Request, str], Awaitable[Response]]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `POST /api/tables` takes."""

    options: Options = Options()


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `POST /api/me/come` takes."""

    code: str


async def my_tables(desk: Desk, request: Request, person: str) -> Response:
    """The tables at which I sat or which I opened."""
    return _summaries(await desk.house.keeper.store.tables_of(person, MOST_LISTED))


async def forget_me(desk: Desk, request: Request, person: str) -> Response:
    """I was never here."""
    await desk.people.forget(person)
    desk.hang_up(person)
    return done()


async def link_device(desk: Desk, request: Request, person: str) -> Response:
    """A one-time link for another device of mine; its secret is behind the #, so never logged."""
    if not desk.limits.links.allows(person):
        raise BadRequest(429, "too-fast")
    secret, ends = await desk.people.link(person)
    link = f"{origin_of(desk, request)}/come#{secret}"
    return answered({"code": secret, "ends": ends, "link": link, "qr": qr(link)})


async def open_table(desk: Desk, request: Request, person: str) -> Response:
    """A new table."""
    new = await body_of(request, NewTable)
    if not desk.limits.tables.allows(address_of(request.scope)):
        raise BadRequest(429, "too-fast")
    code = await desk.house.open(person, new.options)
    desk.count("tables_opened")
    return answered({"code": code}, 201)


async def listed_tables(desk: Desk, request: Request, person: str) -> Response:
    """Tables that are listed for anybody."""
    return _summaries(await desk.house.keeper.store.listed(MOST_LISTED))


async def one_table(desk: Desk, request: Request, person: str) -> Response:
    """One table in a line."""
    found = await desk.house.keeper.store.summary(
        (await table_of(desk, request, person)).company.code
    )
    if found is None:
        raise BadRequest(404, "no-such-table")
    return answered(msgspec.Raw(found.summary))


async def delete_table(desk: Desk, request: Request, person: str) -> Response:
    """The host deletes a table with all that was played on it."""
    table = await table_of(desk, request, person)
    if table.company.host != person:
        raise BadRequest(403, "not-the-host")
    await desk.house.delete(table.company.code)
    return done()


async def table_qr(desk: Desk, request: Request, person: str) -> Response:
    """A table's link to be photographed."""
    table = await table_of(desk, request, person)
    drawn = qr(f"{origin_of(desk, request)}/t/{table.company.code}")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def game_record(desk: Desk, request: Request, person: str) -> Response:
    """A finished game as a record."""
    table, entries = await _finished_game(desk, request, person)
    number = request.path_params["number"]
    written = write(record_of(game_of(entries, number)))
    name = f"stella-{table.company.code}-{number}.json"
    return Response(
        written,
        media_type="application/json",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


async def game_steps(desk: Desk, request: Request, person: str) -> Response:
    """A finished game step by step, as the room saw it."""
    table, entries = await _finished_game(desk, request, person)
    keeper, number = desk.house.keeper, request.path_params["number"]
    companies = steps_of(table.company.code, entries, number)
    steps = [seen.room(company, keeper.box.words, keeper.patience) for company in companies]
    return answered({"steps": steps})


async def table_of(desk: Desk, connection: HTTPConnection, person: str) -> LiveTable:
    """The table whose code is in the path; whoever tries many codes must wait."""
    address, wrong_codes = address_of(connection.scope), desk.limits.wrong_codes
    code = code_of(connection.path_params["code"])
    if wrong_codes.is_used_up(address) and not await desk.is_at_home(code, person):
        raise BadRequest(429, "too-fast")
    table = await desk.house.table(code) if code else None
    if table is None:
        wrong_codes.allows(address)
        raise BadRequest(404, "no-such-table")
    return table


def origin_of(desk: Desk, request: Request) -> str:
    """Our own address, as people type it."""
    public = desk.settings.public_url.rstrip("/")
    return public or f"{request.url.scheme}://{request.url.netloc}"


def qr(link: str) -> str:
    """An SVG to be photographed."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return drawn.getvalue().decode()


async def _finished_game(
    desk: Desk, request: Request, person: str
) -> tuple[LiveTable, list[Entry]]:
    table = await table_of(desk, request, person)
    entries = await desk.house.keeper.store.read(table.company.code)
    number = request.path_params["number"]
    is_there = is_whole(game_of(entries, number))
    if is_there and person in have_sat(table.company.code, entries, number):
        return table, entries
    if is_there or seat_of_person(table.company, person) is None:
        raise BadRequest(403, "not-seated")
    raise BadRequest(404, "no-such-game")


def _summaries(found: list[Found]) -> Response:
    summaries = [msgspec.json.decode(each.summary, type=Summary) for each in found]
    return answered({"tables": summaries})


async def come(desk: Desk, request: Request) -> Response:
    """This device is that person's from now on."""
    link = await body_of(request, Link)
    visitor = await desk.people.come(link.code)
    if visitor is None or visitor.new_token is None:
        raise BadRequest(404, "no-such-link")
    response = done()
    set_cookie(desk, request, response, visitor.new_token)
    return response


def route(desk: Desk, path: str, **handlers: Handler) -> Route:
    """Handlers, by method, that need to know who asks; newcomers are given their cookie."""

    async def endpoint(request: Request) -> Response:
        handler = handlers["GET" if request.method == "HEAD" else request.method]
        visitor = await desk.visitor(request)
        response = await handler(desk, request, visitor.person)
        await desk.welcome(visitor, request)
        if visitor.new_token is not None:
            set_cookie(desk, request, response, visitor.new_token)
        return response

    return Route(path, endpoint, methods=list(handlers))


def routes(desk: Desk) -> list[Route]:
    """Everything below /api but words."""
    table, game = "/api/tables/{code}", "/api/tables/{code}/games/{number:int}"

    async def coming(request: Request) -> Response:
        return await come(desk, request)

    return [
        route(desk, "/api/me", GET=my_tables, DELETE=forget_me),
        route(desk, "/api/me/link", POST=link_device),
        Route("/api/me/come", coming, methods=["POST"]),
        route(desk, "/api/tables", GET=listed_tables, POST=open_table),
        route(desk, table, GET=one_table, DELETE=delete_table),
        route(desk, f"{table}/qr", GET=table_qr),
        route(desk, game, GET=game_record),
        route(desk, f"{game}/steps", GET=game_steps),
    ]


async def greet(desk: Desk, request: Request, response: Response) -> Response:
    """A page for a newcomer brings their cookie, so that all it asks for comes from one person."""
    with suppress(BadRequest, StoreLost):
        visitor = await desk.visitor(request)
        await desk.welcome(visitor, request)
        if visitor.new_token is not None:
            set_cookie(desk, request, response, visitor.new_token)
            response.headers["Cache-Control"] = "private, no-cache"
    return response


def set_cookie(desk: Desk, request: HTTPConnection, response: Response, token: str) -> None:
    """Give somebody their token."""
    response.headers.append("set-cookie", cookie_header(desk, request, token))


def cookie_header(desk: Desk, request: HTTPConnection, token: str) -> str:
    """The cookie, which goes back over encrypted lines only where there are any."""
    secure = desk.settings.public_url.startswith("https:") or request.url.scheme in ("https", "wss")
    return cookie_for(token, secure=secure)
