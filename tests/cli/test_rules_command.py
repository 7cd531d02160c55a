"""`notredame rules` and the command line as a whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from notredame import __version__
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS
from notredame.rules.model.printed_data import PRINTED
from notredame.text import languages, rule_ids, rules_markdown

from .command_runner import refused, run, run_process

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


def test_unknown_names_get_suggestions(capsys: Capture) -> None:
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
    """A shell command line in which `notredame` is this program."""
    command = line.replace("notredame", f"{sys.executable} -m notredame")
    return subprocess.run(command, shell=True, capture_output=True, text=True, check=False)


def test_a_closed_pipe_is_no_error() -> None:
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
def test_errors_of_the_system_are_sentences(line: str) -> None:
    done = shell(line)
    assert done.returncode == 2
    assert done.stderr.startswith("notredame: ")
    assert done.stderr.count("\n") == 1


def test_characters_that_the_terminal_lacks_are_replaced(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("language", languages())
def test_words_are_wrapped_in_every_language(capsys: Capture, language: str) -> None:
    for what in ("", "actions", "persons", "options", "presets", "deal", "round"):
        lines = run(capsys, "rules", what, "--language", language).out.splitlines()
        assert max(map(cell_len, lines)) <= 92


def test_a_file_to_correct_is_not_wrapped(capsys: Capture) -> None:
    for what, language in (("printed", "en"), ("Printed", "en"), ("Gedrucktes", "de")):
        out = run(capsys, "rules", what, "--language", language).out
        assert out == PRINTED.to_toml() + "\n"


def test_a_language_can_be_chosen(capsys: Capture) -> None:
    assert "P6  Narr" in run(capsys, "rules", "Narr", "--lang", "de").out
    assert "P6  Narr" in run(capsys, "rules", "--language", "de", "fool").out
    assert "Neue Personen" in run(capsys, "rules", "--lang", "de").out
    assert "Vielleicht Narr" in refused(capsys, "rules", "--lang", "de", "Nar")
    assert run(capsys, "rules", "--markdown", "--lang", "de").out == rules_markdown("de")
    assert "no language 'tlh'" in refused(capsys, "rules", "--lang", "tlh")
