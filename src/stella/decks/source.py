"""A deck's data file: TOML, with the line of whatever is wrong in it."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

LARGEST_FILE: Final = 4 * 1024 * 1024
LANGUAGES: Final = ("en", "de", "es", "fr", "it")

Kind = TypeVar("Kind")
NAMES: Final = {str: "a text", int: "a whole number", list: "a list", dict: "a table"}


class BadDeck(Exception):
    """A data file can't be used: `file:line: why`."""


class Entry:
    """One table of the file, which remembers where it stands."""

    def __init__(self, source: "Source", values: Mapping[str, Any], line: int) -> None:
        self.source = source
        self.values = values
        self.line = line

    def bad(self, why: str, key: str | None = None) -> BadDeck:
        """An error at this entry, or at one of its keys."""
        return BadDeck(f"{self.source.path}:{self.source.line_of(self.line, key)}: {why}")

    def only(self, *keys: str) -> None:
        """Refuse keys that nobody knows: they are slips of the pen."""
        for key in self.values:
            if key not in keys:
                raise self.bad(f"nobody knows what {key!r} is", key)

    def get(self, key: str, kind: type[Kind]) -> Kind:
        """The value of a key that must be there."""
        value = self.values.get(key)
        if type(value) is not kind:
            raise self.bad(f"{key}: {NAMES[kind]} expected", key)
        return value

    def text(self, key: str) -> str:
        """A text that isn't empty."""
        text = self.get(key, str).strip()
        if not text:
            raise self.bad(f"{key} is empty", key)
        return text

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts, none of them empty."""
        found = self.get(key, list)
        if not all(isinstance(each, str) and each.strip() for each in found):
            raise self.bad(f"{key}: a list of texts expected", key)
        return tuple(each.strip() for each in found)

    def in_languages(self, key: str, languages: tuple[str, ...]) -> dict[str, str]:
        """A text for each of these languages, and for no other."""
        found = self.get(key, dict)
        for language, text in found.items():
            if language not in languages:
                raise self.bad(f"{key}: {language!r} is not a language of this deck", key)
            if not isinstance(text, str) or not text.strip():
                raise self.bad(f"{key}.{language}: a text expected", key)
        for language in languages:
            if language not in found:
                raise self.bad(f"{key} is missing in {language!r}", key)
        return {language: found[language].strip() for language in languages}


class Source:
    """A data file, read whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            data = path.read_bytes() if path.stat().st_size <= LARGEST_FILE else None
        except OSError as error:
            raise BadDeck(f"{path}: {error.strerror}") from None
        if data is None:
            raise BadDeck(f"{path}: larger than {LARGEST_FILE} bytes")
        self.document = self._parsed(data)

    def entry(self, name: str) -> Entry:
        """The table [name], which must be there."""
        line = self._first_line(rf"\[\s*{name}\s*\]")
        values = self.document.get(name)
        if not isinstance(values, dict):
            raise BadDeck(f"{self.path}:1: [{name}] is missing")
        return Entry(self, values, line)

    def entries(self, name: str) -> list[Entry]:
        """All tables [[name]], in their order."""
        found = self.document.get(name, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise BadDeck(f"{self.path}:1: [[{name}]] expected")
        heads = [
            number
            for number, line in enumerate(self._lines, start=1)
            if re.match(rf"\s*\[\[\s*{name}\s*\]\]", line)
        ]
        heads += [1] * (len(found) - len(heads))
        return [Entry(self, values, line) for values, line in zip(found, heads, strict=False)]

    def only(self, *names: str) -> None:
        """Refuse tables that nobody knows."""
        for name in self.document:
            if name not in names:
                line = self._first_line(rf"\[*\s*{re.escape(name)}\b")
                raise BadDeck(f"{self.path}:{line}: nobody knows what {name!r} is")

    def line_of(self, head: int, key: str | None) -> int:
        """The line of a key in the table whose head stands in this line."""
        for number, line in enumerate(self._lines[head:], start=head + 1):
            if key is None or re.match(r"\s*\[", line):
                break
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[.=]", line):
                return number
        return head

    def _first_line(self, pattern: str) -> int:
        for number, line in enumerate(self._lines, start=1):
            if re.match(rf"\s*{pattern}", line):
                return number
        return 1

    def _parsed(self, data: bytes) -> dict[str, Any]:
        try:
            text = data.decode("utf-8")
            self._lines = text.splitlines()
            return tomllib.loads(text)
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise BadDeck(f"{self.path}:{line}: not UTF-8") from None
        except tomllib.TOMLDecodeError as error:
            line, why = _place_of(str(error), len(self._lines))
            raise BadDeck(f"{self.path}:{line}: {why}") from None
        except RecursionError:
            raise BadDeck(f"{self.path}:1: brackets are nested too deep") from None


def _place_of(message: str, last_line: int) -> tuple[int, str]:
    why, _, place = message.rpartition(" (at ")
    number = re.match(r"line (\d+)", place)
    return (int(number[1]) if number else max(last_line, 1)), why or message
