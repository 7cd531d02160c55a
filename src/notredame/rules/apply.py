"""Applying an answer. The answer must be legal: the friendly layer checks, this one does not."""

from __future__ import annotations

from .actions import (
    ASK_ACTRESS_TO,
    ASK_BENEFACTOR,
    ASK_BENEFIT,
    ASK_BISHOP,
    ASK_BUTCHER,
    ASK_CARD,
    ASK_COACHMAN,
    ASK_DONATION,
    ASK_DRIVE,
    ASK_FOOL_FROM,
    ASK_FOOL_TO,
    ASK_FRIEND,
    ASK_GYPSIES,
    ASK_HIRE,
    ASK_KEEP,
    ASK_MARKER,
    ASK_MINSTREL_GROUP,
    ASK_MINSTREL_TO,
    ASK_NOTHING,
    ASK_OVER,
    ASK_PLAGUE,
    ASK_PROCURATOR,
    ASK_RAT,
    BENEFIT,
    DONATE,
    DRIVE,
    FROM,
    FROM_FRIEND,
    GROUP_OF,
    HIRE,
    KEEP,
    KIND,
    PASS,
    PLAY,
    RAT_BACK,
    TAKE,
    TO,
)
from .compiled import rule
from .course import advance, show_card
from .draft import keep_card
from .events import HIRE_DECLINED, NO_EFFECT, tell
from .gains import move_marker, pay, rat_back
from .messages import drive, edge_market, take_message, use_messages
from .persons import (
    actress_to,
    butcher_to,
    end_return,
    fool_from,
    fool_to,
    hire,
    messages_held,
    minstrel_to,
    move_from,
    move_group,
    nothing_to_do,
    return_marker,
)
from .pieces import BENEFACTOR, FROM_PERSONS, GENERAL, NOTRE_DAME
from .sectors import (
    donate,
    execute_sector,
    move_friend,
    offer_benefits,
    place_and_execute,
    play_card,
    supply_from_board,
    take_benefit,
)
from .state import Player, State


@rule
def apply(s: State, action: int) -> None:
    """Apply the current seat's answer."""
    apply_by(s, s.current, action)


@rule
def apply_by(s: State, seat: int, action: int) -> None:
    """Apply one seat's answer, and go on until something is asked again."""
    p = s.players[seat]
    ask = s.ask
    s.ask = ASK_NOTHING
    if ask == ASK_KEEP:
        keep_card(s, seat, action - KEEP)
    elif ask == ASK_CARD:
        card = show_card(s, p, (action - PLAY) // 9)
        play_card(s, p, card)
    elif ask == ASK_HIRE:
        answer_hire(s, p, action)
    elif ask == ASK_DRIVE:
        answer_drive(s, p, action)
    elif ask == ASK_FRIEND:
        move_friend(s, p, action - TO)
        execute_sector(s, p, action - TO)
    elif ask == ASK_BENEFIT:
        take_benefit(s, p, action - BENEFIT)
        offer_benefits(s, p)
    elif ask == ASK_DONATION:
        if action == PASS:
            tell(s, NO_EFFECT, seat, NOTRE_DAME, -1, 0)
        else:
            donate(s, p, action - DONATE + 1)
    elif ask == ASK_MARKER:
        if action == PASS:
            tell(s, NO_EFFECT, seat, s.place, -1, 0)
        else:
            supply_from_board(s, p, action - FROM)
    elif ask == ASK_RAT:
        rat_back(s, p, action - RAT_BACK)
    else:
        answer_person(s, p, ask, action)
    if s.ask == ASK_NOTHING:
        advance(s)


@rule
def answer_hire(s: State, p: Player, action: int) -> None:
    """Hire a person or nobody (T6), perhaps through the advisor (X16)."""
    if action == PASS:
        if s.further < 0:
            tell(s, HIRE_DECLINED, p.seat, 0, 0, 0)
        s.further = 0
    else:
        if s.further > 0:
            s.further -= 1
        hire(s, p, action - HIRE)


@rule
def answer_drive(s: State, p: Player, action: int) -> None:
    """Stop at a market, perhaps with its message (A7)."""
    if action < TAKE:
        drive(s, p, action - DRIVE)
    else:
        market = edge_market(action - TAKE)
        drive(s, p, market)
        take_message(s, p, market)


@rule
def answer_person(s: State, p: Player, ask: int, action: int) -> None:
    """Answers to what the persons and the plague asked."""
    if ask == ASK_FOOL_FROM:
        fool_from(s, -1 if action == FROM_FRIEND else action - FROM)
    elif ask == ASK_FOOL_TO:
        fool_to(s, p, action - TO)
    elif ask == ASK_MINSTREL_TO:
        minstrel_to(s, p, action - TO)
    elif ask == ASK_MINSTREL_GROUP:
        group = action - GROUP_OF
        if group < 3:
            move_group(s, p, s.place, s.amount, group + 1, 0)
        else:
            move_group(s, p, s.place, s.amount, group - 3, 1)
    elif ask == ASK_ACTRESS_TO:
        actress_to(s, p, action - TO)
    elif ask == ASK_BISHOP:
        place_and_execute(s, p, GENERAL, action - TO)
    elif ask == ASK_PROCURATOR:
        execute_sector(s, p, action - TO)
    elif ask == ASK_GYPSIES:
        if action == PASS:
            end_return(s, p)
        else:
            return_marker(s, p, action - FROM)
    elif ask == ASK_COACHMAN:
        kind = action - KIND
        use_messages(s, p, kind, messages_held(p, kind), FROM_PERSONS)
    elif ask == ASK_BUTCHER:
        butcher_to(s, p, action - TO)
    elif ask == ASK_BENEFACTOR:
        spaces = action - RAT_BACK
        if spaces > 0:
            pay(s, p, spaces)
            rat_back(s, p, spaces)
        else:
            nothing_to_do(s, p, BENEFACTOR)
    elif ask == ASK_PLAGUE:
        move_marker(s, p, action - FROM, GENERAL)
    elif ask == ASK_OVER:
        s.ask = ASK_OVER  # a finished game stays as it is
    else:  # minstrel or actress: the source is chosen
        s.ask = ask
        move_from(s, action - FROM)
