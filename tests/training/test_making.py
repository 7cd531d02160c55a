"""Making the benchmark goes on after an interruption, wherever that came."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.judgement.making import finished

from notredame.rules.errors import NotreDameError
from notredame.training.judgement.benchmark_file import write_head, write_line
from notredame.training.judgement.outcome import outcome_of
from notredame.training.judgement.position import Position

HEAD = write_head(2, "code")


def lines_of(number: int) -> list[str]:
    """A game's two lines."""
    outcome = outcome_of([(6005, 5000), (5000, 5001)])
    return [write_line(Position(2, False, number, "easy", ((0, k),)), outcome) for k in (1, 2)]


WHOLE = "".join(f"{line}\n" for line in [HEAD, *lines_of(0), *lines_of(8)])
AFTER_ONE = "".join(f"{line}\n" for line in [HEAD, *lines_of(0)])


@pytest.mark.parametrize(
    ("kept", "games", "length"),
    [
        ("", set(), 0),
        (HEAD[:20], set(), 0),
        (HEAD, set(), 0),
        (HEAD + "\n", set(), len(HEAD) + 1),
        (WHOLE, {0, 8}, len(WHOLE)),
        (WHOLE[:-1], {0}, len(AFTER_ONE)),
        (WHOLE[:-40], {0}, len(AFTER_ONE)),
        (AFTER_ONE + lines_of(8)[0] + "\n", {0}, len(AFTER_ONE)),
    ],
    ids=["empty", "half a head", "no line break", "head", "whole", "no end", "half a line", "half"],
)
def test_only_whole_games_count(kept: str, games: set[int], length: int, tmp_path: Path) -> None:
    file = tmp_path / "benchmark.jsonl"
    file.write_text(kept)
    assert finished(file, HEAD) == (games, length)


def test_without_a_file_nothing_is_finished(tmp_path: Path) -> None:
    assert finished(tmp_path / "new.jsonl", HEAD) == (set(), 0)


def test_a_file_of_other_bots_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "benchmark.jsonl"
    file.write_text(WHOLE)
    with pytest.raises(NotreDameError, match="was begun with other rules or bots"):
        finished(file, write_head(2, "other code"))
