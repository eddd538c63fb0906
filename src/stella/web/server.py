"""`stella serve`: one node."""

import gc
import logging
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import uvicorn

from ..decks.built_in import PICTURES, WORDS
from ..decks.pictures import load_pictures
from ..decks.words import load_words
from ..host.box import Box
from ..host.house import House
from ..host.keeper import Keeper
from ..host.patience import Patience
from ..log.postgres import PostgresStore
from ..log.sqlite import SqliteStore
from ..log.store import Store
from ..settings import BadSetting, Settings
from . import logs
from .app import make_app
from .wire import Config, HttpWire, SocketWire

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]

NEW_BEFORE_TIDYING: Final = 20_000
"""A whole tidying of a thousand tables takes half a second, in which nobody is served."""
log = logging.getLogger("stella")


class Server(uvicorn.Server):
    """A server that says when it listens."""

    when_ready: Callable[[], Awaitable[None]] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Open the doors."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and self.when_ready is not None:
            await self.when_ready()


def make_store(settings: Settings) -> Store:
    """The store that was set."""
    return (PostgresStore if settings.is_shared else SqliteStore)(settings.database)


def make_house(settings: Settings) -> House:
    """The house with the game's own box."""
    patience = Patience(
        away=settings.away_seconds,
        stand_in=settings.stand_in_seconds,
        hurry=settings.hurry_seconds,
        host=settings.host_seconds,
        looking=settings.looking_seconds,
        thinking=settings.thinking,
    )
    box = Box(load_pictures(PICTURES), load_words(WORDS))
    return House(Keeper(make_store(settings), box, patience), settings.keep_days)


def make_server(settings: Settings, house: House | None = None) -> Server:
    """A server that isn't running yet."""
    config = Config(
        make_app(house or make_house(settings), settings),
        host=settings.host,
        port=settings.port,
        http=HttpWire,
        ws=SocketWire,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=settings.compression,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    config.settings = settings
    return Server(config)


def open_many_files() -> None:
    """Every line is a file to the system, which is stingy unless it is asked."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def hold_file(settings: Settings, stack: ExitStack) -> None:
    """Nobody else serves from the same file meanwhile: two servers would not hear of each other.

    The system lets go of it, however the server ends.
    """
    if settings.is_shared or settings.database == ":memory:" or fcntl is None:
        return
    path = Path(settings.database).absolute()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mark = stack.enter_context(path.with_name(f"{path.name}-served").open("w"))
        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held, other = isinstance(error, BlockingIOError), "another server serves from it"
        raise BadSetting(f"{settings.database}: {other if held else error.strerror}") from None


def serve(settings: Settings, *, browse: bool = False) -> int:
    """Serve until somebody says stop."""
    with ExitStack() as stack:
        hold_file(settings, stack)
        return _serve(settings, browse=browse)


def _serve(settings: Settings, *, browse: bool) -> int:
    logs.set_up(plain=settings.log == "plain")
    open_many_files()
    house = make_house(settings)
    server = make_server(settings, house)
    gc.freeze()
    gc.set_threshold(NEW_BEFORE_TIDYING, 20, 20)
    address = f"http://{settings.host}:{settings.port}"

    async def ready() -> None:
        log.info("listening", extra={"address": address})
        if browse:
            webbrowser.open(address)

    server.when_ready = ready
    with suppress(SystemExit):  # it says less than we do
        server.run()
    if house.failure is not None:
        raise BadSetting(f"{settings.database.rpartition('@')[2]}: {house.failure}")
    return 0 if server.started else 3
