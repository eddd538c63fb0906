"""HTTP answers in JSON, and what is wrong with requests."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

Kind = TypeVar("Kind", bound=msgspec.Struct)


class BadRequest(Exception):
    """A request can't be answered: its status, and a code for people's language."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


def answered(value: Any, status: int = 200) -> Response:
    """The value as JSON, never kept by anybody on the way."""
    return Response(
        msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json"
    )


def done() -> Response:
    """It is done, and there is nothing to say."""
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


def refused(status: int, why: str, headers: Mapping[str, str] | None = None) -> Response:
    """It can't be done."""
    response = answered({"why": why}, status)
    response.headers.update(headers or {})
    return response


async def body_of(request: Request, kind: type[Kind]) -> Kind:
    """The request's body, if it is what is expected."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRequest(400, "not-readable") from None
