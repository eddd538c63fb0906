"""The client's files as they are sent."""

import asyncio
from pathlib import Path
from typing import Final

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from stella.decks.built_in import PICTURES
from stella.decks.pictures import load_pictures
from stella.web.pages import routes
from stella.web.shelf import Shelf

LONG: Final = b"/* long enough to be packed */" * 60


async def nobody(_request: Request, response: Response) -> Response:
    """Greets nobody."""
    return response


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<title>Stella</title>")
    (assets / "long.js").write_bytes(LONG)
    (assets / "long.js.br").write_bytes(b"what Brotli made of it")
    (assets / "long.js.gz").write_bytes(b"what gzip made of it")
    return tmp_path


def ask(folder: Path, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """What a server with this client answers, and its body as it is on the line."""
    app = Starlette(routes=routes(load_pictures(PICTURES), Shelf(folder), nobody))
    sent = {name.replace("_", "-"): value for name, value in headers.items()}

    async def asked() -> tuple[httpx.Response, bytes]:
        line = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://stella")
        async with line, line.stream("GET", path, headers=sent) as answer:
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("accepts", "form", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"what Brotli made of it"),
        ("gzip, deflate", "gzip", b"what gzip made of it"),
        ("identity", None, LONG),
    ],
)
def test_a_file_comes_in_the_smallest_form_that_a_browser_unpacks(
    built: Path, accepts: str, form: str | None, body: bytes
) -> None:
    answer, sent = ask(built, "/assets/long.js", accept_encoding=accepts)
    assert answer.headers.get("content-encoding") == form
    assert sent == body
    assert answer.headers["vary"] == "Accept-Encoding"


def test_small_forms_are_no_files_of_their_own(built: Path) -> None:
    assert ask(built, "/assets/long.js.br")[0].status_code == 404


def test_a_client_that_is_not_built_tells_how(tmp_path: Path) -> None:
    answer, told = ask(tmp_path, "/")
    assert (answer.status_code, b"make play" in told) == (503, True)
