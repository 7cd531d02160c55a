"""The puzzle file: it grows by a line for each game, and a torn line is ignored."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from notredame import NotreDameError
from notredame.review.puzzles import shipped
from notredame.review.puzzles.finding import Plan
from notredame.review.puzzles.puzzle import PuzzleGame
from notredame.review.puzzles.puzzle_file import GrowingFile, head_line, packed, read_puzzles

PLAN = Plan(1, None)


@pytest.fixture
def game() -> PuzzleGame:
    """A game with puzzles."""
    return shipped().puzzles[0].of


def test_what_was_written_is_read_again(tmp_path: Path, game: PuzzleGame) -> None:
    file = GrowingFile(tmp_path / "p", PLAN, None)
    file.add(game)
    file.close()
    found = read_puzzles((tmp_path / "p").read_bytes(), "p")
    assert found is not None
    assert (found.plan, found.games) == (PLAN, [game])


def test_a_file_is_continued_after_its_last_whole_line(tmp_path: Path, game: PuzzleGame) -> None:
    path = tmp_path / "p"
    file = GrowingFile(path, PLAN, None)
    file.add(game)
    file.close()
    path.write_bytes(path.read_bytes() + b'{"game":1,"rec')
    before = read_puzzles(path.read_bytes(), "p")
    assert before is not None
    assert len(before.games) == 1
    file = GrowingFile(path, PLAN, before)
    file.add(game)
    file.close()
    after = read_puzzles(path.read_bytes(), "p")
    assert after is not None
    assert len(after.games) == 2


def test_a_packed_file_has_the_games_with_puzzles_only(game: PuzzleGame) -> None:
    empty: PuzzleGame = {**game, "puzzles": []}
    data = packed(PLAN, [empty, game])
    assert data == packed(PLAN, [game])
    found = read_puzzles(data, "p")
    assert found is not None
    assert found.games == [game]


def test_a_file_without_a_whole_line_has_nothing_yet() -> None:
    assert read_puzzles(b"", "p") is None
    assert read_puzzles(head_line(PLAN).encode()[:12], "p") is None


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"hello", "'p' is no puzzle file."),
        (b"hello\n", "'p' is no puzzle file."),
        (b"[1]\n", "'p' is no puzzle file."),
        (b'{"format":"notredame-arena"}\n', "'p' is no puzzle file."),
        (
            b'{"format":"notredame-puzzles","version":9}\n',
            "'p' has version 9 of the puzzle file; this program reads version 1.",
        ),
        (head_line(PLAN).encode() + b"{}\n", "Line 2 of 'p' is no game with puzzles."),
        (head_line(PLAN).encode() + b"\xff\n", "Line 2 of 'p' is no game with puzzles."),
        (gzip.compress(b"x" * 900)[:-20], "'p' is damaged: it cannot be unpacked."),
        (
            b'{"format":"notredame-puzzles","version":1}\n',
            "The first line of 'p' does not say how it was made.",
        ),
    ],
)
def test_what_is_no_puzzle_file_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(NotreDameError) as refused:
        read_puzzles(data, "p")
    assert str(refused.value) == sentence
