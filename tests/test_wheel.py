"""The built wheel is typed, installs into an empty environment and runs outside the repository."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_wheel_installs_and_runs_outside_the_repository(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "py.typed",
        "bots/weights/model-card.md",
        "bots/weights/shipped.json",
        "records/json_form/record.schema.json",
        "review/puzzles/collection.jsonl.gz",
        "text/languages/en.toml",
        "text/languages/rules_en.toml",
        "web_bundle/app.js",
        "web_bundle/made-from.txt",
    ):
        assert f"notredame/{needed}" in names
    assert not [name for name in names if name.startswith("tests")]

    home = tmp_path / "empty"
    venv.create(home, with_pip=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)

    def outside(*arguments: str) -> str:
        env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        done = subprocess.run(
            [str(python), *arguments],
            cwd=tmp_path,
            env=env,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    where = outside("-c", "import notredame; print(notredame.__file__)")
    assert str(home) in where
    assert (
        outside("-c", "import importlib.util as u; print(u.find_spec('numba'))").strip() == "None"
    )
    assert "5 random games" in outside("-m", "notredame", "simulate", "--games", "5")
    assert "Fool" in outside("-m", "notredame", "rules", "fool")
