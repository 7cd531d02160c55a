"""The figures of `docs/review.md`: `python -m tools.review_figures levels|budgets|luck --out FILE`.

- `levels`: games of five players, one of each level, seats rotating; every seat is reviewed.
- `budgets`: the decisions of such games at the default budget and at four times as many steps.
- `luck`: games of two bots that are not equal, with the luck of the stronger one.

Each game is a line of FILE, written at once; a run that is stopped goes on where it was, as long as
the bots are the same.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from notredame import Game
from notredame.arena.code_digest import code_digest
from notredame.bots import make_bot, read_entrant, thinkers
from notredame.bots.budget import Budget
from notredame.review import STEPS, review_game
from notredame.review.luck import round_beginnings, round_luck

LEVELS = ("champion@200", "expert", "hard", "medium", "easy")
"""The champion has few steps, so that the games end."""
LUCK_WORLDS = 100
"""Deals for each stage of a round."""
UNEQUAL = ("search@100", "search@25")
"""The bots of the games of `luck`."""


def play(names: Sequence[str], seed: int) -> Game:
    """A game of some bots; those that search do so by steps alone, so that it can be repeated."""
    game = Game(len(names), seed=seed)
    entrants = [read_entrant(name) for name in names]
    bots = [make_bot(one.name, seed=1000 * seed + seat) for seat, one in enumerate(entrants)]
    budgets = [Budget(steps=one.budget.steps) for one in entrants]
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        game.play(seat, bots[seat].choose(view, view.choices(), budgets[seat]))
    return game


def mixed(number: int) -> tuple[list[str], Game]:
    """A game of one bot of each level, seats rotating, and who sat where."""
    names = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(len(LEVELS))]
    return names, play(names, number)


def levels(number: int) -> dict[str, Any]:
    """A game of all levels, reviewed."""
    names, game = mixed(number)
    reviewed = review_game(game)
    return {
        level: {
            "lost": -seat["own_losses"],
            "prestige": reviewed["prestige"][seat["seat"]],
            "by_kind": seat["lost_by_kind"],
            "grades": seat["grades"],
            "decisions": len(seat["decisions"]),
        }
        for level, seat in zip(names, reviewed["seats"], strict=True)
    }


def budgets(number: int) -> dict[str, Any]:
    """The decisions of `hard`, `medium` and `easy` in a game of all levels, at two budgets."""
    names, game = mixed(number)
    seats = [seat for seat, name in enumerate(names) if name in ("hard", "medium", "easy")]
    few, many = review_game(game, seats), review_game(game, seats, 4 * STEPS)
    return {
        "losses": [
            (one["loss"], other["loss"], one["grade"], other["grade"])
            for a, b in zip(few["seats"], many["seats"], strict=True)
            for one, other in zip(a["decisions"], b["decisions"], strict=True)
        ]
    }


def luck(number: int) -> dict[str, Any]:
    """A game of the two unequal bots, seats changing, with the luck of the stronger one."""
    seat = number % 2
    game = play(UNEQUAL if seat == 0 else UNEQUAL[::-1], number)
    found = [round_luck(start, [seat], LUCK_WORLDS)[seat] for start in round_beginnings(game)]
    prestige = game.result().prestige
    return {
        "lead": prestige[seat] - prestige[1 - seat],
        "start": found[0].before,
        "persons": sum(r.persons for r in found),
        "own_cards": sum(r.own_cards for r in found),
        "passed_cards": sum(r.passed_cards for r in found),
    }


def mean(numbers: Sequence[float]) -> str:
    """A mean with its standard error."""
    middle, spread = sum(numbers) / len(numbers), deviation(numbers)
    return f"{middle:.2f} ± {spread / math.sqrt(len(numbers)):.2f}"


def deviation(numbers: Sequence[float]) -> float:
    """The standard deviation."""
    middle = sum(numbers) / len(numbers)
    return math.sqrt(sum((n - middle) ** 2 for n in numbers) / max(1, len(numbers) - 1))


def print_levels(games: list[dict[str, Any]]) -> None:
    """Print the table of levels."""
    print(f"{len(games)} games of five players")
    print("| level | lost per game | inaccuracies | mistakes | blunders | prestige |")
    print("|---|---|---|---|---|---|")
    for level in LEVELS:
        seats = [game[level] for game in games]
        counts = [
            f"{sum(seat['grades'][grade] for seat in seats) / len(seats):.1f}"
            for grade in ("inaccuracy", "mistake", "blunder")
        ]
        print(
            f"| {level} | {mean([seat['lost'] for seat in seats])} | {' | '.join(counts)} "
            f"| {mean([seat['prestige'] for seat in seats])} |"
        )


def print_budgets(games: list[dict[str, Any]]) -> None:
    """Print how losses at the default budget agree with those at four times as many steps."""
    pairs = [pair for game in games for pair in game["losses"]]
    few, many = [p[0] for p in pairs], [p[1] for p in pairs]
    middle_few, middle_many = sum(few) / len(few), sum(many) / len(many)
    together = sum((a - middle_few) * (b - middle_many) for a, b in zip(few, many, strict=True))
    correlation = together / (len(pairs) - 1) / deviation(few) / deviation(many)
    bad = [p for p in pairs if p[2] in ("mistake", "blunder")]
    gone = [p for p in bad if p[3] in ("fine", "inaccuracy")]
    fine = [p for p in bad if p[3] == "fine"]
    print(f"{len(games)} games, {len(pairs)} decisions, {len(bad)} mistakes and blunders")
    print(f"correlation of losses {correlation:.3f}")
    print(f"lost per decision {middle_few:.3f} and {middle_many:.3f}")
    print(f"mistakes that are smaller then {len(gone) / max(1, len(bad)):.1%}, ", end="")
    print(f"that vanish {len(fine) / max(1, len(bad)):.1%}")


def print_luck(games: list[dict[str, Any]]) -> None:
    """Print mean luck, and how many games separate the bots with and without it."""
    print(f"{len(games)} games of {UNEQUAL[0]} against {UNEQUAL[1]}")
    for part in ("persons", "own_cards", "passed_cards"):
        print(f"mean luck, {part}: {mean([game[part] for game in games])}")
    totals = [game["persons"] + game["own_cards"] + game["passed_cards"] for game in games]
    leads = [game["lead"] for game in games]
    adjusted = [lead - total for lead, total in zip(leads, totals, strict=True)]
    from_start = [a - game["start"] for a, game in zip(adjusted, games, strict=True)]
    print(f"mean luck, all: {mean(totals)}")
    for name, numbers in (("raw", leads), ("without luck", adjusted), ("and start", from_start)):
        print(f"lead, {name}: {mean(numbers)}, deviation {deviation(numbers):.2f}")
    for name, numbers in (("without luck", adjusted), ("and start", from_start)):
        factor = (deviation(leads) / deviation(numbers)) ** 2
        print(f"games needed for the same error, raw to {name}: {factor:.2f} to 1")


FIGURES: dict[str, tuple[Callable[[int], dict[str, Any]], Callable[[list[Any]], None]]] = {
    "levels": (levels, print_levels),
    "budgets": (budgets, print_budgets),
    "luck": (luck, print_luck),
}


def noted(path: Path, figure: str) -> list[dict[str, Any]]:
    """The games that are noted in a file, which begins with what was measured; the file then ends
    with a whole line.
    """
    head = json.dumps({"figure": figure, "code": code_digest()}) + "\n"
    lines = path.read_text().splitlines(keepends=True) if path.exists() else []
    if lines and lines[-1][-1] != "\n":
        lines.pop()  # from a run that was stopped while writing
    if not lines:
        lines.append(head)
    if lines[0] != head:
        sys.exit(f"{path} has another figure, or is of other bots; name a new file.")
    path.write_text("".join(lines))
    return [json.loads(line) for line in lines[1:]]


def main() -> None:
    """Play, note and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figure", choices=FIGURES)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    one, report = FIGURES[given.figure]
    thinkers.prepare()
    games = noted(given.out, given.figure)
    began = time.perf_counter()
    with given.out.open("a") as out:
        for number in range(len(games) + 1, given.games + 1):
            games.append(one(number))
            print(json.dumps(games[-1]), file=out, flush=True)
            seconds = time.perf_counter() - began
            print(f"\rgame {number} of {given.games}, {seconds:.0f} s", end="", flush=True)
    print()
    report(games)


if __name__ == "__main__":
    main()
