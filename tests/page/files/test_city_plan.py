"""The plan of the city: no street crosses another, and nothing stands on a message or a market."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from notredame.rules.model.printed_data import PRINTED
from notredame.text_board.facts import drawing_facts
from notredame.web_files import WEB

DENO = Path(sys.executable).with_name("deno")
ASPECTS = (0.8, 1.2, 1.55)
STANDS_APART = {"sign", "cube", "friend", "number", "rat", "rat's number"}
LINE = 1.0
"""Units by which edges may touch."""
WAYS = """
import { Plan } from "GEOMETRY";
const { boroughs, aspects, streets } = JSON.parse(Deno.args[0]);
const drawn = aspects.map((aspect) => {
  const plan = new Plan(boroughs, aspect);
  return streets.map(([from, to]) => plan.way(from, to).map(({ x, y }) => [x, y]));
});
console.log(JSON.stringify(drawn));
"""
STANDING = """
import { City } from "WEB/drawing/city/city.js";
import { plain } from "WEB/drawing/nested-lists.js";
import { useWords } from "WEB/words.js";
const { facts, views, aspects } = JSON.parse(Deno.readTextFileSync(Deno.args[0]));
useWords({ lang: "en", tables: {} });
const KINDS = ["message", "sign", "cube", "friend", "carriage", "rat", "taken"];
// Half of their widths and heights, and where their middles are.
const SIZES = {
  sign: [24, 24], cube: [6, 6], friend: [8, 12], carriage: [15, 11.5, 2.8, -1.5], rat: [12, 7],
};

// Boxes of what is drawn: kind, and the middle and half the size in both directions.
function* boxes([name, { class: look = "", transform = "", ...more }, children], from) {
  const move = /translate\\(([^ )]+)[ ]([^ )]+)\\)/.exec(transform) ?? [0, 0, 0];
  const size = Number(/scale\\(([^)]+)\\)/.exec(transform)?.[1] ?? 1) * from.size;
  const here = { ...from, x: from.x + move[1] * from.size, y: from.y + move[2] * from.size, size };
  const classes = look.split(" ");
  if (classes.includes("away")) return;
  if (classes.includes("pieces")) here.in = "pieces";
  if (classes.includes("water")) return;
  const kind = KINDS.find((one) => classes.includes(one));
  const box = (what, wide, high, x = 0, y = 0) =>
    ({ what, x: here.x + x * size, y: here.y + y * size, wide: wide * size, high: high * size });
  const { x = 0, y = 0, width, height, cx = 0, cy = 0, r } = more;
  if (here.in === "message") {
    if (name === "rect") yield box("message", width / 2, height / 2, x + width / 2, y + height / 2);
    if (name === "circle") yield box("message", r, r, cx, cy);
  } else if (name === "circle" && classes.includes("square")) yield box("market", r, r);
  else if (SIZES[kind]) {
    const what = kind === "cube" && size > 1 ? "on the steps" : kind;
    return yield box(what, ...SIZES[kind]);
  } else if (name === "text" && (here.in === "pieces" || classes.includes("digits"))) {
    const high = more["font-size"] / 2;
    const what = here.in === "pieces" ? "number" : "rat's number";
    const wide = 0.55 * high * children.join("").length;
    if (!classes.includes("on-sheet")) yield box(what, wide, 0.7 * high, x, y - 0.7 * high);
  }
  if (kind === "message") here.in = kind;
  for (const child of children) if (Array.isArray(child)) yield* boxes(child, here);
}

