"""Faults that somebody found once, each with the name of what went wrong."""

import sqlite3
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from stella.host.names import folded
from stella.settings import BadSetting, Settings
from stella.web.server import hold_file
from tests.web.serving import play_a_game, play_round, seated_three, serving, started_three


def test_a_slate_that_was_passed_is_newer_than_a_draft_before_it() -> None:
    with serving() as running:
        ann = started_three(running)[0]
        assert ann.ask("draft", crosses=[4, 5]) == "accepted"
        assert ann.ask("pass-pen", crosses=[1, 2, 3]) == "accepted"
        assert ann.ask("take-pen-back") == "accepted"
        ann.until(lambda view: "pass-pen" in view["own"]["may"])
        assert ann.own["crosses"] == [1, 2, 3]
        assert ann.come(ann.room["code"]).own["crosses"] == [1, 2, 3]
        assert ann.ask("draft", crosses=[6]) == "accepted"
        assert ann.come(ann.room["code"]).own["crosses"] == [6]


def test_when_time_runs_out_a_pen_that_was_taken_back_leaves_its_slate() -> None:
    clock = {"pace": "own", "associate": 10, "show": 3600}
    with serving() as running:
        keeper = running.house.keeper
        start, slow = keeper.now, {"by": 0}
        keeper.now = lambda: start() + slow["by"]
        guests = started_three(running, clock=clock)
        assert guests[0].ask("pass-pen", crosses=[13, 14, 15]) == "accepted"
        assert guests[0].ask("take-pen-back") == "accepted"
        slow["by"] = 11_000
        guests[0].until(lambda view: view["room"]["phase"] != "associate")
        assert guests[0].own["crosses"] == [13, 14, 15]


def test_whoever_was_sent_away_before_the_game_reads_no_record_of_it() -> None:
    with serving() as running:
        eve = running.guest("Eve")
        guests = seated_three(running, slates_shown=False)
        code = guests[0].room["code"]
        eve.come(code)
        assert eve.ask("sit-down", name="Eve", colour="white") == "accepted"
        assert guests[0].ask("send-away", colour="white") == "accepted"
        assert guests[0].ask("start") == "accepted"
        play_a_game(guests)
        assert guests[1].http.get(f"/api/tables/{code}/games/1").is_success
        for path in (f"/api/tables/{code}/games/1", f"/api/tables/{code}/games/1/steps"):
            assert eve.http.get(path).json() == {"why": "not-seated"}


def test_own_words_stay_with_whoever_wrote_them() -> None:
    with serving() as running:
        guests = seated_three(running, own_words=True)
        ann, ben, _ = guests
        assert ben.ask("write-words", cards=[["Mond", "Sonne"]]) == "accepted"
        assert ann.ask("start") == "accepted"
        play_round(guests, [[1, 2, 3], [2, 3], [3, 15]])
        assert ann.ask("send-away", colour="pink") == "accepted"
        eve = running.guest("Eve").come(ann.room["code"])
        assert eve.ask("sit-down", name="Eve", colour="pink") == "accepted"
        eve.until(lambda view: view["own"]["seat"] is not None)
        assert eve.own["words"] == []


def test_a_word_that_looks_like_anothers_hinders_nobody() -> None:
    with serving() as running:
        guests = seated_three(running, own_words=True)
        assert guests[0].ask("write-words", cards=[["Mond", "Sonne"]]) == "accepted"
        fullwidth = "\uff2d\uff4f\uff4e\uff44"
        assert guests[1].ask("write-words", cards=[[fullwidth, "Stern"]]) == "accepted"
        assert guests[0].ask("start") == "accepted"


def test_what_was_said_is_not_told_to_whoever_comes_when_a_private_table_is_cleared() -> None:
    with serving() as running:
        guests = started_three(running, may_watch=False)
        assert guests[0].ask("chat", text="Just between us") == "accepted"
        play_a_game(guests)
        assert guests[0].ask("another-game") == "accepted"
        stranger = running.guest("Eve").come(guests[0].room["code"])
        assert stranger.room["said"] == []


def stella(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stella", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_backup_of_a_file_with_an_odd_name_is_whole(tmp_path: Path) -> None:
    file, copy = tmp_path / "a#b?c%41.db", tmp_path / "copy.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE kept (x)")
    db.close()
    assert stella("backup", str(file), str(copy)).returncode == 0
    with sqlite3.connect(copy) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("kept",)]
    db.close()
    assert set(tmp_path.iterdir()) == {file, copy}


def test_a_server_that_cannot_open_its_file_says_why(tmp_path: Path) -> None:
    file = tmp_path / "stella.db"
    file.write_text("hello, this is no database, whatever it is called" * 9)
    told = stella("serve", "--database", str(file), "--port", "0")
    assert told.returncode == 2
    assert told.stderr.splitlines()[-1] == f"{file}: file is not a database"
    told = stella("backup", str(file), str(tmp_path / "copy.db"))
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1


def test_nobody_reads_a_slate_by_taking_the_seat_of_whoever_was_sent_away() -> None:
    with serving() as running:
        guests = started_three(running)
        ann, ben, _ = guests
        eve = running.guest("Eve").come(ann.room["code"])
        assert ben.ask("pass-pen", crosses=[1, 2, 3]) == "accepted"
        assert ann.ask("send-away", colour="pink") == "accepted"
        eve.until(lambda view: view["room"]["seats"][1]["player"] == "computer")
        assert "sit-down" not in eve.own["may"]
        assert eve.ask("sit-down", name="Eve", colour="pink") == "game-started"
        assert eve.own["crosses"] == []


def test_two_servers_never_serve_from_one_file(tmp_path: Path) -> None:
    database = str(tmp_path / "stella.db")
    with ExitStack() as first, ExitStack() as second:
        hold_file(Settings(database=database), first)
        with pytest.raises(BadSetting, match="another server serves from it"):
            hold_file(Settings(database=database), second)
        first.close()
        hold_file(Settings(database=database), second)


def test_a_name_in_letters_that_look_latin_is_the_same_name() -> None:
    assert folded("\u0410nn\u0430") == folded("Anna")
    assert folded("\u0392\u0435n") == folded("Ben")
    assert folded("Ира") != folded("Anna")
