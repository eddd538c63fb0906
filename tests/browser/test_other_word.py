"""The clue word is exchanged by people at two browsers, who agree."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.players import PHONE, Player, come
from tests.web.serving import Running, wait_until

BEGIN = re.compile("begin|start", re.IGNORECASE)


def clue(player: Player) -> Any:
    """What word lies on the table, as this browser heard it."""
    player.wait()
    return player.view["room"]["clue"]["text"]


def test_the_other_word_counts_when_everybody_wants_it(browser: Browser, running: Running) -> None:
    ann = come(browser, "Ann", running.url)
    ben = come(browser, "Ben", running.url, viewport=PHONE, locale="de-DE")
    code = ann.open_table()
    ben.page.goto(f"/t/{code}")
    ben.page.get_by_role("main").get_by_role("button", name="Platz nehmen").click()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("dialog").get_by_role("button", name="Hinsetzen").click()
    guest = running.guest("Cleo").come(code)
    assert guest.ask("sit-down", name="Cleo", colour="white") == "accepted"
    ann.page.get_by_role("button", name=BEGIN).click()
    ann.page.locator("[data-place='1']").click()
    before = clue(ann)
    ann.button("Ask the table for the other word").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ask the table for the other word").click()
    expect(ben.page.get_by_text("Ann möchte")).to_be_visible()
    assert guest.ask("ask-other-word") == "accepted"
    assert clue(ann) == before
    ben.page.get_by_role("button", name="Ja").click()
    wait_until(lambda: clue(ann) != before)
    expect(ann.page.locator("[data-place][aria-pressed='true']")).to_have_count(0)
    expect(ann.page.get_by_text("The other word counts now")).to_be_visible()
    for player in (ann, ben):
        assert player.wrong == []
        player.context.close()
