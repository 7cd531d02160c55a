"""The version of records, their limits, and how errors quote their values."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from .errors import Place, RecordError

VERSION = 1
FORMAT = "notredame-record"
TITLE = f"notredame record {VERSION}"
MAX_CHARACTERS = 2_000_000
"""The most characters of a record that is read. A long game takes about a hundredth of it."""
MAX_WORD = 100
"""The most characters of a single value; no valid one needs as many."""
MAX_MOVES = 5000
"""A limit on choices; no game has as many."""

_HEX = re.compile("[0-9a-f]{64}")


def decode(data: bytes) -> str:
    """The text of a file: records are UTF-8, and a byte order mark is skipped."""
    if len(data) > 4 * MAX_CHARACTERS:
        raise RecordError(_too_long(f"{len(data)} bytes"))
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise RecordError(
            f"A record is text in UTF-8; byte {problem.start + 1} of the file, "
            f"0x{data[problem.start]:02x}, is not.",
            Place(line=line),
        ) from None


def check_size(text: str) -> None:
    """Refuse a record that is far longer than any game."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError(_too_long(f"{len(text)} characters"))


def _too_long(size: str) -> str:
    return f"A record has at most {MAX_CHARACTERS} characters; this one has {size}."


def wrong_version(found: object, at: Place) -> RecordError:
    """The error for a record of another version, which names both."""
    return RecordError(
        f"This record is of version {shown(found)}; only version {VERSION} can be read here.", at
    )


def shown(value: object) -> str:
    """A value as an error quotes it: short, on one line, and never a whole tree."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else value[:57] + "...")
    return repr(value)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The hint `Did you mean …?` for a word that is nearly right; else nothing."""
    near = difflib.get_close_matches(word, list(known), 1, 0.75) if len(word) <= MAX_WORD else []
    return f" Did you mean {near[0]!r}?" if near else ""


def check_hex(value: str, what: str, at: Place) -> str:
    """Check for 64 lower-case hexadecimal digits, as seeds and commitments are written."""
    if not _HEX.fullmatch(value):
        raise RecordError(f"A {what} has 64 hexadecimal digits, 0-9 and a-f; this has not.", at)
    return value
