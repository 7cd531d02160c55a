"""Running coroutines from synchronous tests."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_coroutine(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: a browser may keep this thread's loop running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def run_in_virtual_time(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on a clock that jumps to the next timer when nothing else is to be done.

    What happens first then follows from the timers alone, however busy the machine is. Only for
    coroutines that wait for nothing outside of their loop.
    """

    def run() -> T:
        with asyncio.Runner(loop_factory=_VirtualTimeLoop) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result()


class _VirtualTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stands still while there is something to do."""

    def __init__(self) -> None:
        self._selector_with_clock = _JumpingSelector()
        super().__init__(self._selector_with_clock)

    def time(self) -> float:
        """Seconds that timers have let pass."""
        return self._selector_with_clock.now


class _JumpingSelector(selectors.DefaultSelector):
    """Lets the time that it should wait pass at once."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready now."""
        self.now += max(0.0, timeout or 0.0)
        return super().select(None if timeout is None else 0)
