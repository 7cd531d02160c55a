"""Hiring persons under many conditions, and checking events against what changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from notredame.rules.model.pieces import SECTORS
from notredame.rules.named_events import Event
from tests.positions import Table, of_kind, persons_table

ONE_EACH = {name.replace("-", "_"): 1 for name in SECTORS}
CONDITIONS: dict[str, dict[str, int]] = {
    "some of everything": {"bank": 2, "hotel": 1, "park": 2, "cathedral": 1},
    "empty board": {"supply": 4},
    "empty supply": {"bank": 2, "hotel": 1, "park": 2, "cathedral": 1, "supply": 0},
    "empty general supply": {"bank": 2, "hotel": 1, "park": 2, "cathedral": 1, "supply": 8},
    "empty supplies": {"bank": 5, "hotel": 4, "park": 3, "cathedral": 2, "supply": 0},
    "only the cathedral": {"cathedral": 3, "supply": 0},
    "no empty sector": ONE_EACH,
}
PICKS: dict[str, Callable[[list[str]], str]] = {
    "first": lambda ids: ids[0],
    "last": lambda ids: ids[-1],
}


def summary(t: Table) -> dict[str, Any]:
    """The first seat's open possessions and its prestige."""
    me: Mapping[str, Any] = t.game.view(0).as_dict()["players"][0]
    names = ("coins", "supply", "general_supply", "cathedral", "sectors", "friend", "rat")
    return {name: me[name] for name in (*names, "carriage", "messages", "prestige")}


def hire_and_answer(t: Table, person: str, pick: str, card: str = "hotel") -> list[Event]:
    """Hire a person and answer every question with the first or the last choice."""
    t.open_persons(person)
    t.turn_to_hire()
    if person == "scholar":
        t.give_card(card)
        t.player().in_hand = 1
    events = t.answer(f"hire:{person}")
    while t.game.to_act == (0,):
        assert len(t.offered()) > 1, "a question with one answer is never asked"
        events += t.answer(PICKS[pick](t.offered()))
    return events


def check_books(before: dict[str, Any], after: dict[str, Any], events: list[Event]) -> None:
    """Check that what changed is what the events say, and that nothing got lost."""

    def total(kind: str, part: str = "count") -> int:
        return sum(e.parts[part] for e in of_kind(events, kind, 0))

    spent = total("person-hired", "coins") + total("coins-paid")
    assert after["coins"] == before["coins"] - spent + total("coins-gained")
    won = total("prestige-gained") + total("prestige-gained", "park_bonus")
    assert after["prestige"] == before["prestige"] + won
    assert 0 <= after["rat"] <= before["rat"]
    assert after["coins"] >= 0


def advisor(coins: int, *others: str, **pieces: int) -> Table:
    """A table where the advisor was hired, with these two persons beside him."""
    t = persons_table(None, coins, **pieces)
    t.open_persons(*others, "advisor")
    t.turn_to_hire()
    t.answer("hire:advisor")
    return t
