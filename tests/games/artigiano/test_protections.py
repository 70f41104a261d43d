"""What attacks reach on a castle and what they spare; which of them count for missions."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    GAME,
    A,
    B,
    C,
    asked,
    castle,
    cell,
    claims,
    hand,
    in_play,
    legal,
    pile,
    play,
    position,
    sheet,
    told,
    turn,
)

TWO = {"A1": "foundation-1", "A2": "foundation-2"}


@pytest.mark.rule("ART-RUL-72", "ART-SFX-20")
def test_the_virgin_does_not_hinder_her_owner() -> None:
    state = position(
        hands=["building-plan-t2 tile-3", "stone-1"],
        castles=[{"A2": "foundation-2"}],
        on_cells={"virgin": (A, "A1")},
    )
    play(state, "act building-plan-t2")
    assert legal(state, "cell") == [cell(A, "A2")]


@pytest.mark.rule("ART-RUL-72")
def test_special_cards_on_the_virgins_neighbours_are_not_protected() -> None:
    state = position(
        hands=["dealing-st5 tile-3", "stone-1"],
        castles=[{}, {"A2": "foundation-2"}],
        on_cells={"virgin": (B, "A1"), "journeyman": (B, "A2")},
    )
    play(state, "act dealing-st5")
    assert "journeyman" in hand(state, A)


@pytest.mark.rule("ART-SFX-20", "ART-RUL-37", "ART-RUL-72")
def test_the_virgins_neighbours_are_not_bargained_for() -> None:
    state = position(
        hands=["bargain-fs4 tile-3", "stone-1"],
        castles=[{"A1": "foundation-1"}, {"A2": "foundation-2", "A4": "foundation-4"}],
        on_cells={"virgin": (B, "A1")},
    )
    play(state, "act bargain-fs4", cell(A, "A1"))
    assert legal(state, "cell") == [cell(B, "A4")]


@pytest.mark.rule("ART-SFX-10")
def test_the_provost_protects_himself_alone() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-1"],
        castles=[{}, {"A2": "foundation-2"}],
        on_cells={"provost": (B, "A1")},
    )
    play(state, "act cannon-t2")
    assert castle(state, B) == {"A1": "provost-marshal"}


@pytest.mark.rule("ART-RUL-10", "ART-RUL-02")
def test_a_stand_in_covers_what_it_rests_on() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1", "A2": "foundation-2"}],
        on_cells={"provost": (B, "B1")},
    )
    play(state, "act cannon-t2")
    assert set(castle(state, B)) == {"A1", "B1"}


@pytest.mark.rule("ART-RUL-10")
def test_a_stand_in_carries_nothing_and_is_not_replaced() -> None:
    state = position(
        hands=["journeyman virgin renovator foundation-5", "stone-1"],
        castles=[{"A2": "foundation-2"}],
        on_cells={"provost": (A, "A1")},
    )
    for special in ("journeyman", "virgin"):
        trial = play(state.copy(), f"special {special}")
        assert legal(trial, "cell") == [cell(A, "A2")]
    play(state, "special renovator")
    assert legal(state, "cell") == [cell(A, "A2")]


@pytest.mark.rule("ART-RUL-42", "ART-AFX-21")
def test_the_victim_of_a_ruse_names_the_side_and_a_protected_card_shields_its_row() -> None:
    state = position(
        hands=["ruse-fs3 tile-3", "stone-1"],
        castles=[{}, {**TWO, "A3": "foundation-3", "B1": "stone-4", "B2": "stone-5"}],
        on_cells={"blacksmith": (B, "A1")},
    )
    play(state, "act ruse-fs3")
    assert (state.to_act, asked(state)) == ((B,), "flank")
    trial = play(state.copy(), "left")
    assert set(castle(trial, B)) == {"A1", "A2", "A3", "B2"}
    play(state, "right")
    assert set(castle(state, B)) == {"A1", "A2", "B1"}


@pytest.mark.rule("ART-RUL-42", "ART-AFX-21")
def test_a_flank_that_loses_nothing_is_told_nevertheless() -> None:
    """And nobody can go back behind it: the next question is another player's."""
    state = position(
        hands=["ruse-fs3 tile-3", "stone-1"],
        castles=[{}, TWO],
        on_cells={"blacksmith": (B, "A1")},
    )
    play(state, "act ruse-fs3")
    (named, *_) = told(state, "left", by=B)
    assert named == {"event": "flank_named", "seat": B, "flank": 0}
    assert next(kind for kind in GAME.events if kind.name == "flank_named").barrier
    play(state, "left")
    assert set(castle(state, B)) == set(TWO)
    assert state.to_act == (A,)


