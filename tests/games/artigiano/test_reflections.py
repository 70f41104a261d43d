"""Actions turned back, carried out again or cancelled: what can be named, and what then happens."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    asked,
    castle,
    cell,
    hand,
    in_play,
    known,
    legal,
    may,
    pile,
    play,
    position,
    sheet,
    stock,
    turn,
)

TWO = {"A1": "foundation-1", "A2": "foundation-2"}


# ---------------------------------------------------------------- the Prayer


@pytest.mark.rule("ART-RUL-51")
def test_what_the_author_did_for_himself_is_not_repeated() -> None:
    """The Staircase turned back: the author's hand is seen, nothing is built."""
    state = position(hands=["double-helix-staircase tile-3", "prayer-t1 foundation-1 stone-1"])
    turn(state, "act double-helix-staircase", "pass")
    play(state, "act prayer-t1")
    assert asked(state) == "store"
    assert "tile-3" in known(state, B)["0"]


@pytest.mark.rule("ART-RUL-51")
def test_a_prayer_names_nothing_older_than_the_last_own_turn() -> None:
    """Musket suffered, a turn played, then the Prayer: there is nothing to turn back."""
    state = position(hands=["musket-fs1 tile-3 tile-4", "prayer-t1 stone-1 stone-4"])
    turn(state, "act musket-fs1")
    turn(state, "discard stone-1")
    turn(state, "discard tile-3")
    play(state, "act prayer-t1")
    assert state.dump()["players"][A]["coming"] == 0  # type: ignore[index]


@pytest.mark.rule("ART-RUL-51")
def test_what_was_aimed_at_somebody_else_cannot_be_named() -> None:
    state = position(hands=["revolt-f1 tile-3", "stone-1 stone-4", "prayer-t1 stone-5"])
    turn(state, "act revolt-f1", "seat 2")
    assert state.to_act == (C,)
    turn(state, "act prayer-t1")
    assert state.to_act == (A,)  # who does not skip


@pytest.mark.rule("ART-RUL-51", "ART-RUL-22")
def test_an_action_that_bounced_cannot_be_named_by_the_side_it_spared() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "prayer-t1 stone-1"],
        castles=[TWO, {"A1": "foundation-3"}],
        zones=["", "choirboy"],
    )
    turn(state, "act cannon-t2")
    play(state, "act prayer-t1")
    assert (castle(state, A), in_play(state)["choirboy"]) == (TWO, ["zone", A, 0])


@pytest.mark.rule("ART-RUL-51", "ART-RUL-53")
def test_a_gargoyle_turned_back_reaches_cards_of_its_author_alone() -> None:
    state = position(
        hands=["gargoyle-st5 tile-3", "prayer-t1 stone-1", "stone-5"],
        zones=["pawnbroker", "officer renovator", "storekeeper"],
    )
    turn(state, "act gargoyle-st5", "card officer")
    play(state, "act prayer-t1")
    assert sorted(in_play(state)) == ["renovator", "storekeeper"]


@pytest.mark.rule("ART-RUL-51", "ART-RUL-52")
def test_the_chapel_of_the_author_shelters_him_from_the_prayer() -> None:
    state = position(
        hands=["tile-3 tile-4", "prayer-t1 stone-1"],
        castles=[TWO, {"A1": "foundation-3"}],
        stocks=["chapel-fs3 cannon-t2"],
    )
    turn(state, "stock", "act chapel-fs3", "act cannon-t2")
    play(state, "act prayer-t1")
    assert (asked(state), castle(state, A)) == ("store", TWO)


@pytest.mark.rule("ART-RUL-51", "ART-SFX-19")
def test_the_choirboy_of_the_author_bounces_the_prayer() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "prayer-t1 stone-1"],
        castles=[TWO, {"A1": "foundation-3"}],
        zones=["choirboy"],
    )
    turn(state, "act cannon-t2")
    play(state, "act prayer-t1")
    assert (castle(state, A), in_play(state)) == (TWO, {"choirboy": ["zone", B, 0]})


