"""Appends to PostgreSQL that wait together go together, in one statement."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from .store import Entry, Head, StoreLost

APPEND: Final = """
WITH entries AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[], $5::bigint[], $6::bool[],
        $7::bytea[]) AS new (code, version, at, body, due, listed, summary)
), held AS (
    SELECT code, version FROM head WHERE code = ANY ($1::text[]) ORDER BY code FOR UPDATE
), kept AS (
    INSERT INTO entry SELECT code, entries.version, at, body
    FROM entries LEFT JOIN held USING (code)
    WHERE entries.version = 1 + coalesce(held.version, 0)
    ON CONFLICT DO NOTHING RETURNING code, version
), heads AS (
    INSERT INTO head SELECT code, version, at, due, listed, summary
    FROM entries JOIN kept USING (code, version)
    ON CONFLICT (code) DO UPDATE SET version = excluded.version, changed = excluded.changed,
        due = excluded.due, listed = excluded.listed, summary = excluded.summary
), sat AS (
    INSERT INTO sitting SELECT person, code
    FROM unnest($8::text[], $9::text[]) AS new (person, code) JOIN kept USING (code)
    ON CONFLICT DO NOTHING
), told AS (
    SELECT pg_notify('stella', string_agg(code || ' ' || version, ',')) FROM kept
    HAVING count(*) > 0
)
SELECT code, version, (SELECT count(*) FROM told) FROM kept
"""

Waiting = tuple[Entry, Head, "asyncio.Future[bool]"]


def one_of_each(waiting: Sequence[Waiting], most: int) -> list[Waiting]:
    """The first of each table: two of one table can't go in one statement."""
    first: dict[str, Waiting] = {}
    for each in waiting:
        if len(first) == most:
            break
        first.setdefault(each[0].code, each)
    return list(first.values())


async def insert(batch: Sequence[Waiting], db: Any) -> set[tuple[str, int]]:
    """Which of these entries are kept; one that an attempt before this kept counts too.

    Whoever appends holds the heads, in the order of codes: nobody waits for another that waits for
    them, and nothing is appended to a table that is being deleted.
    """
    entries = [entry for entry, _, _ in batch]
    heads = [head for _, head, _ in batch]
    sitting = [(person, e.code) for e, head, _ in batch for person in head.people]
    rows = await db.fetch(
        APPEND,
        *map(list, zip(*entries, strict=True)),
        [head.due for head in heads],
        [head.listed for head in heads],
        [head.summary for head in heads],
        [person for person, _ in sitting],
        [code for _, code in sitting],
    )
    kept = {(row["code"], row["version"]) for row in rows}
    if len(kept) < len(batch):
        lost = [entry for entry in entries if (entry.code, entry.version) not in kept]
        kept |= await _kept_before(db, lost)
    return kept


async def _kept_before(db: Any, lost: Sequence[Entry]) -> set[tuple[str, int]]:
    rows = await db.fetch(
        "SELECT code, version, at, body FROM entry JOIN unnest($1::text[], $2::int[]) "
        "AS lost (code, version) USING (code, version)",
        [entry.code for entry in lost],
        [entry.version for entry in lost],
    )
    there = {Entry(*row) for row in rows}
    return {(entry.code, entry.version) for entry in lost if entry in there}


def answer(batch: Sequence[Waiting], kept: set[tuple[str, int]] | StoreLost) -> None:
    """Tell all who wait what became of their entries."""
    for entry, _, future in batch:
        if future.done():
            continue
        if isinstance(kept, StoreLost):
            future.set_exception(kept)
        else:
            future.set_result((entry.code, entry.version) in kept)
