"""Who somebody is: on another device, after a reload, away, sent away, forgotten."""

from dataclasses import replace

from tests.web.serving import (
    QUICK,
    Guest,
    Running,
    seated_three,
    serving,
    started_three,
    wait_until,
)
from tests.web.twins import NOON


def names(guest: Guest) -> list[str]:
    return [seat["name"] for seat in guest.room["seats"]]


def linked(running: Running, guest: Guest) -> tuple[Guest, str]:
    """Another device, and the link that makes it this guest's."""
    link = guest.http.post("/api/me/link").json()
    assert link["link"] == f"{running.url}/come#{link['code']}"
    assert link["qr"].startswith("<svg")
    return running.guest(f"{guest.name}-phone"), link["code"]


def test_a_link_makes_another_device_the_same_person_once() -> None:
    with serving() as running:
        ann, *_ = started_three(running)
        phone, code = linked(running, ann)
        assert phone.http.post("/api/me/come", json={"code": code}).status_code == 204
        assert phone.token != ann.token
        phone.come(ann.room["code"])
        assert phone.own["seat"] == ann.own["seat"]
        assert phone.ask("pass-pen", crosses=[1, 2]) == "accepted"
        ann.until(lambda view: view["own"]["crosses"] == [1, 2])
        thief = running.guest("Thief")
        answer = thief.http.post("/api/me/come", json={"code": code})
        assert (answer.status_code, answer.json()) == (404, {"why": "no-such-link"})
        assert "stella" not in thief.http.cookies


def test_a_link_is_good_for_ten_minutes() -> None:
    with serving() as running:
        ann = running.guest()
        now = NOON
        running.house.keeper.now = lambda: now
        phone, code = linked(running, ann)
        late, late_code = linked(running, ann)
        now += 600_000
        assert phone.http.post("/api/me/come", json={"code": code}).status_code == 204
        now += 1
        assert late.http.post("/api/me/come", json={"code": late_code}).status_code == 404


def test_a_page_gives_a_newcomer_their_cookie_so_that_all_its_requests_are_one_persons() -> None:
    with serving() as running:
        ann = running.guest()
        answer = ann.http.get("/")
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=Lax" in answer.headers["set-cookie"]
        assert "private" in answer.headers["Cache-Control"]
        token = ann.token
        ann.open_table()
        ann.http.get("/t/ABCDEF")
        assert ann.token == token


def test_the_cookie_goes_over_encrypted_lines_alone_where_there_are_any() -> None:
    with serving(replace(QUICK, public_url="https://stella.example")) as running:
        assert "; Secure" in running.guest().http.get("/api/me").headers["set-cookie"]
    with serving() as running:
        assert "; Secure" not in running.guest().http.get("/api/me").headers["set-cookie"]


def test_whoever_forgets_themselves_is_nobody_on_all_devices() -> None:
    with serving() as running:
        ann, ben, _ = seated_three(running)
        code, token = ann.room["code"], ann.token
        phone, link = linked(running, ann)
        phone.http.post("/api/me/come", json={"code": link})
        phone.come(code)
        _, unused = linked(running, ann)
        assert phone.http.delete("/api/me").status_code == 204
        assert ann.close_code() == 1012
        assert phone.close_code() == 1012
        assert ann.http.get("/api/me").json() == {"tables": []}
        assert ann.token != token
        ann.come(code)
        assert ann.own["seat"] is None
        assert not ann.own["is_host"]
        assert ben.http.post("/api/me/come", json={"code": unused}).status_code == 404
        assert names(ann) == ["Ann", "Ben", "Cleo"]


def test_after_a_reload_one_has_the_same_seat_and_the_same_crosses() -> None:
    with serving() as running:
        ann, ben, _ = started_three(running)
        code = ann.room["code"]
        assert ann.ask("draft", crosses=[3, 7]) == "accepted"
        assert ben.ask("pass-pen", crosses=[2]) == "accepted"
        for guest, crosses in ((ann, [3, 7]), (ben, [2])):
            seat = guest.own["seat"]
            guest.come(code)
            assert guest.own["seat"] == seat
            assert guest.own["crosses"] == crosses


def test_two_tabs_are_one_person_who_is_away_when_both_are_closed() -> None:
    with serving() as running:
        ann, ben, _ = started_three(running)
        tab = running.guest("Ann-tab")
        tab.http.cookies.set("stella", ann.token)
        tab.come(ann.room["code"])
        assert tab.ask("draft", crosses=[5]) == "accepted"
        ann.until(lambda view: view["own"]["crosses"] == [5])
        ann.leave()
        heard = len(ben.heard)
        assert tab.ask("react", reaction="hello") == "accepted"
        ben.until(lambda view: view["room"]["said"])
        assert ben.room["seats"][0]["away_since"] is None
        tab.leave()
        ben.until(lambda view: view["room"]["seats"][0]["away_since"])
        assert len(ben.heard) <= heard + 2
        ann.come(ben.room["code"])
        ben.until(lambda view: view["room"]["seats"][0]["away_since"] is None)


