"""The host names that a server answers to.

A server on loopback is reached by names of this machine, or through a proxy whose names it is
given. A request for any other name comes from a foreign page whose name was made to resolve here
(DNS rebinding), in order to read private answers with the visitor's cookies.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit

from notredame.rules.errors import NotreDameError, shown

HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?\.?|[0-9A-Fa-f:]+")
"""A name or an address; international names in the form that browsers send, xn--…."""


def answered_names(listening_on: str, names: Collection[str]) -> frozenset[str] | None:
    """The names to answer to besides those of this machine; None allows all."""
    if names or is_loopback(listening_on):
        return frozenset(_host_name(name) for name in names)
    return None


def _host_name(name: str) -> str:
    """A host name in the form in which requests are compared; raises NotreDameError if invalid."""
    if not HOST_NAME.fullmatch(name):
        raise NotreDameError(
            f"{shown(name)} is no host name: --name takes one such as play.example, without "
            "http://, port or path."
        )
    return name.lower().rstrip(".")


def is_loopback(host: str) -> bool:
    """Whether a name or address refers to this machine itself."""
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
