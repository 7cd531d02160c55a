"""Bots: players that are programs. A bot gets its seat's view, never the game itself."""

from .bot import Bot
from .budget import Budget, read_budget
from .fault_guard import Fault, Guarded
from .registry import Entrant, bot_names, find_bot, known_bots, make_bot, read_entrant

__all__ = [
    "Bot",
    "Budget",
    "Entrant",
    "Fault",
    "Guarded",
    "bot_names",
    "find_bot",
    "known_bots",
    "make_bot",
    "read_budget",
    "read_entrant",
]
