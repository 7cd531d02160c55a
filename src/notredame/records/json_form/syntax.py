"""Strict JSON: no duplicate keys, no NaN, no huge numbers, no deep nesting."""

from __future__ import annotations

import json
from typing import Any

from ..errors import Place, RecordError
from ..limits import check_size, shown

MAX_DIGITS = 20


def parse(text: str) -> Any:
    """Parse a JSON text; whatever is wrong with it is a RecordError."""
    check_size(text)
    try:
        return json.loads(
            text.removeprefix("\ufeff"),
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_int=_whole,
        )
    except json.JSONDecodeError as problem:
        raise RecordError(
            f"This is not JSON: {problem.msg[0].lower()}{problem.msg[1:]}.",
            Place(line=problem.lineno, column=problem.colno),
        ) from None
    except RecursionError:
        raise RecordError("The JSON is nested far deeper than a record is.") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key, value in pairs:
        if key in out:
            raise RecordError(
                f"The key {shown(key)} appears twice in one object; keep one of them."
            )
        out[key] = value
    return out


def _constant(name: str) -> Any:
    raise RecordError(f"{name} is no JSON value; the numbers of a record are whole.")


def _whole(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise RecordError(f"A number has {len(digits)} digits; those of a record are small.")
    return int(digits)
