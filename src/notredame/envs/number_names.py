"""A name for each number of an observation, made of the ids of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from notredame.rules.choices import DECKS, market_id
from notredame.rules.knowledge.description import PHASES, round_name
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.model.grey_persons import greys_of
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, PLACES, ROUNDS, SECTORS, SOURCES
from notredame.rules.play.messages import edge_market

from .stepping import observation as o
from .stepping.observation import Part

ROUND_NAMES = tuple(round_name(k) for k in range(ROUNDS))
MARKET_NAMES = tuple(market_id(market) for market in range(o.N_MARKETS))
EDGE_NAMES = tuple(MARKET_NAMES[edge_market(edge)] for edge in range(o.N_TOKENS))

NAMES: dict[str, Sequence[str]] = {
    "phase": tuple(PHASES.values()),
    "question": QUESTIONS,
    "round": (*ROUND_NAMES, "end"),
    "card_to_place": CARDS,
    "moving_from": PLACES,
    "moving_to": SECTORS,
    "last_place": PLACES,
    "persons": PERSONS,
    "brown": PERSONS,
    "in_game": PERSONS,
    "markets": KINDS,
    "home": COLOURS,
    "sectors": SECTORS,
    "friend": SECTORS,
    "carriage": MARKET_NAMES,
    "ledger": SOURCES,
    "messages": tuple(f"{colour}-{kind}" for colour in COLOURS for kind in KINDS),
    "by_colour": COLOURS,
    "in_hand": DECKS,
    "deck": CARDS,
    "hand": CARDS,
}
"""Names along the last dimension of a part; parts that are missing here are numbered."""
LINES: dict[str, Sequence[str]] = {
    "brown": [f"{name}-{k}" for name in ROUND_NAMES for k in (1, 2)],
    "grey": ROUND_NAMES,
    "markets": EDGE_NAMES,
    "hand": DECKS,
}
"""Names along the first of two dimensions."""


def words_of(part: Part) -> Iterable[str]:
    """Yield a name for each number of a part, in order."""
    name = part.name.rpartition(".")[2]
    if len(part.shape) < 2:
        yield from NAMES.get(name, [str(k) for k in range(part.size)])[: part.size]
        return
    for k in range(part.shape[0]):
        line = LINES[name][k] if name in LINES else str(k)
        words = NAMES.get(name) or [PERSONS[person] for person in greys_of(k // 3 + 1, True)]
        for i in range(part.shape[1]):  # a letter with fewer persons has numbers without a meaning
            yield f"{line}:{words[i] if i < len(words) else 'none'}"
