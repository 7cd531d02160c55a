"""Fixtures for the tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from .terminal_driver import Terminal


@pytest.fixture
def terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    """A terminal in a folder of its own."""
    return Terminal(tmp_path, monkeypatch, capsys)
