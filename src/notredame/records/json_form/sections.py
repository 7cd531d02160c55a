"""The options, the deal, the printed tables and the result in the JSON form."""

from __future__ import annotations

from typing import Any

from notredame.rules.errors import NotreDameError
from notredame.rules.game import Game
from notredame.rules.model.deal import Deal, deal_from_dict
from notredame.rules.model.options import ALLOWED, Options
from notredame.rules.model.printed_data import Printed, read_stored_printed

from ..errors import Place, RecordError
from ..limits import shown
from ..replay import check_end
from .shape import a_list, a_number, a_string, an_object, numbers, strings, with_keys


def read_options(value: Any, at: Place) -> Options:
    """Check that all options are given, each with a value it can have."""
    options = with_keys(value, ALLOWED, at)
    for name, chosen in options.items():
        # Compared with its type, because true equals 1 in Python.
        if (type(chosen), chosen) not in [(type(one), one) for one in ALLOWED[name]]:
            allowed = " or ".join(shown(one) for one in ALLOWED[name])
            raise RecordError(
                f"Option {name} cannot be {shown(chosen)}; it can be {allowed}.", at.under(name)
            )
    return Options(**options)


def read_deal(value: Any, players: int, new_persons: bool, at: Place) -> Deal:
    """Check a deal: a shuffle of this game must be able to give it."""
    plain = with_keys(value, ("start", "messages", "brown", "gray", "decks"), at)
    messages = an_object(plain["messages"], at.under("messages"))
    shaped = {
        "start": a_string(plain["start"], at.under("start")),
        "messages": {
            borough: {
                market: a_string(kind, at.under("messages").under(borough).under(market))
                for market, kind in an_object(markets, at.under("messages").under(borough)).items()
            }
            for borough, markets in messages.items()
        },
        "brown": [
            strings(period, at.under("brown").under(i))
            for i, period in enumerate(a_list(plain["brown"], at.under("brown")))
        ],
        "gray": strings(plain["gray"], at.under("gray")),
        "decks": [
            _decks(period, at.under("decks").under(i))
            for i, period in enumerate(a_list(plain["decks"], at.under("decks")))
        ],
    }
    try:
        return deal_from_dict(shaped, players, new_persons)
    except NotreDameError as problem:
        raise RecordError(str(problem), at) from None


def _decks(value: Any, at: Place) -> dict[str, list[str]]:
    decks = an_object(value, at)
    return {colour: strings(deck, at.under(colour)) for colour, deck in decks.items()}


def read_printed(value: Any, at: Place) -> Printed:
    """Check printed tables: a name that is known, or complete and consistent tables."""
    if value is not None and not isinstance(value, str):
        _check_tables(value, at)
    try:
        return read_stored_printed(value)
    except NotreDameError as problem:
        raise RecordError(str(problem), at) from None


def _check_tables(value: Any, at: Place) -> None:
    """Check the form of tables that are given in full."""
    plain = with_keys(value, ("rats", "inside", "across"), at)
    rats = an_object(plain["rats"], at.under("rats"))
    for person, count in rats.items():
        a_number(count, at.under("rats").under(person))
    for part in ("inside", "across"):
        for i, street in enumerate(a_list(plain[part], at.under(part))):
            if len(strings(street, at.under(part).under(i))) != 2:
                raise RecordError("A street has two ends.", at.under(part).under(i))


def check_result(game: Game, value: Any, at: Place) -> None:
    """Check that the result in the record is the one that the replay gives."""
    check_end(game, value is not None, at)
    if value is None:
        return
    right = game.result().as_dict()
    given = with_keys(value, right, at)
    for part in ("prestige", "tie_break", "ranks", "winners"):
        if numbers(given[part], at.under(part)) != right[part]:
            raise RecordError(
                f"This does not agree with the replay: {right[part]}.", at.under(part)
            )
    for seat, sources in enumerate(a_list(given["by_source"], at.under("by_source"))):
        here = at.under("by_source").under(seat)
        for source, points in an_object(sources, here).items():
            a_number(points, here.under(source))
    if given["by_source"] != right["by_source"]:
        raise RecordError(
            f"This does not agree with the replay: {right['by_source']}.", at.under("by_source")
        )
