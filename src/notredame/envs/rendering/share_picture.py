"""Draws a table as a picture to share: `python -m notredame.envs.rendering.share_picture`.

Reads the drawing's properties as JSON from standard input and writes a PNG to standard output. A
process of its own, since rendering lets no other thread run.
"""

from __future__ import annotations

import json
import sys

from .page_drawings import drawn, png


def main() -> None:
    """Draw one picture. Fonts of the system serve names in scripts that our own fonts lack."""
    picture = drawn("SharePicture", json.loads(sys.stdin.buffer.read()))
    sys.stdout.buffer.write(png(picture, other_fonts=True))


if __name__ == "__main__":
    main()
