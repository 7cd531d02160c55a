"""The words of the text form, shared by its writer and its reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from notredame.rules.choices import words
from notredame.rules.game import Game
from notredame.rules.knowledge.description import PHASES, round_name
from notredame.rules.model.deal import seat_colour
from notredame.rules.model.options import ALLOWED, value_words
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.state import PHASE_CARDS, PHASE_DRAFT, PHASE_HIRE, PHASE_PLAGUE

PHASE_LINES = {
    phase: PHASES[phase].capitalize()
    for phase in (PHASE_DRAFT, PHASE_CARDS, PHASE_HIRE, PHASE_PLAGUE)
}
"""The line that opens each phase."""
UNFINISHED = "unfinished"


def colour_of(seat: int, players: int) -> str:
    """A seat as the text calls it: Blue."""
    return seat_colour(seat, players).capitalize()


def colours_of(players: int) -> list[str]:
    """All seats as the text calls them, clockwise."""
    return [colour_of(seat, players) for seat in range(players)]


def option_words(name: str) -> str:
    """An option's name as the text writes it: `new persons`."""
    return name.replace("_", " ")


OPTION_VALUES: dict[str, dict[str, Any]] = {
    name: {value_words(value): value for value in values} for name, values in ALLOWED.items()
}
"""The values of each option, by their words."""


def round_line(game: Game) -> str:
    """The line that opens the round a game is in."""
    s = game.state
    first, second, third = (words(PERSONS[person]) for person in s.persons)
    return (
        f"Round {round_name(s.round_no)}: {first}, {second} and {third}; plague {s.plague}; "
        f"{colour_of(s.start, s.n)} begins"
    )


def result_words(game: Game) -> str:
    """The result, as the text form words it."""
    if not game.over:
        return UNFINISHED
    result = game.result()
    scores = ", ".join(
        f"{name} {prestige}" for name, prestige in zip(game.names, result.prestige, strict=True)
    )
    winners = [game.names[seat] for seat in result.winners]
    tied = result.prestige.count(max(result.prestige)) > 1
    if len(winners) > 1:
        return f"{scores}; {_and(winners)} win together"
    return f"{scores}; {winners[0]} wins{' the tie-break' if tied else ''}"


def _and(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
