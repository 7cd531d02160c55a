"""Games that continue while the server is killed repeatedly; for the tests and `make soak`."""

from __future__ import annotations

import itertools
import random
import signal
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_network
from typing import Any

import httpx

from notredame.rules.choices import BY_ID
from notredame.server.store import Store
from notredame.server.tables.entries import CHOOSE
from notredame.server.tables.table import OVER, Table

from .event_loop import run_coroutine
from .servers import PATIENCE, Process, answers, until

TABLES = (("me", "link"), ("me", "easy"), ("me", "link", "easy"))
LONGEST_LIFE = 1.5
"""Maximum seconds that a server lives after its first answer."""
SOME_CHOICES = 10
"""Choices after the last kill that show that games go on."""


@dataclass
class Play:
    """State shared by all players."""

    address: str = ""
    stop: bool = False
    """No more rematches once the running games are over."""
    enough: bool = False
    """All players stop once their last request is answered."""
    given_up: bool = False
    """Something is wrong; all players stop at once."""
    ended: set[str] = field(default_factory=set)
    """Tables without a rematch."""
    acknowledged: dict[tuple[str, int], list[str]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """Choices that the server acknowledged, by table and seat."""
    under_way: set[tuple[str, int]] = field(default_factory=set)
    """Tables and seats whose choice was sent and is not answered yet."""
    resent: int = 0
    """Number of choices sent again because their answer was lost."""
    problems: list[str] = field(default_factory=list)

    @property
    def choices(self) -> int:
        """Number of choices that the server acknowledged."""
        return sum(map(len, self.acknowledged.values()))


class Player(threading.Thread):
    """A player that repeats each request until it is answered."""

    def __init__(
        self, play: Play, cookies: dict[str, str], table: str, seat: int, chance: int
    ) -> None:
        super().__init__(daemon=True)
        self._play = play
        self._web = httpx.Client(cookies=cookies, timeout=5)
        self._addresses = ip_network(f"10.{seat}.{chance % 16 * 16}.0/20")
        self._asked = itertools.count()
        self._table = table
        self._seat = seat
        self._chance = random.Random(chance)

    def run(self) -> None:
        try:
            while not (self._play.enough or self._play.given_up) and self._step():
                pass
        except Exception as problem:  # it is reported where the test waits
            self._play.problems.append(f"seat {self._seat} of {self._table}: {problem!r}")
        self._web.close()

    def _step(self) -> bool:
        state = self._ask("GET", f"?seat={self._seat}")
        if state["status"] == OVER:
            return self._go_on(state)
        question = state["question"]
        if question is None:
            time.sleep(0.02)
            return True
        choice = self._chance.choice(question["choices"])["id"]
        body = {"seat": self._seat, "asked": question["asked"], "choice": choice}
        self._play.under_way.add((self._table, self._seat))
        self._ask("POST", "/choices", body)
        self._play.under_way.discard((self._table, self._seat))
        taken = self._play.acknowledged[self._table, self._seat]
        assert question["asked"] == len(taken), "a question was asked twice"
        taken.append(choice)
        return True

    def _go_on(self, state: dict[str, Any]) -> bool:
        """Move to a rematch, which the host asks for until it is time to stop; or return False."""
        if state["rematch"] is not None:
            self._table = state["rematch"]
            return True
        if self._seat != 0:
            time.sleep(0.02)
            return self._table not in self._play.ended
        if self._play.stop:
            self._play.ended.add(self._table)
            return False
        self._table = self._ask("POST", "/rematch")["table"]
        return True

    def _ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Repeat a request until it is answered: the server may be dead just now."""
        end = time.monotonic() + PATIENCE
        tries = 0
        while True:
            try:
                url = f"http://{self._play.address}/api/tables/{self._table}{path}"
                # Many addresses, as a proxy would report them, so that no rate limit is reached.
                address = {"X-Forwarded-For": str(self._addresses[next(self._asked) % 4096])}
                answer = self._web.request(method, url, json=body, headers=address)
            except httpx.TransportError:
                assert not self._play.given_up
                assert time.monotonic() < end, "the server does not come back"
                tries += 1
                time.sleep(0.03)
            else:
                assert answer.status_code == 200, answer.text
                self._play.resent += bool(tries and path == "/choices")
                found: dict[str, Any] = answer.json()
                return found


def sit_down(play: Play, chance: int) -> list[Player]:
    """Set up the tables, with a player in every seat that is not a bot's."""
    players: list[Player] = []
    for seats in TABLES:
        host = httpx.Client(base_url=f"http://{play.address}", timeout=PATIENCE)
        who = [{"who": k} if k != "easy" else {"who": "bot", "level": k} for k in seats]
        table = host.post("/api/tables", json={"seats": who}).json()["table"]
        links = host.get(f"/api/tables/{table}/links").json()["seats"]
        people = {0: host}
        for seat, link in links.items():
            guest = httpx.Client(base_url=f"http://{play.address}", timeout=PATIENCE)
            token = link.partition("#seat=")[2]
            guest.post(f"/api/tables/{table}/join", json={"token": token}).raise_for_status()
            people[int(seat)] = guest
        for seat, person in people.items():
            cookies = dict(person.cookies)
            person.close()
            players.append(Player(play, cookies, table, seat, chance + len(players)))
    return players


def own_tracebacks(complaints: str) -> list[str]:
    """Tracebacks in what a killed server wrote, but for those of bot processes it was starting.

    Such a process finds that nobody tells it what to do, and says so in Python's own words.
    """
    tracebacks = complaints.split("Traceback (most recent call last):")[1:]
    return [one for one in tracebacks if not ("in spawn_main" in one and "EOFError" in one)]


def survive(
    data: str,
    kills: int,
    chance: int,
    progress: Callable[[], None] = lambda: None,
    *,
    to_the_end: bool = True,
) -> Play:
    """Play while the server is killed; then let all games end or break off, and check the store."""
    rng = random.Random(chance)
    play = Play()
    server = start(data, play)
    players = sit_down(play, chance)
    for player in players:
        player.start()
    try:
        for _ in range(kills):
            time.sleep(rng.uniform(0.0, LONGEST_LIFE))
            if not to_the_end:  # few kills, so each must find something under way
                until(lambda: play.problems or play.under_way)
            complaints = server.kill()
            assert not own_tracebacks(complaints), complaints
            server = start(data, play)
            progress()
        play.stop = True
        if not to_the_end:
            before = play.choices
            until(lambda: play.problems or play.choices > before + SOME_CHOICES)
            play.enough = True
        end = time.monotonic() + PATIENCE
        for player in players:
            player.join(max(0.0, end - time.monotonic()))
            assert not play.problems, play.problems
            assert not player.is_alive(), "a game does not end"
        server.send(signal.SIGINT)
        code, _, complaints = server.wait()
        assert (code, complaints) == (0, "")
    finally:
        play.given_up = True
        server.kill()
    assert not play.problems, play.problems
    run_coroutine(check(data, play, to_the_end))
    return play


def start(data: str, play: Play) -> Process:
    """Start a server, and wait until it answers."""
    server = Process(data, "--port", "0", quick=True)
    play.address = server.address()
    until(lambda: answers(play.address))
    return server


async def check(data: str, play: Play, to_the_end: bool) -> None:
    """Check that every acknowledged choice is stored, none twice, and whether all games ended."""
    store = Store(data)
    try:
        for ident in {table for table, _ in play.acknowledged}:
            setup = await store.open(ident)
            assert setup is not None
            table, kept = Table(setup), await store.entries_of(ident)
            assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))
            for entry in kept:
                table.apply(entry)
            assert table.status == OVER or not to_the_end
            for seat in range(len(table.seats)):
                if table.seats[seat].owner is not None:
                    made = [
                        entry.data["action"]
                        for entry in kept
                        if entry.kind == CHOOSE and entry.data["seat"] == seat
                    ]
                    taken = play.acknowledged[ident, seat]
                    assert made == [BY_ID[choice].action for choice in taken]
    finally:
        store.close()
