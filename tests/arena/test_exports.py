"""Exports: Parquet tables and pictures."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from notredame.arena import Verdict, report_of
from notredame.arena.exports.parquet import MATCH_KEY, write_parquet
from notredame.arena.exports.plot import counted_scores, write_plot
from tests.cli.command_runner import refused, run

from .sample_matches import line_of, match_of, played, two_bots

Capture = pytest.CaptureFixture[str]
MATCH = ("arena", "random", "random@2", "--players", 3, "--seed", 1, "--games", 3)


def test_parquet_has_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    match = match_of("random", "random@2", luck_worlds=2)
    lines = played(match, 3)
    write_parquet(tmp_path / "games.parquet", match, lines[::-1])
    table = parquet.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    assert [(row["game"], row["seat"]) for row in rows] == [
        (game, seat) for game in (1, 2, 3) for seat in (0, 1, 2)
    ]
    for row in rows:
        line, seat = lines[row["game"] - 1], row["seat"]
        assert line.luck is not None
        assert (row["bot"], row["score"], row["rank"]) == (
            line.seating[seat],
            line.scores[seat],
            line.ranks[seat],
        )
        assert row["margin"] == line.margin(seat)
        assert row["lead"] == line.lead(seat)
        assert row["luck"] == line.luck[seat]
        assert row["place"] == (seat - line.start) % 3 + 1
        assert row["win"] == (1 / len(line.winners) if seat in line.winners else 0)
        pairs = [tuple(map(int, pair.split(":"))) for pair in row["moves"].split()]
        assert pairs == line.pairs()
    assert json.loads(table.schema.metadata[MATCH_KEY.encode()])["seed"] == 1


def test_parquet_without_luck_has_none(tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    write_parquet(tmp_path / "games.parquet", two_bots(), played(two_bots(), 3))
    table = parquet.read_table(tmp_path / "games.parquet")
    assert {row["luck"] for row in table.to_pylist()} == {None}


def test_plot_is_a_picture_also_of_extreme_matches(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    match = match_of("random", "random@2", players=2)
    lines = [line_of(("random@1", "random@2"), (9, 5), (1, 2))]
    path = tmp_path / "match.png"
    write_plot(path, "A $ in a title", match, report_of(match, lines), lines)
    assert path.read_bytes().startswith(b"\x89PNG")


def test_plot_has_the_scores_of_the_games_that_are_counted() -> None:
    match = two_bots(players=2)
    lines = played(match, 5)
    open_deal = report_of(match, lines)
    assert counted_scores(match, open_deal, lines) == counted_scores(match, open_deal, lines[:4])
    assert [len(scores) for scores in counted_scores(match, open_deal, lines)] == [4, 4]
    assert open_deal.bots[0].score == fmean(counted_scores(match, open_deal, lines)[0])
    stopped = dataclasses.replace(open_deal, verdict=Verdict("low", 1))
    assert counted_scores(match, stopped, lines) == counted_scores(match, open_deal, lines[:2])


def test_command_writes_both(capsys: Capture, tmp_path: Path) -> None:
    table, picture = tmp_path / "games.parquet", tmp_path / "match.png"
    assert run(capsys, *MATCH, "--parquet", table, "--plot", picture).code == 0
    assert table.read_bytes().startswith(b"PAR1")
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("option", "package"), [("parquet", "pyarrow"), ("plot", "matplotlib"), ("ray", "ray")]
)
def test_missing_package_is_named_before_anything_is_played(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, option: str, package: str
) -> None:
    monkeypatch.setattr("notredame.arena.optional_packages.find_spec", lambda name: None)
    out = tmp_path / "match.jsonl"
    value = "auto" if option == "ray" else str(tmp_path / "file.png")
    words = refused(capsys, *MATCH, "--out", out, f"--{option}", value)
    assert f"--{option} needs {package}, which is not installed; " in words
    assert f"-m pip install {package}` brings it." in words
    assert not out.exists()
