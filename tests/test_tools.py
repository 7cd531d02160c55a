"""The tools that the figures of the docs come from."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import ladder
from tools.habits import Habits

from notredame.arena import ResultFile, play_game, rebuild
from notredame.cli.main import build_parser
from notredame.rules.pieces import CARDS
from tests.arena.making import match_of


def test_every_match_of_the_ladder_is_an_arena_command() -> None:
    for name, arguments in ladder.matches().items():
        parsed = build_parser().parse_args(["arena", *arguments])
        assert f"-{parsed.players}-" in name
        assert parsed.new_persons == name.endswith("-new")


def test_the_ladder_tells_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    match = match_of("greedy", "random", players=2)
    file = ResultFile(tmp_path / "greedy-random-2-base.jsonl", match, 2, None)
    lines = [play_game(match, game) for game in (1, 2)]
    for line in lines:
        file.add(line)
    file.close()
    *_, row = ladder.table(["greedy-random-2-base", "planner-greedy-2-base"]).splitlines()
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:4] == ["greedy@1 against random@1", "2", "base", "2"]
    wins = [line.ranks[line.seating.index("greedy")] == 1 for line in lines]
    assert cells[4] == f"{sum(wins) / 2:.1%}"


def test_habits_count_every_card_that_was_played() -> None:
    match = match_of("greedy", "random", players=3)
    habits = Habits()
    for game in (1, 2):
        habits.watch(rebuild(match, play_game(match, game)))
    assert sum(habits.uses(card) for card in CARDS) == pytest.approx(2 * 9)
    assert len(habits.scores) == 6
    assert all(f"| {card} |" in habits.tables() for card in CARDS)
