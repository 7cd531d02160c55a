"""The host names that a server answers to.

On loopback it is reached by names of this machine, or by a proxy whose names it is told. Whatever
else a browser asks for is the work of a page elsewhere whose name was made to point here (DNS
rebinding), to read with the visitor's cookies what is meant for the visitor alone.
"""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit


def answered_names(listening_on: str, names: Collection[str]) -> frozenset[str] | None:
    """The names to answer to besides those of this machine; None is for all."""
    if names or is_loopback(listening_on):
        return frozenset(name.lower() for name in names)
    return None


def is_loopback(host: str) -> bool:
    """Whether a name or address means this machine, seen from itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_answered(header: str | None, names: frozenset[str] | None) -> bool:
    """Whether a request with this Host header is answered."""
    if names is None:
        return True
    try:
        name = urlsplit(f"//{header or ''}").hostname or ""
    except ValueError:
        return False
    return name in names or is_loopback(name)
