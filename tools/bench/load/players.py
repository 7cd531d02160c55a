"""Scripted people at tables for two, who choose about once a second."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any

import aiohttp

PAUSE = (0.5, 1.5)
"""Seconds between being asked and answering."""
ARRIVING = 5.0
"""Seconds over which the tables start, one after the other; measuring begins after them."""


@dataclass
class Measured:
    """Measurements of some players together."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a choice to its acknowledgement."""
    shown: list[float] = field(default_factory=list)
    """Seconds from a choice until the player's page showed it."""
    refused: int = 0
    states: int = 0


def session_for(address: str, number: int) -> aiohttp.ClientSession:
    """A session for one person, with an address of its own as a proxy would forward it."""
    source = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
    return aiohttp.ClientSession(
        address,
        headers={"X-Forwarded-For": source},
        connector=aiohttp.TCPConnector(limit=0),
        cookie_jar=aiohttp.CookieJar(unsafe=True),  # otherwise cookies of an IP address are ignored
    )


async def states_of(
    session: aiohttp.ClientSession, table: str, query: str = ""
) -> AsyncGenerator[dict[str, Any], None]:
    """Follow a table's live stream: each state, but no presence."""
    path, timeout = f"/api/tables/{table}/live{query}", aiohttp.ClientTimeout(total=None)
    async with session.get(path, timeout=timeout) as stream:
        assert stream.status == 200, await stream.text()
        kind = ""
        async for raw in stream.content:
            line = raw.decode("utf-8").rstrip("\r\n")
            if line.startswith("event:"):
                kind = line
            elif line.startswith("data:") and not kind:
                yield json.loads(line[5:])
            elif not line:
                kind = ""


class Player:
    """One person at one table."""

    def __init__(self, base: str, number: int, measured: Measured, begin: asyncio.Event) -> None:
        """Create a player who does not choose until `begin` is set."""
        self.begin = begin
        self.session = session_for(base, number)
        self.chance = random.Random(number)
        self.measured = measured
        self.waiting_since: dict[int, float] = {}
        self.arrives = self.chance.uniform(0, ARRIVING)
        self.answering: asyncio.Task[None] | None = None
        self.answered: tuple[int, int] | None = None

    async def post(self, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        """Send a POST request; return its status and answer."""
        async with self.session.post(path, json=body) as answer:
            return answer.status, await answer.json()

    async def look(self, table: str, opened: asyncio.Event | None = None) -> None:
        """Follow a table's live stream, and answer its questions."""
        async for state in states_of(self.session, table):
            self.measured.states += 1
            if opened is not None:
                opened.set()
            self.seen(table, state)

    def seen(self, table: str, state: dict[str, Any]) -> None:
        """Handle a new state of the table."""
        since = self.waiting_since.pop(state["number"], None)
        if since is not None:
            self.measured.shown.append(time.perf_counter() - since)
        question = state["question"]
        if question is None or (state["seat"], question["asked"]) == self.answered:
            return
        self.answered = (state["seat"], question["asked"])
        self.answering = asyncio.create_task(self.answer(table, state["seat"], question))

    async def answer(self, table: str, seat: int, question: dict[str, Any]) -> None:
        """Wait for about a second, then choose."""
        await self.begin.wait()
        await asyncio.sleep(self.arrives)
        self.arrives = 0.0
        await asyncio.sleep(self.chance.uniform(*PAUSE))
        choice = self.chance.choice(question["choices"])["id"]
        body = {"seat": seat, "asked": question["asked"], "choice": choice}
        began = time.perf_counter()
        status, answer = await self.post(f"/api/tables/{table}/choices", body)
        self.measured.answers.append(time.perf_counter() - began)
        if status == 200:
            self.waiting_since[answer["number"]] = began
        else:
            self.measured.refused += 1

    async def close(self) -> None:
        """Stop answering and close the session."""
        if self.answering is not None:
            self.answering.cancel()
        await self.session.close()


async def set_table(
    bases: list[str], number: int, measured: Measured, begin: asyncio.Event
) -> tuple[str, list[Player]]:
    """Open a table for two; with two servers, each player uses another one."""
    players = [Player(bases[k % len(bases)], 2 * number + k, measured, begin) for k in range(2)]
    host, guest = players
    seats = [{"who": "me", "name": "A"}, {"who": "link"}]
    _, made = await host.post("/api/tables", {"seats": seats})
    table = str(made["table"])
    async with host.session.get(f"/api/tables/{table}/links") as answer:
        links = await answer.json()
    token = links["seats"]["1"].split("#seat=")[1]
    status, joined = await guest.post(f"/api/tables/{table}/join", {"token": token, "name": "B"})
    assert status == 200, joined
    return table, players


class Crowd:
    """Two players at each of some tables, whose answers are timed while something else happens."""

    def __init__(self, address: str, tables: int) -> None:
        self.measured = Measured()
        self._address = address
        self._tables = tables
        self._players: list[Player] = []
        self._streams: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Open the tables, and let the players choose until `end`."""
        begin = asyncio.Event()
        for number in range(self._tables):
            table, players = await set_table([self._address], number, self.measured, begin)
            self._players += players
            self._streams += [asyncio.create_task(player.look(table)) for player in players]
        begin.set()
        await asyncio.sleep(ARRIVING)
        self.measured.answers.clear()

    async def end(self) -> None:
        """Let all players leave."""
        for task in self._streams:
            task.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)
        for player in self._players:
            await player.close()
