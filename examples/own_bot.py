"""Your own bot in 20 lines: it tries each choice in possible worlds and plays them to the end.

notredame arena "run:python examples/own_bot.py" random --players 2 --games 10
"""

import json
import sys

from notredame.rules.choices import BY_ID
from notredame.rules.fast.raw import engine
from notredame.rules.knowledge.view import View

play = engine()
rng = play.chance(json.loads(sys.stdin.readline())["seed"])
print(json.dumps({"ready": True, "view": "state"}), flush=True)


def lead(choice, view, seed):
    """The seat's lead at the end of a random game from a possible world, in points."""
    world = play.hold(view.possible_world(seed))
    play.apply_by(world, view.seat, BY_ID[choice].action)
    play.playout(world, rng)
    scores = [p.prestige for p in play.release(world).players[: view.state.n]]
    return scores.pop(view.seat) - max(scores)


for line in sys.stdin:
    asked = json.loads(line)
    view = View.from_numbers(asked["view"])
    best = max(asked["choices"], key=lambda c: sum(lead(c, view, seed) for seed in range(10)))
    print(json.dumps({"id": asked["id"], "choice": best}), flush=True)
