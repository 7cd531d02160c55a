"""The page's drawings, made and rendered without a browser."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

try:
    import quickjs
    import resvg_py
except ImportError as missing:
    raise ImportError(
        f"Pictures need {missing.name}: pip install 'notredame[render]'."
    ) from missing

from notredame.text_board.facts import drawing_facts, words_in
from notredame.web_files import WEB

from .script_bundle import one_script
from .styles import Styles
from .svg import svg

FONTS = Path(__file__).with_name("fonts")
WORDS = ("card", "person", "letter")
"""Tables of the catalogue whose words a picture shows."""
ENTRIES = ["words.js", "drawing/picture.js", "drawing/share-picture.js", "drawing/nested-lists.js"]
_thread = threading.local()
"""Holds a JavaScript engine for each thread; an engine must stay in the thread that created it."""


def drawn(drawing: str, props: Mapping[str, object]) -> str:
    """A drawing, such as `Picture`, as an SVG that needs no style sheet."""
    return svg(json.loads(_engine().get("draw")(drawing, json.dumps(props))), _styles())


def png(drawing: str, *, other_fonts: bool = False) -> bytes:
    """An SVG rendered as a PNG.

    Our own fonts give the same picture everywhere, even where no font is installed; those of the
    system are read, which takes longer, for letters that ours lack.
    """
    rendered: bytes = resvg_py.svg_to_bytes(
        svg_string=drawing,
        background=_styles().variables["--paper"],
        skip_system_fonts=not other_fonts,
        font_files=[str(font) for font in sorted(FONTS.glob("*.ttf"))],
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )
    return bytes(rendered)


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
        globalThis.draw = (name, given) =>
            JSON.stringify(page.plain(page[name]({{ ...JSON.parse(given), facts }}))[0]);
    """


def _engine() -> Any:
    if not hasattr(_thread, "engine"):
        _thread.engine = quickjs.Context()
        _thread.engine.eval(_script())
    return _thread.engine
