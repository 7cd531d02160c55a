"""The parts of an observation: all are documented, and they do not overlap."""

from __future__ import annotations

from pathlib import Path

import pytest

from notredame.envs.layout import layout
from notredame.envs.stepping.observation import GAME, PLAYER, Part
from notredame.rules.errors import SetupError

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def described(part: Part) -> str:
    """A part's line in the table of the docs."""
    shape = " × ".join(map(str, part.shape)) or "1"
    return f"| `{part.name}` | {shape} | {part.meaning} |"


@pytest.mark.parametrize("part", [*GAME, *PLAYER], ids=lambda part: part.name)
def test_every_part_is_in_the_docs(part: Part) -> None:
    assert described(part) in PAGE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_parts_follow_each_other_without_a_gap(players: int) -> None:
    parts = layout(players)
    ends = [0, *(part.start + part.size for part in parts)]
    assert [part.start for part in parts] == ends[:-1]
    assert len({part.name for part in parts}) == len(parts)


@pytest.mark.parametrize("players", [1, 6])
def test_an_impossible_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 5 players"):
        layout(players)
