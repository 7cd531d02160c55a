"""Information-set Monte Carlo tree search, step by step.

A step deals a possible world, goes down the trees, lets the quick policy play on to the end of a
round, and remembers what came of it for every player. A tree's nodes are what its player has done
so far, not what the others did: their moves and the cards are the luck of the step. Which answers
there are may differ from world to world, so each edge counts how often it could be taken.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from notredame.compiling.twins import rule, scratch, table
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP, KEEP, MAX_CHOICES, N_ACTIONS
from notredame.rules.model.chance import draw, seed_chance
from notredame.rules.model.state import PHASE_DRAFT, PHASE_OVER, UNKNOWN, State, deck_owner
from notredame.rules.play.questions import answers, apply_by

from .policy import WAYS, gain_of, quick_answer
from .turns import ONE_TURN, VALUE, rate_answers
from .value import value
from .workspace import WORLD, Workspace, put

# An edge: an answer at a node.
ACTION = 0
CHILD = 1
"""The node it leads to, or -1."""
NEXT = 2
"""The next edge of the same node, or -1."""
VISITS = 3
SEEN = 4
"""Visits of the node in which the answer was possible."""
TOTAL = 5
"""Millionths of a win, added up over the visits."""
WEIGHT = 6
"""What the policy thought of it."""
EDGE = 7

# What is counted in `Tree.used`.
NODES = 0
EDGES = 1
PATH = 2
STEPS = 3
SEED = 4

LONGEST_PATH = 600
WIN = 1000000
PRIOR = table(round(1000 * 0.9**k) for k in range(60))
"""The policy's weight of an answer that is k tenths of a point worse than its best."""

# How a search thinks: the variants that docs/bots.md compares.
TREES = 0
"""0: a tree for the own seat alone, the others play by the policy; 1: one for every seat."""
ROUNDS_AHEAD = 1
"""How many further rounds a step plays after this one before it asks for the value."""
EXPLORE = 2
"""Hundredths: how much an answer that the policy likes is worth trying."""
SPREAD = 3
"""Hundredths of a point that make a lead three quarters of a win."""
BEST_OTHER = 4
"""Hundredths: how much of the margin is to the best of the others, and not to their mean."""
FLATTEN = 5
"""The policy's weight of an answer is at least this, in thousandths of its best."""
PLAYOUTS = 6
"""Outside the trees: 0: everybody plays by the policy; 1: at random."""
DRAFTERS = 7
"""How the others draft where they have no tree: 0: by the policy; 1: at random."""
MEMORY = 8
"""0: worlds agree with all the seat has seen; 1: it has forgotten what it passed on."""
N_WAYS_OF_THINKING = 9


class Tree(NamedTuple):
    """The trees of one search."""

    edges: list[int]
    first: list[int]
    """Each node's first edge, or -1; the first five nodes are the seats' roots."""
    used: list[int]
    """How many nodes, edges, places of the path and steps were used, and the seed of the worlds."""
    path: list[int]
    """The edges taken in this step, and whose they are."""
    here: list[int]
    """Where each seat is in its tree, or -1 outside."""
    spots: list[int]
    """For each action, its place among the answers plus 1, or 0."""
    answers: list[int]
    found: list[int]
    """The edge of each answer."""
    chance: list[int]
    """The generator of one step."""
    worths: list[int]
    """What the position at the end of the step is worth to each seat, and then to win."""
    sums: list[int]
    """For each action at the root, the worth for each seat, added up."""


@rule
def plant(nodes: int, seed: int) -> Tree:
    """Trees that are roots and nothing else, with room for so many nodes; the seed is that of all
    worlds they will meet.
    """
    tree = Tree(
        scratch(EDGE * 6 * nodes),
        scratch(nodes),
        scratch(5),
        scratch(2 * LONGEST_PATH),
        scratch(5),
        scratch(N_ACTIONS),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(1),
        scratch(10),
        scratch(5 * N_ACTIONS),
    )
    tree.used[NODES] = 5
    tree.used[EDGES] = 0
    tree.used[STEPS] = 0
    tree.used[SEED] = seed
    for seat in range(5):
        tree.first[seat] = -1
    for action in range(N_ACTIONS):
        tree.spots[action] = 0
    for k in range(5 * N_ACTIONS):
        tree.sums[k] = 0
    return tree


