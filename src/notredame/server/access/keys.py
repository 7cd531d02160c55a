"""Who somebody is, and what a link allows: signatures with the key of the store.

Links carry 192 bits and are made from the key, so none of them is kept anywhere.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

BITS = 192


def new_id() -> str:
    """128 random bits for a person."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A short address for a table: 72 random bits that nobody guesses, and no secret."""
    return secrets.token_urlsafe(9)


class Keys:
    """Makes and checks what is signed."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="notredame cookie")

    @property
    def store_mark(self) -> str:
        """Eight characters that tell this store from others, and nothing about its key."""
        return hmac.digest(self._key, b"store mark", hashlib.sha256).hex()[:8]

    def cookie(self, person: str, sign_outs: int) -> str:
        """The value of a person's cookie, valid until they sign out everywhere once more."""
        return str(self._cookies.dumps([person, sign_outs] if sign_outs else person))

    def read_cookie(self, cookie: str | None) -> tuple[str, int] | None:
        """Whose cookie it is and how often they had signed out; None if it is not one of ours."""
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
        """Whether a link was made for a purpose; takes the same time for every wrong one."""
        return hmac.compare_digest(token.encode(), self.token(*purpose).encode())

    def seat_token(self, table: str, seat: int, stood: int) -> str:
        """Lets somebody sit down where so often somebody got up."""
        return self.token("seat", table, seat, stood)

    def rematch_id(self, table: str) -> str:
        """The address of a table's rematch: whoever asks for it first, it is the same."""
        return self.token("rematch", table)[:12]

    def watch_token(self, table: str, renewals: int) -> str:
        """Lets somebody watch, until the link is renewed once more."""
        return self.token("watch", table, *_counted(renewals))

    def allows_watching(self, token: str, table: str, renewals: int) -> bool:
        """Whether a token is that of the present link to watch."""
        return self.allows(token, "watch", table, *_counted(renewals))

    def watcher_handle(self, table: str, person: str) -> str:
        """What a host calls a watcher, without learning who that is elsewhere."""
        return self.token("watcher", table, person)[:16]

    def person_token(self, person: str, renewals: int) -> str:
        """Lets a person go on at another device, until the link is renewed once more."""
        return f"{person}.{self.token('person', person, *_counted(renewals))}"

    def is_person_token(self, token: str, person: str, renewals: int) -> bool:
        """Whether a token is that of a person's present link."""
        return self.allows(token.rpartition(".")[2], "person", person, *_counted(renewals))

    @staticmethod
    def claimed_person(token: str) -> str:
        """The person that a personal link names, whether it is valid or not."""
        return token.rpartition(".")[0]


def _counted(renewals: int) -> tuple[int, ...]:
    """What a renewal adds to a link's purpose; links that were never renewed have nothing."""
    return (renewals,) if renewals else ()
