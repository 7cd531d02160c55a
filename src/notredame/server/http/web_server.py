"""A web server with limits for raw connections, which stops in bounded time."""

from __future__ import annotations

import logging
import os
import socket
import threading
from types import FrameType

import uvicorn
from sse_starlette.sse import AppStatus

from .app import Application
from .connections import ConnectionLimits, Connections, protocol_for, without_counted

log = logging.getLogger("notredame.server")
ANSWERING_SECONDS = 2
"""Seconds for requests to finish once the server stops."""


class Server(uvicorn.Server):
    """Runs the application until Ctrl-C."""

    def __init__(
        self,
        app: Application,
        *,
        limits: ConnectionLimits | None = None,
        log_level: str = "warning",
        stop_seconds: float | None = None,
    ) -> None:
        """`stop_seconds` after the first signal the process ends, whatever hangs.

        None is for a server in a thread, which must not end the process.
        """
        self._app = app
        self._stop_seconds = stop_seconds
        # Uvicorn's own timeout would cut pages off at another moment than `shutdown` does.
        AppStatus.enable_automatic_graceful_drain = False
        logging.getLogger("uvicorn.error").addFilter(without_counted)
        config = uvicorn.Config(
            app,
            log_level=log_level,
            access_log=False,
            lifespan="on",
            ws="none",  # connections of another protocol would never be counted as ended
            timeout_graceful_shutdown=ANSWERING_SECONDS,
        )
        trusted = config.forwarded_allow_ips
        assert isinstance(trusted, str)
        config.http = protocol_for(Connections(limits or ConnectionLimits(), trusted))
        super().__init__(config)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop."""
        if self._stop_seconds is not None and not self.should_exit:
            # What was acknowledged is on disk, so nothing is lost with the process.
            last_resort = threading.Timer(self._stop_seconds, self._end_process)
            last_resort.daemon = True
            last_resort.start()
        super().handle_exit(sig, frame)

    def _end_process(self) -> None:
        log.error("The server did not stop within %g s and was ended.", self._stop_seconds)
        os._exit(1)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Live updates never end by themselves; if cut off, each would be logged as an error."""
        self._app.service.tables.disconnect_all()
        await super().shutdown(sockets)