@rule
def grow(
    s: State, seat: int, node: int, n: int, style: list[int], workspace: Workspace, tree: Tree
) -> bool:
    """Give every answer without one an edge, weighed by the policy; False when the tree is full."""
    if tree.used[EDGES] + n > len(tree.edges) // EDGE:
        return False
    if s.ask == ASK_KEEP:
        for k in range(n):
            gain_of(s, seat, tree.answers[k] - KEEP, workspace)
        # Rating a card writes on the workspace; now all are remembered.
        for k in range(n):
            workspace.worths[k] = gain_of(s, seat, tree.answers[k] - KEEP, workspace)
    else:
        rate_answers(s, seat, VALUE, ONE_TURN, WAYS, workspace)
    best = workspace.worths[0]
    for k in range(1, n):
        best = max(best, workspace.worths[k])
    for k in range(n):
        if tree.found[k] >= 0:
            continue
        e = tree.used[EDGES]
        tree.used[EDGES] += 1
        at = EDGE * e
        tree.edges[at + ACTION] = tree.answers[k]
        tree.edges[at + CHILD] = -1
        tree.edges[at + NEXT] = tree.first[node]
        tree.edges[at + VISITS] = 0
        tree.edges[at + SEEN] = 0
        tree.edges[at + TOTAL] = 0
        gap = min(len(PRIOR) - 1, (best - workspace.worths[k]) // 10)
        tree.edges[at + WEIGHT] = max(style[FLATTEN], PRIOR[gap])
        tree.first[node] = e
        tree.found[k] = e
    return True


@rule
def find_edges(node: int, n: int, tree: Tree) -> bool:
    """Find the edge of each answer; whether all have one."""
    for k in range(n):
        tree.spots[tree.answers[k]] = k + 1
        tree.found[k] = -1
    missing = n
    e = tree.first[node]
    while e >= 0:
        k = tree.spots[tree.edges[EDGE * e + ACTION]]
        if k > 0:
            tree.found[k - 1] = e
            missing -= 1
        e = tree.edges[EDGE * e + NEXT]
    for k in range(n):
        tree.spots[tree.answers[k]] = 0
    return missing == 0


@rule
def pick(n: int, style: list[int], tree: Tree) -> int:
    """The edge to take: what did well, and what the policy likes and was not tried enough."""
    weights = 0
    visits = 0
    total = 0
    for k in range(n):
        at = EDGE * tree.found[k]
        weights += tree.edges[at + WEIGHT]
        visits += tree.edges[at + VISITS]
        total += tree.edges[at + TOTAL]
    # What was never tried is thought of as what was, on the average.
    mean = total / (WIN * visits) if visits > 0 else 0.5
    best = -1.0
    chosen = tree.found[0]
    for k in range(n):
        at = EDGE * tree.found[k]
        tried = tree.edges[at + VISITS]
        good = tree.edges[at + TOTAL] / (WIN * tried) if tried > 0 else mean
        prior = tree.edges[at + WEIGHT] / weights
        score = good + 0.01 * style[EXPLORE] * prior * sqrt(tree.edges[at + SEEN]) / (1 + tried)
        if score > best:
            best = score
            chosen = tree.found[k]
    return chosen


@rule
def tree_answer(s: State, seat: int, style: list[int], workspace: Workspace, tree: Tree) -> int:
    """The answer of a seat that is in its tree; it leaves the tree where that has not grown yet."""
    node = tree.here[seat]
    n = answers(s, seat, tree.answers)
    if not find_edges(node, n, tree):
        if not grow(s, seat, node, n, style, workspace, tree):
            tree.here[seat] = -1
            return quick_answer(s, seat, workspace)
    for k in range(n):
        tree.edges[EDGE * tree.found[k] + SEEN] += 1
    e = pick(n, style, tree)
    at = EDGE * e
    if tree.used[PATH] < LONGEST_PATH:
        tree.path[2 * tree.used[PATH]] = e
        tree.path[2 * tree.used[PATH] + 1] = seat
        tree.used[PATH] += 1
    if tree.edges[at + CHILD] < 0:
        if tree.used[NODES] < len(tree.first):
            tree.edges[at + CHILD] = tree.used[NODES]
            tree.first[tree.used[NODES]] = -1
            tree.used[NODES] += 1
        tree.here[seat] = -1
    else:
        tree.here[seat] = tree.edges[at + CHILD]
    return tree.edges[at + ACTION]


@rule
def reckon(s: State, style: list[int], workspace: Workspace, tree: Tree) -> None:
    """What the end of a step is worth to each seat, and how much of a win that is.

    Half a win when nobody leads; a lead of SPREAD is three quarters of one.
    """
    for seat in range(s.n):
        tree.worths[seat] = value(s, seat, workspace)
    for seat in range(s.n):
        best = -1000000
        total = 0
        for other in range(s.n):
            if other != seat:
                total += tree.worths[other]
                best = max(best, tree.worths[other])
        mean = total // (s.n - 1)
        others = mean + style[BEST_OTHER] * (best - mean) // 100
        margin = tree.worths[seat] - others
        tree.worths[5 + seat] = WIN // 2 + WIN * margin // (2 * (abs(margin) + style[SPREAD]))


@rule
def forget_passed(s: State, seat: int) -> None:
    """Forget every card that neither lies open nor is in the own hand; its third is gone too."""
    for colour in range(s.n):
        p = s.players[colour]
        for k in range(3 * (s.round_no // 3), s.round_no + 1):
            for slot in range(3):
                mine = k == s.round_no and in_own_hand(s, seat, colour, slot)
                if not mine and not (p.shown >> (3 * (k % 3) + slot)) & 1:
                    p.deck[3 * k + slot] = UNKNOWN


@rule
def in_own_hand(s: State, seat: int, colour: int, slot: int) -> bool:
    """Whether a card of this round is before a seat or in its hand."""
    drafted = s.players[seat].drafted
    if s.phase != PHASE_DRAFT or drafted == 2:
        return deck_owner(s, seat, slot) == colour
    if colour == seat:
        return drafted == 0 or slot == 0
    return drafted == 1 and slot > 0 and colour == (seat - 1) % s.n


@rule
def step(veiled: State, seat: int, style: list[int], workspace: Workspace, tree: Tree) -> None:
    """One step of the search."""
    rng = tree.chance
    seed_chance(rng, tree.used[SEED] + tree.used[STEPS])
    put(workspace.states, WORLD, veiled)
    s = workspace.states[WORLD]
    if style[MEMORY] > 0:
        forget_passed(s, seat)
    imagine(s, seat, rng)
    for other in range(s.n):
        tree.here[other] = other if other == seat or style[TREES] > 0 else -1
    tree.used[PATH] = 0
    last = s.round_no + style[ROUNDS_AHEAD]
    who = seat
    first = -1
    while s.round_no <= last and s.phase != PHASE_OVER:
        if tree.here[who] >= 0:
            action = tree_answer(s, who, style, workspace, tree)
        elif style[PLAYOUTS] > 0 or (style[DRAFTERS] > 0 and s.ask == ASK_KEEP):
            action = tree.answers[draw(rng, answers(s, who, tree.answers))]
        else:
            action = quick_answer(s, who, workspace)
        if first < 0:
            first = action
        apply_by(s, who, action)
        who = s.current
    reckon(s, style, workspace, tree)
    for k in range(tree.used[PATH]):
        at = EDGE * tree.path[2 * k]
        tree.edges[at + VISITS] += 1
        tree.edges[at + TOTAL] += tree.worths[5 + tree.path[2 * k + 1]]
    for other in range(s.n):
        tree.sums[5 * first + other] += tree.worths[other]
    tree.used[STEPS] += 1


@rule
def search(
    veiled: State, seat: int, steps: int, style: list[int], workspace: Workspace, tree: Tree
) -> None:
    """So many steps more, at a workspace that has not seen another position."""
    for _ in range(steps):
        step(veiled, seat, style, workspace, tree)


@rule
def visits_at_root(seat: int, counts: list[int], tree: Tree) -> None:
    """Write how often each action was tried at a seat's root."""
    for action in range(N_ACTIONS):
        counts[action] = 0
    e = tree.first[seat]
    while e >= 0:
        counts[tree.edges[EDGE * e + ACTION]] = tree.edges[EDGE * e + VISITS]
        e = tree.edges[EDGE * e + NEXT]
