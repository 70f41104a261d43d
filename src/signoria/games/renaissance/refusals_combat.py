"""Why an attack, a yellow card or a target is not legal. None: something else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import actions as code_of
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import YELLOW
from signoria.games.renaissance.attack import attack_cards
from signoria.games.renaissance.cards import count
from signoria.games.renaissance.palaces import artist_palaces
from signoria.games.renaissance.places import (
    has_spare_counter,
    others,
    owner,
    plunder_counters_left,
)
from signoria.games.renaissance.powers import has_unused, leads
from signoria.games.renaissance.prompts import kind_of_prompt
from signoria.games.renaissance.setups import OPEN
from signoria.games.renaissance.tables import (
    CARD_NAMES,
    CITY_NAMES,
    FLORENCE,
    MARRIAGE,
    PLUNDERERS,
    RIDE,
    WEDDING_PRICE,
)
from signoria.games.renaissance.yellow import has_target

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"renaissance-refusal-{reason}", args)


# ---------------------------------------------------------------- attacks


def no_attack(s: RenaissanceState, seat: i64, city: i64) -> Refusal | None:
    """Of a city that cannot be attacked now."""
    if s.asking() == q.EXPAND:
        return _refuse("REN-TRN-01", "expansions-first")
    kind = kind_of_prompt(s, seat)
    if kind != "combat" and kind != "ride":
        return None
    about: dict[str, Argument] = {"city": CITY_NAMES[city]}
    holder = owner(s, city)
    if holder < 0 or holder == seat:
        if not (OPEN[s.setup] >> city) & 1:
            return _refuse("REN-SET-09", "closed-city", about)
        return _refuse("REN-CBT-04", "free-city" if holder < 0 else "own-city", about)
    if (s.boards[seat].married >> holder) & 1:
        return _refuse("REN-YEL-11", "married", about)
    if not s.war and s.attacks:
        return _refuse("REN-POL-05", "one-attack-in-peace")
    if attack_cards(s, seat) < 2:
        return _refuse("REN-CBT-05", "too-few-cards")
    if not has_spare_counter(s, seat):
        return _refuse("REN-CMP-08", "no-counter")
    if (s.targets >> city) & 1:
        return _refuse("REN-CBT-10", "attacked-already", about)
    return _refuse("REN-CBT-06", "no-way-to-attack", about)


def no_source(s: RenaissanceState, seat: i64, city: i64) -> Refusal | None:
    """Of a city from which nothing can set out now."""
    kind = kind_of_prompt(s, seat)
    if kind != "attack_from" and kind != "expand_from":
        return None
    about: dict[str, Argument] = {"city": CITY_NAMES[city]}
    if not (s.boards[seat].cities >> city) & 1:
        return _refuse(
            "REN-CBT-06" if kind == "attack_from" else "REN-EXP-02", "not-your-city", about
        )
    if kind == "expand_from":
        if s.boards[seat].base == city + 1:
            return _refuse("REN-EXP-04", "base-used", about)
        return _refuse("REN-EXP-02", "no-road", about)
    if (s.sources >> city) & 1:
        return _refuse("REN-CBT-09", "source-used", about)
    if (s.gained >> city) & 1:
        return _refuse("REN-RUL-10", "source-too-new", about)
    return _refuse("REN-CBT-06", "no-road", about)


# ---------------------------------------------------------------- yellow cards and powers


def no_yellow(s: RenaissanceState, seat: i64, code: i64) -> Refusal | None:
    card = code - YELLOW + PLUNDERERS
    question = s.asking()
    about: dict[str, Argument] = {"card": CARD_NAMES[card]}
    if s.battle is not None or question == q.BUY or (question == q.EXPAND and not s.early_yellows):
        return _refuse("REN-CRD-06", "own-turn-only")
    if (question != q.COMBAT and question != q.EXPAND) or s.drafts[seat]:
        return None
    if not count(s.boards[seat].hand, card):
        return _refuse("REN-CRD-06", "not-in-hand", about)
    if question == q.EXPAND and card == RIDE:
        return _refuse("REN-RUL-17", "own-turn-only")
    if card == MARRIAGE and s.boards[seat].ducats < WEDDING_PRICE:
        return _refuse("REN-YEL-09", "wedding-too-dear", {"ducats": int(WEDDING_PRICE)})
    if card == RIDE and attack_cards(s, seat) < 2:
        return _refuse("REN-CBT-05", "too-few-cards")
    if card == RIDE and not s.war and s.attacks:
        return _refuse("REN-POL-05", "one-attack-in-peace")
    assert not has_target(s, seat, card)
    return _refuse(_rule_of(card), "no-target", about)


def _rule_of(card: i64) -> str:
    if card == PLUNDERERS:
        return "REN-RUL-22"
    if card == MARRIAGE:
        return "REN-YEL-09"
    return "REN-YEL-12" if card == RIDE else "REN-YEL-13"


def no_lure(s: RenaissanceState, seat: i64, code: i64) -> Refusal | None:
    """Artist, banker, and Florence's power."""
    if code != code_of.LURE:
        if kind_of_prompt(s, seat) != "call":
            return None
        if code == code_of.ARTIST:
            return _refuse("REN-YEL-14", "no-empty-palace")
        return _refuse("REN-YEL-17", "bankers-paid")
    if s.asking() != q.COMBAT or s.drafts[seat]:
        return None
    if not leads(s, seat, FLORENCE):
        return _refuse("REN-POW-03", "florence-only")
    if not has_unused(s, seat, FLORENCE):
        return _refuse("REN-POW-03", "lured-already")
    if not artist_palaces(s, seat):
        return _refuse("REN-POW-03", "no-empty-palace")
    return _refuse("REN-POW-03", "no-artist-elsewhere")


