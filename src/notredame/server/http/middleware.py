"""What every request and answer goes through: size, origin, rate, and headers that protect."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..access.rate_limits import BODY, BODY_SECONDS, RECORD_BODY, Limits
from ..problems import Problem
from .host_names import is_answered

SNIFF_NOT = {"X-Content-Type-Options": "nosniff"}
"""All that a script or a style sheet needs; there are many small ones."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    **SNIFF_NOT,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

SEATING = (
    "/join",
    "/stand",
    "/name",
    "/leave",
    "/return",
    "/replace",
    "/watch-link",
    "/send-away",
)
"""How a path ends that changes who sits at a table, or who may watch."""
THINKING = "/hint"
"""How a path ends whose answer takes long, but holds up nobody: it has a line of its own."""


class Disconnected(Exception):
    """The client went away before its request was whole."""


class Guard:
    """Refuses what cannot be meant well, before anything is read."""

    def __init__(
        self, app: ASGIApp, limits: Limits, host_names: frozenset[str] | None = None
    ) -> None:
        """`host_names` are those to answer to, besides this machine's own; None is for all."""
        self._app = app
        self._limits = limits
        self._host_names = host_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted = SNIFF_NOT if scope["path"].startswith("/web/") else HEADERS
                for name, value in wanted.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):  # each asker gets an answer of their own
                    headers.setdefault("Cache-Control", "no-store")
                renamed = scope.get("state", {}).get("cookies", ())  # see `api.asking.session_of`
                # First: what the answer itself sets is newer.
                message["headers"][:0] = [(b"set-cookie", cookie) for cookie in renamed]
            else:  # it is made: sending it, or going on with it for hours, keeps nobody waiting
                await turn.aclose()
            await send(message)

        async with AsyncExitStack() as turn:
            try:
                body = await self._let_in(scope, receive)
                if _takes_a_turn(scope["path"]):
                    await turn.enter_async_context(self._limits.turn(_address(scope)))
                    await asyncio.sleep(0)  # else it would be done before others could come
                await self._app(scope, body, send_guarded)
            except Problem as problem:
                # What is left of the request is not read, so the connection is of no more use.
                headers = {"Connection": "close"} if problem.status in (408, 413) else None
                answer = JSONResponse(problem.as_dict(), problem.status, headers)
                await answer(scope, receive, send_guarded)
            except Disconnected:
                pass  # half a request is none

    async def _let_in(self, scope: Scope, receive: Receive) -> Receive:
        """Check a request. Its body is read before its turn: a slow one keeps nobody waiting."""
        headers, path = Headers(scope=scope), scope["path"]
        if not is_answered(headers.get("host"), self._host_names):
            sentence = (
                "This server does not answer to that host name; "
                "`notredame serve --name HOST` adds one."
            )
            raise Problem(421, "wrong-host", sentence)
        if path.startswith("/api/"):
            self._limits.count("requests", _address(scope))
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            _check_origin(headers)
            if path.endswith(SEATING):
                self._limits.count("seats", _address(scope))
        most = RECORD_BODY if path == "/api/import" else BODY
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await _read_body(receive, most, headers.get("content-length"))
        except TimeoutError:
            sentence = f"The body of a request must arrive within {BODY_SECONDS:g} seconds."
            raise Problem(408, "too-slow", sentence) from None


def _takes_a_turn(path: str) -> bool:
    """The page's own files are ready, and a page asks for all of them at once."""
    return path.startswith("/api/") and not path.endswith(THINKING)


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope["client"] else ""


def _check_origin(headers: Headers) -> None:
    """A request that changes something comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    try:
        own = origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        own = False
    if not own or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "bad-request", "This request comes from another site.")


async def _read_body(receive: Receive, most: int, announced: str | None) -> Receive:
    """Read what is sent, no more than is allowed; the application receives it in one piece."""
    too_large = Problem(413, "too-large", f"A request has at most {most} bytes.")
    if announced is not None and (not announced.isdecimal() or int(announced) > most):
        raise too_large
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Disconnected
        body += message.get("body", b"")
        if len(body) > most:
            raise too_large
        more = message.get("more_body", False)
    unread = [{**message, "body": bytes(body)}]

    async def once_more() -> Message:
        return unread.pop() if unread else await receive()

    return once_more
