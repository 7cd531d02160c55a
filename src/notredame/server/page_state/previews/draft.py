"""Cards of the draft, tried out as if they were played at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from notredame.rules.choices import BY_ID, Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import ASK_CARD, ASK_DRIVE
from notredame.rules.model.pieces import CARDS, SECTORS
from notredame.rules.model.state import PHASE_CARDS, State
from notredame.text import Catalogue

from .effects import COUNTED_IN, Effect
from .trial import Trial, try_out

Brings = Callable[[Trial, list[Trial], Catalogue], list[Effect]]

IN_SHORT = {*COUNTED_IN, "rat"}
"""Effects worth telling of a card that somebody else gets."""


def play_now(world: State, seat: int, card: str) -> Trial:
    """The trial of a card that a seat plays as if it were its turn; only open pieces matter."""
    s = world.copy()
    s.phase, s.ask, s.current = PHASE_CARDS, ASK_CARD, seat
    s.turn = (seat - s.start) % s.n
    for player in s.players[: s.n]:
        player.in_hand = 7
    s.players[seat].deck[3 * s.round_no] = CARDS.index(card)
    return try_out(s, seat, BY_ID[f"play:own:{card}"])


def already_there(trial: Trial, card: str, words: Catalogue) -> list[Effect]:
    """How many pieces a sector has on which a card's effect is built."""
    pieces = trial.pieces_before(card) if card in SECTORS else 0
    if not pieces:
        return []
    text = words.say("brings", "with-pieces", pieces=words.count("piece", pieces))
    return [{"what": "marker", "text": text}]


def for_the_neighbour(
    world: State, seat: int, passed: Sequence[Choice], brings: Brings, words: Catalogue
) -> list[Effect]:
    """What the cards passed on would bring the left neighbour now, which everybody could see."""
    left = (seat + 1) % world.n
    cards = []
    for choice in passed:
        card = choice.parts["card"]
        trial = play_now(world, left, card)
        effects = _in_short(trial, brings(trial, trial.ways(), words), words)
        name = words.card(card)
        if effects:
            name = words.say("brings", "card-for", card=name, effects=words.enumerated(effects))
        cards.append(name)
    text = words.say("brings", "left-neighbour", cards=words.enumerated(cards))
    return [{"what": "card", "text": text}]


def _in_short(trial: Trial, effects: Sequence[Effect], words: Catalogue) -> list[str]:
    if trial.after.ask == ASK_DRIVE:
        answers = View(trial.after, trial.seat).choices()
        return [words.count("message", sum(answer.parts["do"] == "take" for answer in answers))]
    return [effect["text"] for effect in effects if effect["what"] in IN_SHORT]
