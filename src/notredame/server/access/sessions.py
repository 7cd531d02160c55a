"""Sessions: the person who sends a request, by a signed cookie whose name is the store's own.

Browsers share cookies between all ports of a host, so two stores on one machine would overwrite
each other's cookies if the names were equal.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..store.people import People
from .keys import Keys

OLD_NAME = "notredame"
"""The cookie name of earlier versions; such a cookie is still read, and replaced at once."""
REMEMBERED = 10_000
"""Maximum number of people whose last sign-out is cached."""


@dataclass(frozen=True)
class Session:
    """The sender of a request, as identified by the cookie."""

    person: str | None = None
    number: int = 0
    """Number of the sign-out that the cookie was issued after; 0 if there was none."""
    old_name: str | None = None
    """The name under which the cookie came, if it is an outdated one."""
    void: bool = False
    """Whether the cookie is ours but void, because the person signed out on another device."""


class Sessions:
    """Reads cookies and tells which of them are void."""

    def __init__(
        self, keys: Keys, people: People, *, secure: bool, can_remember: Callable[[], bool]
    ) -> None:
        """`can_remember` says whether this server now hears of sign-outs at others."""
        self._keys = keys
        self._people = people
        self._can_remember = can_remember
        self._sign_outs: OrderedDict[str, int] = OrderedDict()
        plain = f"notredame-{keys.store_mark}"
        self.name = f"__Host-{plain}" if secure else plain
        """The cookie's name. With a prefix, browsers accept it from this very host only."""
        self.old_names = (plain, OLD_NAME) if secure else (OLD_NAME,)

    async def read(self, cookies: Mapping[str, str]) -> Session:
        """The session of a request's cookies.

        A sign-out number above the stored one belongs to a sign-out in progress, or was issued
        before a backup was restored; the cookie is valid in both cases.
        """
        void = False
        for name in (self.name, *self.old_names):
            found = self._keys.read_cookie(cookies.get(name))
            if found is None:
                continue
            person, number = found
            if number >= await self._last_sign_out(person):
                return Session(person, number, None if name == self.name else name)
            void = True
        return Session(void=void)

    async def cookie_of(self, person: str, number: int | None = None) -> str:
        """The value of a person's cookie; `number` is that of a sign-out in progress."""
        return self._keys.cookie(person, number or await self._last_sign_out(person))

    def remember(self, person: str, number: int) -> None:
        """Note a person's last sign-out; earlier ones that arrive late change nothing."""
        self._sign_outs[person] = max(number, self._sign_outs.get(person, 0))
        self._sign_outs.move_to_end(person)
        if len(self._sign_outs) > REMEMBERED:
            self._sign_outs.popitem(last=False)

    def forget_all(self) -> None:
        """Empty the cache, so that the store is asked again."""
        self._sign_outs = OrderedDict()

    async def _last_sign_out(self, person: str) -> int:
        known = self._sign_outs.get(person) if self._can_remember() else None
        if known is None:
            asked = self._sign_outs
            found = await self._people.find(person)
            known = 0 if found is None else found.sign_outs
            if asked is self._sign_outs:  # else the cache was emptied, and this is stale
                self.remember(person, known)
                known = self._sign_outs[person]
        return known
