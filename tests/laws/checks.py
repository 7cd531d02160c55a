"""The laws of the game, to be checked at every state of random games.

Used by the tests on a sample and by `make soak` on many games.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any

from notredame.compiling import structs
from notredame.records import read, write_json, write_text
from notredame.rules.fast.raw import engine
from notredame.rules.game import Game
from notredame.rules.knowledge.description import seats_to_act
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.knowledge.veil import WATCHER, veil
from notredame.rules.model.actions import MAX_CHOICES, N_ACTIONS
from notredame.rules.model.persons import GROUP
from notredame.rules.model.pieces import MARKERS, N_CARDS
from notredame.rules.model.state import PHASE_OVER, UNKNOWN, State
from notredame.rules.play.questions import legal_for

from .observer import Observer


def check_pieces(s: State) -> None:
    """Check that pieces are conserved and every number stays in its range."""
    over = s.phase == PHASE_OVER
    for seat in range(s.n):
        p = s.players[seat]
        counts = [p.supply, p.general, p.cathedral, *p.sectors]
        assert sum(counts) == MARKERS
        assert min(counts) >= 0
        assert 0 <= p.rat <= 9
        assert -1 <= p.friend <= 6
        assert 0 <= p.carriage < 5 * s.boroughs
        assert p.coins >= 0
        assert p.prestige == sum(p.ledger)
        assert p.prestige >= 0
        period = 3 if over else s.round_no // 3
        assert p.deck[: 9 * period] == [UNKNOWN] * (9 * period)
        for later in range(period, 3):
            assert sorted(p.deck[9 * later : 9 * later + 9]) == list(range(N_CARDS))
        for colour in range(5):
            assert p.by_colour[colour] == sum(p.taken[4 * colour : 4 * colour + 4])
    if s.coin_limit:
        assert sum(p.coins for p in s.players[: s.n]) <= s.coin_limit
    for colour in range(s.boroughs):
        for kind in range(4):
            on_board = s.tokens[4 * colour : 4 * colour + 4].count(kind)
            held = sum(p.taken[4 * colour + kind] for p in s.players[: s.n])
            assert on_board + held == 1
    for period in range(3):
        assert sorted(s.brown[6 * period : 6 * period + 6]) == list(range(6))
    assert len(set(s.grey)) == 9
    assert [GROUP[person] for person in s.grey] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def check_choices(s: State) -> None:
    """Check that choices are unique, sorted, in range, and never a single one before the end."""
    out = [0] * MAX_CHOICES
    to_act = seats_to_act(s)
    if s.phase == PHASE_OVER:
        assert not to_act
        return
    assert s.current in to_act
    for seat in range(s.n):
        found = out[: legal_for(s, seat, out)]
        assert found == sorted(set(found))
        assert all(0 <= action < N_ACTIONS for action in found)
        assert (len(found) >= 2) == (seat in to_act)
        assert bool(found) == (seat in to_act)


def veiled(s: State, viewer: int) -> State:
    """What a seat may see."""
    out = s.copy()
    veil(out, viewer)
    return out


def viewers(s: State) -> range:
    """All seats, and the watcher."""
    return range(WATCHER, s.n)


def with_other_secrets(s: State, observer: Observer, viewer: int, rng: random.Random) -> State:
    """A state in which all that a seat cannot know is dealt differently.

    What it can know comes from the observer, who reads only the seat's own events.
    """
    other = s.copy()
    for colour in range(s.n):
        if s.n == 2 and viewer == WATCHER:
            swap_kept_and_returned(other, colour, came_back_was_played(other, colour))
        deck = other.players[colour].deck
        first, now = 9 * (s.round_no // 3), 3 * s.round_no
        places = [i for i in range(first, first + 9) if not observer.knows(colour, i - first)]
        cards = [deck[i] for i in places]
        rng.shuffle(cards)
        for i, card in zip(places, cards, strict=True):
            deck[i] = card
        for k in range(first, now + 1, 3):
            if observer.knows_only_pair(colour, (k - first) // 3) and rng.random() < 0.5:
                deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
        if s.n == 2 and viewer == WATCHER:
            swap_kept_and_returned(other, colour, [r for r in range(3) if rng.random() < 0.5])
        settle(other, colour)
        for later in range(first + 9, 27, 9):
            rest = deck[later : later + 9]
            rng.shuffle(rest)
            deck[later : later + 9] = rest
    shown = s.round_no + 1
    for period in range(3):
        shuffle_tail(other.brown, max(2 * shown, 6 * period), 6 * period + 6, rng)
        if not observer.spied:
            shuffle_tail(other.grey, max(shown, 3 * period), 3 * period + 3, rng)
    return other


def swap_kept_and_returned(s: State, colour: int, rounds: Iterable[int]) -> None:
    """Two players: in some rounds of the period, swap the card kept and the one that came back.

    Nobody outside can tell which is which, as far as they were played.
    """
    p = s.players[colour]
    for r in rounds:
        k = 3 * (s.round_no - s.round_no % 3 + r)
        kept, back = p.shown >> 3 * r & 1, p.shown >> 3 * r + 2 & 1
        if kept or back:
            p.deck[k], p.deck[k + 2] = p.deck[k + 2], p.deck[k]
        if kept != back:
            p.shown ^= 0b101 << 3 * r
            if k == 3 * s.round_no and p.in_hand & 0b101:
                p.in_hand ^= 0b101


def came_back_was_played(s: State, colour: int) -> list[int]:
    """Two players: rounds in which the card that came back was played and the kept one was not."""
    shown = s.players[colour].shown
    return [r for r in range(3) if shown >> 3 * r & 0b101 == 0b100]


def settle(s: State, colour: int) -> None:
    """Sort the cards that nobody has chosen from yet."""
    p, left = s.players[colour], s.players[(colour + 1) % s.n]
    k = 3 * s.round_no
    if p.drafted == 0:
        p.deck[k : k + 3] = sorted(p.deck[k : k + 3])
    elif left.drafted < 2:
        p.deck[k + 1 : k + 3] = sorted(p.deck[k + 1 : k + 3])


def shuffle_tail(items: list[int], first: int, last: int, rng: random.Random) -> None:
    """Shuffle the items from `first` up to, but not including, `last`."""
    if first < last:
        part = items[first:last]
        rng.shuffle(part)
        items[first:last] = part


def check_views(game: Game, observers: dict[int, Observer], rng: random.Random) -> None:
    """Check that a view hides exactly what the seat cannot know, and that worlds agree with it."""
    s = game.state
    for viewer in viewers(s):
        view = veiled(s, viewer)
        observers[viewer].agrees_with(view)
        if s.phase != PHASE_OVER:
            other = with_other_secrets(s, observers[viewer], viewer, rng)
            assert veiled(other, viewer) == view, f"seat {viewer} sees a secret"
        world = view.copy()
        chance = engine("plain").chance(rng.randrange(1 << 40))
        imagine(world, viewer, chance)
        check_pieces(world)
        check_choices(world)
        assert veiled(world, viewer) == view, f"seat {viewer} could tell the world from the game"


def all_deals(s: State, viewer: int, colour: int) -> Iterator[tuple[int, ...]]:
    """Every way the deck of a colour can lie in this period that gives a seat the same view."""
    target = veiled(s, viewer)
    first = 9 * (s.round_no // 3)
    view = target.players[colour].deck[first : first + 9]
    gaps = [i for i, card in enumerate(view) if card == UNKNOWN]
    unseen = [card for card in range(N_CARDS) if card not in view]
    outside = s.n == 2 and viewer == WATCHER
    found = set()
    for cards in permutations(unseen):
        for flips in range(64 if outside else 8):
            trial = s.copy()
            if outside:
                swap_kept_and_returned(trial, colour, came_back_was_played(trial, colour))
            deck = trial.players[colour].deck
            deck[first : first + 9] = view
            for gap, card in zip(gaps, cards, strict=True):
                deck[first + gap] = card
            for r in range(3):
                k = first + 3 * r
                if flips >> r & 1 and k <= 3 * s.round_no:
                    deck[k + 1], deck[k + 2] = deck[k + 2], deck[k + 1]
            swap_kept_and_returned(trial, colour, [r for r in range(3) if flips >> (3 + r) & 1])
            settle(trial, colour)
            if veiled(trial, viewer) == target:
                found.add(tuple(deck[first : first + 9]))
    yield from sorted(found)


def check_compiled(plain: State, held: Any, seed: int) -> None:
    """Check that plain and compiled states, choices, views and worlds are equal, byte by byte."""
    fast, slow = engine("compiled"), engine("plain")
    assert structs.pack(plain).tobytes() == held.tobytes()
    assert slow.legal(plain) == fast.legal(held)
    viewer = seed % (plain.n + 1) - 1
    view, fast_view = slow.veil(plain, viewer), fast.veil(held, viewer)
    assert structs.pack(view).tobytes() == fast_view.tobytes()
    world = slow.imagine(view, viewer, slow.chance(seed))
    fast_world = fast.imagine(fast_view, viewer, fast.chance(seed))
    assert structs.pack(world).tobytes() == fast_world.tobytes()


def check_record(game: Game) -> None:
    """Check that a game written and read back, in either form, is the same game."""
    for written in (write_text(game), write_json(game)):
        again = read(written)
        assert again.state == game.state
        assert again.moves == game.moves
        assert again.deal == game.deal
        assert again.result() == game.result()


def play_lawfully(
    game: Game, seed: int, *, views_every: int = 1, with_compiled: bool = True
) -> Game:
    """Play a game at random and check the laws at every state on the way."""
    rng = random.Random(seed)
    observers = {viewer: Observer(game, viewer) for viewer in viewers(game.state)}
    fast = engine("compiled") if with_compiled else None
    held = fast.hold(game.state) if fast else None
    step = 0
    while True:
        check_pieces(game.state)
        check_choices(game.state)
        if fast:
            check_compiled(game.state, held, step)
        if step % views_every == 0 or game.over:
            check_views(game, observers, rng)
        if game.over:
            check_record(game)
            return game
        seat = rng.choice(game.to_act)
        choice = rng.choice(game.choices(seat))
        before = game.state.copy() if step % 16 == 0 else None
        twin = game.copy() if before else game
        events = game.play(seat, choice)
        if before is not None:
            assert twin.state == before, "a copy changed with its original"
            assert [e.as_dict() for e in twin.play(seat, choice)] == [e.as_dict() for e in events]
            assert twin.state == game.state
        if fast:
            assert choice.action in fast.legal_for(held, seat)
            fast.apply_by(held, seat, choice.action)
        for observer in observers.values():
            observer.read(events)
        step += 1
