"""The bots of a game in the terminal; unpredictable, unless the game is to be repeatable."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from notredame import Game, NotreDameError, fresh_seed
from notredame.bots import Guarded, read_entrant
from notredame.rules.choices import Choice
from notredame.rules.knowledge.view import View
from notredame.seat_names import bot_in, is_whole

BOT_TAG = b"notredame bot 1\n"


def bot_seed(seed: bytes | None, seat: int) -> int:
    """A seed for the bot of a seat: derived from the game's, or a fresh secret one."""
    if seed is None:
        return int.from_bytes(fresh_seed(), "big")
    return int.from_bytes(hashlib.sha256(BOT_TAG + seed + bytes([seat])).digest(), "big")


def in_turn(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each of the seats: in order, the last one in all seats left."""
    for bot in bots:
        read_entrant(bot)  # an unknown name is refused even when no seat is free
    if len(bots) > max(1, seats):
        raise NotreDameError(f"--bot names {len(bots)} bots; the seats left for them are {seats}.")
    return [bots[min(k, len(bots) - 1)] for k in range(seats)]


def bots_for(game: Game, people: Sequence[int], asked: Sequence[str] = ()) -> dict[int, str]:
    """The bot of each seat without a person: as asked for, or else as the seats' names say."""
    seats = [seat for seat in range(len(game.names)) if seat not in people]
    if asked:
        return dict(zip(seats, in_turn(asked, len(seats)), strict=True))
    return {seat: remembered(game.names[seat]) for seat in seats}


def remembered(name: str) -> str:
    """The bot that a seat's name in a saved game stands for; an error says what to do instead."""
    bot = bot_in(name)
    try:
        if not is_whole(bot):
            raise NotreDameError("A saved game neither starts programs nor holds long names.")
        read_entrant(bot)
    except NotreDameError as problem:
        sentence = f"{name} cannot continue: {problem} With --load, use --bot to say who plays."
        raise NotreDameError(sentence) from None
    return bot


class Bots:
    """The bots of one game, by seat."""

    def __init__(self, called: Mapping[int, str], seed: bytes | None = None) -> None:
        self.called = dict(called)
        """The bot of each seat, as it was asked for."""
        self._seated = {
            seat: Guarded(read_entrant(bot), bot_seed(seed, seat)) for seat, bot in called.items()
        }
        self._told = dict.fromkeys(called, 0)

    def __contains__(self, seat: int) -> bool:
        return seat in self._seated

    def choose(self, seat: int, view: View) -> Choice:
        """The choice of a seat's bot; a random one if the bot fails."""
        return self._seated[seat].choose(view, view.choices())

    def failed(self) -> list[int]:
        """The seats of bots that have failed since the last call."""
        faults = {seat: len(bot.faults) for seat, bot in self._seated.items()}
        failed = [seat for seat, count in faults.items() if count > self._told[seat]]
        self._told = faults
        return failed

    def faults(self) -> list[tuple[int, str]]:
        """The faults by seat, each once; they may reveal what a bot holds."""
        return [
            (seat, what)
            for seat, bot in self._seated.items()
            for what in dict.fromkeys(fault.what for fault in bot.faults)
        ]

    def close(self) -> None:
        """Close all bots."""
        for bot in self._seated.values():
            bot.close()
