"""Previews: what each choice would bring, as far as the seat that chooses can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from notredame.records.undo import REVEALING
from notredame.rules.choices import Choice
from notredame.rules.knowledge.description import seats_to_act
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import ASK_DONATION
from notredame.rules.model.pieces import PARK_PIECES, RAT_END
from notredame.rules.play.cathedral import cathedral_share, cathedral_tile, markers_on_cathedral
from notredame.text import Catalogue

from .draft import already_there, for_the_neighbour, play_now
from .effects import Counted, Effect, amount, certain
from .ghost import Ghost, ghost_of
from .label_gains import label_gains
from .next_question import next_question
from .piece_counts import count_after_arrival, piece_counts
from .trial import Trial, try_out

ACTIVE = {"play", "to", "hire"}
"""Choices expected to bring something; if they bring nothing, the preview says so."""
EXPECTED: dict[str, Literal["coins", "markers"]] = {"cloister-school": "markers", "bank": "coins"}
"""The gain expected of a sector; if it is not to be had, the preview says so."""
RATS_AWAY = {"park", "hospital"}
"""Sectors that move the rat back."""


@dataclass(frozen=True)
class Preview:
    """The immediate effects of one choice."""

    brings: tuple[Effect, ...]
    ends_turn: bool
    """Whether somebody else chooses afterwards."""
    reveals: bool
    """Whether something hidden is revealed, so that the choice cannot be undone."""
    ends_game: bool
    ghost: Ghost | None


def previews(view: View, choices: Sequence[Choice], words: Catalogue) -> list[Preview]:
    """A preview of each choice.

    A possible world stands in for what the seat cannot know. No preview depends on that world: only
    open pieces are counted, and a preview stops where hidden cards would matter.
    """
    assert view.seat is not None
    world = view.possible_world(0)
    found = []
    for choice in choices:
        trial = try_out(world, view.seat, choice)
        ways = trial.ways()
        to_act = seats_to_act(trial.after)
        found.append(
            Preview(
                brings=tuple(_kept(trial, view, words) or _brings(trial, ways, words)),
                ends_turn=view.seat not in to_act,
                reveals=any(event.kind in REVEALING for event in trial.events),
                ends_game=not to_act,
                ghost=ghost_of(ways),
            )
        )
    return found


def _kept(trial: Trial, view: View, words: Catalogue) -> list[Effect]:
    """For a card to keep, what it would bring now, and the cards passed on the left neighbour."""
    if trial.choice.parts["do"] != "keep":
        return []
    card, world, seat = trial.choice.parts["card"], trial.before, trial.seat
    now = play_now(world, seat, card)
    passed = [choice for choice in view.choices() if choice != trial.choice]
    return [
        *_brings(now, now.ways(), words),
        *already_there(now, card, words),
        *for_the_neighbour(world, seat, passed, _brings, words),
    ]


def _brings(trial: Trial, ways: list[Trial], words: Catalogue) -> list[Effect]:
    """The certain effects and the next question; first the marker to move, if one has to."""
    effects = [_effects(way, words) for way in ways]
    steps = [_steps(way, effect, words) for way, effect in zip(ways, effects, strict=True)]
    asked = [] if ways == [trial] else _steps(trial, [], words)
    return [*certain(effects, words), *asked, *certain(steps, words)]


def _effects(trial: Trial, words: Catalogue) -> list[Effect]:
    out = [*_amounts(trial, words), *_rat(trial, words), *_placed(trial, words)]
    out += [*_cathedral(trial, words), *_park(trial, words), *_plague(trial, words)]
    parts = trial.choice.parts
    if trial.of("grey-seen"):
        out.append({"what": "person", "text": words.say("brings", "look")})
    if parts["do"] == "hire":
        # The scholar plays the third card at once.
        out += [
            {"what": "card", "text": words.card(e.parts["card"])} for e in trial.of("card-played")
        ]
    return [*out, *piece_counts(trial, words)]


def _steps(trial: Trial, effects: Sequence[Effect], words: Catalogue) -> list[Effect]:
    """The next question; without one or any other effect, that a piece arrives, or that nothing
    happens.
    """
    asked = next_question(trial, words)
    if asked is not None:
        return [{"what": "step", "text": asked}]
    if trial.choice.parts["do"] not in ACTIVE:
        return []
    if _only_comes(trial, effects):
        return [count_after_arrival(trial, str(trial.acting()), words)]
    if trial.of("no-effect") or _in_vain(effects):
        return [{"what": "step", "text": words.say("brings", "nothing")}]
    return []


def _only_comes(trial: Trial, effects: Sequence[Effect]) -> bool:
    """Whether a piece enters a sector without any other effect."""
    sector = trial.acting()
    if sector is None or trial.pieces_after(sector) == trial.pieces_before(sector):
        return False
    return not trial.of("rat-moved") and all(effect["what"] == "rat" for effect in effects)


def _in_vain(effects: Sequence[Effect]) -> bool:
    """Whether a choice costs something and brings nothing."""
    return all(effect.get("change", 0) < 0 for effect in effects)


def _amounts(trial: Trial, words: Catalogue) -> list[Effect]:
    """Coins, markers and prestige including the park's bonus, unless the label states them."""
    gained = trial.counted("coins-gained")
    paid = trial.counted("coins-paid") + trial.counted("person-hired", "coins")
    prestige = trial.counted("prestige-gained") + trial.counted("prestige-gained", "park_bonus")
    totals: dict[Counted, int] = {
        "coins": gained - paid,
        "markers": trial.moved("supply"),
        "prestige": prestige - trial.counted("prestige-lost"),
    }
    said = label_gains(trial)
    expected = {EXPECTED.get(trial.acting() or ""), "coins" if gained else None}
    return [
        amount(what, change, words)
        for what, change in totals.items()
        if change != said.get(what, 0) or (what in expected and what not in said)
    ]


