"""Compiled code on disk: found again, never stale, and its absence never an error."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from notredame.compiling import cache

ROOT = Path(__file__).resolve().parents[2]
DRAW = """
from notredame.compiling import cache, twins
from notredame.rules.model.chance import draw, seed_chance
import numpy as np
rng = np.zeros(1, np.int64)
twins.twin(seed_chance)(rng, 1)
plain = [0]
seed_chance(plain, 1)
print(twins.twin(draw)(rng, 1000) == draw(plain, 1000))
"""
"""Code that compiles two small functions and compares them with the plain ones."""
COUNT = (
    DRAW
    + """
twins = [twins.twin(function) for function in (seed_chance, draw)]
print(sum(sum(twin.stats.cache_hits.values()) for twin in twins))
print(sum(sum(twin.stats.cache_misses.values()) for twin in twins))
"""
)
"""Code that also prints how many functions were found on disk, and how many compiled."""


def start(code: str, source: Path = ROOT / "src", **env: str) -> subprocess.Popen[str]:
    kept = {
        key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_CACHE_HOME")
    }
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=kept | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"} | env,
    )


def ended(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Standard output and standard error of a process that has ended."""
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out.strip(), err


def run(code: str, source: Path = ROOT / "src", **env: str) -> str:
    return ended(start(code, source, **env))[0]


def compiled_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in (".nbi", ".nbc")]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the package whose sources a test may change."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def test_compiled_code_is_kept_in_the_cache_folder(tmp_path: Path, sources: Path) -> None:
    assert run(DRAW, sources, XDG_CACHE_HOME=str(tmp_path / "cache")) == "True"
    assert compiled_files(tmp_path / "cache")
    assert not compiled_files(sources)


def test_a_change_in_another_file_invalidates_the_cache(tmp_path: Path, sources: Path) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    run(DRAW, sources, **where)
    pieces = sources / "notredame" / "rules" / "model" / "pieces.py"
    pieces.write_text(pieces.read_text() + "\n# changed\n")
    assert run(DRAW, sources, **where) == "True"
    folders = list((tmp_path / "cache" / "notredame").iterdir())
    assert len(folders) == 2


@pytest.mark.parametrize("where", [{"XDG_CACHE_HOME": "/dev/null"}, {"HOME": "/dev/null"}])
def test_without_a_writable_folder_nothing_is_cached_and_nothing_stops(
    sources: Path, where: dict[str, str]
) -> None:
    assert run(DRAW, sources, **where) == "True"
    assert not compiled_files(sources)
    assert (
        run("from notredame.compiling import cache; print(cache.is_warm())", sources, **where)
        == "False"
    )


