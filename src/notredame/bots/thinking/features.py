"""The features of a position: what a seat has that is worth something beyond its prestige.

Features describe the end of this round if the seat does nothing more in it: this round's plague is
included, the next round's persons and cards are not. What the seat can still do in this round is
left to the prices, and to what the person here would bring. Only public information is used.
"""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.persons import GROUP, N_BROWN, N_PERSONS
from notredame.rules.model.pieces import (
    CARRIAGE_HOUSE,
    HOSPITAL,
    KIND_PRESTIGE,
    N_SECTORS,
    OVERRUN_LOSS,
    RAT_END,
    ROUNDS,
)
from notredame.rules.model.state import (
    PHASE_CARDS,
    PHASE_DRAFT,
    PHASE_HIRE,
    PHASE_OVER,
    PHASE_PLAGUE,
    Player,
    State,
    pieces,
)
from notredame.rules.play.cathedral import cathedral_share, cathedral_tile, markers_on_cathedral
from notredame.rules.play.gains import park_bonus
from notredame.rules.play.messages import distance_row, set_limit
from notredame.rules.play.persons.counting import person_prestige
from notredame.rules.play.plague import rat_after_plague

# Where each feature, or group of features, begins in a list of features.
ALWAYS = 0
"""Always 1; its price is that of the position as such."""
COINS = 1
"""Four features: the first coin, the second and third, the next three, the rest."""
SUPPLY = 5
"""Four features: the first marker, the second, the next two, the rest."""
FRIEND_PLACED = 9
"""1 when the trusted friend is on the board."""
RAT = 10
"""Four features: spaces that the rat has moved, and those beyond 3, 5 and 7."""
DANGER = 14
"""Three features: by how much the rat is expected to pass the end of its track after one, two and
three more plagues, in quarters of a space."""
CATHEDRAL_SHARE = 17
"""Prestige expected from the cathedral at the end of the period, in hundredths."""
BEST_MESSAGE = 18
"""Prestige of the best message that the carriage reaches with one more piece."""
MESSAGES_NEAR = 19
"""Messages that it reaches then, at most four."""
MESSAGES_ALLOWED = 20
"""Messages on the board that the seat may take now by the rule of sets (M2), at most four."""
PERSONS_TO_COME = 21
"""Prestige that the grey persons still to come would bring if they came now."""
NO_MARKERS = 22
"""1 when the general supply is empty."""
MESSAGES_HELD = 23
PERSON_HERE = 24
"""Prestige that this round's grey person would bring a seat that has yet to hire and can pay."""
SECTOR = 25
"""Five features for each sector: the first piece, the second, the third, the fourth, the rest."""
N_FEATURES = 60

MOST_TURNS = 2
"""Most turns to come that values tell apart."""


@rule
def rounds_to_come(s: State) -> int:
    """Whole rounds still to be played; the current round counts only during its draft."""
    if s.phase == PHASE_DRAFT:
        return ROUNDS - s.round_no
    return max(0, ROUNDS - 1 - s.round_no)


@rule
def turns_to_come(s: State, seat: int) -> int:
    """A seat's turns still to come in this round, cards and hire, at most MOST_TURNS.

    None in the draft, where the whole round is still to come.
    """
    if s.phase == PHASE_CARDS:
        cards = 0
        for slot in range(3):
            cards += (s.players[seat].in_hand >> slot) & 1
        return max(1, min(MOST_TURNS, cards))  # one card in hand is never played
    if s.phase == PHASE_HIRE and (seat - s.start) % s.n >= s.turn:
        return 1
    return 0


@rule
def plague_pending(s: State, seat: int) -> bool:
    """Whether this round's plague has yet to strike a seat."""
    if s.phase == PHASE_DRAFT or s.phase == PHASE_OVER:
        return False
    return s.phase != PHASE_PLAGUE or (seat - s.start) % s.n > s.turn


@rule
def steps_of(
    features: list[int], at: int, amount: int, first: int, second: int, third: int
) -> None:
    """Split an amount into steps of the given sizes and the rest: four features from `at` on."""
    features[at] = min(amount, first)
    features[at + 1] = min(max(amount - first, 0), second)
    features[at + 2] = min(max(amount - first - second, 0), third)
    features[at + 3] = max(amount - first - second - third, 0)


@rule
def rats_to_come(s: State, next_round: int) -> int:
    """Rats expected in each of the period's rounds from `next_round` on, in quarters of a rat.

    Which persons are still to come is public (S5, S6), their order is not.
    """
    period = next_round // 3
    rats = 0
    for person in range(N_BROWN):
        rats += s.rats[person]
    for person in range(N_BROWN, N_PERSONS):
        if (s.in_game >> person) & 1 and GROUP[person] == period + 1:
            rats += s.rats[person]
    for round_no in range(3 * period, next_round):
        rats -= s.rats[s.brown[2 * round_no]] + s.rats[s.brown[2 * round_no + 1]]
        rats -= s.rats[s.grey[round_no]]
    return 4 * rats // (3 * period + 3 - next_round)


