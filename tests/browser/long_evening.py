"""The evening with all that lies beside its screens: dialogs, sheets, a stranger's eyes."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from tests.browser.evening import Evening

TOOLS: Final = "button.tool[aria-haspopup=dialog]"


class LongEvening(Evening):
    """Everything that can be seen, on all devices at once."""

    def screens(self) -> Iterator[str]:
        beside: dict[str, Callable[[], Iterator[str]]] = {
            "home": self.play_now,
            "gathering": self.before_the_start,
            "round": self.during_the_round,
            "scores": self.slates,
        }
        for name in super().screens():
            yield name
            if name in beside:
                yield from beside[name]()

    def play_now(self) -> Iterator[str]:
        """What is asked before a game with computer players."""
        yield from self.dialog("play-now", "li > button:has(b.title) >> nth=0")

    def before_the_start(self) -> Iterator[str]:
        """All options of a table, people's own words, and what is asked of a computer player."""
        for page in self.pages:
            page.locator("details summary").last.click()
        yield "options"
        options = self.noor.room["options"]
        self.do(self.noor, "change-options", options={**options, "own_words": True})
        yield from self.dialog("own-words", ".side > button.link")
        self.do(self.noor, "change-options", options=options)
        yield from self.dialog("ask-computer", "button.free >> nth=0")

    def during_the_round(self) -> Iterator[str]:
        """The sheets behind the two buttons, then the same table as a stranger sees it."""
        yield from self.dialog("talk", f"{TOOLS} >> nth=0")
        yield from self.dialog("menu", f"{TOOLS} >> nth=1")
        for page in self.pages:
            page.context.clear_cookies(name="stella")
        self.go(f"/t/{self.code}")
        yield "onlooker"
        yield from self.dialog("onlooker-sheet", f"{TOOLS} >> nth=0")
        for page in self.pages:
            self.be_noor(page)
        self.go(f"/t/{self.code}")

    def slates(self) -> Iterator[str]:
        """A slate, laid on the pictures."""
        yield from self.dialog("slate", "li > button:has(.who) >> nth=1")

    def be_noor(self, page: Page) -> None:
        """This device is Noor's."""
        page.context.clear_cookies(name="stella")
        page.context.add_cookies(
            [{"name": "stella", "value": self.noor.token, "url": self.running.url}]
        )

    def dialog(self, name: str, button: str) -> Iterator[str]:
        """Something that opens at a press, and closes at Escape."""
        for page in self.pages:
            page.locator(button).click()
            page.wait_for_selector("dialog[open]")
        self.settle()
        yield name
        self.press("Escape")
        for page in self.pages:
            page.wait_for_selector("dialog[open]", state="detached")
