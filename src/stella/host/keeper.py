"""What every live table needs of the house: its store, its box, its clock, its chance."""

import asyncio
import logging
import random
import secrets
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..log.store import Store
from ..minds.sight import See
from ..nearness.eyes import OwnWords, eyes
from ..nearness.table import built_in_nearness
from ..rules.blank_cards import BLANK_CARD
from .box import Box
from .company import Company
from .decide import Outside
from .patience import Patience

GAMES_SEEN: Final = 256
log = logging.getLogger("stella")
USUAL_PATIENCE: Final = Patience()


STARTED: Final = time.time_ns() - time.monotonic_ns()


def clock() -> int:
    """Milliseconds since 1970, which never go back: whoever sets the clock stops no table."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


@dataclass
class Keeper:
    """One for all tables of a node."""

    store: Store
    box: Box
    patience: Patience = USUAL_PATIENCE
    now: Callable[[], int] = clock
    node: str = field(default_factory=lambda: secrets.token_hex(6))
    chance: random.Random = field(default_factory=random.SystemRandom)
    soon: asyncio.Event = field(default_factory=asyncio.Event)
    """Something is due at once."""
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set)
    _own_words: "OrderedDict[tuple[str, int], OwnWords]" = field(default_factory=OrderedDict)

    def outside(self) -> Outside:
        """What a decision needs from outside the table."""
        return Outside(self.now(), self.chance, self.box, self.patience)

    def later(self, what: Coroutine[Any, Any, None]) -> None:
        """Do this when there is time; it is given up when the house closes."""
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (bug := task.exception()) is not None:
            report(bug)

    async def give_up(self) -> None:
        """Nothing is done later any more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def see(self, company: Company) -> See:
        """The eyes for this game's words; people's own are encoded off the loop, once a game."""
        words = own_words_of(company)
        if not words:
            return eyes(built_in_nearness())
        game = (company.code, company.game_number)
        if game not in self._own_words:
            language = company.options.language
            self._own_words[game] = await asyncio.to_thread(encoded_words, words, language)
            if len(self._own_words) > GAMES_SEEN:
                self._own_words.popitem(last=False)
        return eyes(built_in_nearness(), self._own_words[game])


def report(bug: BaseException) -> None:
    """Log a bug: its text may hold what is secret, so kind and place must do."""
    last = traceback.extract_tb(bug.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    log.error("bug", extra={"kind": type(bug).__name__, "place": place})


def own_words_of(company: Company) -> list[str]:
    """The words of this game that people wrote themselves."""
    cards = [card for card in company.game.word_cards if card.card.startswith(BLANK_CARD)]
    return [word for card in cards for word in (card.upright, card.upside_down)]


def encoded_words(words: list[str], language: str) -> OwnWords:
    """How the pictures look with these words, if the encoder is installed; else nobody knows."""
    try:
        from ..nearness.encoder import sights_of_own_words
    except ImportError:
        return {}
    return sights_of_own_words(words, language)
