"""A review as text: the account of each seat, what was lost where, and the costliest decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from notredame import Game
from notredame.review.advice import reason_in_words
from notredame.review.decisions import MATTERS
from notredame.review.review_types import DecisionReview, GameReview, SeatReview
from notredame.rules.choices import BY_ID
from notredame.text import Catalogue
from notredame.text.catalogues.grammar import sentence

ACCOUNT = ("start", "card_luck", "person_luck", "own_losses", "others")
"""What adds up to the lead, in the order of the report."""
SHOWN = 10
"""Most decisions that are listed for a seat."""


class Report:
    """Prints a review in a language."""

    def __init__(self, game: Game, words: Catalogue, *, explained: bool) -> None:
        """Make a report on a game; `explained` says whether the evaluator knows its reasons."""
        self._game, self._words, self._explained = game, words, explained
        self._console = Console(highlight=False)

    def print(self, review: GameReview) -> None:
        """Print the review of all its seats."""
        for seat in review["seats"]:
            self._print_seat(seat, review["prestige"][seat["seat"]])
        self._say("note")

    def print_so_far(self, decisions: Sequence[DecisionReview], total: int) -> None:
        """Print the costliest of some decisions, where not all could be judged."""
        told = self._words.say("review_report", "stopped", done=len(decisions), total=total)
        self._print_costliest(decisions, told, with_names=True)

    def _print_seat(self, seat: SeatReview, prestige: int) -> None:
        words, decisions = self._words, seat["decisions"]
        title = words.say(
            "review_report",
            "title",
            name=seat["name"],
            prestige=words.count("prestige", prestige),
            lead=words.signed_decimal(seat["lead"]),
        )
        self._console.print(Text(title, style="bold"))
        self._console.print()
        self._console.print(self._account(seat))
        self._console.print()
        luck = words.signed_decimal(seat["card_luck"] + seat["person_luck"])
        self._say("luck", points=luck, error=words.decimal(seat["luck_error"]))
        self._say_lost("by_period", seat["lost_by_period"].items())
        self._say_lost("by_kind", self._named(seat["lost_by_kind"], "kind_"))
        self._say_list("by_grade", ((grade, str(n)) for grade, n in self._named(seat["grades"])))
        if seat["mattered"]:
            told = words.say(
                "review",
                "mattered",
                n=seat["mattered"],
                total=len(decisions),
                least=words.decimal(MATTERS),
                lost=words.decimal(seat["lost_when_it_mattered"]),
            )
            self._console.print(Text(told))
        self._console.print()
        self._print_costliest(decisions, words.say("review_report", "costliest"))
        self._console.print()

    def _account(self, seat: SeatReview) -> Table:
        """What the lead is made of, added up."""
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column()
        table.add_column(justify="right")
        figures: Mapping[str, float] = {name: seat[name] for name in ACCOUNT}  # type: ignore[literal-required]
        for name, points in figures.items():
            table.add_row(self._text(name), self._words.signed_decimal(points))
        lead = self._words.signed_decimal(seat["lead"])
        table.add_row(self._text("lead"), lead, style="bold")
        return table

    def _print_costliest(
        self, decisions: Iterable[DecisionReview], title: str, *, with_names: bool = False
    ) -> None:
        """List the decisions that lost most."""
        lost = sorted((d for d in decisions if d["loss"]), key=lambda d: -d["loss"])[:SHOWN]
        if not lost:
            self._say("nothing_lost")
            return
        self._console.print(Text(title, style="bold"))
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(vertical="top")
        table.add_column(overflow="fold")
        for decision in lost:
            told = self._told(decision)
            if with_names:
                told[0] = Text(f"{self._game.names[decision['seat']]}: ") + told[0]
            table.add_row(Text(decision["round"]), Text("\n").join(told))
        self._console.print(table)

    def _told(self, decision: DecisionReview) -> list[Text]:
        """A decision in words: what was chosen and what was better, what it lost, and why."""
        words, view = self._words, self._game.before(decision["move"]).view(decision["seat"])
        seen = view.as_dict()
        ids = (decision["chosen"], decision["best"])
        chosen, best = (words.label(decision["question"], BY_ID[ident], seen) for ident in ids)
        outlooks = {answer["choice"]: answer for answer in decision["answers"]}
        before, after = (
            words.terminal("percent", number=round(100 * outlooks[ident]["win_chance"]))
            for ident in ids
        )
        loss = words.say(
            "review_report",
            "loss",
            loss=words.decimal(decision["loss"]),
            error=words.decimal(decision["error"]),
            grade=words.say("review", decision["grade"]),
            before=before,
            after=after,
        )
        told = [
            Text(words.say("review_report", "instead", chosen=chosen, best=best), style="bold"),
            Text(loss),
        ]
        reasons = {reason["part"]: reason["points"] for reason in decision["reasons"]}
        if reasons or self._explained:
            told.append(
                Text(reason_in_words(words, view, ids[1], ids[0], decision["loss"], reasons))
            )
        return told

    def _named(self, figures: Mapping[Any, float], prefix: str = "") -> list[tuple[str, float]]:
        return [
            (self._words.say("review", f"{prefix}{key}"), figure) for key, figure in figures.items()
        ]

    def _say_lost(self, key: str, figures: Iterable[tuple[str, float]]) -> None:
        self._say_list(key, ((name, self._words.decimal(points)) for name, points in figures))

    def _say_list(self, key: str, figures: Iterable[tuple[str, str]]) -> None:
        listed = " · ".join(f"{name} {figure}" for name, figure in figures)
        self._console.print(Text(f"{self._words.say('review_report', key)}: {listed}"))

    def _say(self, key: str, **values: object) -> None:
        self._console.print(Text(self._words.say("review_report", key, **values)))

    def _text(self, key: str) -> Text:
        return Text(sentence(self._words.say("review", key)))
