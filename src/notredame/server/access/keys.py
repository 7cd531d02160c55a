"""Signed cookies and links: who a person is, and what a link allows.

Links carry 192 bits derived from the store's key, so none of them has to be stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

BITS = 192


def new_id() -> str:
    """A random id of 128 bits for a person."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A random id of 72 bits for a table: short, hard to guess, but not secret."""
    return secrets.token_urlsafe(9)


class Keys:
    """Makes and checks cookies and links."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="notredame cookie")

    @property
    def store_mark(self) -> str:
        """Eight characters that identify this store and reveal nothing about its key."""
        return hmac.digest(self._key, b"store mark", hashlib.sha256).hex()[:8]

    def cookie(self, person: str, sign_outs: int) -> str:
        """The value of a person's cookie, valid until they next sign out everywhere."""
        return str(self._cookies.dumps([person, sign_outs] if sign_outs else person))

    def read_cookie(self, cookie: str | None) -> tuple[str, int] | None:
        """The person of a cookie and their number of sign-outs; None if the cookie is not ours."""
        if not cookie:
            return None
        try:
            said = self._cookies.loads(cookie)
        except BadSignature:
            return None
        match said:
            case str():
                return said, 0
            case [str() as person, int() as sign_outs]:
                return person, sign_outs
        return None

    def token(self, *purpose: str | int) -> str:
        """The secret part of a link."""
        words = "\n".join(map(str, purpose)).encode()
        digest = hmac.digest(self._key, words, hashlib.sha256)
        return base64.urlsafe_b64encode(digest[: BITS // 8]).decode("ascii")

    def allows(self, token: str, *purpose: str | int) -> bool:
        """Whether a token was made for this purpose, compared in constant time."""
        return hmac.compare_digest(token.encode(), self.token(*purpose).encode())

    def seat_token(self, table: str, seat: int, stood: int) -> str:
        """The token of a seat's link; `stood` counts how often somebody got up from the seat."""
        return self.token("seat", table, seat, stood)

    def rematch_id(self, table: str) -> str:
        """The id of a table's rematch: always the same, so that two requests make one table."""
        return self.token("rematch", table)[:12]

    def daily_seed(self, day: str) -> bytes:
        """The seed of a day's deal: 256 bits that nobody can guess from those of other days.

        Two steps, so that no other purpose of this key can give the same bytes.
        """
        daily_key = hmac.digest(self._key, b"daily deals 1", hashlib.sha256)
        return hmac.digest(daily_key, day.encode(), hashlib.sha256)

    def daily_table_id(self, day: str, person: str) -> str:
        """The id of a person's table for a day's deal: always the same, so that there is one."""
        return self.token("daily table", day, person)[:12]

    def watch_token(self, table: str, renewals: int) -> str:
        """The token of the link for watchers, valid until the link is renewed."""
        return self.token("watch", table, *_counted(renewals))

    def allows_watching(self, token: str, table: str, renewals: int) -> bool:
        """Whether a token is that of the current link for watchers."""
        return self.allows(token, "watch", table, *_counted(renewals))

    def link_preview_key(self, table: str, renewals: int) -> str:
        """The key for previews of a table's links, valid until the link to watch is renewed."""
        return self.token("preview", table, *_counted(renewals))[:16]

    def allows_link_preview(self, key: str, table: str, renewals: int) -> bool:
        """Whether a key is that for previews of a table's links."""
        return hmac.compare_digest(key.encode(), self.link_preview_key(table, renewals).encode())

    def watcher_handle(self, table: str, person: str) -> str:
        """What the host calls a watcher; it does not identify the person anywhere else."""
        return self.token("watcher", table, person)[:16]

    def person_token(self, person: str, renewals: int) -> str:
        """The token of a personal link, valid until the link is renewed."""
        return f"{person}.{self.token('person', person, *_counted(renewals))}"

    def is_person_token(self, token: str, person: str, renewals: int) -> bool:
        """Whether a token is that of the person's current personal link."""
        return self.allows(token.rpartition(".")[2], "person", person, *_counted(renewals))

    @staticmethod
    def claimed_person(token: str) -> str:
        """The person whom a personal link names, whether or not the link is valid."""
        return token.rpartition(".")[0]


def _counted(renewals: int) -> tuple[int, ...]:
    """What a renewal adds to a link's purpose; nothing for links that were never renewed."""
    return (renewals,) if renewals else ()
