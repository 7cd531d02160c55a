"""Solving puzzles in the terminal."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from notredame.review.puzzles import PlacedPuzzle
from notredame.review.puzzles.solution import AnswerInWords, described, solution_of
from notredame.rules.choices import Choice
from notredame.text.catalogues.choice_lists import in_order
from notredame.text.catalogues.grammar import sentence

from ..terminal.interruption import closing_is_leaving
from ..terminal.menu import draw_menu
from ..terminal.screen import Screen


class Trainer:
    """One person who solves one puzzle after the other."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.solved = 0
        self.seen = 0

    def train(self, puzzles: Sequence[PlacedPuzzle]) -> None:
        """Ask for puzzles, in any order, until there are no more or the person leaves."""
        keyboard, words = self.screen.keyboard, self.screen.words
        try:
            with closing_is_leaving():
                for placed in random.sample(list(puzzles), len(puzzles)):
                    self.solve(placed)
        except (EOFError, KeyboardInterrupt):
            keyboard.say()
        keyboard.say(words.terminal("puzzles_solved", solved=self.solved, all=self.seen))

    def solve(self, placed: PlacedPuzzle) -> None:
        """Ask for a puzzle's answer until it is right, shown or skipped."""
        screen, words = self.screen, self.screen.words
        keyboard = screen.keyboard
        game, seat = placed.game_in(words), placed.puzzle["seat"]
        view = game.view(seat)
        seen = view.as_dict()
        choices = in_order(view.choices(), seen)
        keyboard.say(f"{sentence(described(placed, words))} ({placed.id})", style="bold")
        screen.show_board(game, seat)
        keyboard.show(draw_menu(choices, seen, game.options, words))
        question = words.prompt(seen["question"], seen)
        tried: Choice | None = None
        self.seen += 1
        while True:
            how = words.terminal("puzzle_choose", last=len(choices))
            line = keyboard.line(f"{game.names[seat]}: {question} {how}").lower()
            if line in ("q", "quit"):
                self.seen -= tried is None
                raise EOFError
            if line in ("s", "skip"):
                return
            if line in ("a", "answer"):
                break
            if line in ("?", "help"):
                screen.show_legend()
                continue
            if not line.isdecimal() or not 1 <= int(line) <= len(choices):
                screen.complain(words.terminal("puzzle_bad_choice", last=len(choices)))
                continue
            chosen = choices[int(line) - 1]
            if chosen.id in placed.puzzle["right"]:
                best = chosen.id == placed.puzzle["right"][0]
                keyboard.say(words.say("trainer", "right_best" if best else "right"), style="bold")
                self.solved += 1
                break
            tried = chosen
            screen.complain(words.say("trainer", "wrong"))
        self.explain(placed, tried)

    def explain(self, placed: PlacedPuzzle, tried: Choice | None) -> None:
        """Print all answers with what they are worth, and why the best one is better."""
        words, keyboard = self.screen.words, self.screen.keyboard
        solution = solution_of(placed, words)
        compared = placed.puzzle["tempting"] if tried is None else tried.id
        other = next(answer for answer in solution if answer.choice.id == compared)
        keyboard.say(words.say("trainer", "solution", answer=solution[0].label))
        if other.why is not None:
            keyboard.say(f"{words.say('trainer', 'why_not', answer=other.label)} {other.why}")
        keyboard.show(self._draw_answers(solution))
        keyboard.say()

    def _draw_answers(self, solution: Sequence[AnswerInWords]) -> Table:
        words = self.screen.words
        table = Table(box=None, pad_edge=False)
        table.add_column(overflow="fold")
        table.add_column(Text(words.say("trainer", "behind")), justify="right")
        table.add_column(Text(words.say("trainer", "wins")), justify="right")
        for answer in solution:
            behind = answer.answer["behind"]
            table.add_row(
                Text(answer.label, style="bold" if answer.right else ""),
                words.decimal(behind) if behind else "–",
                words.terminal("percent", number=round(100 * answer.answer["win_chance"])),
            )
        return table
