"""Finding puzzles: bots play games, and their positions are screened, cheaply first."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from notredame.bots import make_bot
from notredame.bots.evaluation import Comparison
from notredame.records import write_json
from notredame.rules.choices import Choice
from notredame.rules.game import Game
from notredame.rules.model.pieces import MAX_PLAYERS, MIN_PLAYERS

from ..decisions import RIGHT_WITHIN, Moment, answer_review, kind_of, moments_of, reasons_of
from .checks import (
    CHECKS,
    LEAST_GAP,
    check_of,
    compare_answers,
    right_answers,
)
from .puzzle import TRAPS, Check, Difficulty, Puzzle, PuzzleAnswer, PuzzleGame, Trap
from .solving import LEVELS, difficulty_of, trap_of

PLAYING_LEVELS: tuple[Difficulty, ...] = ("medium", "medium", "hard")
"""Levels whose games look like those of people, as often as they sit at a table."""
MOST_PRESTIGE_TRAPS = 2
SCREEN_SEED, SCREEN_STEPS = 0, 1
"""The screening comparison: the fewest steps that there are."""
SCREEN_SLACK = 0.7
"""Points by which the screening, which is rough, may miss what a check demands."""


@dataclass(frozen=True)
class Plan:
    """What a run makes puzzles of: its games follow from their number."""

    seed: int
    players: int | None
    """None takes 2 to 5 in turn."""

    def begin(self, number: int) -> Game:
        """Set up a game; every second group of games is played with the New Persons."""
        counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        players = counts[number % len(counts)] if self.players is None else self.players
        return Game(
            players,
            seed=self.number_for(number, "deal"),
            options={"new_persons": number // len(counts) % 2 == 1},
        )

    def number_for(self, number: int, purpose: str) -> int:
        """A seed for a purpose in a game, unrelated to all others."""
        text = f"notredame puzzles {self.seed} {self.players or 0} {number} {purpose}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def make_game(plan: Plan, number: int) -> PuzzleGame:
    """Let bots play a game, and find the puzzles in it."""
    game = plan.begin(number)
    chance = random.Random(plan.number_for(number, "play"))
    levels = [chance.choice(PLAYING_LEVELS) for _ in game.names]
    bots = [make_bot(level, chance.getrandbits(32)) for level in levels]
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        game.play(seat, bots[seat].choose(view, view.choices(), LEVELS[levels[seat]]))
    puzzles = find_puzzles(game, chance)
    last = max((puzzle["move"] for puzzle in puzzles), default=1)
    record = json.loads(write_json(game.before(last)))
    return {"game": number, "record": record, "puzzles": puzzles}


def find_puzzles(game: Game, chance: random.Random) -> list[Puzzle]:
    """The puzzles of a game, so that a collection is varied: one of each theme with the trap
    `quick`, and up to `MOST_PRESTIGE_TRAPS` with the trap `prestige`.
    """
    moments = list(moments_of(game, range(len(game.names))))
    chance.shuffle(moments)
    found: list[Puzzle] = []
    for moment in moments:
        theme = kind_of(moment.view)
        unwanted: set[Trap] = set()
        if any(one["theme"] == theme and one["trap"] == "quick" for one in found):
            unwanted.add("quick")
        if sum(one["trap"] == "prestige" for one in found) == MOST_PRESTIGE_TRAPS:
            unwanted.add("prestige")
        puzzle = puzzle_at(moment, unwanted) if len(unwanted) < len(TRAPS) else None
        if puzzle is not None:
            found.append(puzzle)
    return sorted(found, key=lambda puzzle: puzzle["move"])


def puzzle_at(moment: Moment, unwanted: Collection[Trap] = ()) -> Puzzle | None:
    """The puzzle of a position, if it passes all checks and has no unwanted trap."""
    view, move = moment.view, moment.move
    right = screened(compare_answers(view, move, SCREEN_SEED, SCREEN_STEPS))
    if not right:
        return None
    trap = trap_of(view, right)
    if trap is None or trap[0] in unwanted:
        return None
    checks: list[Check] = []
    for seed, steps in CHECKS:
        compared = compare_answers(view, move, seed, steps)
        if not checks:
            right = right_answers(compared)
        passed = check_of(compared, right, seed, steps)
        if passed is None:
            return None
        checks.append(passed)
    if set(right_answers(compared)) != set(right) or trap_of(view, right) != trap:
        return None
    difficulty = difficulty_of(view, right)
    if difficulty is None:
        return None
    return {
        "move": move,
        "seat": compared.seat,
        "theme": kind_of(view),
        "difficulty": difficulty,
        "trap": trap[0],
        "tempting": trap[1].id,
        "right": [choice.id for choice in right_answers(compared)],
        "answers": answers_of(compared, right),
        "checks": checks,
    }


def screened(compared: Comparison) -> Sequence[Choice]:
    """The answers that seem right, if the others seem to be far enough behind."""
    answers = compared.answers
    gaps = [after.behind - one.behind for one, after in pairwise(answers)]
    for k, gap in enumerate(gaps):
        if gap >= LEAST_GAP - SCREEN_SLACK:
            return [answer.choice for answer in answers[: k + 1]]
        if answers[k + 1].behind > RIGHT_WITHIN + SCREEN_SLACK:
            break
    return []


def answers_of(compared: Comparison, right: Sequence[Choice]) -> list[PuzzleAnswer]:
    """All answers as data, each wrong one with what the best one is ahead in."""
    return [
        {
            **answer_review(answer, compared.seat),
            "reasons": []
            if answer.choice in right
            else reasons_of(compared, compared.best, answer),
        }
        for answer in compared.answers
    ]
