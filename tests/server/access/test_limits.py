"""Rate limits by address."""

from __future__ import annotations

import pytest

from notredame.server.access.limits import Limits
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


def test_ipv4_in_the_words_of_ipv6_is_ipv4() -> None:
    limits = Limits(chat=1)
    limits.count("chat", "::ffff:192.0.2.1")
    limits.count("chat", "::ffff:192.0.2.2")
    for same in ("::ffff:192.0.2.1", "192.0.2.2"):
        with pytest.raises(Problem):
            limits.count("chat", same)


def test_each_address_waits_in_a_line_of_its_own_that_is_forgotten_afterwards() -> None:
    limits = Limits()
    mine = limits.turn("192.0.2.1")
    assert limits.turn("192.0.2.1") is mine
    assert limits.turn("192.0.2.2") is not mine
    assert limits.turn_to_think("192.0.2.1") is not mine
    del mine
    assert not limits._gates


def test_the_next_minute_is_another_one() -> None:
    now = [0.0]
    limits = Limits(chat=1, clock=lambda: now[0])
    limits.count("chat", "192.0.2.1")
    now[0] = 59.9
    with pytest.raises(Problem):
        limits.count("chat", "192.0.2.1")
    now[0] = 60.0
    limits.count("chat", "192.0.2.1")
