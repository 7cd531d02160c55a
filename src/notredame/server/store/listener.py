"""Listens for news from other servers: new entries, presence, sign-outs."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Protocol

from sqlalchemy.engine import Engine

from . import StoreUnavailable, channels

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("notredame.server")
RETRY_SECONDS = 1.0
ASK_SECONDS = 30.0
"""Seconds between two checks of the connection, since some connections die silently."""
PING_SECONDS = 10.0
"""Maximum seconds for the answer to such a check."""


class NewsHandler(Protocol):
    """Receives news from other servers."""

    async def hear_entry(self, news: str) -> None:
        """Handle a new entry, as `news_of` writes it."""

    def hear_presence(self, words: str) -> None:
        """Handle a presence report, as `presence_words` writes it."""

    def signed_out(self, person: str, number: int) -> None:
        """Handle a sign-out."""

    async def hear_anything(self) -> None:
        """Catch up, since news may have been missed."""


class PostgresBus:
    """Listens to PostgreSQL, and has everything read again after a lost connection."""

    def __init__(self, engine: Engine) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self.listening = False
        """Whether news from other servers arrive now."""

    async def listen(self, handler: NewsHandler) -> None:
        """Pass all news on until cancelled."""
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                try:
                    await self._pass_on(connection, handler)
                finally:  # without a farewell, which a dead connection would never accept
                    self.listening = False
                    await connection.close()
            except (psycopg.Error, TimeoutError, StoreUnavailable):
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as problem:  # one broken table must not stop the news of others
                log.error("News of other servers failed: %s", type(problem).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _pass_on(self, connection: psycopg.AsyncConnection, handler: NewsHandler) -> None:
        """Return once the connection is dead. As long as it answers, no news were lost."""
        for channel in channels.ALL:
            await asyncio.wait_for(connection.execute(f"LISTEN {channel}"), PING_SECONDS)
        await handler.hear_anything()
        self.listening = True
        while True:
            async for notice in connection.notifies(timeout=ASK_SECONDS):
                if notice.channel == channels.PRESENCE:
                    handler.hear_presence(notice.payload)
                elif notice.channel == channels.SIGN_OUTS:
                    handler.signed_out(*json.loads(notice.payload))
                else:
                    await handler.hear_entry(notice.payload)
            await asyncio.wait_for(connection.execute("SELECT 1"), PING_SECONDS)
