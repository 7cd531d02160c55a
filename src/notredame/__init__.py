"""Notre Dame, the board game by Stefan Feld: play it, study it, research it. Unofficial."""

from .fresh import fresh_seed
from .rules.choices import Choice
from .rules.deal import Deal, commitment, deal_from_seed
from .rules.errors import IllegalChoice, NotreDameError, OptionError, PrintedError, SetupError
from .rules.game import Game
from .rules.happenings import Event
from .rules.options import EDITIONS, Options
from .rules.result import Result
from .rules.view import View

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
