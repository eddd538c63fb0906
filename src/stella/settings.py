"""Everything that whoever runs a server may set: by option, or by a variable `STELLA_NAME`."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any


class BadSetting(Exception):
    """A setting can't be read: one line that says which."""


def _setting(default: Any, meaning: str) -> Any:
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True)
class Settings:
    """One server's settings; `docs/host.md` explains each."""

    host: str = _setting("127.0.0.1", "the address to listen on")
    port: int = _setting(8765, "the port to listen on")
    database: str = _setting("stella.db", "a file, or postgresql://… for one node or many")
    public_url: str = _setting("", "the address that people type, if a proxy stands before us")
    proxies: str = _setting("127.0.0.1", "addresses of proxies whose word on people's is taken")
    keep_days: int = _setting(90, "tables where nothing happened for so long are deleted; 0 never")
    metrics_for: str = _setting("this-machine", "who may read /metrics: this-machine or anybody")
    compression: bool = _setting(False, "compress frames: a third of the bytes, half the speed")
    log: str = _setting("json", "how to log: json or plain")
    frame_bytes: int = _setting(32_768, "the longest frame that is read")
    head_bytes: int = _setting(32_768, "the longest head of an HTTP request")
    body_bytes: int = _setting(16_384, "the longest body of an HTTP request")
    asks_a_second: float = _setting(10.0, "asks that one line may send, on average")
    asks_at_once: int = _setting(40, "asks that one line may send in a burst")
    says_a_minute: int = _setting(20, "reactions and texts that one person may say at a table")
    sockets: int = _setting(20_000, "lines to this node")
    sockets_an_address: int = _setting(100, "lines from one address")
    sockets_a_person: int = _setting(12, "lines of one person")
    requests_a_minute: int = _setting(600, "requests to /api and new lines from one address")
    newcomers_an_hour: int = _setting(1000, "people never seen before from one address")
    wrong_codes_a_minute: int = _setting(20, "codes of no table that one address may try")
    tables_an_hour: int = _setting(60, "tables that one address may open")
    links_an_hour: int = _setting(30, "one-time links that one person may ask for")
    slow_seconds: float = _setting(20.0, "how long a line may take to read, or a request to come")
    away_seconds: float = _setting(8.0, "how long a line may be lost before its person is away")
    stand_in_seconds: float = _setting(60.0, "after which others may let a computer player play")
    hurry_seconds: float = _setting(90.0, "after which others may hurry somebody who is here")
    host_seconds: float = _setting(180.0, "after which a host who is away loses the role")
    looking_seconds: float = _setting(120.0, "how long scores are looked at, at the most")
    thinking: float = _setting(1.0, "how long computer players think, as a factor")

    @property
    def is_shared(self) -> bool:
        """Whether the database is one for many nodes."""
        return self.database.startswith(("postgresql://", "postgres://"))


def read_settings(
    given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> Settings:
    """What was given as options, else the environment's, else the defaults."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        text = given.get(each.name)
        if text is None:
            text = environment.get(variable(each.name))
        if text is not None:
            values[each.name] = _read(each.name, type(each.default), str(text))
    settings = Settings(**values)
    if "://" in settings.database and not settings.is_shared:
        raise BadSetting("database: a file or postgresql://… expected")
    if settings.metrics_for not in ("this-machine", "anybody"):
        raise BadSetting("metrics_for: this-machine or anybody expected")
    if settings.log not in ("json", "plain"):
        raise BadSetting("log: json or plain expected")
    return settings


def variable(name: str) -> str:
    """The environment's name for a setting."""
    return f"STELLA_{name.upper()}"


def _read(name: str, kind: type, text: str) -> Any:
    if kind is bool:
        if text.lower() not in ("yes", "no", "true", "false", "1", "0"):
            raise BadSetting(f"{name}: yes or no expected")
        return text.lower() in ("yes", "true", "1")
    if kind is str:
        return text
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e12:
        raise BadSetting(f"{name}: a number expected")
    return number
