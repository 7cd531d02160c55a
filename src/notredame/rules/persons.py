"""What the persons do (P and X rules, PR rulings)."""

from __future__ import annotations

from .actions import (
    ASK_ACTRESS_FROM,
    ASK_ACTRESS_TO,
    ASK_BENEFACTOR,
    ASK_BISHOP,
    ASK_BUTCHER,
    ASK_COACHMAN,
    ASK_FOOL_FROM,
    ASK_FOOL_TO,
    ASK_GYPSIES,
    ASK_MINSTREL_FROM,
    ASK_MINSTREL_GROUP,
    ASK_MINSTREL_TO,
    ASK_NOTHING,
    ASK_PROCURATOR,
)
from .compiled import rule
from .events import (
    FRIEND_MOVED,
    GRAY_SEEN,
    MARKERS_MOVED,
    NO_EFFECT,
    PERSON_HIRED,
    tell,
)
from .gains import gain_coins, gain_prestige, move_marker, rat_back, take_markers
from .messages import use_messages
from .pieces import (
    ACTRESS,
    ADVISOR,
    ADVOCATE,
    BEGGAR_KING,
    BELL_RINGER,
    BENEFACTOR,
    BISHOP,
    BUTCHER,
    CARPENTER,
    CATHEDRAL,
    CITY_GUARD,
    COACHMAN,
    DOCTOR,
    FOOL,
    FROM_PERSONS,
    GENERAL,
    GRAVEDIGGER,
    GUARD,
    GUILD_MASTER,
    GYPSIES,
    HOSPITAL,
    HOST,
    HOSTESS,
    HOTEL,
    LADY,
    MANAGER,
    MAYOR,
    MINSTREL,
    MISTRESS,
    MONEY_LENDER,
    MONK,
    N_KINDS,
    N_SECTORS,
    NIGHT_WATCHMAN,
    NURSE,
    PRIEST,
    PROCURATOR,
    RAT_END,
    ROUNDS,
    SCHOLAR,
    SPY,
    TRADER,
)
from .sectors import execute_sector, lay_open, offer_benefits, place_and_execute, play_card
from .state import NOWHERE, Player, State, empty_sectors, markers_at, pieces


@rule
def sectors_with(p: Player, at_least: int) -> int:
    """Sectors that hold at least so many pieces."""
    count = 0
    for sector in range(N_SECTORS):
        if pieces(p, sector) >= at_least:
            count += 1
    return count


@rule
def fullest(p: Player) -> int:
    """Pieces in the fullest sector (P13, G2)."""
    most = 0
    for count in p.sectors:
        if count > most:
            most = count
    if p.friend >= 0 and p.sectors[p.friend] == most:
        most += 1
    return most


@rule
def messages_held(p: Player, kind: int) -> int:
    """Messages of a kind a player has collected."""
    count = 0
    for colour in range(5):
        count += p.taken[4 * colour + kind]
    return count


