"""The question that a choice leads to, in a few words."""

from __future__ import annotations

from typing import Any

from notredame.rules.knowledge.description import seats_to_act
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import QUESTIONS
from notredame.rules.play.questions import asked_about
from notredame.text import Catalogue

from .trial import Trial


def next_question(trial: Trial, words: Catalogue) -> str | None:
    """The question that a choice itself leads to, or None.

    Questions that the next turn or phase asks in any case do not count, and neither does the rat's
    step back with a message, which the label states.
    """
    s, seat = trial.after, trial.seat
    question = QUESTIONS[s.ask]
    if trial.choice.parts["do"] == "take":
        return None
    if not trial.same_turn or seat not in seats_to_act(s) or not words.has("then", question):
        return None
    about = asked_about(s)
    answers = [answer.parts for answer in View(s, seat).choices()]
    key = question
    values: dict[str, Any] = {}
    if question == "benefit":
        key = "benefit-twice" if about["left"] > 1 else key
        benefits = [_benefit(a["benefit"], about["prestige"], words) for a in answers]
        values["benefits"] = words.either(benefits)
    elif question == "drive":
        values["steps"] = words.count("market", about["steps"])
        messages = sum(answer["do"] == "take" for answer in answers)
        values["messages"] = words.count("message", messages)
    elif question == "donation":
        values["most"] = max(answer.get("coins", 0) for answer in answers)
    elif question == "hire":
        values["most"] = about["further"]
    return words.say("then", key, **values)


def _benefit(benefit: str, prestige: bool, words: Catalogue) -> str:
    if benefit == "rat":
        return words.say("brings", "rat-back")
    return words.count("prestige" if benefit == "marker" and prestige else benefit, 1)
