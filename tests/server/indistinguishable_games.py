"""Two games that one viewer cannot tell apart, played through the server and compared by bytes.

A counterpart of a game, for one viewer, is a game with another deal in which everybody does the
same as far as that viewer can see: cards that the viewer cannot know are others. If a server sends
the viewer a single byte that differs, it has leaked a secret.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from notredame.rules.choices import BY_ID, CHOICES
from notredame.rules.game import Game
from notredame.rules.knowledge.view import View
from notredame.rules.model.deal import Deal
from notredame.rules.model.pieces import CARDS
from notredame.rules.model.state import State
from tests.random_games import play_on

from .clients import Guest, friends
from .servers import Served, served

SEED = bytes(range(32))
Moves = list[tuple[int, int]]
ASK_EVERY = 40
"""Number of choices between two moments at which the viewers request everything they can."""


def random_game(players: int, options: dict[str, Any], chance: int) -> Game:
    """A whole game of random choices, with the deal of our seed."""
    game = Game(_names(players), options=options, seed=SEED)
    return play_on(game, random.Random(chance))


def _names(players: int) -> list[str]:
    return ["Anna", "Ben", "Cleo", "Dora", "Emil"][:players]


# Indistinguishable games


def counterpart(game: Game, cut: int, viewer: int | None, chance: int) -> tuple[Deal, Moves]:
    """A deal and choices that a viewer cannot tell from the game's in the first `cut` choices."""
    for attempt in range(200):
        deal = _other_deal(game, cut, viewer, 1000 * chance + attempt)
        moves = _same_to(game, deal, cut, viewer)
        if moves is not None and deal != game.deal:
            return deal, moves
    raise AssertionError("no counterpart was found")


def _other_deal(game: Game, cut: int, viewer: int | None, chance: int) -> Deal:
    """A deal composed of possible worlds: one at the end of each period, one at the cut."""
    worlds: list[State] = []
    again = game.before(1)
    for seat, action in [*game.moves[:cut], (-1, -1)]:
        period = again.state.round_no // 3
        worlds = worlds[:period]
        worlds.append(again.state.copy())
        if seat >= 0:
            again.play(seat, action)
    worlds = [View(state, viewer).possible_world(chance) for state in worlds]
    last = worlds[-1]
    worlds += [last] * (3 - len(worlds))
    return Deal(
        start=game.deal.start,
        messages=game.deal.messages,
        brown=tuple(tuple(last.brown[6 * k : 6 * k + 6]) for k in range(3)),
        grey=tuple(last.grey),
        decks=tuple(
            tuple(tuple(world.players[seat].deck[9 * k : 9 * k + 9]) for seat in range(world.n))
            for k, world in enumerate(worlds)
        ),
    )


def _same_to(game: Game, deal: Deal, cut: int, viewer: int | None) -> Moves | None:
    """The choices with another deal; None if the viewer could tell the games apart."""
    ours = game.before(1)
    theirs = Game(game.names, options=game.options, deal=deal)
    fate = [[card for period in deal.decks for card in period[k]] for k in range(ours.state.n)]
    kept = [0] * ours.state.n
    for seat, action in game.moves[:cut]:
        other = _same_choice(theirs, seat, action, fate, kept)
        if other is None:
            return None
        seen = [event.seen_by(viewer) for event in ours.play(seat, action)]
        if seen != [event.seen_by(viewer) for event in theirs.play(seat, other)]:
            return None
        if ours.view(viewer) != theirs.view(viewer):
            return None
    return theirs.moves


def _same_choice(
    theirs: Game, seat: int, action: int, fate: list[list[int]], kept: list[int]
) -> int | None:
    """In the draft the card that the deal prescribes, otherwise the choice of the original game."""
    parts = dict(CHOICES[action].parts)
    legal = [choice.action for choice in theirs.choices(seat)]
    if parts["do"] == "keep":
        round_no, stage = divmod(kept[seat], 2)
        kept[seat] += 1
        card = fate[(seat - stage) % len(fate)][3 * round_no + stage]
        action = BY_ID[f"keep:{CARDS[card]}"].action
    elif parts["do"] == "play" and action not in legal:
        # With two players a card of one's own colour was kept or has come back.
        change = {"own": "far", "far": "own"}
        deck = change.get(parts["deck"], parts["deck"])
        action = BY_ID[f"play:{deck}:{parts['card']}"].action
    return action if action in legal else None


# Games through the server


@dataclass
class Told:
    """Everything that a viewer was sent, by the number of choices made before."""

    live: dict[int, list[str]] = field(default_factory=dict)
    """Without what differs from table to table, like `answers`; `raw` has both unchanged."""
    answers: dict[int, list[tuple[str, int, str]]] = field(default_factory=dict)
    raw: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    def until(self, cut: int) -> list[Any]:
        """What was sent during the first `cut` choices."""
        live = [(k, said) for k, said in sorted(self.live.items()) if k <= cut]
        return [live, [(k, said) for k, said in sorted(self.answers.items()) if k <= cut]]


@dataclass
class Played:
    """A game played through the server."""

    told: dict[int | None, Told]
    """By seat; None is the watcher."""
    secrets: dict[int | None, list[str]]
    """What nobody else may be sent: ids and links of people, the seed."""


