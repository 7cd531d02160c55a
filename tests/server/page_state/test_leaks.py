"""Nothing leaks: no byte sent to a person depends on what they may not know."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from notredame.rules.game import Game
from notredame.rules.named_events import Event
from notredame.server.live import live_table
from notredame.server.page_state import page_state
from notredame.server.page_state.page_state import PageState
from notredame.server.problems import Problem
from notredame.server.tables.table import Table
from tests.server.indistinguishable_games import (
    SEED,
    Played,
    counterpart,
    play_through,
    random_game,
)

MEMORY = {"new_persons": True, "log": "round"}
KINDS = [
    pytest.param(2, {}, 1, 1.0, id="two, a seat"),
    pytest.param(2, {}, None, 0.6, id="two, a watcher"),
    pytest.param(3, {"new_persons": True}, 0, 1.0, id="three and New Persons, a seat"),
    pytest.param(3, {"new_persons": True}, 2, 0.5, id="three and New Persons, another seat"),
    pytest.param(4, MEMORY, 3, 0.7, id="four, from memory, a seat"),
    pytest.param(4, MEMORY, None, 1.0, id="four, from memory, a watcher"),
]
"""Players, options, the viewer, and the part of the game up to which counterparts look the same."""


def told_apart(
    folder: Path, game: Game, played: Played, cut: int, viewer: int | None, chance: int = 1
) -> bool:
    """Whether a viewer could tell a game from its counterpart by what the server sent."""
    deal, moves = counterpart(game, cut, viewer, chance)
    other = play_through(folder, game, moves, deal, [viewer])
    ours, theirs = played.told[viewer].until(cut), other.told[viewer].until(cut)
    assert len(theirs[0]) == cut + 1, "a message after every choice"
    return ours != theirs


@pytest.mark.parametrize(("players", "options", "viewer", "part"), KINDS)
def test_whole_games_tell_nobody_what_they_may_not_know(
    tmp_path: Path, players: int, options: dict[str, Any], viewer: int | None, part: float
) -> None:
    game = random_game(players, options, players)
    cut = int(part * (len(game.moves) - 1))
    played = play_through(tmp_path / "ours", game, game.moves[:cut], None, [viewer])
    assert not told_apart(tmp_path / "theirs", game, played, cut, viewer)


def test_seed_links_and_ids_of_others_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    game = random_game(2, {}, 5)
    viewers = [0, 1, None]
    end = len(game.moves)
    played = play_through(tmp_path / "game", game, game.moves, None, viewers)
    seeds = [SEED.hex(), base64.b64encode(SEED).decode(), str(list(SEED)), str(SEED)]
    for viewer in viewers:
        raw = played.told[viewer].raw
        before = "\n".join(text for move in raw for text in raw[move] if move < end)
        after = "\n".join(raw[end])
        assert before.count('"status":"playing"') > end
        assert not any(seed in before for seed in seeds)
        assert f'"seed":"{SEED.hex()}"' in after, "then everybody may check the deal"
        for owner, secrets in played.secrets.items():
            for secret in secrets:
                assert secret not in before + after, f"{viewer} was sent {secret} of {owner}"


# A check of the check: each of these servers leaks a little, and is caught.


def _with(leak: Callable[[Game], Any]) -> Callable[..., PageState]:
    honest = page_state.state_of

    def leaking(table: Table, *who: Any, **more: Any) -> PageState:
        state = honest(table, *who, **more)
        if table.game is not None:
            state["commitment"] = str(leak(table.game))
        return state

    return leaking


def no_leak(change: pytest.MonkeyPatch) -> None:
    """Change nothing."""


def leak_a_deck(change: pytest.MonkeyPatch) -> None:
    """Leak one card of a deck, in a later round."""
    decks = _with(lambda game: [player.deck[26] for player in game.state.players])
    change.setattr(live_table, "state_of", decks)


def leak_a_hand(change: pytest.MonkeyPatch) -> None:
    """Leak a number that depends on a seat's cards."""
    hands = _with(lambda game: [sum(k.deck[:3]) for k in game.state.players])
    change.setattr(live_table, "state_of", hands)


def leak_the_persons(change: pytest.MonkeyPatch) -> None:
    """Leak the last person."""
    change.setattr(live_table, "state_of", _with(lambda game: game.state.grey[8]))


def leak_in_the_log(change: pytest.MonkeyPatch) -> None:
    """Leak events without veiling them."""
    change.setattr(Event, "seen_by", lambda event, _: event)


def leak_in_an_error(change: pytest.MonkeyPatch) -> None:
    """Leak in an error's sentence."""

    def own(table: Table, seat: int, person: str) -> None:
        if table.seats[seat].owner != person:
            hand = table.game.choices(seat) if table.game else []
            raise Problem(403, "not-your-seat", f"Seat {seat} may choose {hand}.")

    change.setattr(Table, "check_owner", own)


def leak_in_looking_back(change: pytest.MonkeyPatch) -> None:
    """Leak the whole state in the replay."""
    change.setattr(
        "notredame.server.http.routes.following.earlier_state",
        lambda table, *_, **__: {"view": table.game.as_dict()},
    )


@pytest.mark.parametrize(
    "leak",
    [
        no_leak,
        leak_a_deck,
        leak_a_hand,
        leak_the_persons,
        leak_in_the_log,
        leak_in_an_error,
        leak_in_looking_back,
    ],
)
def test_a_server_that_leaks_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    game = random_game(3, {"new_persons": True}, 7)
    cut, viewer = 5, 2
    made = counterpart(game, cut, viewer, 3)
    assert made[0].grey[8] != game.deal.grey[8]
    monkeypatch.setattr("tests.server.page_state.test_leaks.counterpart", lambda *_: made)
    leak(monkeypatch)
    played = play_through(tmp_path / "ours", game, game.moves[:cut], None, [viewer])
    assert told_apart(tmp_path / "theirs", game, played, cut, viewer) == (leak is not no_leak)
