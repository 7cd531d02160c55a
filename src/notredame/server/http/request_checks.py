"""Checks of every request and response: size, origin, rate, and security headers.

Time and size of request heads are limited earlier, in `connections`; what a table does not allow is
refused later, by `tables/permissions`. All refusals are `Problem`s.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..access.limits import BODY, BODY_SECONDS, RECORD_BODY, Limits
from ..problems import Problem
from .host_names import is_answered

NO_SNIFFING = {"X-Content-Type-Options": "nosniff"}
"""The only header that page files get; a page loads many small ones."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    **NO_SNIFFING,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

SEATING = (
    "/join",
    "/seat-request",
    "/answer-request",
    "/stand",
    "/name",
    "/leave",
    "/return",
    "/replace",
    "/watch-link",
    "/send-away",
)
"""Endings of paths that change who sits at a table, or who may watch."""
THINKING = "/hint"
"""Ending of the path whose answers take long; such requests have a queue of their own."""


class Disconnected(Exception):
    """The client disconnected before its request was complete."""


class Guard:
    """Refuses malformed, foreign and excessive requests before anything is read."""

    def __init__(
        self, app: ASGIApp, limits: Limits, host_names: frozenset[str] | None = None
    ) -> None:
        """`host_names` are those to answer to besides this machine's own; None allows all."""
        self._app = app
        self._limits = limits
        self._host_names = host_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted = NO_SNIFFING if scope["path"].startswith("/web/") else HEADERS
                for name, value in wanted.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):  # answers differ from person to person
                    headers.setdefault("Cache-Control", "no-store")
                renamed = scope.get("state", {}).get("cookies", ())  # by `session_of`
                # First, since a cookie that the answer itself sets is newer.
                message["headers"][:0] = [(b"set-cookie", cookie) for cookie in renamed]
            else:  # sending it, perhaps for hours, must not hold up others
                await turn.aclose()
            await send(message)

        async with AsyncExitStack() as turn:
            try:
                body = await self._let_in(scope, receive)
                if _takes_a_turn(scope["path"]):
                    await turn.enter_async_context(self._limits.turn(_address(scope)))
                    await asyncio.sleep(0)  # otherwise it would finish before others could queue
                await self._app(scope, body, send_guarded)
            except Problem as problem:
                # The rest of the request is not read, so the connection cannot be reused.
                headers = {"Connection": "close"} if problem.status in (408, 413) else None
                answer = JSONResponse(problem.as_dict(), problem.status, headers)
                await answer(scope, receive, send_guarded)
            except Disconnected:
                pass  # an incomplete request is ignored

    async def _let_in(self, scope: Scope, receive: Receive) -> Receive:
        """Check a request. Its body is read before it queues, so that a slow one delays nobody."""
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
    """Whether a request queues: page files do not, since a page asks for all of them at once."""
    return path.startswith("/api/") and not path.endswith(THINKING)


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope["client"] else ""


def _check_origin(headers: Headers) -> None:
    """Refuse a request that changes something, unless our own page or no page at all sends it."""
    origin = headers.get("origin")
    try:
        own = origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        own = False
    if not own or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "bad-request", "This request comes from another site.")


async def _read_body(receive: Receive, most: int, announced: str | None) -> Receive:
    """Read the body up to its limit; the application receives it in one piece."""
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
