"""The languages that a browser prefers.

Neither Starlette nor any other dependency parses this header, and the libraries that do (Werkzeug,
WebOb) are whole web frameworks.
"""

from __future__ import annotations

import re

_RANGE = re.compile(
    r"([a-z]{1,8})(?:-[a-z0-9-]*)?(?:;q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?", re.IGNORECASE
)
"""A language with its region, and its weight from 0 to 1 (RFC 9110, 12.5.4)."""


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header without their regions, the dearest first.

    What is not in the form of the header is passed over, and so is `*`.

    >>> accepted_languages("de-AT, fr;q=0.5, ru;q=0.8, en;q=0")
    ['de', 'ru', 'fr']
    """
    found = (_RANGE.fullmatch("".join(part.split())) for part in header.split(","))
    wanted = [(float(said[2] or 1), said[1].lower()) for said in found if said]
    return [name for much, name in sorted(wanted, key=lambda one: -one[0]) if much > 0]
