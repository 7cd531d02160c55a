"""Resolves the page's style sheets for drawings, because the SVG renderer knows little CSS.

Supported are classes and element names, the descendant and child combinators, `:is()`, variables
with inheritance, and `light-dark()`, of which the light value is taken.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

DRAWN = (
    "fill",
    "font-family",
    "font-weight",
    "opacity",
    "stroke",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
    "text-anchor",
)
"""Properties that are also SVG attributes; the others matter to the page only.

`web/table/ending/png.js` has the same list for the browser.
"""

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CONDITION = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
COMMA = re.compile(r",(?![^()]*\))")
IS = re.compile(r":is\(([^()]*)\)")
LIGHT_DARK = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)")
VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")
COMPOUND = re.compile(r"([\w*]*)((?:\.[\w-]+)*)")


@dataclass(frozen=True)
class Element:
    """An element of a drawing, as far as selectors distinguish it."""

    name: str
    classes: frozenset[str]


@dataclass(frozen=True)
class Selector:
    """A selector: the element it is for comes last, after those around it."""

    steps: tuple[tuple[str, Element], ...]
    """Elements, each with the combinator before it: a blank, or > for a direct child."""

    def specificity(self) -> tuple[int, int]:
        """Number of classes, then of element names; the rule with the higher one wins."""
        elements = [element for _, element in self.steps]
        return sum(len(e.classes) for e in elements), sum(e.name != "" for e in elements)

    def fits(self, path: Sequence[Element]) -> bool:
        """Whether it selects the last element of a path that starts at the outermost one."""
        return _one_fits(self.steps[-1][1], path[-1]) and _fits(self.steps, path, len(path) - 1)


def _one_fits(wanted: Element, found: Element) -> bool:
    return wanted.name in ("", found.name) and wanted.classes <= found.classes


def _fits(steps: Sequence[tuple[str, Element]], path: Sequence[Element], at: int) -> bool:
    """Whether all steps but the last fit elements around `path[at]`, which fits the last."""
    if len(steps) == 1:
        return True
    nearest = at - 1 if steps[-1][0] == ">" else 0
    return any(
        _one_fits(steps[-2][1], path[k]) and _fits(steps[:-1], path, k)
        for k in range(max(nearest, 0), at)
    )


@dataclass(frozen=True)
class Rule:
    """A CSS rule."""

    selector: Selector
    declared: Mapping[str, str]
    number: int
    """Its position in the sheets; of two equally specific rules the later one wins."""

    def rank(self) -> tuple[int, int, int]:
        """Sort key: the rule with the highest rank wins."""
        return (*self.selector.specificity(), self.number)


class Styles:
    """The rules of some style sheets."""

    def __init__(self, *sheets: str) -> None:
        self.variables: dict[str, str] = {}
        """The variables of `:root`."""
        self._rules: defaultdict[str, list[Rule]] = defaultdict(list)
        self._count = 0
        for sheet in sheets:
            self._read(CONDITION.sub("", COMMENT.sub("", sheet)))

    def _read(self, sheet: str) -> None:
        for heads, body in BLOCK.findall(sheet):
            declared = dict(_declarations(body))
            for head in _alternatives(heads):
                if head == ":root":
                    self.variables |= declared
                elif head.startswith(".drawing") and ":" not in head:
                    selector = _selector(head)
                    last = selector.steps[-1][1]
                    key = min(last.classes, default=last.name)
                    self._rules[key].append(Rule(selector, declared, self._count))
                    self._count += 1

    def of(self, path: Sequence[Element]) -> dict[str, str]:
        """Properties and variables declared for the last element of a path, not yet resolved."""
        element = path[-1]
        found = [
            rule
            for key in (element.name, *element.classes)
            for rule in self._rules.get(key, ())
            if rule.selector.fits(path)
        ]
        found.sort(key=Rule.rank)
        return {name: value for rule in found for name, value in rule.declared.items()}


def resolved(value: str, variables: Mapping[str, str]) -> str:
    """A value with every variable replaced."""
    while "var(" in value:
        value = VARIABLE.sub(lambda found: variables.get(found[1], found[2] or "none"), value)
    return value


def _declarations(body: str) -> list[tuple[str, str]]:
    pairs = [line.partition(":") for line in body.split(";") if line.strip()]
    return [(name.strip(), LIGHT_DARK.sub(r"\1", value.strip())) for name, _, value in pairs]


def _alternatives(heads: str) -> list[str]:
    """Expand a rule's head into single selectors: split it at commas and expand each `:is()`."""
    out = []
    for head in COMMA.split(heads):
        pieces = IS.split(" ".join(head.split()))
        # Every second piece is the argument of an :is().
        choices = [piece.split(",") if k % 2 else [piece] for k, piece in enumerate(pieces)]
        for chosen in product(*choices):
            whole = [piece.strip() if k % 2 else piece for k, piece in enumerate(chosen)]
            out.append("".join(whole))
    return out


def _selector(head: str) -> Selector:
    steps, combinator = [], " "
    for word in head.replace(">", " > ").split():
        if word == ">":
            combinator = word
            continue
        found = COMPOUND.fullmatch(word)
        assert found is not None, f"a selector that is not supported: {head}"
        classes = frozenset(filter(None, found[2].split(".")))
        steps.append((combinator, Element(found[1], classes)))
        combinator = " "
    return Selector(tuple(steps))
