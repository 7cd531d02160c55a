"""Compiled code on disk: found again, never stale, and never a reason to stop."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from notredame.rules import compiled

ROOT = Path(__file__).resolve().parents[2]
DRAW = """
from notredame.rules import compiled
from notredame.rules.chance import draw, seed_chance
import numpy as np
rng = np.zeros(1, np.int64)
compiled.twin(seed_chance)(rng, 1)
plain = [0]
seed_chance(plain, 1)
print(compiled.twin(draw)(rng, 1000) == draw(plain, 1000))
"""
"""Compiles two small functions and compares them with the plain ones."""


def run(code: str, source: Path = ROOT / "src", **env: str) -> str:
    kept = {
        key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_CACHE_HOME")
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=kept | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"} | env,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def compiled_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in (".nbi", ".nbc")]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the package to change."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def test_compiled_code_is_kept_in_the_cache_folder(tmp_path: Path, sources: Path) -> None:
    assert run(DRAW, sources, XDG_CACHE_HOME=str(tmp_path / "cache")) == "True"
    assert compiled_files(tmp_path / "cache")
    assert not compiled_files(sources)


def test_a_change_in_another_file_is_noticed(tmp_path: Path, sources: Path) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    run(DRAW, sources, **where)
    pieces = sources / "notredame" / "rules" / "pieces.py"
    pieces.write_text(pieces.read_text() + "\n# changed\n")
    assert run(DRAW, sources, **where) == "True"
    folders = list((tmp_path / "cache" / "notredame").iterdir())
    assert len(folders) == 2 * len(compiled.COMPILED_ROOMS)


@pytest.mark.parametrize("where", [{"XDG_CACHE_HOME": "/dev/null"}, {"HOME": "/dev/null"}])
def test_without_a_writable_folder_nothing_is_cached_and_nothing_stops(
    sources: Path, where: dict[str, str]
) -> None:
    assert run(DRAW, sources, **where) == "True"
    assert not compiled_files(sources)
    assert (
        run("from notredame.rules import compiled; print(compiled.is_warm())", sources, **where)
        == "False"
    )


def test_without_a_home_nothing_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr("pathlib.Path.home", no_home)
    assert not compiled.is_warm()
    compiled.mark_warm()


def test_one_at_a_time_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    meeting = threading.Barrier(2)

    def compile_and_look_around() -> None:
        with compiled.warming(), suppress(threading.BrokenBarrierError):
            meeting.wait(0.5)

    both = [threading.Thread(target=compile_and_look_around) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert meeting.broken  # they have not met
    assert compiled.is_warm()


def test_another_copy_of_the_sources_is_not_taken_for_warm(tmp_path: Path, sources: Path) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    other = tmp_path / "other"
    shutil.copytree(sources, other)
    run("from notredame.rules import compiled; compiled.mark_warm()", sources, **where)
    ask = "from notredame.rules import compiled; print(compiled.is_warm())"
    assert run(ask, sources, **where) == "True"
    assert run(ask, other, **where) == "False"


def test_only_a_few_old_versions_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept = compiled.KEPT_VERSIONS
    for number in range(kept + 2):
        folder = tmp_path / "notredame" / f"old{number}"
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    compiled.mark_warm()
    left = {path.name for path in (tmp_path / "notredame").iterdir()}
    assert {name for name in left if name.startswith("old")} == {
        f"old{k}" for k in range(2, kept + 2)
    }
    assert compiled.is_warm()


def test_a_folder_in_use_is_not_an_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert compiled.can_be_kept()
    for folder in (tmp_path / "notredame").iterdir():
        os.utime(folder, (1, 1))
    assert compiled.can_be_kept()
    assert all(f.stat().st_mtime > 1 for f in (tmp_path / "notredame").iterdir())


def test_a_change_in_the_bots_leaves_the_compiled_rules_alone(
    tmp_path: Path, sources: Path
) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    rooms = "('rules', 'bots/thinking')"
    run(
        f"from notredame.rules import compiled; [compiled.mark_warm(r) for r in {rooms}]",
        sources,
        **where,
    )
    ask = f"from notredame.rules import compiled; print([compiled.is_warm(r) for r in {rooms}])"
    assert run(ask, sources, **where) == "[True, True]"
    with (sources / "notredame/bots/thinking/tree.py").open("a") as file:
        file.write("# changed\n")
    assert run(ask, sources, **where) == "[True, False]"
    with (sources / "notredame/rules/legal.py").open("a") as file:
        file.write("# changed\n")
    assert run(ask, sources, **where) == "[False, False]"
