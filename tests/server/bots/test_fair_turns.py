"""Many simultaneous requests wait for each other; requests from other addresses hardly do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from notredame.server.access.limits import Limits
from notredame.server.bots import processes
from notredame.server.bots.processes import BotProcesses
from notredame.server.http.request_checks import Guard
from tests.server.event_loop import run_coroutine, run_in_virtual_time
from tests.server.table_driver import TableDriver


class Counter:
    """An application that answers at once, or streams for ever, and counts requests by address."""

    def __init__(self, stream: bool = False) -> None:
        self.served: list[str] = []
        self._stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        self.served.append(scope["client"][0])
        await send({"type": "http.response.body", "body": b"", "more_body": self._stream})
        if self._stream:
            await asyncio.Event().wait()


async def _nobody_listens(_: Message) -> None:
    """Discard an answer."""


async def _all_is_said() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def _goes_on_for_ever() -> Message:
    await asyncio.Event().wait()
    raise AssertionError


def asked(guard: Guard, address: str, receive: Receive = _all_is_said) -> asyncio.Task[None]:
    """A request from an address, as a task."""
    scope = {"type": "http", "path": "/api/x", "method": "GET", "headers": []}
    request: Coroutine[Any, Any, None] = guard(
        {**scope, "client": (address, 1)}, receive, _nobody_listens
    )
    return asyncio.create_task(request)


async def settle() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(200):
        await asyncio.sleep(0)


def test_whoever_asks_a_hundred_times_at_once_holds_up_nobody_else() -> None:
    async def work() -> None:
        app = Counter()
        guard = Guard(app, Limits(at_once=2))
        many = [asked(guard, "192.0.2.1") for _ in range(100)]
        await asked(guard, "192.0.2.2")
        assert app.served[-1] == "192.0.2.2"
        assert len(app.served) <= 2 + 1, "those in progress, and mine"
        await asyncio.gather(*many)
        assert len(app.served) == 101, "nobody was refused"

    run_coroutine(work())


def test_an_open_page_is_no_request_in_progress() -> None:
    async def work() -> None:
        app = Counter(stream=True)
        guard = Guard(app, Limits(at_once=2))
        pages = [asked(guard, "192.0.2.1") for _ in range(10)]
        await settle()
        assert len(app.served) == 10
        for page in pages:
            page.cancel()

    run_coroutine(work())


def test_whoever_is_slow_to_ask_holds_up_nobody_at_the_same_address() -> None:
    async def work() -> None:
        app = Counter()
        guard = Guard(app, Limits(at_once=2))
        slow = [asked(guard, "192.0.2.1", _goes_on_for_ever) for _ in range(5)]
        await settle()
        await asked(guard, "192.0.2.1")
        assert len(app.served) == 1
        for request in slow:
            request.cancel()

    run_coroutine(work())


class OneMind:
    """Stands in for the processes: thinks about one thing at a time, in the order asked."""

    def __init__(self) -> None:
        self.thought: list[str] = []
        self._one = asyncio.Lock()

    async def __call__(self, work: Any, *_: Any) -> Any:
        """Think for a moment."""
        async with self._one:
            self.thought.append("hint" if work is processes._think else "bot")
            await asyncio.sleep(0.01)
        return [] if work is processes._think else 0


def thinking(monkeypatch: pytest.MonkeyPatch) -> tuple[BotProcesses, OneMind]:
    """Bot processes without processes."""
    made, mind = BotProcesses(1), OneMind()
    monkeypatch.setattr(made, "_ask", mind)
    return made, mind


def test_bots_go_before_hints_however_many_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        made, mind = thinking(monkeypatch)
        monkeypatch.setattr(processes, "HINT_PATIENCE", 60.0)
        view = TableDriver("Anna", "easy").game.view(0)
        hints = [asyncio.create_task(made.hint(view)) for _ in range(6)]
        await settle()
        for _ in range(5):
            await made.choose("easy", view)
            await asyncio.sleep(0.01)  # until the choice is stored
        assert mind.thought == ["hint"] + 5 * ["bot"]
        await asyncio.gather(*hints)
        assert mind.thought == ["hint"] + 5 * ["bot"] + 5 * ["hint"]

    run_in_virtual_time(work())


def test_where_bots_never_rest_a_hint_has_its_turn_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        made, mind = thinking(monkeypatch)
        monkeypatch.setattr(processes, "HINT_PATIENCE", 0.02)
        view = TableDriver("Anna", "easy").game.view(0)

        async def play() -> None:
            while True:
                await made.choose("easy", view)

        bots = asyncio.create_task(play())
        await asyncio.sleep(0)
        await asyncio.wait_for(made.hint(view), 30)
        assert mind.thought.count("hint") == 1
        bots.cancel()

    run_in_virtual_time(work())
