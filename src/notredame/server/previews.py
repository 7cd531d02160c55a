"""What a choice would bring, as far as the seat that chooses can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from notredame.records.taking_back import REVEALING
from notredame.rules.actions import ASK_DONATION
from notredame.rules.apply import apply_by
from notredame.rules.choices import Choice
from notredame.rules.describe import seats_to_act
from notredame.rules.happenings import Event, read_event
from notredame.rules.pieces import PARK, RAT_END
from notredame.rules.plague import cathedral_tile, rat_after_plague
from notredame.rules.state import State, pieces
from notredame.rules.view import View
from notredame.text import Catalogue

from .followups import followup

AFTERWARDS = {"plague-strikes", "cathedral-scored", "period-ends", "round-begins"}
"""Events that come whatever is chosen, or by what others do as well."""
SIGNED = {"coins": "coin", "markers": "marker", "prestige": "prestige"}
"""What is counted, and the thing it is counted in."""

ACTIVE = {"play", "to", "hire"}
"""Choices of which one expects something; where they bring nothing, that is worth saying."""

Part = dict[str, Any]
"""`what` names its pictogram, `text` says it; `change` or `to` is the number alone."""


@dataclass(frozen=True)
class Preview:
    """What one choice does at once."""

    brings: tuple[Part, ...]
    ends_turn: bool
    """Afterwards somebody else chooses."""
    reveals: bool
    """Something hidden comes to light, so it cannot be taken back."""


def previews(view: View, choices: Sequence[Choice], words: Catalogue) -> list[Preview]:
    """A preview of each choice. A possible world stands in for what the seat cannot know.

    Nothing in a preview hangs on that world: it tells what is counted from open pieces, and
    stops where hidden cards would come in.
    """
    assert view.seat is not None
    seat = view.seat
    world = view.possible_world(0)
    found = []
    for choice in choices:
        s = world.copy()
        notes: list[tuple[int, int, int, int, int]] = []
        s.log = notes
        apply_by(s, seat, choice.action)
        events = [read_event(note, s.n) for note in notes]
        found.append(
            Preview(
                brings=tuple(_brings(_Tried(choice, seat, world, s, events), words)),
                ends_turn=seat not in seats_to_act(s),
                reveals=any(event.kind in REVEALING for event in events),
            )
        )
    return found


class _Tried:
    """A choice, tried out in a possible world."""

    def __init__(
        self, choice: Choice, seat: int, before: State, after: State, events: Sequence[Event]
    ) -> None:
        self.choice, self.seat, self.before, self.after = choice, seat, before, after
        mine = [event for event in events if event.seat == seat or event.kind in AFTERWARDS]
        end = next((k for k, event in enumerate(mine) if event.kind in AFTERWARDS), len(mine))
        self.own = mine[:end]
        """What the choice does to its seat, before anything that comes anyway."""
        self.struck = next(
            (e for e in mine[end:] if e.kind == "plague-strikes" and e.seat == seat), None
        )
        """The plague, when the choice ends the round."""

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.own if event.kind == kind]

    def counted(self, kind: str, part: str = "count") -> int:
        return sum(event.parts[part] for event in self.of(kind))

    def moved(self, to: str) -> int:
        """Markers that went to a place."""
        return sum(e.parts["count"] for e in self.of("markers-moved") if e.parts["to"] == to)


def _brings(tried: _Tried, words: Catalogue) -> list[Part]:
    out = [*_amounts(tried, words), *_rat(tried, words), *_placed(tried, words)]
    out += [*_cathedral(tried, words), *_park(tried, words), *_plague(tried, words)]
    parts = tried.choice.parts
    if tried.of("gray-seen"):
        out.append({"what": "person", "text": words.say("brings", "look")})
    if parts["do"] == "hire":
        # The scholar plays the third card at once.
        out += [
            {"what": "card", "text": words.card(e.parts["card"])} for e in tried.of("card-played")
        ]
    if parts["do"] == "keep":
        out.append({"what": "card", "text": words.say("card_hint", parts["card"])})
    asked = followup(tried.after, tried.seat, tried.choice, words)
    if asked is not None:
        out.append({"what": "step", "text": asked})
    elif parts["do"] in ACTIVE and (tried.of("no-effect") or _only_costs(parts["do"], out)):
        out.append({"what": "step", "text": words.say("brings", "nothing")})
    return out


def _only_costs(do: str, out: Sequence[Part]) -> bool:
    """Whether hiring somebody would bring nothing but the price."""
    return do == "hire" and all(part.get("change", 0) < 0 for part in out)


def _amounts(tried: _Tried, words: Catalogue) -> list[Part]:
    """Coins, markers and prestige, the park's part included."""
    gained = tried.counted("coins-gained")
    paid = tried.counted("coins-paid") + tried.counted("person-hired", "coins")
    prestige = tried.counted("prestige-gained") + tried.counted("prestige-gained", "park_bonus")
    totals = {
        "coins": gained - paid,
        "markers": tried.moved("supply"),
        "prestige": prestige - tried.counted("prestige-lost"),
    }
    return [
        {"what": what, "change": change, "text": words.signed(SIGNED[what], change)}
        for what, change in totals.items()
        if change or (what == "coins" and gained)
    ]


