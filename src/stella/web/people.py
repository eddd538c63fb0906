"""Who somebody is: a random token in a cookie, of which only the hash is kept."""

import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from ..host.codes import hash_of, new_secret
from ..host.keeper import Keeper

COOKIE: Final = "stella"
COOKIE_SECONDS: Final = 400 * 86_400
LONGEST_TOKEN: Final = 64
LINK_SECONDS: Final = 600
MOST_REMEMBERED: Final = 50_000
REMEMBERED_SECONDS: Final = 60
"""After which the store is asked again: somebody may have been forgotten on another node."""


class Visitor(NamedTuple):
    """A person, and the token that they must be given if they have none yet; see `welcome`."""

    person: str
    new_token: str | None = None


class People:
    """Knows people by their tokens."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._known: OrderedDict[bytes, tuple[str, int]] = OrderedDict()

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Whoever sends this; somebody new where no token comes along."""
        known = await self._known_person(connection.cookies.get(COOKIE, ""))
        return Visitor(new_person(), new_secret()) if known is None else Visitor(known)

    async def welcome(self, visitor: Visitor) -> None:
        """Keep the token of somebody new, before it is given to them."""
        if visitor.new_token is not None:
            store, now = self.keeper.store, self.keeper.now()
            await store.keep_token(hash_of(visitor.new_token), visitor.person, now)

    async def link(self, person: str) -> tuple[str, int]:
        """A secret that makes another device this person's, once, and until when."""
        secret, until = new_secret(), self.keeper.now() + LINK_SECONDS * 1000
        await self.keeper.store.keep_link(hash_of(secret), person, until)
        return secret, until

    async def come(self, secret: str) -> Visitor | None:
        """Whoever this link is for; nobody if it is used up or too old."""
        person = await self.keeper.store.use_link(hash_of(secret), self.keeper.now())
        if person is None:
            return None
        visitor = Visitor(person, new_secret())
        await self.welcome(visitor)
        return visitor

    async def forget(self, person: str) -> None:
        """Nobody is this person any more."""
        await self.keeper.store.forget_person(person)
        kept = [(key, known) for key, known in self._known.items() if known[0] != person]
        self._known = OrderedDict(kept)

    async def _known_person(self, token: str) -> str | None:
        if not 0 < len(token) <= LONGEST_TOKEN:
            return None
        key, now = hash_of(token), self.keeper.now()
        person, until = self._known.get(key, (None, 0))
        if now < until:
            return person
        self._known.pop(key, None)
        person = await self.keeper.store.person_of(key)
        if person is not None:
            self._known[key] = person, now + REMEMBERED_SECONDS * 1000
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return person


def new_person() -> str:
    """A name for somebody that nobody is ever told."""
    return secrets.token_hex(8)


def cookie_for(token: str, *, secure: bool) -> str:
    """The value of the header that sets the cookie."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{end}"
