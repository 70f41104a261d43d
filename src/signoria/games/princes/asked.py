"""Could this question be asked in this position? The numbers of a frame agree with each other and with the table."""

from __future__ import annotations

from signoria.core import auction
from signoria.core.kinds import count, size
from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import ALL, ARGS, KIND, SEAT, WIDTH
from signoria.games.princes import bidding, campaign, war
from signoria.games.princes import questions as q
from signoria.games.princes.actions import MOST_BID
from signoria.games.princes.auctions import may_own
from signoria.games.princes.campaign import ATTACKER, DEFENDER, NOBODY, POPE, leader, league, loyal
from signoria.games.princes.commitments import keeps_bid
from signoria.games.princes.league import may_join
from signoria.games.princes.opening import free_families
from signoria.games.princes.pope import can_use, owed
from signoria.games.princes.state import PrincesState
from signoria.games.princes.tables import (
    ALFONSO,
    ATTACK_POST,
    BANKING,
    BRIBE_CARDINAL,
    CITIES,
    DECADES,
    DEFENCE_POST,
    DIE_SIDES,
    EVENT_DECADE,
    EVENT_KIND,
    EVENT_PRIZE,
    EVENTS,
    LORENZO,
    LUCREZIA,
    LUDOVICO,
    POPE_PRIZE,
    PRIZES,
    TILE_CITY,
    TROOPS,
)
from signoria.games.princes.tables import ARTIST_STATUS as STATUS_KIND
from signoria.games.princes.tables import INVASION as INVASION_KIND
from signoria.games.princes.tables import VETO as VETO_TILE
from signoria.games.princes.trading import (
    AMOUNTS,
    ASKED,
    GIVEN,
    MOST_OFFERS,
    SAID,
    TO,
    free_place,
    offers_made,
)
from signoria.games.princes.veto import BY_LORENZO, NO, might_veto


def question_fits(s: PrincesState) -> bool:
    """The stack is empty, a family is chosen, or there is a turn with whatever its action brought above it."""
    if s.depth == 0:
        return s.decade == DECADES and s.events == 0
    bottom = s.stack[KIND]
    seat = s.stack[SEAT]
    if bottom == q.FAMILY or s.decade == 0:
        return bottom == q.FAMILY and s.depth == 1 and s.decade == 0 and _family(s, seat)
    if seat < 0 or (bottom != q.TURN and bottom != q.AFTER) or s.stack[ARGS] > 1:
        return False
    if bottom == q.TURN and s.stack[ARGS]:
        return False
    top = s.depth
    if s.speaking:
        if not _phrase(s):
            return False
        top -= 1
    return _levels(s, top)


def _family(s: PrincesState, seat: i64) -> bool:
    """A seat without a family, while there is a choice. Those before it have chosen, back to the first picker."""
    if seat < 0 or s.boards[seat].family >= 0 or bits_in(free_families(s)) < 2:
        return False
    before_picker = False
    for place in range(1, s.seats):
        other = (seat - place + s.seats) % s.seats
        if s.boards[other].family < 0:
            before_picker = True
        elif before_picker:
            return False
    return True


def _phrase(s: PrincesState) -> bool:
    """An offer being made, as far as it is said."""
    speaker = s.stack[(s.depth - 1) * WIDTH + SEAT]
    to, said = s.arg(TO), s.arg(SAID)
    if not s.negotiation or s.depth < 2 or speaker < 0 or s.events == 0:
        return False
    if to >= s.seats or to == speaker or said > AMOUNTS or free_place(s, speaker, to) < 0:
        return False
    if offers_made(s, speaker) >= MOST_OFFERS or s.stack[(s.depth - 2) * WIDTH + KIND] == q.PAYMENT:
        return False
    for amount in range(i64(AMOUNTS)):
        if s.arg(GIVEN + amount) > (MOST_BID if amount < said else i64(0)):
            return False
    board = s.boards[speaker]
    if s.arg(GIVEN) > board.gold or s.arg(GIVEN + 1) > board.influence:
        return False
    if said < AMOUNTS or s.arg(ASKED) or s.arg(ASKED + 1):
        return True
    gold, influence = board.gold - s.arg(GIVEN), board.influence - s.arg(GIVEN + 1)
    cardinals = count(board.hand, BRIBE_CARDINAL)
    banks = bits_in(board.ready(BANKING))
    return s.arg(GIVEN) + s.arg(GIVEN + 1) > 0 and keeps_bid(
        s, speaker, gold, influence, banks, cardinals
    )