def _rat(tried: _Tried, words: Catalogue) -> list[Part]:
    """Where the rat goes now; what the plague does to it is another matter."""
    return [
        {"what": "rat", "to": event.parts["to"], "text": words.say("brings", "rat", **event.parts)}
        for event in tried.of("rat-moved")[-1:]
    ]


def _placed(tried: _Tried, words: Catalogue) -> list[Part]:
    """Markers that a person puts onto the board; where the others go, the choice says."""
    if tried.choice.parts["do"] != "hire":
        return []
    placed = {
        event.parts["to"]: event.parts["count"]
        for event in tried.of("markers-moved")
        if event.parts["from"] == "general-supply" and event.parts["to"] != "supply"
    }
    if not placed:
        return []
    key = "placed" if len(placed) == 1 else "placed-empty"
    markers = words.count("marker", sum(placed.values()))
    to = words.say("place_to", next(iter(placed)))
    return [{"what": "marker", "text": words.say("brings", key, markers=markers, to=to)}]


def _cathedral(tried: _Tried, words: Catalogue) -> list[Part]:
    """What a marker on the cathedral will bring, if nothing else changes there."""
    donating = tried.after.ask == ASK_DONATION and not tried.after.moved
    come = 1 if donating else tried.moved("cathedral")
    if not come:
        return []
    tile = cathedral_tile(tried.before)
    there = sum(p.cathedral for p in tried.before.players[: tried.before.n])
    share = tile // (there + come)
    return [{"what": "cathedral", "text": words.say("brings", "cathedral", tile=tile, share=share)}]


def _park(tried: _Tried, words: Catalogue) -> list[Part]:
    """The park's bonus, when pieces that come there or leave change it: two make one."""
    if tried.after.round_no != tried.before.round_no:
        return []
    was, now = (pieces(s.players[tried.seat], PARK) // 2 for s in (tried.before, tried.after))
    if now == was:
        return []
    key = "park" if now else "park-lost"
    return [{"what": "prestige", "text": words.say("brings", key, bonus=now)}]


def _plague(tried: _Tried, words: Catalogue) -> list[Part]:
    """Where the rat will be after this round's plague, when the choice changes that."""
    before, after = tried.before, tried.after
    was = rat_after_plague(before, before.players[tried.seat])
    if tried.struck is not None:
        moves = tried.of("rat-moved")
        rat = moves[-1].parts["to"] if moves else before.players[tried.seat].rat
        will = max(0, rat + tried.struck.parts["value"] - tried.struck.parts["hospital"])
    elif after.round_no == before.round_no:
        will = rat_after_plague(after, after.players[tried.seat])
    else:
        return []
    if min(was, RAT_END + 1) == min(will, RAT_END + 1):
        return []
    key = "plague-past" if will > RAT_END else "plague"
    return [{"what": "plague", "text": words.say("brings", key, to=will, end=RAT_END)}]
