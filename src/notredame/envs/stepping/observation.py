"""Observations: what a seat may know as a row of numbers, declared part by part.

Generated code writes a row from a veiled state only, so it holds nothing that the seat may not
know; and it holds all of it: `envs/decode.py` restores the veiled state from a row. `GAME` comes
first, then `PLAYER` for each player, clockwise from the seat that looks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod

from notredame.bots.thinking.workspace import put
from notredame.compiling.generated import generate
from notredame.compiling.twins import compiled_as, inlined, rule
from notredame.rules.knowledge.veil import veil
from notredame.rules.model.actions import N_ACTIONS, QUESTIONS
from notredame.rules.model.grey_persons import OF_LETTER, grey_index
from notredame.rules.model.persons import N_BROWN, N_PERSONS
from notredame.rules.model.pieces import CATHEDRAL, N_CARDS, N_KINDS, N_SECTORS, N_SOURCES, ROUNDS
from notredame.rules.model.state import PHASE_DRAFT, PHASE_OVER, UNKNOWN, Player, State, hand_card
from notredame.rules.play.questions import legal_for

N_MARKETS = 25
N_BOROUGHS = 5
N_TOKENS = 20
N_SLOTS = 3
A_PERIOD = 9
"""Cards of a deck in one period."""


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: int = 1
    """A typical maximum, to scale by; not a limit."""
    kind: str = "number"
    """How a field is written: `number`, `numbers`, `one` (a 1 at the index that the field has, if
    any), `ones` (the same for each item of a list), `bits`; or the name of a function that writes
    the part."""
    field: str = ""
    """The field of `State` or `Player`, if its name differs from the part's."""
    start: int = 0
    """Index of its first number: in the row, in `GAME` or in `PLAYER`."""

    @property
    def source(self) -> str:
        """The name of the field that is written."""
        return self.field or self.name

    @property
    def size(self) -> int:
        """Count of its numbers."""
        return prod(self.shape)

    @property
    def where(self) -> slice:
        """The slice of the row that it occupies."""
        return slice(self.start, self.start + self.size)


OPTIONS = (
    Part("hotel_double_from", (), "option", 7),
    Part("coin_limit", (), "option: coins in the game, 0 without limit", 60),
    Part("sets_by_kind", (), "option"),
    Part("hire_cost", (), "option"),
    Part("hotel_prestige", (), "option"),
    Part("bishop_any", (), "option"),
    Part("guard_cathedral", (), "option"),
    Part("guard_friend", (), "option"),
    Part("open_totals", (), "option"),
    Part("new_persons", (), "option"),
)
"""Parts that hold the options of the game."""

GAME = (
    Part("phase", (5,), "draft, cards, hire, plague, over: one of them is 1", kind="write_phase"),
    Part("question", (len(QUESTIONS),), "which question is asked", kind="one", field="ask"),
    Part("round", (ROUNDS + 1,), "rounds A1 to C3, and the end", kind="one", field="round_no"),
    Part("seat", (N_BOROUGHS,), "the seat that looks; a watcher has none", kind="write_seat"),
    Part("card_to_place", (N_CARDS,), "the card to find a marker for", kind="one"),
    Part("moving_from", (CATHEDRAL + 1,), "where a piece moves from; the friend: none", kind="one"),
    Part("moving_to", (N_SECTORS,), "the sector that the minstrel's group goes to", kind="one"),
    Part(
        "last_place", (CATHEDRAL + 1,), "the place that gypsies or butcher chose last", kind="one"
    ),
    Part("turn", (), "turns done in this phase", 5),
    Part("plague", (), "this round's plague value", 9),
    Part("drive_steps", (), "steps of the carriage", 5),
    Part("rat_spaces", (), "the most spaces that the rat may go back", 9),
    Part("markers_returned", (), "markers that the gypsies have returned", 9),
    Part("markers_to_place", (), "markers that the butcher has still to place", 7),
    Part("benefits_left", (), "benefits still to choose", 2),
    Part("hotel_points", (), "prestige chosen at the hotel so far", 2),
    Part("at_hotel", (), "1 when the benefits are the hotel's, 0 the hostess's"),
    Part("marker_moved", (), "1 when the marker for Notre Dame was moved on the board"),
    Part("further_hires", (), "further persons the advisor may bring; -1 without him", 3),
    Part("persons", (3, N_PERSONS), "the three open persons", kind="ones"),
    Part(
        "brown", (18, N_BROWN), "brown persons, two a round, as far as they were seen", kind="ones"
    ),
    Part(
        "grey",
        (ROUNDS, OF_LETTER),
        "grey persons, one a round: which of the nine of the letter",
        kind="write_grey",
    ),
    Part("in_game", (N_PERSONS,), "persons in this game", kind="bits"),
    Part(
        "markets",
        (N_TOKENS, N_KINDS),
        "kind of message on each edge market: coin, marker, rat, prestige",
        kind="ones",
        field="tokens",
    ),
    *OPTIONS,
)
"""Parts that describe the game."""

