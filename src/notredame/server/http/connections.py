"""Limits for raw connections: their number, the size of a request's head, and its time.

With the parser used here, Uvicorn limits none of these, so a few hundred idle connections, or one
that sends headers without end, would make a server unreachable.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from contextlib import suppress
from dataclasses import dataclass, replace
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..access.limits import BODY_SECONDS, household_of, plain_address

log = logging.getLogger("notredame.server")
LOG_SECONDS = 60.0
"""Seconds between two log lines about refusals."""
RESERVED_FILES = 200
"""Open files reserved for other things: the store, page files, bot processes."""
COUNTED_MESSAGES = ("Invalid HTTP request received.",)
"""Messages that Uvicorn logs about every malformed request; here they are counted instead."""


@dataclass(frozen=True)
class ConnectionLimits:
    """Limits for raw connections."""

    total: int = 8000
    """Maximum simultaneous connections."""
    of_address: int = 200
    """Maximum simultaneous connections of one address, trusted proxies excepted."""
    head_bytes: int = 32 * 1024
    """Maximum bytes of a request without its body: the head, the framing of chunks, trailers."""
    head_seconds: float = 10.0
    """Seconds for a request's head to arrive."""
    refused_body_seconds: float = BODY_SECONDS
    """Seconds for the rest of a body whose request was answered before it was read."""