@pytest.mark.rule("ART-RUL-51", "ART-SFX-18")
def test_the_parish_priest_of_the_author_gathers_the_prayer() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "prayer-t1 stone-1"],
        castles=[{"A1": "foundation-1"}, {"A1": "foundation-3"}],
        zones=["parish_priest"],
    )
    turn(state, "act cannon-t2")
    play(state, "act prayer-t1")
    assert (castle(state, A), sheet(state, A)["specials"]) == ({}, 1)
    assert pile(state)[-1] == "foundation-1"  # the Prayer is not on the pile


@pytest.mark.rule("ART-RUL-51", "ART-SFX-16")
def test_the_bell_ringer_of_the_author_bounces_the_prayer() -> None:
    state = position(
        hands=["cellar-f2 tile-3", "prayer-t1 stone-1"],
        stocks=["bell-ringer stone-5", "tile-4"],
    )
    turn(state, "act cellar-f2")
    play(state, "act prayer-t1")
    assert (stock(state, A), in_play(state)) == (["stone-5"], {"bell_ringer": ["zone", B, 0]})


@pytest.mark.rule("ART-RUL-51", "ART-AFX-45")
def test_a_cloister_turned_back_is_between_two() -> None:
    state = position(
        hands=["cloister tile-3 tile-4", "prayer-t1 stone-1 stone-4", "stone-5 siege sin"]
    )
    play(state, "act cloister", "card stone-1", "card stone-4", "card stone-5", "card siege")
    play(state, "card tile-3", "card tile-4", "card stone-1", "card stone-4")
    turn(state)
    before = hand(state, C)
    play(state, "act prayer-t1")
    assert state.to_act == (A,)  # B puts in both his cards, C is not asked
    play(state, f"card {hand(state, A)[0]}", f"card {hand(state, A)[1]}")
    assert (state.to_act, asked(state)) == ((B,), "deal")
    assert len(legal(state)) <= 4
    assert hand(state, C) == before


@pytest.mark.rule("ART-RUL-51")
def test_the_author_chooses_what_the_victim_chose() -> None:
    """Landslide turned back: the author picks the foundation; Trade: the Prayer's player picks the card."""
    fall = position(
        hands=["landslide-f4 tile-3", "prayer-t1 stone-1"],
        castles=[TWO, {"A1": "foundation-3", "A2": "foundation-4"}],
    )
    turn(fall, "act landslide-f4", cell(B, "A1"))
    play(fall, "act prayer-t1")
    assert (fall.to_act, asked(fall)) == ((A,), "lose")
    trade = position(hands=["trade-f2 tile-3 tile-4", "prayer-t1 stone-1 stone-4"])
    turn(trade, "act trade-f2", "card stone-1", "card tile-3")
    play(trade, "act prayer-t1")
    assert (trade.to_act, asked(trade)) == ((B,), "take_hand")


# ---------------------------------------------------------------- the Ironmonger


@pytest.mark.rule("ART-RUL-64", "ART-RUL-70")
def test_a_copy_is_no_card_for_the_parish_priest() -> None:
    state = position(
        hands=["tile-3", "cannon-t2 stone-1"],
        castles=[TWO, {"A1": "foundation-3"}],
        zones=["ironmonger", "parish_priest"],
        active=B,
    )
    turn(state, "act cannon-t2", cell(A, "A1"))
    play(state, "card cannon-t2")
    assert (castle(state, B), sheet(state, B)["specials"]) == ({}, 0)
    assert "cannon-t2" in pile(state)


@pytest.mark.rule("ART-RUL-64", "ART-RUL-69")
def test_the_pope_cannot_stop_a_copy() -> None:
    state = position(hands=["tile-3", "musket-fs1 stone-1"], zones=["ironmonger", "pope"], active=B)
    turn(state, "act musket-fs1")
    play(state, "card musket-fs1")
    assert (state.to_act, asked(state)) == ((A,), "act")


@pytest.mark.rule("ART-RUL-64", "ART-SFX-19")
def test_a_copy_is_an_attack_for_the_choirboy_and_the_bell_ringer() -> None:
    castles = [TWO, {"A1": "foundation-3"}]
    state = position(
        hands=["tile-3", "cannon-t2 stone-1"],
        castles=castles,
        zones=["ironmonger", "choirboy"],
        active=B,
    )
    turn(state, "act cannon-t2", cell(A, "A1"))
    play(state, "card cannon-t2")
    assert castle(state, B) == {"A1": "foundation-3"}
    assert in_play(state)["choirboy"] == ["zone", A, 0]
    ringing = position(
        hands=["tile-3", "cellar-f2 stone-1"],
        stocks=["tile-4", "bell-ringer"],
        zones=["ironmonger"],
        active=B,
    )
    turn(ringing, "act cellar-f2")
    play(ringing, "card cellar-f2")
    assert in_play(ringing)["bell_ringer"] == ["zone", A, 0]


