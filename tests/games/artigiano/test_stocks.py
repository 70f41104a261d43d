"""Stocks: Captain, Storekeeper, Bell-Ringer, Trinket Seller; the stock played as a hand; swaps with it."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    asked,
    castle,
    cell,
    claims,
    hand,
    in_play,
    known,
    legal,
    may,
    pile,
    play,
    position,
    sheet,
    shield,
    stock,
    turn,
)

# ---------------------------------------------------------------- the Captain


@pytest.mark.rule("ART-RUL-62", "ART-SFX-06")
def test_under_a_captain_nothing_is_stored_and_no_bell_ringer_played() -> None:
    state = position(hands=["bell-ringer tile-3 tile-4", "stone-1"], on_stocks=["captain"])
    assert not may(state, "special bell-ringer")
    play(state, "discard tile-3")
    assert asked(state) == "draw"


@pytest.mark.rule("ART-RUL-62", "ART-SFX-03")
def test_the_captain_blocks_shielded_places_too() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1"],
        shielded=["stone-5"],
        zones=["storekeeper"],
        on_stocks=["captain"],
    )
    assert not may(state, "stock")
    play(state, "discard tile-3")
    assert asked(state) == "draw"


@pytest.mark.rule("ART-RUL-62")
def test_a_captain_may_lie_on_an_empty_stock_and_actions_on_the_stock_still_work() -> None:
    state = position(hands=["captain tile-3", "stone-1"])
    play(state, "special captain")
    assert in_play(state) == {"captain": ["stock", B, 0]}
    robbed = position(
        hands=["cellar-f2 tile-3", "stone-1"], stocks=["", "tile-4"], on_stocks=["", "captain"]
    )
    play(robbed, "act cellar-f2")
    assert stock(robbed, B) == []


@pytest.mark.rule("ART-RUL-62", "ART-SFX-06")
def test_only_a_four_or_five_of_the_hand_releases_also_on_another_turn() -> None:
    three = position(hands=["tile-3 stone-5", "stone-1"], stocks=["stone-4"], on_stocks=["captain"])
    play(three, "discard tile-3")
    assert in_play(three) == {"captain": ["stock", A, 0]}
    forced = position(
        hands=["cleaver-fs1 tile-3", "stone-5 siege"],
        stocks=["", "tile-4"],
        on_stocks=["", "captain"],
    )
    play(forced, "act cleaver-fs1")
    assert in_play(forced) == {"captain": ["zone", B, 0]}
    other = position(
        hands=["siege tile-3", "stone-1"], stocks=["", "stone-5"], on_stocks=["", "captain"]
    )
    play(other, "act siege")  # a 5 goes, but from the stock
    assert in_play(other) == {"captain": ["stock", B, 0]}


# ---------------------------------------------------------------- the Storekeeper


@pytest.mark.rule("ART-RUL-59", "ART-SFX-03")
def test_the_player_chooses_between_ordinary_and_shielded_places() -> None:
    state = position(hands=["tile-3 tile-4", "stone-1"], zones=["storekeeper"])
    play(state, "discard tile-3", "card tile-4")
    assert legal(state) == ["slot ordinary", "slot shielded"]
    trial = play(state.copy(), "slot ordinary")
    assert (stock(trial, A), shield(trial, A)) == (["tile-4"], [])
    play(state, "slot shielded")
    assert (stock(state, A), shield(state, A)) == ([], ["tile-4"])


@pytest.mark.rule("ART-RUL-59", "ART-STK-01")
def test_shielded_cards_alone_can_be_played_as_stock() -> None:
    state = position(hands=["tile-3", "stone-1"], shielded=["foundation-1"], zones=["storekeeper"])
    play(state, "stock", "place foundation-1", cell(A, "A1"))
    assert castle(state, A) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-RUL-59", "ART-RUL-54")
@pytest.mark.parametrize("card", ["cellar-f2", "siege", "espionage", "vestibule-fs3"])
def test_no_action_of_others_reaches_a_shielded_place(card: str) -> None:
    state = position(
        hands=[f"{card} tile-3", "stone-1"],
        shielded=["", "foundation-1"],
        zones=["", "storekeeper"],
    )
    play(state, f"act {card}")
    assert (asked(state), shield(state, B), known(state, A)) == ("store", ["foundation-1"], {})


@pytest.mark.rule("ART-RUL-36")
def test_without_a_free_place_all_cards_of_a_storekeeper_go() -> None:
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        stocks=["", "tile-4 stone-4 stone-5"],
        shielded=["", "foundation-4 foundation-5"],
        zones=["", "storekeeper"],
    )
    play(state, "act gargoyle-st5")
    assert (asked(state), len(stock(state, B)), shield(state, B)) == ("store", 3, [])
    assert set(pile(state)[-2:]) == {"foundation-4", "foundation-5"}


# ---------------------------------------------------------------- Trinket Seller and Bell-Ringer


@pytest.mark.rule("ART-RUL-67", "ART-RUL-87", "ART-SFX-15")
def test_the_trinket_seller_needs_a_card_in_an_ordinary_place() -> None:
    state = position(
        hands=["trinket-seller tile-3", "stone-1", "stone-4"],
        stocks=["", "", "tile-4"],
        shielded=["", "stone-5"],
        zones=["", "storekeeper"],
    )
    play(state, "special trinket-seller")  # only C has one
    assert stock(state, C) == ["trinket-seller"]
    assert pile(state)[-1] == "tile-4"
    assert "trinket-seller" in known(state, B)["10"]  # everybody saw where she sits


@pytest.mark.rule("ART-RUL-67")
def test_the_owner_of_the_stock_may_play_the_trinket_seller_on() -> None:
    state = position(
        hands=["tile-3", "stone-1"], stocks=["trinket-seller", "tile-4"], missions=["galileo"]
    )
    play(state, "stock", "special trinket-seller")
    assert (stock(state, A), stock(state, B)) == ([], ["trinket-seller"])


@pytest.mark.rule("ART-SFX-16", "ART-RUL-89", "ART-VOC-02")
def test_a_bell_ringer_needs_a_free_ordinary_place_of_its_own_or_the_one_it_leaves() -> None:
    full = "tile-4 stone-4 stone-5"
    state = position(hands=["bell-ringer tile-3", "stone-1"], stocks=[full])
    assert not may(state, "special bell-ringer")
    leaving = position(hands=["tile-3", "stone-1"], stocks=["bell-ringer stone-4 stone-5"])
    assert may(play(leaving, "stock"), "special bell-ringer")
    shielded = position(
        hands=["tile-3", "stone-1"], stocks=[full], shielded=["bell-ringer"], zones=["storekeeper"]
    )
    assert not may(play(shielded, "stock"), "special bell-ringer")


@pytest.mark.rule("ART-RUL-68", "ART-SFX-16")
def test_that_a_bell_ringer_was_played_is_public_and_that_one_was_stored_is_not() -> None:
    played = play(position(hands=["bell-ringer tile-3", "stone-1"]), "special bell-ringer")
    for viewer in (B, None):
        assert known(played, viewer) == {"8": ["bell-ringer"]}
    stored = play(
        position(hands=["bell-ringer tile-3", "stone-1"]), "discard tile-3", "card bell-ringer"
    )
    assert known(stored, B) == known(stored, None) == {}


@pytest.mark.rule("ART-RUL-22", "ART-SFX-16", "ART-AFX-24")
def test_the_bell_ringer_spares_its_holder_only() -> None:
    state = position(
        hands=["siege tile-3", "stone-1", "stone-4"], stocks=["", "bell-ringer tile-4", "stone-5"]
    )
    play(state, "act siege")
    assert (stock(state, B), stock(state, C)) == (["tile-4"], [])
    assert in_play(state) == {"bell_ringer": ["zone", A, 0]}


# ---------------------------------------------------------------- the stock played as a hand


@pytest.mark.rule("ART-RUL-11", "ART-AFX-38")
def test_an_action_of_the_stock_discards_cards_of_the_stock_and_never_of_the_hand() -> None:
    state = position(hands=["tile-3", "stone-1"], stocks=["pater-noster-s1 stone-4 stone-5"])
    play(state, "stock", "act pater-noster-s1")
    assert (hand(state, A), stock(state, A)) == (["tile-3"], [])
    assert set(pile(state)[-2:]) == {"stone-4", "stone-5"}


@pytest.mark.rule("ART-RUL-11")
def test_cards_gained_while_the_stock_is_played_go_to_the_hand_laid_aside() -> None:
    state = position(
        hands=["tile-3", "stone-1"], stocks=["well-fs1 stone-5"], top=["stone-4"], zones=["", ""]
    )
    play(state, "stock", "act well-fs1")
    assert (hand(state, A), stock(state, A)) == (["stone-4", "tile-3"], ["stone-5"])
    assert not may(state, "discard stone-4")


@pytest.mark.rule("ART-RUL-11", "ART-AFX-15", "ART-RUL-23")
def test_a_double_attack_of_the_stock_is_followed_up_from_the_stock() -> None:
    state = position(hands=["siege tile-3", "stone-1"], stocks=["double-attack-f1 musket-fs1"])
    play(state, "stock", "act double-attack-f1")
    assert legal(state) == ["pass", "act musket-fs1"]


@pytest.mark.rule("ART-RUL-11", "ART-MFX-15", "ART-MFX-37")
def test_picked_up_cards_still_lie_in_the_stock_for_missions() -> None:
    state = position(
        hands=["tile-3", "stone-1"],
        stocks=["officer siege sin"],
        shielded=["stone-4"],
        zones=["storekeeper"],
        missions=["edict-of-nantes"],
    )
    play(state, "stock")
    assert claims(state, A) == ["edict-of-nantes"]
    play(state, "discard stone-4")
    assert claims(state, A) == ["edict-of-nantes"]


@pytest.mark.rule("ART-STK-02", "ART-STK-04")
def test_a_stock_play_may_stop_after_one_card_in_any_order() -> None:
    state = position(hands=["tile-3", "stone-1"], stocks=["tile-4 stone-4 stone-5"])
    play(state, "stock")
    assert not may(state, "pass")
    play(state, "discard stone-5")
    assert may(state, "pass")
    play(state, "pass")
    assert stock(state, A) == ["stone-4", "tile-4"]


# ---------------------------------------------------------------- swaps


@pytest.mark.rule("ART-AFX-42", "ART-RUL-54")
def test_after_two_own_cards_two_of_the_other_stock_must_be_named() -> None:
    state = position(
        hands=["revelation-fst1 tile-3", "stone-1"],
        stocks=["stone-4 stone-5", "tile-4 foundation-5 siege"],
    )
    play(state, "act revelation-fst1", "card stone-4", "card stone-5", "pass")
    assert legal(state) == ["card foundation-5", "card tile-4"]  # one must be left to name
    play(state, "card tile-4")
    assert legal(state) == ["card siege"]
    play(state, "card siege")
    assert (stock(state, A), stock(state, B)) == (
        ["tile-4", "siege"],
        ["foundation-5", "stone-4", "stone-5"],
    )


@pytest.mark.rule("ART-AFX-42", "ART-AFX-43")
@pytest.mark.parametrize("card", ["revelation-fst1", "sin"])
def test_nothing_need_be_swapped(card: str) -> None:
    state = position(hands=[f"{card} tile-3", "stone-1"], stocks=["stone-4", "tile-4"])
    play(state, f"act {card}", "pass")
    assert (asked(state), stock(state, A), stock(state, B)) == ("store", ["stone-4"], ["tile-4"])


@pytest.mark.rule("ART-RUL-89", "ART-AFX-42")
def test_fresh_cards_can_be_played_at_the_next_stock_play() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1 stone-5"],
        stocks=["revelation-fst1 stone-4 foundation-1", "foundation-5"],
    )
    play(state, "stock", "act revelation-fst1", "card stone-4", "pass", "card foundation-5")
    assert may(state, "place foundation-1")
    assert not may(state, "place foundation-5")
    turn(state, "pass")
    turn(state, "discard stone-1")
    play(state, "stock")
    assert may(state, "place foundation-5")


# ---------------------------------------------------------------- points of special cards


@pytest.mark.rule("ART-RUL-65", "ART-SFX-12")
def test_the_beekeeper_copies_opposing_cards_only_as_they_count_there() -> None:
    own = position(hands=["tile-3", "stone-1"], zones=["beekeeper renovator", "pope"])
    assert sheet(own, A)["specials"] == 3 + 2
    counted = position(
        hands=["tile-3", "stone-1", "stone-4"],
        castles=[{}, {}, {"A1": "foundation-5", "A2": "foundation-5", "A3": "foundation-5"}],
        zones=["beekeeper", "pawnbroker"],
    )
    assert (sheet(counted, A)["specials"], sheet(counted, B)["specials"]) == (4, 4)


@pytest.mark.rule("ART-RUL-65", "ART-SFX-13", "ART-RUL-06")
def test_the_pawnbroker_counts_materials_worth_five_now() -> None:
    """A 3 with +2 is one, a 5 with -2 is not; and the own castle does not count."""
    state = position(
        hands=["tile-3", "stone-1"],
        castles=[{"A1": "foundation-5"}, {"A1": "foundation-3", "A2": "foundation-5"}],
        zones=["pawnbroker"],
        on_cells={"journeyman": (B, "A1"), "master_at_arms": (B, "A2")},
    )
    assert sheet(state, A)["specials"] == 1 + 1
    mixed = position(
        hands=["tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-5", "A2": "foundation-5"}],
        zones=["pawnbroker"],
        on_cells={"master_at_arms": (B, "A2")},
    )
    assert sheet(mixed, A)["specials"] == 1 + 1
