"""How a language forms plurals, lists and decimal numbers.

These are the rules of the Unicode CLDR, which browsers have as `Intl`. In Python they come with
Babel, which would be larger (33 MB) than this whole package for what is a few lines here; the tests
compare every language with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from decimal import ROUND_HALF_UP, Decimal


def _one_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


def _same(_: int) -> str:
    return "other"


PLURALS: dict[str, Callable[[int], str]] = {
    "one-other": _one_other,
    "slavic": _slavic,
    "same": _same,
}
"""Plural rules by name, each giving the CLDR category of a whole number; languages name theirs."""


class Grammar:
    """The grammar of a language, from the table `language` of its file."""

    def __init__(self, language: Mapping[str, str]) -> None:
        self.plural_form = PLURALS[language["plural"]]
        """The form of a noun after a number, as a key of the tables of `count`."""
        self._comma = language["list_comma"]
        self._and = language["list_and"]
        self._or = language["list_or"]
        self._point = language["decimal"]

    def decimal(self, number: float) -> str:
        """A number with one decimal place."""
        return f"{round_to_tenth(number):.1f}".replace(".", self._point)

    def enumerated(self, items: Iterable[str]) -> str:
        """Items of a list, without an `and`."""
        return self._comma.join(items)

    def listed(self, items: Iterable[str]) -> str:
        """Items as a sentence lists them: `Anna, Ben and Cleo`."""
        return self._joined(items, self._and)

    def either(self, items: Iterable[str]) -> str:
        """Items to choose from: `3, 4 or 5`."""
        return self._joined(items, self._or)

    def _joined(self, items: Iterable[str], before_last: str) -> str:
        *first, last = items
        return before_last.join([self.enumerated(first), last] if first else [last])


def round_to_tenth(number: float) -> float:
    """The number that is shown for another: halves of its decimal form up, as browsers do."""
    return float(Decimal(str(number)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def sentence(words: str) -> str:
    """The text with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]
