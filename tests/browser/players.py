"""People at browsers, who do what people do: look, click, press keys."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.web.serving import wait_until

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
ONWARDS = re.compile("^To (round|the end)")


@dataclass
class Player:
    """One browser of one person; `heard` is every frame that reached it."""

    name: str
    context: BrowserContext
    page: Page
    heard: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def listen(self) -> None:
        """Hear every frame, and whatever the browser finds wrong."""

        def hear(frame: Any) -> None:
            self.heard.append(str(frame))

        def read(said: ConsoleMessage) -> None:
            if said.type == "error":
                self.wrong.append(said.text)

        self.page.on("websocket", lambda socket: socket.on("framereceived", hear))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", read)

    @property
    def view(self) -> dict[str, Any]:
        """The newest view that came over the line."""
        frame = next(frame for frame in reversed(self.heard) if frame.startswith('{"is":"view"'))
        view: dict[str, Any] = json.loads(frame)
        return view

    @property
    def phase(self) -> str:
        """Where the table stands."""
        return str(self.view["room"]["phase"])

    def button(self, name: str) -> Any:
        """A button by its name."""
        return self.page.get_by_role("button", name=name)

    def open_table(self) -> str:
        """From the first page to a seat at a new table; its code."""
        self.page.goto("/")
        self.page.get_by_role("button", name="Open a table").click()
        self.page.wait_for_url("**/t/*")
        self.sit_down()
        return self.page.url.rpartition("/")[2]

    def join(self, code: str) -> None:
        """By the code, typed on the first page."""
        self.page.goto("/")
        self.page.get_by_label("Join by code").fill(code)
        self.page.keyboard.press("Enter")
        self.page.wait_for_url(f"**/t/{code}")
        self.page.get_by_role("main").get_by_role("button", name="Take a seat").click()
        self.sit_down()

    def sit_down(self) -> None:
        """Say a name and sit."""
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        wait_until(lambda: self.wait() and self.view["own"]["seat"] is not None)

    def wait(self) -> bool:
        """Let the browser's events come in."""
        self.page.wait_for_timeout(20)
        return bool(self.heard)

    def cross_and_pass(self, places: list[int]) -> None:
        """Cross these pictures and pass the pen."""
        for place in places:
            self.page.locator(f"[data-place='{place}']").click()
        expect(self.page.locator("[data-place][aria-pressed='true']")).to_have_count(len(places))
        self.button("Pass the pen").click()

    def act(self) -> None:
        """Whatever may be done now: skip a show, show a picture, go on."""
        self.wait()
        may = self.view["own"]["may"]
        if self.page.locator(".theatre").count():
            self.page.keyboard.press("Escape")
        elif (button := self.button("To the pictures")).count():
            button.click()
        elif "show-card" in may and self.page.locator("[data-place]").count():
            self.page.locator(f"[data-place='{self.view['own']['may_show'][0]}']").click()
            if (button := self.button("Show this picture")).is_enabled():
                button.click()
        elif (button := self.page.get_by_role("button", name=ONWARDS)).count():
            button.first.click()


def come(browser: Browser, name: str, url: str, **options: Any) -> Player:
    """A new browser at our door; it doesn't wait for shows unless it is told to."""
    settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **options}
    context = browser.new_context(base_url=url, **settings)
    page = context.new_page()
    player = Player(name, context, page)
    player.listen()
    return player
