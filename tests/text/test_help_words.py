"""The rule help uses exactly the phrases of the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import notredame.text
from notredame.text import catalogue

SOURCES = [path.read_text("utf-8") for path in Path(notredame.text.__path__[0]).rglob("*.py")]


def test_every_word_of_the_help_is_used_and_every_used_word_is_there() -> None:
    used = set()
    for source in SOURCES:
        used |= set(re.findall(r"\.help\(\s*['\"]([a-z_]+)['\"]", source))
        used |= set(re.findall(r"\bsay\(['\"](doc_[a-z_]+)['\"]", source))
        used |= set(re.findall(r"\"((?:source|column)_[a-z]+)\"", source))
    assert used == set(catalogue("en").keys("help"))
