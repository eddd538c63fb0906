"""The shelf: files of the client, kept in memory with the small forms of each."""

import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

CLIENT: Final = Path(__file__).parent / "client"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
UNKNOWN: Final = {".webmanifest": "application/manifest+json", ".avif": "image/avif"}
SMALL: Final = {".br": "br", ".gz": "gzip"}
"""The build lays them beside their files; what browsers call them, the smallest first."""


class Book(NamedTuple):
    """One file, and its small forms."""

    body: bytes
    packed: dict[str, bytes]
    tag: str
    kind: str


class Shelf:
    """All files below a folder; those below assets/ carry a hash in their names."""

    def __init__(self, folder: Path = CLIENT) -> None:
        files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in SMALL]
        self.books = {path.relative_to(folder).as_posix(): _book(path) for path in files}

    def answer(self, request: Request, name: str, status: int = 200) -> Response | None:
        """The file as this browser wants it; nothing if there is none of that name."""
        book = self.books.get(name)
        if book is None:
            return None
        headers = {
            "ETag": book.tag,
            "Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        if status == 200 and request.headers.get("if-none-match") == book.tag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for form in filter(accepted.__contains__, book.packed):
            headers["Content-Encoding"] = form
            return Response(book.packed[form], status, headers, book.kind)
        return Response(book.body, status, headers, book.kind)


def _book(path: Path) -> Book:
    body = path.read_bytes()
    small = {form: path.with_name(path.name + end) for end, form in SMALL.items()}
    kind = UNKNOWN.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return Book(
        body,
        {form: file.read_bytes() for form, file in small.items() if file.exists()},
        f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"',
        kind or "application/octet-stream",
    )
