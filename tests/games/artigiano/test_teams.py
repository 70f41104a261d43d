"""Teams of two: what partners share and what they do not (ART-TEAM, ART-RUL-27 to 29, 90)."""

from __future__ import annotations

import pytest

import signoria
from tests.games.artigiano.positions import (
    GAME,
    SPECTATORS,
    A,
    B,
    C,
    D,
    Json,
    asked,
    castle,
    cell,
    claims,
    hand,
    in_play,
    known,
    legal,
    may,
    names,
    play,
    position,
    sheet,
    stock,
    told,
    turn,
    wander,
    why,
)

TEAMS = {"teams": True}  # A and C against B and D


@pytest.mark.rule("ART-TEAM-01", "ART-TEAM-02")
@pytest.mark.parametrize(("seats", "cards"), [(4, 70), (6, 105), (8, 140)])
def test_as_many_families_and_boards_as_teams(seats: int, cards: int) -> None:
    state = GAME.new(seats, 4, teams=True)
    dump: Json = state.dump()
    assert len(dump["families"]) == len(dump["sides"]) == seats // 2
    assert len(dump["deck"]) == cards - 5 * seats
    assert len({side["board"] for side in dump["sides"]}) == seats // 2


@pytest.mark.rule("ART-TEAM-01", "ART-RUL-29")
def test_no_team_of_one_and_no_quick_teams() -> None:
    for seats in (2, 3, 5, 7):
        with pytest.raises(signoria.BadRequest):
            GAME.new(seats, 4, teams=True)
    with pytest.raises(signoria.BadRequest):
        GAME.new(4, 4, teams=True, quick=True)


@pytest.mark.rule("ART-TEAM-03", "ART-TEAM-04")
def test_turns_of_three_teams() -> None:
    cards = ["tile-3", "tile-4", "stone-1", "stone-4", "stone-5", "foundation-1"]
    hands = [f"{card} foundation-{2 + seat % 4}" for seat, card in enumerate(cards)]
    state = position(hands=hands, boards=["chenonceau", "rosenborg", "chillon"])
    order = []
    for _ in range(7):
        order.append(int(state.side_of(state.to_act[0])))
        turn(state, f"discard {hand(state, state.to_act[0])[0]}")
    assert order == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("ART-RUL-27")
def test_partners_name_one_mandatory_mission_each_in_turn() -> None:
    state = GAME.new(4, 6, teams=True)
    sides: list[Json] = state.dump()["sides"]  # type: ignore[assignment]
    assert [len(side["missions"]) for side in sides] == [5, 5]
    assert state.to_act == (0,)
    first = legal(state)[0]
    play(state, first, legal(play(state.copy(), first))[0])
    assert state.to_act == (2,)
    assert first not in legal(state)  # his partner has named it
    assert state.view(2)["sides"][0]["mandatory"] == [first.removeprefix("mission ")]  # type: ignore[index]
    assert "mandatory" not in state.view(1)["sides"][0]  # type: ignore[index]


@pytest.mark.rule("ART-RUL-27", "ART-RUL-28")
def test_either_partner_may_turn_up_a_mission() -> None:
    about = {
        "hands": ["tile-3", "stone-1", "stone-4", "stone-5"],
        "options": TEAMS,
        "missions": ["fifteen-fifteen"],
    }
    for seat in (A, C):
        state = position(**about)  # type: ignore[arg-type]
        state.play(seat, GAME.parse("claim fifteen-fifteen"))
        assert sheet(state, 0)["missions"] == 9
        assert claims(state, A) == claims(state, C) == []


@pytest.mark.rule("ART-TEAM-05", "ART-RUL-28")
def test_partners_see_stock_and_missions_but_not_each_others_hands() -> None:
    state = position(
        hands=["tile-3", "stone-1", "stone-4", "stone-5"],
        options=TEAMS,
        stocks=["tile-4"],
        missions=["panama"],
    )
    seen: Json = state.view(C)
    assert "hand" not in seen["players"][A]
    assert seen["sides"][0]["stock"] == state.view(A)["sides"][0]["stock"]  # type: ignore[index]
    assert seen["sides"][0]["missions"] == ["panama"]
    assert known(state, C) == {}


