"""Wrapping of long lines."""

from __future__ import annotations

from rich.cells import cell_len

from notredame.cli.line_wrapping import wrapped


def test_words_stay_whole_and_spaces_inside_stay() -> None:
    assert wrapped("A7  Carriage house drives", 18) == ["A7  Carriage house", "drives"]
    assert wrapped("night-watchman mayor", 16) == ["night-watchman", "mayor"]


def test_a_wrapped_line_keeps_its_indent() -> None:
    assert wrapped("  one two three", 9) == ["  one two", "  three"]


def test_an_empty_line_stays_one() -> None:
    assert wrapped("", 9) == [""]


def test_a_word_that_is_too_long_has_a_line_of_its_own() -> None:
    assert wrapped("a abcdefghijkl b", 6) == ["a", "abcdefghijkl", "b"]


def test_text_without_spaces_is_broken_by_width() -> None:
    lines = wrapped("銀行のコマ1個につき1金を得る。", 10)
    assert "".join(lines) == "銀行のコマ1個につき1金を得る。"
    assert all(cell_len(line) <= 10 for line in lines)
    assert max(map(cell_len, lines)) > 8


def test_no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one() -> None:
    for width in range(6, 40):
        lines = wrapped("公園（病院）、銀行。「公邸」は、宿屋。", width)
        assert not any(line.startswith(tuple("）、。」")) for line in lines)
        assert not any(line.endswith(tuple("（「")) for line in lines)
