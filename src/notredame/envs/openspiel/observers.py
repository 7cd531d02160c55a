"""Observers for OpenSpiel: tensors and strings of what a seat sees now, or has seen so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from notredame.envs.one_game import Row
from notredame.rules.knowledge.veil import WATCHER
from notredame.rules.model.pieces import ROUNDS

from ..stepping import observation as o
from .recall import seen_by
from .setup import Setup
from .strings import row_in_words, seen_in_words
from .table import Table

NOTHING = "nothing is dealt yet"
Tensor = npt.NDArray[np.float32]


class Observer:
    """Shows what a seat sees now, in the numbers of `notredame.envs.layout`."""

    def __init__(self, setup: Setup, more: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> None:
        self.setup = setup
        pieces = (("game", (o.GAME_SIZE,)), ("players", (setup.players, o.PLAYER_SIZE)), *more)
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor: Tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: dict[str, Tensor] = {
            name: part.reshape(shape) for (name, shape), part in zip(pieces, parts, strict=True)
        }
        """The tensor by named pieces, which OpenSpiel expects: views of the same numbers."""

    def row(self, table: Table, player: int) -> Row:
        """The row that this observer shows."""
        return self.setup.row(table.state, player)

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player sees into the tensor; all zeros before the first move."""
        table: Table = state.table
        if table.state is None:
            self.tensor.fill(0)
        else:
            row = self.row(table, player)
            self.tensor[: len(row)] = row

    def string_from(self, state: Any, player: int) -> str:
        """What the player sees, in words."""
        table: Table = state.table
        if table.state is None:
            return NOTHING
        return row_in_words(self.row(table, player).tolist(), self.setup.players)


class PublicObserver(Observer):
    """Shows what all players see, with the players in the order of their seats."""

    def row(self, table: Table, player: int) -> Row:
        return self.setup.row(table.state, WATCHER)


class PrivateObserver(Observer):
    """Shows what only this player sees: the numbers that differ from a watcher's."""

    def row(self, table: Table, player: int) -> Row:
        own, public = super().row(table, player), self.setup.row(table.state, WATCHER)
        players = public[o.GAME_SIZE :].reshape(self.setup.players, o.PLAYER_SIZE)
        public[o.GAME_SIZE :] = np.roll(players, -player, axis=0).ravel()  # this player first
        return np.where(own != public, own, 0)


class InformationObserver(Observer):
    """Shows what a player sees now, followed by what it has seen since the start of the game."""

    def __init__(self, setup: Setup) -> None:
        more = (("markets", (o.N_TOKENS,)), ("cards", (ROUNDS, 6)), ("moves", (setup.longest, 2)))
        super().__init__(setup, more)

    def set_from(self, state: Any, player: int) -> None:
        """Write the row, and the history after it.

        The history is the first messages on the markets (kind + 1), the cards drawn, received, and
        received last in each round (card + 1), and the seat + 1 and action + 1 of each move, with
        0 for a hidden action.
        """
        super().set_from(state, player)
        markets, cards, moves = (self.dict[name] for name in ("markets", "cards", "moves"))
        for piece in (markets, cards, moves):
            piece.fill(0)
        seen = seen_by(state.table, player)
        if seen is None:
            return
        kinds = np.ravel(seen.messages)
        markets[: len(kinds)] = kinds + 1
        for k, seen_round in enumerate(seen.rounds):
            groups = ((0, seen_round.drew), (3, seen_round.got), (5, seen_round.last))
            for at, group in groups:
                cards[k, at : at + len(group)] = [card + 1 for card in group]
        if seen.moves:
            moves[: len(seen.moves)] = seen.moves
            moves[: len(seen.moves)] += 1

    def string_from(self, state: Any, player: int) -> str:
        """The history in words, from which the present position follows."""
        seen = seen_by(state.table, player)
        if seen is None:
            return f"seat {player}: {NOTHING}"
        return seen_in_words(seen, self.setup.players)


def make_observer(setup: Setup, kind: Any, params: Mapping[str, Any] | None) -> Observer:
    """Create the observer for one of OpenSpiel's kinds of observation, by default an Observer."""
    if params:
        raise pyspiel.SpielError(
            f"notre_dame has no observation parameters; leave out {', '.join(params)}."
        )
    if kind is None:
        return Observer(setup)
    alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    hidden = kind.private_info == pyspiel.PrivateInfoType.NONE
    if kind.public_info and alone:
        return InformationObserver(setup) if kind.perfect_recall else Observer(setup)
    if kind.public_info and hidden and not kind.perfect_recall:
        return PublicObserver(setup)
    if alone and not kind.perfect_recall:
        return PrivateObserver(setup)
    raise pyspiel.SpielError(
        "notre_dame shows what one player sees, with or without perfect recall, what everybody "
        "sees, and the difference; not all private information, nor a recall of parts of it."
    )
