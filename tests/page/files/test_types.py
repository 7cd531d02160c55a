"""The page's scripts are type-checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.page_types import FILE, page_types

from notredame.web_files import WEB

SCRIPTS = sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)
CONFIG = Path(__file__).resolve().parents[3] / "deno.jsonc"
DENO = Path(sys.executable).with_name("deno")


def checked(scripts: list[Path]) -> subprocess.CompletedProcess[str]:
    """Deno contains TypeScript; nothing else of it is used here."""
    return subprocess.run(
        [DENO, "check", "--quiet", "--config", CONFIG, *scripts],
        capture_output=True,
        text=True,
        env=os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
        check=False,
    )


def test_every_script_asks_to_be_checked() -> None:
    assert SCRIPTS
    unchecked = [p.name for p in SCRIPTS if not p.read_text("utf-8").startswith("// @ts-check\n")]
    assert unchecked == []


def test_the_types_hold() -> None:
    done = checked(SCRIPTS)
    assert done.returncode == 0, done.stderr


def test_a_wrong_type_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.js"
    wrong.write_text('// @ts-check\n/** @type {number} */\nexport const three = "three";\n')
    done = checked([wrong])
    assert done.returncode != 0
    assert "not assignable to type 'number'" in done.stderr


def test_the_types_of_what_travels_are_those_that_the_server_declares() -> None:
    assert FILE.read_text("utf-8") == page_types(), "python -m tools.page_types writes them anew"
