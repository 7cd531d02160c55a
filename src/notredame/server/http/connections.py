"""Raw connections: how many there may be, how large a request's head is, how long it may take.

Uvicorn sets no limit to any of these with the parser that we use, so that a few hundred idle
connections, or one that sends headers without end, would make a server deaf.
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

from ..access.rate_limits import BODY_SECONDS, household_of, plain_address

log = logging.getLogger("notredame.server")
LOG_SECONDS = 60.0
"""The log has at most one line about refusals in this time."""
RESERVED_FILES = 200
"""Open files that are no connections: the store, page files, processes in which bots think."""
COUNTED_MESSAGES = ("Invalid HTTP request received.",)
"""Messages of Uvicorn's log about every malformed request; here they are counted instead."""


@dataclass(frozen=True)
class ConnectionLimits:
    """What raw connections may do."""

    total: int = 8000
    """Connections at the same time."""
    of_address: int = 200
    """Connections of one address, other than trusted proxies, at the same time."""
    head_bytes: int = 32 * 1024
    """Size of a request without its body: the head, the framing of chunks, trailers."""
    head_seconds: float = 10.0
    """Time for a request's head to arrive."""
    refused_body_seconds: float = BODY_SECONDS
    """Time for the rest of a body to arrive whose request was answered before it was read."""


class Refusals:
    """Counts what is refused, and says so in the log without filling it."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._due: asyncio.TimerHandle | None = None

    def count(self, reason: str) -> None:
        """One more; the first is logged at once, later ones together."""
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
    """All connections of a server, and those that wait for a request, the longest waiting first."""

    def __init__(self, limits: ConnectionLimits, trusted: str) -> None:
        """`trusted` lists proxies, as FORWARDED_ALLOW_IPS does."""
        self.limits = limits
        self.refusals = Refusals()
        self._trust_all = trusted.strip() == "*"
        self._trusted = [ip_network(k.strip()) for k in trusted.split(",") if _is_network(k)]
        self._of_household: Counter[str] = Counter()
        self._waiting: OrderedDict[GuardedProtocol, None] = OrderedDict()
        self._total = 0

    def admit(self, connection: GuardedProtocol, address: str) -> bool:
        """Count a new connection, unless there are too many.

        Where all are taken, one that waits for a request makes room.
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
        """A connection that was admitted has ended."""
        self._waiting.pop(connection, None)
        self._total -= 1
        household = household_of(address)
        self._of_household[household] -= 1
        if not self._of_household[household]:
            del self._of_household[household]

    def wait(self, connection: GuardedProtocol) -> None:
        """A connection has no whole request yet, or none any more."""
        self._waiting.setdefault(connection)

    def serve(self, connection: GuardedProtocol) -> None:
        """The head of a request has arrived."""
        self._waiting.pop(connection, None)

    def _is_trusted(self, address: str) -> bool:
        try:
            parsed = ip_address(plain_address(address))
        except ValueError:  # a Unix socket
            return True
        return self._trust_all or any(parsed in network for network in self._trusted)


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as Uvicorn speaks it, within the limits for raw connections."""

    connections_of_server: Connections
    """Set in a subclass for each server; Uvicorn makes the protocol itself."""

    def __init__(self, *positional: Any, **named: Any) -> None:
        super().__init__(*positional, **named)
        self._guard = self.connections_of_server
        self._address: str | None = None
        self._overhead = 0
        """Bytes of the request that is arriving, its body not counted."""
        self._arriving = False
        """Whether a request has begun to arrive and is not whole."""
        self._deadline: asyncio.TimerHandle | None = None
        """Ends the connection unless a head, or what is left of a body, arrives in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._guard.admit(self, address):
            transport.abort()
            return
        self._address = address
        self._guard.wait(self)
        self._limit(self._guard.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._lift_limit()
        if self._address is not None:
            self._guard.release(self, self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something arrives: of a head, of a body, of trailers, or between two requests."""
        if self._is_idle():
            self._guard.wait(self)
            self._limit(self._guard.limits.head_seconds)
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > self._guard.limits.head_bytes and not self.transport.is_closing():
            self._refuse_head()

    def on_message_begin(self) -> None:
        """A request begins, perhaps while the one before is being answered."""
        super().on_message_begin()
        self._arriving = True
        self._limit(self._guard.limits.head_seconds)

    def on_headers_complete(self) -> None:
        """The head is there; what follows is the body, or the next head."""
        self._lift_limit()
        self._guard.serve(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body; how much there may be of it, and for how long, `Guard` says."""
        self._overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._arriving = False
        self._overhead = 0
        self._lift_limit()
        super().on_message_complete()
        if self._is_idle():  # it was answered before, and Uvicorn limits its idle time no longer
            self._guard.wait(self)
            self._limit(self._guard.limits.head_seconds)

    def on_response_complete(self) -> None:
        """The answer is sent, perhaps before the request was whole."""
        super().on_response_complete()
        if self._address is None:
            return  # and the connection was lost meanwhile
        if self._arriving:
            self._limit(self._guard.limits.refused_body_seconds)
        elif self._is_idle():
            self._guard.wait(self)

    def send_400_response(self, msg: str) -> None:
        """What arrives is not HTTP."""
        self._guard.refusals.count("malformed")
        super().send_400_response(msg)

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing: whoever offers another protocol is answered in this one."""

    def _is_idle(self) -> bool:
        return not self._arriving and (self.cycle is None or self.cycle.response_complete)

    def _limit(self, seconds: float) -> None:
        """Let the connection end after `seconds`, unless it is to end anyway."""
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
        if self._overhead or self._arriving:  # a browser may connect long before it asks
            self._guard.refusals.count("too slow")
        self.transport.abort()


def protocol_for(connections: Connections) -> type[GuardedProtocol]:
    """The protocol of one server."""
    return type("ServerProtocol", (GuardedProtocol,), {"connections_of_server": connections})


def without_counted(record: logging.LogRecord) -> bool:
    """Filter Uvicorn's log: without lines that anybody could fill it with."""
    return record.msg not in COUNTED_MESSAGES


def raise_open_files() -> int | None:
    """Let this process open as many files as the system allows; returns how many, if known."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS names a limit that it does not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def limits_for(open_files: int | None) -> ConnectionLimits:
    """The usual limits, or fewer connections where few files may be open."""
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
