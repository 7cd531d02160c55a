"""The plan of the city: no street crosses another, and areas do not overlap."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from notredame.rules.model.printed_data import PRINTED
from notredame.web_files import WEB

DENO = Path(sys.executable).with_name("deno")
ASPECTS = (0.8, 1.2, 1.55)
WAYS = """
import { Plan } from "GEOMETRY";
const { boroughs, aspects, streets } = JSON.parse(Deno.args[0]);
const drawn = aspects.map((aspect) => {
  const plan = new Plan(boroughs, aspect);
  return streets.map(([from, to]) => plan.way(from, to).map(({ x, y }) => [x, y]));
});
console.log(JSON.stringify(drawn));
"""
Point = list[float]


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
    script = folder / "ways.js"
    geometry = (WEB / "drawing" / "city" / "geometry.js").as_uri()
    script.write_text(WAYS.replace("GEOMETRY", geometry))
    streets = {"boroughs": boroughs, "aspects": ASPECTS, "streets": streets_of(boroughs)}
    done = subprocess.run(
        [DENO, "run", "--quiet", "--no-config", script, json.dumps(streets)],
        capture_output=True,
        text=True,
        env=os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    drawn: list[list[list[Point]]] = json.loads(done.stdout)
    return drawn


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
