"""Bad input is answered with a sentence, and nothing is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command_runner import refused

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Name the bots that play"),
        (["random"], "two bots or more"),
        (["random"] * 13, "at most 12 bots"),
        (["random", "random", "--out", "x.png", "--plot", "x.png"], "files of their own"),
        (["random", "random@2cores"], "needs seconds"),
        (["random", "nobody"], "There is no bot 'nobody'"),
        (["random", "random@often"], "A budget is seconds"),
        (["random", "random", "--budget", "often"], "A budget is seconds"),
        (["random", "random", "--players", "6"], "2 to 5 players"),
        (["random", "random", "--players", "two"], "not a whole number"),
        (["random", "random", "--games", "0"], "--games: must be 1 to"),
        (["random", "random", "--seed", "-1"], "--seed: must be 0 or more"),
        (["random", "random", "--luck", "0"], "--luck: must be 1 to 10000"),
        (["--luck", "random", "random"], "--luck: 'random' is not a whole number"),
        (["random", "random", "--decide", "beauty"], "--decide: invalid choice: 'beauty'"),
        (["random", "random", "--decide", "lead-less-luck"], "add --luck"),
        (["random", "random", "--stop", "0.5"], "--stop: expected 2 arguments"),
        (["random", "random", "--stop", "0.5", "more"], "--stop: 'more' is not a number"),
        (["random", "random", "--stop", "0.6", "0.5"], "smaller one first, not 0.6 and 0.5"),
        (["random", "random", "--stop", "0.5", "nan"], "smaller one first, not 0.5 and nan"),
        (["random", "random", "--stop", "50", "55"], "Wins are a share from 0 to 1"),
        (
            ["random", "random", "--stop", "0.5", "0.6", "--games", "20"],
            "at least 20 deals, which are 40 games here, not 20",
        ),
        (["--record", "1", "--out", "x", "--stop", "0", "1"], "so --stop cannot be given"),
        (["random", "random", "--jobs", "0"], "--jobs: must be 1 to 64"),
        (["random", "random", "--edition", "first"], "There is no edition"),
        (["random", "random", "--option", "gold=1"], "is not an option"),
        (["random", "random", "--new-persons", "--option", "new_persons=no"], "contradict"),
        (["random", "random", "--printed", "nowhere.toml"], "Cannot read 'nowhere.toml'"),
        (["random", "random", "--resume"], "name one with --out FILE"),
        (["--record", "1"], "name one with --out FILE"),
        (["--record", "0", "--out", "x"], "--record: must be 1 or more"),
        (["--record", "1", "--out", "nowhere"], "Cannot read 'nowhere'"),
        (["--record", "1", "--out", "x", "random"], "so BOT cannot be given"),
        (["--record", "1", "--out", "x", "--seed", "3"], "so --seed cannot be given"),
        (["--resume", "--out", "nowhere"], "There is no match in nowhere yet"),
        (["random", "random", "--out", "nowhere/file"], "Cannot write 'nowhere/file'"),
        (["random", "random", "--out", "."], "Cannot write '.'"),
        (["random", "random", "--out", ".", "--resume"], "Cannot write '.'"),
        (["random", "random", "--out", "a\0b"], "Cannot write"),
        (["random", "random", "--out", ""], "Cannot write"),
        (["random", "random", "--plot", "match.gif"], "does not end with .png"),
        (["random", "random", "--plot", "nowhere/match.png"], "Cannot write"),
        (["random", "random", "--parquet", "."], "Cannot write '.'"),
        (["--ray", "random", "random"], "name the bots before --ray"),
    ],
)
def test_bad_input_is_a_sentence(
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert words in refused(capsys, "arena", *arguments)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_unreachable_ray_cluster_is_refused_at_once(capsys: Capture, address: str) -> None:
    pytest.importorskip("ray")
    words = refused(capsys, "arena", "random", "random", "--ray", address)
    assert f"Cannot reach Ray at {address}: " in words
