"""An evening at a table as one person sees it, on as many devices as one likes: every screen."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.web.serving import Guest, Running

NAMES = {"noor": "Noor", "ilse": "Ilse", "tomas": "Tomás", "ravi": "Ravi"}
COLOURS = {"noor": "blue", "ilse": "orange", "tomas": "pink", "ravi": "purple"}
SLATES = {"noor": [1, 2, 4], "ilse": [1, 2, 5], "tomas": [1, 3, 4], "ravi": [1, 3, 4, 6]}
"""One picture is everybody's, one three people's, two are two people's, two are somebody's own."""
PLEASANT = [f"c{number:02}" for number in (12, 4, 1, 42, 46, 19, 33, 2, 48, 56, 5, 14, 65, 11, 82)]
"""Pictures that show what the deck is like."""
LOADED = """() => document.fonts.status === "loaded"
    && [...document.images].every((image) => image.complete && image.naturalWidth > 0)"""


STILL = "() => document.getAnimations().every((each) => each.playState !== 'running')"


@dataclass
class Evening:
    """Four at a table; the first one looks at it on all these pages."""

    running: Running
    pages: list[Page] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.running.house.keeper.chance = Dealer(3)
        self.guests = [self.running.guest(name) for name in SLATES]
        self.noor, *self.others = self.guests
        self.code = self.noor.open_table()

    def look(self, browser: Browser, **how: Any) -> Page:
        """One more device of Noor's."""
        context = browser.new_context(base_url=self.running.url, **how)
        context.add_cookies([{"name": "stella", "value": self.noor.token, "url": self.running.url}])
        context.clock.install()
        page = context.new_page()
        self.pages.append(page)
        return page

    def do(self, guest: Guest, ask: str, **what: Any) -> None:
        """Somebody does something, and everybody at the table sees what came of it."""
        assert guest.ask(ask, **what) == "accepted"
        before = guest.view["version"]  # what is accepted is shown afterwards
        newest = guest.until(lambda view: view["version"] > before)["version"]
        for each in self.guests:
            if each.line is not None:
                each.until(lambda view: view["version"] >= newest)

    def go(self, path: str) -> None:
        """All devices go to this page."""
        for page in self.pages:
            page.goto(path)
        self.settle()

    def settle(self) -> None:
        """Until everything that is to be seen is there."""
        for page in self.pages:
            page.wait_for_selector("main", state="attached")
            page.wait_for_function(LOADED)

    def press(self, key: str) -> None:
        """The same key on all devices."""
        for page in self.pages:
            page.keyboard.press(key)

    def screens(self) -> Iterator[str]:
        """One screen after another, by its name; it stands still until the next is asked for."""
        for name, path in PAGES.items():
            self.go(path)
            yield name
        yield from self.gather()
        yield from self.first_round()
        yield from self.play_on()

    def gather(self) -> Iterator[str]:
        """The table before the start."""
        self.sit_down(self.noor)
        self.others[0].come(self.code)
        self.sit_down(self.others[0])
        self.go(f"/t/{self.code}")
        yield "gathering"
        for guest in self.others[1:]:
            guest.come(self.code)
            self.sit_down(guest)

    def sit_down(self, guest: Guest) -> None:
        """Say a name and sit."""
        name, colour = NAMES[guest.name], COLOURS[guest.name]
        self.do(guest, "sit-down", name=name, colour=colour)

    def first_round(self) -> Iterator[str]:
        """From the first cross to the scores."""
        self.do(self.noor, "start")
        assert self.noor.ask("draft", crosses=SLATES["noor"]) == "accepted"
        self.go(f"/t/{self.code}")
        yield "round"
        for page in self.pages:
            page.locator("[data-place='2']").focus()
        self.press("Enter")
        self.settle()
        yield "opened"
        self.press("Escape")
        for guest in self.guests[:-1]:
            self.do(guest, "pass-pen", crosses=SLATES[guest.name])
        for page in self.pages:
            page.wait_for_selector(".passed")
        yield "passed"
        self.do(self.guests[-1], "pass-pen", crosses=SLATES["ravi"])
        for page in self.pages:
            page.wait_for_selector(".said:not(.waiting)")
            page.wait_for_function(STILL)
        yield "announce"
        for page in self.pages:
            page.locator(".said .cartouche").click()
        yield from self.reveal()
        for page in self.pages:
            page.wait_for_selector(".page .alike")
        self.settle()
        yield "scores"

    def reveal(self) -> Iterator[str]:
        """Every kind of outcome once, and Noor's own choice."""
        yielded = set()
        while self.noor.room["phase"] == "reveal":
            scout = self.guests[self.noor.room["scout"]]
            if scout is self.noor and "scout" not in yielded:
                yielded.add("scout")
                for page in self.pages:
                    page.wait_for_selector("[data-place][aria-pressed]")
                yield "scout"
            self.do(scout, "show-card", place=dearest(scout))
            for page in self.pages:
                page.wait_for_selector(".theatre.hold")
                stand_still(page)
            outcome = last_shown(self.noor)["outcome"]
            if outcome not in yielded:
                yielded.add(outcome)
                self.settle()
                yield outcome
            for page in self.pages:
                page.clock.resume()
                page.keyboard.press("Escape")
                page.wait_for_selector(".theatre", state="detached")

    def play_on(self) -> Iterator[str]:
        """The other rounds, the end, and what remains of the game."""
        for number in range(2, 5):
            for guest in self.guests:
                self.do(guest, "go-on")
            for guest in self.guests:
                self.do(guest, "pass-pen", crosses=[1, 2, 2 + number])
            while self.noor.room["phase"] == "reveal":
                scout = self.guests[self.noor.room["scout"]]
                self.do(scout, "show-card", place=scout.own["may_show"][0])
        self.go(f"/t/{self.code}")
        for page in self.pages:
            page.wait_for_selector(".winner")
        yield "end"
        self.go(f"/t/{self.code}/games/1")
        yield "replay"


class Dealer(random.Random):
    """Lays out the same pictures first; all else is chance."""

    def sample(self, population: Any, k: int, **more: Any) -> list[Any]:
        """As chance has it, but for the pictures that come first."""
        chosen = super().sample(population, k, **more)
        first = [card for card in PLEASANT if card in chosen]
        return [*first, *(each for each in chosen if each not in first)]


PAGES = {
    "home": "/",
    "how": "/how",
    "settings": "/settings",
    "come": "/come#nothing",
    "nowhere": "/nowhere",
}


def dearest(scout: Guest) -> int:
    """The picture that most people crossed, of those that may be shown."""
    crossed = [place for slate in SLATES.values() for place in slate]
    places: list[int] = scout.own["may_show"]
    return max(places, key=crossed.count)


def stand_still(page: Page) -> None:
    """Time stops a moment from now; a busy machine may let that moment pass."""
    for soon in (0.05, 0.1, 0.2, 0.4):
        with suppress(Error):
            page.clock.pause_at(page.evaluate(f"Date.now() / 1000 + {soon}"))
            return
    raise AssertionError("time doesn't stop")


def last_shown(guest: Guest) -> dict[str, Any]:
    """What was shown last."""
    shown = [each for each in guest.room["moments"] if each["moment"] == "card-shown"]
    last: dict[str, Any] = shown[-1]
    return last
