"""Reading the text form: the game is replayed line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from notredame.rules.choices import BY_NAME, Choice
from notredame.rules.game import Game
from notredame.rules.knowledge.description import round_name

from ..errors import NOWHERE, Place, RecordError
from ..limits import TITLE, check_size, did_you_mean, shown
from ..replay import Replay, check_end, play, standing
from ..setup import begin
from .head import add_line, check_title, read_head
from .sections import Lines
from .vocabulary import PHASE_LINES, UNFINISHED, colours_of, result_words, round_line

_LINE_END = re.compile("\r\n|\n|\r")
_ROUND = re.compile(r"Round\b")


def read_text(text: str) -> Game:
    """The game of a record in the text form; every part of it is checked."""
    return replay_text(text).game


def replay_text(text: str) -> Replay:
    """Read a record in the text form: its setup and its game."""
    check_size(text)
    lines: Lines = {}
    rest = _lines(text)
    title, at = next(rest, ("", NOWHERE))
    if at == NOWHERE:
        raise RecordError(f"The record is empty; it would begin with the line {TITLE!r}.")
    check_title(title, at)
    course: list[tuple[str, Place]] = []
    for line, at in rest:
        if course or _ROUND.match(line):
            course.append((line, at))
        else:
            add_line(lines, line, at)
    setup, places = read_head(lines, course[0][1] if course else at)
    course_of = _Course(begin(setup, places))
    for line, at in course:
        course_of.take(line, at)
    _check_result(course_of.game, *lines["Result"])
    return Replay("text", setup, course_of.game, course_of.rounds)


def _lines(text: str) -> Iterator[tuple[str, Place]]:
    """The lines that are neither blank nor comments."""
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), 1):
        line = raw.strip(" \t")
        if line and not line.startswith("#"):
            yield line, Place(line=number)


class _Course:
    """The rounds, phases and choices of a record, each checked as it is read."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rounds = 0
        self._round_no = -1
        self._phase = ""

    def take(self, line: str, at: Place) -> None:
        """Read the next line."""
        if _ROUND.match(line):
            self._take_round(" ".join(line.split()), at)
        elif line in PHASE_LINES.values():
            self._take_phase(line, at)
        else:
            self._take_choices(line, at)

    def _take_round(self, line: str, at: Place) -> None:
        s = self.game.state
        if self.game.over or s.round_no == self._round_no:
            raise RecordError(f"No round begins here: {standing(self.game)}.", at)
        right = round_line(self.game)
        if line != right:
            raise RecordError(
                f"The round does not agree with the replay; the line should be {right!r}.", at
            )
        self._round_no, self._phase = s.round_no, ""
        self.rounds += 1

    def _take_phase(self, line: str, at: Place) -> None:
        self._check_round(at)
        if line == self._phase or line != PHASE_LINES[self.game.state.phase]:
            raise RecordError(f"The phase {line} does not begin here: {standing(self.game)}.", at)
        self._phase = line

    def _take_choices(self, line: str, at: Place) -> None:
        colour, colon, words = line.partition(":")
        colour = colour.strip(" \t")
        colours = colours_of(len(self.game.names))
        if not colon or colour not in colours:
            raise RecordError(
                f"{shown(line)} is no line of a round; it has a round, a phase "
                f"({', '.join(PHASE_LINES.values())}), or a player ({', '.join(colours)}), "
                f"a colon and choices.",
                at,
            )
        for name in words.split(";"):
            self._take_choice(colours.index(colour), " ".join(name.split()), at)

    def _take_choice(self, seat: int, name: str, at: Place) -> None:
        move = len(self.game.moves) + 1
        if name not in BY_NAME:
            raise RecordError(
                f"{shown(name)} is no choice of the game.{did_you_mean(name, BY_NAME)}", at, move
            )
        self._check_round(at, move)
        phase = PHASE_LINES[self.game.state.phase]
        if phase != self._phase:
            raise RecordError(
                f"The line '{phase}' must stand before this choice: {standing(self.game)}.",
                at,
                move,
            )
        play(self.game, seat, BY_NAME[name], at, _name)

    def _check_round(self, at: Place, move: int | None = None) -> None:
        if self.game.over:
            raise RecordError("The game is over before this line; nothing can follow.", at, move)
        if self.game.state.round_no != self._round_no:
            wanted = round_name(self.game.state.round_no)
            raise RecordError(f"A line 'Round {wanted}: ...' must stand before this.", at, move)


def _name(choice: Choice) -> str:
    return choice.name


def _check_result(game: Game, words: str, at: Place) -> None:
    check_end(game, words != UNFINISHED, at)
    right = result_words(game)
    if words != right:
        raise RecordError(
            f"The result does not agree with the replay; the line should be 'Result: {right}'.", at
        )
