"""The match that decides about new weights: by its stopping rule, or by all games together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from notredame.arena import GameLine, Match, Plan
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.weights.weights import shipped_weights
from notredame.training.matches import STOP, match_for, won
from notredame.training.settings import FULL, TINY, Settings

KIND = GAME_KINDS.index((2, False))


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """Two files of weights."""
    paths = tmp_path / "new.json", tmp_path / "old.json"
    for path in paths:
        path.write_text(shipped_weights().written())
    return paths


def planned(files: tuple[Path, Path], settings: Settings) -> tuple[Match, Plan]:
    return match_for(KIND, *files, settings)


def lines_with(match: Match, leads: Sequence[int]) -> list[GameLine]:
    """Two games for each deal, in which the new weights are ahead by the lead given for it."""
    new, old = match.bots
    found = []
    for deal, lead in enumerate(leads, 1):
        for turned, seating in enumerate(((new, old), (old, new))):
            scores = (60 + lead, 60) if turned == 0 else (60, 60 + lead)
            ranks = tuple(1 if score == max(scores) else 2 for score in scores)
            found.append(
                GameLine(
                    game=2 * deal - 1 + turned,
                    deal=deal,
                    seed="0" * 64,
                    seating=seating,
                    start=0,
                    scores=scores,
                    ranks=ranks,
                    choices=(50, 50),
                    seconds=(1.0, 1.0),
                    slowest=(0.1, 0.1),
                    faults=(),
                    moves=b"",
                )
            )
    return found


def test_a_match_has_at_most_the_deals_of_the_settings_and_may_stop_early(
    files: tuple[Path, Path],
) -> None:
    _, plan = planned(files, FULL)
    assert plan.games == FULL.match_deals * 2
    assert (plan.decides, plan.stop) == ("lead", STOP)
    assert planned(files, TINY)[1].stop is None, "too few deals for a sequential test"


@pytest.mark.parametrize(("leads", "better"), [((5, 7), True), ((-5, -3), False), ((-2, 1), False)])
def test_a_verdict_of_the_stopping_rule_decides(
    files: tuple[Path, Path], leads: tuple[int, int], better: bool
) -> None:
    match, plan = planned(files, FULL)
    assert won(match, plan, lines_with(match, leads * 40)) is better


def test_without_a_verdict_the_lead_must_surely_be_above_0(files: tuple[Path, Path]) -> None:
    match, plan = planned(files, replace(TINY, match_deals=10))
    assert won(match, plan, lines_with(match, (5, 7) * 5))
    assert not won(match, plan, lines_with(match, (30, -20) * 5))
