"""What happens in a game, as the rules tell it.

Each event is declared once, by the function that tells it: the function's name is the event's, and
its arguments are the event's fields, each with a type that says what its number stands for.
`named_events` turns them into names. Compiled rules tell nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar, cast, get_type_hints

from notredame.compiling.generated import make_function
from notredame.compiling.twins import silent

from .state import State

F = TypeVar("F", bound=Callable[..., None])

# What the numbers of an event stand for; a plain int is a number. -1 stands for none.
Card = Annotated[int, "card"]
Cards = Annotated[tuple[int, ...], "cards"]
Person = Annotated[int, "person"]
Persons = Annotated[tuple[int, ...], "persons"]
Place = Annotated[int, "place"]
Market = Annotated[int, "market"]
MessageKind = Annotated[int, "message kind"]
Seat = Annotated[int, "seat"]
SeatColour = Annotated[int, "seat colour"]
"""A seat, named by its colour."""
Source = Annotated[int, "source"]
Round = Annotated[int, "round"]
Period = Annotated[int, "period"]
Flag = Annotated[int, "flag"]
"""1 for yes, 0 for no."""
NUMBER = "number"


@dataclass(frozen=True)
class EventType:
    """What all events of a name have in common."""

    name: str
    fields: dict[str, str]
    """What the number of each field stands for, by the field's name."""
    secret: tuple[str, ...]
    """Fields that only the event's seat may know."""


EVENTS: dict[str, EventType] = {}
"""All events by name."""


def event_name(tell: Callable[..., None]) -> str:
    """The name of the event that a function tells: `card-played` for `tell_card_played`."""
    return tell.__name__.removeprefix("tell_").replace("_", "-")


def event(*secret: str) -> Callable[[F], F]:
    """Declare an event by a function without a body; some fields may be secret.

    Its first argument is the state; the second, where it is called `seat`, says to whom it happens,
    otherwise it happens to the whole table. A field named like a word of Python has an underscore
    added. Calling the function appends the event to the state's log, if it has one.
    """

    def declare(function: F) -> F:
        name = event_name(function)
        state, *arguments = inspect.signature(function).parameters
        fields = [argument for argument in arguments if argument != "seat"]
        hints = get_type_hints(function, include_extras=True)
        stand_for = {
            field.rstrip("_"): getattr(hints[field], "__metadata__", (NUMBER,))[0]
            for field in fields
        }
        assert set(secret) <= set(stand_for), name
        EVENTS[name] = EventType(name, stand_for, secret)
        seat = "seat" if "seat" in arguments else "-1"
        values = "".join(f"{field}, " for field in fields)
        note = f"({name!r}, {seat}, ({values}))"
        lines = [f"if {state}.log is not None:", f"    {state}.log.append({note})"]
        listed = ", ".join([state, *arguments])
        noting = make_function(function.__module__, function.__name__, listed, lines)
        noting.__doc__ = function.__doc__
        return silent(cast(F, noting))

    return declare


@event()
def tell_round_begins(s: State, seat: int, round_: Round) -> None:
    """A round begins; the seat is its start player."""


@event()
def tell_persons_appear(s: State, persons: Persons) -> None:
    """The round's three persons are turned up."""


@event("cards")
def tell_cards_drawn(s: State, seat: int, cards: Cards) -> None:
    """A seat draws three cards of its own deck."""


@event("card")
def tell_card_kept(s: State, seat: int, card: Card, colour: SeatColour) -> None:
    """A seat keeps a card in the draft."""


@event("cards")
def tell_cards_passed(s: State, seat: int, cards: Cards, count: int, to: Seat) -> None:
    """A seat passes one or two cards on."""


@event("cards")
def tell_cards_received(s: State, seat: int, cards: Cards, count: int, from_: Seat) -> None:
    """A seat looks at one or two cards that were passed to it."""


@event()
def tell_card_played(s: State, seat: int, card: Card, colour: SeatColour) -> None:
    """A card is laid open."""


@event("card", "colour")
def tell_card_hidden(s: State, seat: int, card: Card, colour: SeatColour) -> None:
    """The third card of a hand is discarded unseen."""


@event()
def tell_no_effect(s: State, seat: int, card: Card, person: Person) -> None:
    """A card or a person, the other one being none, does nothing."""


@event()
def tell_markers_moved(s: State, seat: int, from_: Place, to: Place, count: int) -> None:
    """Markers go from one place to another."""


@event()
def tell_friend_moved(s: State, seat: int, from_: Place, to: Place) -> None:
    """The trusted friend goes from one place to another."""


@event()
def tell_coins_gained(s: State, seat: int, count: int, from_: Seat) -> None:
    """Coins come from the supply, or from a richer seat."""


@event()
def tell_coins_paid(s: State, seat: int, count: int) -> None:
    """Coins go back to the supply."""


@event()
def tell_coins_missing(s: State, seat: int, count: int) -> None:
    """Coins that nobody could give, so they are not gained."""


@event()
def tell_prestige_gained(
    s: State, seat: int, count: int, park_bonus: int, source: Source, person: Person
) -> None:
    """A gain of prestige, what the park adds to it, and the person who brought it, if any."""


@event()
def tell_prestige_lost(s: State, seat: int, count: int) -> None:
    """Prestige is lost to the plague."""


@event()
def tell_rat_moved(s: State, seat: int, from_: int, to: int) -> None:
    """The rat goes from one space to another."""


@event()
def tell_carriage_moved(s: State, seat: int, from_: Market, to: Market) -> None:
    """The carriage drives from one market to another."""


@event()
def tell_message_taken(s: State, seat: int, market: Market, kind: MessageKind) -> None:
    """The carriage takes a message."""


@event()
def tell_person_hired(s: State, seat: int, person: Person, coins: int) -> None:
    """A person is hired for coins."""


@event()
def tell_hire_declined(s: State, seat: int, cannot_pay: Flag) -> None:
    """A seat hires nobody, perhaps because it cannot pay."""


@event("person")
def tell_grey_seen(s: State, seat: int, person: Person, round_: Round) -> None:
    """A seat learns which grey person a later round brings."""


@event()
def tell_plague_strikes(s: State, seat: int, value: int, hospital: int, doctor: Flag) -> None:
    """The plague reaches a seat: its value there, pieces in the hospital, whether with a doctor."""


@event()
def tell_rat_overrun(s: State, seat: int) -> None:
    """The rat would have passed the last space of its track."""


@event()
def tell_cathedral_scored(s: State, tile: int, markers: int, share: int) -> None:
    """The cathedral's prestige is shared: a share for each of all markers there."""


@event()
def tell_period_ends(s: State, period: Period) -> None:
    """A period ends."""


@event()
def tell_game_ends(s: State) -> None:
    """The game ends."""
