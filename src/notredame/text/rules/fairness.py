"""How the fair deal is made, described so that anyone can write a check of their own."""

from __future__ import annotations

from notredame.rules.model.deal import (
    COMMITMENT_TAG,
    DEAL_TAG,
    SEED_BYTES,
    commitment,
    deal_from_seed,
)
from notredame.rules.model.grey_persons import greys_of
from notredame.rules.model.persons import N_BROWN, PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, MARKETS

from ..catalogues.catalogue import DEFAULT_LANGUAGE, catalogue
from .rulebook import rulebook


def deal_text(language: str = DEFAULT_LANGUAGE) -> str:
    """The construction of the deal, with an example to check a program against.

    Pieces have their ids in every language, as in records.
    """
    return rulebook(language).deal.format(**_construction(), **_example(language))


def _construction() -> dict[str, object]:
    """The pieces and constants of the construction."""
    return {
        "bytes": SEED_BYTES,
        "bits": 8 * SEED_BYTES,
        "digits": 2 * SEED_BYTES,
        "commitment_tag": _tag(COMMITMENT_TAG),
        "deal_tag": _tag(DEAL_TAG),
        "colours": ", ".join(COLOURS),
        "kinds": ", ".join(KINDS),
        "markets": ", ".join(MARKETS[1:]),
        "cards": ", ".join(CARDS),
        "brown": ", ".join(PERSONS[:N_BROWN]),
        "grey_a": _grey_persons(1),
        "grey_b": _grey_persons(2),
        "grey_c": _grey_persons(3),
    }


def _example(language: str) -> dict[str, str]:
    """The deal of seed 1 for three players."""
    deal = deal_from_seed(1, 3)
    persons = [PERSONS[person] for person in (*deal.brown[0][:2], deal.grey[0])]
    return {
        "commitment": commitment(1),
        "start": COLOURS[deal.start],
        "messages": ", ".join(KINDS[kind] for kind in deal.messages[0]),
        "persons": catalogue(language).listed(persons),
        "drawn": ", ".join(CARDS[card] for card in deal.decks[0][0][:3]),
    }


def _tag(tag: bytes) -> str:
    """A tag as a string literal of many programming languages."""
    return '"' + tag.decode("ascii").replace("\n", "\\n") + '"'


def _grey_persons(letter: int) -> str:
    return ", ".join(PERSONS[person] for person in greys_of(letter, new_persons=True))
