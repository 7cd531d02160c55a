"""Information-set Monte Carlo tree search, step by step.

A step begins with a given answer in a possible world, descends the tree, lets the quick policy play
on to the end of the next round or of one more, and adds the result to the edges it took. A node
stands for what the searching seat has done so far; the others' moves and the cards are left to
chance. The possible answers may differ from world to world, so each edge also counts how often it
was possible.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from notredame.compiling.twins import rule, scratch
from notredame.rules.knowledge.possible_worlds import imagine
from notredame.rules.model.actions import ASK_KEEP, MAX_CHOICES, N_ACTIONS
from notredame.rules.model.chance import seed_chance
from notredame.rules.model.pieces import MAX_PLAYERS
from notredame.rules.model.state import PHASE_OVER, State
from notredame.rules.play.questions import answers, apply_by

from .drafting import rate_keeps
from .policy import PRIOR, quick_answer
from .turns import ONE_TURN, VALUE, WAYS, rate_answers
from .value import value
from .workspace import LOWEST, WORLD, Workspace, put

# The fields of an edge, which is an answer at a node.
ACTION = 0
CHILD = 1
"""The node it leads to, or -1."""
NEXT = 2
"""The next edge of the same node, or -1."""
VISITS = 3
SEEN = 4
"""Visits of the node in which the answer was possible."""
TOTAL = 5
"""Results in millionths of a win, added up over the visits."""
WEIGHT = 6
"""The policy's weight of the answer, in thousandths of that of its best."""
EDGE = 7
"""Number of fields."""

# The fields of `Tree.used`.
NODES = 0
EDGES = 1
PATH = 2
SEED = 3
HERE = 4
"""The node that this step has reached, or -1 below the tree."""
BEGINNING = 5
"""The action that this step begins with."""
COUNTERS = 6
"""Number of fields."""

ROOT = 0
EDGES_A_NODE = 24
"""Average edges for each node that memory is allocated for; most nodes have fewer."""
LONGEST_PATH = 600
"""Most edges of a step that its result is added to."""
WIN = 1000000
"""A whole win, in the unit of results."""

ROUNDS_AHEAD = 1
"""Rounds that a step plays after the current one before it first values the position. Playing on
to the end of the game is much weaker: there is more chance in the result than effect of the answer.
"""
ENDS = 2
"""Ends of rounds at which a step of the search values the position, from the end of the next round
on; its result is their mean. The first has less chance in it, the later one less of the value's
error."""
EXPLORE = 0.3
"""Factor of the exploration term, which favours answers that the policy prefers."""
SPREAD = 1000
"""Advantage that counts as three quarters of a win, in hundredths of a point."""
BEST_OTHER = 50
"""Percentage of the advantage that is measured against the best of the others; the rest is measured
against their mean."""
FLATTEN = 20
"""Least weight of an answer, in thousandths of that of the policy's best."""


class Tree(NamedTuple):
    """The tree of one search."""

    edges: list[int]
    first: list[int]
    """Each node's first edge, or -1."""
    used: list[int]
    """Numbers of nodes, edges and path entries; the seed of the worlds; the current node; the
    first action."""
    path: list[int]
    """The edges taken in this step."""
    positions: list[int]
    """For each action, its position among the answers plus 1, or 0."""
    answers: list[int]
    found: list[int]
    """The edge of each answer."""
    chance: list[int]
    """The random generator of one step."""
    worths: list[int]
    """What the last end of the step is worth to each seat."""


@rule
def new_tree(nodes: int, seed: int) -> Tree:
    """A tree that has only its root and may grow to `nodes`; the seed determines its worlds."""
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
    )
    tree.used[NODES] = 1
    tree.used[EDGES] = 0
    tree.used[SEED] = seed
    tree.first[ROOT] = -1
    for action in range(N_ACTIONS):
        tree.positions[action] = 0
    return tree


@rule
def grow(s: State, seat: int, node: int, n: int, workspace: Workspace, tree: Tree) -> bool:
    """Add the missing edges, weighted by the policy; return whether the tree had room for them."""
    if tree.used[EDGES] + n > len(tree.edges) // EDGE:
        return False
    if s.ask == ASK_KEEP:
        rate_keeps(s, seat, tree.answers, workspace)
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
    """Find the edge of each answer; return whether all have one."""
    for k in range(n):
        tree.positions[tree.answers[k]] = k + 1
        tree.found[k] = -1
    missing = n
    e = tree.first[node]
    while e >= 0:
        k = tree.positions[tree.edges[EDGE * e + ACTION]]
        if k > 0:
            tree.found[k - 1] = e
            missing -= 1
        e = tree.edges[EDGE * e + NEXT]
    for k in range(n):
        tree.positions[tree.answers[k]] = 0
    return missing == 0


@rule
def imagine_world(veiled: State, seat: int, world: int, workspace: Workspace, tree: Tree) -> None:
    """Make `workspace.states[WORLD]` the possible world of a number."""
    seed_chance(tree.chance, tree.used[SEED] + world)
    put(workspace.states, WORLD, veiled)
    imagine(workspace.states[WORLD], seat, tree.chance)


