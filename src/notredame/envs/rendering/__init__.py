"""Rendering of a table: as text, or as the picture that the page draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from notredame.rules.knowledge.view import View

from .text import letters

Drawer = Callable[[View, Sequence[str]], Any]


def drawer(mode: str) -> Drawer:
    """The function that draws a view, with the players' names, in a render mode."""
    if mode == "rgb_array":
        from .picture import picture  # needs packages that letters do not

        return picture
    return letters
