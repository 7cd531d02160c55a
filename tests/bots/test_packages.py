"""Bots from other packages; a broken one does no harm."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from notredame import NotreDameError
from notredame.bots import Budget, Entrant, bot_names, find_bot, known_bots, read_entrant
from tests.cli.command_runner import run

from .package import CODE, install
from .programs import Table


def test_a_bot_of_another_package_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, tmp_path / "a", "alpha", "last = alpha_bots:Last")
    assert bot_names()[-1] == "last"
    known = find_bot("last")
    assert (known.line, known.budget) == ("Takes the last choice.", Budget(steps=7))
    assert known.origin == "alpha"
    assert read_entrant("last@2s") == Entrant("last", Budget(seconds=2))
    table = Table(Entrant("last", Budget(steps=3)))
    for _ in range(3):
        assert table.ask() == table.choices[-1]
    table.bot.close()
    assert not table.faults()
    listed = json.loads(run(capsys, "bots", "--json").out)["bots"][-1]
    assert listed == {
        "name": "last",
        "budget": "7",
        "line": "Takes the last choice.",
        "from": "alpha",
    }
    assert "alpha_bots" not in sys.modules, "its code stays out of this process"


def test_a_bot_need_not_describe_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tmp_path / "a", "beta", "silent = beta_bots:silent")
    assert find_bot("silent").line == ""
    assert find_bot("silent").budget == Budget(seconds=0.5)


@pytest.mark.parametrize(
    ("maker", "sentence"),
    [
        ("Hanging", "It gave no answer within 0.7 seconds."),
        ("Crashing", "It ended with exit code 9."),
    ],
)
def test_faults_are_survived(
    maker: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path / "a", "gamma", f"bad = gamma_bots:{maker}")
    table = Table(Entrant("bad", Budget(seconds=0.2)))
    table.ask()
    table.bot.close()
    assert table.faults() == [sentence]


BROKEN = {
    "gone = delta_bots:nobody": "delta_bots:nobody cannot be imported (AttributeError: module",
    "gone = no_module:Last": "no_module:Last cannot be imported (ModuleNotFoundError: No module",
    "gone = what is this": "cannot be imported",
    "five = delta_bots:number": "delta_bots:number is 5, which cannot create a bot.",
    "unready = delta_bots:Unready": "FileNotFoundError: no book",
    "greedy_one = delta_bots:Greedy": "delta_bots:Greedy.budget is 5, not a Budget.",
    "random = delta_bots:Last": "cannot play: there is already a bot of this name.",
    "run:sh = delta_bots:Last": "cannot play: a name is at most 40 letters,",
    "a b = delta_bots:Last": "cannot play: a name is at most 40 letters,",
    "x@y = delta_bots:Last": "cannot play: a name is at most 40 letters,",
    " = delta_bots:Last": "cannot play: a name is at most 40 letters,",
}


@pytest.mark.parametrize("line", BROKEN)
def test_a_broken_bot_is_reported_and_does_no_harm(
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    install(monkeypatch, tmp_path / "a", "delta", f"{line}\nlast = delta_bots:Last")
    known, refused = known_bots()
    assert [bot.origin for bot in known if bot.name in ("random", "last")] == ["built in", "delta"]
    name = line.split("=")[0].strip()
    (sentence,) = refused
    assert sentence.startswith(f"The bot {name!r} of the package delta cannot play: ")
    assert BROKEN[line] in sentence
    assert sentence.endswith(".")
    if name not in ("random", "run:sh", "x@y"):
        with pytest.raises(NotreDameError) as problem:
            read_entrant(name)
        assert str(problem.value) == sentence
    done = run(capsys, "bots")
    assert done.code == 0
    assert "".join(sentence.split()) in "".join(done.out.split())


def test_two_packages_with_a_bot_of_the_same_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path / "a", "delta", "last = delta_bots:Last")
    install(monkeypatch, tmp_path / "b", "omega", "last = omega_bots:Last")
    with pytest.raises(NotreDameError, match="another package has a bot of the same name"):
        find_bot("last")
    assert len(known_bots()[1]) == 2
    assert "last" not in bot_names()


@pytest.mark.parametrize("code", ["import os\nos._exit(4)", "while True: pass", "1 / 0", "(" * 9])
def test_code_that_cannot_be_imported_does_no_harm(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("notredame.bots.external.program_bot.START_SECONDS", 1.0)
    install(monkeypatch, tmp_path / "a", "delta", "doomed = delta_bots:Last", code)
    (sentence,) = known_bots()[1]
    assert sentence.startswith("The bot 'doomed' of the package delta cannot play: It ")


@pytest.mark.parametrize("metadata", [b"[notredame.bots]\nno equals sign\n", b"\xff\xfe"])
def test_unreadable_metadata_does_no_harm(
    metadata: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path / "a", "sigma", "lost = sigma_bots:Last", CODE)
    (tmp_path / "a" / "sigma-1.0.dist-info" / "entry_points.txt").write_bytes(metadata)
    install(monkeypatch, tmp_path / "b", "tau", "found = tau_bots:Last")
    assert bot_names()[-1] == "found"
    assert find_bot("found").origin == "tau"
