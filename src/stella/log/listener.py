"""News from other nodes, by PostgreSQL's LISTEN; a line that was cut is noticed and mended."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg

from .lost import ANYTHING
from .store import News

CHANNEL: Final = "stella"
BEAT: Final = 5.0
AGAIN_AFTER: Final = 0.2


async def listen(url: str, news: News, listening: asyncio.Event) -> None:
    """For ever; `listening` is set as soon as nothing is missed any more."""
    while True:
        with suppress(*ANYTHING):
            db = await asyncpg.connect(url, timeout=10)
            try:
                await _hear(db, news, listening)
            finally:
                db.terminate()
        await asyncio.sleep(AGAIN_AFTER)


async def _hear(db: Any, news: News, listening: asyncio.Event) -> None:
    """Until the line is cut."""
    cut = asyncio.Event()
    db.add_termination_listener(lambda _: cut.set())
    await db.add_listener(CHANNEL, lambda *told: _tell(news, told[-1]))
    if listening.is_set():
        news.missed()
    listening.set()
    while not cut.is_set():
        await asyncio.wait_for(db.execute("SELECT 1"), BEAT)
        with suppress(TimeoutError):
            await asyncio.wait_for(cut.wait(), BEAT)


def _tell(news: News, payload: str) -> None:
    for told in payload.split(","):
        code, _, version = told.partition(" ")
        news.told(code, int(version))
