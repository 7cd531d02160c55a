"""The terminal uses exactly the phrases of the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import notredame.cli
import notredame.text_board
from notredame.text import catalogue

ROOMS = (notredame.cli, notredame.text_board)
FILES = [path for room in ROOMS for path in Path(room.__path__[0]).rglob("*.py")]
SOURCES = [path.read_text(encoding="utf-8") for path in FILES]
CHOSEN = {"wins", "share_win", "choose", "choose_default"}
"""Phrases of which the code picks one by its key."""


def test_every_terminal_word_is_used_and_every_used_word_is_there() -> None:
    used = set()
    for source in SOURCES:
        used |= set(re.findall(r"terminal\(\s*['\"]([a-z_]+)['\"]", source))
        used |= CHOSEN & set(re.findall(r'"([a-z_]+)"', source))
    assert used == set(catalogue("en").keys("terminal"))
