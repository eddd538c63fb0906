"""Six at a table, with long names: nothing lies over anything, whatever the lanterns say."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evening import LOADED
from tests.browser.looking import DESK, LYING, NO_NOTES, PHONE, TABLET, WALL, wrong
from tests.web.serving import Guest, Running

NAMES: Final = ("Noor", "Lucerna", "Tamtam", "Ombra", "Wilhelmine-Charlotte", "Giuseppe Verdi")
COLOURS: Final = ("orange", "pink", "blue", "green", "purple", "white")
SIZES: Final = (PHONE, LYING, TABLET, DESK, WALL)
CROSSES: Final = {
    "neighbours": (4, 3, 3, 2, 2, 5),
    "one number": (6, 6, 6, 6, 6, 6),
    "both ends": (1, 1, 2, 9, 10, 10),
    "a staircase": (5, 6, 7, 8, 9, 10),
    "three and three": (7, 7, 7, 8, 8, 8),
    "one apart": (3, 4, 4, 4, 4, 4),
}


def full_table(running: Running, crosses: tuple[int, ...]) -> tuple[list[Guest], str]:
    """Six who all have passed their pens but one, and the table's code."""
    guests = [running.guest(colour) for colour in COLOURS]
    code = guests[0].open_table()
    for guest in guests[1:]:
        guest.come(code)
    for guest, name in zip(guests, NAMES, strict=True):
        assert guest.ask("sit-down", name=name, colour=guest.name) == "accepted"
    assert guests[0].ask("start") == "accepted"
    for guest, number in list(zip(guests, crosses, strict=True))[1:]:
        slate = list(range(1, number + 1))
        assert guest.ask("pass-pen", crosses=slate) == "accepted"
    return guests, code


def come(browser: Browser, running: Running, guest: Guest) -> Page:
    """A device of this guest's, on which nothing moves."""
    context = browser.new_context(base_url=running.url, locale="de-DE", reduced_motion="reduce")
    context.add_cookies([{"name": "stella", "value": guest.token, "url": running.url}])
    page = context.new_page()
    page.add_init_script(NO_NOTES)
    return page


def announced(browser: Browser, running: Running, crosses: tuple[int, ...]) -> Iterator[Any]:
    """The first one's page at the announcement, then their guest."""
    guests, code = full_table(running, crosses)
    page = come(browser, running, guests[0])
    page.goto(f"/t/{code}")
    page.wait_for_selector("[data-place]")
    page.wait_for_function(LOADED)
    slate = list(range(1, crosses[0] + 1))
    assert guests[0].ask("pass-pen", crosses=slate) == "accepted"
    page.wait_for_selector(".said:not(.waiting)")
    yield page
    page.locator(".said .cartouche").click()
    guests[0].until(lambda view: view["room"]["phase"] == "reveal")
    yield guests


@pytest.mark.parametrize("crosses", CROSSES.values(), ids=CROSSES.keys())
def test_names_of_six_keep_clear_of_each_other(
    browser: Browser, running: Running, crosses: tuple[int, ...]
) -> None:
    page = next(announced(browser, running, crosses))
    assert list(wrong(page, *SIZES)) == []
    page.context.close()
