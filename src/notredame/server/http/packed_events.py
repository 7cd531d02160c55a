"""Server-sent events, compressed.

Every event is compressed by itself, into blocks that refer to nothing before them. So one that many
pages get is compressed once, and nothing is kept in memory for each open page.
"""

from __future__ import annotations

import zlib
from functools import lru_cache

from sse_starlette import EventSourceResponse
from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope, Send

LEVEL = 6
RECENT = 256
"""Number of events whose blocks are kept for other pages."""
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""A gzip header without a name or a time (RFC 1952)."""
LAST_BLOCK = b"\x03\x00"
"""An empty block that ends the compressed data (RFC 1951)."""


@lru_cache(maxsize=RECENT)
def _blocks(event: bytes) -> bytes:
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return compressor.compress(event) + compressor.flush(zlib.Z_SYNC_FLUSH)


class PackedEvents(EventSourceResponse):
    """Server-sent events, in a gzip stream where the client accepts one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events until there are no more, or nobody listens."""
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            self.headers["Content-Encoding"] = "gzip"
            send = _packing(send)
        self.headers["Vary"] = "Accept-Encoding"
        await super().__call__(scope, receive, send)


def _packing(send: Send) -> Send:
    """Compresses the body of an answer on its way to `send`, and flushes each part of it."""
    head, checksum, size = HEAD, 0, 0

    async def packed(message: Message) -> None:
        nonlocal head, checksum, size
        if message["type"] == "http.response.body":
            plain = message["body"]
            checksum, size = zlib.crc32(plain, checksum), size + len(plain)
            body, head = head + (_blocks(plain) if plain else b""), b""
            if not message["more_body"]:
                body += LAST_BLOCK + checksum.to_bytes(4, "little")
                body += (size % 2**32).to_bytes(4, "little")
            message = {**message, "body": body}
        await send(message)

    return packed