def test_without_a_home_folder_everything_works(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr("pathlib.Path.home", no_home)
    assert not cache.is_warm()
    cache.mark_warm()


def test_one_process_compiles_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    meeting = threading.Barrier(2)

    def compile_and_look_around() -> None:
        with cache.warming(), suppress(threading.BrokenBarrierError):
            meeting.wait(0.5)

    both = [threading.Thread(target=compile_and_look_around) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert meeting.broken  # they did not overlap
    assert cache.is_warm()


def elsewhere(sources: Path, tmp_path: Path) -> Path:
    """The same sources in another folder, with another modification time."""
    other = tmp_path / "other" / "place"
    shutil.copytree(sources, other)
    for file in other.rglob("*.py"):
        os.utime(file, (1_000_000_000, 1_000_000_000))
    return other


def test_another_installation_of_the_same_version_compiles_nothing(
    tmp_path: Path, sources: Path
) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    run("from notredame.compiling import cache; cache.mark_warm()", sources, **where)
    assert run(COUNT, sources, **where).split() == ["True", "0", "2"]
    kept = {file: (file.stat().st_mtime_ns, file.read_bytes()) for file in files_in(tmp_path)}
    assert len(compiled_files(tmp_path / "cache")) > 2
    other = elsewhere(sources, tmp_path)
    assert run(COUNT, other, **where).split() == ["True", "2", "0"]
    assert kept == {
        file: (file.stat().st_mtime_ns, file.read_bytes()) for file in files_in(tmp_path)
    }
    ask = "from notredame.compiling import cache; print(cache.is_warm())"
    assert run(ask, other, **where) == "True"


def files_in(tmp_path: Path) -> list[Path]:
    return [path for path in compiled_files(tmp_path / "cache") if path.is_file()]


@pytest.mark.parametrize(
    "change",
    [
        {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "+sse2"},
        {"NUMBA_CPU_FEATURES": "+sse2"},
    ],
)
def test_code_for_another_processor_is_not_loaded(
    tmp_path: Path, sources: Path, change: dict[str, str]
) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    ask = "from notredame.compiling import cache; print(cache.is_warm())"
    run("from notredame.compiling import cache; cache.mark_warm()", sources, **where)
    assert run(ask, sources, **where) == "True"
    assert run(ask, sources, **where, **change) == "False"


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy", "Python"])
def test_code_of_another_version_is_not_loaded(package: str) -> None:
    pretend = f"""
from importlib import metadata
import platform
true = metadata.version
metadata.version = lambda name: "0.1" if name == {package!r} else true(name)
if {package!r} == "Python":
    platform.python_version = lambda: "3.0"
"""
    ask = "from notredame.compiling import cache; print(cache._digest('rules'))"
    assert run(ask, HOME="/tmp") != run(pretend + ask, HOME="/tmp")


def test_the_name_of_the_host_does_not_matter() -> None:
    ask = "from notredame.compiling import cache; print(cache._digest('rules'))"
    other = "import platform, socket; platform.node = socket.gethostname = lambda: 'other'\n"
    assert run(ask, HOME="/tmp") == run(other + ask, HOME="/tmp")


def test_a_change_in_a_subfolder_invalidates_the_cache(tmp_path: Path, sources: Path) -> None:
    ask = "from notredame.compiling import cache; print(cache._digest('rules'))"
    before = run(ask, sources, HOME=str(tmp_path))
    deeper = sources / "notredame/rules/deeper"
    deeper.mkdir()
    (deeper / "more.py").write_text("A = 1\n")
    added = run(ask, sources, HOME=str(tmp_path))
    (deeper / "more.py").write_text("A = 2\n")
    changed = run(ask, sources, HOME=str(tmp_path))
    (deeper / "more.py").rename(deeper / "other.py")
    renamed = run(ask, sources, HOME=str(tmp_path))
    assert len({before, added, changed, renamed}) == 4


@pytest.mark.parametrize("spoilt", [pytest.param("nbi", marks=pytest.mark.soak), "nbc"])
def test_a_truncated_file_is_compiled_again(tmp_path: Path, sources: Path, spoilt: str) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    run(COUNT, sources, **where)
    files = [k for k in compiled_files(tmp_path / "cache") if k.suffix == f".{spoilt}"]
    assert len(files) > 1
    for number, file in enumerate(files):
        file.write_bytes(file.read_bytes()[: 100 * (number % 2)])
    assert run(COUNT, sources, **where).split() == ["True", "0", "2"]
    assert run(COUNT, sources, **where).split() == ["True", "2", "0"]


def test_processes_that_compile_at_once_do_not_disturb_each_other(
    tmp_path: Path, sources: Path
) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    both = [start(DRAW, sources, **where) for _ in range(2)]
    assert [ended(one)[0] for one in both] == ["True", "True"]
    assert run(COUNT, sources, **where).split()[0] == "True"


def test_numbas_own_cache_setting_does_not_move_ours(tmp_path: Path, sources: Path) -> None:
    where = {
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "NUMBA_CACHE_DIR": str(tmp_path / "numba"),
        "NUMBA_CACHE_LOCATOR_CLASSES": "InTreeCacheLocator",
    }
    assert run(COUNT, sources, **where).split() == ["True", "0", "2"]
    assert run(COUNT, elsewhere(sources, tmp_path), **where).split() == ["True", "2", "0"]
    assert not (tmp_path / "numba").exists()
    assert not compiled_files(sources)


# Messages to those who wait for the compiler.


def messages_of(code: str, tmp_path: Path, **env: str) -> list[str]:
    """The lines that code prints on standard error."""
    env = {"XDG_CACHE_HOME": str(tmp_path / "cache")} | env
    at_once = "from notredame.compiling import cache, progress; progress.PATIENCE = 0\n"
    return ended(start(at_once + code, ROOT / "src", **env))[1].splitlines()


def test_waiting_for_the_compiler_is_reported_and_loading_is_not(tmp_path: Path) -> None:
    first, last = messages_of(f"with progress.stretch():{indented(DRAW)}", tmp_path)
    assert first == (
        "notredame: compiling for this machine: a minute or more, once per version, "
        f"kept in {tmp_path / 'cache' / 'notredame'} ..."
    )
    assert re.fullmatch(r"notredame: ready after \d+ s\.", last)
    assert messages_of(DRAW, tmp_path) == []


def indented(code: str) -> str:
    return code.replace("\n", "\n    ")


def test_a_short_wait_prints_nothing(tmp_path: Path) -> None:
    assert messages_of(f"progress.PATIENCE = 600{DRAW}", tmp_path) == []


def test_without_a_cache_folder_none_is_named(tmp_path: Path) -> None:
    first = messages_of(DRAW, tmp_path, XDG_CACHE_HOME="/dev/null")[0]
    assert first == "notredame: compiling for this machine: a minute or more, once per version ..."


@pytest.mark.parametrize("quiet", ["setting", "background"])
def test_quiet_processes_print_nothing(tmp_path: Path, quiet: str) -> None:
    if quiet == "setting":
        assert messages_of(DRAW, tmp_path, NOTREDAME_QUIET="1") == []
    else:
        assert messages_of(f"with progress.silently():{indented(DRAW)}", tmp_path) == []
    assert compiled_files(tmp_path / "cache")


def test_waiting_for_another_process_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    begun, go_on = threading.Event(), threading.Event()

    def compile_something() -> None:
        with cache.warming():
            begun.set()
            go_on.wait()

    other = threading.Thread(target=compile_something)
    other.start()
    begun.wait()
    threading.Timer(0.5, go_on.set).start()
    with cache.warming():
        pass
    other.join()
    first, last = capsys.readouterr().err.splitlines()
    assert first == (
        "notredame: waiting for another process that is compiling for this machine ..."
    )
    assert last.startswith("notredame: ready after ")


def test_only_a_few_old_versions_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kept = cache.KEPT_VERSIONS
    for number in range(kept + 2):
        folder = tmp_path / "notredame" / f"old{number}"
        folder.mkdir(parents=True)
        os.utime(folder, (number, number))
    cache.mark_warm()
    left = {path.name for path in (tmp_path / "notredame").iterdir()}
    assert {name for name in left if name.startswith("old")} == {
        f"old{k}" for k in range(2, kept + 2)
    }
    assert cache.is_warm()


def test_a_folder_in_use_is_not_an_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.can_be_kept()
    for folder in (tmp_path / "notredame").iterdir():
        os.utime(folder, (1, 1))
    assert cache.can_be_kept()
    assert all(f.stat().st_mtime > 1 for f in (tmp_path / "notredame").iterdir())


def test_a_change_in_the_bots_leaves_the_compiled_rules_alone(
    tmp_path: Path, sources: Path
) -> None:
    where = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    packages = "('rules', 'bots/thinking')"
    run(
        f"from notredame.compiling import cache; [cache.mark_warm(r) for r in {packages}]",
        sources,
        **where,
    )
    ask = f"from notredame.compiling import cache; print([cache.is_warm(r) for r in {packages}])"
    assert run(ask, sources, **where) == "[True, True]"
    with (sources / "notredame/bots/thinking/tree.py").open("a") as file:
        file.write("# changed\n")
    assert run(ask, sources, **where) == "[True, False]"
    with (sources / "notredame/rules/play/questions.py").open("a") as file:
        file.write("# changed\n")
    assert run(ask, sources, **where) == "[False, False]"
