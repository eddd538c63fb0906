"""A whole game over the line, by people and by computer players."""

import asyncio
from functools import partial
from typing import Any

from stella.bot import Bot
from stella.decks.built_in import PICTURES, WORDS
from stella.decks.pictures import load_pictures
from stella.decks.words import load_words
from stella.judge import Judge, mind_named
from stella.record.record import read
from stella.record.referee import referee
from tests.web.serving import play_round, serving, started_three


def is_round(number: int, view: Any) -> bool:
    return bool(view["room"]["round"] == number)


def is_newer(version: int, view: Any) -> bool:
    return bool(view["version"] > version)


def test_three_people_play_a_whole_game_and_keep_its_record() -> None:
    with serving() as running:
        guests = started_three(running)
        code = guests[0].room["code"]
        for number in range(1, 5):
            assert all(guest.room["round"] == number for guest in guests)
            play_round(guests, [[1, 2, 3], [2, 3], [3, 15]])
            if number < 4:
                for guest in guests:
                    assert guest.ask("go-on") == "accepted"
                for guest in guests:
                    guest.until(partial(is_round, number + 1))
        for guest in guests:
            guest.until(lambda view: view["room"]["phase"] == "end")
        record = guests[1].http.get(f"/api/tables/{code}/games/1")
        verdict = referee(read(record.content))
        assert list(verdict.totals) == [seat["total"] for seat in guests[0].room["seats"]]
        assert list(verdict.winners) == guests[0].room["winners"]
        steps = guests[2].http.get(f"/api/tables/{code}/games/1/steps").json()["steps"]
        assert steps[0]["phase"] == "associate"
        assert steps[-1]["winners"] == guests[0].room["winners"]


def test_computer_players_fill_the_seats_and_play_to_the_end() -> None:
    with serving() as running:
        ann = running.guest()
        ann.open_table(language="fr")
        assert ann.ask("sit-down", name="Ann", colour="white") == "accepted"
        for strength in ("gentle", "steady", "sharp"):
            assert ann.ask("ask-computer-in", strength=strength) == "accepted"
        assert ann.ask("start") == "accepted"
        while ann.room["phase"] != "end":
            may = ann.own["may"]
            if "pass-pen" in may:
                assert ann.ask("pass-pen", crosses=[1, 5, 9, 13]) == "accepted"
            elif "show-card" in may:
                assert ann.ask("show-card", place=ann.own["may_show"][0]) == "accepted"
            elif "go-on" in may:
                assert ann.ask("go-on") == "accepted"
            ann.until(partial(is_newer, ann.view["version"]))
        assert len(ann.room["seats"][0]["points"]) == 4


def test_bots_play_with_nothing_but_the_protocol() -> None:
    judge = Judge(load_pictures(PICTURES), load_words(WORDS))
    with serving() as running:
        ann = running.guest()
        code = ann.open_table()
        assert ann.ask("sit-down", name="Ann", colour="orange") == "accepted"

        async def bots() -> list[Any]:
            minds = [mind_named("Filo", 1), mind_named("Ombra:sharp", 2)]
            players = [Bot(judge, mind, mind.character.name) for mind in minds]
            playing = [asyncio.create_task(bot.play(running.url, code)) for bot in players]
            await asyncio.to_thread(
                ann.until,
                lambda view: sum(s["player"] == "person" for s in view["room"]["seats"]) == 3,
            )
            assert await asyncio.to_thread(ann.ask, "start") == "accepted"
            # whoever leaves the seat to a computer player only watches
            await asyncio.to_thread(ann.ask, "leave-seat")
            return list(await asyncio.gather(*playing))

        for view in asyncio.run(bots()):
            assert view["room"]["winners"]
