"""Every text of the page is in the catalogue, and every text of the catalogue is used."""

from __future__ import annotations

import re

import pytest

from notredame.text import catalogue, languages
from notredame.web_files import WEB
from tests.page.conftest import NewPage

SCRIPTS = {
    str(path.relative_to(WEB)): path.read_text("utf-8")
    for path in sorted(WEB.rglob("*.js"))
    if "vendor" not in path.parts
}
OWN = ("page", "problem", "learn", "daily", "statistics")
"""Tables that only the page reads."""
KEY = r"[a-z0-9_-]+"
EVERYWHERE = "\n".join(SCRIPTS.values())
PUT_TOGETHER = {
    (before, after)
    for before, after in re.findall(r"`([a-z0-9_-]*)\$\{[^}`]*\}([a-z0-9_-]*)`", EVERYWHERE)
    if before or after
}
"""Beginnings and endings of composed keys."""


@pytest.mark.parametrize("table", OWN)
def test_every_word_the_page_says_is_there(table: str) -> None:
    there = set(catalogue("en").keys(table))
    call = r"say\(\s*" if table == "page" else rf'named\(\s*"{table}",\s*'
    said = {key for text in SCRIPTS.values() for key in re.findall(rf'{call}"({KEY})"', text)}
    assert said - there == set()


def is_said(key: str) -> bool:
    """Whether the scripts use a key, whole or composed of a beginning, an ending, or both."""
    if f'"{key}"' in EVERYWHERE:
        return True
    for before, after in PUT_TOGETHER:
        if key.startswith(before) and key.endswith(after) and len(key) > len(before + after):
            stem = key[len(before) : len(key) - len(after)]
            if before or f'"{stem}"' in EVERYWHERE or re.search(rf"\b{stem}\b", EVERYWHERE):
                return True
    return False


@pytest.mark.parametrize("table", ["page", "learn", "daily", "statistics"])
def test_every_word_that_is_there_is_said(table: str) -> None:
    assert [key for key in catalogue("en").keys(table) if not is_said(key)] == []


def templates(source: str) -> list[str]:
    """Literal text between tags in the scripts."""
    found = []
    for start in re.finditer(r"html`", source):
        depth, at, text = 0, start.end(), []
        while source[at] != "`" or depth:
            if source.startswith("${", at):
                depth, at = depth + 1, at + 2
                continue
            if depth and source[at] in "{}":
                depth += 1 if source[at] == "{" else -1
            elif not depth:
                text.append(source[at])
            at += 1
        found.append("".join(text))
    return found


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_text_stands_in_the_scripts(name: str) -> None:
    for template in templates(SCRIPTS[name]):
        # A command is the same in every language.
        plain = re.sub(r"<[^>]*>", " ", re.sub(r"<code.*?</code>", " ", template, flags=re.DOTALL))
        assert not re.search(r"[^\W\d_]{2,}", plain), (name, plain.strip())
        spoken = re.findall(
            r'(?:aria-label|title|placeholder|alt)="([^"]*[^\W\d_][^"]*)"', template
        )
        assert spoken == [], (name, spoken)


@pytest.mark.parametrize("language", languages())
def test_the_browser_counts_and_lists_as_the_catalogue_does(
    new_page: NewPage, language: str
) -> None:
    words = catalogue(language)
    numbers, names = list(range(131)), ["Anna", "Ben", "Cleo"]
    things = words.keys("count")
    said = new_page("/web/now/icon.svg").evaluate(
        """async ([language, things, numbers, names]) => {
            const { count, decimal, listed, loadWords } = await import("/web/now/words.js");
            await loadWords(language);
            return {
                counted: things.map((thing) => numbers.map((n) => count(thing, n))),
                lists: names.map((_, i) => listed(names.slice(i))),
                decimals: [0.04, 2.5, -1.6, 99.96].map(decimal),
            };
        }""",
        [language, things, numbers, names],
    )
    assert said == {
        "counted": [[words.count(thing, n) for n in numbers] for thing in things],
        "lists": [words.listed(names[i:]) for i in range(len(names))],
        "decimals": [words.decimal(number) for number in (0.04, 2.5, -1.6, 99.96)],
    }