def _rat(trial: Trial, words: Catalogue) -> list[Effect]:
    """Where the rat moves now; the plague is previewed separately."""
    moves = trial.of("rat-moved")
    if moves:
        to = moves[-1].parts["to"]
        return [{"what": "rat", "to": to, "text": words.say("brings", "rat", to=to)}]
    if trial.acting() not in RATS_AWAY:
        return []
    to = trial.before.players[trial.seat].rat
    return [{"what": "rat", "to": to, "text": words.say("brings", "rat-stays", to=to)}]


def _placed(trial: Trial, words: Catalogue) -> list[Effect]:
    """Markers that a person places on the board; for others the choice names the place."""
    if trial.choice.parts["do"] != "hire":
        return []
    placed = {
        event.parts["to"]: event.parts["count"]
        for event in trial.of("markers-moved")
        if event.parts["from"] == "general-supply" and event.parts["to"] != "supply"
    }
    if not placed:
        return []
    key = "placed" if len(placed) == 1 else "placed-empty"
    markers = words.count("marker", sum(placed.values()))
    to = words.say("place_to", next(iter(placed)))
    return [{"what": "marker", "text": words.say("brings", key, markers=markers, to=to)}]


def _cathedral(trial: Trial, words: Catalogue) -> list[Effect]:
    """Prestige that a marker on the cathedral will bring if nothing else changes there."""
    donating = trial.after.ask == ASK_DONATION and not trial.after.marker_moved
    come = 1 if donating else trial.moved("cathedral")
    if not come:
        return []
    tile = cathedral_tile(trial.before)
    share = cathedral_share(trial.before, markers_on_cathedral(trial.before) + come)
    return [{"what": "cathedral", "text": words.say("brings", "cathedral", tile=tile, share=share)}]


def _park(trial: Trial, words: Catalogue) -> list[Effect]:
    """The park's bonus, if pieces entering or leaving change it (A9)."""
    was, now = (
        pieces // PARK_PIECES
        for pieces in (trial.pieces_before("park"), trial.pieces_after("park"))
    )
    if now == was:
        return []
    key = "park" if now else "park-lost"
    return [{"what": "prestige", "text": words.say("brings", key, bonus=now)}]


def _plague(trial: Trial, words: Catalogue) -> list[Effect]:
    """Where the rat will be after this round's plague, if the choice changes that."""
    will = trial.rat_after_plague()
    if will is None:
        return []
    key = "plague-past" if will > RAT_END else "plague"
    return [{"what": "plague", "text": words.say("brings", key, to=will, end=RAT_END)}]
