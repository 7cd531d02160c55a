"""`notredame warm-up`."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame.compiling import cache
from notredame.envs import warm_up
from notredame.rules.fast.raw import CompiledEngine

from .command_runner import refused, run

Capture = pytest.CaptureFixture[str]
pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes what would be compiled, without compiling it."""
    done: list[str] = []

    def pretend(package: str) -> None:
        done.append(package)
        cache.mark_warm(package)

    monkeypatch.setattr(CompiledEngine, "warm_up", lambda _: pretend("rules"))
    monkeypatch.setattr("notredame.bots.thinkers.warm_up", lambda: pretend("bots/thinking"))
    monkeypatch.setattr(warm_up, "warm_up", lambda: pretend("envs/stepping"))
    return done


def test_everything_is_compiled_once_and_the_place_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, asked: list[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "300")
    for _ in range(2):
        done = run(capsys, "warm-up")
        assert done.code == 0
        assert f"compiled and ready, in {tmp_path / 'notredame'}." in done.err
    assert asked == ["rules", "bots/thinking", "envs/stepping"]


def test_warm_up_is_refused_without_a_cache_folder(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    assert "there is no folder to write to" in refused(capsys, "warm-up")
    assert asked == []
