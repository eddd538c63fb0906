"""Frames, names and texts that mean harm, and the answer that people would want."""

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.web.serving import Guest, Running, seated_three, serving


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with serving() as server:
        yield server


@pytest.fixture
def running(server: Running) -> Iterator[Running]:
    yield server
    server.say_goodbye()


def asked(**what: Any) -> str:
    return json.dumps({"id": "a", **what}, ensure_ascii=False)


UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "half an object": '{"do":"start"',
    "two objects": '{"do":"start","id":"a"}{"do":"start","id":"b"}',
    "not a number": '{"do":"show-card","id":"a","place":NaN}',
    "a list": "[]",
    "a very deep list": "[" * 30_000,
    "a very deep object": '{"do":"start","id":"a","x":' + '{"a":' * 5000,
    "very deep options": '{"do":"change-options","id":"a","options":' + '{"clock":' * 3000,
    "binary": b'{"do":"start","id":"a"}',
    "no ask": asked(),
    "an unknown ask": asked(do="cheat"),
    "an unknown ask of many bytes": asked(do="😀" * 200),
    "an unknown field": asked(do="start", **{"😀" * 60: 1}),
    "two asks in one": '{"do":"start","id":"a","do":"stand-up"}',
    "no id": '{"do":"start"}',
    "an empty id": '{"do":"start","id":""}',
    "a long id": json.dumps({"do": "start", "id": "a" * 41}),
    "an id with a line's end": '{"do":"start","id":"a\\n"}',
    "an id of other letters": '{"do":"start","id":"ä"}',
    "a number as an id": '{"do":"start","id":1}',
    "a lone surrogate": '{"do":"chat","id":"a","text":"\\ud800"}',
    "a lone surrogate in a name": '{"do":"sit-down","id":"a","colour":"pink","name":"\\udfff!"}',
    "place 0": asked(do="show-card", place=0),
    "place 16": asked(do="show-card", place=16),
    "a huge number": '{"do":"show-card","id":"a","place":' + "9" * 5000 + "}",
    "an endless number": '{"do":"show-card","id":"a","place":1e9999}',
    "half a place": asked(do="show-card", place=1.5),
    "true as a place": asked(do="show-card", place=True),
    "a text as a place": asked(do="show-card", place="1"),
    "a place beside the table": asked(do="pass-pen", crosses=[1, 99]),
    "more places than there are": asked(do="pass-pen", crosses=[1] * 16),
    "no list of places": asked(do="pass-pen", crosses={"1": True}),
    "a colour that isn't there": asked(do="sit-down", name="Ann", colour="black"),
    "a name longer than any": asked(do="sit-down", name="A" * 201, colour="pink"),
    "options that aren't there": asked(do="change-options", options={"cheat": True}),
    "a clock that stands still": asked(do="change-options", options={"clock": {"show": 0}}),
    "one word on a card": asked(do="write-words", cards=[["one"]]),
    "too many cards": asked(do="write-words", cards=[["a", "b"]] * 11),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_frame_that_cannot_be_read_closes_the_line_and_says_why(
    running: Running, what: str
) -> None:
    ann, ben = running.guest("Ann"), running.guest("Ben")
    code = ann.open_table()
    ben.come(code)
    version = ann.view["version"]
    ann.send(UNREADABLE[what])
    with pytest.raises(ConnectionClosed) as closed:
        ann.until(lambda view: view["version"] > version)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    assert closed.value.rcvd.reason
    assert ben.ask("sit-down", name="Ben", colour="blue") == "accepted"
    ann.come(code)
    assert ann.room["seats"][0]["name"] == "Ben"


def raw(guest: Guest, *frames: Frame) -> None:
    """Frames as no library would send them."""
    assert guest.line is not None
    guest.line.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))


def test_a_frame_that_is_no_utf8_closes_the_line(running: Running) -> None:
    ann = running.guest()
    ann.open_table()
    raw(ann, Frame(Opcode.TEXT, b'{"do":"start","id":"\xff\xfe"}'))
    assert ann.close_code() == 1007


@pytest.mark.parametrize("length", [32_768, 10_000_000])
def test_a_frame_that_is_too_long_closes_the_line_before_it_is_read(
    running: Running, length: int
) -> None:
    ann = running.guest()
    ann.open_table()
    with suppress(ConnectionClosed):
        ann.send(asked(do="chat", text="x" * length))
    # whoever is still sending may lose the last word with the line
    assert ann.close_code() in ((1009,) if length < 100_000 else (1009, None))


