"""The examples in the specification are valid records of the same game."""

from __future__ import annotations

import re
from pathlib import Path

from notredame.records import MAX_CHARACTERS, check, read
from notredame.records.limits import MAX_MOVES
from notredame.records.text_form.head import KEYS
from notredame.records.text_form.vocabulary import PHASE_LINES

from .sample_games import assert_same

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of the page in one language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [block for name, block in fenced if name == language]


def test_the_examples_are_one_game_in_both_forms() -> None:
    (text,), (data,) = blocks("text"), blocks("json")
    assert_same(read(text), read(data))
    assert check(text).form == "text"
    assert check(data).form == "JSON"


def test_the_code_runs() -> None:
    (code,) = blocks("python")
    exec(code, {"game": read(blocks("text")[0])})


def test_the_lines_shown_for_a_deal_and_for_tables_exist() -> None:
    shown = [line.partition(":")[0] for block in blocks("") for line in block.splitlines()]
    assert len(shown) >= 8
    assert set(shown) <= set(KEYS)
    assert all(f"`{phase}`" in PAGE for phase in PHASE_LINES.values())


def test_the_limits_are_the_ones_that_are_kept() -> None:
    assert f"{MAX_CHARACTERS:,} characters and {MAX_MOVES:,} choices" in PAGE
