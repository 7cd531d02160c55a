"""What every request and answer goes through: size, origin, rate, and headers that protect."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .limits import BODY, RECORD_BODY, Limits
from .problems import Problem

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


class Guard:
    """Refuses what cannot be meant well, before anything is read."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

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
            await send(message)

        try:
            headers = Headers(scope=scope)
            if scope["path"].startswith("/api/"):
                self._limits.count("requests", scope["client"][0] if scope["client"] else "")
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                _check_origin(headers)
            most = RECORD_BODY if scope["path"] == "/api/import" else BODY
            body = _Body(receive, most, headers.get("content-length"))
            await self._app(scope, body.receive, send_guarded)
        except Problem as problem:
            answer = JSONResponse(problem.as_dict(), problem.status)
            await answer(scope, receive, send_guarded)


def _check_origin(headers: Headers) -> None:
    """A request that changes something comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    try:
        own = origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        own = False
    if not own or headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Problem(403, "bad-request", "This request comes from another site.")


class _Body:
    """Reads no more than is allowed."""

    def __init__(self, receive: Receive, most: int, announced: str | None) -> None:
        self._receive = receive
        self._left = most
        self._most = most
        if announced is not None and (not announced.isdecimal() or int(announced) > most):
            raise self._too_large()

    async def receive(self) -> Message:
        """The next part."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise self._too_large()
        return message

    def _too_large(self) -> Problem:
        return Problem(413, "too-large", f"A request has at most {self._most} bytes.")
