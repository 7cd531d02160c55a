"""`notredame rules` and the command line as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame import __version__
from notredame.rules.pieces import CARDS, PERSONS
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
    for command in ("play", "simulate", "replay", "check", "rules", "warm-up"):
        done = run(capsys, command, "--help")
        assert done.code == 0
        assert f"usage: notredame {command}" in done.out


def test_version_and_no_command(capsys: Capture) -> None:
    assert run(capsys, "--version").out.strip() == f"notredame {__version__}"
    assert "COMMAND" in refused(capsys)
    assert "dance" in refused(capsys, "dance")


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    done = run_process("rules", "--markdown", cwd=tmp_path)
    assert done.code == 0
    import subprocess
    import sys

    piped = subprocess.run(
        f"{sys.executable} -m notredame rules --markdown | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert piped.stderr == ""
