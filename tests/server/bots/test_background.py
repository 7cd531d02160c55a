"""Background processes let everything else on the machine go first."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from notredame.server.bots.background import _step_back


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has a class for idle time")
def test_they_take_only_time_that_nobody_else_wants() -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=_step_back) as pool:
        assert pool.submit(os.sched_getscheduler, 0).result() == os.SCHED_IDLE
    assert os.sched_getscheduler(0) != os.SCHED_IDLE
