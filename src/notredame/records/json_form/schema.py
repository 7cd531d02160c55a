"""The JSON Schema of the JSON form: its shape from a file, the names in it from the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from notredame.rules.choices import BY_ID
from notredame.rules.model.options import ALLOWED, EDITIONS
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, CENTRE, COLOURS, KINDS, MARKETS, SOURCES
from notredame.rules.model.printed_data import MOST_RATS, SHIPPED


def schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of the JSON form.

    It describes the form of a record only. Whether the game is possible shows when it is read.
    """
    text = files(__package__).joinpath("record.schema.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    parts, defs = found["properties"], found["$defs"]
    for name, words in {
        "colour": COLOURS,
        "person": PERSONS,
        "card": CARDS,
        "market": MARKETS,
        "kind": KINDS,
        "choice": BY_ID,
        "shipped": SHIPPED,
    }.items():
        defs[name] = {"enum": list(words)}
    parts["edition"]["enum"] = list(EDITIONS)
    _fill(parts["options"], {name: {"enum": list(values)} for name, values in ALLOWED.items()})
    rats = {"type": "integer", "minimum": 0, "maximum": MOST_RATS}
    _fill(defs["printed"]["properties"]["rats"], dict.fromkeys(PERSONS, rats))
    messages = defs["deal"]["properties"]["messages"]["additionalProperties"]
    _fill(messages, {market: {"$ref": "#/$defs/kind"} for market in MARKETS[CENTRE + 1 :]})
    sources = defs["result"]["properties"]["by_source"]["items"]
    _fill(sources, {source: {"type": "integer"} for source in SOURCES})
    return found


def _fill(thing: dict[str, Any], properties: Mapping[str, Any]) -> None:
    """Let an object have exactly these properties."""
    thing["properties"] = {name: dict(form) for name, form in properties.items()}
    thing["required"] = list(properties)
