"""The published construction of the deal, followed word by word, gives the deals of the game."""

from __future__ import annotations

import hashlib

import pytest

from notredame.rules.model.deal import Deal, commitment, deal_from_seed
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS, KINDS, MARKETS
from notredame.text import languages, rule_text


def deal_by_the_document(seed: int, players: int, new_persons: bool) -> Deal:
    stream = iter(
        hashlib.shake_256(b"notredame deal 1\n" + seed.to_bytes(32, "big")).digest(100_000)
    )

    def draw(n: int) -> int:
        byte = next(stream)
        while byte >= 256 - (256 % n):
            byte = next(stream)
        return byte % n

    def shuffle(things: list[int]) -> tuple[int, ...]:
        for i in range(len(things) - 1, 0, -1):
            j = draw(i + 1)
            things[i], things[j] = things[j], things[i]
        return tuple(things)

    start = draw(players)
    messages = tuple(shuffle([0, 1, 2, 3]) for _ in range(4 if players == 2 else players))
    brown = tuple(shuffle([0, 1, 2, 3, 4, 5]) for _ in range(3))
    grey: tuple[int, ...] = ()
    for letter in range(3):
        persons = list(range(6 + 3 * letter, 9 + 3 * letter))
        if new_persons:
            persons += range(15 + 6 * letter, 21 + 6 * letter)
        grey += shuffle(persons)[:3]
    decks = tuple(tuple(shuffle(list(range(9))) for _ in range(players)) for _ in range(3))
    return Deal(start=start, messages=messages, brown=brown, grey=grey, decks=decks)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_the_document_gives_the_deal(players: int, new_persons: bool) -> None:
    for seed in (0, 1, 2**255 + 12345):
        expected = deal_from_seed(seed, players, new_persons)
        assert deal_by_the_document(seed, players, new_persons) == expected


@pytest.mark.parametrize("language", languages())
def test_the_document_gives_the_commitment(language: str) -> None:
    promise = hashlib.sha256(b"notredame commitment 1\n" + bytes(31) + b"\x01").hexdigest()
    assert promise == commitment(1)
    assert promise in rule_text("deal", language)


@pytest.mark.parametrize("language", languages())
def test_the_document_names_the_tags_as_they_are(language: str) -> None:
    assert '"notredame deal 1\\n"' in rule_text("deal", language)
    assert '"notredame commitment 1\\n"' in rule_text("deal", language)


@pytest.mark.parametrize("language", languages())
def test_the_document_gives_the_numbers_of_the_construction(language: str) -> None:
    text = rule_text("deal", language)
    for number in ("32", "64", "256 - (256 mod n)", "m - 1", "i + 1", "31"):
        assert number in text
    for list_of_ids in (COLOURS, KINDS, CARDS, PERSONS[:6], MARKETS[1:]):
        assert ", ".join(list_of_ids) in text
