"""Why one answer is better than another, in a sentence or two.

The figures come from an evaluation: the parts of the expected prestige in which the better answer
is ahead, or behind. Parts of one subject, such as points gained in the residence and the pieces
that stand there, are told as one reason.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from notredame.rules.model.pieces import SECTORS

from .catalogue import Catalogue
from .grammar import sentence

SUBJECTS: tuple[tuple[str, ...], ...] = (
    ("residence", "residence-pieces"),
    ("messages", "messages-near", "carriage-house-pieces"),
    ("donations",),
    ("cathedral", "cathedral-markers"),
    ("persons", "persons-to-come"),
    ("hotel", "hotel-pieces"),
    ("park", "park-pieces"),
    ("plague", "rat", "hospital-pieces"),
    ("coins", "bank-pieces"),
    ("markers", "cloister-school-pieces"),
    ("friend-placed",),
    ("others",),
)
"""The parts of the expected prestige that belong together; there are no words for `base`."""
SUBJECT_OF = {part: subject[0] for subject in SUBJECTS for part in subject}
LATER = {
    "messages-near",
    "cathedral-markers",
    "persons-to-come",
    "rat",
    "coins",
    "markers",
    "friend-placed",
    *(f"{sector}-pieces" for sector in SECTORS),
}
"""Parts that are worth something later; the other parts are prestige gained or lost."""
LEAST_REASON = 0.3
"""Points from which a subject is a reason."""
EVEN = 0.1
"""Points below which two answers are about as good as each other."""
MOST_FOR = 2
"""Most reasons that are named for the better answer; one is named against it."""
NOTICED = 0.25
"""Share of the strongest reason below which another is not named, and share of a subject below
which its gains are not."""
EXPLAINED = 0.5
"""Share of the loss that the named reasons explain at least; otherwise the text says so."""
AGREES = 0.3
"""Share of the loss, or points if that is more, by which the named reasons may differ from it."""


@dataclass(frozen=True)
class _Reason:
    """A subject in which two answers differ."""

    phrase: str
    """The part whose phrase tells it best."""
    points: float
    """Points by which the better answer is ahead in the subject; below 0 if it is behind."""


def why(
    words: Catalogue,
    best: str,
    chosen: str,
    loss: float,
    reasons: Sequence[tuple[str, float]],
    rounds_left: int,
) -> str:
    """Why the best answer is better than the chosen one, both given by their labels.

    `loss` is by how many points of lead. `reasons` are parts of the expected prestige, each with
    the points by which the best answer is ahead in it. `rounds_left` are the rounds after this one.
    Only what the figures show is claimed: small differences are left out, and if little of the loss
    is explained, or the reasons named amount to more than the loss, the text says so.

    >>> from notredame.text import catalogue
    >>> print(why(catalogue("en"), "Keep the park", "Keep the bank", 1.5,
    ...     [("park-pieces", 2.1), ("coins", -0.7)], 3))
    The park pays for every later gain: about 2.1 points more over the 3 rounds after this one, \
though “Keep the bank” leaves you more coins to spend, worth about 0.7 points.
    """
    speaker = _Speaker(words, chosen, rounds_left)
    ahead, behind = _named(_by_subject(reasons), loss)
    labels = {"best": best, "chosen": chosen, "points": speaker.points(loss)}
    if not ahead:
        return _said(words, "even" if loss < EVEN else "small-things-only", **labels)
    text = speaker.reason(ahead[0])
    if len(ahead) > 1:
        text = words.say("why", "two", one=text, two=speaker.reason(ahead[1]))
    if behind:
        text = words.say("why", "though", reasons=text, against=speaker.concession(behind[0]))
    text = _said(words, "reasons", reasons=text)
    closing = _closing(loss, sum(reason.points for reason in (*ahead, *behind)))
    if closing is None:
        return text
    return words.say("why", "next", text=text, more=_said(words, closing, **labels))


def _closing(loss: float, named: float) -> str | None:
    """What is to be said about the whole loss, where the reasons named do not make it clear."""
    if loss < EVEN:
        return "even"
    if named < EXPLAINED * loss:
        return "small-things"
    if _is_more(named, loss):
        return "rest-against"
    return "in-all" if named < loss - _slack(loss) else None


def _slack(loss: float) -> float:
    """Points by which the reasons named may differ from the loss."""
    return max(AGREES, AGREES * loss)


def _is_more(named: float, loss: float) -> bool:
    """Whether the reasons named clearly amount to more than the loss."""
    return named > loss + _slack(loss)


def _said(words: Catalogue, key: str, **values: object) -> str:
    return sentence(words.say("why", key, **values))


def _by_subject(reasons: Iterable[tuple[str, float]]) -> list[_Reason]:
    """The reasons, one for each subject that there are words for, the strongest first."""
    subjects: dict[str, dict[str, float]] = {}
    for part, points in reasons:
        if part in SUBJECT_OF:
            parts = subjects.setdefault(SUBJECT_OF[part], {})
            parts[part] = parts.get(part, 0.0) + points
    found = [_Reason(_phrase(parts), sum(parts.values())) for parts in subjects.values()]
    return sorted(found, key=lambda reason: -abs(reason.points))


def _phrase(parts: dict[str, float]) -> str:
    """The part of a subject whose phrase tells it: what was gained, unless that is hardly any of
    it or speaks for the other answer; otherwise the strongest of what is worth something later.
    """
    sign = 1 if sum(parts.values()) > 0 else -1
    gained = [part for part in parts if part not in LATER]
    size = sum(abs(points) for points in parts.values())
    if gained and sign * parts[gained[0]] >= NOTICED * size:
        return gained[0]
    return max(parts, key=lambda part: sign * parts[part])


def _named(reasons: Sequence[_Reason], loss: float) -> tuple[list[_Reason], list[_Reason]]:
    """The reasons that are named, for the better answer and against it.

    One against it that is hardly noticed is named all the same if those for it are more than the
    loss.
    """
    ahead = [reason for reason in reasons if reason.points >= LEAST_REASON][:MOST_FOR]
    behind = [reason for reason in reasons if reason.points <= -LEAST_REASON][:1]
    least = NOTICED * max((reason.points for reason in ahead), default=0.0)
    ahead = [reason for reason in ahead if reason.points >= least]
    if not _is_more(sum(reason.points for reason in ahead), loss):
        behind = [reason for reason in behind if -reason.points >= least]
    return ahead, behind


class _Speaker:
    """Tells reasons in a language, about one decision."""

    def __init__(self, words: Catalogue, chosen: str, rounds_left: int) -> None:
        self._words, self._chosen = words, chosen
        ends, too = (words.say("why", key) for key in ("when-ends", "when-too"))
        if rounds_left > 1:
            ends = words.say("why", "when", rest=words.count("round", rounds_left))
        self._when = itertools.chain([ends], itertools.repeat(too))

    def points(self, points: float) -> str:
        """A number of points."""
        return self._words.say("why", "points", number=self._words.decimal(abs(points)))

    def reason(self, reason: _Reason) -> str:
        """A reason for the better answer, as a clause."""
        points, when = self.points(reason.points), ""
        if "{when}" in self._words.table("reason")[reason.phrase]:
            when = next(self._when)
        return self._words.say(
            "reason", reason.phrase, points=points, when=when, chosen=self._chosen
        )

    def concession(self, reason: _Reason) -> str:
        """What speaks for the chosen answer, as a clause."""
        points = self.points(reason.points)
        return self._words.say("reason_against", reason.phrase, points=points, chosen=self._chosen)
