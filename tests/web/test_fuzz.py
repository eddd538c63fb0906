"""Anything at all, sent to a real server, for a bounded time; `make fuzz` goes on for longer."""

import json
import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from stella.host.summary import PHASES
from tests.web import page
from tests.web.openapi import openapi
from tests.web.serving import QUICK, Guest, Running, seated_three, serving
from tests.web.wild import frames

EXAMPLES = int(os.environ.get("STELLA_FUZZ", "60"))
CLOSING = page.closing_codes()
MANY = 1_000_000
WILD = replace(QUICK, says_a_minute=MANY, links_an_hour=MANY, newcomers_an_hour=MANY)
unhurried = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


class Bugs(logging.Handler):
    """Hears what the server calls a bug."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.heard.append(str(vars(record)))


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    bugs = Bugs()
    logging.getLogger("stella").addHandler(bugs)
    with serving(WILD) as served:
        yield served
    logging.getLogger("stella").removeHandler(bugs)
    assert bugs.heard == []


@unhurried
@given(starts=st.booleans(), sent=st.lists(st.tuples(st.integers(0, 2), frames), max_size=25))
def test_whatever_is_sent_is_answered_once_or_ends_its_own_line(
    running: Running, starts: bool, sent: list[tuple[int, str | bytes]]
) -> None:
    guests = seated_three(running)
    code = guests[0].room["code"]
    if starts:
        assert guests[0].ask("start") == "accepted"
    for seat, frame in sent:
        send(guests[seat], code, frame)
    newcomer = running.guest("Newcomer").come(code)
    assert newcomer.room["phase"] in PHASES.values()
    running.say_goodbye()


def send(guest: Guest, code: str, frame: str | bytes) -> None:
    """What can be read gets one answer with its id; what can't ends the line with a code."""
    ask = id_of(frame)
    guest.answers.clear()
    with suppress(ConnectionClosed):
        guest.send(frame)
        while ask is None or ask not in guest.answers:
            guest.hear()
        assert guest.answers[str(ask)]["is"] in ("accepted", "refused")
        return
    assert guest.close_code() in CLOSING
    guest.come(code)


def id_of(frame: str | bytes) -> str | None:
    """The id with which an ask would be answered, if it can be one."""
    try:
        ask = json.loads(frame) if isinstance(frame, str) else None
    except ValueError:
        return None
    if not isinstance(ask, dict) or "do" not in ask or not isinstance(ask.get("id"), str):
        return None
    return str(ask["id"])


schema = schemathesis.openapi.from_dict(openapi())
REFUSALS = page.refusals_over_http()


@schema.parametrize()
@unhurried
def test_every_request_gets_an_answer_that_is_documented(
    running: Running, case: schemathesis.Case[Any]
) -> None:
    answer = case.call(base_url=running.url, timeout=10)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        told: Any = answer.json()
        assert told["why"] in REFUSALS
