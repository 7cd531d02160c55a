"""A table as a picture: the page's drawings, as an array."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import count

try:
    import numpy as np
    from PIL import Image
except ImportError as missing:
    raise ImportError(
        f"Pictures need {missing.name}: pip install 'notredame[render]'."
    ) from missing

import numpy.typing as npt

from notredame.rules.knowledge.view import View
from notredame.text_board.facts import street_map

from .page_drawings import drawn, png

_numbers = count()
"""A new table every time, so that markers are not animated from the last picture."""


def picture(view: View, names: Sequence[str]) -> npt.NDArray[np.uint8]:
    """Draw the city, the persons and what each player has; an array of height × width × RGB."""
    with Image.open(io.BytesIO(png(svg_of(view, names)))) as found:
        return np.array(found.convert("RGB"))


def svg_of(view: View, names: Sequence[str]) -> str:
    """The same drawing as an SVG that needs no style sheet."""
    state = {
        "table": str(next(_numbers)),
        "seat": view.seat,
        "view": view.as_dict(),
        "streets": street_map(view.state),
        "seats": [{"name": name} for name in names],
    }
    return drawn("Picture", {"state": state})
