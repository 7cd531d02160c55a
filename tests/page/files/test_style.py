"""The page's files are formatted by Deno, except for the text of htm templates."""

from __future__ import annotations

import pytest
from tools.format_page import WEB, formatted, mask, page_files, unmask

TEMPLATES = """\
const one = html`<p class=${kind}>${ {a: "}" /* ` */}.a }</p>`;
const two = list.map((x) => html`<b>${x ? html`<i>\\`</i>` : ''}
        </b>`);
"""


def test_stand_ins_are_as_long_as_the_first_line() -> None:
    masked, templates = mask(TEMPLATES)
    assert "html" not in masked
    assert len(templates) == 2
    assert templates[1].endswith("</b>`")
    first, second, last = masked.splitlines()[0], masked.splitlines()[1], masked[-3:]
    assert len(first) == len(TEMPLATES.splitlines()[0])
    assert len(second) - len(last.rstrip()) == len(TEMPLATES.splitlines()[1])
    assert unmask(masked, templates) == TEMPLATES


def test_scripts_are_formatted_and_templates_are_not() -> None:
    (after,) = formatted([("some.js", "const a=[1,2]\n" + TEMPLATES)])
    assert after == "const a = [1, 2];\n" + TEMPLATES


def test_style_sheets_are_formatted() -> None:
    assert formatted([("some.css", "p {color:red}")]) == ["p {\n  color: red;\n}\n"]


def test_a_script_that_cannot_be_read_is_named() -> None:
    with pytest.raises(SystemExit, match=r"web/some\.js"):
        formatted([("web/some.js", "const = 3;")])


def test_everything_of_ours_is_looked_at() -> None:
    files = page_files()
    assert {WEB / "app.js", WEB / "index.html", WEB / "style" / "base.css"} <= set(files)
    assert not any("vendor" in path.parts for path in files)
