"""A drawing of the page as an SVG that stands for itself: every style is an attribute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from .styles import DRAWN, Element, Styles, resolved

Plain = list[Any]
"""A name, attributes and what is inside, as `web/drawing/nested-lists.js` writes it down."""


def svg(drawing: Plain, styles: Styles) -> str:
    """The drawing, in the colours of the page by day."""
    return "".join(_written(drawing, styles, [], styles.variables))


def _written(
    node: Plain | str, styles: Styles, around: list[Element], variables: Mapping[str, str]
) -> Iterator[str]:
    if isinstance(node, str):
        yield escape(node)
        return
    name, given, inside = node
    attributes = dict(given)
    classes = frozenset(str(attributes.pop("class", "")).split())
    way = [*around, Element(name, classes)]
    said = styles.of(way) | attributes.pop("style", {})
    if said.get("opacity") == "0":
        return  # a piece that is away
    own = {key: value for key, value in said.items() if key.startswith("--")}
    if own:
        variables = {**variables, **own}
    for key in DRAWN:
        if key in said:
            attributes[key] = resolved(said[key], variables)
    yield f"<{name}"
    for key, value in attributes.items():
        yield f" {key}={quoteattr(str(value))}"
    yield ">"
    for child in inside:
        yield from _written(child, styles, way, variables)
    yield f"</{name}>"
