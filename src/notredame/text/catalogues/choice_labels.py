"""Labels of choices, given the question they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from notredame.rules.choices import DECKS, Choice
from notredame.rules.model.pieces import DONATION_PRESTIGE

from .grammar import sentence

if TYPE_CHECKING:
    from .catalogue import Catalogue


def choice_label(words: Catalogue, question: str, choice: Choice, view: Mapping[str, Any]) -> str:
    """A short label for a choice; `view` is a seat's view as data.

    Where the view does not say enough, for instance a watcher's, the label says less.
    """
    return sentence(_SAY[choice.parts["do"]](words, question, choice.parts, _Seat(view)))


class _Seat:
    """What labels need to know about the seat that chooses."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.players: list[dict[str, Any]] = view.get("players", [])
        seat = view.get("seat")
        self.seat: int | None = seat
        self.me: dict[str, Any] = self.players[seat] if seat is not None and self.players else {}

    def card_colour(self, deck: str) -> str | None:
        """The colour of a card in hand, which is that of the deck it comes from."""
        if self.seat is None or not self.players:
            return None
        owner = (self.seat - DECKS.index(deck)) % len(self.players)
        return str(self.players[owner]["colour"])

    def messages(self, kind: str) -> int:
        """How many messages of a kind the seat has taken."""
        return sum(message["kind"] == kind for message in self.me.get("messages", []))


def _best_key(words: Catalogue, do: str, question: str) -> str:
    return f"{do}-{question}" if words.has("label", f"{do}-{question}") else do


def _keep(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    return words.say("label", "keep", the=words.say("card_the", parts["card"]))


def _play(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    the = words.say("card_the", parts["card"])
    colour = seat.card_colour(parts["deck"])
    if colour is None:
        return words.say("label", "play-plain", the=the)
    return words.say("label", "play", the=the, card=words.say("colour_card", colour))


def _from(words: Catalogue, question: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    if parts["place"] != "friend":
        key = _best_key(words, "from", question)
        return words.say("label", key, **{"from": words.say("place_from", parts["place"])})
    stands = seat.me.get("friend")
    if stands is None:
        return words.say("label", "friend-plain")
    return words.say("label", "friend", **{"from": words.say("place_from", stands)})


def _to(words: Catalogue, question: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    sector = parts["sector"]
    return words.say(
        "label",
        _best_key(words, "to", question),
        to=words.say("place_to", sector),
        the=words.say("card_the", sector),
    )


def _group(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    if parts["markers"] == 0:
        return words.say("label", "group-friend-alone")
    key = "group-friend" if parts["friend"] else "group"
    return words.say("label", key, markers=words.count("marker", parts["markers"]))


def _pass(words: Catalogue, question: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    return words.say("label", _best_key(words, "pass", question))


def _donate(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    coins = parts["coins"]
    return words.say(
        "label",
        "donate",
        coins=words.count("coin", coins),
        prestige=words.count("prestige", DONATION_PRESTIGE[coins]),
    )


def _benefit(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    benefit = parts["benefit"]
    if benefit == "marker" and seat.view.get("asked_about", {}).get("prestige"):
        benefit = "prestige"  # option hotel_marker_is_prestige (A8)
    return words.say("label", f"benefit-{benefit}")


def _rat_back(words: Catalogue, question: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    spaces = parts["spaces"]
    return words.say(
        "label",
        _best_key(words, "rat-back" if spaces else "rat-stays", question),
        spaces=words.count("space", spaces),
        coins=words.count("coin", spaces),
    )


def _drive(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    key = "stay" if parts["market"] == seat.me.get("carriage") else "drive"
    return words.say("label", key, stop=words.market(parts["market"], seat.view.get("markets")))


def _take(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    colour = words.colour(parts["market"].split("/")[0])
    kind = seat.view.get("markets", {}).get(parts["market"])
    if kind is None:
        return words.say("label", "take", colour=colour)
    return words.say("label", "take-kind", colour=colour, kind=words.kind(kind))


def _kind(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    held = seat.messages(parts["kind"])
    return words.say(
        "label",
        "kind-count" if held else "kind",
        messages=words.count("message", held),
        kind=words.kind(parts["kind"]),
    )


def _hire(words: Catalogue, _: str, parts: Mapping[str, Any], seat: _Seat) -> str:
    return words.say("label", "hire", the=words.say("person_the", parts["person"]))


_SAY = {
    "keep": _keep,
    "play": _play,
    "from": _from,
    "to": _to,
    "group": _group,
    "pass": _pass,
    "donate": _donate,
    "benefit": _benefit,
    "rat-back": _rat_back,
    "drive": _drive,
    "take": _take,
    "kind": _kind,
    "hire": _hire,
}
