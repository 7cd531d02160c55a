"""`notredame serve`: play in the browser, alone, at one screen or with friends by a link."""

from __future__ import annotations

import argparse
import logging
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from notredame import NotreDameError
from notredame.server.defaults import KEEP_DAYS

from .shared_options import number_from, whole_number

if TYPE_CHECKING:
    from notredame.server.store.file_lock import AlreadyServed

HOST = "127.0.0.1"
PORT = 8007
PORTS_TRIED = 20
STOP_SECONDS = 9.0
"""Seconds that stopping may take, whatever hangs."""


def add_to(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="play in the browser",
        description="Serve the page where people and bots play. Ctrl-C stops it.",
    )
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=f"(default {HOST})")
    parser.add_argument(
        "--port",
        type=whole_number,
        metavar="N",
        help=f"(default {PORT}, or the next one that is free)",
    )
    parser.add_argument(
        "--data",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: a file in the user's data folder)",
    )
    parser.add_argument(
        "--keep-days",
        type=number_from(1),
        default=KEEP_DAYS,
        metavar="N",
        help=f"forget tables and people after this many days (default {KEEP_DAYS})",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="host name of a proxy in front of the server; may be repeated",
    )
    parser.add_argument("--secure", action="store_true", help="cookies over TLS only")
    parser.add_argument(
        "--sources",
        action="store_true",
        help="serve the page's sources instead of its bundle, for development",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        from notredame.server.http.app import create_app
        from notredame.server.http.connections import limits_for, raise_open_files
        from notredame.server.http.host_names import answered_names
        from notredame.server.http.web_server import Server
        from notredame.server.services import Settings, rest_garbage
        from notredame.server.store.file_lock import AlreadyServed, only_one
    except ModuleNotFoundError as missing:
        raise NotreDameError(
            f"The page needs {missing.name}: pip install 'notredame[serve]'."
        ) from None

    settings = Settings(
        data=_default_data() if arguments.data is None else arguments.data,
        keep_days=arguments.keep_days,
        secure=arguments.secure,
        host_names=answered_names(arguments.host, arguments.name),
        sources=arguments.sources,
    )
    with _listen(arguments.host, arguments.port) as listening:
        port = listening.getsockname()[1]
        shown = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
        address = f"http://{shown}:{port}/"
        logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
        logging.getLogger("notredame.server").setLevel(logging.INFO)
        try:
            with only_one(settings.data, address):
                limits = limits_for(raise_open_files())
                server = Server(create_app(settings), limits=limits, stop_seconds=STOP_SECONDS)
                rest_garbage()
                print(f"notredame is at {address}  (Ctrl-C stops it)", flush=True)
                if not arguments.no_open:
                    threading.Timer(0.5, webbrowser.open, [address]).start()
                # The server re-raises SIGTERM when all is closed; unhandled, it would kill us.
                signal.signal(signal.SIGTERM, signal.default_int_handler)
                with suppress(KeyboardInterrupt):
                    server.run(sockets=[listening])
        except AlreadyServed as other:
            return _show(other, arguments)
    print("notredame has stopped; all games are kept.")
    return 0


def _show(other: AlreadyServed, arguments: argparse.Namespace) -> int:
    """Open the server that already uses these games; refuse if another port was asked for."""
    if other.address is None or arguments.port is not None:
        where = "" if other.address is None else f" at {other.address}"
        raise NotreDameError(
            f"Another server{where} is using {other.file}; "
            "stop it, or name another file with --data."
        )
    print(f"notredame is already running at {other.address}")
    if not arguments.no_open:
        webbrowser.open(other.address)
    return 0


def _default_data() -> str:
    from platformdirs import user_data_path

    folder = user_data_path("notredame", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise NotreDameError(
            f"{folder} cannot be created ({problem.strerror}); "
            "use --data to say where games are kept."
        ) from None
    return f"sqlite:///{Path(folder) / 'notredame.db'}"


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    for candidate in ports:
        # With the protocol named, asyncio disables Nagle's delay, which would cost 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen()  # claims the port; clients wait from now on instead of being refused
        except (OSError, OverflowError, UnicodeError) as problem:
            listening.close()
            reason = str(problem)
        else:
            return listening
    wanted = f"port {port}" if port is not None else f"ports {PORT} to {PORT + PORTS_TRIED - 1}"
    raise NotreDameError(f"Cannot listen on {host}, {wanted} ({reason}).")
