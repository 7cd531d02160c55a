"""The printed tables of records that contain none: those that version 1 means."""

from __future__ import annotations

import hashlib
import json

from notredame.rules.model.printed_data import PRINTED, Printed

from .errors import Place, RecordError

FINGERPRINT = "f76a2c84b07f08971528665404c785a3237a041d90458e0666b493b11027b4bf"
"""SHA-256 of the tables that a record of version 1 without tables was played with.

Some shipped numbers may be corrected by owners of the printed game. A record must not change its
meaning then: tables with another fingerprint are always written in full.
"""


def fingerprint(printed: Printed) -> str:
    """A SHA-256 of the tables, without their provenance."""
    plain = json.dumps(printed.as_dict(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def may_be_left_out(printed: Printed) -> bool:
    """Whether these are the tables that a record without tables means."""
    return fingerprint(printed) == FINGERPRINT


def tables_left_out(at: Place) -> Printed:
    """The tables of a record that contains none."""
    if not may_be_left_out(PRINTED):
        raise RecordError(
            "This record was played with printed tables that are no longer shipped; "
            "add them to it to read it.",
            at,
        )
    return PRINTED
