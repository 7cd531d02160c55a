"""The questions the game asks, and the one dense space of answers.

Every answer is a small int. The same int always means the same thing ("a marker from the bank"),
whatever was asked; the question gives it its purpose. `docs/architecture.md` has the table.
"""

from __future__ import annotations

from .persons import N_PERSONS

_questions: list[str] = []


def question(name: str) -> int:
    """Declare a question; return its number. New ones go to the end: stored numbers stay valid."""
    _questions.append(name)
    return len(_questions) - 1


# Questions. None is asked when there is only one answer.
ASK_NOTHING = question("nothing")
ASK_KEEP = question("keep")
ASK_CARD = question("card")
ASK_MARKER = question("marker")
ASK_DONATION = question("donation")
ASK_BENEFIT = question("benefit")
ASK_FRIEND = question("friend")
ASK_DRIVE = question("drive")
ASK_RAT = question("rat")
ASK_HIRE = question("hire")
ASK_FOOL_FROM = question("fool-from")
ASK_FOOL_TO = question("fool-to")
ASK_MINSTREL_FROM = question("minstrel-from")
ASK_MINSTREL_TO = question("minstrel-to")
ASK_MINSTREL_GROUP = question("minstrel-group")
ASK_BISHOP = question("bishop")
ASK_PROCURATOR = question("procurator")
ASK_GYPSIES = question("gypsies")
ASK_COACHMAN = question("coachman")
ASK_BUTCHER = question("butcher")
ASK_BENEFACTOR = question("benefactor")
ASK_ACTRESS_FROM = question("actress-from")
ASK_ACTRESS_TO = question("actress-to")
ASK_PLAGUE = question("plague")
ASK_OVER = question("over")
QUESTIONS = tuple(_questions)

# Answers.
KEEP = 0
"""+ card: keep it in the draft."""
PLAY = 9
"""+ 9 * slot + card. Slot 0 is the card of the own deck, 1 of the right neighbour's, 2 of the
deck two to the right (with two players the own deck again)."""
FROM = 36
"""+ place: a marker from there."""
FROM_FRIEND = 44
TO = 45
"""+ sector."""
GROUP_OF = 52
"""+ 0 to 5: one, two, three markers; the friend alone, with one, with two markers."""
PASS = 58
DONATE = 59
"""+ coins - 1."""
BENEFIT = 62
"""+ 0 a coin, 1 a marker (or a prestige point), 2 the rat back."""
RAT_BACK = 65
"""+ spaces, 0 to 9."""
DRIVE = 75
"""+ market: stop there and take nothing."""
TAKE = 100
"""+ 4 * borough + edge market - 1: stop there and take the message."""
KIND = 120
"""+ kind of message."""
HIRE = 124
"""+ person."""
N_ACTIONS = HIRE + N_PERSONS
MAX_CHOICES = 48
"""The most answers of a question: 25 markets to stop at and 20 messages to take."""

BENEFIT_COIN = 0
BENEFIT_MARKER = 1
BENEFIT_RAT = 2
