"""Piece counts as effects, for choices that move pieces."""

from __future__ import annotations

from notredame.rules.model.actions import ASK_MINSTREL_GROUP
from notredame.rules.model.pieces import SECTORS
from notredame.rules.play.cathedral import cathedral_share, markers_on_cathedral
from notredame.rules.play.questions import asked_about
from notredame.text import Catalogue

from .effects import Effect
from .trial import WITHOUT_ACTION, Trial

WHOLE_SECTORS = {"minstrel-from", "actress-from"}
"""Questions about a source that may give more than one piece."""


def piece_counts(trial: Trial, words: Catalogue) -> list[Effect]:
    """Pieces left at the source, and pieces at a destination that executes no action."""
    parts = trial.choice.parts
    if parts["do"] == "from":
        return [_left(trial, parts["place"], words)]
    if parts["do"] == "group":
        about = asked_about(trial.before)
        return [
            count_after_arrival(trial, about["to"], words),
            _left_by_group(trial, about["from"], words),
        ]
    if parts["do"] == "to" and trial.question in WITHOUT_ACTION:
        if trial.after.ask == ASK_MINSTREL_GROUP:
            return [_pieces("now", parts["sector"], trial.pieces_before(parts["sector"]), words)]
        return [count_after_arrival(trial, parts["sector"], words)]
    return []


def count_after_arrival(trial: Trial, sector: str, words: Catalogue) -> Effect:
    """Number of pieces in a sector after one has arrived."""
    return _pieces("makes", sector, trial.pieces_after(sector), words)


def _left(trial: Trial, place: str, words: Catalogue) -> Effect:
    """Pieces left at the source after a marker, the friend or a group has gone."""
    if place == "cathedral":
        share = cathedral_share(trial.before, markers_on_cathedral(trial.before))
        return {"what": "cathedral", "text": words.say("brings", "fewer", share=share)}
    sector = SECTORS[trial.before.players[trial.seat].friend] if place == "friend" else place
    count = trial.pieces_before(sector)
    if trial.question in WHOLE_SECTORS:
        return _pieces("now", sector, count, words)
    return _stays(sector, count - 1, words)


def _left_by_group(trial: Trial, sector: str, words: Catalogue) -> Effect:
    return _stays(sector, trial.pieces_after(sector), words)


def _stays(sector: str, count: int, words: Catalogue) -> Effect:
    return _pieces("stays" if count else "empties", sector, count, words)


def _pieces(key: str, sector: str, count: int, words: Catalogue) -> Effect:
    values = {"in": words.say("place_in", sector), "pieces": words.count("piece", count)}
    return {"what": "marker", "text": words.say("brings", key, **values)}
