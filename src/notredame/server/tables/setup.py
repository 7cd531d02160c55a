"""The setup of a table: its seats and its rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from notredame.rules.model.options import Options, stored_options
from notredame.rules.model.printed_data import (
    PRINTED,
    Printed,
    read_stored_printed,
    stored_printed,
)

Level = Literal["easy", "medium", "hard", "expert", "champion"]
"""Levels of bots that play at tables."""
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "medium"
LONGEST_NAME = 30
"""Maximum characters of a name."""


def free_name(name: str, taken: Collection[str]) -> str:
    """A name, with a number if it is already taken."""
    called, number = name, 2
    while called in taken:
        called, number = f"{name} {number}", number + 1
    return called


@dataclass(frozen=True)
class SeatSetup:
    """The intended occupant of a seat."""

    who: str
    """`person` has an owner, `open` waits for somebody with the link, `bot` has a level."""
    owner: str | None = None
    name: str = ""
    level: Level | None = None


@dataclass(frozen=True)
class Setup:
    """Everything about a table that never changes. The seed stays secret until the end."""

    table: str
    host: str
    seats: tuple[SeatSetup, ...]
    seed: bytes | None
    edition: str
    options: Options
    listed: bool = False
    record: str | None = None
    """An imported game as a record; then there is no seed."""
    created: float = 0.0
    start: int | None = None
    """The seat that begins; without one, the deal draws it (S7)."""
    printed: Printed = PRINTED
    """Rats and streets."""
    practice: bool = False
    """Whether the one person here may take back anything; all other seats are bots'."""
    daily: str | None = None
    """The day whose daily deal is played here, such as `2026-11-18`."""

    def as_dict(self) -> dict[str, Any]:
        """What the store keeps besides columns of its own."""
        return {
            "seats": [vars(seat) for seat in self.seats],
            "edition": self.edition,
            "options": self.options.stored(self.edition),
            "record": self.record,
            "start": self.start,
            "printed": stored_printed(self.printed),
            "practice": self.practice,
            "daily": self.daily,
        }


def setup_from(
    kept: Mapping[str, Any],
    *,
    table: str,
    host: str,
    seed: bytes | None,
    listed: bool,
    created: float,
) -> Setup:
    """The setup from what the store kept."""
    return Setup(
        table=table,
        host=host,
        seats=tuple(SeatSetup(**seat) for seat in kept["seats"]),
        seed=seed,
        edition=kept["edition"],
        options=stored_options(kept["edition"], kept["options"]),
        listed=listed,
        record=kept["record"],
        created=created,
        start=kept.get("start"),
        printed=read_stored_printed(kept.get("printed")),
        practice=kept.get("practice", False),
        daily=kept.get("daily"),
    )
