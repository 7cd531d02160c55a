"""A bot as a separate program that needs nothing but Python's standard library.

It takes what brings most at once: prestige first, then coins and markers, and it fights the rat
when the plague threatens. docs/bot-protocol.md explains the lines that it reads and writes.
"""

import json
import sys

PERSONS = {"hostess": 4, "money-lender": 3, "monk": 3, "doctor": 2, "minstrel": 0, "fool": 1}
"""Rough worth of hiring a brown person; every grey person is worth 3."""


def threatened(me):
    """Whether the plague would cost prestige and a marker this round."""
    return me["rat_after_plague"] is not None and me["rat_after_plague"] > 9


def worth_of_card(card, me):
    """Rough worth of a card now, in points."""
    pieces = me["sectors"].get(card, 0) + (me["friend"] == card) + 1
    to_spare = max(0, me["coins"] - 1)  # the last coin is for hiring
    return {
        "residence": 0.5 + pieces,
        "notre-dame": [0, 2, 4, 7][min(3, to_spare)],
        "bank": pieces + (1 if me["coins"] < 3 else -1),
        "cloister-school": pieces + (1.5 if me["supply"] < 2 else -1),
        "carriage-house": 2 + 0.3 * pieces,
        "hotel": 1,
        "park": 4 if threatened(me) else 1.5,
        "hospital": 5 if threatened(me) else 3.5 - 0.7 * pieces,
        "trusted-friend": 1.5,
    }[card]


def worth(choice, view):
    """Rough worth of a choice now, in points."""
    me = view["players"][view["seat"]]
    do, _, what = choice.partition(":")
    if do in ("keep", "play", "to"):
        return worth_of_card(what.split(":")[-1], me)
    if do == "take":
        return {"prestige": 4, "rat": 3, "marker": 2, "coin": 1}[view["markets"][what]]
    if do == "hire":
        return 6 if what == "doctor" and threatened(me) else PERSONS.get(what, 3)
    if do == "donate":
        return int(what) if int(what) < me["coins"] else 0
    if do == "rat-back":
        return int(what)
    if do == "benefit":
        return {"coin": 2, "marker": 1 if me["supply"] else 3, "rat": me["rat"] - 5}[what]
    if do == "from":
        return -me["sectors"].get(what, 0)
    return 0.5  # pass, stop without a message, and the rest


def main():
    """Get ready, then answer questions until there are no more."""
    json.loads(sys.stdin.readline())  # {"notredame": 1, "seed": ...}; this bot needs no seed
    print(json.dumps({"ready": True, "view": "names"}), flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        best = max(question["choices"], key=lambda choice: worth(choice, question["view"]))
        print(json.dumps({"id": question["id"], "choice": best}), flush=True)


if __name__ == "__main__":
    main()
