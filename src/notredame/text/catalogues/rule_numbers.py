"""Numbers of the rules in the words of a language.

A text names a number in braces: `{rat_end}`, or with its noun, `{mayor_points:prestige}`. Several
numbers are joined: `{donated:list}` is `1, 2, 3`, `{donated:and}` is `1, 2 and 3`, `{donated:or}`
is `1, 2 or 3`, and `{donated:or-coin}` is `1, 2 or 3 coins`. Whatever else is in braces stays.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from notredame.rules.numbers import RULE_NUMBERS

if TYPE_CHECKING:
    from .catalogue import Catalogue


NAMED = re.compile(r"\{(\w+)(?::([\w-]+))?\}")


def with_numbers(found: Mapping[str, Any], words: Catalogue) -> dict[str, Any]:
    """The tables of a file with the numbers of the rules in all their texts."""
    return {key: _filled(value, words) for key, value in found.items()}


def _filled(value: Any, words: Catalogue) -> Any:
    if isinstance(value, str):
        return NAMED.sub(lambda named: _filled_in(named, words), value)
    return with_numbers(value, words) if isinstance(value, Mapping) else value


def _filled_in(named: re.Match[str], words: Catalogue) -> str:
    name, form = named.groups()
    if name not in RULE_NUMBERS and form is None:
        return named.group()
    number = RULE_NUMBERS[name]
    if isinstance(number, int):
        return words.count(form, number) if form else str(number)
    join, _, thing = (form or "list").partition("-")
    last = words.count(thing, number[-1]) if thing else str(number[-1])
    joined = {"list": words.enumerated, "and": words.listed, "or": words.either}[join]
    return joined([words.enumerated(map(str, number[:-1])), last])
