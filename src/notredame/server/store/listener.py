"""How a server hears what others did: new entries of tables, and people who came or went."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.engine import Engine

from . import StoreUnavailable, channels

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("notredame.server")
RETRY_SECONDS = 1.0
ASK_SECONDS = 30.0
"""How often PostgreSQL is asked whether it is still there: some lines die without a word."""
PING_SECONDS = 10.0
"""How long it may take to say so."""


class PostgresBus:
    """Listens to PostgreSQL; when the connection is lost, everything may have changed."""

    def __init__(
        self,
        engine: Engine,
        changed: Callable[[str], Awaitable[None]],
        presence: Callable[[str], None],
        signed_out: Callable[[str, int], None],
        anything: Callable[[], Awaitable[None]],
    ) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._changed = changed
        self._presence = presence
        self._signed_out = signed_out
        self._anything = anything
        self.listening = False
        """Whether news of other servers arrive now."""
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                try:
                    await self._hear(connection)
                finally:  # and no farewell, which a dead line would never take
                    self.listening = False
                    await connection.close()
            except (psycopg.Error, TimeoutError, StoreUnavailable):
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as problem:  # one broken table must not make a server deaf
                log.error("News of other servers failed: %s", type(problem).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        """Until the line is dead. While it answers, no news were lost."""
        for channel in channels.ALL:
            await asyncio.wait_for(connection.execute(f"LISTEN {channel}"), PING_SECONDS)
        await self._anything()
        self.listening = True
        while True:
            async for notice in connection.notifies(timeout=ASK_SECONDS):
                if notice.channel == channels.PRESENCE:
                    self._presence(notice.payload)
                elif notice.channel == channels.SIGN_OUTS:
                    self._signed_out(*json.loads(notice.payload))
                else:
                    await self._changed(notice.payload)
            await asyncio.wait_for(connection.execute("SELECT 1"), PING_SECONDS)
