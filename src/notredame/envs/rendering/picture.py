"""A table as a picture: the page's drawings, rendered without a browser."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

try:
    import numpy as np
    import quickjs
    import resvg_py
    from PIL import Image
except ImportError as missing:
    raise ImportError(
        f"Pictures need {missing.name}: pip install 'notredame[render]'."
    ) from missing

import numpy.typing as npt

from notredame.rules.knowledge.view import View
from notredame.text_board.facts import drawing_facts, street_map, words_in
from notredame.web_files import WEB

from .script_bundle import one_script
from .styles import Styles
from .svg import svg

FONTS = Path(__file__).with_name("fonts")
WORDS = ("card", "person", "letter")
"""Tables of the catalogue whose words a picture shows."""
ENTRIES = ["words.js", "drawing/picture.js", "drawing/nested-lists.js"]
_thread = threading.local()
"""Holds a JavaScript engine for each thread; an engine must stay in the thread that created it."""


def picture(view: View, names: Sequence[str]) -> npt.NDArray[np.uint8]:
    """Draw the city, the persons and what each player has; an array of height × width × RGB."""
    styles = _styles()
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg_of(view, names),
        background=styles.variables["--paper"],
        # Our own fonts give the same picture everywhere, even where no font is installed.
        skip_system_fonts=True,
        font_files=[str(font) for font in sorted(FONTS.glob("*.ttf"))],
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )
    with Image.open(io.BytesIO(drawn)) as found:
        return np.array(found.convert("RGB"))


def svg_of(view: View, names: Sequence[str]) -> str:
    """The same drawing as an SVG that needs no style sheet."""
    seen = view.as_dict()
    seats = [{"name": name} for name in names]
    streets = street_map(view.state)
    state = {"seat": view.seat, "view": seen, "streets": streets, "seats": seats}
    drawing = json.loads(_engine().get("draw")(json.dumps(state)))
    return svg(drawing, _styles())


@cache
def _styles() -> Styles:
    sheets = (WEB / "style" / name for name in ("colours.css", "drawing.css"))
    return Styles(*(sheet.read_text("utf-8") for sheet in sheets))


@cache
def _script() -> str:
    return f"""
        const page = eval({json.dumps(one_script(WEB, ENTRIES))});
        page.useWords({json.dumps(words_in("en", WORDS))});
        const facts = {json.dumps(drawing_facts())};
        let table = 0;
        globalThis.draw = (given) => {{
            // A new table every time, so that markers are not animated from the last picture.
            const state = {{ ...JSON.parse(given), table: String((table += 1)) }};
            return JSON.stringify(page.plain(page.Picture({{ state, facts }}))[0]);
        }};
    """


def _engine() -> Any:
    if not hasattr(_thread, "engine"):
        _thread.engine = quickjs.Context()
        _thread.engine.eval(_script())
    return _thread.engine
