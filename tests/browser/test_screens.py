"""Every screen in every language, from a phone to a wall: all is there, nothing is cut off."""

from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.long_evening import LongEvening
from tests.browser.looking import (
    DESK,
    LYING,
    PHONE,
    SMALL,
    TABLET,
    WALL,
    ZOOMED,
    look,
    resize,
    wrong,
)
from tests.web.serving import Running

LOCALES: Final = {"en": "en-GB", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "it": "it-IT"}
SIZES: Final = (PHONE, TABLET, DESK, WALL)
SENTENCES: Final = """() => {
    const root = document.querySelector("dialog[open]") ?? document.querySelector(".theatre");
    const lines = (root ?? document.body).innerText.split("\\n");
    const words = (line) => line.split(/\\s+/).filter((word) => /\\p{L}{2}/u.test(word));
    return lines.filter((line) => words(line).length > 2);
}"""
"""What a page says in three words or more."""
SCREENS: Final = 26


def untranslated(said: dict[str, list[str]]) -> list[str]:
    """What is said in another language as it is in English."""
    return [
        f"{tongue}: {line}"
        for tongue in said
        for line in said[tongue]
        if tongue != "en" and line in said["en"]
    ]


def test_every_screen_in_every_language_on_screens_of_all_sizes(
    browser: Browser, unhurried: Running
) -> None:
    evening = LongEvening(unhurried)
    pages = {tongue: look(evening, browser, locale=to) for tongue, to in LOCALES.items()}
    faults, seen = [], 0
    for screen in evening.screens():
        seen += 1
        for tongue, page in pages.items():
            assert page.locator("html").get_attribute("lang") == tongue
            faults += [f"{screen}, {tongue}, {what}" for what in wrong(page, *SIZES)]
        said = {tongue: page.evaluate(SENTENCES) for tongue, page in pages.items()}
        faults += [f"{screen}, {what}" for what in untranslated(said)]
    assert not faults, "\n".join(sorted(set(faults)))
    assert seen == SCREENS


def test_every_screen_from_right_to_left_zoomed_and_on_its_side(
    browser: Browser, unhurried: Running
) -> None:
    """No language of ours is written so yet, but the pages are ready; and 200 % on a desktop."""
    evening = LongEvening(unhurried)
    page = look(evening, browser, locale="de-DE")
    faults = []
    for screen in evening.screens():
        faults += [f"{screen}, {what}" for what in wrong(page, SMALL, LYING, ZOOMED)]
        faults += [f"{screen}, {what}" for what in out_of_reach(page)]
        page.evaluate("() => { document.documentElement.dir = 'rtl' }")
        faults += [f"{screen}, rtl, {what}" for what in wrong(page, PHONE, DESK)]
        page.evaluate("() => { document.documentElement.dir = 'ltr' }")
        resize(page, DESK)
    assert not faults, "\n".join(sorted(set(faults)))


def out_of_reach(page: Page) -> list[str]:
    """Controls that can't be brought onto the screen, or lie under something else there."""
    found: list[str] = page.evaluate(REACHED)
    return found


REACHED: Final = """() => {
    const root = document.querySelector("dialog[open]") ?? document.querySelector(".theatre");
    const all = [...(root ?? document).querySelectorAll("button, a[href], input, summary")];
    const missed = all.filter((control) => {
        if (control.closest("[inert]") || !control.checkVisibility()) return false;
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !hit || !(control.contains(hit) || hit.closest("label")?.contains(control));
    });
    scrollTo(0, 0);
    return missed.map((control) => `out of reach: ${control.outerHTML.slice(0, 90)}`);
}"""
