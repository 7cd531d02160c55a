"""Your own evaluator in 30 lines: it plays random games to the end from possible worlds.

notredame review game.txt --by "run:python examples/own_evaluator.py"

It also plays, by choosing at random. docs/bot-protocol.md explains the lines.
"""

import json
import random
import sys

from notredame.rules.fast.raw import engine
from notredame.rules.knowledge.view import View

play = engine()
rng = play.chance(json.loads(sys.stdin.readline())["seed"])
print(json.dumps({"ready": True, "view": "state", "evaluates": True}), flush=True)


def final_prestige(view, seed):
    """Everybody's prestige at the end of a random game from a possible world."""
    world = play.hold(view.possible_world(seed))
    play.playout(world, rng)
    return [p.prestige for p in play.release(world).players[: view.state.n]]


def evaluate(view, games):
    """Mean prestige and share of wins of each seat in some random games."""
    results = [final_prestige(view, seed) for seed in range(games)]
    wins = [max(range(len(result)), key=result.__getitem__) for result in results]
    return {
        "prestige": [sum(points) / games for points in zip(*results, strict=True)],
        "win_chance": [wins.count(seat) / games for seat in range(view.state.n)],
    }


for line in sys.stdin:
    asked = json.loads(line)
    if "evaluate" in asked:
        games = max(1, min(20, asked["budget"]["steps"] or 20))
        answer = evaluate(View.from_numbers(asked["view"]), games)
    else:
        answer = {"choice": random.choice(asked["choices"])}
    print(json.dumps({"id": asked["id"], **answer}), flush=True)
