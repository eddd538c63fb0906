"""What every store promises: an append-only log of entries, and a few things beside it."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

GONE: Final = 0
"""The version of a table that was deleted."""


class News(Protocol):
    """Who wants to know what other nodes wrote."""

    def told(self, code: str, version: int) -> None:
        """This table has an entry of this version, or is `GONE`."""

    def missed(self) -> None:
        """The line was cut for a while: anything may have happened."""


class Entry(NamedTuple):
    """What one ask brought about. No two entries of a table have the same version."""

    code: str
    version: int
    at: int
    body: bytes


class Head(NamedTuple):
    """What can be known of a table without reading its log; always of its newest entry."""

    due: int | None
    """When something happens by itself, in milliseconds."""
    listed: bool
    summary: bytes
    people: tuple[str, ...] = ()
    """Whose table it is."""


class Found(NamedTuple):
    """A table in a list."""

    code: str
    changed: int
    summary: bytes


class StoreLost(Exception):
    """The store can't be reached; what was asked may or may not be done."""


class NewerStore(Exception):
    """The store was written by a newer Stella than this."""


class Store(Protocol):
    """One contract for SQLite and PostgreSQL; `tests/log/test_contract.py` holds them to it."""

    is_shared: bool
    """Whether other nodes may write to it."""

    async def start(self, news: News) -> None:
        """Open, make or upgrade; from now on other nodes' entries are told as news."""

    async def stop(self) -> None:
        """Finish what was begun, and close."""

    async def ping(self) -> None:
        """Answer, or raise `StoreLost`."""

    # the log
    async def append(self, entry: Entry, head: Head) -> bool:
        """Keep a table's next entry for good; True too where this very entry was kept before.

        False where another with its version was faster, or the table is deleted.
        """

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """The entries of a table, in their order."""

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these tables."""

    async def take_due(self, before: int, until: int, most: int) -> list[str]:
        """Tables on which something was due before; nobody else is given them until then."""

    # lists of tables
    async def listed(self, most: int) -> list[Found]:
        """Tables listed for anybody, the latest first."""

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """This person's tables, the latest first."""

    async def summary(self, code: str) -> Found | None:
        """One table's summary."""

    async def count(self) -> int:
        """How many tables there are."""

    async def forget_table(self, code: str) -> None:
        """Delete a table with all that belongs to it."""

    async def forget_tables(self, unchanged_since: int) -> list[str]:
        """Delete tables where nothing happened for long; which they were."""

    # drafts: a seat's crosses in the making
    async def keep_draft(self, code: str, seat: int, draft: bytes) -> None:
        """Keep a draft instead of the one before, unless the table is deleted."""

    async def drafts(self, code: str) -> dict[int, bytes]:
        """All drafts of a table."""

    # people: hashes of tokens, never tokens
    async def person_of(self, token: bytes) -> str | None:
        """Who has the token with this hash."""

    async def keep_token(self, token: bytes, person: str, at: int) -> None:
        """From now on this is a token of theirs."""

    async def keep_link(self, link: bytes, person: str, until: int) -> None:
        """Keep a one-time link to this person."""

    async def use_link(self, link: bytes, now: int) -> str | None:
        """Whose link this is, if it is still good; it is good no more."""

    async def forget_person(self, person: str) -> None:
        """Nobody is this person any more."""

    # who is here
    async def beat(self, node: str, now: int) -> None:
        """This node is alive."""

    async def arrive(self, node: str, code: str, person: str) -> None:
        """Somebody is at a table, on a line to this node."""

    async def depart(self, node: str, code: str, person: str) -> None:
        """They have no line to this node any more."""

    async def here(self, codes: Sequence[str]) -> set[tuple[str, str]]:
        """Who has a line to any node, of these tables: table and person."""

    async def bury(self, silent_since: int) -> None:
        """Nodes that have not been heard of since hold no lines any more."""
