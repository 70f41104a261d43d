"""What a seat is asked, with what a sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.errors import Argument
from signoria.core.numbers import i64
from signoria.core.state import Prompt
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import ARTIST, ATTACK, BANKER, EXPAND, LURE
from signoria.games.renaissance.attack import attack_targets
from signoria.games.renaissance.battle import WAY_NAMES, Battle
from signoria.games.renaissance.commitment import blues_laid
from signoria.games.renaissance.hiring import BOUGHT_ALL, blue_slots
from signoria.games.renaissance.palaces import lured_palaces
from signoria.games.renaissance.steps import (
    PLAY_ARTIST_OR_BANKER,
    PLAY_MARRIAGE,
    PLAY_PLUNDERERS,
    PLAY_RIDE,
    first_pick,
    second_pick,
)
from signoria.games.renaissance.tables import CARD_NAMES, CITIES, CITY_NAMES
from signoria.games.renaissance.vote import owes_vote
from signoria.games.renaissance.yellow import list_yellows

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def describe(s: RenaissanceState, seat: i64) -> Prompt:
    return Prompt(kind_of_prompt(s, seat), _about(s, seat))


def kind_of_prompt(s: RenaissanceState, seat: i64) -> str:
    """The question, or the step of a move under way."""
    question = s.asking()
    if (question == q.COMBAT or question == q.EXPAND) and s.drafts[seat]:
        return _step(s.drafts[seat])
    if question == q.SWAP and s.arg(0):
        return "swap_for"
    if question == q.VOTE and not owes_vote(s, seat):
        return "swiss"
    if question == q.COMMIT:
        battle = s.battle
        assert battle is not None
        side = battle.side_of(seat)
        if not s.drafts[seat] & BOUGHT_ALL:
            return "hire"
        if blues_laid(battle, side, s.drafts[seat]) == blue_slots(battle, side):
            return "commit_red"
    return q.QUESTIONS[question]


def _step(draft: i64) -> str:
    first, second = first_pick(draft), second_pick(draft)
    if first < EXPAND + CITIES:
        return "expand_from"
    if first < ATTACK + CITIES:
        return "attack_from"
    if first == PLAY_RIDE:
        return "attack_from" if second else "ride"
    if first == PLAY_PLUNDERERS:
        return "plunder"
    if first == PLAY_MARRIAGE:
        return "marry"
    if first == LURE:
        return "lure_to" if second else "lure"
    assert first == PLAY_ARTIST_OR_BANKER
    if second == ARTIST:
        return "artist"
    return "banker" if second == BANKER else "call"


def _about(s: RenaissanceState, seat: i64) -> dict[str, Argument]:
    """The city that a move or a battle is about, and how it stands."""
    question = s.asking()
    battle = s.battle
    if battle is not None and question >= q.LEND:
        about: dict[str, Argument] = {
            "city": CITY_NAMES[battle.target],
            "source": CITY_NAMES[battle.source],
            "way": WAY_NAMES[battle.way],
            "side": _side(battle, seat),
        }
        if battle.revealed:
            about["attack"] = int(battle.attack_points())
            about["defence"] = int(battle.defence_points())
        if question == q.COUNTER:
            about["card"] = CARD_NAMES[s.arg(0)]
        return about
    if question == q.COMBAT:
        about = {"state": "war" if s.war else "peace", "attacks": int(s.attacks)}
        city = _target(s.drafts[seat])
        if city >= 0:
            about["city"] = CITY_NAMES[city]
        elif not s.drafts[seat]:
            about["can"] = _moves(s, seat)
        return about
    if question == q.EXPAND:
        about = {"round": int(s.arg(1)) + 1}
        city = _target(s.drafts[seat])
        if city >= 0:
            about["city"] = CITY_NAMES[city]
        return about
    if question == q.SWAP and s.arg(0):
        return {"city": CITY_NAMES[s.arg(0) - 1]}
    if question == q.GIFT:
        return {"seat": int(s.arg(0)) + 1}
    if question == q.BUY:
        return {"ducats": int(s.boards[seat].ducats)}
    if question == q.CLAIM:
        return {"again": "yes" if s.arg(2) else "no"}
    return {}


def _moves(s: RenaissanceState, seat: i64) -> str:
    """What a combat turn still offers: nobody is told to attack who cannot."""
    yellows = Actions()
    list_yellows(s, seat, yellows, True)
    if attack_targets(s, seat):
        return "both" if yellows.count else "attack"
    if yellows.count:
        return "cards"
    return "lure" if lured_palaces(s, seat) else "end"


def _side(battle: Battle, seat: i64) -> str:
    if seat == battle.attacker.seat:
        return "attacker"
    return "defender" if seat == battle.defender.seat else "third"


def _target(draft: i64) -> i64:
    """The city named so far, or -1."""
    for code in (first_pick(draft), second_pick(draft)):
        if EXPAND <= code < EXPAND + CITIES:
            return code - EXPAND
        if ATTACK <= code < ATTACK + CITIES:
            return code - ATTACK
    return -1
