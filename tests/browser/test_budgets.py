"""What a page weighs on the line, from a cold cache, as it is sent."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.budgets import PHONE, Scales, come
from tests.browser.evening import LOADED
from tests.web.serving import Running, started_three

pytestmark = pytest.mark.alone
KB: Final = 1000
CODE_OF_A_TABLE: Final = 100 * KB
ROUND_THERE: Final = 300 * KB
ROUND_SHARP: Final = 600 * KB
HOME: Final = 250 * KB
PICTURES: Final = 15
POINTS: Final = """() => [...document.querySelectorAll("[data-place] img")].map(
    (image) => image.currentSrc.match(/-(\\d+)\\.avif/)[1] / image.getBoundingClientRect().width)"""
"""How many points a picture has for each CSS pixel."""
SHARP: Final = 2.3
"""What a card shows of a picture: more points can't be seen."""


def test_a_round_is_light_on_a_phone(browser: Browser, unhurried: Running) -> None:
    ann, *_ = started_three(unhurried)
    context, page = come(browser, unhurried.url, ann.token, **PHONE)
    scales = Scales(context.new_cdp_session(page))
    page.goto(f"/t/{ann.room['code']}")
    page.wait_for_selector("[data-place]")
    page.wait_for_function(LOADED)
    there = scales.of("")
    points = page.evaluate(POINTS)
    page.wait_for_load_state("networkidle")
    told = {name: scales.of(name) for name in (".js", ".css", ".woff2", ".avif", "")}
    code = sum(size for path, size in scales.bodies.items() if path.endswith((".js", ".css")))
    print("round:", there, told, "code", code)
    assert len(points) == PICTURES
    assert min(points) >= SHARP
    assert there <= ROUND_THERE
    assert told[""] <= ROUND_SHARP
    assert code <= CODE_OF_A_TABLE
    context.close()


def test_the_first_page_is_light(browser: Browser, running: Running) -> None:
    context, page = come(browser, running.url, **PHONE)
    scales = Scales(context.new_cdp_session(page))
    page.goto("/")
    page.wait_for_function(LOADED)
    page.wait_for_load_state("networkidle")
    print("home:", {name: scales.of(name) for name in (".js", ".css", ".woff2", ".avif", "")})
    assert scales.of(".js") > 0
    assert scales.of("") <= HOME
    context.close()
