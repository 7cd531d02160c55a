"""Events are declared once: they come back by name, and secrets stay with their seat."""

from __future__ import annotations

import inspect

import pytest

from notredame.rules.model import events
from notredame.rules.model.events import EVENTS, event_name
from notredame.rules.model.state import State
from notredame.rules.named_events import Event, read_event

TELLERS = {
    event_name(function): function
    for name, function in vars(events).items()
    if name.startswith("tell_")
}


def told_event(name: str, *values: object) -> Event:
    """The named event of what the rules told with these values."""
    s = State()
    s.log = []
    TELLERS[name](s, *values)
    (note,) = s.log
    return read_event(note, 3)


def test_every_event_has_one_function_that_tells_it() -> None:
    assert set(TELLERS) == set(EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_has_the_fields_it_was_told_with(name: str) -> None:
    arguments = list(inspect.signature(TELLERS[name]).parameters)[1:]
    many = {"cards": (0, 1, 2), "persons": (0, 1, 2)}
    event = told_event(name, *(many.get(argument, 1) for argument in arguments))
    assert event.seat == (1 if "seat" in arguments else None)
    assert list(event.parts) == [a.rstrip("_") for a in arguments if a != "seat"]
    assert list(event.as_dict()) == ["event", "seat", *event.parts, "secret"]
    assert event.seen_by(1) == event
    others = event.seen_by(2).parts
    assert {field for field, value in others.items() if value is None} == set(event.secret)


def test_fields_are_named_by_what_they_stand_for() -> None:
    assert told_event("card-kept", 0, 4, 2).as_dict() == {
        "event": "card-kept",
        "seat": 0,
        "card": "hotel",
        "colour": "green",
        "secret": ["card"],
    }
    assert told_event("coins-gained", 0, 2, -1).parts == {"count": 2, "from": None}
    assert told_event("no-effect", 0, -1, 8).parts == {"card": None, "person": "bishop"}
    assert told_event("carriage-moved", 1, 5, 0).parts == {
        "from": "red/centre",
        "to": "blue/centre",
    }
    assert told_event("grey-seen", 1, 21, 4).parts == {"person": "spy", "round": "B2"}
    assert told_event("period-ends", 2).as_dict() == {
        "event": "period-ends",
        "seat": None,
        "period": "C",
        "secret": [],
    }


def test_without_a_log_no_event_is_noted() -> None:
    s = State()
    TELLERS["card-kept"](s, 0, 4, 2)
    assert s.log is None
