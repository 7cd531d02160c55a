"""A choice tried out in a possible world."""

from __future__ import annotations

from collections.abc import Sequence

from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from notredame.rules.model.actions import ASK_MARKER, QUESTIONS
from notredame.rules.model.pieces import CARDS, RAT_END, SECTORS
from notredame.rules.model.state import Note, State, pieces
from notredame.rules.named_events import Event, read_event
from notredame.rules.play.plague import rat_after_plague
from notredame.rules.play.questions import apply_by

AFTERWARDS = {"plague-strikes", "cathedral-scored", "period-ends", "round-begins"}
"""Events that follow whatever is chosen, or that others cause as well."""
WITHOUT_ACTION = {"minstrel-to", "butcher"}
"""Questions whose sector executes no action when a piece arrives."""


def try_out(world: State, seat: int, choice: Choice) -> Trial:
    """The trial of a seat's choice in a copy of the world."""
    return Trial(choice, seat, world, *_applied(world, seat, choice))


def _applied(world: State, seat: int, choice: Choice) -> tuple[State, list[Event]]:
    s = world.copy()
    notes: list[Note] = []
    s.log = notes
    apply_by(s, seat, choice.action)
    return s, [read_event(note, s.n) for note in notes]


class Trial:
    """A choice with the world before and after it, and the events in between."""

    def __init__(
        self, choice: Choice, seat: int, before: State, after: State, events: Sequence[Event]
    ) -> None:
        self.choice, self.seat, self.before, self.after = choice, seat, before, after
        self.events = events
        self.question = QUESTIONS[before.ask]
        mine = [event for event in events if event.seat == seat or event.kind in AFTERWARDS]
        end = next((k for k, event in enumerate(mine) if event.kind in AFTERWARDS), len(mine))
        self.own = mine[:end]
        """Events of the seat that the choice itself causes."""
        self.struck = next(
            (e for e in mine[end:] if e.kind == "plague-strikes" and e.seat == seat), None
        )
        """The plague in the seat's borough, if the choice ends the round."""

    @property
    def same_turn(self) -> bool:
        """Whether the same turn of the same phase continues afterwards."""
        then, now = self.before, self.after
        return (then.round_no, then.phase, then.turn) == (now.round_no, now.phase, now.turn)

    def ways(self) -> list[Trial]:
        """With an empty supply, one trial for each marker that may move (A2); otherwise this one.

        Effects common to all of them are certain before the marker is chosen.
        """
        if self.after.ask != ASK_MARKER:
            return [self]
        return [
            self._with(choice)
            for choice in View(self.after, self.seat).choices()
            if choice.parts["do"] == "from"
        ]

    def _with(self, answer: Choice) -> Trial:
        after, events = _applied(self.after, self.seat, answer)
        return Trial(self.choice, self.seat, self.before, after, [*self.events, *events])

    def of(self, kind: str) -> list[Event]:
        """The seat's own events of one kind."""
        return [event for event in self.own if event.kind == kind]

    def counted(self, kind: str, part: str = "count") -> int:
        """Sum of one field over all events of a kind."""
        return sum(event.parts[part] for event in self.of(kind))

    def moved(self, to: str) -> int:
        """Number of markers placed on a place."""
        return sum(e.parts["count"] for e in self.of("markers-moved") if e.parts["to"] == to)

    def acting(self) -> str | None:
        """The sector whose action the choice executes, if it names one."""
        parts = self.choice.parts
        if parts["do"] == "to":
            return None if self.question in WITHOUT_ACTION else str(parts["sector"])
        if self.question == "marker" and parts["do"] == "from":
            return CARDS[self.before.card_to_place]
        played = self.of("card-played")
        if not played or not self.moved(played[-1].parts["card"]):
            return None
        return str(played[-1].parts["card"])

    def rat_after_plague(self) -> int | None:
        """Where the rat will be after this round's plague, perhaps past the end of its track.

        None if the choice does not change that.
        """
        before, after = self.before, self.after
        was = rat_after_plague(before, before.players[self.seat])
        if self.struck is not None:
            moves = self.of("rat-moved")
            rat = moves[-1].parts["to"] if moves else before.players[self.seat].rat
            will = max(0, rat + self.struck.parts["value"] - self.struck.parts["hospital"])
        elif after.round_no == before.round_no:
            will = rat_after_plague(after, after.players[self.seat])
        else:
            return None
        return None if min(was, RAT_END + 1) == min(will, RAT_END + 1) else will

    def pieces_before(self, sector: str) -> int:
        """Number of pieces in the seat's own sector before the choice."""
        return pieces(self.before.players[self.seat], SECTORS.index(sector))

    def pieces_after(self, sector: str) -> int:
        """Number of pieces in the seat's own sector just after the choice."""
        count = self.pieces_before(sector)
        for event in [*self.of("markers-moved"), *self.of("friend-moved")]:
            came = (event.parts["to"] == sector) - (event.parts["from"] == sector)
            count += came * event.parts.get("count", 1)
        return count
