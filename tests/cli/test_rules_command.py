"""`notredame rules` and the command line as a whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from notredame import __version__
from notredame.rules.pieces import CARDS, PERSONS
from notredame.rules.printed import PRINTED
from notredame.text import rule_ids

from .running import refused, run, run_process

Capture = pytest.CaptureFixture[str]


def test_overview_and_single_things(capsys: Capture) -> None:
    assert "plague" in run(capsys, "rules").out
    for what in ("A7", "a7", "fool", "lady of the court", "Notre Dame", "coins", "lifestyle-ru"):
        done = run(capsys, "rules", *what.split())
        assert done.code == 0
        assert done.out.strip()


def test_every_rule_card_and_person_has_words(capsys: Capture) -> None:
    for what in (*rule_ids(), *CARDS, *PERSONS):
        assert run(capsys, "rules", what).out.strip(), what


def test_unknown_things_get_near_ones(capsys: Capture) -> None:
    assert "fool" in refused(capsys, "rules", "fol")


def test_help_of_every_command(capsys: Capture) -> None:
    for command in ("play", "arena", "bots", "simulate", "replay", "check", "rules", "warm-up"):
        done = run(capsys, command, "--help")
        assert done.code == 0
        assert f"usage: notredame {command}" in done.out


def test_version_and_no_command(capsys: Capture) -> None:
    assert run(capsys, "--version").out.strip() == f"notredame {__version__}"
    assert "COMMAND" in refused(capsys)
    assert "dance" in refused(capsys, "dance")


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A shell line; `notredame` is this one."""
    command = line.replace("notredame", f"{sys.executable} -m notredame")
    return subprocess.run(command, shell=True, capture_output=True, text=True, check=False)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    assert shell("notredame rules --markdown | head -n 1").stderr == ""


@pytest.mark.parametrize(
    "line",
    [
        "notredame rules fool > /dev/full",
        "notredame rules --markdown > /dev/full",
        "notredame check /dev/zero",
        "notredame check .",
        "notredame rules --markdown fool",
    ],
)
def test_what_goes_wrong_outside_is_a_sentence(line: str) -> None:
    done = shell(line)
    assert done.returncode == 2
    assert done.stderr.startswith("notredame: ")
    assert done.stderr.count("\n") == 1


def test_a_terminal_that_lacks_signs_is_no_reason_to_stop(tmp_path: Path) -> None:
    done = run_process(
        "rules", "--markdown", cwd=tmp_path, env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    )
    assert done.code == 0
    assert "Notre Dame" in done.out


def test_topics_have_other_names_too(capsys: Capture) -> None:
    for word, words in (("draft", "T3"), ("rat", "G1"), ("carriage", "A7"), ("setup", "S1")):
        assert words in run(capsys, "rules", word).out
    assert "1 rat" in run(capsys, "rules", "X7").out
    assert "plague" in run(capsys, "rules", "round").out


def test_words_are_wrapped_but_a_file_is_not(capsys: Capture) -> None:
    assert max(map(len, run(capsys, "rules", "actions").out.splitlines())) <= 92
    assert PRINTED.to_toml() in run(capsys, "rules", "printed").out
