"""What holds in every position of Renaissance: nothing is lost, nothing is twice, nothing lies where it may not."""

from __future__ import annotations

from signoria.core.numbers import bit, bits_in, i64
from signoria.games.renaissance.actions import HIRED, POWER
from signoria.games.renaissance.asked import question_fits
from signoria.games.renaissance.battle import Battle
from signoria.games.renaissance.board import UNBOUNDED
from signoria.games.renaissance.cards import Cards, covers, one, size
from signoria.games.renaissance.diplomacy import (
    MOST_OFFERS,
    offered_city,
    offered_to,
    offers_made,
    wanted_city,
)
from signoria.games.renaissance.opening import nations_of
from signoria.games.renaissance.powers import ONCE_A_TURN
from signoria.games.renaissance.setups import OPEN, SETUPS
from signoria.games.renaissance.state import RenaissanceState
from signoria.games.renaissance.tables import (
    ALL_CARDS,
    ARTISTS,
    BLUE,
    CARDS_IN_ALL,
    CASTLES,
    CITIES,
    CONDOTTIERE,
    MOST_CITIES,
    PALACES,
    PLUNDER_COUNTERS,
    RAMPARTS,
    SAVONAROLA,
    TURNS,
)


def broken(s: RenaissanceState) -> list[str]:
    """The names of the invariants that do not hold."""
    faults: list[str] = []
    if not _setup(s):
        faults.append("setup")
        return faults
    if not _nations(s):
        faults.append("nations")
    if not _order(s):
        faults.append("order")
    if not _cities(s):
        faults.append("cities")
    if not _buildings(s):
        faults.append("buildings")
    if not _artists(s):
        faults.append("artists")
    if not _cards(s):
        faults.append("cards")
    if not _hands(s):
        faults.append("hands")
    if not _turns(s):
        faults.append("turns")
    if not _offers(s):
        faults.append("offers")
    if not faults and not question_fits(s):
        faults.append("question")
    return faults


def _setup(s: RenaissanceState) -> bool:
    """The setup belongs to the options and to the number of players."""
    scenario = str(s.options["scenario"])
    if s.setup < 0:
        return scenario == "base" and s.seats == 4
    setup = SETUPS[s.setup]
    if len(setup.nations) != s.seats:
        return False
    return setup.name.removeprefix("scenario_").startswith(scenario)


def _nations(s: RenaissanceState) -> bool:
    """All different, of the setup, and taken all together (REN-SET-01)."""
    taken: i64 = 0
    number: i64 = 0
    for seat in range(s.seats):
        nation = s.boards[seat].nation
        if nation >= 0:
            taken |= bit(nation)
            number += 1
    if number == 0:
        return s.turn == 0
    return s.setup >= 0 and number == s.seats and taken == nations_of(s)


def _order(s: RenaissanceState) -> bool:
    """Every player has a place."""
    if s.boards[0].nation < 0:
        return s.order == 0
    placed: i64 = 0
    for place in range(s.seats):
        placed |= bit(s.seat_at(place))
    return placed == bit(s.seats) - 1 and s.order >> (3 * s.seats) == 0


def _cities(s: RenaissanceState) -> bool:
    """A city has one owner (REN-OVR-04), is open (REN-SET-09), and a nation has twenty counters (REN-CMP-08)."""
    held: i64 = 0
    for seat in range(s.seats):
        board = s.boards[seat]
        if board.cities & held or bits_in(board.cities) > MOST_CITIES:
            return False
        held |= board.cities
        if (board.start != 0) != (board.nation >= 0):
            return False
    if s.setup < 0:
        return held == 0
    return (held | s.pillaged | s.banked | s.swapped) & ~OPEN[s.setup] == 0


def _buildings(s: RenaissanceState) -> bool:
    """Only where there is a garrison, a castle only on a rampart, and no more than the box has (REN-CMP-07)."""
    held: i64 = 0
    for seat in range(s.seats):
        held |= s.boards[seat].cities
    if (s.ramparts | s.palaces) & ~held or s.castles & ~s.ramparts:
        return False
    if bits_in(s.ramparts) > RAMPARTS or bits_in(s.castles) > CASTLES:
        return False
    return bits_in(s.palaces) <= PALACES and bits_in(s.pillaged) <= PLUNDER_COUNTERS


def _artists(s: RenaissanceState) -> bool:
    """Each in a palace of his own, Savonarola in none (REN-YEL-15, 16)."""
    homes: i64 = 0
    for artist in range(ARTISTS):
        city = s.artist_at[artist]
        if city >= 0:
            if homes & bit(city) or artist == SAVONAROLA:
                return False
            homes |= bit(city)
    return homes == s.artists and homes & ~s.palaces == 0


def _cards(s: RenaissanceState) -> bool:
    """Every battle card is in one place."""
    number = size(s.deck) + size(s.discards)
    total = s.deck + s.discards
    for seat in range(s.seats):
        board = s.boards[seat]
        total += board.hand + board.shown
        number += size(board.hand) + size(board.shown)
    battle = s.battle
    if battle is not None:
        engaged = engaged_cards(battle)
        total += engaged
        number += size(engaged)
    return total == ALL_CARDS and number == CARDS_IN_ALL


def engaged_cards(battle: Battle) -> Cards:
    """Face down in slots, or blue cards still in the battle."""
    cards: Cards = 0
    for side in (battle.attacker, battle.defender):
        cards += side.troops
        if battle.revealed:
            continue
        for place in range(3):
            kind = side.slot(place)
            if kind == HIRED:
                cards += one(CONDOTTIERE)
            elif kind >= 0 and kind != POWER:
                cards += one(kind)
    return cards


def _hands(s: RenaissanceState) -> bool:
    """What everybody knows of a hand is true; nobody has debts."""
    for seat in range(s.seats):
        board = s.boards[seat]
        if not covers(board.hand, board.known) or not covers(board.known, board.spent):
            return False
        if (board.spent | board.shown) & ~BLUE or board.ducats < 0:
            return False
        if board.most_blue != UNBOUNDED and size(board.hand & BLUE) > board.most_blue:
            return False
    return True


def _offers(s: RenaissanceState) -> bool:
    """Only where the table negotiates, each of one city for another player's."""
    if not s.negotiation:
        offered: i64 = s.spoken | s.given
        for seat in range(s.seats):
            offered |= s.offers[seat]
        return offered == 0
    if s.spoken >> (3 * s.seats) or s.given >> 36:
        return False
    for seat in range(s.seats):
        offer = s.offers[seat]
        if offer and not (0 <= offered_to(offer) < s.seats and offered_to(offer) != seat):
            return False
        if offered_city(offer) >= CITIES or wanted_city(offer) >= CITIES:
            return False
        if offers_made(s, seat) > MOST_OFFERS:
            return False
    return True


def _turns(s: RenaissanceState) -> bool:
    """Six turns, powers only where they are played."""
    if s.powers & ~ONCE_A_TURN or (s.powers and not s.with_powers):
        return False
    if s.bonus == 1 or (s.bonus and not s.with_powers):
        return False
    return s.depth > 0 or s.turn == TURNS
