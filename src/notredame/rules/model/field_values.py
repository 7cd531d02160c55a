"""A struct as plain numbers by field, fit for JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from notredame.compiling.structs import fields_of

R = TypeVar("R")


def as_numbers(record: Any) -> dict[str, Any]:
    """The fields of a record: ints, lists of ints, and records in turn."""
    out: dict[str, Any] = {}
    for name, item, count, _ in fields_of(type(record)):
        value = getattr(record, name)
        if count is None:
            out[name] = value
        else:
            out[name] = value[:] if item is int else [as_numbers(part) for part in value]
    return out


def from_numbers(cls: type[R], numbers: Mapping[str, Any]) -> R:
    """The record with the field values that `as_numbers` returned."""
    out = cls()
    for name, item, count, _ in fields_of(cls):
        value = numbers[name]
        if count is not None:
            value = value[:] if item is int else [from_numbers(item, part) for part in value]
        setattr(out, name, value)
    return out
