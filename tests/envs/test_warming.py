"""The code of an environment is compiled at its first use, once, by one process."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame.compiling import cache
from notredame.envs import warm_up
from notredame.envs.one_game import OneGame
from notredame.envs.openspiel.setup import PARAMETERS, Setup
from notredame.envs.single_seat import GameAmongBots
from notredame.envs.vector import NotreDameVector

needs_numba = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")


@pytest.fixture
def compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts that are compiled, on a machine where nothing is compiled yet."""
    done: list[str] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(warm_up, "_checked", set())
    parts = {name: lambda name=name: done.append(name) for name in warm_up.PARTS}
    monkeypatch.setattr(warm_up, "PARTS", parts)
    return done


@needs_numba
def test_a_part_is_compiled_once(compiling: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        warm_up.make_ready("one")
        warm_up.make_ready("many")
    assert compiling == ["one", "many"]
    monkeypatch.setattr(warm_up, "_checked", set())  # another process
    warm_up.make_ready("one")
    assert compiling == ["one", "many"]
    warm_up.make_ready("among")
    assert compiling == ["one", "many", "among"]
    assert not cache.is_warm(warm_up.COMPILED_PACKAGE)


@needs_numba
def test_no_part_is_compiled_where_everything_is(
    compiling: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    warm_up.warm_up()
    assert compiling == list(warm_up.PARTS)
    assert cache.is_warm(warm_up.COMPILED_PACKAGE)
    warm_up.make_ready("many")
    assert compiling == list(warm_up.PARTS)


@needs_numba
def test_without_a_cache_nothing_is_compiled_in_advance(
    compiling: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    warm_up.make_ready("one")
    assert compiling == []


@needs_numba
def test_every_environment_makes_ready_what_it_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(warm_up, "make_ready", asked.append)
    monkeypatch.setattr("notredame.envs.openspiel.setup.make_ready", asked.append)
    OneGame(2)
    GameAmongBots(2)
    NotreDameVector(2)
    Setup(PARAMETERS)
    assert asked == ["one", "among", "many", "openspiel"]
    assert set(asked) == set(warm_up.PARTS)
