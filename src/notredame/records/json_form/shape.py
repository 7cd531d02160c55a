"""Checks of JSON values: each returns the value it was given, or raises what is needed instead.

Not by a library: pydantic is no part of the core, and msgspec, which could be, names the type it
found but not the value, suggests no key for a misspelt one, and accepts a key that stands twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..errors import Place, RecordError
from ..limits import MAX_WORD, did_you_mean, shown


def an_object(value: Any, at: Place) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise RecordError(f"An object is expected here, not {shown(value)}.", at)
    return value


def with_keys(
    value: Any, keys: Iterable[str], at: Place, optional: Iterable[str] = ()
) -> dict[str, Any]:
    """A JSON object with exactly these keys, and perhaps the optional ones, in any order."""
    found, needed = an_object(value, at), tuple(keys)
    known = (*needed, *optional)
    for key in found:
        if key not in known:
            hint = did_you_mean(key, known) or f" The keys are {', '.join(known)}."
            raise RecordError(f"The key {shown(key)} is not known here.{hint}", at)
    for key in needed:
        if key not in found:
            raise RecordError(f"The key {key!r} is missing.", at)
    return found


def a_list(value: Any, at: Place) -> list[Any]:
    """A JSON list."""
    if not isinstance(value, list):
        raise RecordError(f"A list is expected here, not {shown(value)}.", at)
    return value


def a_string(value: Any, at: Place) -> str:
    """A JSON string of at most MAX_WORD characters."""
    if not isinstance(value, str):
        raise RecordError(f"A string is expected here, not {shown(value)}.", at)
    if len(value) > MAX_WORD:
        raise RecordError(f"A string has at most {MAX_WORD} characters, not {len(value)}.", at)
    return value


def a_number(value: Any, at: Place) -> int:
    """A whole number; true and 1.0 are not accepted."""
    if type(value) is not int:
        raise RecordError(f"A whole number is expected here, not {shown(value)}.", at)
    return value


def strings(value: Any, at: Place) -> list[str]:
    """A list of strings."""
    return [a_string(item, at.under(i)) for i, item in enumerate(a_list(value, at))]


def numbers(value: Any, at: Place) -> list[int]:
    """A list of whole numbers."""
    return [a_number(item, at.under(i)) for i, item in enumerate(a_list(value, at))]