def test_a_seat_is_left_to_a_computer_player_and_taken_back() -> None:
    with serving(replace(QUICK, thinking=1000.0)) as running:
        ann, ben, _ = started_three(running)
        assert ann.ask("leave-seat") == "accepted"
        ben.until(lambda view: view["room"]["seats"][0]["player"] == "stand-in")
        assert ann.ask("pass-pen", crosses=[1]) == "stand-in-plays"
        assert ann.ask("draft", crosses=[1]) == "stand-in-plays"
        assert ann.ask("take-seat-back") == "accepted"
        assert ann.ask("take-seat-back") == "no-stand-in"
        assert ann.ask("pass-pen", crosses=[1]) == "accepted"
        ben.until(lambda view: view["room"]["seats"][0]["player"] == "person")


def test_a_computer_player_called_for_the_absent_goes_when_they_return() -> None:
    with serving(replace(QUICK, thinking=1000.0)) as running:
        ann, ben, cleo = started_three(running)
        code = ann.room["code"]
        assert ben.ask("let-computer-play", colour="orange") == "not-away"
        ann.leave()
        ben.until(lambda view: view["room"]["seats"][0]["away_since"])
        seat = ben.room["seats"][0]
        assert seat["stand_in_from"] == seat["away_since"] + 300
        wait_until(lambda: running.house.keeper.now() >= seat["stand_in_from"])
        assert ben.ask("let-computer-play", colour="orange") == "accepted"
        cleo.until(lambda view: view["room"]["seats"][0]["player"] == "stand-in")
        ann.come(code)
        cleo.until(lambda view: view["room"]["seats"][0]["player"] == "person")


def test_a_host_who_is_away_for_long_loses_the_role_to_the_next() -> None:
    with serving(replace(QUICK, host_seconds=0.2)) as running:
        ann, ben, cleo = seated_three(running)
        code = ann.room["code"]
        ann.leave()
        ben.until(lambda view: view["own"]["is_host"])
        assert ben.ask("give-host", colour="blue") == "accepted"
        assert ben.ask("start") == "not-the-host"
        ann.come(code)
        assert not ann.own["is_host"]
        cleo.until(lambda view: view["own"]["is_host"])


def test_whoever_is_sent_away_sits_down_no_more_but_may_look_on_where_all_may() -> None:
    with serving() as running:
        ann, ben, cleo = seated_three(running)
        assert ben.ask("send-away", colour="blue") == "not-the-host"
        assert ann.ask("send-away", colour="orange") == "person-needed"
        assert ann.ask("send-away", colour="blue") == "accepted"
        cleo.until(lambda view: view["own"]["seat"] is None)
        assert cleo.ask("sit-down", name="Cleo", colour="blue") == "sent-away"
        assert "sit-down" not in cleo.own["may"]
        assert cleo.ask("chat", text="But why?") == "not-seated"


def test_a_table_that_is_not_to_be_watched_shows_nobody_else_a_game() -> None:
    with serving() as running:
        ann, ben, cleo = seated_three(running)
        code = ann.room["code"]
        dov = running.guest("Dov").come(code)
        ann.ask("change-options", options={"may_watch": False})
        dov.until(lambda view: not view["room"]["options"]["may_watch"])
        assert ann.ask("send-away", colour="blue") == "accepted"
        assert cleo.close_code() == 4403
        assert ann.ask("ask-computer-in") == "accepted"
        assert ann.ask("start") == "accepted"
        assert dov.close_code() == 4403
        assert all('"phase":"associate"' not in frame for frame in (*dov.heard, *cleo.heard))
        assert ben.until(lambda view: view["room"]["phase"] == "associate")
        late = running.guest("Late")
        assert late.turned_away(code) == 4403
        assert not late.heard


def test_a_table_that_is_deleted_closes_all_lines_and_is_gone() -> None:
    with serving() as running:
        ann, ben, _ = started_three(running)
        code = ann.room["code"]
        assert ann.http.delete(f"/api/tables/{code}").status_code == 204
        assert ann.close_code() == 4404
        assert ben.close_code() == 4404
        assert ben.http.get(f"/api/tables/{code}").json() == {"why": "no-such-table"}
        assert ben.http.get("/api/me").json() == {"tables": []}
        assert ben.turned_away(code) == 4404
