"""Pairs of positions for twin worlds: equal in all that Anna, the bot and the spectators may know, different elsewhere.

Anna, Bruno and Dino sit at the table with a bot; what differs is in the hands of Bruno and Dino.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import signoria
from tests.games.princes import positions as princes

Json = dict[str, Any]
SEATS = 4
BRUNO, DINO = 1, 2
TROOPS = {"pikemen", "arquebusiers", "knights", "cannon"}  # blue cards of Renaissance
SEE_NOTHING = (0, 3, None)  # Anna, the bot, spectators


def masters(seed: int, plays: int) -> tuple[Json, Json]:
    """In the second world Bruno and Dino have changed their Leaders."""
    game = signoria.game("masters")
    one = _played(game, game.new(SEATS, seed), Random(seed), plays, ("play", "drop"))
    other = copy.deepcopy(one)
    bruno, dino = other["boards"][BRUNO], other["boards"][DINO]
    for pile in ("hand", "gone"):
        bruno[pile], dino[pile] = dino[pile], bruno[pile]
    return _checked(game, one, other)


def il_principe(seed: int, plays: int) -> tuple[Json, Json]:
    """In the second world Bruno and Dino have changed cards, so that both decks are alike and so is what is drawn."""
    game = signoria.game("il_principe")
    start = game.new(SEATS, seed, random_families=True)
    one = _played(game, start, Random(seed), plays)
    other = copy.deepcopy(one)
    hands = [_unknown(one["boards"][seat]) for seat in (BRUNO, DINO)]
    mine = next(card for card in hands[0] if card not in hands[1])
    yours = next(card for card in hands[1] if card not in hands[0])
    _change(other, mine, yours)
    return _checked(game, one, other)


def il_principe_sealed(seed: int, plays: int) -> tuple[Json, Json]:
    """The same position twice: everybody owes an offer."""
    game = signoria.game("il_principe")
    start = game.new(SEATS, seed, random_families=True).dump()
    return start, copy.deepcopy(start)


def of_princes(seed: int, plays: int) -> tuple[Json, Json]:
    """In the second world Bruno and Dino have changed a treachery tile: then Dino could veto, and Bruno could not."""
    one = _princes(seed)
    other = copy.deepcopy(one)
    _change(other, "veto", "freeze_bid")
    return _checked(princes.GAME, one, other)


def princes_at_war(seed: int, plays: int) -> tuple[Json, Json]:
    """As `of_princes`; a war is declared, and everybody may veto it."""
    worlds = [princes.GAME.load(position) for position in of_princes(seed, plays)]
    one, other = (princes.play(world, "war venice against rome").dump() for world in worlds)
    return one, other


def princes_sealed(seed: int, plays: int) -> tuple[Json, Json]:
    """The same position twice: a war is declared, and everybody may veto it; Bruno has the tile."""
    start = princes.play(princes.GAME.load(_princes(seed)), "war venice against rome").dump()
    return start, copy.deepcopy(start)


def _princes(seed: int) -> Json:
    hands = [
        ["bribe_troops"],
        ["veto", "bribe_troops"],
        ["freeze_bid", "bribe_cardinal"],
        ["freeze_bid"],
    ]
    boards = [princes.board(hand=hand, troops=["pike", "cavalry"], gold=60) for hand in hands]
    dump: Json = princes.position(*boards, seed=seed).dump()
    return dump


def renaissance(seed: int, plays: int) -> tuple[Json, Json]:
    """In the second world Bruno and Dino have changed a card of battle."""
    game = signoria.game("renaissance")
    one = _played(game, game.new(SEATS, seed), Random(seed), plays)
    other = copy.deepcopy(one)
    hands = [_unknown(one["boards"][seat]) for seat in (BRUNO, DINO)]
    troops = [[card for card in hand if card in TROOPS] for hand in hands]
    mine = next(card for card in troops[0] if card not in troops[1])
    yours = next(card for card in troops[1] if card not in troops[0])
    _change(other, mine, yours)
    return _checked(game, one, other)


def renaissance_sealed(seed: int, plays: int) -> tuple[Json, Json]:
    """The same position twice: everybody owes a vote for war or peace."""
    game = signoria.game("renaissance")
    state, random = game.new(SEATS, seed), Random(seed)
    while state.prompt(state.to_act[0]).kind != "vote":  # type: ignore[union-attr]
        seat = state.to_act[0]
        state.play(seat, random.choice(state.decisions(seat)))
    start: Json = state.dump()
    return start, copy.deepcopy(start)


def artigiano(seed: int, plays: int) -> tuple[Json, Json]:
    """In the second world Bruno and Dino have changed their missions, and a card of their hands."""
    game = signoria.game("artigiano")
    one = _played(game, game.new(SEATS, seed), Random(seed), plays)
    other = copy.deepcopy(one)
    bruno, dino = other["sides"][BRUNO], other["sides"][DINO]
    for pile in ("missions", "mandatory"):
        bruno[pile], dino[pile] = dino[pile], bruno[pile]
    hands = [other["players"][seat]["hand"] for seat in (BRUNO, DINO)]
    mine, yours = (next(at for at, c in enumerate(h) if c not in one["known"]) for h in hands)
    hands[0][mine], hands[1][yours] = hands[1][yours], hands[0][mine]
    return _checked(game, one, other)


def artigiano_sealed(seed: int, plays: int) -> tuple[Json, Json]:
    """The same position twice: everybody names mandatory missions."""
    start: Json = signoria.game("artigiano").new(SEATS, seed).dump()
    return start, copy.deepcopy(start)


# ---------------------------------------------------------------- helpers


def _played(game: Any, state: Any, random: Random, plays: int, never: tuple[str, ...] = ()) -> Json:
    """So many random plays; before them, in Masters, everybody chooses Leaders."""
    while game.id == "masters" and state.sealed:
        seat = random.choice(state.to_act)
        state.play(seat, random.choice(state.decisions(seat)))
    for _ in range(plays):
        seat = state.to_act[0]
        codes = state.decisions(seat)
        state.play(
            seat, random.choice([c for c in codes if game.actions.family_of[c].name not in never])
        )
    dump: Json = state.dump()
    return dump


def _unknown(board: Json) -> list[str]:
    """Cards of a hand that nobody can be sure of."""
    known = board["known"]
    return [card for card, number in board["hand"].items() if number > known.get(card, 0)]


def _change(position: Json, mine: str, yours: str) -> None:
    """Bruno gives Dino one thing of his hand for another."""
    for seat, gone, come in ((BRUNO, mine, yours), (DINO, yours, mine)):
        hand = position["boards"][seat]["hand"]
        hand[gone] -= 1
        hand[come] = hand.get(come, 0) + 1
        position["boards"][seat]["hand"] = {k: n for k, n in hand.items() if n}


def _checked(game: Any, one: Json, other: Json) -> tuple[Json, Json]:
    worlds = [game.load(position) for position in (one, other)]
    for viewer in SEE_NOTHING:
        assert worlds[0].view(viewer) == worlds[1].view(viewer)
    assert worlds[0].view(BRUNO) != worlds[1].view(BRUNO)
    return worlds[0].dump(), worlds[1].dump()


Worlds = Callable[[int, int], tuple[Json, Json]]