@pytest.mark.rule("ART-RUL-64", "ART-RUL-91")
@pytest.mark.parametrize("card", ["double-attack-f1", "prayer-t1"])
def test_neither_double_attack_nor_prayer_is_copied(card: str) -> None:
    state = position(hands=["tile-3", f"{card} stone-1"], zones=["ironmonger"], active=B)
    play(state, f"act {card}")
    if asked(state) == "follow":
        play(state, "pass")
    turn(state)
    assert (state.to_act, asked(state)) == ((A,), "act")


@pytest.mark.rule("ART-RUL-64")
def test_what_was_played_before_the_previous_turn_is_not_copied() -> None:
    state = position(
        hands=["tile-3 tile-4", "musket-fs1 stone-1 stone-4"], zones=["ironmonger"], active=B
    )
    turn(state, "act musket-fs1")
    assert asked(state) == "copy"
    play(state, "pass")
    turn(state, "discard tile-3")
    turn(state, "discard stone-1")
    assert (state.to_act, asked(state)) == ((A,), "act")


@pytest.mark.rule("ART-RUL-64", "ART-AFX-35")
def test_a_convent_does_not_forbid_a_copy_and_numbers_are_the_printed_ones() -> None:
    """Cleaver doubled by B: the copy takes two cards, whatever B took."""
    state = position(
        hands=["tile-3", "stone-1 stone-4 stone-5 siege sin"],
        stocks=["", "convent-f2 double-attack-f1 cleaver-fs1"],
        zones=["ironmonger"],
        active=B,
    )
    turn(state, "stock", "act convent-f2", "act double-attack-f1", "act cleaver-fs1")
    assert asked(state) == "copy"
    assert "card double-attack-f1" not in legal(state)
    play(state, "card cleaver-fs1")
    assert (state.to_act, state.prompt(B).args["least"]) == ((B,), 2)  # type: ignore[union-attr]


@pytest.mark.rule("ART-RUL-51", "ART-RUL-64")
def test_a_bounced_copy_leaves_the_action_itself_to_be_named() -> None:
    """Three teams. The Siege of seat 1 is copied by seat 5, whose partner skipped, and bounces off the Bell-Ringer of
    the third team, laid meanwhile: seat 6 may still turn the Siege itself back on its author."""
    state = position(
        hands=["foundation-1", "stone-1", "bell-ringer stone-4", "tile-3 foundation-2", "stone-5", "prayer-t1 sin"],
        stocks=["revolt-f1 siege tile-4"],
        zones=["", "ironmonger"],
        boards=["chenonceau", "rosenborg", "chillon"],
    )  # fmt: skip
    turn(state, "stock", "act revolt-f1", "seat 2", "act siege", "pass")
    turn(state, "special bell-ringer")
    play(state, "discard tile-3", "card foundation-2", "pass")
    assert (state.to_act, asked(state)) == ((4,), "copy")
    play(state, "card siege", "card foundation-2")
    assert in_play(state)["bell_ringer"] == ["zone", B, 0]
    turn(state, "discard stone-5")
    assert (state.to_act, stock(state, A)) == ((5,), ["tile-4"])
    play(state, "act prayer-t1")
    assert stock(state, A) == []


# ---------------------------------------------------------------- the Pope


@pytest.mark.rule("ART-RUL-69")
def test_the_pope_is_not_asked_about_own_actions() -> None:
    state = position(hands=["musket-fs1 tile-3", "stone-1"], zones=["pope"])
    play(state, "act musket-fs1")
    assert (state.to_act, asked(state)) == ((A,), "store")


@pytest.mark.rule("ART-RUL-69", "ART-AFX-31")
def test_the_pope_may_cancel_an_action_aimed_at_the_pope() -> None:
    state = position(hands=["dealing-st5 tile-3", "stone-1"], zones=["", "pope"])
    play(state, "act dealing-st5")
    assert (state.to_act, asked(state)) == ((B,), "cancel")
    play(state, "yes")
    assert in_play(state) == {"pope": ["zone", B, 0]}
    assert not may(state, "yes", B)


