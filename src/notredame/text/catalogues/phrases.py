"""Words by key, with what is filled in and with the plurals of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any


def _one_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "other"


def _same(_: int) -> str:
    return "other"


PLURALS: dict[str, Callable[[int], str]] = {
    "one-other": _one_other,
    "slavic": _slavic,
    "same": _same,
}
"""Ways to form plurals; a language names its own as `plural`."""
FORMS = {"one-other": {"one", "other"}, "slavic": {"one", "few", "other"}, "same": {"other"}}
"""The forms that each way needs."""


class Words:
    """The tables of one language file."""

    language: str
    """Its short name, such as `en`."""

    def __init__(self, language: str, tables: Mapping[str, Mapping[str, Any]]) -> None:
        self.language = language
        self._tables = tables
        self._form = PLURALS[tables["language"]["plural"]]

    def has(self, table: str, key: str) -> bool:
        """Whether there are words for a key."""
        return key in self._tables[table]

    def keys(self, table: str) -> tuple[str, ...]:
        """The keys of a table."""
        return tuple(self._tables[table])

    def table(self, table: str) -> Mapping[str, Any]:
        """A whole table, for those who say its words elsewhere."""
        return self._tables[table]

    def say(self, table: str, key: str, **values: object) -> str:
        """The words of a key, with values filled in."""
        return str(self._tables[table][key]).format(**values)

    def count(self, thing: str, n: int) -> str:
        """So many of a thing: `1 coin`, `2 coins`."""
        return str(self._tables["count"][thing][self._form(n)]).format(n=n)

    def signed(self, thing: str, n: int) -> str:
        """A gain or a loss: `+3 coins`, `−1 coin`, `±0 coins`."""
        form = str(self._tables["count"][thing][self._form(abs(n))])
        return form.format(n=f"{'+' if n > 0 else '−' if n else '±'}{abs(n)}")

    def decimal(self, number: float) -> str:
        """A number with one decimal place, as the language writes it."""
        return f"{number:.1f}".replace(".", self._tables["language"]["decimal"])

    def listed(self, items: Sequence[str]) -> str:
        """Items as a sentence lists them: `Anna, Ben and Cleo`."""
        *first, last = items
        both = [self.enumerated(first), last] if first else [last]
        return str(self._tables["language"]["list_and"]).join(both)

    def enumerated(self, items: Iterable[str]) -> str:
        """Items of a list, without an `and`."""
        return str(self._tables["language"]["list_comma"]).join(items)

    def either(self, items: Iterable[str]) -> str:
        """Items to choose from: `3 or 4`."""
        return str(self._tables["language"]["list_or"]).join(items)


def sentence(words: str) -> str:
    """The words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]
