"""A small network that learns what a value of positions leaves over."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np

from notredame.rules.errors import NotreDameError
from notredame.rules.model.pieces import ROUNDS
from notredame.rules.model.state import PHASE_DRAFT, PHASE_PLAGUE

from .price_value import LeadValue, left_over
from .rows import Array, blocks_of
from .samples import Samples
from .sampling.position_row import PERSONS_HERE, PHASE, PRESTIGE, ROUND, SHARED, START, TURN

PHASES = PHASE_PLAGUE - PHASE_DRAFT + 1
HIDDEN = (64, 32)
"""Sizes of the two inner layers."""
EPOCHS = 8
BATCH = 1024
LEARNING_RATE = 2e-3
WEIGHT_DECAY = 1e-4
HUBER_DELTA = 15.0
"""Points beyond which an error counts linearly, so that odd games do not rule the fit."""


def inputs_of(rows: Array, players: int) -> Array:
    """The inputs for every seat of every position: (positions · seats) × inputs.

    The seat's own block comes first, then those of the others in turn order, persons, the start
    player's place, round and phase as one-hot numbers, and the turns done.
    """
    blocks = blocks_of(rows, players).astype(np.float32)
    blocks[:, :, PRESTIGE] /= 100
    shared = rows[:, PERSONS_HERE:SHARED].astype(np.float32)
    moments = [
        _one_hot(rows[:, ROUND], ROUNDS),
        _one_hot(rows[:, PHASE] - PHASE_DRAFT, PHASES),
        rows[:, TURN : TURN + 1].astype(np.float32),
    ]
    from_seats = [
        np.hstack(
            [
                np.roll(blocks, -seat, axis=1).reshape(len(rows), -1),
                shared,
                _one_hot((rows[:, START] - seat) % players, players),
                *moments,
            ]
        )
        for seat in range(players)
    ]
    return np.stack(from_seats, axis=1).reshape(len(rows) * players, -1)


def _one_hot(numbers: Array, size: int) -> Array:
    return np.eye(size, dtype=np.float32)[numbers]


def networked(
    players: int, base: LeadValue, samples: Samples, seed: int, epochs: int = EPOCHS
) -> LeadValue:
    """A value and what a network adds to it, for one number of players."""
    torch = _torch()
    torch.manual_seed(seed)
    x = torch.from_numpy(inputs_of(samples.rows, players))
    y = torch.from_numpy(left_over(base, samples).ravel().astype(np.float32))
    middle, spread = x.mean(0), x.std(0).clamp(min=0.05)
    layers: list[Any] = []
    for before, after in pairwise((x.shape[1], *HIDDEN, 1)):
        layers += [torch.nn.Linear(before, after), torch.nn.ReLU()]
    net = torch.nn.Sequential(*layers[:-1])
    steps = epochs * (len(x) // BATCH + 1)
    optimiser = torch.optim.AdamW(net.parameters(), LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps)
    for _ in range(epochs):
        for chunk in torch.randperm(len(x)).split(BATCH):
            guess = net((x[chunk] - middle) / spread)[:, 0]
            loss = torch.nn.functional.huber_loss(guess, y[chunk], delta=HUBER_DELTA)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            pace.step()

    def predict(inputs: Array) -> Array:
        with torch.no_grad():
            return net((torch.from_numpy(inputs) - middle) / spread)[:, 0].numpy()

    return with_addition(base, players, predict)


def _torch() -> Any:
    try:
        return import_module("torch")
    except ImportError:
        raise NotreDameError(
            "Fitting a network needs PyTorch, which is not installed; "
            f"`{sys.executable} -m pip install 'notredame[train]'` brings it."
        ) from None


def with_addition(base: LeadValue, players: int, addition: Callable[[Array], Array]) -> LeadValue:
    """A value and what is added to it; additions are shifted to add up to 0 over the seats."""

    def leads(rows: Array) -> Array:
        more = addition(inputs_of(rows, players)).reshape(len(rows), players)
        return base(rows) + more - more.mean(1, keepdims=True)

    return leads