def _levels(s: PrincesState, top: i64) -> bool:
    """What lies above the turn, up to `top`: a war and a question of it, or one question."""
    if top == 1:
        return s.events != 0 and (s.stack[KIND] == q.TURN or _after(s))
    second = s.stack[WIDTH + KIND]
    if second == q.WAR:
        return top == 3 and s.stack[KIND] == q.AFTER and _war(s) and _in_war(s)
    if top != 2:
        return False
    seat = s.stack[WIDTH + SEAT]
    if second == q.DISCARD:
        return _too_many(s, seat)
    if s.stack[KIND] != q.AFTER or s.stack[ARGS]:
        return False
    if second == q.BID:
        return s.stack[WIDTH + ARGS + auction.PRIZE] <= POPE_PRIZE and _bid(s, WIDTH)
    if seat < 0:
        return False
    if second == q.PAYMENT:
        return _payment(s, seat)
    if second == q.ARTIST or second == q.INVASION:
        return _event(s, second)
    return second == q.ALFONSO and s.boards[seat].ready(ALFONSO) != 0 and s.events != 0


def _after(s: PrincesState) -> bool:
    board = s.boards[s.stack[SEAT]]
    asked = board.hand != 0 or board.ready(LUCREZIA | ALFONSO) != 0
    return asked and s.stack[ARGS] == 0


def _too_many(s: PrincesState, seat: i64) -> bool:
    if seat < 0 or s.stack[ARGS] or s.events == 0:
        return False
    if s.stack[KIND] == q.TURN and seat != s.stack[SEAT]:
        return False
    return size(s.boards[seat].hand) == s.boards[seat].hand_limit() + 1


def _payment(s: PrincesState, seat: i64) -> bool:
    board = s.boards[seat]
    price = s.stack[WIDTH + ARGS]
    if s.pope >= 0 or s.events == 0 or not board.hand or price > MOST_BID or not owed(board, price):
        return False
    for tiles in range(count(board.hand, BRIBE_CARDINAL) + 1):
        if can_use(board, owed(board, price), tiles):
            return True
    return False


def _event(s: PrincesState, question: i64) -> bool:
    event = s.stack[WIDTH + ARGS]
    if event >= EVENTS or EVENT_DECADE[event] != s.decade or (s.events >> event) & 1:
        return False
    kind: i64 = STATUS_KIND if question == q.ARTIST else INVASION_KIND
    return EVENT_KIND[event] == kind


# ---------------------------------------------------------------- auctions


def _bid(s: PrincesState, at: i64) -> bool:
    """An auction whose highest bid can be paid; who is asked has a choice, as far as all can see."""
    prize = s.stack[at + ARGS + auction.PRIZE]
    depth = s.depth
    s.depth = at // WIDTH + 1  # look at it as if it lay on top
    fits = prize < PRIZES and _prize(s, prize) and _bidders(s, prize)
    s.depth = depth
    return fits


def _prize(s: PrincesState, prize: i64) -> bool:
    if s.events == 0:
        return False
    if prize < EVENT_PRIZE:
        return (s.display >> prize) & 1 == 1
    if prize < POPE_PRIZE:
        return (s.events >> (prize - EVENT_PRIZE)) & 1 == 1
    return prize > POPE_PRIZE or s.pope < 0


def _bidders(s: PrincesState, prize: i64) -> bool:
    if not auction.fits(s, bidding.first_bid(s, prize)):
        return False
    bidders = s.arg(auction.BIDDERS)
    frozen = s.arg(bidding.FROZEN)
    if frozen & ~bidders or s.arg(auction.HIGHEST) > MOST_BID:
        return False
    if prize > POPE_PRIZE and not _soldiers(s, prize, bidders):
        return False
    holder = auction.winner(s)
    if holder < 0:
        return prize >= EVENT_PRIZE or _opener(s, prize)
    if prize < EVENT_PRIZE and not may_own(s.boards[holder], TILE_CITY[prize]):
        return False
    return _can_pay(s, holder)


def _soldiers(s: PrincesState, prize: i64, bidders: i64) -> bool:
    """Who bids for a post has a troop and not the other post."""
    for seat in range(s.seats):
        if (bidders >> seat) & 1:
            if not s.boards[seat].troops:
                return False
            if prize == DEFENCE_POST and seat == leader(s, ATTACKER):
                return False
    return True


def _opener(s: PrincesState, prize: i64) -> bool:
    """Nobody has spoken yet: the active player may own the tile, can pay the minimum, and must."""
    seat = auction.bidder(s)
    if seat != s.stack[SEAT] or s.arg(auction.BIDDERS) != bit(s.seats) - 1:
        return False
    frozen_too = (s.arg(bidding.FROZEN) >> seat) & 1
    return not frozen_too and may_own(s.boards[seat], TILE_CITY[prize]) and _can_pay(s, seat)


def _can_pay(s: PrincesState, seat: i64) -> bool:
    board = s.boards[seat]
    banks = bits_in(board.ready(BANKING))
    cardinals = count(board.hand, BRIBE_CARDINAL)
    return keeps_bid(s, seat, board.gold, board.influence, banks, cardinals)


# ---------------------------------------------------------------- wars


