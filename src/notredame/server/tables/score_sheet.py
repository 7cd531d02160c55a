"""The score sheet: where prestige came from, and how the game went round by round."""

from __future__ import annotations

from typing import Any

from notredame import Game


def score_sheet(game: Game) -> dict[str, Any]:
    """The result of a finished game, with prestige and rats after each round."""
    result = game.result()
    players = [
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


def _rounds(game: Game) -> list[dict[str, Any]]:
    """After each round, everybody's prestige and rat."""
    again = game.before(1)
    out: list[dict[str, Any]] = []
    name = again.as_dict()["round"]
    for seat, action in game.moves:
        again.play(seat, action)
        state = again.state
        if state.round_no != len(out):
            players = state.players[: state.n]
            out.append(
                {
                    "round": name,
                    "prestige": [p.prestige for p in players],
                    "rat": [p.rat for p in players],
                }
            )
            name = None if again.over else again.as_dict()["round"]
    return out
