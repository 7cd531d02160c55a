"""The examples and command lines in the README and the docs are executed."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CARD = ROOT / "src/notredame/bots/weights/model-card.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), CARD])
COMMAND = [sys.executable, "-m", "notredame"]


def commands_of(page: Path) -> list[str]:
    """The command lines with a prompt in the console blocks of a page."""
    blocks = re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_readme_has_python_examples_and_commands() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).attempted > 15
    assert len(commands_of(ROOT / "README.md")) >= 9


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_command_lines(page: Path, tmp_path: Path) -> None:
    for line in commands_of(page):
        words = shlex.split(line)
        assert words[0] == "notredame", line
        target = None
        if ">" in words:
            target = tmp_path / words[words.index(">") + 1]
            words = words[: words.index(">")]
        done = subprocess.run(
            [*COMMAND, *words[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        assert done.stdout
        if target:
            target.write_text(done.stdout, encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link, anchor in re.findall(
        r"\]\(([^)#]*)(?:#([^)]*))?\)", page.read_text(encoding="utf-8")
    ):
        if "//" in link:
            continue
        target = page.parent / link if link else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors_of(target), f"{link}#{anchor}"


def anchors_of(page: Path) -> set[str]:
    """The anchors that the headings of a page have."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_named_in_the_docs_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    asked = re.findall(r"(?:`|^)make\s([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(asked) <= set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


@pytest.mark.parametrize("module", ["rules.game", "text.catalogues.catalogue"])
def test_docstring_examples(module: str) -> None:
    imported = __import__(f"notredame.{module}", fromlist=["_"])
    found = doctest.testmod(imported)
    assert found.attempted > 0
    assert found.failed == 0
