"""A state in plain names, true or veiled: what people, pages and outside programs read."""

from __future__ import annotations

from ..choices import DECKS, market_id
from ..model.actions import (
    ASK_KEEP,
    ASK_OVER,
    QUESTIONS,
)
from ..model.deal import seat_colour
from ..model.persons import PERSONS
from ..model.pieces import CARDS, COLOURS, KINDS, ROUNDS, SECTORS, SOURCES
from ..model.state import (
    PHASE_CARDS,
    PHASE_DRAFT,
    PHASE_HIRE,
    PHASE_OVER,
    PHASE_PLAGUE,
    UNKNOWN,
    State,
    deck_owner,
    hand_card,
)
from ..play.cathedral import cathedral_share, cathedral_tile, markers_on_cathedral
from ..play.draft import may_keep
from ..play.messages import edge_market
from ..play.plague import rat_after_plague
from ..play.questions import asked_about, may_act
from .description_types import (
    CardId,
    CardOfColour,
    HandCard,
    Phase,
    PlayerDescription,
    StateDescription,
)

PHASES: dict[int, Phase] = {
    PHASE_DRAFT: "draft",
    PHASE_CARDS: "cards",
    PHASE_HIRE: "hire",
    PHASE_PLAGUE: "plague",
    PHASE_OVER: "over",
}
PERIODS = ("A", "B", "C")


def card_name(card: int) -> str | None:
    """A card's id, or None for one that may not be known."""
    return None if card == UNKNOWN else CARDS[card]


def person_name(person: int) -> str | None:
    """A person's id, or None for one that may not be known."""
    return None if person == UNKNOWN else PERSONS[person]


def round_name(round_no: int) -> str:
    """Period and round as players say them: A1 to C3."""
    return f"{PERIODS[round_no // 3]}{round_no % 3 + 1}"


def seats_to_act(s: State) -> tuple[int, ...]:
    """The seats being asked; in the draft, all that have cards to choose from."""
    if s.ask == ASK_OVER:
        return ()
    return tuple(seat for seat in range(s.n) if may_act(s, seat))


def hand_of(s: State, seat: int) -> list[HandCard]:
    """The cards a seat holds, each with its colour; in the draft, those it has kept."""
    p = s.players[seat]
    out: list[HandCard] = []
    for slot, deck in enumerate(DECKS):
        owner = deck_owner(s, seat, slot)
        held = bool(p.in_hand >> slot & 1)
        if s.phase == PHASE_DRAFT:
            right = s.players[(seat - 1) % s.n]
            held = slot < p.drafted or (slot == 2 and p.drafted == 2 and right.drafted == 2)
        if held:
            out.append(
                {
                    "card": card_name(hand_card(s, seat, slot)),
                    "colour": seat_colour(owner, s.n),
                    "deck": deck,
                }
            )
    return out


def played_by(s: State, seat: int) -> list[CardOfColour]:
    """The cards a seat has played in the open this round, own colour first."""
    out: list[CardOfColour] = []
    for slot in range(3):
        owner = deck_owner(s, seat, slot)
        if s.players[owner].shown >> (3 * (s.round_no % 3) + slot) & 1:
            card = card_name(hand_card(s, seat, slot))
            out.append({"card": card, "colour": seat_colour(owner, s.n)})
    return out


def pack_of(s: State, seat: int) -> list[CardId]:
    """The cards a drafter has before it to choose from."""
    if s.ask != ASK_KEEP or not may_keep(s, seat):
        return []
    k = 3 * s.round_no
    if s.players[seat].drafted == 0:
        return [card_name(c) for c in s.players[seat].deck[k : k + 3]]
    return [card_name(c) for c in s.players[(seat - 1) % s.n].deck[k + 1 : k + 3]]


def describe_player(s: State, seat: int) -> PlayerDescription:
    """One player in plain names."""
    p = s.players[seat]
    hidden = p.prestige == UNKNOWN
    period = 9 * (s.round_no // 3)
    drawn = 3 * (s.round_no + 1)
    over = s.round_no == ROUNDS
    return {
        "seat": seat,
        "colour": seat_colour(seat, s.n),
        "coins": p.coins,
        "supply": p.supply,
        "general_supply": p.general,
        "cathedral": p.cathedral,
        "sectors": {name: p.sectors[i] for i, name in enumerate(SECTORS)},
        "friend": SECTORS[p.friend] if p.friend >= 0 else None,
        "rat": p.rat,
        "carriage": market_id(p.carriage),
        "messages": [
            {"colour": COLOURS[i // 4], "kind": KINDS[i % 4]} for i in range(20) if p.taken[i]
        ],
        "prestige": None if hidden else p.prestige,
        "prestige_by_source": (
            None if hidden else {name: p.ledger[i] for i, name in enumerate(SOURCES)}
        ),
        "doctor": bool(p.doctor),
        "spied": bool(p.spied),
        "rat_after_plague": rat_after_plague(s, p) if s.phase < PHASE_PLAGUE else None,
        "drafted": p.drafted,
        "played": [] if over else played_by(s, seat),
        "hand": hand_of(s, seat),
        "pack": pack_of(s, seat),
        # Per round of this period: what the deck's owner, its left neighbour and the next kept.
        "dealt": []
        if over
        else [[card_name(c) for c in p.deck[k : k + 3]] for k in range(period, drawn, 3)],
        "deck": [] if over else [card_name(c) for c in p.deck[drawn : period + 9]],
        "later_decks": []
        if over
        else [[card_name(c) for c in p.deck[k : k + 9]] for k in range(period + 9, 27, 9)],
    }


def describe(s: State) -> StateDescription:
    """The whole state in plain names; what is veiled is None."""
    shown = min(ROUNDS, s.round_no + 1)
    over = s.phase == PHASE_OVER
    persons = [PERSONS[p] for p in s.persons]
    return {
        "round": None if over else round_name(s.round_no),
        "phase": PHASES[s.phase],
        "question": QUESTIONS[s.ask],
        "to_act": list(seats_to_act(s)),
        "start_player": s.start,
        "persons": [] if over else persons,
        "plague": s.plague,
        "asked_about": asked_about(s),
        "boroughs": list(COLOURS[: s.boroughs]),
        "cathedral_tile": cathedral_tile(s),
        "cathedral_share": cathedral_share(s, markers_on_cathedral(s)),
        "players": [describe_player(s, seat) for seat in range(s.n)],
        "markets": {
            market_id(edge_market(i)): KINDS[s.tokens[i]]
            for i in range(4 * s.boroughs)
            if s.tokens[i] >= 0
        },
        "persons_in_game": [name for i, name in enumerate(PERSONS) if s.in_game >> i & 1],
        "grey_past": [PERSONS[p] for p in s.grey[:shown]],
        "grey_to_come": [person_name(p) for p in s.grey[shown:]],
        "brown_past": [PERSONS[p] for p in s.brown[: 2 * shown]],
        "brown_to_come": [person_name(p) for p in s.brown[2 * shown :]],
        "coins_in_supply": (
            s.coin_limit - sum(p.coins for p in s.players[: s.n]) if s.coin_limit else None
        ),
    }
