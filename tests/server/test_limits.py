"""How much one address may ask for."""

from __future__ import annotations

import pytest

from notredame.server.limits import Limits
from notredame.server.problems import Problem


def test_one_household_counts_as_one_with_ipv6() -> None:
    limits = Limits(chat=2)
    limits.count("chat", "2001:db8:1:2::1")
    limits.count("chat", "2001:db8:1:2::2")
    with pytest.raises(Problem):
        limits.count("chat", "2001:db8:1:2:ffff::3")
    limits.count("chat", "2001:db8:1:3::1")


def test_addresses_of_ipv4_count_one_by_one() -> None:
    limits = Limits(chat=1)
    limits.count("chat", "192.0.2.1")
    limits.count("chat", "192.0.2.2")
    with pytest.raises(Problem):
        limits.count("chat", "192.0.2.1")


def test_the_next_minute_is_another_one() -> None:
    now = [0.0]
    limits = Limits(chat=1, clock=lambda: now[0])
    limits.count("chat", "192.0.2.1")
    now[0] = 59.9
    with pytest.raises(Problem):
        limits.count("chat", "192.0.2.1")
    now[0] = 60.0
    limits.count("chat", "192.0.2.1")
