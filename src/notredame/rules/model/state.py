"""A whole game as data: small ints and fixed-size lists of them.

The deal is part of the state (all chance is drawn before the first move), so the state needs no
random generator. A card's place in its deck tells its fate: in each round's triple, the first is
the one its owner kept, the second the one the left neighbour kept, the third went one seat on.
Hands need no fields of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from notredame.compiling.structs import struct
from notredame.compiling.twins import rule

from .persons import N_PERSONS
from .pieces import CATHEDRAL, N_SECTORS

PHASE_DRAFT = 2
PHASE_CARDS = 3
PHASE_HIRE = 4
PHASE_PLAGUE = 5
PHASE_OVER = 6

UNKNOWN = -1
"""In a veiled state: not known to this seat. In a true state: no longer in the game."""
NOWHERE = -1
"""No card and no place."""

Note = tuple[str, int, tuple[Any, ...]]
"""An event as it is told: its name, its seat or -1, and its fields as numbers."""


@struct
class Player:
    """One seat."""

    WIDE: ClassVar[dict[str, int]] = {"coins": 16, "prestige": 16, "ledger": 16, "shown": 16}

    seat: int
    home: int
    """The seat's own borough."""
    coins: int
    supply: int
    general: int
    cathedral: int
    """Own markers on the cathedral."""
    sectors: Annotated[list[int], 7]
    """Own markers in each sector, the friend not counted."""
    friend: int
    """The friend's sector, or -1 off the board."""
    rat: int
    carriage: int
    prestige: int
    ledger: Annotated[list[int], 8]
    """Prestige by source: what everyone saw being gained and lost."""
    taken: Annotated[list[int], 20]
    """1 for each message held: 4 * colour + kind."""
    by_colour: Annotated[list[int], 5]
    """Messages held of each colour."""
    drafted: int
    """Cards kept in this round's draft: 0, 1, or 2 when only the last arrival is awaited."""
    in_hand: int
    """One bit per slot still in hand."""
    shown: int
    """One bit per card of this period's own deck that was played in the open."""
    doctor: int
    """1 when the doctor was hired this round."""
    spied: int
    """1 when this player knows the order of the grey persons."""
    deck: Annotated[list[int], 27]
    """Three periods of three rounds of three cards; those of past periods are forgotten."""

    if TYPE_CHECKING:

        def copy(self) -> Player:
            """An independent copy."""


@struct
class State:
    """A whole game."""

    WIDE: ClassVar[dict[str, int]] = {"in_game": 64}

    players: Annotated[list[Player], 5]
    n: int
    """Number of players."""
    boroughs: int
    start: int
    """The seat that holds the start figure."""
    round_no: int
    """0 to 8, and 9 when the game is over."""
    phase: int
    ask: int
    """The question being asked."""
    current: int
    """The seat that is asked; in the draft, the first of those that may answer."""
    turn: int
    """Turns done in this phase."""
    persons: Annotated[list[int], 3]
    plague: int
    """This round's plague value."""

    # What the question at hand is about. An answer resets all but the last of these fields.
    card_to_place: int
    """The card that a marker from the board is wanted for (A2), or NOWHERE."""
    moving_from: int
    """The place a piece moves from (fool, minstrel, actress); NOWHERE for the friend."""
    moving_to: int
    """The sector that the minstrel's group moves to, or NOWHERE."""
    last_place: int
    """The place chosen last where places are gone through in order (gypsies, butcher)."""
    drive_steps: int
    """Steps of the carriage (A7)."""
    rat_spaces: int
    """The most spaces that the rat may go back."""
    markers_returned: int
    """Markers that the gypsies have returned so far (X8)."""
    markers_to_place: int
    """Markers that the butcher has still to place (X10)."""
    benefits_left: int
    """Benefits still to choose (A8)."""
    hotel_points: int
    """Prestige chosen at the hotel so far."""
    at_hotel: int
    """1 when the hotel gives the benefits, 0 when the hostess does."""
    marker_moved: int
    """1 when the marker for Notre Dame was moved on the board (A2)."""
    further_hires: int
    """Further persons the advisor may still bring; -1 when he was not hired."""

    # The deal.
    brown: Annotated[list[int], 18]
    grey: Annotated[list[int], 9]
    in_game: int
    """One bit per person in the game; public (S6)."""
    tokens: Annotated[list[int], 20]
    """Kind of the message on each edge market, or -1."""

    # The options.
    hotel_double_from: int
    coin_limit: int
    """Coins in the game, or 0 for no limit."""
    sets_by_kind: int
    hire_cost: int
    hotel_prestige: int
    bishop_any: int
    guard_cathedral: int
    guard_friend: int
    open_totals: int
    from_memory: int
    """1 when people are not shown the cards played in earlier rounds (T10, option `log`)."""
    new_persons: int

    # What only the printed game shows.
    rats: Annotated[list[int], N_PERSONS]
    distance: Annotated[list[int], 125]
    """Steps from a market of one borough to any market: 25 * here + 5 * boroughs on + there."""

    log: list[Note] | None

    if TYPE_CHECKING:

        def copy(self) -> State:
            """An independent copy, without the log."""


@rule
def pieces(p: Player, sector: int) -> int:
    """Markers in a sector, and the friend if he stands there (A12)."""
    if p.friend == sector:
        return p.sectors[sector] + 1
    return p.sectors[sector]


@rule
def markers_at(p: Player, place: int) -> int:
    """Own markers in a sector or on the cathedral."""
    if place == CATHEDRAL:
        return p.cathedral
    return p.sectors[place]


@rule
def deck_owner(s: State, seat: int, slot: int) -> int:
    """Whose deck a slot of a seat's hand comes from: the own, the right neighbour's, the one two
    to the right (T3); with two players the third is the own again (T4).
    """
    owner = seat - slot
    return owner + s.n if owner < 0 else owner


@rule
def hand_card(s: State, seat: int, slot: int) -> int:
    """The card a seat has in a slot of its hand."""
    return s.players[deck_owner(s, seat, slot)].deck[3 * s.round_no + slot]


@rule
def empty_sectors(p: Player) -> int:
    """Sectors without a piece."""
    count = 0
    for sector in range(N_SECTORS):
        if pieces(p, sector) == 0:
            count += 1
    return count


@rule
def sectors_with(p: Player, at_least: int) -> int:
    """Sectors that hold at least `at_least` pieces."""
    count = 0
    for sector in range(N_SECTORS):
        if pieces(p, sector) >= at_least:
            count += 1
    return count


@rule
def fullest(p: Player) -> int:
    """Pieces in the fullest sector (P13, G2)."""
    most = 0
    for count in p.sectors:
        if count > most:
            most = count
    if p.friend >= 0 and p.sectors[p.friend] == most:
        most += 1
    return most


@rule
def messages_held(p: Player, kind: int) -> int:
    """Messages of a kind a player has collected."""
    count = 0
    for colour in range(5):
        count += p.taken[4 * colour + kind]
    return count


@rule
def markers_elsewhere(p: Player, sector: int) -> int:
    """Own markers on the board outside one sector (or outside the cathedral)."""
    count = p.cathedral
    for k in range(N_SECTORS):
        count += p.sectors[k]
    return count - markers_at(p, sector)
