"""Speed of the bots: `python -m tools.bench.thinking`, part of `make bench`.

Measures steps of the search per second, compiled and plain in turns; the time that each level takes
for a choice, over whole games on one core; the time of the first choice where nothing is compiled
yet; and the memory of a process that searches.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from statistics import median

from notredame import Game
from notredame.bots import Budget, find_bot, make_bot
from notredame.bots.own.seat_view import seat_of
from notredame.bots.thinkers import CompiledThinker, Thinker, prepare
from notredame.bots.thinking.race import ANSWERS
from notredame.rules.knowledge.view import View

LEVELS = ("easy", "medium", "hard", "expert", "champion")
MOMENTS = {"the first draft": 0, "round 5's draft": 4, "the last draft": 8}
ROUNDS = 5
FIRST_CHOICE = """
import time
from notredame import Game
from notredame.bots import find_bot, make_bot
known = find_bot({level!r})
view = Game(4, seed=1).view(0)
bot = make_bot({level!r}, 1)
began = time.perf_counter()
bot.choose(view, view.choices(), known.budget)
print(time.perf_counter() - began)
"""


def views_at_drafts(players: int) -> dict[str, View]:
    """A seat's view at the start of some rounds of a game between medium bots."""
    game = Game(players, seed=1)
    bots = [make_bot("medium", seat) for seat in range(players)]
    found = {}
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat)
        for moment, round_no in MOMENTS.items():
            if view.state.round_no == round_no and moment not in found:
                found[moment] = view
        game.play(seat, bots[seat].choose(view, view.choices(), Budget(steps=1)))
    return found


def steps_per_second(kind: type[Thinker], view: View, steps: int) -> float:
    """Steps per second of searches with one kind of thinker; a search that has found its answer
    early is followed by another one.
    """
    thinker = kind()
    held, seat = thinker.hold(view.state), seat_of(view)
    done, seconds, seed = 0, 0.0, 0
    while done < steps:
        seed += 1
        tree, race = thinker.new_tree(steps + 1, seed), thinker.new_race()
        began = time.process_time()
        thinker.run_race(held, seat, steps - done, thinker.workspace, tree, race)
        seconds += time.process_time() - began
        done += sum(int(race.tried[k]) for k in range(race.counters[ANSWERS]))
    return done / seconds


def print_steps() -> None:
    """Print the speed of the search, compiled and plain side by side."""
    print("| players | moment | steps/s compiled | plain | ratio |\n|---|---|---|---|---|")
    for players in (2, 4):
        for moment, view in views_at_drafts(players).items():
            pairs = [
                (steps_per_second(CompiledThinker, view, 2000), steps_per_second(Thinker, view, 15))
                for _ in range(ROUNDS)
            ]
            fast, slow = (median(column) for column in zip(*pairs, strict=True))
            ratio = median(one / other for one, other in pairs)
            print(f"| {players} | {moment} | {fast:,.0f} | {slow:,.0f} | {ratio:.0f} |", flush=True)


def choice_times(level: str, games: int) -> list[float]:
    """Seconds that a level takes for each choice in games between four bots of that level."""
    budget = find_bot(level).budget
    times = []
    for seed in range(games):
        game = Game(4, seed=seed)
        bots = [make_bot(level, seat) for seat in range(4)]
        while not game.over:
            seat = game.to_act[0]
            view = game.view(seat)
            choices = view.choices()
            began = time.perf_counter()
            choice = bots[seat].choose(view, choices, budget)
            times.append(time.perf_counter() - began)
            game.play(seat, choice)
    return times


def first_choice(level: str) -> float:
    """Seconds that the first choice takes where nothing is compiled yet."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", FIRST_CHOICE.format(level=level)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"XDG_CACHE_HOME": folder},
            start_new_session=True,
        )
        assert process.stdout is not None
        taken = float(process.stdout.readline())
        os.killpg(process.pid, 9)  # together with the process that compiles for it
        process.wait()
    return taken


def print_levels(games: int) -> None:
    """Print the median and worst time of every level."""
    print("\n| level | choices | median ms | worst ms | first, nothing compiled, ms |")
    print("|---|---|---|---|---|")
    for level in LEVELS:
        times = choice_times(level, games)
        first = first_choice(level)
        print(
            f"| {level} | {len(times)} | {1000 * median(times):.1f} | {1000 * max(times):.0f} | "
            f"{1000 * first:.0f} |",
            flush=True,
        )


def main() -> None:
    """Print all tables."""
    prepare()
    print_steps()
    print_levels(1)
    print(f"\nPeak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB.")


if __name__ == "__main__":
    main()
