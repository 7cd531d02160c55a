"""Information-set Monte Carlo tree search, step by step.

A step deals a possible world, goes down the tree, lets the quick policy play on to the end of the
next round, and remembers what came of it for every player. The tree's nodes are what its own seat
has done so far, not what the others did: their moves and the cards are the luck of the step. Which
answers there are may differ from world to world, so each edge counts how often it could be taken.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from notredame.compiling.twins import rule, scratch, table
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP, KEEP, MAX_CHOICES, N_ACTIONS
from notredame.rules.model.chance import seed_chance
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import PHASE_OVER, State
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
HERE = 5
"""The node that this step has come to, or -1 below the tree."""
COUNTERS = 6

ROOT = 0
EDGES_A_NODE = 24
"""How many edges there is memory for; most nodes have fewer."""
LONGEST_PATH = 600
WIN = 1000000
PRIOR = table(round(1000 * 0.9**k) for k in range(60))
"""The policy's weight of an answer that is k tenths of a point worse than its best."""

ROUNDS_AHEAD = 1
"""How many further rounds a step plays after this one before it asks for the value. Playing on to
the end of the game is much weaker: chance drowns what the answer was worth.
"""
EXPLORE = 0.3
"""How much an answer that the policy likes is worth trying."""
SPREAD = 1000
"""Hundredths of a point that make a lead three quarters of a win."""
BEST_OTHER = 50
"""Per cent of the margin that is to the best of the others, and not to their mean."""
FLATTEN = 20
"""The policy's weight of an answer is at least this, in thousandths of its best."""


class Tree(NamedTuple):
    """The tree of one search."""

    edges: list[int]
    first: list[int]
    """Each node's first edge, or -1."""
    used: list[int]
    """Counters: nodes, edges, places of the path and steps; the seed of the worlds; the node."""
    path: list[int]
    """The edges taken in this step."""
    spots: list[int]
    """For each action, its place among the answers plus 1, or 0."""
    answers: list[int]
    found: list[int]
    """The edge of each answer."""
    chance: list[int]
    """The generator of one step."""
    worths: list[int]
    """What the position at the end of the step is worth to each seat."""
    sums: list[int]
    """For each action at the root, the worth for each seat, added up."""


@rule
def plant(nodes: int, seed: int) -> Tree:
    """A tree that is nothing but its root and may grow to `nodes`; all its worlds follow from the
    seed.
    """
    tree = Tree(
        scratch(EDGE * EDGES_A_NODE * nodes),
        scratch(nodes),
        scratch(COUNTERS),
        scratch(LONGEST_PATH),
        scratch(N_ACTIONS),
        scratch(MAX_CHOICES),
        scratch(MAX_CHOICES),
        scratch(1),
        scratch(MAX_PLAYERS),
        scratch(MAX_PLAYERS * N_ACTIONS),
    )
    tree.used[NODES] = 1
    tree.used[EDGES] = 0
    tree.used[STEPS] = 0
    tree.used[SEED] = seed
    tree.first[ROOT] = -1
    for action in range(N_ACTIONS):
        tree.spots[action] = 0
    for k in range(MAX_PLAYERS * N_ACTIONS):
        tree.sums[k] = 0
    return tree


@rule
def grow(s: State, seat: int, node: int, n: int, workspace: Workspace, tree: Tree) -> bool:
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
        tree.edges[at + WEIGHT] = max(FLATTEN, PRIOR[gap])
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
def pick(n: int, tree: Tree) -> int:
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
        score = good + EXPLORE * prior * sqrt(tree.edges[at + SEEN]) / (1 + tried)
        if score > best:
            best = score
            chosen = tree.found[k]
    return chosen


@rule
def tree_answer(s: State, seat: int, workspace: Workspace, tree: Tree) -> int:
    """The answer at the node that was reached; below the tree's last nodes the policy plays on."""
    node = tree.used[HERE]
    n = answers(s, seat, tree.answers)
    if not find_edges(node, n, tree):
        if not grow(s, seat, node, n, workspace, tree):
            tree.used[HERE] = -1
            return quick_answer(s, seat, workspace)
    for k in range(n):
        tree.edges[EDGE * tree.found[k] + SEEN] += 1
    e = pick(n, tree)
    at = EDGE * e
    if tree.used[PATH] < LONGEST_PATH:
        tree.path[tree.used[PATH]] = e
        tree.used[PATH] += 1
    tree.used[HERE] = tree.edges[at + CHILD]
    if tree.edges[at + CHILD] < 0 and tree.used[NODES] < len(tree.first):
        tree.edges[at + CHILD] = tree.used[NODES]
        tree.first[tree.used[NODES]] = -1
        tree.used[NODES] += 1
    return tree.edges[at + ACTION]


@rule
def reckon(s: State, seat: int, workspace: Workspace, tree: Tree) -> int:
    """Write what the end of a step is worth to each seat; how much of a win it is for this one.

    Half a win when nobody leads; a lead of SPREAD is three quarters of one.
    """
    best = -1000000
    total = 0
    for k in range(s.n):
        tree.worths[k] = value(s, k, workspace)
        if k != seat:
            total += tree.worths[k]
            best = max(best, tree.worths[k])
    mean = total // (s.n - 1)
    others = mean + BEST_OTHER * (best - mean) // 100
    margin = tree.worths[seat] - others
    return WIN // 2 + WIN * margin // (2 * (abs(margin) + SPREAD))


@rule
def step(veiled: State, seat: int, workspace: Workspace, tree: Tree) -> None:
    """One step of the search."""
    seed_chance(tree.chance, tree.used[SEED] + tree.used[STEPS])
    put(workspace.states, WORLD, veiled)
    s = workspace.states[WORLD]
    imagine(s, seat, tree.chance)
    tree.used[HERE] = ROOT
    tree.used[PATH] = 0
    last = s.round_no + ROUNDS_AHEAD
    who = seat
    first = -1
    while s.round_no <= last and s.phase != PHASE_OVER:
        if who == seat and tree.used[HERE] >= 0:
            action = tree_answer(s, who, workspace, tree)
        else:
            action = quick_answer(s, who, workspace)
        if first < 0:
            first = action
        apply_by(s, who, action)
        who = s.current
    win = reckon(s, seat, workspace, tree)
    for k in range(tree.used[PATH]):
        at = EDGE * tree.path[k]
        tree.edges[at + VISITS] += 1
        tree.edges[at + TOTAL] += win
    for k in range(s.n):
        tree.sums[MAX_PLAYERS * first + k] += tree.worths[k]
    tree.used[STEPS] += 1


@rule
def search(veiled: State, seat: int, steps: int, workspace: Workspace, tree: Tree) -> None:
    """Take `steps` more, in a workspace that has not seen another position."""
    for _ in range(steps):
        step(veiled, seat, workspace, tree)


@rule
def visits_at_root(counts: list[int], tree: Tree) -> None:
    """Write how often each action was tried at the root."""
    for action in range(N_ACTIONS):
        counts[action] = 0
    e = tree.first[ROOT]
    while e >= 0:
        counts[tree.edges[EDGE * e + ACTION]] = tree.edges[EDGE * e + VISITS]
        e = tree.edges[EDGE * e + NEXT]