const drawn = views.map((view, i) => aspects.map((aspect) => {
  const state = { table: String(i), seat: 0, view, streets: "default", seats: [] };
  return [...boxes(plain(City({ state, facts, aspect }))[0], { x: 0, y: 0, size: 1 })];
}));
console.log(JSON.stringify(drawn));
"""
Point = list[float]
Box = dict[str, Any]
Views = list[dict[str, object]]


def streets_of(boroughs: int) -> list[list[list[object]]]:
    """All streets of the default map, each with two ends: borough and market."""
    out: list[list[list[object]]] = []
    for here in range(boroughs):
        on = (here + 1) % boroughs
        out += [[[here, a], [here, b]] for a, b in PRINTED.inside]
        out += [[[here, a], [on, b]] for a, b in PRINTED.across]
    return out


def drawn_streets(boroughs: int, folder: Path) -> list[list[list[Point]]]:
    """The points of all streets, for each aspect ratio, as the page draws them."""
    geometry = (WEB / "drawing" / "city" / "geometry.js").as_uri()
    streets = {"boroughs": boroughs, "aspects": ASPECTS, "streets": streets_of(boroughs)}
    drawn: list[list[list[Point]]] = run(
        WAYS.replace("GEOMETRY", geometry), json.dumps(streets), folder
    )
    return drawn


def run(text: str, given: str, folder: Path) -> Any:
    """What a script prints as JSON."""
    script = folder / "script.js"
    script.write_text(text)
    done = subprocess.run(
        [DENO, "run", "--quiet", "--no-config", f"--allow-read={folder}", script, given],
        capture_output=True,
        text=True,
        env=os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def full_city(players: int, pieces: int, friend: int | None) -> dict[str, object]:
    """A view with as many pieces in every sector, messages at all markets, and rats that overrun.

    The friends visit sectors from a certain one on; `None` leaves them at home.
    """
    facts = drawing_facts()
    boroughs = facts["colours"][: max(players, 4) if players == 2 else players]
    owners = boroughs[::2] if players == 2 else boroughs
    kinds = list(facts["message_prestige"])
    outside = [one for one in facts["markets"] if one != "centre"]
    return {
        "boroughs": boroughs,
        "markets": {f"{of}/{name}": kinds[i] for of in boroughs for i, name in enumerate(outside)},
        "cathedral_tile": 8,
        "players": [
            {
                "colour": colour,
                "sectors": dict.fromkeys(facts["sectors"], pieces),
                "friend": None if friend is None else facts["sectors"][(friend + i) % 7],
                "supply": 1,
                "general_supply": 1,
                "cathedral": pieces,
                "rat": 9,
                "rat_after_plague": 12,
                "carriage": f"{colour}/{facts['markets'][(i + pieces) % 5]}",
            }
            for i, colour in enumerate(owners)
        ],
    }


def drawn_boxes(views: Views, folder: Path) -> list[list[list[Box]]]:
    """Boxes of what is drawn of each view, for each aspect ratio."""
    given = folder / "given.json"
    given.write_text(json.dumps({"facts": drawing_facts(), "views": views, "aspects": ASPECTS}))
    boxes: list[list[list[Box]]] = run(STANDING.replace("WEB", WEB.as_uri()), str(given), folder)
    return boxes


def overlapping(one: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than the width of a line."""
    wide = one["wide"] + other["wide"] - abs(one["x"] - other["x"])
    high = one["high"] + other["high"] - abs(one["y"] - other["y"])
    return bool(wide > LINE and high > LINE)


def stacked(one: Box, other: Box) -> bool:
    """Whether both are markers that one stands for."""
    return bool((one["x"], one["y"]) == (other["x"], other["y"]) and one["what"] == "cube")


def left_of(a: Point, b: Point, c: Point) -> float:
    """Positive where c lies to the left of the line from a to b, negative to the right."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: list[Point], other: list[Point]) -> bool:
    """Whether two streets meet anywhere but at a common end."""
    for a, b in pairwise(one):
        for c, d in pairwise(other):
            apart = left_of(a, b, c) * left_of(a, b, d)
            if apart < -1e-6 and left_of(c, d, a) * left_of(c, d, b) < -1e-6:
                return True
    return False


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_no_street_crosses_another(boroughs: int, tmp_path: Path) -> None:
    for aspect, streets in zip(ASPECTS, drawn_streets(boroughs, tmp_path), strict=True):
        ends = streets_of(boroughs)
        crossing = [
            (ends[i], ends[k])
            for (i, one), (k, other) in combinations(enumerate(streets), 2)
            if cross(one, other)
        ]
        assert crossing == [], aspect


def test_a_crossing_would_be_found() -> None:
    assert cross([[0, 0], [2, 2]], [[0, 2], [2, 0]])
    assert not cross([[0, 0], [2, 2]], [[2, 2], [4, 0]])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_stands_on_a_message_or_a_market(players: int, tmp_path: Path) -> None:
    cases = [(pieces, friend) for pieces in range(7) for friend in (None, *range(7))]
    views = [full_city(players, pieces, friend) for pieces, friend in cases]
    for case, drawings in zip(cases, drawn_boxes(views, tmp_path), strict=True):
        for aspect, boxes in zip(ASPECTS, drawings, strict=True):
            fixed = [box for box in boxes if box["what"] in {"message", "market"}]
            others = [box for box in boxes if box["what"] not in {"message", "market"}]
            assert {"rat", "carriage", "sign"} <= {box["what"] for box in others}
            covering = [(box, what) for box in others for what in fixed if overlapping(box, what)]
            assert covering == [], (case, aspect)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_signs_pieces_and_rats_stand_apart(players: int, tmp_path: Path) -> None:
    cases = [(1, None), (3, 0), (6, None), (6, 3)]
    views = [full_city(players, pieces, friend) for pieces, friend in cases]
    for case, drawings in zip(cases, drawn_boxes(views, tmp_path), strict=True):
        for aspect, boxes in zip(ASPECTS, drawings, strict=True):
            apart = [box for box in boxes if box["what"] in STANDS_APART]
            pairs = combinations(apart, 2)
            covering = [(a, b) for a, b in pairs if overlapping(a, b) and not stacked(a, b)]
            assert covering == [], (case, aspect)
