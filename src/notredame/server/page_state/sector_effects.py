"""What one more piece would do in each sector, found by trying it with the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from notredame import Game
from notredame.rules.choices import CHOICES
from notredame.rules.knowledge.description_types import PlayerDescription
from notredame.rules.model.actions import ASK_BENEFIT, ASK_DRIVE, MAX_CHOICES
from notredame.rules.model.options import Options
from notredame.rules.model.pieces import FROM_RESIDENCE, MARKERS, PARK, RAT_END, SECTORS
from notredame.rules.model.state import Note, Player, State
from notredame.rules.named_events import Event, read_event
from notredame.rules.play.gains import gain_prestige
from notredame.rules.play.plague import rat_after_plague
from notredame.rules.play.questions import asked_about, legal
from notredame.rules.play.sectors import execute_sector
from notredame.rules.typed_data import TypedDict

from .previews.preview import EXPECTED

EDITIONS_KEPT = 64
"""Number of option sets whose effects are cached."""


class SectorEffects(TypedDict, total=False):
    """What one more piece would do in a sector, and the lasting effects of its pieces."""

    coins: int
    markers: int
    prestige: int
    park_bonus: int
    """What the park adds to that prestige."""
    steps: int
    """Streets that the carriage could drive."""
    benefits: int
    """Number of benefits to choose from `choose`."""
    choose: list[Literal["coin", "marker", "prestige", "rat-back"]]
    rat_back: int
    """Spaces that the rat moves back."""
    bonus: int
    """Increase of every later gain of prestige."""
    relief: int
    """Reduction of every later plague in this borough."""
    lasting: int
    """That bonus or relief as it is now."""


def sector_effects(
    players: Iterable[PlayerDescription], options: Options
) -> list[dict[str, SectorEffects]]:
    """The effects of every player's sectors, by seat and sector."""
    trials = _trials(options)
    return [
        {
            sector: trials.effects(sector, count, pieces["park"], player["general_supply"])
            for sector, count in pieces.items()
        }
        for player in players
        for pieces in (_pieces(player),)
    ]


def _pieces(player: PlayerDescription) -> dict[str, int]:
    """Markers and friend, by sector."""
    friend = player["friend"]
    return {sector: n + (sector == friend) for sector, n in player["sectors"].items()}


class _Trials:
    """Effects under one set of options; each is tried once."""

    def __init__(self, options: Options) -> None:
        self._board = Game(2, seed=0, options=options).state
        self._found: dict[tuple[str, int, int, int], SectorEffects] = {}

    def effects(self, sector: str, pieces: int, park: int, general: int) -> SectorEffects:
        """Effects by pieces in the sector and in the park, and markers in the general supply."""
        if EXPECTED.get(sector) != "markers":
            general = MARKERS  # everything else is shown as if there were enough of it
        key = (sector, pieces, park, general)
        if key not in self._found:
            self._found[key] = self._tried(*key)
        return self._found[key]

    def _tried(self, sector: str, pieces: int, park: int, general: int) -> SectorEffects:
        s, p, notes = self._laid_out()
        p.general = general
        p.sectors[PARK] = park
        p.sectors[SECTORS.index(sector)] = pieces + 1
        execute_sector(s, p, SECTORS.index(sector))
        out = _gains([read_event(note, s.n) for note in notes])
        if sector in EXPECTED:
            out.setdefault(EXPECTED[sector], 0)
        if s.ask == ASK_DRIVE:
            out["steps"] = s.drive_steps
        if s.ask == ASK_BENEFIT:
            out["benefits"], out["choose"] = s.benefits_left, _benefits(s)
        bonus, relief = self._lasting(sector, pieces + 1)
        if bonus:
            out["bonus"] = bonus
        if relief:
            out["relief"] = relief
        if now := sum(self._lasting(sector, pieces)):
            out["lasting"] = now
        return out

    def _lasting(self, sector: str, pieces: int) -> tuple[int, int]:
        """Prestige bonus and plague relief of a number of pieces."""
        s, p, notes = self._laid_out()
        without = rat_after_plague(s, p)
        p.sectors[SECTORS.index(sector)] = pieces
        gain_prestige(s, p, 1, FROM_RESIDENCE)
        (gained,) = [read_event(note, s.n) for note in notes]
        return gained.parts["park_bonus"], without - rat_after_plague(s, p)

    def _laid_out(self) -> tuple[State, Player, list[Note]]:
        """A borough without pieces, a rat that can move back, a plague at full strength."""
        s = self._board.copy()
        notes: list[Note] = []
        s.log, s.plague, s.current = notes, MARKERS + 1, 0
        p = s.players[0]
        p.sectors = [0] * len(SECTORS)
        p.rat = RAT_END
        return s, p, notes


_trials = lru_cache(EDITIONS_KEPT)(_Trials)


def _gains(events: Iterable[Event]) -> SectorEffects:
    out: SectorEffects = {}
    for event in events:
        parts = event.parts
        if event.kind == "coins-gained":
            out["coins"] = parts["count"]
        elif event.kind == "markers-moved":
            out["markers"] = parts["count"]
        elif event.kind == "prestige-gained":
            out["prestige"] = parts["count"]
            if parts["park_bonus"]:
                out["park_bonus"] = parts["park_bonus"]
        elif event.kind == "rat-moved":
            out["rat_back"] = parts["from"] - parts["to"]
    return out


def _benefits(s: State) -> list[Literal["coin", "marker", "prestige", "rat-back"]]:
    """The benefits to choose from, as the page names them."""
    actions = [0] * MAX_CHOICES
    count = legal(s, actions)
    offered = [CHOICES[action].parts["benefit"] for action in actions[:count]]
    marker: Literal["marker", "prestige"] = "prestige" if asked_about(s)["prestige"] else "marker"
    return [
        "rat-back" if benefit == "rat" else marker if benefit == "marker" else "coin"
        for benefit in offered
    ]
