"""The whole of `docs/rules.md`."""

from __future__ import annotations

from notredame.rules.options import ALLOWED, value_words

from .catalogues import catalogue
from .fairness import deal_text
from .rulebook import Rule, rulebook
from .tables import presets_table, rats_table, streets_table


def rules_markdown() -> str:
    """Rules by id, options and presets, rulings, the fair deal, and what only the game shows."""
    book = rulebook()
    parts = [
        "# The rules",
        "_Written by `make docs` from the texts that `notredame rules` shows; edit those._",
        book.round,
        "## Where the rules come from",
        book.about,
        "## Words",
        book.words,
    ]
    for section in book.sections:
        parts += [f"## {section.title}", *(_rule(rule) for rule in section.rules)]
    parts += ["## Options", _options()]
    parts += ["## Presets", presets_table()]
    parts += ["\n".join(f"- **{name}**: {text}" for name, text in book.presets.items())]
    parts += ["## Rulings", _rulings()]
    parts += ["## The deal, and how to check it", deal_text()]
    parts += ["## What only the printed game shows", _printed()]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _rule(rule: Rule) -> str:
    parts = [f"### {rule.id} {rule.title}", rule.text]
    if rule.note:
        parts.append(f"_Note._ {rule.note}")
    if rule.ruling:
        parts.append(f"**Ruling.** {rule.ruling}")
    return "\n\n".join(parts)


def _options() -> str:
    lines = []
    for option in rulebook().options:
        values = " or ".join(value_words(value) for value in ALLOWED[option.name])
        short = catalogue().option_help(option.name)
        about = ", ".join(option.rules)
        lines.append(f"- `{option.name}` = {values} ({about}). {short} {option.text}")
    return "\n".join(lines)


def _rulings() -> str:
    ruled = [rule for rule in rulebook().rules.values() if rule.ruling]
    lines = [f"- {rule.id} {rule.title}" for rule in ruled]
    head = "What we decided because no document does; each stands with its rule, and says why."
    return "\n".join([head, "", *lines])


def _printed() -> str:
    return f"""\
The rats on each person and the streets between the markets are drawn on the cards and the board, \
and no rule document writes them down. What is known comes from play reports, reviews and an older \
list; the rest is a placeholder that agrees with all of it. Whoever holds the game can correct the \
tables: `notredame rules printed` writes them as a file, and `--printed FILE` plays with it.

Known of the rats: every base card has 0 to 3. The brown persons together with the three gray ones \
of a period have 12 in A, 13 in B and 12 in C. A round with the doctor has 2 to 8 in all, a round \
with the bishop had 2, and rounds of 2 + 0 + 1, of 2 + 3 + 1 (with the doctor) and of 7 occur.

{rats_table()}

Known of the streets: a borough has a centre and four edge markets, all boroughs are alike, from a \
centre a message market of a neighbour is one step away, and neighbouring centres are two steps \
apart. Left is the border to the borough before, right the border to the next one clockwise; inner \
markets lie towards the cathedral. A street to the next one leads from a borough into the \
following borough clockwise.

{streets_table()}"""
