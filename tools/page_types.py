"""Types of everything that the page and the server send each other, from the server's OpenAPI.

`make docs` writes them into the page's folder; a test fails when they are out of date. The page's
scripts read them in comments: `import("./connection/api-types.d.ts").PageState`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from typing import Any

from notredame.server.http.app import create_app
from notredame.server.services import Settings

from .format_page import ROOT, WEB, formatted

FILE = WEB / "connection" / "api-types.d.ts"
HEAD = "// Written by python -m tools.page_types from what the server says of itself. Do not edit."
SIMPLE = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}

Schema = Mapping[str, Any]
"""A JSON Schema, as OpenAPI has it."""


def page_types() -> str:
    """The file as it should be."""
    with tempfile.TemporaryDirectory(prefix="notredame-") as folder:
        app = create_app(Settings(f"sqlite:///{folder}/games.db"))
        schemas: dict[str, Schema] = app.openapi()["components"]["schemas"]
        app.service.store.close()
    declared = [_interface(name, schema) for name, schema in sorted(schemas.items())]
    return formatted([(FILE.name, "\n\n".join([HEAD, *declared]))])[0]


def _interface(name: str, schema: Schema) -> str:
    lines = [*_comment(schema), f"export interface {name} {{"]
    required = schema.get("required", ())
    for field, value in schema["properties"].items():
        lines += _comment(value)
        lines.append(f"{field}{'' if field in required else '?'}: {type_of(value)};")
    return "\n".join([*lines, "}"])


def _comment(schema: Schema) -> Iterator[str]:
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].split())} */"


def type_of(schema: Schema) -> str:
    """A JSON Schema as a type; one that is not understood is a ValueError."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "oneOf" in schema:
        return type_of({"anyOf": schema["oneOf"]})
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(way) for way in schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    kind = schema.get("type")
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"{{ [key: string]: {type_of(schema['additionalProperties'])} }}"
    if kind in SIMPLE:
        return SIMPLE[kind]
    raise ValueError(f"There is no type for {json.dumps(schema)}.")


def main() -> int:
    """Write the file."""
    FILE.write_text(page_types(), "utf-8")
    print(f"{FILE.relative_to(ROOT)} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
