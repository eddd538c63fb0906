"""The shows of the reveal on a processor four times slower: their work fits into the frames of a
screen that shows sixty a second."""

import json
import math
import statistics
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.budgets import DESK, PHONE, come
from tests.browser.evening import LOADED, SLATES, Evening, dearest, last_shown
from tests.web.serving import Running, started_three

pytestmark = pytest.mark.alone
SLOWER: Final = 4
LONG: Final = 50.0
FRAME: Final = 1000 / 60
FIT: Final = 0.97
"""Where a show begins and where it is told something is made: three of a hundred may be lost."""
CATEGORIES: Final = ["toplevel", "blink.user_timing"]
MARKS: Final = ("begins", "is told")
OUTCOMES: Final = {"spark", "super-spark", "fall"}


class Work(NamedTuple):
    """What the page's own thread had to do in a stretch of time, in milliseconds of that thread:
    what else this machine does meanwhile doesn't count, the slowness of the processor does."""

    tasks: list[float]
    frames: list[float]
    """What each frame had to do: script, style, layout, painting and the handing over of it all
    to the compositor, whatever began while it was due."""

    @property
    def lost(self) -> list[float]:
        """The frames that came too late for the screen."""
        return [work for work in self.frames if work > FRAME]


def passed(evening: Evening, page: Page) -> None:
    """All at the table, and all pens passed while the page looks on."""
    for guest in evening.others:
        guest.come(evening.code)
    for guest in evening.guests:
        evening.sit_down(guest)
    evening.do(evening.noor, "start")
    page.goto(f"/t/{evening.code}")
    page.wait_for_selector("[data-place]")
    page.wait_for_function(LOADED)
    for guest in evening.guests:
        evening.do(guest, "pass-pen", crosses=SLATES[guest.name])
    page.locator(".said:not(.waiting) .cartouche").click()
    page.wait_for_selector(".all [data-place]")


def reveal(evening: Evening, page: Page) -> Iterator[str]:
    """Show after show, each from its mark to the next; the outcome of each."""
    while evening.noor.room["phase"] == "reveal":
        scout = evening.guests[evening.noor.room["scout"]]
        page.evaluate("performance.mark('begins')")
        evening.do(scout, "show-card", place=dearest(scout))
        page.wait_for_selector(".theatre.hold")
        page.evaluate("performance.mark('is told')")
        page.keyboard.press("Escape")
        page.wait_for_selector(".theatre", state="detached")
        yield last_shown(evening.noor)["outcome"]


def works(trace: bytes) -> Iterator[Work]:
    """What was done between each two marks."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    marks = [each for each in events if each["name"] in MARKS]
    thread = (marks[0]["pid"], marks[0]["tid"])
    tasks = [
        each
        for each in events
        if (each["pid"], each["tid"]) == thread
        and each["name"] == "ThreadControllerImpl::RunTask"
        and "tdur" in each
    ]
    for begins, told in zip(marks[::2], marks[1::2], strict=True):
        inside = [each for each in tasks if begins["ts"] <= each["ts"] < told["ts"]]
        frames = [0.0] * math.ceil((told["ts"] - begins["ts"]) / 1000 / FRAME)
        for each in inside:
            frames[int((each["ts"] - begins["ts"]) / 1000 / FRAME)] += each["tdur"] / 1000
        yield Work([each["tdur"] / 1000 for each in inside], frames)


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_shows_run_smoothly_on_a_slow_processor(
    browser: Browser, unhurried: Running, device: Any
) -> None:
    evening = Evening(unhurried)
    context, page = come(browser, unhurried.url, evening.noor.token, **device)
    passed(evening, page)
    slow = {"rate": SLOWER}
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", slow)
    browser.start_tracing(page=page, categories=CATEGORIES)
    outcomes = list(reveal(evening, page))
    found = list(works(browser.stop_tracing()))
    assert set(outcomes) == OUTCOMES
    for outcome, work in zip(outcomes, found, strict=True):
        lost = ", ".join(f"{frame:.0f}" for frame in work.lost)
        print(f"{outcome}: {len(work.frames)} frames, lost {lost or 'none'} ms,", end=" ")
        print(f"half need {statistics.median(filter(None, work.frames)):.1f}")
    for work in found:
        assert max(work.frames) <= LONG, work.lost
    frames = [frame for work in found for frame in work.frames]
    assert sum(frame <= FRAME for frame in frames) >= FIT * len(frames)
    context.close()


SHIFTS: Final = """globalThis.shifted = 0; new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
}).observe({ type: "layout-shift", buffered: true })"""
STEADY: Final = 0.1
BLOCKED: Final = 200.0


@pytest.mark.parametrize("path", ["/", "/t/"], ids=["home", "table"])
def test_a_page_comes_without_holding_up_a_slow_phone(
    browser: Browser, unhurried: Running, path: str
) -> None:
    """Lighthouse's blocking time: what tasks last beyond 50 ms, by the thread's own clock."""
    ann, *_ = started_three(unhurried)
    context, page = come(browser, unhurried.url, ann.token, **PHONE)
    page.add_init_script(SHIFTS)
    slow = {"rate": SLOWER}
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", slow)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(path if path == "/" else f"/t/{ann.room['code']}", wait_until="commit")
    page.evaluate("performance.mark('begins')")
    page.wait_for_selector("main img")
    page.wait_for_function(LOADED)
    page.wait_for_load_state("networkidle")
    page.evaluate("performance.mark('is told')")
    (work,) = works(browser.stop_tracing())
    blocked = sum(max(0.0, task - LONG) for task in work.tasks)
    shifted = page.evaluate("globalThis.shifted")
    print(f"{path}: blocked {blocked:.0f} ms, {max(work.tasks):.0f} at most, shifted {shifted:.3f}")
    assert blocked <= BLOCKED, work.tasks
    assert shifted <= STEADY
    context.close()
