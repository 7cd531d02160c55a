"""Whole games kept as readable text: a change of the rules shows as a difference to read."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from notredame.records import read, write_text
from notredame.rules.model.options import EDITIONS
from notredame.rules.model.printed_data import SHIPPED

ROOT = Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
assert spec is not None
assert spec.loader is not None
golden = importlib.util.module_from_spec(spec)
spec.loader.exec_module(golden)
NAMES = [golden.golden_name(*game) for game in golden.GAMES]
OLD = ROOT / "tests" / "old" / "golden"
"""The golden games as they were played on the street map before the present one."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("folder", "tables"), [(golden.FOLDER, "windmill"), (OLD, "ring")])
def test_golden_game_replays_to_the_same_record_and_log(
    name: str, folder: Path, tables: str
) -> None:
    record = (folder / f"{name}.record.txt").read_text(encoding="utf-8")
    game = read(record)
    assert game.over
    assert game.printed is SHIPPED[tables]
    assert write_text(game) == record
    log = (folder / f"{name}.log.txt").read_text(encoding="utf-8")
    assert golden.transcript(game) == log


def test_every_edition_has_golden_games_and_no_file_is_left_over() -> None:
    assert {edition for edition, _, _ in golden.GAMES} == set(EDITIONS)
    files = {path.name for path in golden.FOLDER.iterdir()}
    assert files == {f"{name}.{kind}.txt" for name in NAMES for kind in ("record", "log")}
