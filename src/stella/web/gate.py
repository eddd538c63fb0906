"""The gate before all handlers: sizes, rates, origins, and the headers of every answer."""

import asyncio
import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from .answers import BadRequest, refused
from .limits import Rate

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HOST: Final = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")
LONGEST_PATH: Final = 300
NETWORK_OF_ONE: Final = 64
"""With IPv6 everybody has so many bits of an address that all below are one and the same."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Gate:
    """ASGI middleware: what may not pass is answered here."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: Rate) -> None:
        self.app = app
        self.settings = settings
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass what may."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = _with_headers(send)
        try:
            self._check(scope)
            receive = await self._whole_body(receive) if scope["method"] not in SAFE else receive
        except BadRequest as bad:
            answer = refused(bad.status, bad.why)
            if bad.status in (408, 413):
                answer.headers["Connection"] = "close"  # the rest of the body is not waited for
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        if not has_good_host(scope):
            raise BadRequest(400, "not-readable")
        if len(scope["path"]) > LONGEST_PATH:
            raise BadRequest(404, "not-found")
        if not scope["path"].startswith("/api/"):
            return
        if not self.requests.allows(address_of(scope)):
            raise BadRequest(429, "too-fast")
        if scope["method"] not in SAFE and not same_origin(scope, self.settings.public_url):
            raise BadRequest(403, "other-site")

    async def _whole_body(self, receive: Receive) -> Receive:
        """The body in one piece, if it isn't too large and doesn't take for ever."""
        body = bytearray()
        try:
            async with asyncio.timeout(self.settings.slow_seconds):
                while await _more(receive, body):
                    if len(body) > self.settings.body_bytes:
                        raise BadRequest(413, "too-large")
        except TimeoutError:
            raise BadRequest(408, "too-slow") from None
        if len(body) > self.settings.body_bytes:
            raise BadRequest(413, "too-large")
        whole: Message = {"type": "http.request", "body": bytes(body), "more_body": False}

        async def again() -> Message:
            return whole

        return again


async def _more(receive: Receive, body: bytearray) -> bool:
    message = await receive()
    body += message.get("body", b"")
    return bool(message.get("more_body", False))


def address_of(scope: Scope) -> str:
    """The address that somebody comes from, as far as it can't be changed at will."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK_OF_ONE), strict=False))


def is_this_machine(scope: Scope) -> bool:
    """Whether somebody comes from the machine that the server runs on."""
    client = scope.get("client")
    return client is not None and client[0] in ("127.0.0.1", "::1", "::ffff:127.0.0.1")


def has_good_host(scope: Scope) -> bool:
    """Whether the host that was asked for can be one, and can stand in a link."""
    host = Headers(scope=scope).get("host")
    return host is None or HOST.fullmatch(host) is not None


def same_origin(scope: Scope, public_url: str) -> bool:
    """Whether this comes from our own pages, or from no page at all."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        there = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(there) and there in (headers.get("host"), urlsplit(public_url).netloc)


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sent