@rule
def note_rats(s: State, p: Player, next_round: int, rat: int, features: list[int]) -> None:
    """Write the features RAT and DANGER."""
    features[RAT] = rat
    features[RAT + 1] = max(0, rat - 3)
    features[RAT + 2] = max(0, rat - 5)
    features[RAT + 3] = max(0, rat - 7)
    for k in range(3):
        features[DANGER + k] = 0
    if next_round == ROUNDS:
        return
    at = 4 * rat
    each = rats_to_come(s, next_round) - 4 * pieces(p, HOSPITAL)
    for k in range(min(3, ROUNDS - next_round)):
        at = max(0, at + each)
        features[DANGER + k] = max(0, min(16, at - 4 * RAT_END))


@rule
def note_messages(s: State, p: Player, features: list[int]) -> None:
    """Write the features of messages: within the carriage's reach (A7), allowed (M2), held."""
    steps = pieces(p, CARRIAGE_HOUSE) + 1
    limit = set_limit(s, p)
    best = 0
    near = 0
    allowed = 0
    held = 0
    for borough in range(s.boroughs):
        held += p.by_colour[borough]
        if s.sets_by_kind == 0 and p.by_colour[borough] != limit:
            continue  # `may_take` refuses every message of this colour
        row = distance_row(s, p.carriage, borough)
        for k in range(1, 5):
            kind = s.tokens[4 * borough + k - 1]
            if kind < 0 or (s.sets_by_kind > 0 and limit >= 0 and kind != limit):
                continue
            allowed += 1
            if s.distance[row + k] <= steps:
                near += 1
                best = max(best, KIND_PRESTIGE[kind])
    features[BEST_MESSAGE] = best
    features[MESSAGES_NEAR] = min(near, 4)
    features[MESSAGES_ALLOWED] = min(allowed, 4)
    features[MESSAGES_HELD] = held


@rule
def note_persons(s: State, p: Player, next_round: int, features: list[int]) -> None:
    """Write the features PERSONS_TO_COME and PERSON_HERE."""
    seen = 0
    for round_no in range(next_round):
        seen |= 1 << s.grey[round_no]
    total = 0
    for person in range(N_BROWN, N_PERSONS):
        if ((s.in_game & ~seen) >> person) & 1:
            total += min(20, person_prestige(s, p, person))
    features[PERSONS_TO_COME] = total
    features[PERSON_HERE] = 0
    if p.coins >= s.hire_cost and turns_to_come(s, p.seat) > 0:
        features[PERSON_HERE] = min(20, person_prestige(s, p, s.persons[2]))


@rule
def note_features(s: State, seat: int, features: list[int]) -> int:
    """Write a seat's features, all but those of sectors; return its prestige in hundredths after
    this round's plague and cathedral.
    """
    p = s.players[seat]
    prestige = 100 * p.prestige
    next_round = s.round_no if s.phase == PHASE_DRAFT else min(ROUNDS, s.round_no + 1)
    rat = p.rat
    features[CATHEDRAL_SHARE] = 0
    pending = plague_pending(s, seat)
    if pending:
        rat = rat_after_plague(s, p)
        if rat > RAT_END:
            rat = RAT_END
            prestige -= 100 * min(OVERRUN_LOSS, p.prestige)  # G4
    if p.cathedral > 0:
        markers = markers_on_cathedral(s)
        if pending and next_round % 3 == 0:
            share = p.cathedral * cathedral_share(s, markers)
            if share > 0:
                prestige += 100 * (share + park_bonus(p))
        else:
            # In each round, one player in three is expected to add a marker.
            more = s.n * (3 - next_round % 3)
            features[CATHEDRAL_SHARE] = (
                300 * p.cathedral * cathedral_tile(s) // (3 * markers + more)
            )
    features[ALWAYS] = 1
    steps_of(features, COINS, p.coins, 1, 2, 3)
    steps_of(features, SUPPLY, p.supply, 1, 1, 2)
    features[FRIEND_PLACED] = 1 if p.friend >= 0 else 0
    features[NO_MARKERS] = 1 if p.general == 0 else 0
    note_rats(s, p, next_round, rat, features)
    note_messages(s, p, features)
    note_persons(s, p, next_round, features)
    return prestige


@rule
def note_sectors(p: Player, features: list[int]) -> None:
    """Write the features of sectors."""
    for sector in range(N_SECTORS):
        count = pieces(p, sector)
        at = SECTOR + 5 * sector
        for k in range(4):
            features[at + k] = 1 if count > k else 0
        features[at + 4] = max(0, count - 4)
