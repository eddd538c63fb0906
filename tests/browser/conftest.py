"""A real server, a real Chromium, and the built client between them."""

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, sync_playwright

from stella.web.shelf import CLIENT
from tests.web.serving import QUICK, Running, serving

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Where the browser is; `scripts/have-chromium` has seen to it that there is one."""
    names = (os.environ.get("STELLA_CHROMIUM", ""), *CHROMIUM)
    found = next((path for path in map(shutil.which, names) if path), None)
    assert found, "no Chromium: scripts/have-chromium installs one"
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (CLIENT / "index.html").exists(), "the client is not built: make client"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def running() -> Iterator[Running]:
    with serving() as served:
        yield served


@pytest.fixture
def unhurried() -> Iterator[Running]:
    """Nobody is reminded of anything while pages are looked at."""
    with serving(replace(QUICK, hurry_seconds=90.0)) as served:
        yield served
