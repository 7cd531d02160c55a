"""Replaying a record's choices one by one, each checked by the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from notredame.rules.knowledge.description import PHASES, round_name

from ..rules.choices import Choice
from ..rules.game import Game
from .errors import NOWHERE, Place, RecordError
from .limits import MAX_MOVES
from .setup import Setup


@dataclass(frozen=True)
class Replay:
    """A record that was read: its setup, and the game that its choices gave."""

    form: str
    """`text` or `JSON`."""
    setup: Setup
    game: Game
    rounds_checked: int = 0
    """The number of round lines that agreed with the replay."""


def play(game: Game, seat: int, choice: Choice, at: Place, say: Callable[[Choice], str]) -> None:
    """Make a choice that a record names, or say why it cannot be made.

    `say` puts a choice into the words of the record's form.
    """
    move = len(game.moves) + 1
    if game.over:
        raise RecordError("The game is over before this choice; nothing can follow.", at, move)
    if move > MAX_MOVES:
        raise RecordError(f"No game has more than {MAX_MOVES} choices.", at, move)
    legal = game.choices(seat)
    if not legal:
        raise RecordError(
            f"It is not for {game.names[seat]} to choose here: {standing(game)}.", at, move
        )
    if choice not in legal:
        offered = ", ".join(say(other) for other in legal)
        raise RecordError(
            f"{game.names[seat]} cannot choose {say(choice)!r} here; possible are {offered}.",
            at,
            move,
        )
    game.play(seat, choice.action)


def standing(game: Game) -> str:
    """Where a game stands, for an error or a report."""
    if game.over:
        return "the game is over"
    waiting = " and ".join(game.names[seat] for seat in game.to_act)
    phase = PHASES[game.state.phase]
    return f"round {round_name(game.state.round_no)}, {phase}, waits for {waiting}"


def check_end(game: Game, has_result: bool, at: Place = NOWHERE) -> None:
    """Check that a finished game has a result and an unfinished one has none."""
    if has_result and not game.over:
        raise RecordError(
            f"The record has a result, but after its last choice ({len(game.moves)}) the game is "
            f"not over: {standing(game)}.",
            at,
        )
    if game.over and not has_result:
        raise RecordError(
            "The game is over with the last choice, but the record gives no result.", at
        )
