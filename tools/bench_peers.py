"""Other projects in random play: the half of the benchmark that runs in their environment.

`python bench_peers.py NAME` gets one project ready and says so in one line of JSON. Then every line
it reads, `MEASUREMENT SECONDS`, is answered by one line of JSON with what was counted in that time.
So `bench.py` can let all projects take turns, each in a process of its own.

A decision is one answer of one player. Chance (a deal, a die) costs time but is no decision.
"""

from __future__ import annotations

import gc
import importlib
import importlib.metadata
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

BATCH = 1024

Work = Callable[[], tuple[int, float]]
"""Some work; returns how many decisions (or copies) it made, and in how many games."""


@dataclass
class Tally:
    """What was counted in one round of one measurement."""

    count: int
    games: float
    seconds: float
    wall: float


@dataclass
class Task:
    """Something to measure; `unit` is what is counted: decisions, copies or worlds."""

    name: str
    what: str
    unit: str
    work: Work


def timed(work: Work, seconds: float) -> Tally:
    """Repeat some work for a while.

    Seconds of processor time are counted, not of the clock on the wall: everything runs on one
    core, and what else happens on that core should not be held against whoever is measured.
    """
    gc.collect()
    count, games = 0, 0.0
    wall, begin = time.perf_counter(), time.process_time()
    while True:
        more, ended = work()
        count += more
        games += ended
        used = time.process_time() - begin
        if used >= seconds:
            return Tally(count, games, used, time.perf_counter() - wall)


def settle() -> None:
    """Spare the measurements the garbage collector's walks through what was imported."""
    gc.collect()
    gc.freeze()


def repeated(function: Callable[[], object], times: int) -> Work:
    """Work that calls a function many times from Python."""

    def work() -> tuple[int, float]:
        for _ in range(times):
            function()
        return times, 0

    return work


# Catanatron: The Settlers of Catan, four players.


def catanatron_tasks() -> list[Task]:
    """Its own random players in its own loop, and a copy of a game in full swing."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    seeds = Random(1)

    def new_game() -> Any:
        return Game([RandomPlayer(c) for c in Color], seed=seeds.randrange(1, 1 << 60))

    def one_game() -> tuple[int, float]:
        # What Game.play does, without the two copies it makes for observers.
        game = new_game()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions, 1

    midway = new_game()
    for _ in range(300):
        midway.play_tick()
    return [
        Task("play", "Catan, stepped from Python", "decisions", one_game),
        Task("copy", "Catan, copy", "copies", repeated(midway.copy, 100)),
    ]


# OpenSpiel: games in C++ with an interface for Python.


def open_spiel_pick(number: Callable[[], float], state: Any) -> bool:
    """One random step from Python; return whether it was a player's decision."""
    if state.is_chance_node():
        # The outcomes of these games are equally likely wherever there are several
        # (checked in `check_even_chance`), so the quickest pick is a fair one.
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(number() * len(outcomes))][0])
        return False
    actions = state.legal_actions()
    state.apply_action(actions[int(number() * len(actions))])
    return True


def check_even_chance(game: Any) -> None:
    """Play a game and see that chance never prefers an outcome."""
    number = Random(3).random
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [p for _, p in state.chance_outcomes()]
            if max(odds) - min(odds) > 1e-9:
                raise ValueError("chance prefers some outcomes")
        open_spiel_pick(number, state)


def open_spiel_from_python(begin: Callable[[], Any]) -> Work:
    """Whole games from a beginning, stepped from Python."""
    number = Random(1).random

    def one_game() -> tuple[int, float]:
        state = begin()
        decisions = 0
        while not state.is_terminal():
            decisions += open_spiel_pick(number, state)
        return decisions, 1

    return one_game


def dealt(game: Any) -> Any:
    """A state in which the first player is about to decide."""
    number = Random(2).random
    state = game.new_initial_state()
    while state.is_chance_node():
        open_spiel_pick(number, state)
    return state


def open_spiel_rollouts(game: Any, start: Any) -> Work:
    """Random games inside C++, as its tree search plays them.

    The first simulation of a search does nothing but ask the evaluator about its root, and this
    evaluator answers with random games in C++: clone the root, then LegalActions, a uniform draw,
    ApplyAction, to the end. So a search of one simulation with many rollouts is that loop and next
    to nothing else. It is the fastest loop the package offers. The cards are already dealt (in
    OpenSpiel that is the slow part), which is in OpenSpiel's favour. The loop does not tell its
    decisions: they are counted in games from the same root played from Python.
    """
    import pyspiel

    rollouts = 2000
    replay = open_spiel_from_python(start.clone)
    counted = [replay()[0] for _ in range(200)]
    decisions = sum(counted) / len(counted)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    # Exploration constant, simulations, megabytes, solve, seed, verbose.
    searcher = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def search() -> tuple[int, float]:
        searcher.mcts_search(start)
        return round(rollouts * decisions), rollouts

    return search


