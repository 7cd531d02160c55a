"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from .at_table import Seat


@pytest.fixture
def seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Seat:
    """A person in a folder of their own."""
    return Seat(tmp_path, monkeypatch, capsys)
