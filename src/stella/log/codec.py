"""Happenings as JSON, the same for every store; what was written once can always be read."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from ..rules import events
from ..rules.events import Event

Kind = TypeVar("Kind")

NAMES: Final[dict[str, type[Event]]] = {
    "table-laid": events.TableLaid,
    "other-word-asked": events.OtherWordAsked,
    "word-kept": events.WordKept,
    "word-exchanged": events.WordExchanged,
    "pen-passed": events.PenPassed,
    "pen-taken-back": events.PenTakenBack,
    "lanterns-placed": events.LanternsPlaced,
    "card-shown": events.CardShown,
    "round-scored": events.RoundScored,
    "went-on": events.WentOn,
    "next-round-prepared": events.NextRoundPrepared,
    "game-ended": events.GameEnded,
    "seat-left": events.SeatLeft,
    "seat-taken": events.SeatTaken,
}


class BadLine(Exception):
    """A line of the log can't be read: it is damaged, or of a newer game than this."""


class Codec(Generic[Kind]):
    """Lines of JSON, one a happening: its name, and what belongs to it."""

    def __init__(self, names: Mapping[str, type[Kind]]) -> None:
        self._name_of = {kind: name for name, kind in names.items()}
        self._decoders = {name: msgspec.json.Decoder(kind) for name, kind in names.items()}
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._line = msgspec.json.Decoder(dict[str, msgspec.Raw])

    def encode(self, happening: Kind) -> bytes:
        """The happening as one line, without its end."""
        return self._encoder.encode({self._name_of[type(happening)]: happening})

    def decode(self, line: bytes | msgspec.Raw) -> Kind:
        """What happened in this line."""
        try:
            ((name, value),) = self._line.decode(line).items()
            return self._decoders[name].decode(value)
        except (KeyError, ValueError, msgspec.MsgspecError) as error:
            raise BadLine(f"a line of the log can't be read: {type(error).__name__}") from None


class Page(msgspec.Struct, frozen=True):
    """One entry of a table's log: who asked for it, by which id, and what came of it."""

    by: str | None
    ask: str | None
    happened: tuple[msgspec.Raw, ...]


_page = msgspec.json.Decoder(Page)


def write_page(codec: Codec[Any], by: str | None, ask: str | None, happened: Any) -> bytes:
    """The body of an entry."""
    lines = tuple(msgspec.Raw(codec.encode(happening)) for happening in happened)
    return msgspec.json.encode(Page(by, ask, lines))


def read_page(body: bytes) -> Page:
    """What `write_page` wrote."""
    try:
        return _page.decode(body)
    except msgspec.MsgspecError as error:
        raise BadLine(f"an entry of the log can't be read: {type(error).__name__}") from None


GAME: Final = Codec(NAMES)
encode = GAME.encode
decode = GAME.decode
