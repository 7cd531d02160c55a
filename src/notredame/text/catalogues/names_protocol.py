"""The interface of a catalogue that sentences about the game need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol


class Names(Protocol):
    """What labels of choices and log lines need of a catalogue."""

    def has(self, table: str, key: str) -> bool:
        """Whether there is a phrase for a key."""

    def table(self, table: str) -> Mapping[str, Any]:
        """A whole table of phrases."""

    def say(self, table: str, key: str, **values: object) -> str:
        """The phrase of a key, with values filled in."""

    def count(self, thing: str, n: int) -> str:
        """A number of things, with the noun in the right plural."""

    def listed(self, items: Iterable[str]) -> str:
        """Items as a sentence lists them."""

    def enumerated(self, items: Iterable[str]) -> str:
        """Items of a list, without an `and`."""

    def either(self, items: Iterable[str]) -> str:
        """Items to choose from."""

    def card(self, card: str) -> str:
        """An action card, or the sector of the same name."""

    def person(self, person: str) -> str:
        """A person."""

    def colour(self, colour: str) -> str:
        """A player's colour."""

    def market(self, market: str, boroughs: Sequence[str], role: str = "market_stop") -> str:
        """A market of a table with these boroughs."""

    def kind(self, kind: str) -> str:
        """A kind of message."""

    def source(self, source: str) -> str:
        """Where prestige comes from."""

    def period(self, period: str) -> str:
        """A period."""
