"""The setup in a record, in either form, and the game that begins with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from notredame.rules.model.deal import Deal, commitment, deal_from_seed
from notredame.rules.model.options import Options
from notredame.rules.model.printed_data import SHIPPED, UNNAMED, Printed

from ..rules.errors import NotreDameError
from ..rules.game import Game
from .errors import Place, RecordError


@dataclass(frozen=True)
class Setup:
    """The setup of a recorded game. A field is None where the record leaves it out."""

    names: tuple[str, ...]
    edition: str
    options: Options
    seed: str | None = None
    """The seed, 64 hexadecimal digits."""
    commitment: str | None = None
    start: int | None = None
    """The seat chosen to begin instead of the one the seed draws."""
    deal: Deal | None = None
    printed: Printed = SHIPPED[UNNAMED]
    practice: bool = False


def setup_of(game: Game, with_deal: bool = False) -> Setup:
    """The setup of a game: its seed where it has one, else its deal, or both."""
    start = None
    if game.seed is not None:
        drawn = deal_from_seed(game.seed, len(game.names), game.options.new_persons)
        if drawn.start != game.deal.start:
            start = game.deal.start
        if replace(drawn, start=game.deal.start) != game.deal:
            raise RecordError("The deal of this game does not come from its seed; correct either.")
    return Setup(
        names=game.names,
        edition=game.edition,
        options=game.options,
        seed=None if game.seed is None else game.seed.hex(),
        commitment=game.commitment,
        start=start,
        deal=game.deal if with_deal or game.seed is None else None,
        printed=game.printed,
        practice=game.practice,
    )


def begin(setup: Setup, places: Mapping[str, Place]) -> Game:
    """The game before its first choice, once the parts of its setup agree with each other.

    `places` says where each part stands in the record, for the errors.
    """
    if setup.seed is None:
        _check_without_seed(setup, places)
    elif setup.commitment is not None and setup.commitment != commitment(setup.seed):
        raise RecordError(
            f"The commitment does not belong to the seed, whose commitment is "
            f"{commitment(setup.seed)}.",
            places["commitment"],
        )
    try:
        game = Game(
            setup.names,
            edition=setup.edition,
            options=setup.options,
            seed=setup.seed,
            deal=setup.deal if setup.seed is None else None,
            start=setup.start,
            printed=setup.printed,
            practice=setup.practice,
        )
    except NotreDameError as problem:
        raise RecordError(str(problem), places["players"]) from None
    if setup.deal is not None and setup.deal != game.deal:
        seeded = game.deal.as_dict()
        unlike = [name for name, part in setup.deal.as_dict().items() if part != seeded[name]]
        hint = (
            " (a start player who was chosen is named apart from the deal)"
            if "start" in unlike
            else ""
        )
        raise RecordError(
            f"The deal is not the one the seed gives: they differ in {', '.join(unlike)}{hint}.",
            places["deal"],
        )
    return game


def _check_without_seed(setup: Setup, places: Mapping[str, Place]) -> None:
    if setup.deal is None:
        raise RecordError(
            "A record needs its seed or its deal; without one it cannot be replayed.",
            places["seed"],
        )
    if setup.commitment is not None:
        raise RecordError(
            "A commitment can only be checked with its seed; add the seed or leave out both.",
            places["commitment"],
        )
    if setup.start is not None:
        raise RecordError(
            "A chosen start player goes with a seed; a deal says itself who begins.",
            places["start"],
        )