@contextmanager
def fixed_deal(deal: Deal | None) -> Iterator[None]:
    """Give every game the same seed, and a deal that may differ from the seed's."""

    def game(names: list[str], *, seed: bytes, **more: Any) -> Game:
        made = Game(names, **({"seed": seed} if deal is None else {"deal": deal}), **more)
        made.seed = seed
        return made

    with pytest.MonkeyPatch.context() as change:
        change.setattr("notredame.server.tables.table.Game", game)
        change.setattr("notredame.server.http.routes.tables.fresh_seed", lambda: SEED)
        # Durability does not matter here.
        change.setattr("notredame.server.store.engines._durable", _sqlite_quickly)
        yield


def _sqlite_quickly(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=OFF")


def play_through(
    folder: Path, game: Game, moves: Moves, deal: Deal | None, viewers: list[int | None]
) -> Played:
    """Let people play a game through a server, and collect what each viewer is sent."""
    folder.mkdir()
    with ExitStack() as stack:
        stack.enter_context(fixed_deal(deal))
        server = stack.enter_context(served(f"sqlite:///{folder / 'games.db'}"))
        people = [stack.enter_context(Guest(server.address, name)) for name in game.names]
        watcher = stack.enter_context(Guest(server.address))
        return _play(server, game, moves, people, watcher, viewers)


def _play(
    server: Served,
    game: Game,
    moves: Moves,
    people: list[Guest],
    watcher: Guest,
    viewers: list[int | None],
) -> Played:
    host = people[0]
    options = game.options.differing("anniversary-2017")
    table = host.new_table("me", *["link"] * (len(people) - 1), options=options)
    invites = list(host.links(table)["seats"].values())
    friends(host, table, *people[1:])
    watcher.watch(table, host.links(table)["watch"])
    host.post(f"/api/tables/{table}/chat", text="Good luck.")
    guests: dict[int | None, Guest] = {**dict(enumerate(people)), None: watcher}
    listeners = {viewer: guests[viewer].listen(table) for viewer in viewers}
    for listener in listeners.values():
        listener.wait_for(1)
    told = {viewer: Told() for viewer in viewers}
    said = [0] * len(people)
    for move, (seat, action) in enumerate([*moves, (-1, -1)]):
        if move % ASK_EVERY == 0 or move == len(moves):
            for viewer in viewers:
                answers = _ask(guests[viewer], table, viewer, move)
                told[viewer].raw[move] += [text for _, _, text in answers]
                told[viewer].answers[move] = [
                    (_plain(path, table), status, _plain(text, table))
                    for path, status, text in answers
                ]
        if seat >= 0:
            body = {"seat": seat, "asked": said[seat], "choice": CHOICES[action].id}
            number = people[seat].post(f"/api/tables/{table}/choices", **body)["number"]
            said[seat] += 1
            for listener in listeners.values():
                listener.wait_for(number)
    for viewer, listener in listeners.items():
        for heard in listener.heard:
            if heard.id is not None:
                move = heard.state["move"]
                told[viewer].raw[move].append(heard.data)
                told[viewer].live.setdefault(move, []).append(_plain(heard.data, table))
            else:
                assert set(heard.state) == {"present", "watchers", "host_here"}
    secrets = {viewer: [guest.cookie, _person(server, guest)] for viewer, guest in guests.items()}
    secrets[0] += [link.partition("#seat=")[2] for link in invites]
    return Played(told, secrets)


def _person(server: Served, guest: Guest) -> str:
    found = server.service.keys.read_cookie(guest.cookie)
    assert found is not None
    return found[0]


def _ask(guest: Guest, table: str, viewer: int | None, move: int) -> list[tuple[str, int, str]]:
    """Request everything there is, allowed or not."""
    here = f"/api/tables/{table}"
    other = 1 if viewer == 0 else 0
    reading = [
        here,
        f"{here}?lang=de",
        f"{here}?seat={other}",
        f"{here}/live?seat={other}",
        f"{here}/links",
        f"{here}/record",
        f"{here}/replay?at={move}",
        f"{here}/replay?at={move // 2}",
        f"{here}/replay?at={move // 2}&seat=watcher",
        f"{here}/replay?at={move}&seat={other}",
        f"{here}/replay?at={move}&seat=above",
        "/api/tables",
        "/api/me",
    ]
    wrong = {"seat": other, "asked": 0}
    writing: list[tuple[str, dict[str, Any]]] = [
        ("choices", {**wrong, "choice": "keep:bank"}),
        ("choices", {"seat": viewer or 0, "asked": 99_999, "choice": "keep:bank"}),
        ("choices", {"seat": viewer or 0, "asked": -1, "choice": "keep:bank"}),
        ("undo", wrong),
        ("hint", {"seat": viewer or 0}),
        ("leave", {"seat": other}),
        ("return", {"seat": other}),
        ("replace", {"seat": other}),
        ("join", {"seat": other}),
        ("rematch", {}),
    ]
    said = []
    for path in reading:
        answer = guest.web.get(path)
        said.append((path, answer.status_code, answer.text))
    for path, body in writing:
        answer = guest.web.post(f"{here}/{path}", json=body)
        said.append((path, answer.status_code, answer.text))
    return said


def _plain(text: str, table: str) -> str:
    """A text without what differs between tables anyway: ids, times, tokens."""
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(at|updated)":[0-9.e+]+', r'"\1":TIME', text)
    return re.sub(r"([?#])(preview|seat|watch)=[\w-]+", r"\1\2=TOKEN", text)
