"""The score sheet: sources of prestige, and the course of the game round by round."""

from __future__ import annotations

from notredame import Game
from notredame.rules.knowledge.description import round_name
from notredame.rules.typed_data import SeatIndex, TypedDict


class PlayerOnSheet(TypedDict):
    """The result of a seat."""

    seat: SeatIndex
    rank: int
    prestige: int
    tie_break: int
    """Coins plus markers in the supply, which break ties."""
    by_source: dict[str, int]
    """Prestige by source; the plague's is negative."""


class RoundOnSheet(TypedDict):
    """Standings after a round, by seat."""

    round: str
    prestige: list[int]
    rat: list[int]


class ScoreSheet(TypedDict):
    """The score sheet of a finished game."""

    winners: list[SeatIndex]
    players: list[PlayerOnSheet]
    rounds: list[RoundOnSheet]


def score_sheet(game: Game) -> ScoreSheet:
    """The score sheet of a finished game, with prestige and rats after each round."""
    result = game.result()
    players: list[PlayerOnSheet] = [
        {
            "seat": seat,
            "rank": result.ranks[seat],
            "prestige": result.prestige[seat],
            "tie_break": result.tie_break[seat],
            "by_source": result.by_source[seat],
        }
        for seat in range(len(game.names))
    ]
    return {
        "winners": list(result.winners),
        "players": players,
        "rounds": _rounds(game),
    }


def _rounds(game: Game) -> list[RoundOnSheet]:
    """Everybody's prestige and rat after each round."""
    again = game.before(1)
    out: list[RoundOnSheet] = []
    for seat, action in game.moves:
        again.play(seat, action)
        state = again.state
        if state.round_no != len(out):
            players = state.players[: state.n]
            out.append(
                {
                    "round": round_name(len(out)),
                    "prestige": [p.prestige for p in players],
                    "rat": [p.rat for p in players],
                }
            )
    return out
