"""How a page is looked at: what of it is wrong, and on which screens."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.evening import Evening

NO_NOTES: Final = 'localStorage.setItem("stella", JSON.stringify({hints: false}))'
FRAME: Final = """() => new Promise((drawn) => {
    new ResizeObserver(drawn).observe(document.documentElement);
})"""
"""A frame that is really drawn, also while the clock of the page stands."""
LOOKED: Final = Path(__file__).with_name("looked.js").read_text()
"""What is wrong with a page: see the file."""
PHONE: Final = (360, 740)
SMALL: Final = (360, 640)
LYING: Final = (740, 360)
TABLET: Final = (768, 1024)
DESK: Final = (1280, 800)
WALL: Final = (2560, 1440)
ZOOMED: Final = (640, 400)
"""A desktop at 200 %."""


def look(evening: Evening, browser: Browser, **how: Any) -> Page:
    """A device on which nothing moves and no notes are shown."""
    page = evening.look(browser, **{"reduced_motion": "reduce", **how})
    page.add_init_script(NO_NOTES)
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another screen; until it is drawn, and what hangs on its size as well."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAME)
    page.evaluate(FRAME)


def wrong(page: Page, *sizes: tuple[int, int]) -> Iterator[str]:
    """What is wrong with a page on screens of these sizes."""
    for size in sizes:
        resize(page, size)
        yield from (f"{size[0]} x {size[1]}: {what}" for what in page.evaluate(LOOKED))
