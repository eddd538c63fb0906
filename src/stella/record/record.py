"""The game record: one JSON file that keeps a game, so that it can be checked and shared."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, TypeVar

from ..rules.events import Event, RoundScored
from ..rules.game import evolve
from ..rules.material import FEWEST_SEATS, MOST_SEATS, PLACES, ROUNDS
from ..rules.table import BOX, Table, clue_word, word_card

FORMAT: Final = "stella-record"
VERSION: Final = 1
LARGEST_RECORD: Final = 4 * 1024 * 1024

Kind = TypeVar("Kind")
Rest = Mapping[str, Any]


class BadRecord(Exception):
    """The record breaks the format or a rule: one line that says where and why."""


@dataclass(frozen=True)
class Player:
    """Who played; their number is their place in the list of players, from 0."""

    name: str
    computer: bool = False
    rest: Rest = field(default_factory=dict)


@dataclass(frozen=True)
class Word:
    """The clue word, the card on which it stood, and which way up."""

    text: str | None = None
    card: str | None = None
    side: str | None = None
    rest: Rest = field(default_factory=dict)


@dataclass(frozen=True)
class RoundRecord:
    """What everybody crossed, and the order in which places were shown."""

    first_scout: int
    slates: tuple[frozenset[int], ...]
    shown: tuple[int, ...]
    word: Word | None = None
    table: tuple[str, ...] | None = None
    rest: Rest = field(default_factory=dict)


@dataclass(frozen=True)
class Record:
    """One game, of one to four rounds; keys that we don't know are kept in `rest`."""

    players: tuple[Player, ...]
    rounds: tuple[RoundRecord, ...]
    rest: Rest = field(default_factory=dict)


def record_of(events: Iterable[Event]) -> Record:
    """The record of a game from its log, as far as its rounds were scored."""
    table, rounds = BOX, []
    for event in events:
        table = evolve(table, event)
        if isinstance(event, RoundScored):
            rounds.append(_round_of(table))
    if not rounds:
        raise BadRecord("no round was played to its end")
    return Record(tuple(Player(who.name, who.computer) for who in table.seats), tuple(rounds))