@rule
def person_prestige(s: State, p: Player, person: int) -> int:
    """Prestige a person brings by counting something."""
    if person == CITY_GUARD:
        count = 0
        for sector in range(N_SECTORS):
            count += p.sectors[sector]
        if s.guard_cathedral > 0:
            count += p.cathedral
        if s.guard_friend > 0 and p.friend >= 0:
            count += 1
        return count
    if person == NIGHT_WATCHMAN:
        return empty_sectors(p)
    if person == GUILD_MASTER:
        return 2 * sectors_with(p, 2)
    if person == BEGGAR_KING:
        return RAT_END - p.rat
    if person == ADVOCATE:
        count = 0
        for colour in range(5):
            count += p.by_colour[colour]
        return 3 * (count // 2)
    if person == LADY:
        return fullest(p)
    if person == MAYOR:
        return 3 * sectors_with(p, 3)
    if person == CARPENTER:
        return sectors_with(p, 1)
    if person == MANAGER:
        return p.prestige
    if person == BELL_RINGER:
        return 3 * p.cathedral
    if person == SPY:
        return 2
    if person == HOST:
        return 2 * pieces(p, HOTEL)
    if person == GRAVEDIGGER:
        return s.plague
    if person == GUARD:
        return 3 * (p.general // 2)
    if person == HOSTESS:
        return 3
    if person == MONEY_LENDER or person == MONK:
        return 1
    return 0


@rule
def nothing_to_do(s: State, p: Player, person: int) -> None:
    """The coin is gone, and nothing happens (PR1)."""
    tell(s, NO_EFFECT, p.seat, -1, person, 0)


@rule
def hire(s: State, p: Player, person: int) -> None:
    """Pay a person and use the service once (T6), or ask what it needs."""
    s.ask = ASK_NOTHING
    p.coins -= s.hire_cost
    tell(s, PERSON_HIRED, p.seat, person, s.hire_cost, 0)
    if person == MONEY_LENDER:
        gain_coins(s, p, 2)
    elif person == MONK:
        take_markers(s, p, 2)
    counted = person_prestige(s, p, person)
    gain_prestige(s, p, counted, FROM_PERSONS)
    if person == HOSTESS:
        s.hotel = 0
        s.points = 0
        s.left = 1
        offer_benefits(s, p)
    elif person == DOCTOR:
        p.doctor = 1
    elif person == MINSTREL:
        hire_mover(s, p, person, ASK_MINSTREL_FROM)
    elif person == ACTRESS:
        hire_mover(s, p, person, ASK_ACTRESS_FROM)
    elif person == FOOL:
        hire_fool(s, p)
    elif person == BISHOP:
        hire_bishop(s, p)
    elif person == NURSE:
        if p.general == 0 and p.rat == 0:
            nothing_to_do(s, p, person)
        if p.general > 0:
            move_marker(s, p, GENERAL, HOSPITAL)
        rat_back(s, p, 1)
    elif person == SCHOLAR:
        hire_scholar(s, p)
    elif person == PRIEST:
        if p.general > 0:
            move_marker(s, p, GENERAL, CATHEDRAL)
        else:
            nothing_to_do(s, p, person)
    elif person == PROCURATOR:
        hire_procurator(s, p)
    elif person == SPY:
        p.spied = 1
        for k in range(s.round_no + 1, ROUNDS):
            tell(s, GRAY_SEEN, p.seat, s.gray[k], k, 0)
    elif person == GYPSIES:
        s.place = NOWHERE
        s.amount = 0
        offer_return(s, p)
    elif person == COACHMAN:
        hire_coachman(s, p)
    elif person == BUTCHER:
        hire_butcher(s, p)
    elif person == BENEFACTOR:
        s.amount = min(p.coins, p.rat)
        if s.amount > 0:
            s.ask = ASK_BENEFACTOR
        else:
            nothing_to_do(s, p, person)
    elif person == TRADER:
        free = 5
        for edge in range(4):
            if s.tokens[4 * p.home + edge] >= 0:
                free -= 1
        gain_coins(s, p, free)
    elif person == ADVISOR:
        s.further = 2
    elif person == MISTRESS:
        if p.friend >= 0 and p.general > 0:
            place_and_execute(s, p, GENERAL, p.friend)
        else:
            nothing_to_do(s, p, person)
    elif counted == 0:
        nothing_to_do(s, p, person)


@rule
def hire_mover(s: State, p: Player, person: int, question: int) -> None:
    """Minstrel and actress: from which sector? (PR1, PR5)"""
    sources = sectors_with(p, 1)
    if sources == 0:
        nothing_to_do(s, p, person)
        return
    s.ask = question
    if sources == 1:
        for sector in range(N_SECTORS):
            if pieces(p, sector) > 0:
                move_from(s, sector)


@rule
def move_from(s: State, sector: int) -> None:
    """Minstrel and actress: to which sector?"""
    s.place = sector
    s.ask = ASK_MINSTREL_TO if s.ask == ASK_MINSTREL_FROM else ASK_ACTRESS_TO


@rule
def minstrel_to(s: State, p: Player, sector: int) -> None:
    """Minstrel: how many, and the friend among them? Nothing to ask when one piece stands there."""
    s.amount = sector
    if pieces(p, s.place) > 1:
        s.ask = ASK_MINSTREL_GROUP
    elif p.friend == s.place:
        move_group(s, p, s.place, sector, 0, 1)
    else:
        move_group(s, p, s.place, sector, 1, 0)


@rule
def move_group(s: State, p: Player, source: int, target: int, markers: int, friend: int) -> None:
    """Markers, and perhaps the friend, from one sector to another."""
    s.ask = ASK_NOTHING
    if markers > 0:
        p.sectors[source] -= markers
        p.sectors[target] += markers
        tell(s, MARKERS_MOVED, p.seat, source, target, markers)
    if friend > 0:
        p.friend = target
        tell(s, FRIEND_MOVED, p.seat, source, target, 0)


@rule
def actress_to(s: State, p: Player, sector: int) -> None:
    """Actress: everything moves, and the new sector acts (X15)."""
    friend = 1 if p.friend == s.place else 0
    move_group(s, p, s.place, sector, p.sectors[s.place], friend)
    execute_sector(s, p, sector)


@rule
def hire_fool(s: State, p: Player) -> None:
    """Fool: which piece? (P6, PR5)"""
    sources = 0
    only = 0
    for place in range(CATHEDRAL + 1):
        if markers_at(p, place) > 0:
            sources += 1
            only = place
    if p.friend >= 0:
        sources += 1
        if sources == 1:
            only = -1
    if sources == 0:
        nothing_to_do(s, p, FOOL)
    elif sources == 1:
        fool_from(s, only)
    else:
        s.ask = ASK_FOOL_FROM


@rule
def fool_from(s: State, place: int) -> None:
    """Fool: to which sector? A place of -1 is the friend."""
    s.place = place
    s.ask = ASK_FOOL_TO


@rule
def fool_to(s: State, p: Player, sector: int) -> None:
    """Fool: the piece moves, and the new sector acts."""
    if s.place < 0:
        move_group(s, p, p.friend, sector, 0, 1)
        execute_sector(s, p, sector)
    else:
        place_and_execute(s, p, s.place, sector)


@rule
def bishop_may(s: State, p: Player, sector: int) -> bool:
    """Whether the bishop may place into a sector (P9)."""
    return s.bishop_any > 0 or pieces(p, sector) == 0


@rule
def hire_bishop(s: State, p: Player) -> None:
    """Bishop: into which sector? (P9, PR2)"""
    targets = 0
    only = 0
    for sector in range(N_SECTORS):
        if bishop_may(s, p, sector):
            targets += 1
            only = sector
    if targets == 0 or p.general == 0:
        nothing_to_do(s, p, BISHOP)
    elif targets == 1:
        place_and_execute(s, p, GENERAL, only)
    else:
        s.ask = ASK_BISHOP


@rule
def hire_scholar(s: State, p: Player) -> None:
    """Scholar: the third card is shown and executed (X3, PR8)."""
    play_card(s, p, lay_open(s, p, p.in_hand >> 1))  # one bit is left: 1, 2 or 4


@rule
def hire_procurator(s: State, p: Player) -> None:
    """Procurator: which sector acts? Only one with a piece (X5, PR5)."""
    sectors = sectors_with(p, 1)
    if sectors == 0:
        nothing_to_do(s, p, PROCURATOR)
    elif sectors == 1:
        for sector in range(N_SECTORS):
            if pieces(p, sector) > 0:
                execute_sector(s, p, sector)
    else:
        s.ask = ASK_PROCURATOR


@rule
def offer_return(s: State, p: Player) -> None:
    """Gypsies: another marker back? Places are gone through in order (X8, PR4)."""
    for place in range(max(0, s.place), CATHEDRAL + 1):
        if markers_at(p, place) > 0:
            s.ask = ASK_GYPSIES
            return
    end_return(s, p)


@rule
def return_marker(s: State, p: Player, place: int) -> None:
    """Gypsies: one marker from the board to the general supply."""
    move_marker(s, p, place, GENERAL)
    s.place = place
    s.amount += 1
    offer_return(s, p)


@rule
def end_return(s: State, p: Player) -> None:
    """Gypsies: the prestige for all returned markers, as one gain after they have left (PR4)."""
    s.ask = ASK_NOTHING
    if s.amount == 0:
        nothing_to_do(s, p, GYPSIES)
    gain_prestige(s, p, 2 * s.amount, FROM_PERSONS)


@rule
def hire_coachman(s: State, p: Player) -> None:
    """Coachman: which kind of message once more? (X9, PR4)"""
    kinds = 0
    only = 0
    for kind in range(N_KINDS):
        if messages_held(p, kind) > 0:
            kinds += 1
            only = kind
    if kinds == 0:
        nothing_to_do(s, p, COACHMAN)
    elif kinds == 1:
        use_messages(s, p, only, messages_held(p, only), FROM_PERSONS)
    else:
        s.ask = ASK_COACHMAN


@rule
def hire_butcher(s: State, p: Player) -> None:
    """Butcher: every empty sector, or with too few markers those the owner chooses (X10, PR6)."""
    if p.general == 0 or empty_sectors(p) == 0:
        nothing_to_do(s, p, BUTCHER)
        return
    s.place = NOWHERE
    s.amount = min(p.general, empty_sectors(p))
    offer_placing(s, p)


@rule
def empty_after(p: Player, sector: int) -> int:
    """Empty sectors that come after a sector."""
    count = 0
    for k in range(sector + 1, N_SECTORS):
        if pieces(p, k) == 0:
            count += 1
    return count


@rule
def offer_placing(s: State, p: Player) -> None:
    """Butcher: ask while there are fewer markers than empty sectors; sectors go in order."""
    s.ask = ASK_NOTHING
    if 0 < s.amount < empty_after(p, s.place):
        s.ask = ASK_BUTCHER
        return
    for sector in range(s.place + 1, N_SECTORS):
        if s.amount > 0 and pieces(p, sector) == 0:
            move_marker(s, p, GENERAL, sector)
            s.amount -= 1


@rule
def butcher_to(s: State, p: Player, sector: int) -> None:
    """Butcher: one marker into a chosen empty sector."""
    move_marker(s, p, GENERAL, sector)
    s.place = sector
    s.amount -= 1
    offer_placing(s, p)
