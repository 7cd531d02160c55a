"""Players that are programs. A bot gets what its seat may see, and never the game itself."""

from .bot import Bot, bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
