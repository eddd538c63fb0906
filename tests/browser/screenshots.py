"""`make screenshots`: the pictures of README and docs/play.md, of a real game on a real server."""

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from tests.browser.conftest import chromium
from tests.browser.evening import Evening
from tests.source_code import ROOT
from tests.web.serving import QUICK, serving

SCREENS: Final = ROOT / "docs" / "screens"
PHONE: Final[Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
DESKTOP: Final[Any] = {"viewport": {"width": 1440, "height": 900}}
DEVICES: Final = {"phone": PHONE, "desktop": DESKTOP}
LIGHT: Final = {"day": "light", "night": "dark"}
WANTED: Final = {
    "home": ["desktop-night", "phone-day"],
    "gathering": ["phone-night"],
    "round": ["desktop-night", "desktop-day", "phone-day", "phone-night"],
    "announce": ["desktop-night", "phone-night"],
    "scout": ["phone-night"],
    "spark": ["desktop-day"],
    "super-spark": ["desktop-night", "phone-night"],
    "fall": ["phone-day"],
    "scores": ["desktop-night", "phone-day"],
    "end": ["desktop-day", "phone-night"],
}
QUALITY: Final = 82
PATIENT: Final = replace(QUICK, hurry_seconds=90.0)


def main() -> None:
    """Play an evening, and keep what is wanted of it."""
    SCREENS.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving(PATIENT) as running:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        evening = Evening(running)
        devices = dict(laid_out(evening, browser))
        for screen in track(evening.screens(), "Screens", len(WANTED) + 7):
            for device in WANTED.get(screen, []):
                keep(devices[device], SCREENS / f"{screen}-{device}.jpg")
        browser.close()


def laid_out(evening: Evening, browser: Browser) -> Iterator[tuple[str, Page]]:
    """Phones and desktops by night and by day."""
    for kind, device in DEVICES.items():
        for light, scheme in LIGHT.items():
            page = evening.look(browser, locale="en-GB", color_scheme=scheme, **device)
            page.add_init_script('localStorage.setItem("stella", \'{"hints": false}\')')
            yield f"{kind}-{light}", page


def keep(page: Page, path: Path) -> None:
    """A page as it looks now."""
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(path, quality=QUALITY)


if __name__ == "__main__":
    main()
