"""`notredame train`: a tiny run from end to end, stopped and continued, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from notredame.arena import read_results
from notredame.bots.weights.weights import blank_weights, read_weights, shipped_weights
from notredame.cli import train
from notredame.compiling import cache
from notredame.training import matches

from .command_runner import refused, run

pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")

SURE = ("--match-deals", 8)
"""Deals after which even a tiny match is decided."""


def files_of(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.glob("*.json")}


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_tiny_run_from_end_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    done = run(capsys, "train", "--tiny", *SURE, "--out", folder)
    assert done.code == 0
    assert "2-base, generation 2" in done.out
    assert "2-base, match of 16 games: kept" in done.out
    assert "search:FILE plays with them" in done.out
    log = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    assert [(line["stage"], line["kind"]) for line in log] == [
        ("generation", "2 base"),
        ("generation", "2 base"),
        ("match", "2 base"),
    ]
    results = read_results(folder / "matches/2-base.jsonl")
    assert results is not None
    assert results.plan is not None
    assert (len(results.lines), results.plan.decides) == (16, "lead")
    weights = read_weights(folder / "weights.json")
    assert weights == read_weights(folder / "candidate.json") != blank_weights()
    assert weights.kinds[1] == blank_weights().kinds[1]

    bots = (f"search:{folder / 'weights.json'}@4", f"search:{folder / 'start.json'}@4")
    played = run(capsys, "arena", *bots, "--players", 2, "--games", 2, "--json")
    assert played.code == 0


@pytest.mark.soak
def test_a_run_in_processes_that_is_stopped_goes_on_and_ends_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    two_kinds = ("train", "--tiny", "--kinds", "2-base", "3-base", *SURE)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped-and-continued"
    assert run(capsys, *two_kinds, "--out", whole).code == 0

    with monkeypatch.context() as patch:
        patch.setattr(train, "_sentence", interrupt)
        done = run(capsys, *two_kinds, "--out", stopped)
        assert done.code == 130
        assert "--resume continues" in done.out
    assert len(list((stopped / "generations").iterdir())) == 1
    assert not (stopped / "weights.json").exists()
    done = run(capsys, *two_kinds, "--out", stopped, "--resume", "--jobs", 2)
    assert done.code == 0
    assert files_of(stopped) == files_of(whole)
    results = [read_results(path / "matches/2-base.jsonl") for path in (whole, stopped)]
    scores = [[line.scores for line in found.lines] for found in results if found is not None]
    assert scores[0] == scores[1]
    logs = [(path / "log.jsonl").read_text().splitlines() for path in (whole, stopped)]
    assert len(logs[0]) == len(logs[1]) == 2 * 3


def test_weights_that_do_not_win_their_match_are_not_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "won", lambda *_: False)
    done = run(capsys, "train", "--tiny", "--match-deals", 2, "--out", tmp_path / "run")
    assert "match of 4 games: not kept" in done.out
    assert "Nothing was better" in done.out
    assert read_weights(tmp_path / "run/weights.json") == blank_weights()


def test_what_makes_no_sense_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/notes.txt").write_text("mine")
    out = tmp_path / "run"
    assert "is not empty" in refused(capsys, "train", "--tiny", "--out", tmp_path / "full")
    assert "invalid choice" in refused(capsys, "train", "--kinds", "6-base", "--out", out).lower()
    assert "Cannot read weights" in refused(capsys, "train", "--start", out, "--out", out)
    assert "--match-deals" in refused(capsys, "train", "--match-deals", 1, "--out", out)
    assert "no address" in refused(capsys, "train", "--ray", "nowhere", "--out", out)
    assert not out.exists()


def test_a_run_goes_on_only_as_it_was_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "_train", interrupt)
    shipped, out = tmp_path / "shipped.json", tmp_path / "run"
    shipped.write_text(shipped_weights().written())
    command = ("train", "--out", out, "--resume")
    assert "A new run begins" in run(capsys, *command, "--tiny").out
    again = run(capsys, *command)
    assert again.code == 130
    assert "begins" not in again.out
    assert run(capsys, *command, "--tiny", "--kinds", "2-base").code == 130
    assert "add --resume" in refused(capsys, "train", "--tiny", "--out", out)
    more = refused(capsys, *command, "--games", 500)
    assert "was begun with --games 400, not --games 500" in more
    assert "with --kinds 2-base, not --kinds 3-base" in refused(
        capsys, *command, "--kinds", "3-base"
    )
    assert "begun with other weights" in refused(capsys, *command, "--start", shipped)
