"""The questions the game asks, and the one dense space of answers.

Every answer is a small int. The same int always means the same thing ("a marker from the bank"),
whatever was asked; the question gives it its purpose. `docs/architecture.md` has the table.
"""

from __future__ import annotations

# Questions. Never asked when there is only one answer.
ASK_NOTHING = 0
ASK_KEEP = 1
ASK_CARD = 2
ASK_MARKER = 3
ASK_DONATION = 4
ASK_BENEFIT = 5
ASK_FRIEND = 6
ASK_DRIVE = 7
ASK_RAT = 8
ASK_HIRE = 9
ASK_FOOL_FROM = 10
ASK_FOOL_TO = 11
ASK_MINSTREL_FROM = 12
ASK_MINSTREL_TO = 13
ASK_MINSTREL_GROUP = 14
ASK_BISHOP = 15
ASK_PROCURATOR = 16
ASK_GYPSIES = 17
ASK_COACHMAN = 18
ASK_BUTCHER = 19
ASK_BENEFACTOR = 20
ASK_ACTRESS_FROM = 21
ASK_ACTRESS_TO = 22
ASK_PLAGUE = 23
ASK_OVER = 24
QUESTIONS = (
    "nothing",
    "keep",
    "card",
    "marker",
    "donation",
    "benefit",
    "friend",
    "drive",
    "rat",
    "hire",
    "fool-from",
    "fool-to",
    "minstrel-from",
    "minstrel-to",
    "minstrel-group",
    "bishop",
    "procurator",
    "gypsies",
    "coachman",
    "butcher",
    "benefactor",
    "actress-from",
    "actress-to",
    "plague",
    "over",
)

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
N_ACTIONS = 157
MAX_CHOICES = 48
"""No question has more answers: 25 markets to stop at and 20 messages to take."""

BENEFIT_COIN = 0
BENEFIT_MARKER = 1
BENEFIT_RAT = 2
