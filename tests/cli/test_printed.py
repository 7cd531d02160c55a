"""`--printed FILE`: a user's own rats and streets, or the shipped ones by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from notredame.records import read
from notredame.rules.model.printed_data import PRINTED, SHIPPED, printed_from_toml

from .command_runner import refused, run

Capture = pytest.CaptureFixture[str]
OURS = PRINTED.to_toml()


def test_our_tables_can_be_written_and_read_back(capsys: Capture) -> None:
    done = run(capsys, "rules", "printed")
    assert printed_from_toml(done.out) == PRINTED


def test_own_rats_change_the_game_and_stay_with_its_record(capsys: Capture, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OURS.replace("hostess = { rats = 3", "hostess = { rats = 9"), encoding="utf-8")
    table = ("simulate", "--games", 30, "--engine", "plain", "--json")
    ours = json.loads(run(capsys, *table).out)
    theirs = json.loads(run(capsys, *table, "--printed", mine, "--records", tmp_path).out)
    loss = [sum(seat["by_source"]["plague"] for seat in f["seats"]) for f in (ours, theirs)]
    assert loss[1] < loss[0] < 0
    assert run(capsys, "check", tmp_path / "game-000001.txt").code == 0


def test_our_tables_can_be_chosen_by_name(capsys: Capture, tmp_path: Path) -> None:
    for name, printed in SHIPPED.items():
        folder = tmp_path / name
        run(
            capsys,
            "simulate",
            "--games",
            1,
            "--engine",
            "plain",
            "--printed",
            name,
            "--records",
            folder,
        )
        record = (folder / "game-000001.txt").read_text(encoding="utf-8")
        assert read(record).printed is printed


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("fool = { rats = 1", "jester = { rats = 1"), "'jester', who is no person"),
        (
            ('fool = { rats = 1, source = "placeholder that fits every known fact" }\n', ""),
            "the fool",
        ),
        (("doctor = { rats = 2", "doctor = { rats = -2"), "doctor must be a number from 0 to 9"),
        (("doctor = { rats = 2", 'doctor = { rats = "2"'), "doctor must be a number from 0 to 9"),
        (('to = "left-inner"', 'to = "harbour"'), "'harbour', which is no market"),
        (('from = "centre"\nto = "left-inner"', 'from = "centre"\nto = "centre"'), "to itself"),
        (('to = "left-outer"', 'to = "left-inner"'), "twice"),
        (("[rats]", "[mice]"), "'mice'"),
        (("[rats]", "[rats"), "not a TOML file"),
        (("[[inside]]", "[[within]]"), "'within'"),
        (("doctor = { rats = 2, source", "doctor = { rats = 2, soruce"), "'soruce'"),
    ],
)
def test_a_faulty_file_is_refused_with_the_fault(
    capsys: Capture, tmp_path: Path, change: tuple[str, str], words: str
) -> None:
    mine = tmp_path / "mine.toml"
    assert change[0] in OURS
    mine.write_text(OURS.replace(*change), encoding="utf-8")
    assert words in refused(capsys, "simulate", "--printed", mine)


def test_a_market_that_no_street_leads_to_is_named(capsys: Capture, tmp_path: Path) -> None:
    lines = OURS.split("\n\n")
    streets = "\n".join(lines[1:])
    blocks = streets.split("[[")
    kept = "[[".join(block for block in blocks if "left-outer" not in block)
    mine = tmp_path / "mine.toml"
    mine.write_text(f"{lines[0]}\n{kept}", encoding="utf-8")
    assert "left-outer market" in refused(capsys, "simulate", "--printed", mine)


def test_a_file_that_is_no_text_is_refused(capsys: Capture, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(b"\xff\xfe\x00rats")
    assert "UTF-8" in refused(capsys, "simulate", "--printed", mine)
