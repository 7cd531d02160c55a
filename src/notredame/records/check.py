"""Reading a record of either form, and listing in sentences what was verified."""

from __future__ import annotations

from dataclasses import dataclass

from notredame.rules.model.deal import commitment, deal_from_seed
from notredame.rules.model.printed_data import shipped_name

from ..rules.game import Game
from .json_form.reader import replay_json
from .limits import VERSION
from .replay import Replay, standing
from .text_form.reader import replay_text
from .text_form.vocabulary import result_words


@dataclass(frozen=True)
class Report:
    """What a check verified; for an invalid record a RecordError is raised instead."""

    form: str
    """`text` or `JSON`."""
    game: Game
    findings: tuple[str, ...]
    """One sentence for each thing that was verified."""


def read(text: str) -> Game:
    """The game of a record in either form; every part of it is checked."""
    return _replay(text).game


def check(text: str) -> Report:
    """Verify a record of either form: syntax, seed, deal, every choice, result."""
    replay = _replay(text)
    findings = [
        f"The record is written in {replay.form}, version {VERSION}, without a fault.",
        _table(replay),
        *_practice(replay),
        *_chance(replay),
        *_course(replay),
    ]
    return Report(replay.form, replay.game, tuple(findings))


def _replay(text: str) -> Replay:
    # No line of the text form begins like this, and no other kind of JSON is a record.
    is_json = text.removeprefix("\ufeff").lstrip()[:1] in ("{", "[", '"')
    return replay_json(text) if is_json else replay_text(text)


def _table(replay: Replay) -> str:
    setup = replay.setup
    changed = len(setup.options.differing(setup.edition))
    options = f"{changed} option{'s' * (changed != 1)} changed" if changed else "options unchanged"
    shipped = shipped_name(setup.printed)
    printed = f"the shipped tables {shipped}" if shipped else "its own printed tables"
    return (
        f"The table is sound: {len(setup.names)} players, edition {setup.edition}, {options}, "
        f"{printed}."
    )


def _practice(replay: Replay) -> list[str]:
    if not replay.setup.practice:
        return []
    return ["It was a practice game: anything could be taken back, so the result does not count."]


def _chance(replay: Replay) -> list[str]:
    setup = replay.setup
    if setup.seed is None:
        return [
            "The deal is one the game can have; without a seed nobody can see how it was drawn."
        ]
    out = []
    if setup.commitment is None:
        out.append(
            f"The record has no commitment; that of its seed is {commitment(setup.seed)}, "
            f"to be compared with the one published before the game."
        )
    else:
        out.append(f"The commitment {setup.commitment} belongs to the seed.")
    if setup.deal is None:
        out.append("The deal is drawn from the seed.")
    else:
        out.append("The deal in the record is the one the seed gives.")
    if setup.start is not None:
        drawn = deal_from_seed(setup.seed, len(setup.names), setup.options.new_persons).start
        out.append(
            f"{setup.names[setup.start]} was chosen to begin; the seed draws {setup.names[drawn]}."
        )
    return out


def _course(replay: Replay) -> list[str]:
    game = replay.game
    count = len(game.moves)
    out = []
    if replay.rounds_checked:
        rounds = "round line agrees" if replay.rounds_checked == 1 else "round lines agree"
        out.append(f"{replay.rounds_checked} {rounds} with the replay: persons, plague, start.")
    if count:
        made = "The one choice is" if count == 1 else f"All {count} choices are"
        out.append(f"{made} possible by the rules.")
    else:
        out.append("No choice has been made yet.")
    if game.over:
        out.append(f"The result agrees with the replay: {result_words(game)}.")
    else:
        out.append(f"The game is unfinished: {standing(game)}.")
    return out
