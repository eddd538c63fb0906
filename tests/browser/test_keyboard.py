"""The whole game by keyboard alone, as somebody plays it who can't see or can't use a mouse."""

from playwright.sync_api import Browser

from tests.browser.players import ONWARDS, come
from tests.web.serving import Running, wait_until


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
                ann.page.locator("[data-place][tabindex='0']").focus()
                keys.press("ArrowRight")
                keys.press("Space")
            elif crossed >= 3:
                keys.press("p")
        elif "show-card" in may and ann.page.locator("[data-place][aria-pressed]").count():
            ann.page.locator("[data-place][aria-pressed]").first.focus()
            keys.press("Space")
            keys.press("s")
        elif (button := ann.page.get_by_role("button", name=ONWARDS)).count():
            button.first.focus()
            keys.press("Enter")
        return ann.phase == "end"

    wait_until(turn, patience=120)
    assert ann.wrong == []
    ann.context.close()