def write(record: Record) -> bytes:
    """The record as JSON in UTF-8."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "players": [_written_player(player) for player in record.players],
        "rounds": [_written_round(round_) for round_ in record.rounds],
        **record.rest,
    }
    text = json.dumps(document, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace") + b"\n"


def read(data: bytes) -> Record:
    """The record in these bytes, whatever they are; or `BadRecord`."""
    document = _take(_parsed(data), dict, "the record")
    if (named := document.pop("format", None)) != FORMAT or not isinstance(named, str):
        raise BadRecord(f'format: "{FORMAT}" expected')
    version = document.pop("version", None)
    if type(version) is not int or version != VERSION:
        raise BadRecord(f"version: {VERSION} expected")
    players = _list_of(document, "players", range(FEWEST_SEATS, MOST_SEATS + 1))
    rounds = _list_of(document, "rounds", range(1, ROUNDS + 1))
    return Record(
        tuple(_player(player, f"player {number}") for number, player in enumerate(players)),
        tuple(
            _round(each, len(players), f"round {number}")
            for number, each in enumerate(rounds, start=1)
        ),
        document,
    )


def _round_of(table: Table) -> RoundRecord:
    round_, card = table.round, word_card(table).card
    side = "upside-down" if round_.other_word else "upright"
    return RoundRecord(
        first_scout=table.pawn,
        slates=round_.slates,
        shown=tuple(reveal.place for reveal in round_.reveals),
        word=Word(clue_word(table), card, side),
        table=table.pictures,
    )


def _written_player(player: Player) -> Rest:
    computer = {"computer": True} if player.computer else {}
    return {"name": player.name, **computer, **player.rest}


def _written_round(round_: RoundRecord) -> Rest:
    slates = [sorted(slate) for slate in round_.slates]
    return {
        **({} if round_.word is None else {"word": _written_word(round_.word)}),
        **({} if round_.table is None else {"table": round_.table}),
        "first_scout": round_.first_scout,
        "slates": slates,
        "shown": round_.shown,
        **round_.rest,
    }


def _written_word(word: Word) -> Rest:
    keys = {"text": word.text, "card": word.card, "side": word.side}
    return {key: text for key, text in keys.items() if text is not None} | dict(word.rest)


def _parsed(data: bytes) -> object:
    if len(data) > LARGEST_RECORD:
        raise BadRecord(f"the record is larger than {LARGEST_RECORD} bytes")
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_without_doubles,
            parse_float=_finite,
            parse_constant=_no_number,
        )
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start + 1}: not UTF-8") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"line {error.lineno}, column {error.colno}: not JSON") from None
    except RecursionError:
        raise BadRecord("brackets are nested too deep") from None
    except ValueError:
        raise BadRecord("a number is too long") from None


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise BadRecord("a key comes twice in one object")
    return keys


def _finite(digits: str) -> float:
    number = float(digits)
    return number if abs(number) < float("inf") else _no_number(digits)


def _no_number(_: str) -> NoReturn:
    raise BadRecord("a number is too large, or none")


def _player(value: object, where: str) -> Player:
    keys = _take(value, dict, where)
    name = _take(keys.pop("name", None), str, f"{where}, name")
    computer = _take(keys.pop("computer", False), bool, f"{where}, computer")
    return Player(name, computer, keys)


def _round(value: object, players: int, where: str) -> RoundRecord:
    keys = _take(value, dict, where)
    first_scout = _number(keys.pop("first_scout", None), 0, players - 1, f"{where}, first scout")
    slates = _list_of(keys, "slates", range(players, players + 1), where)
    shown = _list_of(keys, "shown", range(PLACES + 1), where)
    return RoundRecord(
        first_scout=first_scout,
        slates=tuple(
            _slate(slate, f"{where}, slate of player {number}")
            for number, slate in enumerate(slates)
        ),
        shown=tuple(
            _number(place, 1, PLACES, f"{where}, card shown {number}")
            for number, place in enumerate(shown, start=1)
        ),
        word=_word(keys.pop("word"), f"{where}, word") if "word" in keys else None,
        table=_pictures(keys, where) if "table" in keys else None,
        rest=keys,
    )


def _word(value: object, where: str) -> Word:
    keys = _take(value, dict, where)
    known = {
        key: _take(keys.pop(key), str, f"{where}, {key}")
        for key in ("text", "card", "side")
        if key in keys
    }
    return Word(**known, rest=keys)


def _pictures(keys: dict[str, Any], where: str) -> tuple[str, ...]:
    cards = _list_of(keys, "table", range(PLACES, PLACES + 1), where)
    return tuple(
        _take(card, str, f"{where}, table, place {place}")
        for place, card in enumerate(cards, start=1)
    )


def _slate(value: object, where: str) -> frozenset[int]:
    places = _take(value, list, where)
    if len(places) > PLACES:
        raise BadRecord(f"{where}: there are only {PLACES} places to cross")
    slate = frozenset(_number(place, 1, PLACES, where) for place in places)
    if len(slate) < len(places):
        raise BadRecord(f"{where}: a place is crossed twice")
    return slate


def _list_of(keys: dict[str, Any], key: str, lengths: range, where: str = "") -> list[Any]:
    where = f"{where}, {key}" if where else key
    found = _take(keys.pop(key, None), list, where)
    if len(found) not in lengths:
        wanted = f"{lengths[0]} to {lengths[-1]}" if len(lengths) > 1 else lengths[0]
        raise BadRecord(f"{where}: {wanted} expected, not {len(found)}")
    return found


def _number(value: object, lowest: int, highest: int, where: str) -> int:
    number = _take(value, int, where)
    if not lowest <= number <= highest:
        raise BadRecord(f"{where}: a number from {lowest} to {highest} expected")
    return number


JSON_NAMES: Final = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}


def _take(value: object, kind: type[Kind], where: str) -> Kind:
    if type(value) is not kind:
        raise BadRecord(f"{where}: {JSON_NAMES.get(kind, 'true or false')} expected")
    return value
