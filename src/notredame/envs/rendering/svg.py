"""A drawing of the page as a self-contained SVG, with every style as an attribute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from .styles import DRAWN, Element, Styles, resolved

Plain = list[Any]
"""A list of name, attributes and children, as `web/drawing/nested-lists.js` makes it."""


def svg(drawing: Plain, styles: Styles) -> str:
    """The drawing in the page's light colours."""
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
    path = [*around, Element(name, classes)]
    style = styles.of(path) | attributes.pop("style", {})
    if style.get("opacity") == "0":
        return  # an invisible piece
    own = {key: value for key, value in style.items() if key.startswith("--")}
    if own:
        variables = {**variables, **own}
    for key in DRAWN:
        if key in style:
            attributes[key] = resolved(style[key], variables)
    yield f"<{name}"
    for key, value in attributes.items():
        yield f" {key}={quoteattr(str(value))}"
    yield ">"
    for child in inside:
        yield from _written(child, styles, path, variables)
    yield f"</{name}>"
