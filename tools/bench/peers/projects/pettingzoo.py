"""PettingZoo: an interface for many games, with some of its own."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

from ...counting import Task, Work


def pettingzoo_game(env: Any) -> Work:
    """Work that plays whole games in the loop of PettingZoo's documentation."""
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
        Task(name, f"{name}, from Python", "decisions", pettingzoo_game(classic(name)))
        for name in ("connect_four_v3", "texas_holdem_v4", "hanabi_v5")
    ]


def classic(name: str) -> Any:
    """One of PettingZoo's own games."""
    return importlib.import_module(f"pettingzoo.classic.{name}").env()
