"""docs/protocol.md as a client's author reads it: tables, and what stands between ticks in them."""

import re
from collections.abc import Iterator
from functools import cache

from tests.source_code import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
NAME = r"`([a-z][a-z0-9_-]*)`"


@cache
def section(title: str) -> str:
    """What stands below a heading, up to the next."""
    (found,) = re.findall(rf"^##+ {title}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def rows(title: str) -> list[list[str]]:
    """The cells of the first table of a section."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def names(text: str) -> list[str]:
    """What stands between ticks and can be a name."""
    return re.findall(NAME, text)


def asks() -> dict[str, list[str]]:
    """The fields of every ask."""
    return {
        do: [name for name in names(cells[1]) if name != "null"]
        for cells in rows("Asks")
        for do in names(cells[0])
    }


def listed(what: str) -> list[str]:
    """The names of a list in a sentence, such as `Colours: …`."""
    (found,) = re.findall(rf"^.*{what}: (.*?)\.(?: [A-Z]|$)", PAGE, re.MULTILINE | re.DOTALL)
    return names(found)


def room() -> list[str]:
    """The fields of a room."""
    return [name for cells in rows("The room") for name in names(cells[0])]


def cell(field: str) -> str:
    """What the table of the room says of a field."""
    (found,) = (cells[1] for cells in rows("The room") if field in names(cells[0]))
    return found


def moments() -> dict[str, list[str]]:
    """The fields of every kind of moment."""
    text = re.sub(r"\(.*?\)", "", cell("moments"))
    kinds = [
        names(part) for part in text.partition("order:")[2].partition("The kind")[0].split(";")
    ]
    return {kind: fields for kind, *fields in kinds}


def seat() -> list[str]:
    """The fields of a seat."""
    (text,) = re.findall(r"^A seat has (.*?)\n\n", section("The room"), re.MULTILINE | re.DOTALL)
    return names(re.sub(r"\(.*?\)", "", text))


def own() -> list[str]:
    """The fields of what is one's own."""
    (text,) = re.findall(r"^`own` has (.*)$", section("The room"), re.MULTILINE)
    return names(re.sub(r"\(.*?\)", "", text))


def options() -> list[str]:
    """The options of a table."""
    return [name for cells in rows("Options") for name in names(cells[0])]


def closing_codes() -> set[int]:
    """The codes with which a line closes."""
    return {int(cells[0]) for cells in rows("When a line closes")}


def requests() -> Iterator[tuple[str, str, list[str]]]:
    """Method, path and the keys of the answer, of every HTTP request."""
    for request, answer in rows("HTTP"):
        ticked = re.findall(r"`([^`]*)`", request)
        method = ticked[0].split()[0]
        for path in (ticked[0].split()[1], *(t for t in ticked[1:] if t.startswith("/"))):
            keys = re.findall(r'"(\w+)"(?=[:,}])', re.sub(r"\{[^{}]*\}\}", "}", answer))
            yield method, path, keys


def refusals_over_http() -> set[str]:
    """The codes with which a request may be refused."""
    text = (ROOT / "docs" / "refusals.md").read_text(encoding="utf-8")
    below = text.partition("\n## Over HTTP\n")[2]
    return {"not-the-host", "not-seated", *re.findall(r"^\| `([a-z-]+)` \|", below, re.MULTILINE)}