# ---------------------------------------------------------------- Choirboy and doubled actions


@pytest.mark.rule("ART-RUL-22", "ART-RUL-71", "ART-RUL-23")
@pytest.mark.parametrize("card", ["gargoyle-st5", "dealing-st5"])
def test_a_choirboy_named_himself_is_spared_with_his_holder(card: str) -> None:
    """Doubled, at the Choirboy and at a card on the castle: an attack on the castle. It is cancelled for the holder
    altogether, and the Choirboy stays in the attacker's zone."""
    state = position(
        hands=[f"double-attack-f1 {card} tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        zones=["", "choirboy"],
        on_cells={"journeyman": (B, "A1")},
    )
    play(state, "act double-attack-f1", f"act {card}")
    if asked(state) == "aim_at_card":
        play(state, "card journeyman", "card choirboy")
    assert in_play(state) == {"choirboy": ["zone", A, 0], "journeyman": ["cell", B, 0]}
    assert hand(state, A) == ["tile-3"]


@pytest.mark.rule("ART-RUL-23", "ART-AFX-31")
def test_a_doubled_dealing_takes_two_special_cards() -> None:
    state = position(
        hands=["double-attack-f1 dealing-st5", "stone-1"],
        zones=["", "officer storekeeper renovator"],
    )
    play(state, "act double-attack-f1", "act dealing-st5", "card renovator", "card officer")
    assert hand(state, A) == ["renovator", "officer"]
    assert sorted(in_play(state)) == ["storekeeper"]


@pytest.mark.rule("ART-RUL-88", "ART-RUL-69")
@pytest.mark.parametrize("cancelled", [True, False])
def test_the_pope_speaks_before_choirboy_and_parish_priest(cancelled: bool) -> None:
    """Cancelled, the action attacked nobody: neither of them does anything."""
    state = position(
        hands=["cannon-t2 tile-3", "stone-1", "stone-4"],
        castles=[{}, {"A1": "foundation-1"}, {"A1": "foundation-2"}],
        zones=["", "pope choirboy", "parish_priest"],
    )
    play(state, "act cannon-t2", "yes" if cancelled else "pass")
    assert castle(state, B) == {"A1": "foundation-1"}
    assert (in_play(state)["choirboy"] == ["zone", B, 0]) is cancelled
    assert (sheet(state, C)["specials"], castle(state, C) == {}) == (
        (0, False) if cancelled else (1, True)
    )


@pytest.mark.rule("ART-RUL-22", "ART-SFX-18")
def test_what_the_choirboy_bounces_the_parish_priest_of_the_same_side_does_not_gather() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        zones=["", "choirboy parish_priest"],
    )
    play(state, "act cannon-t2")
    assert (pile(state)[-1], sheet(state, B)["specials"]) == ("cannon-t2", 0)


@pytest.mark.rule("ART-RUL-22", "ART-RUL-03", "ART-RUL-23")
def test_a_doubled_gargoyle_bounces_off_one_side_and_hits_the_other() -> None:
    """B with the Choirboy is spared, C loses his card; in the zone of B the same card would be no attack."""
    hands = ["double-attack-f1 gargoyle-st5 tile-3", "stone-1", "stone-4"]
    castles: list[dict[str, str]] = [{}, {"A1": "foundation-1"}, {"A1": "foundation-2"}]
    bounced = position(
        hands=hands,
        castles=castles,
        zones=["", "choirboy", "officer"],
        on_cells={"journeyman": (B, "A1")},
    )
    play(bounced, "act double-attack-f1", "act gargoyle-st5", "card journeyman", "card officer")
    assert in_play(bounced) == {"choirboy": ["zone", A, 0], "journeyman": ["cell", B, 0]}
    elsewhere = position(
        hands=hands,
        castles=castles,
        zones=["", "choirboy officer"],
        on_cells={"journeyman": (C, "A1")},
    )
    play(elsewhere, "act double-attack-f1", "act gargoyle-st5", "card journeyman", "card officer")
    assert in_play(elsewhere) == {"choirboy": ["zone", B, 0]}
