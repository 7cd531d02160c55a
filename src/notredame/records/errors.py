"""Errors in records: what is wrong, and where."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.errors import NotreDameError


@dataclass(frozen=True)
class Place:
    """A place in a record: a line of text, or a path into JSON such as `choices[3][1]`."""

    line: int | None = None
    column: int | None = None
    path: str | None = None

    def under(self, step: str | int) -> Place:
        """The place of a part of the value at this place, in JSON."""
        if isinstance(step, int):
            return Place(path=f"{self.path or ''}[{step}]")
        if len(step) > 40 or not step.isprintable():
            step = "..."
        return Place(path=f"{self.path}.{step}" if self.path else step)


NOWHERE = Place()


class RecordError(NotreDameError):
    """A record that cannot be read, or that does not agree with the rules or with itself."""

    reason: str
    """What is wrong and what would be right, without the place."""
    line: int | None
    """The line in the text, from 1, where one can be named."""
    column: int | None
    """The column in that line, from 1; only for a syntax error in JSON."""
    path: str | None
    """The path of the wrong value in valid JSON: `choices[3][1]`."""
    move: int | None
    """The number of the wrong choice; 1 is the first of the game."""

    def __init__(self, reason: str, at: Place = NOWHERE, move: int | None = None) -> None:
        self.reason = reason
        self.line, self.column, self.path = at.line, at.column, at.path
        self.move = move
        where = []
        if at.line is not None:
            where.append(f"line {at.line}")
        if at.column is not None:
            where.append(f"column {at.column}")
        if at.path is not None:
            where.append(f"at {at.path}")
        if move is not None:
            where.append(f"move {move}")
        place = ", ".join(where)
        super().__init__(f"{place[0].upper()}{place[1:]}: {reason}" if place else reason)
