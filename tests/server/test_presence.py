"""Who is at a table, and who has been away for how long."""

from __future__ import annotations

from notredame.server.presence import (
    BELIEVED_SECONDS,
    Presence,
    presence_words,
    read_presence,
)


class Clock:
    """A clock that stands still until it is told."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_another_server_is_believed_for_a_while() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.hear("other", ["Ben"], 3)
    assert presence.people_elsewhere() == {"Ben"}
    assert presence.watchers_elsewhere() == 3
    clock.now += BELIEVED_SECONDS - 1
    assert presence.people_elsewhere() == {"Ben"}
    clock.now += 1
    assert presence.people_elsewhere() == set()
    assert presence.watchers_elsewhere() == 0


def test_what_a_server_says_last_counts() -> None:
    presence = Presence(Clock())
    presence.hear("other", ["Ben"], 3)
    presence.hear("third", ["Cleo"], 1)
    presence.hear("other", [], 0)
    assert presence.people_elsewhere() == {"Cleo"}
    assert presence.watchers_elsewhere() == 1


def test_somebody_is_absent_since_the_last_page_was_closed() -> None:
    clock = Clock()
    presence = Presence(clock)
    clock.now += 10
    assert presence.absent_seconds("Anna") == 10, "never seen: since the table was opened"
    presence.went("Anna")
    clock.now += 5
    assert presence.absent_seconds("Anna") == 5
    presence.hear("other", ["Ben"], 0)
    clock.now += 7
    presence.hear("other", [], 0)
    assert presence.absent_seconds("Ben") == 0


def test_servers_understand_each_other() -> None:
    words = presence_words("one", "table", {"Ben", "Anna"}, 2)
    assert read_presence(words) == ("one", "table", ["Anna", "Ben"], 2)