class Refusals:
    """Counts refusals and logs them without filling the log."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._due: asyncio.TimerHandle | None = None

    def count(self, reason: str) -> None:
        """Count one more; the first is logged at once, later ones together."""
        self._counts[reason] += 1
        if self._due is None:
            self._log()

    def _log(self) -> None:
        self._due = None
        if self._counts:
            told = ", ".join(f"{reason}: {count}" for reason, count in self._counts.most_common())
            log.warning("Connections are refused or cut (%s).", told)
            self._counts.clear()
            self._due = asyncio.get_running_loop().call_later(LOG_SECONDS, self._log)


class Connections:
    """All connections of a server, and those that wait for a request, the longest-waiting first."""

    def __init__(self, limits: ConnectionLimits, trusted: str) -> None:
        """`trusted` lists proxies, in the format of FORWARDED_ALLOW_IPS."""
        self.limits = limits
        self.refusals = Refusals()
        self._trust_all = trusted.strip() == "*"
        self._trusted = [ip_network(k.strip()) for k in trusted.split(",") if _is_network(k)]
        self._of_household: Counter[str] = Counter()
        self._waiting: OrderedDict[GuardedProtocol, None] = OrderedDict()
        self._total = 0

    def admit(self, connection: GuardedProtocol, address: str) -> bool:
        """Count a new connection, unless there are too many.

        When the limit is reached, the connection that has waited longest for a request is closed.
        """
        household = household_of(address)
        if self._of_household[household] >= self.limits.of_address:
            if not self._is_trusted(address):
                self.refusals.count("too many from one address")
                return False
        if self._total >= self.limits.total:
            if not self._waiting:
                self.refusals.count("too many in all")
                return False
            self.refusals.count("idle while others wait")
            oldest, _ = self._waiting.popitem(last=False)
            oldest.transport.abort()
        self._total += 1
        self._of_household[household] += 1
        return True

    def release(self, connection: GuardedProtocol, address: str) -> None:
        """Forget a connection that has ended."""
        self._waiting.pop(connection, None)
        self._total -= 1
        household = household_of(address)
        self._of_household[household] -= 1
        if not self._of_household[household]:
            del self._of_household[household]

    def wait(self, connection: GuardedProtocol) -> None:
        """Note that a connection waits for a request, whole or partial."""
        self._waiting.setdefault(connection)

    def serve(self, connection: GuardedProtocol) -> None:
        """Note that the head of a request has arrived."""
        self._waiting.pop(connection, None)

    def _is_trusted(self, address: str) -> bool:
        try:
            parsed = ip_address(plain_address(address))
        except ValueError:  # a Unix socket
            return True
        return self._trust_all or any(parsed in network for network in self._trusted)


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with limits for raw connections."""

    connections_of_server: Connections
    """Set in a subclass for each server, since Uvicorn instantiates the protocol itself."""

    def __init__(self, *positional: Any, **named: Any) -> None:
        super().__init__(*positional, **named)
        self._guard = self.connections_of_server
        self._address: str | None = None
        self._overhead = 0
        """Bytes of the arriving request, without its body."""
        self._arriving = False
        """Whether a request has begun to arrive and is not complete."""
        self._deadline: asyncio.TimerHandle | None = None
        """Closes the connection unless a head, or the rest of a body, arrives in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Handle a new connection."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._guard.admit(self, address):
            transport.abort()
            return
        self._address = address
        self._guard.wait(self)
        self._limit(self._guard.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Handle the end of the connection."""
        self._lift_limit()
        if self._address is not None:
            self._guard.release(self, self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle bytes: of a head, of a body, of trailers, or between two requests."""
        if self._is_idle():
            self._guard.wait(self)
            self._limit(self._guard.limits.head_seconds)
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > self._guard.limits.head_bytes and not self.transport.is_closing():
            self._refuse_head()

    def on_message_begin(self) -> None:
        """Handle the start of a request, perhaps while the previous one is being answered."""
        super().on_message_begin()
        self._arriving = True
        self._limit(self._guard.limits.head_seconds)

    def on_headers_complete(self) -> None:
        """Handle the end of the head; what follows is the body, or the next head."""
        self._lift_limit()
        self._guard.serve(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Handle a piece of the body; `Guard` limits its size and time."""
        self._overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Handle the end of the request."""
        self._arriving = False
        self._overhead = 0
        self._lift_limit()
        super().on_message_complete()
        if self._is_idle():  # it was answered earlier, and Uvicorn no longer limits its idle time
            self._guard.wait(self)
            self._limit(self._guard.limits.head_seconds)

    def on_response_complete(self) -> None:
        """Handle the end of the response, perhaps before the request was complete."""
        super().on_response_complete()
        if self._address is None:
            return  # and the connection was lost meanwhile
        if self._arriving:
            self._limit(self._guard.limits.refused_body_seconds)
        elif self._is_idle():
            self._guard.wait(self)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self._guard.refusals.count("malformed")
        super().send_400_response(msg)

    def _unsupported_upgrade_warning(self) -> None:
        """Ignore an offered protocol upgrade; the request is answered as HTTP/1.1."""

    def _is_idle(self) -> bool:
        return not self._arriving and (self.cycle is None or self.cycle.response_complete)

    def _limit(self, seconds: float) -> None:
        """Close the connection after `seconds`, unless it is about to close anyway."""
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _lift_limit(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse_head(self) -> None:
        self._guard.refusals.count("head too large")
        sentence = f"The head of a request has at most {self._guard.limits.head_bytes} bytes."
        lines = (
            "HTTP/1.1 431 Request Header Fields Too Large",
            "Connection: close",
            "Content-Type: text/plain; charset=utf-8",
            f"Content-Length: {len(sentence)}",
            "",
            sentence,
        )
        self.transport.write("\r\n".join(lines).encode("ascii"))
        self.transport.close()

    def _too_slow(self) -> None:
        self._deadline = None
        if self._overhead or self._arriving:  # a browser may connect long before it sends a request
            self._guard.refusals.count("too slow")
        self.transport.abort()


def protocol_for(connections: Connections) -> type[GuardedProtocol]:
    """The protocol class of one server."""
    return type("ServerProtocol", (GuardedProtocol,), {"connections_of_server": connections})


def without_counted(record: logging.LogRecord) -> bool:
    """Keep lines out of Uvicorn's log that any client could fill it with."""
    return record.msg not in COUNTED_MESSAGES


def raise_open_files() -> int | None:
    """Raise this process's limit of open files to the maximum; returns the limit, if known."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS reports a limit that it does not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def limits_for(open_files: int | None) -> ConnectionLimits:
    """The default limits, with fewer connections where few files may be open."""
    usual = ConnectionLimits()
    if open_files is None:
        return usual
    return replace(usual, total=max(1, min(usual.total, open_files - RESERVED_FILES)))


def _is_network(text: str) -> bool:
    try:
        ip_network(text.strip())
    except ValueError:
        return False
    return True
