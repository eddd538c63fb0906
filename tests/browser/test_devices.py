"""Another device of one's own, and a device without a line."""

import re
from functools import partial

from playwright.sync_api import Browser, Page, expect

from tests.browser.players import DESK, PHONE, Player, come
from tests.web.serving import Running, play_a_game, started_three, wait_until

READY = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const kept = await caches.keys();
    return worker.active?.state === "activated" && kept.some((name) => name === "stella-pictures");
}"""
RULES = ["c02", "c03", "c05"]


def test_another_device_is_the_same_person(browser: Browser, running: Running) -> None:
    ann = come(browser, "Ann", running.url, viewport=DESK)
    code = ann.open_table()
    ann.button("Menu").first.click()
    with ann.page.expect_response("**/api/me/link") as asked:
        ann.button("Play on another device").click()
    expect(ann.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    phone = come(browser, "Ann's phone", running.url, viewport=PHONE, has_touch=True)
    phone.page.goto(asked.value.json()["link"])
    phone.page.wait_for_url("**/come")  # the secret doesn't stay in the address
    phone.button("Yes, go on here").click()
    phone.page.wait_for_url(running.url + "/")
    phone.page.goto(f"/t/{code}")
    wait_until(partial(sits, phone))
    again = come(browser, "somebody", running.url)
    again.page.goto(asked.value.json()["link"])
    again.button("Yes, go on here").click()
    expect(again.page.get_by_text("This link was used already")).to_be_visible()
    for player in (ann, phone, again):
        player.context.close()


def sits(player: Player) -> bool:
    """Whether this device has a seat at its table."""
    return player.wait() and player.view["own"]["seat"] is not None


def test_rules_and_replays_that_were_seen_open_without_a_line(
    browser: Browser, running: Running
) -> None:
    guests = started_three(running)
    code = guests[0].room["code"]
    play_a_game(guests)
    player = come(browser, "Ann", running.url)
    player.context.add_cookies([{"name": "stella", "value": guests[0].token, "url": running.url}])
    page = player.page
    page.goto("/")
    wait_until(lambda: page.evaluate(READY))
    wait_until(lambda: all(is_kept(page, card) for card in RULES))
    page.goto(f"/t/{code}/games/1")
    expect(page.locator("[data-place]")).to_have_count(15)
    wait_until(
        lambda: page.evaluate(
            "async () => (await caches.open('stella-kept')).keys().then((k) => k.length)"
        )
    )
    player.context.set_offline(True)
    page.goto("/how")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name=re.compile(code)).click()
    expect(page.locator("[data-place]")).to_have_count(15)
    player.context.close()


def is_kept(page: Page, card: str) -> bool:
    """Whether the picture is on this device."""
    found: bool = page.evaluate(
        "async (card) => !!(await caches.match(`/pictures/${card}-240.avif`))", card
    )
    return found
