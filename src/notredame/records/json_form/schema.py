"""The JSON Schema of the JSON form, as it is shipped."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def schema() -> dict[str, Any]:
    """The published JSON Schema (draft 2020-12) of the JSON form.

    It knows the form of a record. Only reading a record tells whether the game could have happened.
    """
    text = files(__package__).joinpath("record.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found
