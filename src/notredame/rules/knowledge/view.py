"""A seat's view, or a watcher's: everything they may know, and nothing else (see `veil`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..choices import CHOICES, Choice
from ..model.actions import MAX_CHOICES
from ..model.chance import LARGEST_SEED, seed_chance
from ..model.field_values import as_numbers, from_numbers
from ..model.state import State
from ..play.questions import legal_for
from .description import describe, seats_to_act
from .description_types import ViewDescription
from .possible_worlds import imagine
from .veil import WATCHER, forget_earlier_rounds, veil


class View:
    """What a seat, or a watcher, may see of a game: a veiled state.

    The deal, the seed and other seats' cards are not in it. Bots, pages and environments get
    this and never the game. Hidden prestige totals are not in it either, but the gains that
    everybody saw are (`state.players[seat].ledger`): somebody who counts along knows them.
    """

    __slots__ = ("seat", "state")

    seat: int | None
    """The viewing seat, or None for a watcher."""
    state: State
    """The veiled state; what the seat may not know is UNKNOWN."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.state = state.copy()
        veil(self.state, self._viewer)

    @property
    def _viewer(self) -> int:
        return WATCHER if self.seat is None else self.seat

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats being asked."""
        return seats_to_act(self.state)

    def choices(self) -> list[Choice]:
        """The choices of this seat now."""
        if self.seat is None:
            return []
        out = [0] * MAX_CHOICES
        return [CHOICES[a] for a in out[: legal_for(self.state, self.seat, out)]]

    def possible_world(self, seed: int) -> State:
        """A complete state that agrees with all this seat has seen, the rest dealt anew.

        The same view and seed give the same world.
        """
        rng = [0]
        seed_chance(rng, seed % LARGEST_SEED)
        world = self.state.copy()
        imagine(world, self._viewer, rng)
        return world

    def as_dict(self) -> ViewDescription:
        """The view in plain names, fit for JSON; secrets are None.

        At a table that plays from memory (option `log`), it leaves out which cards were played in
        earlier rounds. The veiled state and possible worlds keep them: a bot remembers.
        """
        shown = self.state
        if shown.from_memory:
            shown = shown.copy()
            forget_earlier_rounds(shown, self._viewer)
        return {"seat": self.seat, **describe(shown)}

    def as_numbers(self) -> dict[str, Any]:
        """The view as the numbers of its veiled state, fit for JSON."""
        return {"seat": self.seat, **as_numbers(self.state)}

    @classmethod
    def from_numbers(cls, numbers: Mapping[str, Any]) -> View:
        """The view with the numbers that `as_numbers` returned; veiling it again is harmless."""
        return cls(from_numbers(State, numbers), numbers["seat"])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        viewer = "a watcher" if self.seat is None else f"seat {self.seat}"
        return f"<View of {viewer}, {describe(self.state)['round'] or 'game over'}>"
