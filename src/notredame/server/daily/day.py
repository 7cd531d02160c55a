"""Days of daily deals, from midnight to midnight UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

HOUR = 3600.0
GRACE_HOURS = 3
"""Hours after a day in which games begun on it can be finished and count. Then its deal is
revealed.
"""


@dataclass(frozen=True, order=True)
class Day:
    """A day with a deal of its own."""

    date: date

    def __str__(self) -> str:
        """The form that `Day.read` parses and the store keeps: 2026-11-18."""
        return self.date.isoformat()

    @classmethod
    def at(cls, seconds: float) -> Day:
        """The day of a time in seconds since 1970."""
        return cls(datetime.fromtimestamp(seconds, UTC).date())

    @classmethod
    def read(cls, text: str) -> Day | None:
        """A day from its form in text; None if it is not one."""
        try:
            found = cls(date.fromisoformat(text))
        except ValueError:
            return None
        return found if str(found) == text else None  # there are other forms of dates

    @property
    def begins(self) -> float:
        """The day's first second, since 1970."""
        return datetime(self.date.year, self.date.month, self.date.day, tzinfo=UTC).timestamp()

    @property
    def revealed(self) -> float:
        """The second since 1970 from which everybody may know the deal."""
        return self.next().begins + GRACE_HOURS * HOUR

    def next(self) -> Day:
        """The day after."""
        return Day(self.date + timedelta(days=1))

    def previous(self) -> Day:
        """The day before."""
        return Day(self.date - timedelta(days=1))
