"""The whole game by keyboard alone, as somebody plays it who can't see or can't use a mouse."""

from contextlib import suppress

from playwright.sync_api import Browser, Error, Locator

from tests.browser.players import ONWARDS, come
from tests.web.serving import Running, wait_until


def press_on(there: Locator, *names: str) -> None:
    """These keys, if it is still there to be focused: a page goes on by itself."""
    with suppress(Error):
        there.focus(timeout=2000)
        for name in names:
            there.page.keyboard.press(name)


def test_a_whole_game_is_played_by_keyboard_alone(browser: Browser, running: Running) -> None:
    ann = come(browser, "Ann", running.url)
    keys = ann.page.keyboard
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play now").focus()
    keys.press("Enter")
    ann.page.get_by_role("button", name="Begin").focus()
    keys.press("Enter")
    ann.page.wait_for_url("**/t/*")

    def turn() -> bool:
        """Press the keys that the view allows."""
        ann.wait()
        may = ann.view["own"]["may"]
        if ann.page.locator(".theatre").count():
            keys.press("Escape")
        elif ann.button("To the pictures").count():
            keys.press("Enter")
        elif "pass-pen" in may:
            crossed = ann.page.locator("[data-place][aria-pressed='true']").count()
            if ann.page.locator("[data-place][tabindex='0']").count() and crossed < 3:
                press_on(ann.page.locator("[data-place][tabindex='0']"), "ArrowRight", "Space")
            elif crossed >= 3:
                keys.press("p")
        elif "show-card" in may and ann.page.locator("[data-place][aria-pressed]").count():
            press_on(ann.page.locator("[data-place][aria-pressed]").first, "Space", "s")
        elif (button := ann.page.get_by_role("button", name=ONWARDS)).count():
            press_on(button.first, "Enter")
        return ann.phase == "end"

    wait_until(turn, patience=120)
    assert ann.wrong == []
    ann.context.close()