def open_spiel_bots(game: Any) -> Work:
    """Whole games with deals, played in C++ by its uniform random bots, one call per game.

    Besides the loop itself, every bot is told of every move. A game's decisions are its moves
    without those of the deal.
    """
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]
    seeds = Random(1)
    chance = dealt(game).move_number()

    def one_game() -> tuple[int, float]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.randrange(1 << 30))
        return state.move_number() - chance, 1

    return one_game


def open_spiel_tasks() -> list[Task]:
    """Hearts (four players) and gin rummy from Python, hearts in C++, and a copy."""
    import pyspiel

    hearts, rummy = pyspiel.load_game("hearts"), pyspiel.load_game("gin_rummy")
    for game in (hearts, rummy):
        check_even_chance(game)
    start = dealt(hearts)
    python, bots = open_spiel_from_python, open_spiel_bots
    return [
        Task("hearts", "hearts, from Python", "decisions", python(hearts.new_initial_state)),
        Task("hearts-dealt", "hearts, from Python, dealt", "decisions", python(start.clone)),
        Task("rummy", "gin rummy, from Python", "decisions", python(rummy.new_initial_state)),
        Task("bots", "hearts, C++ bots", "decisions", bots(hearts)),
        Task("loop", "hearts, C++ loop, dealt", "decisions", open_spiel_rollouts(hearts, start)),
        Task("copy", "hearts, copy from Python", "copies", repeated(start.clone, 1000)),
    ]


# RLCard: card games in Python.


def rlcard_game(name: str) -> Work:
    """Whole games, stepped from Python."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    number = Random(1).random

    def one_game() -> tuple[int, float]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(number() * len(actions))])
            decisions += 1
        return decisions, 1

    return one_game


def rlcard_tasks() -> list[Task]:
    """A quick game, one that OpenSpiel has too, and one for four players."""
    return [
        Task(name, f"{name}, from Python", "decisions", rlcard_game(name))
        for name in ("uno", "gin-rummy", "mahjong")
    ]


# PettingZoo: an interface for many games.


def pettingzoo_game(name: str) -> Work:
    """Whole games in the loop its documentation shows."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    numbers = Random(1)

    def one_game() -> tuple[int, float]:
        env.reset(seed=numbers.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation if "action_mask" in observation else info
            actions = mask["action_mask"].nonzero()[0]
            env.step(int(actions[int(numbers.random() * len(actions))]))
            decisions += 1
        return decisions, 1

    return one_game


def pettingzoo_tasks() -> list[Task]:
    """A simple game and two with hidden cards."""
    return [
        Task(name, f"{name}, from Python", "decisions", pettingzoo_game(name))
        for name in ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")
    ]


# pgx: games in JAX, many at once.


def pgx_game(name: str) -> Work:
    """Random steps in 1024 games at once, several per call; finished games begin anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = 16

    def one_step(carry: Any, _: Any) -> Any:
        states, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        chances = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, chances, axis=1)
        states = step(states, actions, jax.random.split(dealing, BATCH))
        return (states, key), (states.terminated | states.truncated).sum()

    run = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=steps))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    held = [(first, jax.random.PRNGKey(2))]

    def some_steps() -> tuple[int, float]:
        held[0], ended = run(held[0])
        return BATCH * steps, float(ended.sum())

    some_steps()  # compiles
    return some_steps


def pgx_tasks() -> list[Task]:
    """A small game, a middling one, and one with hidden tiles."""
    return [
        Task(name, f"{name}, batch of {BATCH}", "decisions", pgx_game(name))
        for name in ("tic_tac_toe", "backgammon", "sparrow_mahjong")
    ]


PEERS: dict[str, tuple[str, str, Callable[[], list[Task]]]] = {
    "catanatron": ("Catanatron", "catanatron", catanatron_tasks),
    "open_spiel": ("OpenSpiel", "open_spiel", open_spiel_tasks),
    "rlcard": ("RLCard", "rlcard", rlcard_tasks),
    "pettingzoo": ("PettingZoo", "pettingzoo[classic]", pettingzoo_tasks),
    "pgx": ("pgx", "pgx", pgx_tasks),
}
"""For each project: what it is called, what pip has to install, and how to get it ready."""


def short(error: BaseException) -> str:
    """An error in one short line."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else ''}"[:100]


def serve(name: str, answer: Callable[[object], None]) -> None:
    """Get one project ready, then measure what is asked for until the questions end."""
    try:
        tasks = {task.name: task for task in PEERS[name][2]()}
        for task in tasks.values():
            task.work()  # the first call may load or compile something
    except Exception as error:
        answer({"error": short(error)})
        return
    settle()
    listed = [{"name": t.name, "what": t.what, "unit": t.unit} for t in tasks.values()]
    answer({"version": importlib.metadata.version(name), "tasks": listed})
    for line in sys.stdin:
        wanted, seconds = line.split()
        try:
            answer(asdict(timed(tasks[wanted].work, float(seconds))))
        except Exception as error:
            answer({"error": short(error)})


def main() -> None:
    """Keep the real output for answers; whatever a project prints goes to the error output."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    serve(sys.argv[1], lambda reply: print(json.dumps(reply), file=answers, flush=True))


if __name__ == "__main__":
    main()
