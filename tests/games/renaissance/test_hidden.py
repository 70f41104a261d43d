"""Who may know what: the section "Hidden information" of the ledger, for views, events and imagined positions."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

import signoria
from signoria.games.renaissance.cards import one
from signoria.games.renaissance.state import RenaissanceState
from signoria.kit import check_uniform
from tests.games.renaissance.positions import (
    GAME,
    GENOA,
    MILAN,
    ROME,
    VENICE,
    Json,
    combat,
    hand,
    last_combat,
    load,
    play,
    told,
    voting,
)

Viewer = int | None

STATE = {
    "game", "seats", "options", "chance", "journal", "stack", "depth", "drafts", "decided", "over",
    "to_act", "sealed", "speaking",
    "boards", "with_powers", "early_yellows", "artists_capped", "negotiation", "setup", "turn",
    "war", "bonus", "powers", "order", "ramparts", "castles", "palaces", "artists", "artist_at",
    "pillaged", "banked", "swapped", "deck", "discards", "sources", "gained", "targets",
    "attacked", "attacks", "drawn", "battles", "contracts", "rolls", "called", "offers", "spoken",
    "given", "battle",
}  # fmt: skip
BOARD = {
    "nation", "ducats", "scored", "cities", "start", "hand", "known", "most_blue", "shown",
    "spent", "base", "sailed", "married",
}  # fmt: skip


def attributes(thing: object) -> set[str]:
    """All attributes of an object of the engine, compiled or interpreted."""
    found = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if inspect.isdatadescriptor(value) and not name.startswith("__"):
                found.add(name)
    return found


def native(state: signoria.State) -> RenaissanceState:
    assert isinstance(state, RenaissanceState)
    return state


def at_the_table() -> RenaissanceState:
    hands = {MILAN: "cannon pikemen", ROME: "knights sign_of_god", VENICE: "retreat"}
    return native(combat(MILAN, hands=hands, known={ROME: "knights"}))


def seen_by_all(state: signoria.State) -> dict[Viewer, str]:
    viewers: list[Viewer] = [None, *range(state.seats)]
    return {viewer: json.dumps(state.view(viewer)) for viewer in viewers}


def changed_views(change: Callable[[Any], None]) -> set[Viewer]:
    """Who sees the difference that a change makes."""
    state = at_the_table()
    before = seen_by_all(state)
    change(state)
    after = seen_by_all(state)
    return {viewer for viewer in before if before[viewer] != after[viewer]}


def test_every_attribute_is_known_here() -> None:
    """A new one must be looked at: is it shown, and to whom?"""
    state = at_the_table()
    assert attributes(state) == STATE
    assert attributes(state.boards[0]) == BOARD


EVERYBODY: set[Viewer] = {None, 0, 1, 2, 3, 4, 5}


@pytest.mark.rule("REN-RUL-32")
def test_money_cities_and_sizes_of_hands_are_open() -> None:
    def poorer(state: Any) -> None:
        state.boards[ROME].ducats -= 1

    def more_cards(state: Any) -> None:
        state.boards[ROME].hand += one(4)

    assert changed_views(poorer) == EVERYBODY
    assert changed_views(more_cards) == EVERYBODY


def test_a_hand_is_seen_by_its_owner_only() -> None:
    def other_card(state: Any) -> None:
        state.boards[ROME].hand += one(9) - one(8)

    def other_pile(state: Any) -> None:
        state.deck += one(9) - one(8)

    assert changed_views(other_card) == {ROME}
    assert changed_views(other_pile) == set()


def test_picks_of_a_move_under_way_are_seen_by_nobody_else() -> None:
    """Milan has begun to attack Genova; it has not yet said from where."""
    state = combat(
        MILAN,
        cities={MILAN: ["milano", "pavia", "casale"]},
        hands={MILAN: "cannon cannon", ROME: "retreat"},
    )
    begun = play(state, "attack genova")
    for viewer in (None, ROME, GENOA):
        assert begun.view(viewer) == state.view(viewer)
    assert told(state, "attack genova") == []


def test_cards_dealt_are_told_to_their_owner() -> None:
    state = play(voting(), *["peace"] * 5)
    for seat in range(6):
        for event in told(state, "peace", to=seat):
            if event["event"] == "dealt":
                assert ("pikemen" in event) == (event["seat"] == seat)


# ---------------------------------------------------------------- what is known of a hand


def known(state: signoria.State, seat: int) -> Json:
    facts: Any = state.view(None)["facts"]
    entry: Json = facts["hands"][seat]
    return entry


def test_a_defender_who_lays_no_card_has_no_blue_one() -> None:
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "pikemen pikemen retreat", VENICE: "condottiere engineer"},
    )
    state = load(state, attack=1, defence=1)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass", "pass"]
    state = play(state, *moves)
    assert known(state, VENICE)["most_blue"] == 0
    for seed in range(30):
        imagined = GAME.imagine(state.view(MILAN), seed)
        assert not set(hand(imagined, VENICE)) & {"pikemen", "arquebusiers", "knights", "cannon"}


def test_a_card_taken_back_is_known() -> None:
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "pikemen pikemen retreat", VENICE: "swiss_regiment"},
        castles=["brescia"],
    )
    state = load(state, attack=1, defence=6)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass"]
    state = play(state, *moves, "commit swiss_regiment", "pass", "pass", "pass")
    assert known(state, VENICE)["known"] == {"swiss_regiment": 1}


def test_an_offer_proves_the_condottieri() -> None:
    hands = {MILAN: "cannon cannon", VENICE: "retreat", ROME: "condottiere condottiere retreat"}
    state = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands=hands)
    assert known(play(state, "attack brescia"), ROME)["known"] == {}
    assert known(play(state, "attack brescia", "lend 1 1"), ROME)["known"] == {"condottiere": 2}
    assert known(play(state, "attack brescia", "pass"), ROME)["known"] == {}


def laid(cards: str = "cannon pikemen engineer retreat") -> signoria.State:
    """Milan has laid two blue cards and an Engineer; Venice is asked."""
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: cards, VENICE: "pikemen"},
        known={MILAN: "cannon"},
    )
    return play(state, "attack brescia", "commit pikemen", "commit cannon", "commit engineer")


def test_what_is_laid_unseen_may_be_what_was_known() -> None:
    assert known(laid(), MILAN)["known"] == {}


def test_imagined_slots_fit_their_classes() -> None:
    state = laid()
    found = set()
    for seed in range(60):
        imagined = native(GAME.imagine(state.view(VENICE), seed))
        assert GAME.invariants(imagined) == []
        assert imagined.battle is not None
        slots = [int(imagined.battle.attacker.slot(place)) for place in range(3)]
        assert slots[0] <= slots[1] <= 5
        assert slots[2] in (5, 6, 7)
        found.add(tuple(slots))
    assert len(found) > 10


def test_an_announced_attack_has_its_two_cards() -> None:
    """Without a ducat, and no card of his known: two of the three are blue."""
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "cannon pikemen retreat", VENICE: "pikemen", ROME: "retreat"},
        ducats={MILAN: 0},
    )
    state = play(state, "attack brescia")
    blues = {"pikemen", "arquebusiers", "knights", "cannon", "swiss_regiment"}
    for seed in range(40):
        imagined = GAME.imagine(state.view(ROME), seed)
        held = hand(imagined, MILAN)
        assert sum(number for name, number in held.items() if name in blues) >= 2


# ---------------------------------------------------------------- uniform


def small() -> signoria.State:
    """Rome and Venice have two and one unseen cards; two are in the pile. The rest has been discarded."""
    hands = {MILAN: "retreat retreat", ROME: "pikemen cannon", VENICE: "pikemen"}
    state = combat(MILAN, hands=hands)
    dump: Json = state.dump()
    deck = dict(dump["deck"])
    dump["deck"] = {"knights": 1, "traitor": 1}
    for name in dump["deck"]:
        deck[name] -= 1
    dump["discards"] = {name: number for name, number in deck.items() if number}
    return GAME.load(dump)


def test_imagined_hands_are_dealt_as_if_all_cards_were_different() -> None:
    state = small()
    unseen = ["pikemen 1", "pikemen 2", "cannon", "knights", "traitor"]
    worlds = {}
    for of_rome in combinations(unseen, 2):
        for of_venice in combinations([card for card in unseen if card not in of_rome], 1):
            worlds[of_rome, of_venice] = (
                tuple(sorted(card.split()[0] for card in of_rome)),
                of_venice[0].split()[0],
            )
    dice = Random(1)

    def world(imagined: signoria.State) -> object:
        held = hand(imagined, ROME)
        of_rome = tuple(sorted(name for name, number in held.items() for _ in range(number)))
        of_venice = next(iter(hand(imagined, VENICE)))
        return dice.choice([name for name in worlds if worlds[name] == (of_rome, of_venice)])

    result = check_uniform(GAME, state, MILAN, 5_000, world, list(worlds))
    assert result.ok(), result


def test_a_bounded_hand_is_dealt_by_exact_weights() -> None:
    """Rome is known to have no blue card: of the unseen ones only the Traitor and a Retreat fit."""
    dump: Json = small().dump()
    dump["boards"][ROME]["hand"] = {"traitor": 1}
    dump["boards"][ROME]["most_blue"] = 0
    dump["deck"] = {"knights": 1, "pikemen": 1, "cannon": 1, "sign_of_god": 1}
    dump["discards"]["sign_of_god"] -= 1
    state = GAME.load(dump)
    worlds = [
        (rome, venice)
        for rome in ("traitor", "sign_of_god")
        for venice in ("pikemen 1", "pikemen 2", "cannon", "knights", "traitor", "sign_of_god")
        if rome != venice
    ]
    dice = Random(2)

    def world(imagined: signoria.State) -> object:
        of_rome, of_venice = (next(iter(hand(imagined, seat))) for seat in (ROME, VENICE))
        return dice.choice([w for w in worlds if w[0] == of_rome and w[1].split()[0] == of_venice])

    result = check_uniform(GAME, state, MILAN, 4_000, world, worlds)
    assert result.ok(), result


def test_a_broken_view_is_refused() -> None:
    view: Json = small().view(MILAN)
    for change in (
        {"table": {**view["table"], "deck": 5}},
        {"boards": [{**entry, "in_hand": 79} for entry in view["boards"]]},
        {"boards": view["boards"][:2]},
        {"viewer": 7},
    ):
        with pytest.raises(signoria.BadPosition):
            GAME.imagine({**view, **change}, 1)


def test_sealed_votes_are_handed_back() -> None:
    state = play(voting(), "war", "peace")
    assert state.to_act == (2, 3, 4, 5)
    assert GAME.imagine(state.view(5), 1).to_act == (0, 1, 2, 3, 4, 5)
    assert GAME.imagine(state.view(0), 1).to_act == (1, 2, 3, 4, 5)


def test_nobody_sees_who_has_answered_about_condottieri() -> None:
    hands = {MILAN: "cannon cannon", VENICE: "pikemen", ROME: "condottiere", GENOA: "retreat"}
    state = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands=hands)
    asked = play(state, "attack brescia")
    answered = play(asked, "lend 1 0", by=ROME)
    for viewer in (None, GENOA, MILAN, VENICE):
        assert answered.view(viewer) == asked.view(viewer)
        assert GAME.imagine(answered.view(viewer), 1).to_act == (GENOA, ROME)
    assert told(asked, "lend 1 0", by=ROME, to=GENOA) == []
    assert GAME.imagine(answered.view(ROME), 1).to_act == (GENOA,)


def test_everybody_sees_who_is_ready() -> None:
    state = play(last_combat(VENICE, options={"negotiation": "on"}), "pass", "pass")
    assert state.to_act == (1, 2, 3, 4, 5)
    for viewer in (None, 0, 5):
        assert state.view(viewer)["to_act"] == [1, 2, 3, 4, 5]
        assert GAME.imagine(state.view(viewer), 1).to_act == (1, 2, 3, 4, 5)


def test_a_commitment_under_way_is_imagined_from_its_beginning() -> None:
    """Milan has bought a Condottiere and laid a card: of that nobody else knows anything yet."""
    hands = {MILAN: "cannon cannon retreat", VENICE: "pikemen", ROME: "condottiere"}
    state = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands=hands)
    asked = play(state, "attack brescia", "lend 1 0")
    for picks in (["hire from seat 4"], ["pass", "commit cannon"]):
        begun = play(asked, *picks)
        assert begun.view(VENICE) == asked.view(VENICE)
        imagined = GAME.imagine(begun.view(VENICE), 1)
        prompt = imagined.prompt(MILAN)
        assert prompt is not None
        assert prompt.kind == "hire"
    alone = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands={MILAN: "cannon cannon"})
    begun = play(alone, "attack brescia", "commit cannon")
    prompt = GAME.imagine(begun.view(VENICE), 1).prompt(MILAN)
    assert prompt is not None
    assert prompt.kind == "commit"  # where nobody offers anything, buying is not asked
