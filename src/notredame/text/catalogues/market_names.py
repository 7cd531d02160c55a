"""Names of markets: by the message that lies there, or by the borough where none does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from notredame.rules.model.pieces import MARKETS

if TYPE_CHECKING:
    from .catalogue import Catalogue


def market_name(words: Catalogue, market: str, messages: Mapping[str, str] | None) -> str:
    """The name of a market such as `blue/left-inner`.

    `messages` are the kinds of message by market, None if they are not known. Each borough has one
    of each kind, so a message names its market.
    """
    borough, place = market.split("/")
    colour = words.colour(borough)
    if place == "centre" or messages is None:
        return words.say("market", "centre" if place == "centre" else "edge", colour=colour)
    if market in messages:
        return words.say("market", "message", colour=colour, kind=words.kind(messages[market]))
    empty = empty_markets(borough, messages)
    if len(empty) == 1:
        return words.say("market", "empty", colour=colour)
    n = 1 + empty.index(market)
    return words.say("market", "empty-of", colour=colour, n=n, all=len(empty))


def empty_markets(borough: str, messages: Mapping[str, str]) -> list[str]:
    """The markets of a borough whose messages have been taken, in the order of their numbers."""
    edges = (f"{borough}/{place}" for place in MARKETS if place != "centre")
    return [market for market in edges if market not in messages]
