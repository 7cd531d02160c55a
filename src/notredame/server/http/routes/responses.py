"""Short answers, field by field; longer ones are declared where they are made."""

from __future__ import annotations

from notredame.rules.typed_data import SeatIndex, TypedDict

from .summaries import Summary


class Entered(TypedDict):
    """It is done, and on the disk."""

    number: int
    """Of the table's last entry; a state with this number or a later one shows it."""


class AtTable(TypedDict):
    """Which table it is."""

    table: str


class Seated(TypedDict):
    """Where the asker sits."""

    seat: SeatIndex


class Links(TypedDict):
    """Links to give away, as paths at this server; what follows the # is the token to send."""

    seats: dict[str, str]
    """By the number of the open seat; for the host alone."""
    watch: str


class PersonalLink(TypedDict):
    """A path at this server; what follows `#me=` is the token to claim."""

    link: str


class LinkOwner(TypedDict):
    """Whose personal link it is."""

    name: str
    """Empty for somebody who never said it."""
    tables: int
    """How many tables they have, 50 at most."""
    mine: bool
    """Whether the asker is that person already."""


class Watcher(TypedDict):
    """Somebody who may watch a table."""

    watcher: str
    """To name them by in another request; it means nothing anywhere else."""
    name: str
    """Empty for somebody who never said it."""
    here: bool
    """Whether their page is open at this server."""


class Watchers(TypedDict):
    """Who may watch a table, those who are here first; 500 at most."""

    watchers: list[Watcher]


class Myself(TypedDict):
    """Who the asker is."""

    name: str
    """Empty for somebody who never said it."""
    language: str | None


class MyTables(Myself):
    """Who the asker is, and where they play."""

    tables: list[Summary]


class OpenTables(TypedDict):
    """Listed tables that wait for somebody, the newest first."""

    tables: list[Summary]


class SignedOut(TypedDict):
    """How far a sign-out has come."""

    done: bool
    """False when the same has to be asked again, with the cookie of this answer."""


class Thought(TypedDict):
    """What the search thinks of a choice."""

    choice: str
    label: str
    share: float
    """Of its attention, from 0 to 1."""
    prestige: list[float]
    """To be expected at the end, by seat."""


class Hint(TypedDict):
    """Choices, the best first."""

    thoughts: list[Thought]