PLAYER = (
    Part("to_act", (), "1 for the seat that is asked", kind="write_to_act"),
    Part("start_player", (), "1 for who holds the start figure", kind="write_start_player"),
    Part("home", (N_BOROUGHS,), "the own borough, by colour", kind="one"),
    Part("coins", (), "coins", 15),
    Part("supply", (), "markers in the own supply", 14),
    Part("general", (), "own markers in the general supply", 14),
    Part("cathedral", (), "own markers on the cathedral", 5),
    Part("rat", (), "the rat's space", 9),
    Part("sectors", (N_SECTORS,), "own markers in each sector", 4, kind="numbers"),
    Part("friend", (N_SECTORS,), "the trusted friend's sector", kind="one"),
    Part("carriage", (N_MARKETS,), "the carriage's market: 5 a borough", kind="one"),
    Part("prestige", (), "prestige, if it is known", 80, kind="write_prestige"),
    Part("prestige_known", (), "1 if it is", kind="write_prestige_known"),
    Part(
        "ledger",
        (N_SOURCES,),
        "prestige that everybody saw being gained or lost, by source",
        20,
        kind="numbers",
    ),
    Part(
        "messages",
        (N_TOKENS,),
        "messages held: 4 kinds of each colour",
        kind="numbers",
        field="taken",
    ),
    Part("by_colour", (N_BOROUGHS,), "messages held of each colour", 4, kind="numbers"),
    Part("drafted", (3,), "cards kept in this draft: 0, 1, 2", kind="one"),
    Part("in_hand", (N_SLOTS,), "1 for each slot still in hand", kind="bits"),
    Part(
        "shown",
        (A_PERIOD,),
        "1 for each card of the own deck in this period that was played openly",
        kind="bits",
    ),
    Part("doctor", (), "1 when the doctor was hired this round"),
    Part("spied", (), "1 for who knows the order of the grey persons"),
    Part(
        "deck",
        (A_PERIOD, N_CARDS),
        "this period's own deck: 3 rounds of kept, passed, passed on",
        kind="write_deck",
    ),
    Part(
        "hand",
        (N_SLOTS, N_CARDS),
        "the cards in hand: of the own deck, the right one's, the next",
        kind="write_hand",
    ),
)
"""Parts that describe one player."""

GAME_SIZE = sum(part.size for part in GAME)
PLAYER_SIZE = sum(part.size for part in PLAYER)


def placed(parts: tuple[Part, ...], start: int = 0) -> Iterator[Part]:
    """Yield the parts, each with the index where it starts."""
    for part in parts:
        yield replace(part, start=start)
        start += part.size


def _lines(parts: tuple[Part, ...], owner: str, viewer: str) -> Iterator[str]:
    """Yield the code that writes the parts into a row from `at` on.

    It does not branch on what is known, which processors could not predict: what is unknown is
    written as a 0 at the first index, where there is a 0 already.
    """
    for part in placed(parts):
        at, field = f"at + {part.start}", f"{owner}.{part.source}"
        if part.kind == "number":
            yield f"out[{at}] = {field}"
        elif part.kind == "one":
            yield f"out[{at} + max(0, {field})] = int({field} >= 0)"
        elif part.kind == "numbers":
            yield f"for i in range({part.size}):"
            yield f"    out[{at} + i] = {field}[i]"
        elif part.kind == "bits":
            yield f"for i in range({part.size}):"
            yield f"    out[{at} + i] = ({field} >> i) & 1"
        elif part.kind == "ones":
            lines, width = part.shape
            yield f"for i in range({lines}):"
            yield f"    out[{at} + {width} * i + max(0, {field}[i])] = int({field}[i] >= 0)"
        else:
            yield f"{part.kind}(v, {viewer}, {at}, out)"


