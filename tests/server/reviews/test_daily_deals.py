"""The review of a daily deal: for its player after the end, for others once it is revealed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import Guest, refusal
from tests.server.daily_deals import NOON, Clock, begin, daily_server, play
from tests.server.quick_reviews import quick_reviews
from tests.server.reviews.test_asking_for_reviews import address, read_when_done
from tests.server.servers import Served

DAY = 86_400


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Clock]]:
    """A server whose clock can be set, and whose bots and reviews need no thinking."""
    file = tmp_path_factory.mktemp("daily") / "games.db"
    with daily_server(f"sqlite:///{file}") as (server, clock), quick_reviews(server):
        yield server, clock


def test_only_its_player_reviews_a_daily_deal_until_it_is_revealed(
    clocked: tuple[Served, Clock],
) -> None:
    server, clock = clocked
    clock.now = NOON
    with Guest(server.address, "Anna") as anna, Guest(server.address, "Ben") as ben:
        table = begin(anna)
        begin(ben)
        assert refusal(anna.web.post(address(table), json={})) == (409, "not-over")
        play(anna, table)
        anna.post(address(table))
        read_when_done(anna, table, 0)
        anna.post(address(table), seats="all")
        read_when_done(anna, table, 3)
        for answer in (ben.web.get(address(table)), ben.web.post(address(table), json={})):
            assert refusal(answer) == (404, "not-found")
        clock.now = NOON + 2 * DAY
        ben.watch(table, anna.links(table)["watch"])
        assert ben.get(address(table), seat=0) == anna.get(address(table), seat=0)
