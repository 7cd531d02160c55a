"""The page's style sheets, as far as drawings need them, for a renderer that knows little of CSS.

Understood are classes and element names, descendants and children, `:is()`, variables with their
inheritance, and `light-dark()`, of which the light half is taken.
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
"""Properties that are attributes of SVG as well; the others are for the page."""

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CONDITION = re.compile(r"@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
BETWEEN = re.compile(r",(?![^()]*\))")
EITHER = re.compile(r":is\(([^()]*)\)")
BY_DAY = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)")
VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")
COMPOUND = re.compile(r"([\w*]*)((?:\.[\w-]+)*)")


@dataclass(frozen=True)
class Element:
    """An element of a drawing, as selectors see it."""

    name: str
    classes: frozenset[str]


@dataclass(frozen=True)
class Selector:
    """What a rule is for: the element last, before it those around it."""

    steps: tuple[tuple[str, Element], ...]
    """Each with the sign before it: a blank, or > for the one right around the next."""

    def weight(self) -> tuple[int, int]:
        """Of several rules the one with more classes counts, then with more element names."""
        found = [step for _, step in self.steps]
        return sum(len(one.classes) for one in found), sum(one.name != "" for one in found)

    def fits(self, way: Sequence[Element]) -> bool:
        """Whether it means the last element of a way from the outermost one."""
        return _one_fits(self.steps[-1][1], way[-1]) and _fits(self.steps, way, len(way) - 1)


def _one_fits(wanted: Element, found: Element) -> bool:
    return wanted.name in ("", found.name) and wanted.classes <= found.classes


def _fits(steps: Sequence[tuple[str, Element]], way: Sequence[Element], at: int) -> bool:
    """Whether the steps but the last lead to an element whose own step fits."""
    if len(steps) == 1:
        return True
    nearest = at - 1 if steps[-1][0] == ">" else 0
    return any(
        _one_fits(steps[-2][1], way[k]) and _fits(steps[:-1], way, k)
        for k in range(max(nearest, 0), at)
    )


@dataclass(frozen=True)
class Rule:
    """What some elements look like."""

    selector: Selector
    declared: Mapping[str, str]
    number: int
    """Of two that count the same, the later one does."""

    def rank(self) -> tuple[int, int, int]:
        """The last one counts."""
        return (*self.selector.weight(), self.number)


class Styles:
    """The rules of some style sheets."""

    def __init__(self, *sheets: str) -> None:
        self.variables: dict[str, str] = {}
        """Those of the whole page."""
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

    def of(self, way: Sequence[Element]) -> dict[str, str]:
        """All that is said of the last element of a way, variables among it, not yet resolved."""
        element = way[-1]
        found = [
            rule
            for key in (element.name, *element.classes)
            for rule in self._rules.get(key, ())
            if rule.selector.fits(way)
        ]
        found.sort(key=Rule.rank)
        return {name: value for rule in found for name, value in rule.declared.items()}


def resolved(value: str, variables: Mapping[str, str]) -> str:
    """A value with every variable replaced by what it stands for here."""
    while "var(" in value:
        value = VARIABLE.sub(lambda found: variables.get(found[1], found[2] or "none"), value)
    return value


def _declarations(body: str) -> list[tuple[str, str]]:
    pairs = [line.partition(":") for line in body.split(";") if line.strip()]
    return [(name.strip(), BY_DAY.sub(r"\1", value.strip())) for name, _, value in pairs]


def _alternatives(heads: str) -> list[str]:
    """Selectors one by one: those between commas, and each that an :is() stands for."""
    out = []
    for head in BETWEEN.split(heads):
        pieces = EITHER.split(" ".join(head.split()))
        # Every other piece was in brackets.
        choices = [piece.split(",") if k % 2 else [piece] for k, piece in enumerate(pieces)]
        for chosen in product(*choices):
            whole = [piece.strip() if k % 2 else piece for k, piece in enumerate(chosen)]
            out.append("".join(whole))
    return out


def _selector(head: str) -> Selector:
    steps, sign = [], " "
    for word in head.replace(">", " > ").split():
        if word == ">":
            sign = word
            continue
        found = COMPOUND.fullmatch(word)
        assert found is not None, f"a selector that is not understood: {head}"
        classes = frozenset(filter(None, found[2].split(".")))
        steps.append((sign, Element(found[1], classes)))
        sign = " "
    return Selector(tuple(steps))
