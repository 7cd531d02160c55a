"""Short answers; longer ones are declared where they are built."""

from __future__ import annotations

from typing import Literal

from notredame.rules.typed_data import SeatIndex, TypedDict

from .summaries import Summary


class Entered(TypedDict):
    """The request is done and stored."""

    number: int
    """Number of the table's last entry; a state with this number or a later one includes it."""


class AtTable(TypedDict):
    """A table's id."""

    table: str


class Seated(TypedDict):
    """The seat that the sender has taken."""

    seat: SeatIndex


class SeatRequestStatus(TypedDict):
    """A table as somebody without a link to it sees it, and what became of their request."""

    host_name: str | None
    """Name of the host, while the host has a seat."""
    open: int
    """Number of free seats."""
    status: Literal["new", "asked", "turned-down", "seated"]


class Links(TypedDict):
    """Links to give away, as paths on this server; the part after the # is the token to send."""

    seats: dict[str, str]
    """By the number of the open seat; for the host only."""
    watch: str


class PersonalLink(TypedDict):
    """A path on this server; the part after `#me=` is the token to claim."""

    link: str


class LinkOwner(TypedDict):
    """The owner of a personal link."""

    name: str
    """Empty if never given."""
    tables: int
    """Number of their tables, up to 50."""
    mine: bool
    """Whether the sender is already that person."""


class Watcher(TypedDict):
    """Somebody who may watch a table."""

    watcher: str
    """Identifies the watcher in other requests about this table only."""
    name: str
    """Empty if never given."""
    here: bool
    """Whether their page is open on this server."""


class Watchers(TypedDict):
    """People who may watch a table, those present first; at most 500."""

    watchers: list[Watcher]


class Myself(TypedDict):
    """The sender."""

    name: str
    """Empty if never given."""
    language: str | None


class MyTables(Myself):
    """The sender, and their tables."""

    tables: list[Summary]


class OpenTables(TypedDict):
    """Listed tables with free seats, the newest first."""

    tables: list[Summary]


class SignedOut(TypedDict):
    """Progress of a sign-out."""

    done: bool
    """False if the same request has to be repeated with the cookie of this answer."""


class Thought(TypedDict):
    """The search's opinion of a choice."""

    choice: str
    label: str
    behind: float
    """Points of expected lead behind the best choice."""
    error: float
    """Standard error of `behind`."""
    win_chance: float
    """From 0 to 1."""
    prestige: list[float]
    """Expected prestige at the end, by seat."""
    even: bool
    """Whether it is about as good as the best choice, as far as can be told."""
    why: str
    """Why the best choice is better than this one, in words; empty for the best choice."""


class Hint(TypedDict):
    """Choices, the best first."""

    thoughts: list[Thought]
