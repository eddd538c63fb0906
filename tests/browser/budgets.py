"""Devices that were never here, and scales for what comes to them over the line."""

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from tests.browser.looking import NO_NOTES

PHONE: Final[Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
DESK: Final[Any] = {"viewport": {"width": 1440, "height": 900}}


@dataclass
class Scales:
    """Weighs whatever comes over the line, heads and all, as it is sent."""

    line: CDPSession
    paths: dict[str, str] = field(default_factory=dict)
    heads: dict[str, int] = field(default_factory=dict)
    sent: dict[str, int] = field(default_factory=dict)
    bodies: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.line.on("Network.requestWillBeSent", self.note)
        self.line.on("Network.responseReceived", self.open)
        self.line.on("Network.loadingFinished", self.weigh)
        self.line.send("Network.enable")
        self.line.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def note(self, told: dict[str, Any]) -> None:
        self.paths[told["requestId"]] = told["request"]["url"]

    def open(self, told: dict[str, Any]) -> None:
        self.heads[told["requestId"]] = int(told["response"]["encodedDataLength"])

    def weigh(self, told: dict[str, Any]) -> None:
        path, size = self.paths[told["requestId"]], int(told["encodedDataLength"])
        self.sent[path], self.bodies[path] = size, size - self.heads[told["requestId"]]

    def of(self, *endings: str) -> int:
        """Everything whose address ends so."""
        return sum(size for path, size in self.sent.items() if path.endswith(endings))


def come(browser: Browser, url: str, token: str = "", **how: Any) -> tuple[BrowserContext, Page]:
    """A device that was never here, of somebody who may have been."""
    context = browser.new_context(base_url=url, locale="en-GB", **how)
    if token:
        context.add_cookies([{"name": "stella", "value": token, "url": url}])
    page = context.new_page()
    page.add_init_script(NO_NOTES)
    return context, page
