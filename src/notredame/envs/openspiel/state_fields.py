"""Reads single fields of a state as an engine holds it, without unpacking all of it.

It works for fields that fit into a byte and are not UNKNOWN where they are read.
"""

from __future__ import annotations

from typing import Any, Protocol

from notredame.compiling import structs
from notredame.rules.model.state import State

COUNTS = {"brown": 18, "grey": 9}


class Fields(Protocol):
    """A reader of held states."""

    def number(self, state: Any, name: str) -> int:
        """A field of the game."""

    def of(self, state: Any, seat: int, name: str) -> int:
        """A field of a player."""

    def persons(self, state: Any, name: str) -> list[int]:
        """The persons of all rounds; `name` is `brown` or `grey`."""

    def deck(self, state: Any, seat: int) -> list[int]:
        """A player's deck."""


class PlainFields:
    """Reads a plain engine's state, which is a record."""

    def number(self, state: State, name: str) -> int:
        return int(getattr(state, name))

    def of(self, state: State, seat: int, name: str) -> int:
        return int(getattr(state.players[seat], name))

    def persons(self, state: State, name: str) -> list[int]:
        return list(getattr(state, name))

    def deck(self, state: State, seat: int) -> list[int]:
        return state.players[seat].deck[:]


class CompiledFields:
    """Reads a compiled engine's state, an array of bytes with the record's layout."""

    def __init__(self) -> None:
        layout = structs.dtype(State)
        players, first = layout.fields["players"][:2]
        self._game = {name: field[1] for name, field in layout.fields.items()}
        self._player = {name: field[1] for name, field in players.base.fields.items()}
        self._first, self._size = first, players.base.itemsize

    def number(self, state: Any, name: str) -> int:
        return int(state[self._game[name]])

    def of(self, state: Any, seat: int, name: str) -> int:
        return int(state[self._first + seat * self._size + self._player[name]])

    def persons(self, state: Any, name: str) -> list[int]:
        return self._bytes(state, self._game[name], COUNTS[name])

    def deck(self, state: Any, seat: int) -> list[int]:
        return self._bytes(state, self._first + seat * self._size + self._player["deck"], 27)

    def _bytes(self, state: Any, at: int, count: int) -> list[int]:
        found: list[int] = state[at : at + count].tolist()
        return found


def fields_of(engine_name: str) -> Fields:
    """The reader for the states of an engine."""
    return CompiledFields() if engine_name == "compiled" else PlainFields()
