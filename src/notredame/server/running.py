"""A web server that lets go of the pages that are open before it stops."""

from __future__ import annotations

import socket

import uvicorn
from fastapi import FastAPI
from sse_starlette.sse import AppStatus

from .service import Service


class Server(uvicorn.Server):
    """Runs the application until Ctrl-C."""

    def __init__(self, app: FastAPI, *, log_level: str = "warning") -> None:
        self._app = app
        # It would cut the pages off half a second later, or earlier, than `shutdown` lets them go.
        AppStatus.enable_automatic_graceful_drain = False
        config = uvicorn.Config(
            app,
            log_level=log_level,
            access_log=False,
            lifespan="on",
            timeout_graceful_shutdown=2,
        )
        super().__init__(config)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Live tables have no end of their own; cut off, each would be an error in the log."""
        service: Service = self._app.state.service
        service.tables.send_away()
        await super().shutdown(sockets)
