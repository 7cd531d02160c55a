"""How a fair deal is made and checked, for those who want to write their own check."""

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
    """What the construction is made of."""
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
        "gray_a": _grays(1),
        "gray_b": _grays(2),
        "gray_c": _grays(3),
    }


def _example(language: str) -> dict[str, str]:
    """What the seed 1 gives to three players."""
    deal = deal_from_seed(1, 3)
    persons = [PERSONS[person] for person in (*deal.brown[0][:2], deal.gray[0])]
    return {
        "commitment": commitment(1),
        "start": COLOURS[deal.start],
        "messages": ", ".join(KINDS[kind] for kind in deal.messages[0]),
        "persons": catalogue(language).listed(persons),
        "drawn": ", ".join(CARDS[card] for card in deal.decks[0][0][:3]),
    }


def _tag(tag: bytes) -> str:
    """A tag as it is written in many programming languages."""
    return '"' + tag.decode("ascii").replace("\n", "\\n") + '"'


def _grays(letter: int) -> str:
    return ", ".join(PERSONS[person] for person in greys_of(letter, new_persons=True))
