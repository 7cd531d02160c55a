"""A table as a picture: the drawings of the page, made without a browser."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
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
from notredame.sketch.facts import drawing_facts, words_in

from .modules import one_script
from .styles import Styles
from .svg import svg

WEB = Path(str(files("notredame"))) / "web"
FONTS = Path(__file__).with_name("fonts")
WORDS = ("card", "person", "letter")
"""Tables of the catalogue with words that a picture shows."""
ENTRIES = ["words.js", "drawing/picture.js", "drawing/nested-lists.js"]
_own = threading.local()
"""An engine for JavaScript belongs to the thread that made it."""


def picture(view: View, names: Sequence[str]) -> npt.NDArray[np.uint8]:
    """Height by width by three colours: the city, the persons, and what everybody has."""
    styles = _styles()
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg_of(view, names),
        background=styles.variables["--paper"],
        # Fonts of our own: the same picture everywhere, and numbers where no font is installed.
        skip_system_fonts=True,
        font_files=[str(font) for font in sorted(FONTS.glob("*.ttf"))],
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )
    with Image.open(io.BytesIO(drawn)) as found:
        return np.array(found.convert("RGB"))


def svg_of(view: View, names: Sequence[str]) -> str:
    """The same as an SVG that needs no style sheet."""
    seen = view.as_dict()
    seats = [{"name": name} for name in names]
    state = {"seat": view.seat, "view": seen, "seats": seats}
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
            // Every time another table: markers are not followed from one picture to the next.
            const state = {{ ...JSON.parse(given), table: String((table += 1)) }};
            return JSON.stringify(page.plain(page.Picture({{ state, facts }}))[0]);
        }};
    """


def _engine() -> Any:
    if not hasattr(_own, "engine"):
        _own.engine = quickjs.Context()
        _own.engine.eval(_script())
    return _own.engine
