"""The tool that finds rules without a test."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from notredame.text import rule_ids

TOOL = Path(__file__).resolve().parents[2] / "tools" / "untested.py"


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("untested", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write_tests(folder: Path, ids: list[str]) -> None:
    (folder / "deep").mkdir()
    body = "\n".join(f"def test_{ident}_holds():\n    pass" for ident in ids)
    (folder / "deep" / "test_all.py").write_text(body, encoding="utf-8")


def test_nothing_is_missing(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tests(tmp_path, rule_ids())
    assert tool.main(tmp_path) == 0
    count = len(rule_ids())
    assert capsys.readouterr().out == (
        f"Every rule, option and preset has a test: {count} ids, {count} tests.\n"
    )


def test_missing_ids_are_listed(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tests(tmp_path, [ident for ident in rule_ids() if ident not in ("P1", "option_log")])
    assert tool.main(tmp_path) == 1
    assert capsys.readouterr().out == "P1\noption_log\n"
