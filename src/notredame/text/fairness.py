"""How a fair deal is made and checked, for those who want to write their own check."""

from __future__ import annotations

from notredame.rules.deal import (
    COMMITMENT_TAG,
    DEAL_TAG,
    SEED_BYTES,
    commitment,
    deal_from_seed,
    grays_of,
)
from notredame.rules.pieces import CARDS, COLOURS, KINDS, MARKETS, PERSONS


def _tag(tag: bytes) -> str:
    """A tag as it is written in many programming languages."""
    return '"' + tag.decode("ascii").replace("\n", "\\n") + '"'


def _named(names: tuple[str, ...]) -> str:
    return ", ".join(names)


def deal_text() -> str:
    """The construction of the deal, with an example to check a program against."""
    example = deal_from_seed(1, 3)
    three = [CARDS[card] for card in example.decks[0][0][:3]]
    kinds = [KINDS[kind] for kind in example.messages[0]]
    first, second = (PERSONS[person] for person in example.brown[0][:2])
    gray = PERSONS[example.gray[0]]
    return f"""\
All chance of a game is drawn before the first move, from one secret seed of {SEED_BYTES} bytes \
({8 * SEED_BYTES} bits). A seed given as a number is written as {SEED_BYTES} bytes, the highest \
first; given as {2 * SEED_BYTES} hexadecimal digits it is those bytes.

The promise. Before the game the commitment can be published: SHA-256 over the tag \
{_tag(COMMITMENT_TAG)} (\\n is one byte, 10) followed by the {SEED_BYTES} bytes of the seed, in \
hexadecimal. Of a seed drawn at random it gives nothing away. After the game the seed is shown, \
and everybody can check that it fits the commitment and that the deal follows from it.

The bytes. SHAKE-256 over the tag {_tag(DEAL_TAG)} followed by the seed gives a stream of bytes, \
as long as needed; the first byte is used first.

A draw below n takes the next byte. If the byte is less than 256 - (256 mod n), the result is the \
byte mod n; if not, it is thrown away and the next one is tried. So all results are equally likely.

A shuffle of a list of m things, with places 0 to m - 1: for i from m - 1 down to 1, draw j below \
i + 1 and swap the things at i and j.

The order of draws. Colours are in the order {_named(COLOURS)}; seats are counted clockwise from \
0, and boroughs too. Each seat has the borough of its number; with two players seat 0 has blue and \
seat 1 has green.

1. The start player: one draw below the number of players. It is made even when the table names \
the start player, and then has no effect.
2. Messages: for each borough (four for two players) a shuffle of the kinds {_named(KINDS)}. They \
go to the markets {_named(MARKETS[1:])}, in this order.
3. Brown persons: for each of the three periods a shuffle of {_named(PERSONS[:6])}. The first two \
appear in the first round of the period, the next two in the second, the last two in the third.
4. Gray persons: for each of the letters A, B, C a shuffle of its persons, in the order of the \
list below; the first three of the result appear in the three rounds of the period. Without the \
New Persons only the three of the base game are shuffled.
5. Decks: for each of the three periods, and in it for each seat, a shuffle of {_named(CARDS)}. \
The first three are the cards drawn in the first round of the period, and so on. In the hand their \
order means nothing.

The order of gray persons. A: {_named(_grays(1))}. B: {_named(_grays(2))}. C: {_named(_grays(3))}.

An example: the seed 1 (31 bytes 0, then a byte 1) has the commitment {commitment(1)}. For three \
players without New Persons, {COLOURS[example.start]} begins; blue's messages are \
{_named(tuple(kinds))}; in the first round {first}, {second} and {gray} \
appear; and blue draws {_named(tuple(three))}."""


def _grays(letter: int) -> tuple[str, ...]:
    return tuple(PERSONS[person] for person in grays_of(letter, new_persons=True))