@pytest.mark.rule("ART-AFX-22", "ART-AFX-17", "ART-RUL-06")
def test_attacks_on_values_look_at_current_ones() -> None:
    """A tile 4 with -2 is a 2, a tile 3 with +2 a 5; a foundation 1 with -2 is no 1 any more."""
    his = {
        "A2": "foundation-3",
        "B2": "stone-5",
        "C1": "tile-4",
        "A3": "foundation-4",
        "B3": "stone-4",
    }
    bow = position(
        hands=["crossbow-fst2 tile-3", "stone-1"],
        castles=[{}, {**his, "C2": "tile-3"}],
        on_cells={"master_at_arms": (B, "C1"), "journeyman": (B, "C2")},
    )
    play(bow, "act crossbow-fst2")
    assert set(castle(bow, B)) == {"A2", "B2", "A3", "B3", "C2"}
    square = position(
        hands=["square-formation-f3 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}],
        on_cells={"master_at_arms": (B, "A1")},
    )
    play(square, "act square-formation-f3")
    assert set(castle(square, B)) == {"A1", "A3"}


@pytest.mark.rule("ART-AFX-17", "ART-RUL-40")
def test_what_the_first_removal_uncovers_is_no_second_choice() -> None:
    his = {"A2": "foundation-3", "B2": "stone-1", "C1": "building-plan-t2", "A1": "foundation-2"}
    state = position(hands=["square-formation-f3 tile-3", "stone-4"], castles=[{}, his])
    play(state, "act square-formation-f3")
    assert asked(state) == "store"  # there are only two: the tile and the foundation 2
    assert set(castle(state, B)) == {"A2", "B2"}


@pytest.mark.rule("ART-RUL-52", "ART-AFX-41")
def test_the_chapel_shelters_what_lies_on_the_castle_but_not_the_zone() -> None:
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        castles=[{}, TWO],
        zones=["", "officer"],
        on_cells={"journeyman": (B, "A1")},
        course={"sheltered": 2},
    )
    play(state, "act gargoyle-st5")
    assert in_play(state) == {"journeyman": ["cell", B, 0]}


@pytest.mark.rule("ART-RUL-52", "ART-RUL-12")
def test_the_chapel_ends_with_the_own_next_turn_also_when_it_is_skipped() -> None:
    """A plays Chapel, B makes him skip; the next Cannon of B hits."""
    state = position(
        hands=["chapel-fs3 tile-3", "revolt-f1 cannon-t2 stone-1"], castles=[{"A1": "foundation-1"}]
    )
    turn(state, "act chapel-fs3")
    turn(state, "act revolt-f1")
    assert state.to_act == (B,)
    play(state, "act cannon-t2")
    assert castle(state, A) == {}


@pytest.mark.rule("ART-AFX-40", "ART-RUL-52")
def test_the_chapel_shelters_until_the_own_next_turn_and_no_longer() -> None:
    state = position(
        hands=["chapel-fs3 tile-3 tile-4", "stone-1 stone-4 cannon-t2"],
        castles=[{"A1": "foundation-1"}],
    )
    turn(state, "act chapel-fs3")
    turn(state, "discard stone-1")
    turn(state, "discard tile-3")
    play(state, "act cannon-t2")
    assert castle(state, A) == {}


@pytest.mark.rule("ART-RUL-52")
def test_the_owners_own_actions_work_under_his_chapel() -> None:
    state = position(
        hands=["tile-3", "stone-1"],
        castles=[TWO, {"A1": "foundation-5"}],
        stocks=["chapel-fs3 bargain-fs4"],
    )
    play(state, "stock", "act chapel-fs3", "act bargain-fs4", cell(A, "A1"), cell(B, "A1"))
    assert castle(state, A)["A1"] == "foundation-5"


@pytest.mark.rule("ART-AFX-31")
def test_the_dealing_takes_neither_own_cards_nor_a_captain_nor_stand_ins() -> None:
    state = position(
        hands=["dealing-st5 tile-3", "stone-1"],
        zones=["pawnbroker", "officer"],
        on_stocks=["", "captain"],
        on_cells={"virgin": (B, "A1"), "provost": (A, "A1")},
    )
    play(state, "act dealing-st5")
    assert "officer" in hand(state, A)
    assert sorted(in_play(state)) == ["captain", "pawnbroker", "provost", "virgin"]


@pytest.mark.rule("ART-RUL-53", "ART-RUL-10")
def test_the_gargoyle_removes_a_stand_in_of_the_own_castle_only() -> None:
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        on_cells={"provost": (A, "A1"), "virgin": (B, "A1")},
    )
    play(state, "act gargoyle-st5")
    assert (castle(state, A), castle(state, B)) == ({}, {"A1": "virgin"})


