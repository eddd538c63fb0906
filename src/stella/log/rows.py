"""What both databases are asked in the same words."""

from typing import Any

from .store import Entry, Found


class Rows:
    """The part of `Store` for which rows of a statement are all that is needed."""

    async def rows(self, statement: str, *values: object) -> list[Any]:
        """What the database answers; a `?` stands for each value."""
        raise NotImplementedError

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """Entries by version."""
        newer = "WHERE code = ? AND version > ? ORDER BY version"
        rows = await self.rows(f"SELECT code, version, at, body FROM entry {newer}", code, after)  # noqa: S608
        return [Entry(*row) for row in rows]

    async def listed(self, most: int) -> list[Found]:
        """Listed tables."""
        return await self._found("WHERE listed ORDER BY changed DESC LIMIT ?", most)

    async def tables_of(self, person: str, most: int) -> list[Found]:
        """Tables at which this person sat."""
        theirs = "JOIN sitting USING (code) WHERE person = ? ORDER BY changed DESC LIMIT ?"
        return await self._found(theirs, person, most)

    async def summary(self, code: str) -> Found | None:
        """One table."""
        found = await self._found("WHERE code = ?", code)
        return found[0] if found else None

    async def count(self) -> int:
        """How many heads."""
        ((number,),) = await self.rows("SELECT count(*) FROM head")
        return int(number)

    async def keep_draft(self, code: str, seat: int, draft: bytes) -> None:
        """One draft a seat."""
        kept = "INSERT INTO draft SELECT code, ?, ? FROM head WHERE code = ?"
        instead = "ON CONFLICT (code, seat) DO UPDATE SET body = excluded.body"
        await self.rows(f"{kept} {instead}", seat, draft, code)

    async def drafts(self, code: str) -> dict[int, bytes]:
        """Drafts by seat."""
        rows = await self.rows("SELECT seat, body FROM draft WHERE code = ?", code)
        return {seat: body for seat, body in rows}  # noqa: C416 (a driver's rows are no pairs)

    async def person_of(self, token: bytes) -> str | None:
        """The owner of a token."""
        rows = await self.rows("SELECT person FROM token WHERE hash = ?", token)
        return rows[0][0] if rows else None

    async def keep_token(self, token: bytes, person: str, at: int) -> None:
        """A token's hash."""
        kept = "INSERT INTO token VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.rows(kept, token, person, at)

    async def keep_link(self, link: bytes, person: str, until: int) -> None:
        """A link's hash."""
        kept = "INSERT INTO link VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.rows(kept, link, person, until)

    async def use_link(self, link: bytes, now: int) -> str | None:
        """Take the link out."""
        used = "DELETE FROM link WHERE hash = ? AND until >= ? RETURNING person"
        rows = await self.rows(used, link, now)
        return rows[0][0] if rows else None

    async def forget_person(self, person: str) -> None:
        """Tokens, links and the list of their tables."""
        for table in ("token", "link", "sitting"):
            await self.rows(f"DELETE FROM {table} WHERE person = ?", person)  # noqa: S608

    async def beat(self, node: str, now: int) -> None:
        """A node's heart."""
        alive = (
            "INSERT INTO node VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat"
        )
        await self.rows(alive, node, now)

    async def arrive(self, node: str, code: str, person: str) -> None:
        """One more line."""
        here = "INSERT INTO present VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self.rows(here, code, person, node)

    async def depart(self, node: str, code: str, person: str) -> None:
        """One line less."""
        gone = "DELETE FROM present WHERE code = ? AND person = ? AND node = ?"
        await self.rows(gone, code, person, node)

    async def bury(self, silent_since: int) -> None:
        """Dead nodes and their lines."""
        await self.rows("DELETE FROM node WHERE beat < ?", silent_since)
        await self.rows("DELETE FROM present WHERE node NOT IN (SELECT name FROM node)")

    async def _found(self, where: str, *values: object) -> list[Found]:
        rows = await self.rows(f"SELECT code, changed, summary FROM head {where}", *values)  # noqa: S608
        return [Found(*row) for row in rows]
