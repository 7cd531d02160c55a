"""Luck: what chance revealed in each round, less the mean of what it could have revealed.

At the beginning of a round chance reveals the persons, then each player's three cards. The outlook
is taken before all of that, with the persons known, with the own cards known too, and with
everybody's; what is not known yet is dealt anew in every world. Each step's luck is the difference,
and its mean over all deals is 0, however well or badly the players and the estimate play, because
what really came is one of the deals that could have come. The true deal is used, so this is for
games that are over; decisions are judged without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from notredame.bots.answer_ranking import mean_of
from notredame.bots.own.evaluator import leads_of
from notredame.bots.thinkers import Thinker, current_thinker
from notredame.bots.thinking.outlook import (
    ALL_CARDS_KNOWN,
    BEFORE_ROUND,
    OWN_CARDS_KNOWN,
    PERSONS_KNOWN,
)
from notredame.rules.game import Game
from notredame.rules.model.state import State


@dataclass(frozen=True)
class RoundLuck:
    """What chance brought one seat in one round, in points of expected lead."""

    before: float
    """Expected lead before anything was revealed."""
    persons: float
    own_cards: float
    passed_cards: float
    """Luck of the cards that the others drew, of which some are passed on."""
    error: float
    """Standard error of the three together."""

    @property
    def total(self) -> float:
        """All luck of the round."""
        return self.persons + self.own_cards + self.passed_cards


def round_beginnings(game: Game) -> Iterator[State]:
    """The true state at the beginning of each round, before anybody has chosen."""
    replay = game.before(1)
    yield replay.state.copy()
    for seat, action in game.moves:
        round_no = replay.state.round_no
        replay.play(seat, action)
        if replay.state.round_no != round_no and not replay.over:
            yield replay.state.copy()


def luck_seed(beginning: State) -> int:
    """The seed of the deals of a round, the same for all its stages, so that they share what they
    can; another one for every round of every game, so that errors of many games cancel out.
    """
    decks = [card for p in beginning.players[: beginning.n] for card in p.deck]
    return crc32(repr((beginning.round_no, decks, beginning.brown, beginning.grey)).encode())


def round_luck(
    beginning: State,
    seats: Iterable[int],
    worlds: int,
    new_thinker: Callable[[], Thinker] = current_thinker,
) -> dict[int, RoundLuck]:
    """The luck of some seats in the round that a state is the beginning of.

    `worlds` deals are played for each stage.
    """
    leads = _stage_leads(beginning, worlds, new_thinker())
    common = {stage: leads(0, stage) for stage in (BEFORE_ROUND, PERSONS_KNOWN, ALL_CARDS_KNOWN)}
    found = {}
    for seat in seats:
        own = mean_of(leads(seat, OWN_CARDS_KNOWN)[seat])[0]
        before, persons, everything = (mean_of(common[stage][seat])[0] for stage in common)
        found[seat] = RoundLuck(
            before=before,
            persons=persons - before,
            own_cards=own - persons,
            passed_cards=everything - own,
            error=_error_of_gap(common[ALL_CARDS_KNOWN][seat], common[BEFORE_ROUND][seat]),
        )
    return found


def game_luck(
    game: Game, worlds: int, new_thinker: Callable[[], Thinker] = current_thinker
) -> list[float]:
    """All luck of each seat in a finished game, as `round_luck` has it, without its parts.

    The sum over all seats is 0, because that of their leads is.
    """
    totals = [0.0] * len(game.names)
    thinker = new_thinker()
    for beginning in round_beginnings(game):
        leads = _stage_leads(beginning, worlds, thinker)
        before, everything = leads(0, BEFORE_ROUND), leads(0, ALL_CARDS_KNOWN)
        for seat in range(len(totals)):
            totals[seat] += mean_of(everything[seat])[0] - mean_of(before[seat])[0]
    return totals


def _stage_leads(
    beginning: State, worlds: int, thinker: Thinker
) -> Callable[[int, int], list[list[float]]]:
    """A function of a seat and a stage: the lead of every seat in each world, as far as known."""
    state = thinker.hold(beginning)
    seed = luck_seed(beginning)

    def leads(seat: int, stage: int) -> list[list[float]]:
        samples = thinker.stage_outlook(state, seat, stage, seed, worlds)
        return [leads_of(samples.values, k, beginning.n) for k in range(beginning.n)]

    return leads


def _error_of_gap(after: Sequence[float], before: Sequence[float]) -> float:
    """Standard error of the difference of two means over worlds of the same seeds."""
    return mean_of([a - b for a, b in zip(after, before, strict=True)])[1]
