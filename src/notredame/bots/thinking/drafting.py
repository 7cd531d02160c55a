"""Drafting: what keeping a card is worth.

A card's gain is what it would bring its holder if it were played alone. A seat wants gains for
itself and none for its left neighbour, who gets what it passes on (T3); some cards are worth more
than their gain, and others less. How much all that counts was learnt from drafts of games
(`training/drafts`).
"""

from __future__ import annotations

from notredame.compiling.twins import rule
from notredame.rules.model.actions import ASK_NOTHING, KEEP
from notredame.rules.model.pieces import N_CARDS, ROUNDS
from notredame.rules.model.state import PHASE_CARDS, State
from notredame.rules.play.questions import answers
from notredame.rules.play.sectors import play_card

from .game_kinds import kind_of
from .turns import ONE_TURN, VALUE, WAYS, rate_answers, worth
from .workspace import LOWEST, SPARE, UNRATED, Workspace, put

# The weights of one pick.
OWN_GAIN = 0
"""Weight of the own gain from the card, in thousandths."""
LEFT_GAIN = 1
"""Weight of the left neighbour's gain from the best card that is passed on, in thousandths."""
CARD_WORTH = 2
"""For each card, what it is worth beyond its gain, in hundredths of a point."""
PICK_WEIGHTS = CARD_WORTH + N_CARDS
"""Number of weights."""
PICKS = 2
"""Choices of a round's draft: one of three cards, and one of two."""
DRAFT_OF_KIND = ROUNDS * PICKS * PICK_WEIGHTS
"""Draft weights of one kind of game: those of each pick of each round."""


@rule
def rate_card(s: State, seat: int, card: int, aim: int, workspace: Workspace) -> int:
    """Gain of a seat that plays a card now, out of turn, and does nothing else."""
    put(workspace.states, SPARE, s)
    t = workspace.states[SPARE]
    t.phase = PHASE_CARDS
    t.current = seat
    t.turn = 0
    t.players[seat].in_hand = 1  # as if it were the last card of this round, with the hire to come
    before = worth(t, seat, aim, workspace)
    play_card(t, t.players[seat], card)
    if t.ask == ASK_NOTHING:
        return worth(t, seat, aim, workspace) - before
    n = rate_answers(t, seat, aim, ONE_TURN, WAYS, workspace)
    best = workspace.worths[0]
    for k in range(1, n):
        best = max(best, workspace.worths[k])
    return best - before


@rule
def gain_of(s: State, seat: int, card: int, workspace: Workspace) -> int:
    """The gain of `rate_card`, computed once for each seat and card.

    The board does not change during a draft, and over the next rounds a card's gain changes little.
    """
    at = N_CARDS * seat + card
    if workspace.gains[at] == UNRATED:
        workspace.gains[at] = rate_card(s, seat, card, VALUE, workspace)
    return workspace.gains[at]


@rule
def rate_keep(
    s: State, seat: int, cards: tuple[int, int, int], n: int, kept: int, workspace: Workspace
) -> int:
    """What keeping one of the first `n` cards is worth, in hundredths of a point of lead."""
    best_passed = LOWEST
    for k in range(n):
        if k != kept:
            best_passed = max(best_passed, gain_of(s, (seat + 1) % s.n, cards[k], workspace))
    pick = PICKS * s.round_no + 3 - n
    at = DRAFT_OF_KIND * kind_of(s) + PICK_WEIGHTS * pick
    gains = workspace.draft[at + OWN_GAIN] * gain_of(s, seat, cards[kept], workspace)
    gains += workspace.draft[at + LEFT_GAIN] * best_passed
    return gains // 1000 + workspace.draft[at + CARD_WORTH + cards[kept]]


@rule
def rate_keeps(s: State, seat: int, out: list[int], workspace: Workspace) -> int:
    """Write a seat's answers in the draft into `out`, and what each is worth into the workspace;
    return their number.
    """
    n = answers(s, seat, out)
    cards = (out[0] - KEEP, out[1] - KEEP, out[n - 1] - KEEP)
    first = rate_keep(s, seat, cards, n, 0, workspace)
    second = rate_keep(s, seat, cards, n, 1, workspace)
    last = rate_keep(s, seat, cards, n, n - 1, workspace)
    # Rating a card overwrites both lists.
    for k in range(n):
        out[k] = cards[k] + KEEP
    workspace.worths[0], workspace.worths[1], workspace.worths[n - 1] = first, second, last
    return n
