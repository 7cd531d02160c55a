"""The review of a finished game: every decision judged, and the account of luck and losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from notredame.bots.own.evaluator import SearchEvaluator
from notredame.rules.errors import NotreDameError, shown
from notredame.rules.game import Game
from notredame.rules.knowledge.description import PERIODS, round_name

from .decisions import mattered, mean_of_others, rounded
from .luck import RoundLuck
from .review_types import (
    DecisionKind,
    DecisionReview,
    GameReview,
    Grade,
    RoundReview,
    SeatReview,
)

VERSION = 2
STEPS = 1500
"""Default thinking steps for each decision."""
LEAST_STEPS = 60
MOST_STEPS = 200_000
STEPS_A_WORLD = 8
"""For each deal of a stage of luck, so many steps are spent on each decision."""
FIRST_SEED = 1_000_003
"""Seed of the possible worlds of the first choice; later choices have later seeds."""


def check_reviewable(game: Game, seats: Iterable[int] | None, steps: int) -> tuple[int, ...]:
    """The seats to be reviewed, all if None; raises NotreDameError with what is wrong."""
    if not game.over:
        raise NotreDameError(
            f"Only a finished game can be reviewed; this one has {len(game.moves)} choices "
            "and is not over."
        )
    if type(steps) is not int or not LEAST_STEPS <= steps <= MOST_STEPS:
        raise NotreDameError(
            f"A review takes {LEAST_STEPS} to {MOST_STEPS} steps for each decision, "
            f"not {shown(steps)}."
        )
    wanted = range(len(game.names)) if seats is None else list(seats)
    for seat in wanted:
        if type(seat) is not int or not 0 <= seat < len(game.names):
            raise NotreDameError(
                f"There is no seat {shown(seat)}; seats are 0 to {len(game.names) - 1}."
            )
    if not wanted:
        raise NotreDameError("A review needs at least one seat.")
    return tuple(sorted(set(wanted)))


def luck_worlds(steps: int) -> int:
    """Deals for each stage of luck."""
    return max(16, steps // STEPS_A_WORLD)


def evaluator_of(move: int) -> SearchEvaluator:
    """Our evaluator for a choice of a game; its possible worlds depend on nothing hidden."""
    return SearchEvaluator(FIRST_SEED * move)


def assemble(
    game: Game,
    seats: Sequence[int],
    steps: int,
    decisions: Sequence[DecisionReview],
    luck: Sequence[dict[int, RoundLuck]],
) -> GameReview:
    """The review of a game whose decisions and rounds have been judged."""
    result = game.result()
    return {
        "version": VERSION,
        "steps": steps,
        "players": list(game.names),
        "prestige": list(result.prestige),
        "seats": [
            seat_review(
                game,
                seat,
                [decision for decision in decisions if decision["seat"] == seat],
                [of_round[seat] for of_round in luck],
            )
            for seat in seats
        ],
    }


def seat_review(
    game: Game, seat: int, decisions: list[DecisionReview], luck: Sequence[RoundLuck]
) -> SeatReview:
    """A game as one seat could judge it; the parts of the account add up to the real lead."""
    prestige = game.result().prestige
    lead = prestige[seat] - mean_of_others(prestige, seat)
    rounds = round_reviews(decisions, luck, lead)
    start = rounds[0]["before"]
    card_luck = rounded(sum(r["own_cards"] + r["passed_cards"] for r in rounds))
    person_luck = rounded(sum(r["persons"] for r in rounds))
    own_losses = rounded(sum(r["own_losses"] for r in rounds))
    that_mattered = [decision for decision in decisions if mattered(decision)]
    return {
        "seat": seat,
        "name": game.names[seat],
        "lead": rounded(lead),
        "start": start,
        "card_luck": card_luck,
        "person_luck": person_luck,
        "own_losses": own_losses,
        "others": rounded(lead - start - card_luck - person_luck - own_losses),
        "luck_error": rounded(sum(of_round.error**2 for of_round in luck) ** 0.5),
        "lost_by_period": {
            period: lost(d for d in decisions if d["round"][0] == period) for period in PERIODS
        },
        "lost_by_kind": {
            kind: lost(d for d in decisions if d["kind"] == kind) for kind in get_args(DecisionKind)
        },
        "grades": count_grades(decision["grade"] for decision in decisions),
        "mattered": len(that_mattered),
        "lost_when_it_mattered": rounded(lost(that_mattered) / max(1, len(that_mattered))),
        "rounds": rounds,
        "decisions": decisions,
    }


def count_grades(grades: Iterable[Grade]) -> dict[Grade, int]:
    """The number of decisions of each grade."""
    counts = Counter(grades)
    return {grade: counts[grade] for grade in get_args(Grade)}


def lost(decisions: Iterable[DecisionReview]) -> float:
    """Points that some decisions lost."""
    return rounded(sum(decision["loss"] for decision in decisions))


def round_reviews(
    decisions: Sequence[DecisionReview], luck: Sequence[RoundLuck], lead: float
) -> list[RoundReview]:
    """The account of each round; what is neither luck nor an own loss is the others' doing."""
    found: list[RoundReview] = []
    for round_no, of_round in enumerate(luck):
        after = luck[round_no + 1].before if round_no + 1 < len(luck) else lead
        name = round_name(round_no)
        own = -lost(decision for decision in decisions if decision["round"] == name)
        found.append(
            {
                "round": name,
                "before": rounded(of_round.before),
                "persons": rounded(of_round.persons),
                "own_cards": rounded(of_round.own_cards),
                "passed_cards": rounded(of_round.passed_cards),
                "own_losses": rounded(own),
                "others": rounded(after - of_round.before - of_round.total - own),
                "after": rounded(after),
            }
        )
    return found
