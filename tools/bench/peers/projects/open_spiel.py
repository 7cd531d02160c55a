"""OpenSpiel: games in C++ with an interface for Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ...counting import Task, Work, repeated


def open_spiel_pick(number: Callable[[], float], state: Any) -> bool:
    """Do one random step from Python; return whether it was a player's decision."""
    if state.is_chance_node():
        # The outcomes of these games are equally likely (see `check_even_chance`), so the
        # fastest way to draw one is also correct.
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(number() * len(outcomes))][0])
        return False
    actions = state.legal_actions()
    state.apply_action(actions[int(number() * len(actions))])
    return True


def check_even_chance(game: Any) -> None:
    """Play a game and check that outcomes of chance are always equally likely."""
    number = Random(3).random
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            probabilities = [p for _, p in state.chance_outcomes()]
            if max(probabilities) - min(probabilities) > 1e-9:
                raise ValueError("some outcomes of chance are more likely than others")
        open_spiel_pick(number, state)


def open_spiel_from_python(begin: Callable[[], Any]) -> Work:
    """Work that plays whole games from the state that `begin` returns, stepped from Python."""
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
    """Work that plays random games in C++, as OpenSpiel's tree search does.

    The first simulation of a search only calls the evaluator for its root, and this evaluator plays
    random games in C++: it clones the root, then repeats LegalActions, a uniform draw and
    ApplyAction to the end. So a search of one simulation with many rollouts is little more than
    that loop, the fastest that the package offers. The cards are already dealt (the slow part in
    OpenSpiel), which is in OpenSpiel's favour. The loop does not count its decisions; they are
    estimated from games played from the same root in Python.
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
    """Work that plays whole games with deals in C++, by uniform random bots, one call per game.

    In addition to the loop itself, every bot is informed of every move. The decisions of a game are
    its moves without the deal.
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
    """Hearts (four players) and gin rummy from Python, hearts in C++, and a copy of hearts."""
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
