"""Result files written by earlier versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame.arena import read_results, rebuild, report_of
from notredame.arena.results.header import difference
from notredame.records import read
from notredame.rules.model.printed_data import SHIPPED
from tests.cli.command_runner import refused, run

OLD = Path(__file__).resolve().parents[1] / "old" / "interrupted.arena.jsonl"
PRESTIGE = [(10, 21), (23, 13), (6, 28)]
"""Statistics of the finished games, as their version reported them."""


def test_finished_games_are_read_and_rebuilt() -> None:
    results = read_results(OLD)
    assert results is not None
    assert [line.game for line in results.lines] == [1, 2, 3]
    assert results.plan is None
    assert results.match.printed is SHIPPED["ring"]
    for line, prestige in zip(results.lines, PRESTIGE, strict=True):
        game = rebuild(results.match, line)
        assert game.over
        assert game.result().prestige == line.scores == prestige


def test_they_can_be_reported() -> None:
    results = read_results(OLD)
    assert results is not None
    report = report_of(results.match, results.lines)
    assert [bot.label for bot in report.bots] == ["random", "greedy"]


def test_one_of_them_is_printed_as_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "arena", "--record", 2, "--out", OLD)
    assert read(done.out).result().prestige == PRESTIGE[1]


def test_the_match_is_not_resumed_by_other_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bots have changed since, so new games would not belong to the same match."""
    results = read_results(OLD)
    assert results is not None
    assert difference(results.head, results.match) is not None
    file = tmp_path / "match.jsonl"
    file.write_bytes(OLD.read_bytes())
    seats = ["--players", 2, "--games", 4, "--seed", 3]
    for bots in ([], ["random", "greedy", *seats]):
        words = refused(capsys, "arena", *bots, "--out", file, "--resume")
        assert "its games can be read, but the match cannot be resumed" in words
    assert file.read_bytes() == OLD.read_bytes()
