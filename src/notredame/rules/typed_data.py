"""How data that leaves the program is declared: dictionaries with named, typed fields.

Pydantic, with which the server describes them, reads `typing.TypedDict` from Python 3.12 on only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from .model.pieces import MAX_PLAYERS

if sys.version_info >= (3, 12):
    from typing import TypedDict
else:
    from typing_extensions import TypedDict

__all__ = ["Bounds", "SeatIndex", "TypedDict"]


@dataclass(frozen=True)
class Bounds:
    """The least and the greatest value of a number, for descriptions of the data."""

    least: int
    most: int

    def __get_pydantic_json_schema__(
        self, schema: Any, describe: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        """Called by Pydantic, which need not be installed."""
        return describe(schema) | {"minimum": self.least, "maximum": self.most}


SeatIndex = Annotated[int, Bounds(0, MAX_PLAYERS - 1)]
"""A seat, counted clockwise."""