@rule
def grow_root(veiled: State, seat: int, workspace: Workspace, tree: Tree) -> int:
    """Add the edges of the root; return their number.

    `tree.answers` are then the answers, `workspace.worths` what each is worth to the policy.
    """
    imagine_world(veiled, seat, 0, workspace, tree)
    s = workspace.states[WORLD]
    n = answers(s, seat, tree.answers)
    find_edges(ROOT, n, tree)
    grow(s, seat, ROOT, n, workspace, tree)
    return n


@rule
def edge_of_beginning(n: int, tree: Tree) -> int:
    """The edge of the action that this step begins with, which is one of the answers."""
    k = 0
    while tree.answers[k] != tree.used[BEGINNING] and k < n - 1:
        k += 1
    return tree.found[k]


@rule
def promising_edge(n: int, tree: Tree) -> int:
    """Choose the edge to take by PUCT: by its mean result, and by its weight if seldom tried."""
    weights = 0
    visits = 0
    total = 0
    for k in range(n):
        at = EDGE * tree.found[k]
        weights += tree.edges[at + WEIGHT]
        visits += tree.edges[at + VISITS]
        total += tree.edges[at + TOTAL]
    # An answer that was never tried starts from the mean result of the others.
    mean = total / (WIN * visits) if visits > 0 else 0.5
    best = -1.0
    chosen = tree.found[0]
    for k in range(n):
        at = EDGE * tree.found[k]
        tried = tree.edges[at + VISITS]
        good = tree.edges[at + TOTAL] / (WIN * tried) if tried > 0 else mean
        prior = tree.edges[at + WEIGHT] / weights
        promise = good + EXPLORE * prior * sqrt(tree.edges[at + SEEN]) / (1 + tried)
        if promise > best:
            best = promise
            chosen = tree.found[k]
    return chosen


@rule
def tree_answer(s: State, seat: int, workspace: Workspace, tree: Tree) -> int:
    """Choose the answer at the current node and move on to its child.

    When the tree is full, the policy answers.
    """
    node = tree.used[HERE]
    n = answers(s, seat, tree.answers)
    if not find_edges(node, n, tree):
        if not grow(s, seat, node, n, workspace, tree):
            tree.used[HERE] = -1
            return quick_answer(s, seat, workspace)
    for k in range(n):
        tree.edges[EDGE * tree.found[k] + SEEN] += 1
    e = edge_of_beginning(n, tree) if node == ROOT else promising_edge(n, tree)
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
def result_of_advantage(advantage: int) -> int:
    """The result of being ahead by some hundredths of a point, in millionths of a win: half a win
    when level, three quarters when ahead by SPREAD.
    """
    return WIN // 2 + WIN * advantage // (2 * (abs(advantage) + SPREAD))


@rule
def result_of_end(s: State, seat: int, workspace: Workspace, tree: Tree) -> int:
    """Write what an end of a step is worth to each seat; return the searching seat's result."""
    best = LOWEST
    total = 0
    for k in range(s.n):
        tree.worths[k] = value(s, k, workspace)
        if k != seat:
            total += tree.worths[k]
            best = max(best, tree.worths[k])
    mean = total // (s.n - 1)
    others = mean + BEST_OTHER * (best - mean) // 100
    return result_of_advantage(tree.worths[seat] - others)


@rule
def play_to_end_of(round_no: int, s: State, seat: int, workspace: Workspace, tree: Tree) -> None:
    """Play to the end of a round or of the game: by the tree as far as it goes, otherwise by the
    quick policy.
    """
    while s.round_no <= round_no and s.phase != PHASE_OVER:
        if s.current == seat and tree.used[HERE] >= 0:
            answer = tree_answer(s, seat, workspace, tree)
        else:
            answer = quick_answer(s, s.current, workspace)
        apply_by(s, s.current, answer)


@rule
def step(
    veiled: State,
    seat: int,
    action: int,
    world: int,
    ends: int,
    workspace: Workspace,
    tree: Tree,
) -> int:
    """Do one step of the search that begins with an action in the possible world of a number.

    Returns its result in millionths of a win, the mean over `ends` ends of rounds; only the quick
    policy plays after the first of them. After the last round, all ends are the end of the game.
    `workspace.states[WORLD]` is then the position at the last end.
    """
    imagine_world(veiled, seat, world, workspace, tree)
    s = workspace.states[WORLD]
    tree.used[BEGINNING] = action
    tree.used[HERE] = ROOT
    tree.used[PATH] = 0
    first_end = s.round_no + ROUNDS_AHEAD
    apply_by(s, seat, tree_answer(s, seat, workspace, tree))  # in the draft perhaps not `s.current`
    total = 0
    for end in range(ends):
        play_to_end_of(first_end + end, s, seat, workspace, tree)
        tree.used[HERE] = -1
        total += result_of_end(s, seat, workspace, tree)
    result = total // ends
    for k in range(tree.used[PATH]):
        at = EDGE * tree.path[k]
        tree.edges[at + VISITS] += 1
        tree.edges[at + TOTAL] += result
    return result
