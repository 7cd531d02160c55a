"""RLCard: card games in Python."""

from __future__ import annotations

from random import Random

from ...counting import Task, Work


def rlcard_game(name: str) -> Work:
    """Work that plays whole games, stepped from Python."""
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
    """A short game, one that OpenSpiel has too, and one for four players."""
    return [
        Task(name, f"{name}, from Python", "decisions", rlcard_game(name))
        for name in ("uno", "gin-rummy", "mahjong")
    ]
