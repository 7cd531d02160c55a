"""An observer at the table who notes only what a seat's own events tell.

Independent of the veil: it never looks at the state, so it can be used to check the veil.
"""

from __future__ import annotations

from notredame.rules.game import Game
from notredame.rules.knowledge.veil import WATCHER
from notredame.rules.model.persons import PERSONS
from notredame.rules.model.pieces import CARDS, COLOURS
from notredame.rules.model.state import PHASE_OVER, UNKNOWN, State
from notredame.rules.named_events import Event

SECRET = {
    "cards-drawn": ("cards",),
    "card-kept": ("card",),
    "cards-passed": ("cards",),
    "cards-received": ("cards",),
    "card-hidden": ("card", "colour"),
    "grey-seen": ("person",),
}
"""Fields that only the event's own seat may know; written apart from the rules' declaration."""


class Observer:
    """Notes of a seat (or the watcher, -1) about this period's decks and the grey persons."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self.n = game.state.n
        self.spied = False
        self.grey: dict[int, int] = {}
        self.round = -1
        self.known: dict[tuple[int, int], int] = {}
        """(colour, 3 * round of the period + slot) to card."""
        self.pairs: dict[tuple[int, int], frozenset[int]] = {}
        """(colour, round of the period) to the two cards in slots 1 and 2, order unknown."""
        self.kept = 0
        self.read(game.events(0))

    def seat_of(self, colour: str) -> int:
        index = COLOURS.index(colour)
        return index // 2 if self.n == 2 else index

    def read(self, events: list[Event]) -> None:
        """Read events as this seat may see them."""
        for event in events:
            seen = event.seen_by(None if self.viewer == WATCHER else self.viewer)
            self._read(seen)

    def _read(self, event: Event) -> None:
        mine = event.seat == self.viewer
        parts = event.parts
        for part in SECRET.get(event.kind, ()):
            assert (parts[part] is None) != mine, f"{event.kind} of seat {event.seat}: {part}"
        if event.kind == "round-begins":
            self.round += 1
            self.kept = 0
            if self.round % 3 == 0:
                self.known.clear()
                self.pairs.clear()
        elif event.kind == "persons-appear":
            self.grey[self.round] = PERSONS.index(parts["persons"][2])
        elif event.kind == "cards-drawn" and mine:
            self.drawn = [CARDS.index(card) for card in parts["cards"]]
        elif event.kind == "card-kept" and mine:
            card = CARDS.index(parts["card"])
            if self.kept == 0:
                self._note(self.viewer, 0, card)
                rest = frozenset(self.drawn) - {card}
                self.pairs[self.viewer, self.round % 3] = rest
            else:
                right = (self.viewer - 1) % self.n
                self._note(right, 1, card)
                (other,) = self.pairs[right, self.round % 3] - {card}
                self._note(right, 2, other)
            self.kept += 1
        elif event.kind == "cards-received" and mine:
            cards = frozenset(CARDS.index(card) for card in parts["cards"])
            if len(cards) == 2:
                self.pairs[(self.viewer - 1) % self.n, self.round % 3] = cards
            else:
                self._note((self.viewer - 2) % self.n, 2, next(iter(cards)))
        elif event.kind == "card-played":
            colour = self.seat_of(parts["colour"])
            assert event.seat is not None
            card = CARDS.index(parts["card"])
            slot = (event.seat - colour) % self.n
            if self.n == 2 and event.seat == colour:
                self._played_own_of_two(colour, card)
            else:
                self._note(colour, slot, card)
        elif event.kind == "grey-seen" and parts["person"] is not None:
            self.spied = True
            self.grey[("ABC".index(parts["round"][0])) * 3 + int(parts["round"][1]) - 1] = (
                PERSONS.index(parts["person"])
            )

    def _played_own_of_two(self, colour: int, card: int) -> None:
        """Note a played card of a player's own colour, which two players keep or get back.

        A player knows one of the two and so can tell; a watcher notes those played in order.
        """
        here = 3 * (self.round % 3)
        pair = self.pairs.get((colour, self.round % 3))
        if pair is not None:
            self._note(colour, 2 if card in pair else 0, card)
            return
        cards = [self.known[colour, here + k] for k in (0, 2) if (colour, here + k) in self.known]
        for slot, known in zip((0, 2), sorted([*cards, card]), strict=False):
            self.known[colour, here + slot] = known

    def _note(self, colour: int, slot: int, card: int) -> None:
        here = 3 * (self.round % 3)
        self.known[colour, here + slot] = card
        pair = self.pairs.get((colour, self.round % 3))
        if pair is not None and slot > 0 and card in pair:
            (other,) = pair - {card}
            self.known[colour, here + 3 - slot] = other

    def knows(self, colour: int, place: int) -> bool:
        """Whether the card at a place of this period's deck is known, at least as one of a pair."""
        if (colour, place) in self.known:
            return True
        if self.viewer == colour and place // 3 == self.round % 3 and self.kept == 0:
            return True
        return place % 3 > 0 and (colour, place // 3) in self.pairs

    def knows_only_pair(self, colour: int, round_of_period: int) -> bool:
        """Whether two cards passed on are known, but not who has which."""
        place = 3 * round_of_period + 1
        return (colour, round_of_period) in self.pairs and (colour, place) not in self.known

    def agrees_with(self, view: State) -> None:
        """Check that a veiled state shows this seat what its notes say, no less and no more."""
        if view.phase == PHASE_OVER:
            return
        first = 9 * (view.round_no // 3)
        for colour in range(view.n):
            deck = view.players[colour].deck
            for place in range(9):
                card = deck[first + place]
                assert (card != UNKNOWN) == self.knows(colour, place), (
                    f"seat {self.viewer}, deck {colour}, place {place}: {card}"
                )
                if (colour, place) in self.known:
                    assert card == self.known[colour, place]
                elif place % 3 > 0 and (colour, place // 3) in self.pairs:
                    assert card in self.pairs[colour, place // 3]
            assert deck[first + 9 :] == [UNKNOWN] * (18 - first)
        for k, person in enumerate(view.grey):
            assert person == self.grey.get(k, UNKNOWN)
        for k, person in enumerate(view.brown):
            assert (person != UNKNOWN) == (k < 2 * (view.round_no + 1))
