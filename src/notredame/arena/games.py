"""Playing one game of a match, and rebuilding a game from its line in a result file."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from notredame.bots.fault_guard import Guarded
from notredame.bots.registry import thinks
from notredame.bots.thinkers import prepare
from notredame.review.luck import game_luck
from notredame.rules.errors import NotreDameError
from notredame.rules.game import Game

from .game_line import GameLine
from .match import Match
from .seeds import bot_seed, deal_seed

Play = Callable[[Match, int], GameLine]
"""A function that plays the game with a given number of a match."""


def needs_thinkers(match: Match) -> bool:
    """Whether a match needs code that can be compiled, for a bot that thinks or for luck."""
    return match.luck_worlds > 0 or any(thinks(bot.name) for bot in match.bots.values())


def play_game(match: Match, number: int) -> GameLine:
    """Play a game of a match.

    Only the times in its line depend on where and when it is played, as long as no bot thinks by
    the clock.
    """
    if needs_thinkers(match):
        prepare()  # else plain code would be used until compiling is done
    fixture = match.fixture(number)
    game = match.begin(fixture)
    bots: list[Guarded] = []
    replaced: list[int] = []
    asked = [0] * match.players
    seconds = [0.0] * match.players
    slowest = [0.0] * match.players
    try:
        for seat, label in enumerate(fixture.seating):
            seed = bot_seed(match.seed, fixture.deal, fixture.seating, seat)
            bots.append(Guarded(match.bots[label], seed))
        while not game.over:
            seat = game.to_act[0]
            view, choices = game.view(seat), game.choices(seat)
            before = bots[seat].replaced
            began = time.perf_counter()
            choice = bots[seat].choose(view, choices)
            thought = time.perf_counter() - began
            asked[seat] += 1
            seconds[seat] += thought
            slowest[seat] = max(slowest[seat], thought)
            if bots[seat].replaced > before:
                replaced.append(len(game.moves))
            game.play(seat, choice)
    finally:
        for bot in bots:
            bot.close()
    faults = Counter((seat, fault.what) for seat, bot in enumerate(bots) for fault in bot.faults)
    result = game.result()
    return GameLine(
        game=fixture.game,
        deal=fixture.deal,
        seed=deal_seed(match.seed, fixture.deal).hex(),
        seating=fixture.seating,
        start=game.deal.start,
        scores=result.prestige,
        ranks=result.ranks,
        choices=tuple(asked),
        seconds=tuple(round(value, 6) for value in seconds),
        slowest=tuple(round(value, 6) for value in slowest),
        faults=tuple((seat, what, times) for (seat, what), times in faults.items()),
        moves=bytes(number for move in game.moves for number in move),
        replaced=tuple(replaced),
        luck=_luck(match, game),
    )


def _luck(match: Match, game: Game) -> tuple[float, ...] | None:
    if match.luck_worlds == 0:
        return None
    return tuple(round(value, 4) for value in game_luck(game, match.luck_worlds))


def check_fixture(match: Match, line: GameLine) -> None:
    """Refuse a line that belongs to another match."""
    fixture = match.fixture(line.game)
    seed = deal_seed(match.seed, fixture.deal).hex()
    if (line.deal, line.seating, line.seed) != (fixture.deal, fixture.seating, seed):
        raise NotreDameError(
            f"game {line.game} of this match is deal {fixture.deal} from the seed {seed}, "
            f"with {', '.join(fixture.seating)} in the seats"
        )
    if (line.luck is None) != (match.luck_worlds == 0):
        raise NotreDameError(
            "it has no luck" if line.luck is None else "it has luck, which is not of this match"
        )


def rebuild(match: Match, line: GameLine) -> Game:
    """The game of a line, replayed choice by choice and compared with its result."""
    game = match.begin(match.fixture(line.game))
    try:
        check_fixture(match, line)
        for seat, action in line.pairs():
            game.play(seat, action)
        result = game.result()
        if (result.prestige, result.ranks, game.deal.start) != (
            line.scores,
            line.ranks,
            line.start,
        ):
            raise NotreDameError(
                f"its scores are {', '.join(map(str, result.prestige))}, "
                f"its ranks {', '.join(map(str, result.ranks))}, "
                f"and seat {game.deal.start} begins"
            )
    except NotreDameError as problem:
        reason = str(problem).rstrip(".")
        raise NotreDameError(
            f"The line of game {line.game} does not agree with the rules: {reason}."
        ) from None
    return game
