"""Change what a viewer may not know, and every byte that reaches them stays the same."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stella.host.codes import hash_of
from stella.web import logs
from tests.web.serving import QUICK, play_round, serving, started_three
from tests.web.twins import Party, Secrets, cross, party, show, steered_house, try_everything

# in the order of scouts: all fall with the last of their open places, a cross of each isn't shown
OPEN = [[1, 3, 6], [1, 2, 4], [1, 2, 5]]
SHOWN = [1, 2, 5, 3, 4]
DRAFTS = [[4], [4, 7], [4, 7, 9]]


def hidden(number: int, *crosses: int) -> list[list[int]]:
    """Slates of a round in which all but the first at the table have one more cross."""
    slates = [OPEN[(seat + 1 - number) % 3] for seat in range(3)]
    return [slates[0], *([*slate, more] for slate, more in zip(slates[1:], crosses, strict=True))]


def hidden_in_a_game(*crosses: tuple[int, int]) -> list[list[list[int]]]:
    return [hidden(number, *each) for number, each in enumerate(crosses, start=1)]


def whole_game(secrets: Secrets) -> list[str]:
    with party(secrets) as together:
        for number in range(1, 5):
            cross(together, secrets, number)
            try_everything(together)
            show(together, SHOWN)
            try_everything(together)
            if number < 4:
                for guest in together.people:
                    assert together.do(guest, "go-on") == "accepted"
        assert together.people[0].room["phase"] == "end"
        together.get("/api/tables/{code}/games/1/steps")
        return together.reached()


def one_round(secrets: Secrets) -> list[str]:
    with party(secrets) as together:
        cross(together, secrets, 1)
        try_everything(together)
        show(together, SHOWN[:2])
        try_everything(together)
        return together.reached()


def assert_same(one: list[str], other: list[str]) -> None:
    assert len(one) == len(other)
    for this, that in zip(one, other, strict=True):
        assert this == that


def test_twins_with_other_crosses_and_drafts_are_told_the_same_in_a_whole_game() -> None:
    one = Secrets(1, hidden_in_a_game((10, 14), (11, 12), (13, 15), (9, 10)), DRAFTS)
    other = Secrets(1, hidden_in_a_game((12, 8), (10, 13), (8, 9), (15, 14)), [[9]] * 7)
    # only the record of the finished game tells those who sat there what was hidden until its end
    assert_same(whole_game(one), whole_game(other))


def test_twins_with_another_pile_and_other_words_to_come_are_told_the_same() -> None:
    one = Secrets(1, [hidden(1, 10, 14)], DRAFTS, same_pile=False)
    other = Secrets(2, [hidden(1, 11, 13)], [], same_pile=False)
    assert_same(one_round(one), one_round(other))


def test_twins_differ_where_they_may() -> None:
    """Or the tests above would tell nothing."""

    def own(together: Party) -> Any:
        together.people[1].until(lambda view: view["own"]["crosses"])
        return together.people[1].own["crosses"]

    one, other = Secrets(1, [hidden(1, 10, 14)], []), Secrets(1, [hidden(1, 11, 13)], [])
    with party(one) as this, party(other) as that:
        cross(this, one, 1)
        cross(that, other, 1)
        assert own(this) != own(that)
        assert this.reached() == that.reached()


def test_no_foreign_cross_arrives_before_its_time_in_a_whole_game() -> None:
    slates = [[1, 2, 3, 9], [2, 3, 7], [3, 12, 15]]
    with serving() as running:
        guests = started_three(running)
        onlooker = running.guest("Onlooker").come(guests[0].room["code"])
        for number in range(1, 5):
            for guest, slate in zip(guests, slates, strict=True):
                assert guest.ask("draft", crosses=slate) == "accepted"
            play_round(guests, slates)
            if number < 4:
                for guest in guests:
                    assert guest.ask("go-on") == "accepted"
        for guest in (*guests, onlooker):
            guest.until(lambda view: view["room"]["phase"] == "end")
        for seat, guest in enumerate([*guests, onlooker]):
            for frame in guest.heard:
                message = json.loads(frame)
                if message["is"] == "view":
                    assert_own_crosses_alone(message, slates[seat] if seat < 3 else [])


def assert_own_crosses_alone(view: dict[str, Any], mine: list[int]) -> None:
    room, own = view["room"], view["own"]
    assert own["crosses"] in ([], mine)
    assert set(own["may_show"]) <= set(mine)
    if room["phase"] not in ("score", "end"):
        assert room["slates"] is None
    if room["phase"] in ("gathering", "associate"):
        assert not room["shown"]
        assert not room["moments"]
        assert all(seat["lantern"] is None for seat in room["seats"])
    places = {m["place"] for m in room["moments"] if m["moment"] == "card-shown"}
    assert places == set(room["shown"])


def test_a_draft_is_shown_on_ones_other_devices_and_counted_nowhere() -> None:
    with serving() as running:
        ann, ben, _ = started_three(running)
        code = ann.room["code"]
        second = running.guest("Ann-phone")
        second.http.cookies.set("stella", ann.token)
        second.come(code)
        onlooker = running.guest("Onlooker").come(code)
        figures, version = ben.http.get("/metrics").text, ann.view["version"]
        for count in range(1, 6):
            assert ann.ask("draft", crosses=list(range(1, count + 1))) == "accepted"
        second.until(lambda view: view["own"]["crosses"] == [1, 2, 3, 4, 5])
        assert ben.http.get("/metrics").text == figures
        for other in (ben, onlooker):
            heard = len(other.heard)
            other.drain()
            assert len(other.heard) == heard
        assert second.view["version"] == version


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Everything that the server logs, at the level that tells most."""
    root, said = logging.getLogger(), list[str]()
    before = root.level, root.handlers[:]
    logs.set_up(plain=False)
    formatter = logs.Formatter(plain=False)

    class Tap(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if not record.name.startswith(("httpx", "httpcore", "websockets.client")):
                said.append(formatter.format(record))

    root.handlers[:] = [Tap()]
    names = ("", "stella", "uvicorn", "uvicorn.error", "websockets.server", "asyncio")
    levels = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield said
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    root.setLevel(before[0])
    root.handlers[:] = before[1]


def test_logs_at_debug_level_hold_no_tokens_crosses_words_or_names(logged: list[str]) -> None:
    secrets = Secrets(1, [hidden(1, 10, 14)], DRAFTS)
    with party(secrets) as together:
        people, house = together.people, together.running.house
        cross(together, secrets, 1)
        show(together, SHOWN)
        people[2].ask("chat", text="Incomprehensibilities")
        company = house.tables[together.code].company
        people[2].send('{"do": "chat", "id": "x", "text": ["Antidisestablishment"]}')
        assert people[2].close_code() == 4400
        tokens = [guest.token for guest in together.everybody]
    assert logged
    everything = "\n".join(logged)
    words = [word for card in company.game.word_cards for word in (card.upright, card.upside_down)]
    for secret in (*tokens, *words, company.salt, company.host, "Incompre", "Antidis", "Wilhel"):
        assert secret not in everything
    for slate in secrets.slates[0]:
        assert json.dumps(slate) not in everything
        assert json.dumps(slate, separators=(",", ":")) not in everything


def test_the_database_keeps_hashes_of_tokens_and_links_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "stella.db")
    house = steered_house(Secrets(1, [], []), database)
    with serving(replace(QUICK, database=database), house) as running:
        ann = running.guest("Ann")
        ann.open_table()
        link = ann.http.post("/api/me/link").json()["code"]
        token = ann.token
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    kept += b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (token, link):
        assert secret.encode() not in kept
        assert hash_of(secret) in kept


def test_a_person_is_named_to_nobody() -> None:
    with serving() as running:
        guests = started_three(running)
        code = guests[0].room["code"]
        (table,) = running.house.tables.values()
        for guest in guests:
            guest.http.get(f"/api/tables/{code}")
        heard = "".join(frame for guest in guests for frame in guest.heard)
        heard += guests[0].http.get("/api/me").text + guests[0].http.get("/api/tables").text
        for person in (place.person for place in table.company.places):
            assert person is not None
            assert person not in heard
        assert table.company.salt not in heard
