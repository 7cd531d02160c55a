"""Rendering of a table, as text and as a picture."""

from __future__ import annotations

import json
import re
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import quickjs
from pettingzoo.test import render_test

from notredame import Game
from notredame.envs import notredame_v0
from notredame.envs.rendering import drawer
from notredame.envs.rendering.picture import picture, svg_of
from notredame.envs.rendering.script_bundle import one_script
from notredame.envs.rendering.styles import DRAWN, Element, Styles, resolved
from notredame.envs.rendering.text import letters
from notredame.rules.fast.raw import blank_state
from notredame.rules.knowledge.view import View
from notredame.rules.model.pieces import COLOURS
from notredame.rules.model.printed_data import PRINTED, SHIPPED, printed_from_dict
from notredame.text_board.facts import drawing_facts, street_map
from notredame.web_files import WEB

from .test_pettingzoo import decisions

NAMES = [f"player_{seat}" for seat in range(5)]
WITHOUT_COLOURS = re.compile(r"\x1b\[[\d;]*m")


def in_the_middle(players: int, steps: int = 60) -> Any:
    env = notredame_v0.raw_env(players=players, options={"new_persons": True})
    for number, _ in enumerate(decisions(env, 1)):
        if number == steps:
            break
    return env._game.state()


# PettingZoo's test.


