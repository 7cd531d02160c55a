"""A release has the same version everywhere."""

from __future__ import annotations

import re

from tools.environments import ROOT

import notredame

CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
SECTION = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d|unreleased))?$", re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_changelog_begins_with_what_is_unreleased_and_then_this_version() -> None:
    sections = SECTION.findall(CHANGELOG)
    assert len(sections) == len(re.findall(r"^## ", CHANGELOG, re.MULTILINE))
    assert sections[0] == ("Unreleased", "")
    assert sections[1][0] == notredame.__version__


def test_the_changelog_keeps_to_its_kinds_of_changes() -> None:
    kinds = re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)
    assert kinds
    assert set(kinds) <= KINDS


def test_the_citation_has_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.findall(r"^version: (.*)$", citation, re.MULTILINE) == [notredame.__version__]
