"""Who sends a request: a signed cookie whose name is this store's own.

Browsers share cookies between all ports of a host, so servers of two stores on one machine would
take each other's away if theirs had the same name.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..store.people import People
from .keys import Keys

OLD_NAME = "notredame"
"""The name that every store's cookie had before; it is still read, and replaced at once."""
REMEMBERED = 10_000
"""The number of people whose last sign-out is remembered, so that the store is seldom asked."""


@dataclass(frozen=True)
class Session:
    """Who sends a request, as far as its cookie tells."""

    person: str | None = None
    number: int = 0
    """Of the sign-out that the cookie outlasts; 0 of one from before any."""
    old_name: str | None = None
    """The name under which the cookie came, if it has another one today."""
    void: bool = False
    """The cookie is one of ours, but its person has signed out elsewhere since."""


class Sessions:
    """Reads cookies, and knows which of them are void."""

    def __init__(
        self, keys: Keys, people: People, *, secure: bool, can_remember: Callable[[], bool]
    ) -> None:
        """`can_remember` is whether this server hears of sign-outs at other servers now."""
        self._keys = keys
        self._people = people
        self._can_remember = can_remember
        self._sign_outs: OrderedDict[str, int] = OrderedDict()
        plain = f"notredame-{keys.store_mark}"
        self.name = f"__Host-{plain}" if secure else plain
        """The cookie's name. With the prefix, browsers take it from this very host alone."""
        self.old_names = (plain, OLD_NAME) if secure else (OLD_NAME,)

    async def read(self, cookies: Mapping[str, str]) -> Session:
        """Whose cookies these are.

        A number that the store does not know yet is of a sign-out that has only begun, or of one
        from before a backup was restored; both are newer than what it knows.
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
        """The value of a person's cookie; `number` is of a sign-out that has begun."""
        return self._keys.cookie(person, number or await self._last_sign_out(person))

    def remember(self, person: str, number: int) -> None:
        """Note a person's last sign-out; what is heard of earlier ones later changes nothing."""
        self._sign_outs[person] = max(number, self._sign_outs.get(person, 0))
        self._sign_outs.move_to_end(person)
        if len(self._sign_outs) > REMEMBERED:
            self._sign_outs.popitem(last=False)

    def forget_all(self) -> None:
        """Ask the store again about everybody."""
        self._sign_outs = OrderedDict()

    async def _last_sign_out(self, person: str) -> int:
        known = self._sign_outs.get(person) if self._can_remember() else None
        if known is None:
            asked = self._sign_outs
            found = await self._people.find(person)
            known = 0 if found is None else found.sign_outs
            if asked is self._sign_outs:  # else everything was forgotten meanwhile, and this is old
                self.remember(person, known)
                known = self._sign_outs[person]
        return known
