"""How a server hears what others did: new entries of tables, and people who came or went."""

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
"""How often PostgreSQL is asked whether it is still there: some lines die without a word."""
PING_SECONDS = 10.0
"""How long it may take to say so."""


class Hearer(Protocol):
    """Whoever is told what other servers did."""

    async def hear_entry(self, news: str) -> None:
        """An entry was made, as `news_of` writes it."""

    def hear_presence(self, words: str) -> None:
        """People came or went, as `presence_words` writes it."""

    def signed_out(self, person: str, number: int) -> None:
        """Somebody signed out."""

    async def hear_anything(self) -> None:
        """Nothing was heard for a while, so anything may have happened."""


class PostgresBus:
    """Listens to PostgreSQL; when the connection is lost, everything may have changed."""

    def __init__(self, engine: Engine) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self.listening = False
        """Whether news of other servers arrive now."""

    async def listen(self, hearer: Hearer) -> None:
        """Pass all news on, until it is cancelled."""
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                try:
                    await self._hear(connection, hearer)
                finally:  # and no farewell, which a dead line would never take
                    self.listening = False
                    await connection.close()
            except (psycopg.Error, TimeoutError, StoreUnavailable):
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as problem:  # one broken table must not make a server deaf
                log.error("News of other servers failed: %s", type(problem).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, connection: psycopg.AsyncConnection, hearer: Hearer) -> None:
        """Until the line is dead. While it answers, no news were lost."""
        for channel in channels.ALL:
            await asyncio.wait_for(connection.execute(f"LISTEN {channel}"), PING_SECONDS)
        await hearer.hear_anything()
        self.listening = True
        while True:
            async for notice in connection.notifies(timeout=ASK_SECONDS):
                if notice.channel == channels.PRESENCE:
                    hearer.hear_presence(notice.payload)
                elif notice.channel == channels.SIGN_OUTS:
                    hearer.signed_out(*json.loads(notice.payload))
                else:
                    await hearer.hear_entry(notice.payload)
            await asyncio.wait_for(connection.execute("SELECT 1"), PING_SECONDS)