@pytest.mark.rule("ART-RUL-28")
def test_partners_share_castle_and_stock() -> None:
    state = position(
        hands=["foundation-1 tile-3", "stone-1 stone-5", "foundation-2 siege", "stone-4"], options=TEAMS
    )  # fmt: skip
    play(state, "place foundation-1", cell(A, "A1"), "card tile-3", "pass")
    turn(state, "discard stone-1")
    play(state, "stock")
    assert legal(state) == ["discard tile-3"]
    play(state, "discard tile-3", "pass", "pass")
    assert castle(state, 0) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-RUL-28", "ART-RUL-04")
def test_what_hits_a_team_once_and_what_hits_each_member() -> None:
    hands = [
        "cleaver-fs1 cannon-t2 revolt-f1",
        "stone-1 stone-4 stone-5",
        "tile-3",
        "tile-4 sin siege",
    ]
    state = position(
        hands=hands, options=TEAMS, castles=[{}, {"A1": "foundation-1", "A2": "foundation-2"}]
    )
    hit = play(state.copy(), "act cleaver-fs1")
    assert hit.to_act == (B, D)
    once = play(state.copy(), "act cannon-t2", cell(B, "A1"))
    assert castle(once, 1) == {"A2": "foundation-2"}
    aimed = play(state.copy(), "act revolt-f1")
    assert legal(aimed) == ["seat 2", "seat 4"]  # never the partner


@pytest.mark.rule("ART-RUL-28")
def test_who_plays_next_chooses_for_the_team() -> None:
    his = {"A1": "foundation-1", "A2": "foundation-2"}
    state = position(
        hands=["landslide-f4 tile-3", "stone-1", "stone-4", "stone-5"],
        options=TEAMS,
        castles=[{}, his],
    )
    play(state, "act landslide-f4")
    assert (state.to_act, asked(state)) == ((B,), "lose")
    later = position(
        hands=["tile-3", "stone-1", "landslide-f4 stone-4", "stone-5"],
        options=TEAMS,
        castles=[{}, his],
        active=C,
    )
    play(later, "act landslide-f4")
    assert later.to_act == (D,)


@pytest.mark.rule("ART-RUL-29")
def test_a_mission_on_the_hand_must_hold_for_both() -> None:
    about: Json = {"options": TEAMS, "missions": ["fifteen-fifteen"]}
    one = position(hands=["tile-3", "stone-1", "siege", "stone-5"], **about)
    assert claims(one, A) == []
    both = position(hands=["tile-3", "stone-1", "tile-4", "stone-5"], **about)
    assert claims(both, C) == ["fifteen-fifteen"]


@pytest.mark.rule("ART-RUL-18", "ART-RUL-29", "ART-TEAM-05")
def test_only_partners_are_told_that_a_mission_on_their_hands_holds() -> None:
    hands = ["siege tile-3", "stone-1", "tile-4", "stone-5"]
    state = position(hands=hands, options=TEAMS, missions=["fifteen-fifteen"])
    heard = {
        seat: "holds_for_both" in names(told(state, "discard siege", to=seat))
        for seat in (A, B, C, D, SPECTATORS)
    }
    assert heard == {A: True, B: False, C: True, D: False, SPECTATORS: False}
    holding = play(state, "discard siege")
    assert names(told(holding, "claim fifteen-fifteen", by=C, to=C)) == ["claimed"]


@pytest.mark.rule("ART-RUL-29", "ART-TEAM-05")
@pytest.mark.parametrize("partners", ["siege", "tile-4"])
def test_worlds_that_partners_imagine_fit_what_they_were_told(partners: str) -> None:
    """Also when all other hidden cards are in hands."""
    hands = ["tile-3", "stone-1", partners, "stone-5 cannon-t2"]
    state = position(hands=hands, options=TEAMS, missions=["fifteen-fifteen"], deck=0)
    for seed in range(20):
        world = GAME.imagine(state.view(A), seed)
        assert claims(world, A) == claims(state, A)


@pytest.mark.rule("ART-RUL-18", "ART-TEAM-05")
def test_without_teams_nobody_needs_to_be_told() -> None:
    state = position(hands=["siege tile-3", "stone-1"], missions=["fifteen-fifteen"])
    assert "holds_for_both" not in names(told(state, "discard siege", to=A))


