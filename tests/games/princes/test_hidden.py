"""What is known to whom: hands, funds, silent answers, and worlds imagined from a view."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import signoria
from signoria.core.chance import Random as Thinking
from signoria.kit import check_uniform
from tests.games.princes.positions import (
    GAME,
    TREACHERY,
    A,
    B,
    C,
    Json,
    asks,
    bids,
    board,
    ended,
    offer,
    play,
    position,
    seen,
    told,
)


def face(state: signoria.State, viewer: int | None, seat: int) -> Json:
    boards: Any = state.view(viewer)["boards"]
    shown: Json = boards[seat]
    return shown


@pytest.mark.rule("POR-GEN-01")
def test_funds_are_open_or_counted_in_counters() -> None:
    rich = board(gold=27, influence=13)
    assert face(position(board(), rich), A, B)["gold"] == 27
    hidden = {"hidden_funds": True}
    shown = face(position(board(), rich, options=hidden), A, B)
    assert "gold" not in shown
    assert (shown["gold_counters"], shown["influence_counters"]) == (5, 5)  # 10 10 5 1 1; 5 5 1 1 1
    assert face(position(board(), rich, options=hidden), B, B)["gold"] == 27
    assert face(ended(board(), rich, options=hidden), A, B)["gold"] == 27


@pytest.mark.rule("POR-GEN-10")
@pytest.mark.parametrize("options", [{}, {"negotiation": "on"}])
def test_a_hand_never_shows_by_a_pause(options: Json) -> None:
    """The same plays, whatever B's one tile is: the others see and hear the same."""
    seen_by_others = []
    for tile in ["freeze_bid", "bribe_troops", "bribe_cardinal", "veto"]:
        boards = [board(troops=["cavalry"]), board(troops=["pike"], hand=[tile])]
        state = position(*boards, options=options, dice=[(6, 1)])
        texts = ["war milan against rome", "pass", "amount 0", "pass", "amount 0", "pass"]
        views = [play(state, *texts[:number]).view(A) for number in range(1, len(texts) + 1)]
        seen_by_others.append((views, told(state, *texts, to=A)))
    assert all(heard == seen_by_others[0] for heard in seen_by_others)


def vetoing() -> signoria.State:
    boards = [board(hand=["freeze_bid"]), board(hand=["veto"]), board(tiles=["flo_lorenzo_medici"])]
    return play(position(*boards), "war milan against rome")


@pytest.mark.rule("POR-WAR-05", "POR-GEN-10")
def test_nobody_sees_who_has_answered() -> None:
    state = vetoing()
    assert state.to_act == (A, B, C)
    answered = play(state, "veto by tile", by=B)
    assert answered.to_act == (A, C)
    assert answered.view(A) == state.view(A)
    assert answered.view(None) == state.view(None)
    assert answered.view(B)["to_act"] == [A, C]
    assert answered.view(B)["answer"] == 2
    assert told(state, "veto by tile", to=A, by=B) == []
    assert told(state, "veto by tile", to=B, by=B) == []


def test_answers_commute_and_a_second_veto_was_never_there() -> None:
    state = vetoing()
    one = play(play(play(state, "veto by lorenzo", by=C), "pass", by=A), "veto by tile", by=B)
    two = play(play(play(state, "veto by tile", by=B), "veto by lorenzo", by=C), "pass", by=A)
    assert one.digest() == two.digest()
    assert seen(one, C)["used"] == []  # B comes first


def test_the_window_opens_only_where_a_veto_is_possible() -> None:
    gone = position(board(hand=["freeze_bid"]), discards=["veto"])
    assert asks(play(gone, "war milan against rome"))[0] != "veto"


def test_imagined_answers_are_handed_back() -> None:
    answered = play(vetoing(), "veto by tile", by=B)
    world = GAME.imagine(answered.view(A), 1)
    assert world.to_act == (A, B, C)
    own = GAME.imagine(answered.view(B), 1)
    assert own.to_act == (A, C)
    assert own.view(B) == answered.view(B)


