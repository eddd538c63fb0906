"""A whole game by people at browsers, on the sofa and on the move."""

import json
from functools import partial
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, Player, come
from tests.web.serving import Running, wait_until


def play_to_the_end(players: list[Player], meanwhile: dict[int, Any]) -> None:
    """Everybody does what they may; in some rounds something happens meanwhile."""
    for number in range(1, 5):
        for player in players:
            wait_until(partial(has_begun, player, number))
        meanwhile.get(number, lambda: None)()
        for player in players:
            player.cross_and_pass([1, 2, 3 + number])
        wait_until(partial(is_over, players, number), patience=60)


def has_begun(player: Player, number: int) -> bool:
    """Whether the pictures of this round lie before somebody, who does what they may until then."""
    player.act()
    lie = player.page.locator("[data-place][aria-pressed]").count() == 15
    return lie and bool(player.view["room"]["round"] == number)


def is_over(players: list[Player], number: int) -> bool:
    """Let everybody act once; whether the round is behind them."""
    for player in players:
        player.act()
    room = players[0].view["room"]
    return bool(room["phase"] == "end" or room["round"] > number)


def has_ended(player: Player) -> bool:
    """Whether this browser has heard of the end."""
    return player.wait() and player.phase == "end"


def shows_another_game(player: Player) -> bool:
    """Let somebody act once; whether they see the end."""
    player.act()
    return bool(player.button("Another game").count())


def secrets_heard(player: Player) -> list[str]:
    """Frames that told somebody else's crosses before their time."""
    told = []
    for frame in player.heard:
        message = json.loads(frame)
        if message["is"] == "view" and message["room"]["phase"] in ("associate", "reveal"):
            told += [frame] if message["room"]["slates"] is not None else []
    return told


def test_three_people_and_a_computer_player_play_a_whole_game(
    browser: Browser, running: Running
) -> None:
    ann, ben = come(browser, "Ann", running.url), come(browser, "Ben", running.url)
    cleo = come(browser, "Cleo", running.url, viewport=PHONE, has_touch=True)
    players = [ann, ben, cleo]
    code = ann.open_table()
    ben.join(code)
    cleo.join(code)
    seat = ann.page.get_by_role("button", name="computer", exact=True)
    seat.first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Invite to the table").click()
    ann.page.get_by_role("button", name="Begin with four").click()

    def reload() -> None:
        ben.page.locator("[data-place='7']").click()
        wait_until(lambda: '"is":"accepted"' in ben.heard[-1] or (ben.wait() and 0))
        ben.page.reload()
        seventh = ben.page.locator("[data-place='7']")
        expect(seventh).to_have_attribute("aria-pressed", "true")
        seventh.click()

    def lose_the_line() -> None:
        cleo.context.set_offline(True)
        banner = cleo.page.get_by_text("The connection is lost. It mends itself")
        expect(banner).to_be_visible()
        cleo.page.locator("[data-place='9']").tap()
        cleo.context.set_offline(False)
        expect(banner).not_to_be_visible()
        expect(cleo.page.locator("[data-place='9']")).to_have_attribute("aria-pressed", "true")
        cleo.page.locator("[data-place='9']").tap()

    def come_back_late() -> None:
        ben.page.close()
        expect(ann.page.get_by_text("Ben is away").first).to_be_visible()
        ben.page = ben.context.new_page()
        ben.listen()
        ben.page.goto(f"/t/{code}")
        expect(ben.page.locator("[data-place]")).to_have_count(15)

    play_to_the_end(players, {2: reload, 3: lose_the_line, 4: come_back_late})
    for player in players:
        wait_until(partial(has_ended, player))
        assert secrets_heard(player) == []
    wait_until(partial(shows_another_game, ann))
    assert [wrong for player in players for wrong in player.wrong if "ERR_" not in wrong] == []
    for player in players:
        player.context.close()
