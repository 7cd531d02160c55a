"""Answers for a bot of the package that is on PYTHONPATH, over a socket; see `tools/frozen`.

Each connection is one seat of one game, in the lines of docs/bot-protocol.md.
"""

from __future__ import annotations

import json
import socket
import socketserver
import sys
from pathlib import Path

import notredame
from notredame.arena.code_digest import code_digest
from notredame.bots import Budget, make_bot, thinkers
from notredame.rules.choices import BY_ID
from notredame.rules.knowledge.view import View

BOT = sys.argv[1]


class Seat(socketserver.StreamRequestHandler):
    """One seat of one game."""

    def handle(self) -> None:
        """Answer questions until the connection is closed."""
        bot = make_bot(BOT, json.loads(self.rfile.readline())["seed"])
        self._send({"ready": True, "view": "state"})
        for line in self.rfile:
            asked = json.loads(line)
            view, budget = View.from_numbers(asked["view"]), Budget(**asked["budget"])
            choices = [BY_ID[choice] for choice in asked["choices"]]
            self._send({"id": asked["id"], "choice": bot.choose(view, choices, budget).id})

    def _send(self, message: dict[str, object]) -> None:
        self.wfile.write(json.dumps(message).encode() + b"\n")


class Server(socketserver.ForkingMixIn, socketserver.UnixStreamServer):
    """Seats of several games at once, each in a process of its own: threads would take thinking
    time from each other.
    """


def is_served(path: Path) -> bool:
    """Whether a bot answers at a socket."""
    with socket.socket(socket.AF_UNIX) as connection:
        return connection.connect_ex(str(path)) == 0


def main() -> None:
    """Serve until interrupted."""
    path = Path(sys.argv[2])
    if is_served(path):
        sys.exit(f"A bot is served at {path} already.")
    path.unlink(missing_ok=True)
    thinkers.prepare()
    with Server(str(path), Seat) as server:
        print(f"{BOT} of {Path(notredame.__file__).parent}, code {code_digest()}, is ready as")
        print(f'"run:{sys.executable} -m tools.frozen.client {path}@0.02s"', flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            path.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
