"""The client's pages and files; pictures, their descriptions, and who the computer players are."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from ..decks.pictures import WIDTHS, PictureDeck
from ..minds.introductions import introductions
from .answers import BadRequest, answered
from .shelf import Shelf

INDEX: Final = "index.html"
PAGES: Final = ("/", "/t/{code}", "/t/{code}/games/{number:int}", "/how", "/settings", "/come")
PICTURE: Final = re.compile(r"([a-z0-9-]+)-([0-9]+)\.avif")
CARD_BACK: Final = "card-back"
AVIF: Final = "image/avif"
KEPT_A_WEEK: Final = {"Cache-Control": "public, max-age=604800"}
Greet = Callable[[Request, Response], Awaitable[Response]]
NOT_BUILT: Final = "The client is not built: `make play` builds it.\n"


def routes(pictures: PictureDeck, shelf: Shelf, greet: Greet) -> list[Route]:
    """What needs to know nobody; but pages greet newcomers, who next ask for several things."""

    async def page(request: Request) -> Response:
        found = shelf.answer(request, INDEX)
        return await greet(request, found or PlainTextResponse(NOT_BUILT, 503))

    async def file(request: Request) -> Response:
        found = shelf.answer(request, request.path_params["path"])
        if found is None and "text/html" in request.headers.get("accept", ""):
            found = shelf.answer(request, INDEX, 404)  # the client says it in people's language
        if found is None:
            raise HTTPException(404)
        return found

    async def picture(request: Request) -> Response:
        path = picture_file(pictures, request.path_params["name"])
        if path is None:
            raise HTTPException(404)
        return FileResponse(path, media_type=AVIF, headers=KEPT_A_WEEK)

    async def words(request: Request) -> Response:
        return descriptions(pictures, request.path_params["language"])

    return [
        *(Route(path, page) for path in PAGES),
        Route("/api/words/{language}", words),
        Route("/pictures/{name}", picture),
        Route("/{path:path}", file),
    ]


def descriptions(pictures: PictureDeck, language: str) -> Response:
    """What is seen on each picture, and who the computer players are, in one language."""
    if language not in pictures.languages:
        raise BadRequest(404, "no-such-language")
    cards = pictures.cards.items()
    people = introductions().items()
    return answered(
        {
            "cards": {name: card.description[language] for name, card in cards},
            "characters": {name: lines[language] for name, lines in people},
        }
    )


def picture_file(pictures: PictureDeck, name: str) -> Path | None:
    """The file of a picture, or of the back of all; nothing for any other name."""
    match = PICTURE.fullmatch(name)
    if match is None:
        return None
    card, width = match[1], int(match[2])
    is_known = (card in pictures.cards or card == CARD_BACK) and width in WIDTHS
    return pictures.image(card, width) if is_known else None
