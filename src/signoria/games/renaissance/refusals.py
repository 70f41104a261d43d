"""Why an action is not legal: the rule that forbids it, in words for the player.

This file looks at whose turn it is, what is asked, and at setup, purchases and expansions; `refusals_combat.py` at
attacks and yellow cards, `refusals_battle.py` at battles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import actions as code_of
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.cards import size
from signoria.games.renaissance.expansion import bases, may_sail
from signoria.games.renaissance.places import free_cities, has_spare_counter, joined, owner
from signoria.games.renaissance.prompts import kind_of_prompt
from signoria.games.renaissance.purchase import most_cards
from signoria.games.renaissance.refusals_battle import (
    no_commitment,
    no_counter,
    no_doubling,
    no_hiring,
    no_lending,
    no_saving,
)
from signoria.games.renaissance.refusals_combat import (
    no_attack,
    no_city,
    no_lure,
    no_source,
    no_yellow,
)
from signoria.games.renaissance.refusals_diplomacy import no_diplomacy, no_phrase
from signoria.games.renaissance.setups import OPEN
from signoria.games.renaissance.tables import (
    BUILDING_NAMES,
    BUILDING_PRICE,
    CARD_PRICE,
    CITIES,
    CITY_NAMES,
    HAND_LIMIT,
    PORTS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

# What must be answered first, for each kind of question: the rule it is about.
_RULES: Final = {
    "version": "REN-SET-07",
    "claim": "REN-SET-01",
    "start": "REN-SCN-03",
    "first_rampart": "REN-SET-11",
    "first_palace": "REN-SCN-06",
    "extra": "REN-SET-12",
    "return": "REN-ELM-01",
    "vote": "REN-POL-01",
    "swiss": "REN-POW-11",
    "buy": "REN-BUY-01",
    "expand": "REN-EXP-05",
    "expand_from": "REN-EXP-04",
    "combat": "REN-CBT-01",
    "attack_from": "REN-CBT-08",
    "ride": "REN-YEL-12",
    "plunder": "REN-YEL-01",
    "marry": "REN-YEL-09",
    "call": "REN-YEL-13",
    "artist": "REN-YEL-14",
    "banker": "REN-YEL-17",
    "lure": "REN-POW-03",
    "lure_to": "REN-POW-03",
    "lend": "REN-CON-11",
    "hire": "REN-CON-13",
    "commit": "REN-CBT-11",
    "commit_red": "REN-CBT-11",
    "counter": "REN-RED-03",
    "traitor": "REN-CON-06",
    "double": "REN-RED-09",
    "save": "REN-RED-11",
    "corrupt": "REN-YEL-06",
    "upkeep": "REN-YEL-07",
    "ready": "REN-RUL-40",
}


def refusal(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    """`code` is known to be illegal for this seat."""
    if s.depth == 0:
        return Refusal("REN-END-01", "refusal-game-over")
    if s.speaking:
        return no_phrase(s, seat, code)
    if code >= code_of.SWAP:
        return no_diplomacy(s, seat, code)
    if not (s.owing() >> seat) & 1:
        return _out_of_turn(s, seat)
    if code < code_of.CITY:
        return _no_simple_answer(s, seat, code)
    if code < code_of.EXPAND:
        return no_city(s, seat, code - code_of.CITY) or _wrong_question(s, seat)
    if code < code_of.ATTACK:
        return _no_expansion(s, seat, code - code_of.EXPAND)
    if code < code_of.FROM:
        return no_attack(s, seat, code - code_of.ATTACK) or _wrong_question(s, seat)
    if code < code_of.BUILD:
        return no_source(s, seat, code - code_of.FROM) or _wrong_question(s, seat)
    if code < code_of.NUMBER:
        return _no_building(s, seat, code)
    if code < code_of.YELLOW:
        return _no_number(s, seat)
    if code < code_of.ARTIST:
        return no_yellow(s, seat, code) or _wrong_question(s, seat)
    if code < code_of.LEND:
        return no_lure(s, seat, code) or _wrong_question(s, seat)
    return _not_in_battle(s, seat, code)


def _not_in_battle(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    """Offers, commitments, and cards played after the reveal."""
    found: Refusal | None = None
    if code < code_of.HIRE:
        found = no_lending(s, seat)
    elif code < code_of.COMMIT:
        found = no_hiring(s, seat, code - code_of.HIRE)
    elif code < code_of.DOUBLE:
        found = no_commitment(s, seat, code - code_of.COMMIT)
    elif code < code_of.SAVE:
        found = no_doubling(s, seat, code - code_of.DOUBLE)
    else:
        found = no_saving(s, seat, code - code_of.SAVE)
    return found or _wrong_question(s, seat)


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"renaissance-refusal-{reason}", args)


# ---------------------------------------------------------------- whose turn it is, and what is asked


def _out_of_turn(s: RenaissanceState, seat: i64) -> Refusal:
    question = s.asking()
    if question == q.VOTE and not (s.arg(1) >> seat) & 1:
        return _refuse("REN-SET-04", "vote-done")
    if question == q.VOTE or question == q.CLAIM or question == q.VERSION:
        return _refuse(_RULES[q.QUESTIONS[question]], "has-answered")
    if question == q.LEND:
        return _refuse("REN-CON-11", "wait-for-offers")
    if question == q.READY:
        return _refuse("REN-RUL-40", "is-ready")
    if question < q.RETURN or question == q.BUY or question == q.EXPAND:
        return _refuse(_RULES[q.QUESTIONS[question]], "wait-your-place")
    if s.battle is not None:
        return _refuse("REN-CBT-01", "wait-for-battle")
    return s.out_of_turn()


def _wrong_question(s: RenaissanceState, seat: i64) -> Refusal:
    """An answer to something that is not asked now: the question says what to answer first."""
    kind = kind_of_prompt(s, seat)
    return _refuse(_RULES[kind], "answer-first", {"question": kind})


def _no_simple_answer(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    question = s.asking()
    if code == code_of.PASS:
        return _no_pass(s, seat)
    if code == code_of.YES:
        return no_counter(s, seat) or _wrong_question(s, seat)
    if code < code_of.VERSION and question == q.CLAIM:
        return _refuse("REN-RUL-01", "nation-not-played")
    if code >= code_of.STANCE and question == q.VOTE:
        if code - code_of.STANCE <= code_of.WAR:
            return _refuse("REN-SET-04", "vote-done")
        return _refuse("REN-POW-11", "swiss-only")
    return _wrong_question(s, seat)


def _no_pass(s: RenaissanceState, seat: i64) -> Refusal:
    kind = kind_of_prompt(s, seat)
    if kind == "buy":
        return _refuse("REN-BUY-04", "name-a-number")
    if kind == "commit":
        battle = s.battle
        assert battle is not None
        if seat == battle.defender.seat:
            return _refuse("REN-CBT-03", "must-defend")
        return _refuse("REN-CBT-11", "two-cards")
    if kind == "commit_red":
        return _refuse("REN-CON-13", "hired-must-fight")
    if kind == "corrupt":
        return _refuse("REN-YEL-06", "must-corrupt")
    return _refuse(_RULES[kind], "no-pass", {"question": kind})


# ---------------------------------------------------------------- purchases


def _no_building(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    if s.asking() != q.BUY:
        return _wrong_question(s, seat)
    building, city = (code - code_of.BUILD) // CITIES, (code - code_of.BUILD) % CITIES
    about: dict[str, Argument] = {"city": CITY_NAMES[city], "building": BUILDING_NAMES[building]}
    if not (s.boards[seat].cities >> city) & 1:
        return _refuse("REN-BUY-13", "not-your-city", {"city": CITY_NAMES[city]})
    standing = [s.ramparts, s.castles, s.palaces][building]
    if (standing >> city) & 1:
        return _refuse("REN-BUY-11" if building == 2 else "REN-BUY-07", "already-built", about)
    if building == 1 and not (s.ramparts >> city) & 1:
        return _refuse("REN-BUY-07", "rampart-first", {"city": CITY_NAMES[city]})
    if s.boards[seat].ducats < BUILDING_PRICE[building]:
        about["ducats"] = int(BUILDING_PRICE[building])
        return _refuse("REN-BUY-02", "too-dear", about)
    if code < s.arg(1):
        return _refuse("REN-BUY-01", "build-in-order", about)
    return _refuse("REN-CMP-07", "supply-empty", {"building": BUILDING_NAMES[building]})


def _no_number(s: RenaissanceState, seat: i64) -> Refusal:
    if s.asking() != q.BUY:
        return _wrong_question(s, seat)
    most = int(most_cards(s, seat))
    board = s.boards[seat]
    if HAND_LIMIT - size(board.hand) <= board.ducats // CARD_PRICE:
        return _refuse("REN-BUY-05", "hand-limit", {"cards": most})
    return _refuse("REN-BUY-02", "cards-too-dear", {"cards": most})


# ---------------------------------------------------------------- expansions


def _no_expansion(s: RenaissanceState, seat: i64, city: i64) -> Refusal:
    if s.asking() == q.COMBAT:
        return _refuse("REN-CBT-04", "expansions-are-over")
    if s.asking() != q.EXPAND or s.drafts[seat]:
        return _wrong_question(s, seat)
    about: dict[str, Argument] = {"city": CITY_NAMES[city]}
    if not (OPEN[s.setup] >> city) & 1:
        return _refuse("REN-SET-09", "closed-city", about)
    if not free_cities(s) & bit(city):
        own = owner(s, city) == seat
        return _refuse("REN-EXP-02", "already-yours" if own else "not-free", about)
    if not has_spare_counter(s, seat):
        return _refuse("REN-CMP-08", "no-counter")
    start = bases(s, seat)
    if (PORTS >> city) & 1 and start & PORTS and not may_sail(s, seat):
        return _refuse("REN-EXP-07", "no-more-sailing", about)
    board = s.boards[seat]
    if joined(board.cities) & bit(city) or ((PORTS >> city) & 1 and board.cities & PORTS):
        return _refuse("REN-EXP-04", "same-base", about)
    return _refuse("REN-EXP-02", "out-of-reach", about)