def _zeros(numbers, count):  # type: ignore[no-untyped-def]
    numbers[:count] = 0


@compiled_as(_zeros)
def clear(numbers: list[int], count: int) -> None:
    """Set the first `count` numbers to 0."""
    for i in range(count):
        numbers[i] = 0


@rule
def observation_size(players: int) -> int:
    """Count of numbers in a row."""
    return GAME_SIZE + players * PLAYER_SIZE


@inlined
def write_phase(v: State, viewer: int, at: int, out: list[int]) -> None:
    """Write the phase, counted from the draft."""
    out[at + v.phase - PHASE_DRAFT] = 1


@inlined
def write_seat(v: State, viewer: int, at: int, out: list[int]) -> None:
    """Write the seat that looks."""
    if viewer >= 0:
        out[at + viewer] = 1


@inlined
def write_grey(v: State, viewer: int, at: int, out: list[int]) -> None:
    """Write the grey persons, each by its index within its letter."""
    for i in range(ROUNDS):
        person = max(N_BROWN, v.grey[i])
        out[at + OF_LETTER * i + grey_index(person)] = int(v.grey[i] != UNKNOWN)


@inlined
def write_to_act(v: State, p: Player, at: int, out: list[int]) -> None:
    """Write whether a player is asked."""
    out[at] = int(v.current == p.seat)


@inlined
def write_start_player(v: State, p: Player, at: int, out: list[int]) -> None:
    """Write whether a player is the start player."""
    out[at] = int(v.start == p.seat)


@inlined
def write_prestige(v: State, p: Player, at: int, out: list[int]) -> None:
    """Write a player's prestige, if it is known."""
    if p.prestige != UNKNOWN:
        out[at] = p.prestige


@inlined
def write_prestige_known(v: State, p: Player, at: int, out: list[int]) -> None:
    """Write whether a player's prestige is known."""
    out[at] = int(p.prestige != UNKNOWN)


@inlined
def write_deck(v: State, p: Player, at: int, out: list[int]) -> None:
    """Write the known cards of a player's deck in this period."""
    if v.round_no == ROUNDS:
        return
    first = A_PERIOD * (v.round_no // 3)
    for i in range(A_PERIOD):
        card = p.deck[first + i]
        out[at + N_CARDS * i + max(0, card)] = int(card >= 0)


@inlined
def write_hand(v: State, p: Player, at: int, out: list[int]) -> None:
    """Write the known cards of a player's hand."""
    if v.round_no == ROUNDS:
        return
    for slot in range(N_SLOTS):
        if (p.in_hand >> slot) & 1:
            card = hand_card(v, p.seat, slot)
            out[at + N_CARDS * slot + max(0, card)] = int(card >= 0)


observe_game = generate("observe_game", "v, viewer, at, out", _lines(GAME, "v", "viewer"))
observe_player = generate("observe_player", "v, p, at, out", _lines(PLAYER, "p", "p"))


@rule
def observe(v: State, viewer: int, out: list[int]) -> None:
    """Write the row of a veiled state, with players clockwise from the seat that looks."""
    clear(out, observation_size(v.n))
    observe_game(v, viewer, 0, out)
    at = GAME_SIZE
    seat = max(0, viewer)
    for _ in range(v.n):
        observe_player(v, v.players[seat], at, out)
        at += PLAYER_SIZE
        seat = seat + 1 if seat + 1 < v.n else 0  # faster than a division


@rule
def look(
    s: State,
    viewer: int,
    copies: list[State],
    answers: list[int],
    out: list[int],
    mask: list[int],
) -> None:
    """Write a seat's row, and a mask with 1 for every action that it may choose now.

    The mask is all zeros unless the seat is asked. `copies` and `answers` are scratch memory.
    """
    put(copies, 0, s)
    veil(copies[0], viewer)
    observe(copies[0], viewer, out)
    clear(mask, N_ACTIONS)
    if viewer == s.current and s.phase != PHASE_OVER:
        for k in range(legal_for(s, viewer, answers)):
            mask[answers[k]] = 1