def test_a_frame_in_many_pieces_may_not_be_longer_either(running: Running) -> None:
    ann = running.guest()
    ann.open_table()
    pieces = [Frame(Opcode.CONT, b"x" * 1000, fin=False) for _ in range(40)]
    raw(ann, Frame(Opcode.TEXT, b"{", fin=False), *pieces)
    assert ann.close_code() == 1009


def test_frames_that_break_the_protocol_close_the_line(running: Running) -> None:
    ann = running.guest()
    ann.open_table()
    assert ann.line is not None
    ann.line.socket.sendall(b"\xff\xff\xff\xff")
    assert ann.close_code() == 1002


GOOD_NAMES = {
    "Łukasz": "Łukasz",
    "  Ann\t Lee ": "Ann Lee",
    "<b>Ann</b>": "<b>Ann</b>",
    "Ann & Ben'\"": "Ann & Ben'\"",
    "👩‍👩‍👧‍👦": "👩‍👩‍👧‍👦",
    "🏳️‍🌈 Zoë": "🏳️‍🌈 Zoë",
    "न्दी": "न्दी",
    "ผู้ใหญ่": "ผู้ใหญ่",
    "שָׁלוֹם": "שָׁלוֹם",
    "e\u0301": "é",
}
BAD_NAMES = {
    "": "name-empty",
    " \u3164\u2800 ": "name-empty",
    "\u200d\u200d": "name-empty",
    "A" * 21: "name-too-long",
    "\u202eannA": "name-unreadable",
    "Ann\u2066": "name-unreadable",
    "A\u200bnn": "name-unreadable",
    "A\u034fnn": "name-unreadable",
    "Ann\x00": "name-unreadable",
    "Ann\x1b[31m": "name-unreadable",
    "Z\u0335\u0327\u0321\u031bo": "name-unreadable",
    "ก" + "\u0e47" * 9: "name-unreadable",
    "\u0301Ann": "name-unreadable",
    "A" + "\u200d" * 9 + "B": "name-unreadable",
}


@pytest.mark.parametrize("name", GOOD_NAMES, ids=ascii)
def test_names_that_people_have_are_shown_as_they_are(running: Running, name: str) -> None:
    ann = running.guest()
    ann.open_table()
    assert ann.ask("sit-down", name=name, colour="pink") == "accepted"
    assert ann.until(lambda view: view["room"]["seats"])
    assert ann.room["seats"][0]["name"] == GOOD_NAMES[name]
    assert ann.http.get("/api/me").json()["tables"][0]["names"] == [GOOD_NAMES[name]]


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_names_that_nobody_can_read_are_refused(running: Running, name: str) -> None:
    ann = running.guest()
    ann.open_table()
    assert ann.ask("sit-down", name=name, colour="pink") == BAD_NAMES[name]


@pytest.mark.parametrize("name", ["ann", "A\u200dnn", "𝓐𝓷𝓷", "Ａｎｎ"], ids=ascii)
def test_nobody_takes_a_name_that_looks_like_anothers(running: Running, name: str) -> None:
    ann, ben = running.guest(), running.guest()
    ben.come(ann.open_table())
    assert ann.ask("sit-down", name="Ann", colour="pink") == "accepted"
    assert ben.ask("sit-down", name=name, colour="blue") == "name-taken"


TEXTS = {
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "left\u202eright": "leftright",
    "one\n\n\ntwo": "one two",
    "\x00\x1b[2Jhi": "[2Jhi",
    "x" * 999: "x" * 200,
    "👍🏽": "👍🏽",
}
NOTHING_SAID = ["", "   ", "\u200b\u2066", "\u200d", "a" + "\u0300" * 20, "\u034f"]


def was_said_last(text: str, view: dict[str, Any]) -> bool:
    return [said["text"] for said in view["room"]["said"]][-1:] == [text]


def test_what_is_said_is_kept_as_plain_text_without_signs_that_nobody_sees(
    running: Running,
) -> None:
    ann, *_ = seated_three(running)
    for text, said in TEXTS.items():
        assert ann.ask("chat", text=text) == "accepted"
        ann.until(partial(was_said_last, said))
    for text in NOTHING_SAID:
        assert ann.ask("chat", text=text) == "nothing-said"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "//", "file://"])
def test_a_line_from_another_sites_page_is_not_opened(running: Running, origin: str) -> None:
    ann = running.guest()
    code = ann.open_table()
    with pytest.raises(InvalidStatus) as refused:
        ann.come(code, Origin=origin)
    assert refused.value.response.status_code == 403


def test_a_line_from_our_own_page_is_opened(running: Running) -> None:
    ann = running.guest()
    assert ann.come(ann.open_table(), Origin=running.url).view