@pytest.mark.rule("ART-RUL-29")
def test_consecutive_turns_of_the_team() -> None:
    state = position(
        hands=["tile-3 siege", "stone-1 stone-5", "tile-4 sin", "stone-4"],
        options=TEAMS,
        missions=["route-to-india"],
    )
    turn(state, "discard tile-3")
    turn(state, "discard stone-1")
    play(state, "discard tile-4")
    assert claims(state, A) == ["route-to-india"]


@pytest.mark.rule("ART-RUL-90", "ART-SFX-06")
def test_a_four_of_either_partner_releases_the_captain() -> None:
    state = position(
        hands=["tile-3", "stone-1", "stone-4 siege", "stone-5"],
        options=TEAMS,
        stocks=["tile-4"],
        on_stocks=["captain"],
        active=C,
    )
    play(state, "discard stone-4")
    assert in_play(state) == {"captain": ["zone", 0, 0]}


@pytest.mark.rule("ART-RUL-90")
def test_a_partner_is_no_other_player_for_the_turnkey() -> None:
    state = position(
        hands=["tile-3", "stone-1", "tile-4 siege", "stone-5"],
        options=TEAMS,
        stocks=["turnkey stone-4"],
        active=C,
    )
    play(state, "stock", "discard stone-4", "pass")
    assert (in_play(state), stock(state, 0)) == ({}, ["turnkey"])


@pytest.mark.rule("ART-RUL-90")
def test_bans_bear_on_the_very_player() -> None:
    """The Chapel of A forbids A to build, not his partner; it shelters until the next turn of A."""
    state = position(
        hands=["chapel-fs3 foundation-2 siege", "cannon-t2 stone-5", "foundation-3 tile-4", "sin"],
        options=TEAMS,
        castles=[{"A1": "foundation-1"}],
    )
    turn(state, "act chapel-fs3")
    turn(state, "act cannon-t2")
    assert castle(state, 0) == {"A1": "foundation-1"}
    assert may(state, "place foundation-3")  # C builds
    turn(state, "discard tile-4")
    turn(state, "discard sin")
    assert (state.to_act, why(state, "place foundation-2")) == ((A,), "ART-RUL-12")


@pytest.mark.rule("ART-RUL-90", "ART-SFX-11")
def test_the_ironmonger_works_on_the_turns_of_both_partners_once() -> None:
    state = position(
        hands=["tile-3 siege", "musket-fs1 stone-1", "tile-4 sin", "stone-5 convent-f2"],
        options=TEAMS,
        zones=["ironmonger"],
        active=B,
    )
    turn(state, "act musket-fs1")
    assert (state.to_act, asked(state)) == ((C,), "copy")
    play(state, "card musket-fs1", "discard tile-4")
    turn(state)
    turn(state, "act convent-f2", "seat 1")
    assert (state.to_act, asked(state)) == ((A,), "act")


@pytest.mark.rule("ART-RUL-90", "ART-AFX-45")
def test_everybody_takes_part_in_a_cloister() -> None:
    state = position(
        hands=["cloister tile-3 tile-4 stone-1", "stone-4 stone-5 sin", "siege officer pope", "foundation-1"],
        options=TEAMS,
    )  # fmt: skip
    play(state, "act cloister")
    assert state.to_act == (A, B, C)  # D has one card: it goes in


@pytest.mark.rule("ART-TEAM-06", "ART-SCO-06")
def test_a_team_wins_with_the_highest_total() -> None:
    state = position(
        hands=["tile-3 siege", "stone-1", "stone-4", "stone-5"],
        options=TEAMS,
        castles=[{"A1": "foundation-5"}, {"A1": "foundation-4"}],
        deck=0,
    )
    turn(state, "discard tile-3")
    assert (state.scores(), state.ranking()) == ([5, 4], [1, 2])


@pytest.mark.rule("ART-RUL-28", "ART-STO-01")
def test_a_partner_learns_what_is_stored() -> None:
    state = play(
        position(hands=["tile-3 tile-4", "stone-1", "stone-4", "stone-5"], options=TEAMS),
        "discard tile-3",
    )
    heard = {seat: told(state, "card tile-4", to=seat)[0] for seat in (B, C)}
    assert "card" in heard[C]
    assert "card" not in heard[B]


def test_whole_team_games_keep_their_invariants() -> None:
    for state, _, _ in wander(GAME.new(8, 3), 3):
        assert GAME.invariants(state) == []
