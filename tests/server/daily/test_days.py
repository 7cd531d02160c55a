"""Days begin and end at midnight UTC; the deal is revealed three hours after its day."""

from __future__ import annotations

import base64
import hmac

import pytest

from notredame.server.access.keys import Keys
from notredame.server.daily.day import Day

MIDNIGHT = 1_795_046_400.0
"""2026-11-19, 00:00 UTC, in seconds since 1970."""


def test_a_day_begins_at_midnight_utc_wherever_the_server_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    assert str(Day.at(MIDNIGHT)) == "2026-11-19"
    assert str(Day.at(MIDNIGHT - 0.001)) == "2026-11-18"
    assert Day.at(MIDNIGHT).begins == MIDNIGHT


def test_a_deal_is_revealed_three_hours_after_its_day() -> None:
    assert Day.at(MIDNIGHT - 1).revealed == MIDNIGHT + 3 * 3600


@pytest.mark.parametrize("text", ["2026-11-18", "2028-02-29"])
def test_days_are_written_like_this(text: str) -> None:
    assert str(Day.read(text)) == text


@pytest.mark.parametrize("text", ["", "today", "2026-02-29", "20261118", "2026-W47-3", "2026-1-1"])
def test_anything_else_is_no_day(text: str) -> None:
    assert Day.read(text) is None


def test_each_day_and_each_server_has_a_deal_of_its_own() -> None:
    keys = Keys(bytes(32))
    seeds = {keys.daily_seed(f"2026-11-{day:02}") for day in range(1, 31)}
    assert len(seeds) == 30
    assert {len(seed) for seed in seeds} == {32}
    assert keys.daily_seed("2026-11-01") == Keys(bytes(32)).daily_seed("2026-11-01")
    assert keys.daily_seed("2026-11-01") != Keys(bytes(31) + b"1").daily_seed("2026-11-01")


def test_no_link_of_the_server_gives_away_a_seed() -> None:
    keys, day = Keys(bytes(32)), "2026-11-18"
    seed = keys.daily_seed(day)
    for purpose in [(day,), ("daily table", day), ("daily deals 1",), ("daily deals 1", day)]:
        link = base64.urlsafe_b64decode(keys.token(*purpose))
        assert not seed.startswith(link)
        assert not hmac.digest(link, day.encode(), "sha256").startswith(seed)