# ---------------------------------------------------------------- cities named


def no_city(s: RenaissanceState, seat: i64, city: i64) -> Refusal | None:
    """Of a city that does not answer what is asked."""
    kind = kind_of_prompt(s, seat)
    about: dict[str, Argument] = {"city": CITY_NAMES[city]}
    if kind == "start":
        return _refuse("REN-SCN-03", "not-a-choice", about)
    if kind == "return":
        return _refuse("REN-ELM-01", "not-a-start", about)
    if kind in ("first_rampart", "first_palace"):
        return _refuse("REN-RUL-04", "not-your-city", about)
    if kind == "extra":
        return _no_extra(s, city, about)
    if kind == "plunder":
        return _no_plunder(s, seat, city, about)
    if kind == "upkeep":
        return _refuse("REN-YEL-07", "no-fortification", about)
    if kind in ("artist", "banker", "lure_to"):
        return _no_palace(s, seat, city, kind, about)
    if kind == "lure":
        return _refuse("REN-POW-03", "no-artist-there", about)
    if kind == "marry" or kind == "corrupt":
        return _no_enemy_city(s, seat, city, kind, about)
    return None


def _no_extra(s: RenaissanceState, city: i64, about: dict[str, Argument]) -> Refusal:
    if not (OPEN[s.setup] >> city) & 1:
        return _refuse("REN-SET-09", "closed-city", about)
    if owner(s, city) >= 0:
        return _refuse("REN-SET-12", "not-free", about)
    return _refuse("REN-SET-12", "out-of-reach", about)


def _no_plunder(s: RenaissanceState, seat: i64, city: i64, about: dict[str, Argument]) -> Refusal:
    if not (OPEN[s.setup] >> city) & 1:
        return _refuse("REN-SET-09", "closed-city", about)
    if owner(s, city) == seat:
        return _refuse("REN-RUL-22", "own-city", about)
    if (s.castles >> city) & 1:
        return _refuse("REN-YEL-02", "fortress", about)
    assert (s.pillaged >> city) & 1 or not plunder_counters_left(s)
    return _refuse("REN-RUL-22", "plundered-already", about)


def _no_palace(
    s: RenaissanceState, seat: i64, city: i64, kind: str, about: dict[str, Argument]
) -> Refusal:
    if not s.boards[seat].cities & s.palaces & bit(city):
        return _refuse("REN-YEL-13", "no-palace-there", about)
    if kind == "banker":
        return _refuse("REN-YEL-17", "banker-was-there", about)
    return _refuse("REN-YEL-15", "artist-lives-there", about)


def _no_enemy_city(
    s: RenaissanceState, seat: i64, city: i64, kind: str, about: dict[str, Argument]
) -> Refusal:
    marriage = kind == "marry"
    if not others(s, seat) & bit(city):
        return _refuse("REN-YEL-09" if marriage else "REN-YEL-06", "not-an-enemy", about)
    if (s.palaces >> city) & 1:
        return _refuse("REN-YEL-09" if marriage else "REN-YEL-06", "palace-protects", about)
    if marriage and (s.ramparts >> city) & 1:
        return _refuse("REN-YEL-09", "plain-garrison-only", about)
    if marriage:
        return _refuse("REN-YEL-10", "attacked-before", about)
    return _refuse("REN-YEL-06", "fortress", about)
