"""The benchmark of judgement: outcomes, what a value explains of them, the shipped positions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from notredame.bots.thinkers import prepare
from notredame.bots.thinking.game_kinds import GAME_KINDS
from notredame.bots.workspaces import plain_workspace
from notredame.compiling import cache
from notredame.rules.errors import NotreDameError
from notredame.rules.knowledge.veil import WATCHER, veil
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import PHASE_DRAFT
from notredame.training.judgement.benchmark_file import read_benchmark, write_head, write_line
from notredame.training.judgement.explained import explained, knowable
from notredame.training.judgement.outcome import Means, Outcome, Outcomes, outcome_of, seed_of
from notredame.training.judgement.position import Position, positions_of
from notredame.training.judgement.shipped import shipped_benchmark
from notredame.training.sampling.outcomes import play_outcomes

compiled = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")


def test_an_outcome_is_the_mean_of_games() -> None:
    found = outcome_of([(6005, 5000, 5500), (5000, 5001, 4003)])
    assert found.prestige.mean == (55, 50, 47.5)
    assert found.lead.mean == pytest.approx((6.25, -1.25, -5))
    assert found.win.mean == (0.5, 0.5, 0)
    assert found.prestige.error == (5, 0, 7.5)


def test_equal_prestige_and_tie_break_share_the_win() -> None:
    assert outcome_of([(5002, 5002), (5003, 5002)]).win.mean == (0.75, 0.25)


def test_of_perfect_labels_a_perfect_value_explains_everything() -> None:
    outcomes = [_outcome((lead, -lead), 0.0) for lead in (3.0, -5.0, 8.0)]
    perfect = explained(outcomes, [outcome.lead.mean for outcome in outcomes])
    nothing = explained(outcomes, [(0.0, 0.0)] * 3)
    wrong = explained(outcomes, [(-o.lead.mean[0], -o.lead.mean[1]) for o in outcomes])
    assert (perfect.share, perfect.error) == (1.0, 0.0)
    assert nothing.share == 0.0
    assert nothing.error == pytest.approx(((9 + 25 + 64) / 3) ** 0.5)
    assert wrong.share == -3.0


def test_errors_of_the_labels_are_no_errors_of_a_value() -> None:
    chance = random.Random(1)
    true = [chance.gauss(0, 4) for _ in range(4000)]
    labels = [lead + chance.gauss(0, 2) for lead in true]
    outcomes = [_outcome((label, -label), 2.0) for label in labels]
    assert explained(outcomes, [(t, -t) for t in true]).share == pytest.approx(1, abs=0.03)
    assert explained(outcomes, [(t / 2, -t / 2) for t in true]).share == pytest.approx(
        0.75, abs=0.03
    )
    known = knowable(outcomes, games=25)
    assert known.known == pytest.approx(16, rel=0.1)
    assert known.luck == pytest.approx(100)
    assert known.luck_share == pytest.approx(100 / 116, abs=0.02)


@compiled
def test_plain_and_compiled_outcomes_are_the_same() -> None:
    prepare()
    position = next(p for p, _ in shipped_benchmark() if p.players == 3 and len(p.moves) > 150)
    state = position.state().copy()
    veil(state, WATCHER)
    finals = [0] * 3 * MAX_PLAYERS
    play_outcomes(state, seed_of(position), 3, finals, [0], plain_workspace())
    games = [finals[at : at + 3] for at in range(0, len(finals), MAX_PLAYERS)]
    assert outcome_of(games) == Outcomes().outcome(position, 3)


def _outcome(leads: tuple[float, ...], error: float) -> Outcome:
    nothing = Means((0.0,) * len(leads), (0.0,) * len(leads))
    return Outcome(nothing, Means(leads, (error,) * len(leads)), nothing)


# The file


def test_positions_are_read_as_they_were_written(tmp_path: Path) -> None:
    position = Position(2, True, 7, "easy", ((0, 3), (1, 5)))
    outcome = outcome_of([(6005, 5000), (5000, 5001)])
    file = tmp_path / "benchmark.jsonl"
    file.write_text(f"{write_head(2, 'code')}\n{write_line(position, outcome)}\n" + '{"half')
    ((read, found),) = read_benchmark(file)
    assert read == position
    assert found.lead.mean == outcome.lead.mean


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Line 1 of .* is no JSON object"),
        ("[]\n", "Line 1 of .* is no JSON object"),
        ("{}\n", "is no benchmark of judgement, version 1"),
        (write_head(2, "x") + '\n{"players": 2}\n', "Line 2 of .* is no position"),
        (write_head(2, "x") + "\nnonsense\n", "Line 2 of .* is no JSON object"),
    ],
)
def test_what_is_no_benchmark_is_refused_in_a_sentence(
    text: str, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "benchmark.jsonl"
    file.write_text(text)
    with pytest.raises(NotreDameError, match=problem):
        list(read_benchmark(file))


def test_shipped_positions_are_of_every_kind_of_game_and_moment() -> None:
    shipped = list(shipped_benchmark())
    assert len(shipped) >= 2000
    for players, new_persons in GAME_KINDS:
        kind = [p for p, _ in shipped if (p.players, p.new_persons) == (players, new_persons)]
        assert len(kind) >= 240
    some = [position.state() for position, _ in shipped[::39]]
    phases = [state.phase for state in some]
    assert {state.round_no for state in some} == set(range(9))
    assert PHASE_DRAFT in phases
    assert any(phase > PHASE_DRAFT for phase in phases)


@compiled
def test_a_number_stands_for_two_positions_of_a_game() -> None:
    prepare()
    start, anywhere = positions_of(8)
    assert (start.players, start.new_persons, start.played_by) == (2, False, "medium")
    assert start.state().phase == PHASE_DRAFT
    assert start.state().players[0].drafted == 0
    assert list(positions_of(8)) == [start, anywhere]
    assert list(positions_of(16)) != [start, anywhere]
