"""Writing the text form."""

from __future__ import annotations

from notredame.rules.choices import CHOICES
from notredame.rules.errors import IllegalChoice
from notredame.rules.game import Game
from notredame.rules.model.options import value_words

from ..errors import RecordError
from ..limits import TITLE
from ..setup import setup_of
from .sections import deal_lines, printed_lines
from .vocabulary import PHASE_LINES, colour_of, colours_of, option_words, result_words, round_line


def write_text(game: Game, *, with_deal: bool = False) -> str:
    """A game in the text form, finished or not. It holds every secret of the game.

    `with_deal` also writes out the deal that a seed gives, for readers that cannot draw it
    themselves.
    """
    return "\n".join([*_head(game, with_deal), *_course(game)]) + "\n"


def _head(game: Game, with_deal: bool) -> list[str]:
    setup = setup_of(game, with_deal)
    players = len(setup.names)
    out = [TITLE, f"Edition: {setup.edition}"]
    for name, changed in setup.options.stored(setup.edition).items():
        out.append(f"Option {option_words(name)}: {value_words(changed)}")
    for colour, name in zip(colours_of(players), setup.names, strict=True):
        out.append(f"{colour}: {name}")
    if setup.seed is not None:
        out += [f"Seed: {setup.seed}", f"Commitment: {setup.commitment}"]
    if setup.start is not None:
        out.append(f"Chosen start: {colour_of(setup.start, players)}")
    if setup.deal is not None:
        out += deal_lines(setup.deal)
    out += printed_lines(setup.printed)
    if setup.practice:
        out.append(f"Practice: {value_words(True)}")
    out.append(f"Result: {result_words(game)}")
    return out


def _course(game: Game) -> list[str]:
    """The choices under the rounds and phases they were made in, found by replaying them."""
    out: list[str] = []
    again = game.before(1)
    round_no, phase, last = -1, -1, -1
    for number, (seat, action) in enumerate(game.moves, 1):
        s = again.state
        if s.round_no != round_no:
            out += ["", round_line(again)]
            round_no, phase = s.round_no, -1
        if s.phase != phase:
            out.append(PHASE_LINES[s.phase])
            phase, last = s.phase, -1
        if seat == last:
            out[-1] += f"; {CHOICES[action].name}"
        else:
            out.append(f"  {colour_of(seat, s.n)}: {CHOICES[action].name}")
            last = seat
        try:
            again.play(seat, action)
        except IllegalChoice as problem:
            raise RecordError(f"This game cannot be replayed: {problem}", move=number) from None
    if not again.over and again.state.round_no != round_no:
        out += ["", round_line(again)]
    return out
