"""Gains that the label of a choice already states, so that previews need not repeat them."""

from __future__ import annotations

from notredame.rules.model.actions import TAKE
from notredame.rules.model.pieces import DONATION_PRESTIGE, KIND_PRESTIGE, KINDS
from notredame.rules.model.state import messages_held

from .trial import Trial

Amounts = dict[str, int]
"""Coins, markers and prestige: gains, or losses if negative."""


def label_gains(trial: Trial) -> Amounts:
    """The gains and payments that the label of a choice states."""
    parts, before = trial.choice.parts, trial.before
    if parts["do"] == "donate":
        return {"coins": -parts["coins"], "prestige": DONATION_PRESTIGE[parts["coins"]]}
    if parts["do"] == "benefit":
        return _of_benefit(trial)
    if parts["do"] == "rat-back" and trial.question == "benefactor":
        return {"coins": -parts["spaces"]}
    if parts["do"] == "take":
        return _of_message(before.tokens[trial.choice.action - TAKE])
    if parts["do"] == "kind":
        kind = KINDS.index(parts["kind"])
        once = messages_held(before.players[trial.seat], kind) == 1
        return _of_message(kind) if once else {}  # of several, the label states what each brings
    return {}


def _of_benefit(trial: Trial) -> Amounts:
    benefit, before = trial.choice.parts["benefit"], trial.before
    if benefit == "coin":
        return {"coins": 1}
    if benefit == "rat":
        return {}
    if not (before.at_hotel and before.hotel_prestige):
        return {"markers": 1}
    # Both points of a double benefit come at its end.
    return {"prestige": 1} if before.benefits_left == 1 else {}


def _of_message(kind: int) -> Amounts:
    also = {"coin": "coins", "marker": "markers"}.get(KINDS[kind])
    return {"prestige": KIND_PRESTIGE[kind]} | ({also: 1} if also else {})
