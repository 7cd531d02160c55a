"""Notre Dame, the board game by Stefan Feld: play it, study it, research it. Unofficial."""

from notredame.fresh_seed import fresh_seed
from notredame.rules.knowledge.view import View
from notredame.rules.model.deal import Deal, commitment, deal_from_seed
from notredame.rules.model.options import EDITIONS, Options
from notredame.rules.named_events import Event

from .rules.choices import Choice
from .rules.errors import IllegalChoice, NotreDameError, OptionError, PrintedError, SetupError
from .rules.game import Game
from .rules.result import Result

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "Choice",
    "Deal",
    "Event",
    "Game",
    "IllegalChoice",
    "NotreDameError",
    "OptionError",
    "Options",
    "PrintedError",
    "Result",
    "SetupError",
    "View",
    "commitment",
    "deal_from_seed",
    "fresh_seed",
]
