"""The page and its files, as browsers and other clients request them."""

from __future__ import annotations

import httpx
import pytest

from tests.server.servers import Served


@pytest.mark.parametrize(
    "path",
    ["/", "/t/anything", "/rules", "/learn", "/puzzles", "/puzzles/today", "/web/x/icon.svg"],
)
def test_whoever_only_asks_whether_it_is_there_gets_the_same_without_the_page(
    server: Served, path: str
) -> None:
    whole = httpx.get(f"{server.address}{path}")
    head = httpx.head(f"{server.address}{path}")
    assert (whole.status_code, head.status_code) == (200, 200)
    assert head.content == b""
    for name in ("content-type", "cache-control"):
        assert head.headers[name] == whole.headers[name]