@pytest.mark.rule("ART-AFX-34", "ART-RUL-05")
def test_the_keystone_must_take_a_card_if_there_is_one() -> None:
    state = position(hands=["keystone-f1 tile-3", "stone-1"], zones=["pope"])
    play(state, "act keystone-f1")
    assert legal(state) == ["card pope"]
    none = position(hands=["keystone-f1 tile-3", "stone-1"], stocks=["stone-4"])
    play(none, "act keystone-f1")
    assert legal(none) == ["pass"]  # nobody learns that the stock holds no special card


@pytest.mark.rule("ART-RUL-23", "ART-AFX-34")
def test_a_doubled_keystone_takes_two() -> None:
    state = position(
        hands=["double-attack-f1 keystone-f1", "stone-1"], zones=["officer bell_ringer pope"]
    )
    play(state, "act double-attack-f1", "act keystone-f1", "card officer", "card bell-ringer")
    assert in_play(state) == {"pope": ["zone", A, 0]}


# ---------------------------------------------------------------- attacks that count for missions


@pytest.mark.rule("ART-RUL-76", "ART-MFX-18", "ART-RUL-37", "ART-RUL-38")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("pillage-fs4", [cell(B, "A1"), cell(A, "A2")]),
        ("bargain-fs4", [cell(A, "A1"), cell(B, "A1")]),
        ("dealing-st5", []),
        ("landslide-f4", [cell(B, "A1")]),
        ("ruse-fs3", ["left"]),
    ],
)
def test_every_action_that_touches_a_castle_counts(card: str, said: list[str]) -> None:
    state = position(
        hands=[f"{card} tile-3", "stone-1"],
        castles=[{"A1": "foundation-3"}, TWO],
        on_cells={"journeyman": (B, "A2")},
        missions=["granada field-of-gold"],
        history=[{}, {"placed": 4}],
    )
    play(state, f"act {card}", *said)
    assert claims(state, A) == ["granada", "field-of-gold"]


@pytest.mark.rule("ART-RUL-76", "ART-RUL-03")
def test_a_special_card_in_a_zone_or_played_on_a_castle_is_no_attack_on_it() -> None:
    zone = position(
        hands=["dealing-st5 tile-3", "stone-1"], castles=[{}, TWO], zones=["", "officer"],
        missions=["granada"],
    )  # fmt: skip
    assert claims(play(zone, "act dealing-st5"), A) == []
    provost = position(
        hands=["provost-marshal tile-3", "stone-1"], castles=[{}, TWO], missions=["granada"]
    )
    assert claims(play(provost, "special provost-marshal", cell(B, "A1")), A) == []


@pytest.mark.rule("ART-RUL-75", "ART-MFX-17")
def test_what_is_destroyed_at_home_or_on_other_turns_does_not_count() -> None:
    """Renovator and Virgin replace own materials: no destruction of opposing ones."""
    state = position(
        hands=["tile-3", "stone-1"],
        castles=[TWO],
        stocks=["renovator foundation-4 foundation-5"],
        missions=["siege-of-paris"],
    )
    play(state, "stock", "special renovator", cell(A, "A1"), "card foundation-4")
    play(state, cell(A, "A2"), "card foundation-5")
    assert (sheet(state, A)["castle"], claims(state, A)) == (9, [])
    slow = position(
        hands=["cannon-t2 pillage-fs4 tile-3", "stone-1 stone-4", "stone-5"],
        castles=[{}, TWO],
        missions=["siege-of-paris"],
        stocks=["square-formation-f3"],
    )
    turn(slow, "act cannon-t2", cell(B, "A1"))
    turn(slow, "discard stone-1")
    turn(slow, "discard stone-5")
    play(slow, "stock", "act square-formation-f3", "side 2")  # the second one, a turn later
    assert (castle(slow, B), claims(slow, A)) == ({}, [])


@pytest.mark.rule("ART-RUL-80", "ART-MFX-30")
def test_which_lost_special_cards_were_discarded_by_their_player() -> None:
    """With a material replaced at home: yes. With a material that an opponent destroys: no."""
    mine = {"A1": "foundation-1"}
    home = position(
        hands=["renovator foundation-5", "stone-1"],
        castles=[mine],
        on_cells={"journeyman": (A, "A1")},
        missions=["sugar-cane"],
    )
    play(home, "special renovator", cell(A, "A1"), "card foundation-5")
    assert (pile(home)[-1], claims(home, A)) == ("journeyman", ["sugar-cane"])
    struck = position(
        hands=["cannon-t2 tile-3", "stone-1", "stone-5"],
        castles=[{}, mine],
        on_cells={"journeyman": (B, "A1")},
        missions=["", "sugar-cane"],
    )
    play(struck, "act cannon-t2")
    assert (in_play(struck), claims(struck, B), claims(struck, C)) == ({}, [], [])
    own = position(
        hands=["gargoyle-st5 tile-3", "stone-1"], zones=["officer"], missions=["sugar-cane"]
    )
    assert claims(play(own, "act gargoyle-st5"), A) == []  # a Gargoyle does not count