@pytest.mark.parametrize("new_persons", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_render_mode_renders(
    players: int, new_persons: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {"new_persons": new_persons}
    render_test(lambda **mode: notredame_v0.env(players=players, options=options, **mode))
    assert "player_1" in capsys.readouterr().out  # human


def test_without_a_mode_nothing_is_shown() -> None:
    env = notredame_v0.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None


def test_the_table_is_shown_as_the_viewer_sees_it() -> None:
    def shown(viewer: str | None) -> str:
        env = notredame_v0.env(players=3, render_mode="ansi", viewer=viewer)
        env.reset(seed=1)
        return WITHOUT_COLOURS.sub("", env.render())

    assert "Drawn:" in shown("player_1")
    assert "player_1 (red, you)" in shown("player_1")
    assert "Drawn:" not in shown(None)
    assert len({shown("player_0"), shown("player_1"), shown(None)}) == 3


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_the_city_has_the_streets_of_its_table(boroughs: int) -> None:
    own = PRINTED.as_dict()
    own["across"].append(["left-outer", "right-outer"])
    context = quickjs.Context()
    context.set("script", one_script(WEB, ["drawing/city/streets.js"]))
    context.eval("const page = (0, eval)(script)")
    for printed in (*SHIPPED.values(), printed_from_dict(own)):
        state = blank_state(2 if boroughs == 4 else boroughs, printed=printed)
        shown = {"view": {"boroughs": COLOURS[:boroughs]}, "streets": street_map(state)}
        drawn = f"page.streetsOf({json.dumps(shown)}, {json.dumps(drawing_facts())})"
        streets = {tuple(ends) for ends in json.loads(context.eval(f"JSON.stringify({drawn})"))}
        assert streets == {
            (f"{COLOURS[here]}/{a}", f"{COLOURS[(here + on) % boroughs]}/{b}")
            for here in range(boroughs)
            for on, pairs in enumerate((printed.inside, printed.across))
            for a, b in pairs
        }


# Secrets.


@pytest.mark.parametrize("players", [2, 5])
def test_hidden_things_are_not_drawn(players: int) -> None:
    state = in_the_middle(players)
    for seat in (None, 0, players - 1):
        view = View(state, seat)
        world = view.possible_world(seed=1)
        assert world != state
        other = View(world, seat)
        assert svg_of(view, NAMES) == svg_of(other, NAMES)
        assert letters(view, NAMES) == letters(other, NAMES)


# Text.


def test_the_text_is_the_board_of_the_terminal() -> None:
    drawn = letters(View(in_the_middle(4), 2), NAMES)
    assert "\x1b[" in drawn
    plain = WITHOUT_COLOURS.sub("", drawn)
    for name, colour in zip(NAMES[:4], ("blue", "red", "green, you", "yellow"), strict=True):
        assert f"{name} ({colour})" in plain
    assert max(map(len, plain.splitlines())) <= 100


# Pictures.


def test_a_picture_shows_every_players_colour() -> None:
    drawn = picture(View(in_the_middle(5), None), NAMES)
    assert drawn.shape == (900, 1200, 3)
    assert drawn.dtype == np.uint8
    assert drawn.flags.writeable
    colours = {tuple(colour) for colour in drawn[::3, ::3].reshape(-1, 3).tolist()}
    soft = {
        "d5e3f1",
        "f3d8cf",
        "d9e8d2",
        "f7e8b8",
        "e4d8ea",
    }  # light colours in web/style/colours.css
    assert {tuple(bytes.fromhex(colour)) for colour in soft} <= colours


def test_a_picture_has_its_numbers_everywhere() -> None:
    """With our own fonts it needs none of the system's: a player's number of coins is drawn."""
    game = Game(2, seed=1)
    before = picture(game.view(None), NAMES)
    state = game.state.copy()
    state.players[0].coins += 5
    after = picture(View(state, None), NAMES)
    changed = np.argwhere((before != after).any(axis=2))
    top, left = changed.min(axis=0)
    bottom, right = changed.max(axis=0)
    assert 5 < bottom - top < 30
    assert 5 < right - left < 30


def test_every_style_was_resolved() -> None:
    """The renderer knows neither classes nor variables, and would draw such shapes in black."""
    drawn = svg_of(View(in_the_middle(4), 0), NAMES)
    assert "var(" not in drawn
    assert "light-dark" not in drawn
    assert "class=" not in drawn
    shapes = re.findall(r"<(?:path|circle|rect|ellipse)\b[^>]*>", drawn)
    unpainted = [shape for shape in shapes if "fill=" not in shape]
    assert unpainted == []


def test_whole_games_can_be_drawn() -> None:
    """What the drawings do not know would appear as `undefined` or `NaN`."""
    env = notredame_v0.raw_env(players=5, options={"new_persons": True})
    seen = set()
    for seed in (1, 2):
        for number, _ in enumerate(decisions(env, seed)):
            if number % 40 == 0:
                seen.add(svg_of(View(env._game.state(), 0), NAMES))
        seen.add(svg_of(View(env._game.state(), 0), NAMES))
    assert len(seen) > 10
    assert not [drawn for drawn in seen if "undefined" in drawn or "NaN" in drawn]


def test_a_picture_does_not_depend_on_those_before_it() -> None:
    views = [View(in_the_middle(3, steps), None) for steps in (20, 60, 90)]
    once = [svg_of(view, NAMES) for view in views]
    assert [svg_of(view, NAMES) for view in reversed(views)] == once[::-1]


def test_pictures_can_be_drawn_in_any_thread() -> None:
    view = View(in_the_middle(3), None)
    expected, got = svg_of(view, NAMES), []
    thread = threading.Thread(target=lambda: got.append(svg_of(view, NAMES)))
    thread.start()
    thread.join()
    assert got == [expected]


def test_a_missing_renderer_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    for module in ("picture", "page_drawings"):
        monkeypatch.delitem(sys.modules, f"notredame.envs.rendering.{module}")
    with pytest.raises(ImportError, match=r"resvg_py: pip install 'notredame\[render\]'"):
        notredame_v0.env(render_mode="rgb_array")
    assert drawer("ansi") is letters  # needs no further package


# Style sheets and modules.

SHEET = """
/* A comment. */
:root { --paper: light-dark(#fff, rgb(0 0 0 / 5%)); --ink: light-dark(black, white); }
.drawing .wall { fill: var(--paper); cursor: pointer; }
.drawing .wall.thick, .drawing text { fill: var(--ink); }
.drawing .blue { --ink: blue; }
.drawing :is(.sign, .card) .wall { stroke: var(--edge, red); }
.drawing .lit > .wall { fill: gold; }
.drawing .lit:hover > .wall { fill: pink; }
@media (x) { .drawing .wall { fill: none; } }
"""


def style_of(*classes: str, name: str = "path") -> dict[str, str]:
    """The sheet's style of an element, given by the classes on its path, the outermost first."""
    styles = Styles(SHEET)
    path = [Element("g", frozenset(one.split())) for one in classes[:-1]]
    path.append(Element(name, frozenset(classes[-1].split())))
    return {key: resolved(value, styles.variables) for key, value in styles.of(path).items()}


def test_styles_are_found_as_a_browser_finds_them() -> None:
    assert style_of("drawing", "wall") == {"fill": "#fff", "cursor": "pointer"}
    assert style_of("drawing", "wall thick")["fill"] == "black"  # more classes, higher specificity
    assert style_of("drawing", "", name="text")["fill"] == "black"
    assert style_of("drawing", "blue") == {"--ink": "blue"}
    assert style_of("drawing", "card", "", "wall")["stroke"] == "red"
    assert style_of("drawing", "lit", "wall")["fill"] == "gold"
    assert style_of("drawing", "lit", "", "wall")["fill"] == "#fff"  # not a child
    assert style_of("elsewhere", "wall") == {}


def test_the_page_takes_the_same_styles_into_a_picture() -> None:
    script = (WEB / "table" / "ending" / "png.js").read_text("utf-8")
    declared = re.search(r"const DRAWN = \[(.*?)\];", script, re.DOTALL)
    assert declared is not None
    assert tuple(re.findall(r'"([\w-]+)"', declared[1])) == DRAWN


def test_modules_become_one_script(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.js").write_text("const a=1;export{a as first};")
    (tmp_path / "deep/two.js").write_text(
        'import { first as one } from "../one.js";\n'
        "export const two = one + 1;\nexport function three() {\n  return two + one;\n}\n"
    )
    (tmp_path / "all.js").write_text(
        'import {\n  three,\n} from "./deep/two.js";\n'
        'export { two } from "./deep/two.js";\nexport class Six { value = 2 * three(); }\n'
    )
    engine = quickjs.Context()
    engine.set("script", one_script(tmp_path, ["all.js", "one.js"]))
    assert engine.eval("const all = (0, eval)(script); Object.keys(all).sort().join()") == (
        "Six,first,two"
    )
    assert engine.eval("[all.first, all.two, new all.Six().value].join()") == "1,2,6"
