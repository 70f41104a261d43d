"""POW: the optional powers of the states."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.renaissance.positions import (
    FLORENCE,
    GAME,
    GENOA,
    MILAN,
    NAPLES,
    ROME,
    VENICE,
    asks,
    battle,
    begun,
    combat,
    ducats,
    first_choices,
    hand,
    last_combat,
    legal,
    load,
    owner,
    play,
    refused,
    seen,
    table,
    told,
    totals,
    voting,
)

ONCE = ["florence", "naples", "milan", "spain"]


def seat_of(state: signoria.State, nation: str) -> int:
    boards: Any = state.view(None)["boards"]
    return next(seat for seat in range(state.seats) if boards[seat]["nation"] == nation)


@pytest.mark.rule("REN-POW-02")
def test_genoa_lands_at_napoli_without_penalty() -> None:
    state = combat(GENOA, hands={GENOA: "cannon cannon"}, powers=ONCE)
    assert battle(play(state, "attack napoli", "from genova"))["fort"] == 2
    plain = combat(GENOA, hands={GENOA: "cannon cannon"})
    assert battle(play(plain, "attack napoli", "from genova"))["fort"] == 4


@pytest.mark.rule("REN-POW-01")
def test_without_the_option_no_power_acts() -> None:
    state = combat(
        FLORENCE, palaces=["firenze"], artists={"piero": "roma"}, hands={FLORENCE: "retreat"}
    )
    assert refused(state, "lure") == "REN-POW-03"
    assert refused(combat(MILAN, hands={MILAN: "cannon"}), "attack genova") == "REN-CBT-05"


@pytest.mark.rule("REN-POW-03")
@pytest.mark.parametrize(("die", "lured"), [(4, False), (5, True)])
def test_florence_lures_an_artist(die: int, lured: bool) -> None:
    state = combat(
        FLORENCE,
        hands={FLORENCE: "retreat"},
        palaces=["firenze", "pistoia"],
        artists={"piero": "roma", "bellini": "venezia"},
        powers=ONCE,
    )
    state = play(load(state, lure=die), "lure")
    assert legal(state) == ["city venezia", "city roma"]
    state = play(state, "city roma")
    assert legal(state) == ["city firenze", "city pistoia"]
    after = play(state, "city pistoia")
    assert table(after)["artists"]["piero"] == ("pistoia" if lured else "roma")
    assert refused(after, "lure") == "REN-POW-03"  # once a turn


@pytest.mark.rule("REN-POW-04")
def test_naples_has_a_free_retreat() -> None:
    state = combat(
        MILAN,
        cities={MILAN: ["milano", "benevento"]},
        hands={MILAN: "swiss_regiment swiss_regiment", NAPLES: "pikemen"},
        powers=["naples"],
    )
    state = load(state, attack=6, defence=1)
    moves = ["attack capua", "commit swiss_regiment", "commit swiss_regiment", "pass"]
    state = play(state, *moves, "commit pikemen", "pass")
    assert asks(state) == ("save", NAPLES)  # though his hand is empty
    after = play(state, "save pikemen")
    assert hand(after, NAPLES) == {"pikemen": 1}
    assert table(after)["powers"] == []
    again = play(last_combat(VENICE, options={"state_powers": True}), "pass")
    assert "naples" in table(again)["powers"]


@pytest.mark.rule("REN-POW-05", "REN-RUL-36")
def test_the_popes_vote_counts_double() -> None:
    state = begun(5, 3, state_powers=True)
    state = first_choices(state, "vote")
    rome = seat_of(state, "rome")
    other = (rome + 1) % 5
    for seat in range(5):
        state.play(seat, GAME.parse("war" if seat in (rome, other) else "peace"))
    assert table(state)["war"] is True
    plain = first_choices(begun(5, 3), "vote")
    for seat in range(5):
        plain.play(seat, GAME.parse("war" if seat in (rome, other) else "peace"))
    assert table(plain)["war"] is False


@pytest.mark.rule("REN-POW-06")
def test_venice_earns_two_more() -> None:
    plain = play(last_combat(VENICE), "pass")
    richer = play(last_combat(VENICE, options={"state_powers": True}), "pass")
    assert ducats(richer, VENICE) == ducats(plain, VENICE) + 2


@pytest.mark.rule("REN-POW-07", "REN-RUL-36")
def test_milan_has_a_free_condottiere() -> None:
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia"]},
        hands={MILAN: "cannon retreat"},
        ducats={MILAN: 0},
        powers=["milan"],
    )
    state = load(state, attack=1, defence=1, contracts=[6])
    moves = ["attack brescia", "commit cannon", "commit power", "pass"]
    assert totals(told(state, *moves)) == [(6 + 6 + 1, 3)]
    after = play(state, *moves, "pass")
    assert owner(after, "brescia") == MILAN
    assert ducats(after, MILAN) == 0
    assert "condottiere" not in table(after)["discards"]
    assert table(after)["powers"] == []


@pytest.mark.rule("REN-POW-08")
def test_france_attacks_from_a_conquered_city() -> None:
    """No other nation may."""
    state = first_choices(begun(6, 1, scenario="1499", state_powers=True), "combat")
    dump: Any = state.dump()
    france = seat_of(state, "france")
    dump["stack"] = [{"ask": "combat", "seat": france, "numbers": [0, 0, 0, 0, 0, 0]}]
    dump["order"] = [france, *(seat for seat in range(6) if seat != france)]
    dump["war"] = True
    boards = dump["boards"]
    for board in boards:
        for kind, number in board["hand"].items():
            dump["deck"][kind] = dump["deck"].get(kind, 0) + number
        board["hand"] = {}
        board["known"] = {}
        board["cities"] = []
    for kind, number in {"swiss_regiment": 4}.items():
        boards[france]["hand"][kind] = number
        dump["deck"][kind] -= number
    spain = seat_of(state, "spain")
    boards[france]["cities"] = ["torino"]
    boards[spain]["cities"] = ["milano", "casale"]
    dump["ramparts"] = []
    dump["deck"] = {kind: number for kind, number in dump["deck"].items() if number}
    ready = load(GAME.load(dump), attack=6, defence=1)
    moves = ["attack casale", "commit swiss_regiment", "commit swiss_regiment", "pass", "pass"]
    after = play(ready, *moves)
    assert owner(after, "casale") == france
    assert legal(after, "attack") == ["milano"]
    dump["options"]["state_powers"] = False
    dump["powers"] = []
    plain = play(load(GAME.load(dump), attack=6, defence=1), *moves)
    assert legal(plain, "attack") == []


@pytest.mark.rule("REN-POW-09")
def test_spain_plunders_once_without_a_card() -> None:
    state = first_choices(begun(6, 2, scenario="1494", state_powers=True), "combat")
    spain = seat_of(state, "spain")
    while asks(state) != ("combat", spain):
        state = play(state, "pass")
    held = hand(state, spain).get("plunderers", 0)
    assert "plunderers" in legal(state, "play")
    free = next(
        city for city in legal(play(state, "play plunderers"), "city") if owner(state, city) is None
    )
    after = play(state, "play plunderers", f"city {free}")
    assert hand(after, spain).get("plunderers", 0) == held
    assert ("plunderers" in legal(after, "play")) == (held > 0)


@pytest.mark.rule("REN-POW-10")
def test_the_empire_gets_one_more_card() -> None:
    state = first_choices(begun(6, 2, scenario="1515", state_powers=True), "buy")
    empire = seat_of(state, "empire")
    assert sum(hand(state, empire).values()) == 7
    assert sum(hand(state, seat_of(state, "rome")).values()) == 6
    peace = first_choices(begun(6, 2, scenario="1515", state_powers=True), "vote")
    while asks(peace)[0] in ("vote", "swiss"):
        seat = peace.to_act[0]
        peace.play(seat, peace.decisions(seat)[0])
    assert sum(hand(peace, empire).values()) == 5


@pytest.mark.rule("REN-POW-11", "REN-RUL-36")
def test_the_swiss_announce_their_bonus_with_the_vote() -> None:
    state = begun(6, 2, scenario="1515", state_powers=True)
    state = first_choices(state, "swiss")
    swiss = seat_of(state, "swiss")
    assert state.to_act == (swiss,)  # even in a turn without a vote
    assert legal(state) == ["attack", "defence"]
    assert refused(state, "war") == "REN-SET-04"
    assert (
        refused(state, "war", (swiss + 1) % 6) == "REN-SET-04"
    )  # who was not asked has not answered
    chosen = play(state, "defence")
    assert table(chosen)["bonus"] == 3
    voters = first_choices(chosen, "vote")
    assert refused(voters, "attack", (swiss + 1) % 6) == "REN-POW-11"


@pytest.mark.rule("REN-POW-11")
@pytest.mark.parametrize(("bonus", "attack"), [(2, 8), (3, 7)])
def test_the_bonus_counts_on_the_announced_side_only(bonus: int, attack: int) -> None:
    state = first_choices(begun(6, 2, scenario="1515", state_powers=True), "combat")
    dump: Any = state.dump()
    swiss, france = seat_of(state, "swiss"), seat_of(state, "france")
    dump["stack"] = [{"ask": "combat", "seat": swiss, "numbers": [0, 0, 0, 0, 0, 0]}]
    dump["order"] = [swiss, *(seat for seat in range(6) if seat != swiss)]
    dump["bonus"] = bonus
    for board in dump["boards"]:
        for kind, number in board["hand"].items():
            dump["deck"][kind] = dump["deck"].get(kind, 0) + number
        board["hand"] = {}
    dump["boards"][swiss]["hand"] = {"pikemen": 2}
    dump["deck"]["pikemen"] -= 2
    assert "genova" in dump["boards"][france]["cities"]
    ready = load(GAME.load(dump), attack=1, defence=1)
    state = play(ready, "attack genova")
    if asks(state)[0] == "attack_from":
        state = play(state, legal(state)[0])
    assert totals(told(state, "commit pikemen", "commit pikemen", "pass"))[0][0] == attack


def test_powers_are_listed_in_the_view() -> None:
    state = voting(options={"state_powers": True})
    assert table(state)["powers"] == []
    assert seen(state, ROME)["nation"] == "rome"