def test_a_pope_bid_proves_bribed_cardinals() -> None:
    mine = board(influence=5, hand=["bribe_cardinal", "bribe_cardinal"])
    for price, proved in [(5, 0), (6, 1), (8, 1), (9, 2)]:
        state = bids(play(position(mine), "auction pope"), price)
        facts: Any = state.view(C)["facts"]
        assert facts["known"][A].get("bribe_cardinal", 0) == proved
        for seed in range(10):
            world: Json = GAME.imagine(state.view(C), seed).dump()
            assert world["boards"][A]["hand"].get("bribe_cardinal", 0) >= proved


def test_tiles_given_up_are_known_to_their_owner_alone() -> None:
    mine = board(given_up=["veto"], hand=["freeze_bid"])
    state = position(mine)
    assert face(state, A, A)["given_up"] == {"veto": 1}
    assert "given_up" not in face(state, B, A)
    assert face(state, B, A)["face_down"] == 1
    for seed in range(10):
        world: Json = GAME.imagine(state.view(A), seed).dump()
        assert world["boards"][A]["given_up"] == {"veto": 1}


def test_tiles_given_up_by_others_are_dealt_anew() -> None:
    state = position(board(given_up=["veto", "start_war"], hand=["freeze_bid"]))
    dealt = set()
    for seed in range(20):
        world = GAME.imagine(state.view(B), seed)
        assert GAME.invariants(world) == []
        other = state.copy()
        other.redeal(B, Thinking(seed))
        assert GAME.invariants(other) == []
        for each in (world, other):
            dump: Json = each.dump()
            assert sum(dump["boards"][A]["given_up"].values()) == 2
            dealt.add(tuple(dump["boards"][A]["given_up"].items()))
    assert len(dealt) > 5


def test_answers_to_a_silent_question_are_dealt_anew() -> None:
    answered = play(vetoing(), "veto by tile", by=B)
    other = answered.copy()
    other.redeal(A, Thinking(1))
    assert other.to_act == (A, B, C)
    own = answered.copy()
    own.redeal(B, Thinking(1))
    assert own.to_act == (A, C)
    assert own.view(B) == answered.view(B)


def test_nobody_else_sees_a_phrase_before_it_is_sent() -> None:
    state = position(options={"negotiation": "on"})
    said = play(state, "offer to seat 3", "amount 7", by=A)
    other = play(state, "offer to seat 2", "amount 1", by=A)
    assert said.view(B) == other.view(B)
    assert said.view(A) != other.view(A)


def test_private_offers_of_others_are_not_imagined() -> None:
    state = position(options={"negotiation": "on"})
    state = offer(state, A, B, give=(1, 0), ask=(0, 1), how="private")
    world = GAME.imagine(state.view(C), 3)
    assert world.view(A)["offers"] == []
    assert GAME.imagine(state.view(B), 3).view(A)["offers"] == state.view(A)["offers"]


def test_imagined_worlds_are_uniform() -> None:
    """B holds two tiles of nine that A has not seen, of which three are alike."""
    boards = [board(hand=["veto"]), board(hand=["freeze_bid", "bribe_troops"])]
    state = position(*boards, pile=7)
    unseen = [
        kind for kind, copies in TREACHERY.items() for _ in range(copies - _elsewhere(state, kind))
    ]
    deals = [tuple(sorted(pair)) for pair in combinations(unseen, 2)]
    counts = {deal: deals.count(deal) for deal in deals}
    worlds = [(deal, copy) for deal, times in counts.items() for copy in range(times)]
    turn = iter(range(10**9))

    def world(imagined: signoria.State) -> tuple[tuple[str, ...], int]:
        dump: Json = imagined.dump()
        hand = dump["boards"][B]["hand"]
        held = tuple(sorted(kind for kind, number in hand.items() for _ in range(number)))
        return held, next(turn) % counts[held]  # kinds weigh as many tiles as they have

    assert check_uniform(GAME, state, A, 50 * len(worlds), world, worlds).ok()


def _elsewhere(state: signoria.State, kind: str) -> int:
    """Copies of a kind that A sees."""
    dump: Json = state.dump()
    own: int = dump["boards"][A]["hand"].get(kind, 0)
    thrown: int = dump["discards"].get(kind, 0)
    return own + thrown
