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

    def cookie(self, person: str) -> str:
        """The cookie of a person."""
        return str(self._cookies.dumps(person))

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is, or None for one that we did not sign."""
        if not cookie:
            return None
        try:
            person = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

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

    def watch_token(self, table: str) -> str:
        """Lets somebody watch."""
        return self.token("watch", table)

    def person_token(self, person: str) -> str:
        """Lets a person go on at another device."""
        return f"{person}.{self.token('person', person)}"

    def person_of(self, token: str) -> str | None:
        """The person of such a link."""
        person, _, secret = token.rpartition(".")
        return person if person and self.allows(secret, "person", person) else None
