"""OpenSpiel's own IS-MCTS plays Notre Dame against random players.

python examples/openspiel_ismcts.py --games 10 --simulations 100 --players 2
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import notredame.envs.openspiel  # noqa: F401  registers notre_dame


def searcher(game, simulations, rng):
    """OpenSpiel's IS-MCTS, which samples deals with `resample_from_infostate`."""
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=rng,
    )


def play(game, bots, rng):
    """Play one game; return what each player gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def match(players, games, simulations, seed):
    """Play a match in which IS-MCTS has each seat in turn; return what it gets in each game."""
    game = pyspiel.load_game(f"notre_dame(players={players})")
    rng = np.random.RandomState(seed)
    results = []
    for number in range(games):
        seat = number % players
        bots = [uniform_random.UniformRandomBot(k, rng) for k in range(players)]
        bots[seat] = searcher(game, simulations, rng)
        returns = play(game, bots, rng)
        results.append(returns[seat])
        print(f"game {number + 1}: IS-MCTS at seat {seat} gets {returns[seat]:+.2f}", flush=True)
    return results


def main(arguments=None):
    """Play a match and print the mean result; random play would get 0."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    results = match(chosen.players, chosen.games, chosen.simulations, chosen.seed)
    won = sum(result > 0 for result in results)
    print(f"IS-MCTS won {won} of {len(results)}; mean {np.mean(results):+.2f}")
    return results


if __name__ == "__main__":
    main()
