"""The par of a daily deal is played once; what fails is tried again, but not every few seconds."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool

import pytest

from notredame.bots import Entrant
from notredame.rules.knowledge.view import View
from notredame.server.access.keys import Keys
from notredame.server.bots.processes import BotProcesses
from notredame.server.daily import par
from notredame.server.daily.day import Day
from notredame.server.daily.par import Pars
from notredame.server.store import Store, StoreUnavailable
from tests.server.daily_deals import quick_choice
from tests.server.event_loop import run_coroutine

DAY = Day.at(2_000_000_000)


class FailingProcesses(BotProcesses):
    """Stands in for the bot processes: fails while there is a problem."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(1)
        self.problem: Exception | None = problem
        self.tries = 0

    async def choose_at_leisure(self, entrant: Entrant, seed: int, view: View) -> int:
        """A quick choice, or the problem."""
        if self.problem is not None:
            self.tries += 1
            raise self.problem
        return quick_choice(entrant, seed, view)


async def ask(pars: Pars) -> None:
    """Ask for the par, as a page does, and wait until the bots have stopped."""
    pars.play_soon(DAY)
    await asyncio.gather(*pars._playing.values(), return_exceptions=True)
    await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (StoreUnavailable(), []),
        (BrokenProcessPool(), []),
        (ZeroDivisionError(), ["The par of a daily deal failed: ZeroDivisionError"]),
    ],
)
def test_a_par_that_fails_is_tried_again_after_a_while(
    data: str,
    problem: Exception,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        store = Store(data)
        made = FailingProcesses(problem)
        pars = Pars(store, Keys(bytes(32)), made)
        for _ in range(5):
            await ask(pars)
        assert made.tries == 1, "pages ask again and again"
        made.problem = None
        await ask(pars)
        assert await pars.find(DAY) is None
        monkeypatch.setattr(par, "RETRY_SECONDS", 0.0)
        await ask(pars)
        assert await pars.find(DAY) is not None
        made.close()
        store.close()

    caplog.set_level(logging.WARNING)
    run_coroutine(story())
    # Servers of other tests may log at the same time.
    assert [record.getMessage() for record in caplog.records if record.module == "par"] == said
