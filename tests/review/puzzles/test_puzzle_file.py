"""The puzzle file: it grows by a line for each game, and a torn line is ignored."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from notredame import NotreDameError
from notredame.review.puzzles import shipped
from notredame.review.puzzles.collection import read_collection
from notredame.review.puzzles.finding import Plan
from notredame.review.puzzles.puzzle import PuzzleGame
from notredame.review.puzzles.puzzle_file import GrowingFile, game_line, head_line, read_puzzles

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


def test_a_packed_file_is_read_as_well(game: PuzzleGame) -> None:
    found = read_puzzles(gzip.compress((head_line(PLAN) + game_line(game)).encode()), "p")
    assert found is not None
    assert (found.games, found.packed) == ([game], True)


@pytest.mark.parametrize(
    "change",
    [
        {"record": []},
        {"game": "0"},
        {"puzzles": {}},
        {"puzzles": [{"right": "pass"}]},
        {"puzzles": [{"seat": True}]},
        {"puzzles": [{"theme": "weather"}]},
        {"puzzles": [{"answers": [{"choice": "pass"}]}]},
    ],
)
def test_a_line_that_is_not_of_the_declared_form_is_refused(
    game: PuzzleGame, change: dict[str, Any]
) -> None:
    puzzles = [{**game["puzzles"][0], **puzzle} for puzzle in change.get("puzzles", [])]
    damaged: Any = {**game, **change, **({"puzzles": puzzles} if puzzles else {})}
    with pytest.raises(NotreDameError, match=r"^Line 2 of 'p' is no game with puzzles\.$"):
        read_puzzles((head_line(PLAN) + game_line(damaged)).encode(), "p")


def with_first(game: PuzzleGame, **changes: Any) -> bytes:
    """A file with a game of which one puzzle is changed."""
    puzzle: Any = {**game["puzzles"][0], **changes}
    return (head_line(PLAN) + game_line({**game, "puzzles": [puzzle]})).encode()


def test_a_collection_is_read_if_its_puzzles_fit_their_games(game: PuzzleGame) -> None:
    assert len(read_collection(with_first(game), "p")) == 1
    move, seat = game["puzzles"][0]["move"], game["puzzles"][0]["seat"]
    changes: list[dict[str, Any]] = [
        {"move": 0},
        {"move": 999},
        {"move": move - 1},
        {"seat": seat + 1},
        {"answers": game["puzzles"][0]["answers"][1:]},
        {"tempting": "teleport"},
        {"right": ["teleport"]},
    ]
    for change in changes:
        with pytest.raises(NotreDameError, match=r"^Line 2 of 'p': the puzzle at choice "):
            read_collection(with_first(game, **change), "p")
    emptied: PuzzleGame = {**game, "record": {}}
    with pytest.raises(NotreDameError, match=r"^Line 2 of 'p': "):
        read_collection((head_line(PLAN) + game_line(emptied)).encode(), "p")


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
        (gzip.compress(b"x" * 900, mtime=0)[:-20], "'p' is damaged: it cannot be unpacked."),
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
