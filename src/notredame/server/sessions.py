"""Who sends a request: a signed cookie whose name is this store's own.

Browsers share cookies between all ports of a host, so servers of two stores on one machine would
take each other's away if theirs had the same name.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping

from .keys import Keys
from .store.people import People

OLD_NAME = "notredame"
"""The name that every store's cookie had before; it is still read, and replaced at once."""
REMEMBERED = 10_000
"""The number of people whose sign-outs are remembered, so that the store is seldom asked."""


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

    async def person_of(self, cookies: Mapping[str, str]) -> tuple[str | None, str | None]:
        """The id of the person who sends these cookies, and the old name it came under, if any."""
        for name in (self.name, *self.old_names):
            found = self._keys.read_cookie(cookies.get(name))
            if found is not None and found[1] == await self._signed_out(found[0]):
                return found[0], None if name == self.name else name
        return None, None

    async def cookie_of(self, person: str) -> str:
        """The value of a person's cookie."""
        return self._keys.cookie(person, await self._signed_out(person))

    def remember(self, person: str, sign_outs: int) -> None:
        """Note how often a person signed out."""
        self._sign_outs[person] = sign_outs
        self._sign_outs.move_to_end(person)
        if len(self._sign_outs) > REMEMBERED:
            self._sign_outs.popitem(last=False)

    def forget(self, person: str) -> None:
        """Ask the store again: the person signed out, perhaps at another server."""
        self._sign_outs.pop(person, None)

    def forget_all(self) -> None:
        """Ask the store again about everybody."""
        self._sign_outs.clear()

    async def _signed_out(self, person: str) -> int:
        known = self._sign_outs.get(person) if self._can_remember() else None
        if known is None:
            found = await self._people.find(person)
            known = 0 if found is None else found.sign_outs
            self.remember(person, known)
        return known