def _war(s: PrincesState) -> bool:
    """Two cities, condottieri who have troops, a Pope who is none of them; bribed troops are there."""
    attacker, defender = campaign.city_of(s, ATTACKER), campaign.city_of(s, DEFENDER)
    if attacker >= CITIES or defender >= CITIES or attacker == defender or s.events == 0:
        return False
    if s.stack[WIDTH + SEAT] != s.stack[SEAT] or campaign.number(s, campaign.LEADERS) >= bit(8):
        return False
    one, two = leader(s, ATTACKER), leader(s, DEFENDER)
    if one >= s.seats or two >= s.seats or (one == two and one != NOBODY):
        return False
    for side in range(i64(2)):
        seat = leader(s, side)
        if seat != NOBODY and not s.boards[seat].troops:
            return False
    return _league(s) and _bribed(s) and _steps(s)


def _league(s: PrincesState) -> bool:
    side = league(s)
    if side > DEFENDER or (side != NOBODY and (not s.league_used or s.pope < 0)):
        return False
    if side == NOBODY:
        return True
    with_troops = s.boards[s.pope].troops != 0
    return with_troops and s.pope != leader(s, ATTACKER) and s.pope != leader(s, DEFENDER)


def _bribed(s: PrincesState) -> bool:
    for side in range(i64(3)):
        seat = leader(s, side)
        troops = (campaign.number(s, campaign.BRIBED) >> (TROOPS * side)) & (bit(TROOPS) - 1)
        if troops and (seat == NOBODY or troops & ~s.boards[seat].troops):
            return False
    return True


def _steps(s: PrincesState) -> bool:
    """What has not come yet has left no trace; dice lie on the table after a roll."""
    step = campaign.number(s, campaign.STEP)
    if step <= war.ATTACKER_AUCTION + 1 and leader(s, ATTACKER) != NOBODY:
        return False
    if step <= war.DEFENDER_AUCTION + 1 and leader(s, DEFENDER) != NOBODY:
        return False
    if step > war.FEES and leader(s, ATTACKER) == NOBODY and leader(s, DEFENDER) == NOBODY:
        return False
    if step <= war.HOLY_LEAGUE + 1 and campaign.number(s, campaign.BRIBED):
        return False
    rolled = step > war.ATTACK_ROLL
    black, white = campaign.die(s, ATTACKER), campaign.die(s, DEFENDER)
    if not rolled:
        return campaign.number(s, campaign.DICE) == 0
    return 1 <= black <= DIE_SIDES and 1 <= white <= DIE_SIDES


def _in_war(s: PrincesState) -> bool:
    """The question that a step of the war asks; the step after it is noted in the war."""
    question = s.stack[2 * WIDTH + KIND]
    seat = s.stack[2 * WIDTH + SEAT]
    step = campaign.number(s, campaign.STEP) - 1
    if question == q.VETO:
        return step == war.VETO_WINDOW and seat == ALL and _vetoes(s)
    if seat < 0:
        return False
    if question == q.BID:
        side = step - war.ATTACKER_AUCTION
        if not 0 <= side <= 1 or s.stack[2 * WIDTH + ARGS + auction.PRIZE] != ATTACK_POST + side:
            return False
        if side == 0 and leader(s, ATTACKER) != NOBODY:
            return False
        return _bid(s, 2 * WIDTH)
    if question == q.LEAGUE:
        return step == war.HOLY_LEAGUE and seat == s.pope and may_join(s)
    if question == q.BRIBE:
        side = s.stack[2 * WIDTH + ARGS]
        if side > POPE or step != war.ATTACKER_BRIBES + side or seat != leader(s, side):
            return False
        targets = loyal(s, ATTACKER) | loyal(s, DEFENDER) | loyal(s, POPE)
        return s.boards[seat].hand != 0 and targets != 0
    if question == q.REROLL:
        rolled = step == war.ATTACK_REROLL or step == war.COUNTER_REROLL
        return rolled and s.boards[seat].ready(LUDOVICO) != 0
    return False


def _vetoes(s: PrincesState) -> bool:
    """All who might veto were asked; those who owe no answer have given one they could give."""
    owing, asked = s.stack[2 * WIDTH + ARGS], s.stack[2 * WIDTH + ARGS + 1]
    if asked != might_veto(s) or owing == 0 or owing & ~asked:
        return False
    for seat in range(s.seats):
        answer = s.drafts[seat]
        answered = (asked >> seat) & 1 == 1 and not (owing >> seat) & 1
        if (answer != 0) != answered or answer > BY_LORENZO:
            return False
        if answer > NO and not _could(s, seat, answer):
            return False
    return True


def _could(s: PrincesState, seat: i64, answer: i64) -> bool:
    if answer == BY_LORENZO:
        return s.boards[seat].ready(LORENZO) != 0
    return s.boards[seat].holds(VETO_TILE)
