"""Every screen by night and by day, on a phone and on a desk: axe finds nothing to mend."""

from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.browser.long_evening import LongEvening
from tests.browser.looking import DESK, PHONE, look, resize
from tests.source_code import ROOT
from tests.web.serving import Running

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: Final = ("dark", "light")
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = """async (rules) => {
    const { violations } = await window.axe.run({ runOnly: { type: "tag", values: rules } });
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, any, all, none }) =>
            `${id}: ${help}: ${html.slice(0, 90)} ${[...any, ...all, ...none][0]?.message ?? ""}`));
}"""


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds; the page's clock may stand, so axe gets the browser's own."""
    page.evaluate(f"(() => {{ const {{ setTimeout }} = __pwClock.builtins; {axe} }})()")
    found: list[str] = page.evaluate(RUN, RULES)
    return found


def test_axe_finds_nothing_on_any_screen(browser: Browser, unhurried: Running) -> None:
    axe = AXE.read_text()
    evening = LongEvening(unhurried)
    lights: dict[str, Any] = {
        light: look(evening, browser, locale="en-GB", color_scheme=light) for light in LIGHTS
    }
    faults = []
    for screen in evening.screens():
        for light, page in lights.items():
            for size in (PHONE, DESK):
                resize(page, size)
                faults += [f"{screen}, {light}, {size[0]}: {it}" for it in violations(page, axe)]
    assert not faults, "\n".join(sorted(set(faults)))
