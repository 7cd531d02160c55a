"""The host names that a server answers to.

On loopback it is reached by names of this machine, or by a proxy whose names it is told. Whatever
else a browser asks for is the work of a page elsewhere whose name was made to point here (DNS
rebinding), to read with the visitor's cookies what is meant for the visitor alone.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from notredame.rules.errors import NotreDameError, shown

HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?\.?|[0-9A-Fa-f:]+")
"""A name or an address; names in other scripts in the form that browsers send, xn--…."""


def answered_names(listening_on: str, names: Collection[str]) -> frozenset[str] | None:
    """The names to answer to besides those of this machine; None is for all."""
    if names or is_loopback(listening_on):
        return frozenset(_host_name(name) for name in names)
    return None


def _host_name(name: str) -> str:
    """A host name as requests are compared with it; a NotreDameError where it is none."""
    if not HOST_NAME.fullmatch(name):
        raise NotreDameError(
            f"{shown(name)} is no host name: --name takes one such as play.example, without "
            "http://, port or path."
        )
    return name.lower().rstrip(".")


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
        name = (urlsplit(f"//{header or ''}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in names or is_loopback(name)
