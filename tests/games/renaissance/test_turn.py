"""POL, CRD, BUY, ORD, EXP, TRN: vote, deal, purchases, order of play, expansions."""

from __future__ import annotations

from collections import Counter
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
    buying,
    cities,
    combat,
    ducats,
    expanding,
    frame,
    hand,
    last_combat,
    legal,
    names,
    play,
    position,
    refused,
    seen,
    table,
    told,
    voting,
)

# ---------------------------------------------------------------- vote


def voted(state: signoria.State, war: int) -> signoria.State:
    seats = state.seats
    return play(state, *["war"] * war, *["peace"] * (seats - war))


@pytest.mark.rule("REN-POL-02", "REN-POL-03")
def test_half_of_the_votes_make_war() -> None:
    assert table(voted(voting(), 3))["war"] is True
    assert table(voted(voting(), 2))["war"] is False


@pytest.mark.rule("REN-POL-02", "REN-POL-03")
@pytest.mark.parametrize(("seats", "war", "state"), [(5, 2, False), (5, 3, True), (4, 2, True)])
def test_other_numbers_of_players(seats: int, war: int, state: bool) -> None:
    game = GAME.new(seats, 4, random_nations=True)
    while asks(game)[0] != "vote":
        game.play(game.to_act[0], game.decisions(game.to_act[0])[0])
    assert table(voted(game, war))["war"] is state


@pytest.mark.rule("REN-POL-01")
def test_votes_are_secret_until_the_last() -> None:
    one, other = voting(), voting()
    one.play(2, GAME.parse("war"))
    other.play(2, GAME.parse("peace"))
    for viewer in (None, 0, 1, 3):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(2) != other.view(2)
    assert refused(one, "peace", 2) == "REN-POL-01"
    for viewer in (None, 0, 1, 3):  # not even that he has voted
        assert one.view(viewer) == voting().view(viewer)
    assert play(last_combat(VENICE), "pass").dump()["stack"] == [frame("vote", -1, 63, 63)]
    assert "voted" not in names(told(one, "war", "war", "war", "war", "war"))
    heard = names(told(one, "war", "war", "war", "war", "war", to=0))
    assert heard.index("vote_shown") > heard.index("voted")


@pytest.mark.rule("REN-POL-04", "REN-POL-05", "REN-CRD-01")
def test_what_peace_and_war_bring() -> None:
    war, peace = voted(voting(), 6), voted(voting(), 0)
    for seat in range(6):
        assert sum(hand(war, seat).values()) == 6
        assert ducats(war, seat) == 10
        assert sum(hand(peace, seat).values()) == 4
        assert ducats(peace, seat) == 14


@pytest.mark.rule("REN-TRN-03", "REN-TRN-04")
def test_all_cards_go_back_before_the_next_deal() -> None:
    state = last_combat(
        VENICE, hands={ROME: "cannon knights", VENICE: "retreat"}, discards="traitor"
    )
    state = play(state, "pass")
    assert asks(state)[0] == "vote"
    assert table(state)["deck"] == 80
    assert all(hand(state, seat) == {} for seat in range(6))


# ---------------------------------------------------------------- purchases


@pytest.mark.rule("REN-BUY-02", "REN-BUY-03", "REN-BUY-07")
def test_prices_and_a_fortress_in_one_purchase() -> None:
    state = buying(MILAN, ducats={MILAN: 20})
    assert ducats(play(state, "build rampart milano"), MILAN) == 16
    fortress = play(state, "build rampart milano", "build castle milano")
    assert ducats(fortress, MILAN) == 12
    assert "milano" in table(fortress)["castles"]
    assert ducats(play(state, "build palace milano"), MILAN) == 17
    bought = play(state, "number 3")
    assert sum(hand(bought, MILAN).values()) == 3
    assert ducats(bought, MILAN) == 14
    assert refused(state, "build castle milano") == "REN-BUY-07"


@pytest.mark.rule("REN-BUY-01", "REN-BUY-04")
def test_the_number_of_cards_closes_the_purchase() -> None:
    state = buying(MILAN, ducats={MILAN: 20})
    after = play(state, "number 2")
    assert asks(after)[0] != "buy"
    events = told(state, "build rampart milano", "number 2")
    assert names(events)[:2] == ["built", "bought"]


@pytest.mark.rule("REN-BUY-01", "REN-CMP-07", "REN-RUL-02")
def test_the_last_rampart_goes_to_the_earlier_player() -> None:
    many = ["verona", "vicenza", "padova", "treviso", "udine", "trieste", "pola", "zara", "mantova"]
    many += ["modena", "ferrara", "bologna", "ravenna", "urbino", "ancona", "parma", "piacenza"]
    owned = {VENICE: ["venezia", "ragusa", *many]}
    state = position(
        ask=frame("buy", MILAN, 0, 234),
        order=[MILAN, ROME, FLORENCE, GENOA, NAPLES, VENICE],
        cities=owned,
        ramparts=[*owned[VENICE]],
    )
    assert table(state)["supply"]["ramparts"] == 1
    state = play(state, "build rampart milano", "number 0")
    assert asks(state) == ("buy", ROME)
    assert refused(state, "build rampart roma") == "REN-CMP-07"


@pytest.mark.rule("REN-BUY-05")
def test_twelve_cards_at_most() -> None:
    state = buying(MILAN, ducats={MILAN: 40}, hands={MILAN: "pikemen " * 6})
    assert legal(state, "number")[-1] == "6"
    assert refused(state, "number 7") == "REN-BUY-05"
    poor = buying(MILAN, ducats={MILAN: 5})
    assert refused(poor, "number 3") == "REN-BUY-02"


@pytest.mark.rule("REN-BUY-06")
def test_money_may_be_kept() -> None:
    assert ducats(play(buying(MILAN), "number 0"), MILAN) == 10


@pytest.mark.rule("REN-BUY-08")
def test_three_ramparts_in_a_turn() -> None:
    owned = {MILAN: ["milano", "pavia", "piacenza"]}
    state = buying(MILAN, cities=owned, ducats={MILAN: 12})
    state = play(state, "build rampart milano", "build rampart pavia", "build rampart piacenza")
    assert ducats(state, MILAN) == 0
    assert table(state)["ramparts"] == ["milano", "pavia", "piacenza"]


@pytest.mark.rule("REN-BUY-11", "REN-BUY-13")
def test_where_one_builds() -> None:
    state = buying(MILAN, ducats={MILAN: 20}, palaces=["pavia"], castles=["milano"])
    assert refused(state, "build palace pavia") == "REN-BUY-11"
    assert refused(state, "build rampart roma") == "REN-BUY-13"
    assert refused(state, "build palace brescia") == "REN-BUY-13"  # free
    assert "milano" in legal(state, "build palace")  # in a fortress


@pytest.mark.rule("REN-BUY-01")
def test_buildings_are_named_in_order() -> None:
    state = play(buying(MILAN, ducats={MILAN: 20}), "build palace milano")
    assert refused(state, "build rampart milano") == "REN-BUY-01"


@pytest.mark.rule("REN-RUL-02")
def test_purchases_follow_the_old_order() -> None:
    state = position(ask=frame("vote", -1, 63, 63), order=[3, 1, 4, 0, 5, 2])
    state = voted(state, 6)
    assert asks(state) == ("buy", 3)
    while asks(state)[0] == "buy":
        state = play(state, "number 0")
    assert asks(state) == ("expand", table(state)["order"][0])


# ---------------------------------------------------------------- order of play


@pytest.mark.rule("REN-ORD-01", "REN-ORD-02")
def test_nobody_is_first_twice_running() -> None:
    places: Counter[int] = Counter()
    for seed in range(300):
        state = position(ask=frame("buy", 5, 5, 234), seed=seed)
        order = table(play(state, "number 0"))["order"]
        assert sorted(order) == list(range(6))
        places[order.index(0)] += 1
    assert places[0] == 0
    assert set(places) == {1, 2, 3, 4, 5}
    assert min(places.values()) > 35


# ---------------------------------------------------------------- expansions


@pytest.mark.rule("REN-EXP-02", "REN-EXP-03", "REN-EXP-10")
def test_into_free_cities_along_a_road() -> None:
    state = expanding(FLORENCE, cities={ROME: ["roma", "siena"]})
    assert set(legal(state, "expand")) == {"bologna", "perugia", "pisa", "lucca", "modena"}
    assert refused(state, "expand siena") == "REN-EXP-02"
    assert refused(state, "expand ancona") == "REN-EXP-02"
    assert "pass" in legal(state)
    after = play(state, "expand perugia")
    assert "perugia" in cities(after, FLORENCE)
    assert "perugia" not in table(after)["ramparts"]


@pytest.mark.rule("REN-EXP-04")
def test_not_twice_from_the_same_city() -> None:
    board = {"base": "firenze"}
    state = expanding(
        FLORENCE,
        1,
        cities={FLORENCE: ["firenze", "pistoia", "siena"]},
        boards={FLORENCE: board},
    )
    assert "perugia" in legal(state, "expand")  # from Siena
    only = expanding(
        FLORENCE, 1, cities={FLORENCE: ["firenze", "pistoia"]}, boards={FLORENCE: board}
    )
    assert refused(only, "expand siena") == "REN-EXP-04"
    state = play(state, "expand bologna")  # one source is left: Pistoia
    assert seen(state, FLORENCE)["base"] == "pistoia"


@pytest.mark.rule("REN-EXP-05", "REN-EXP-01", "REN-RUL-45")
def test_expansions_alternate() -> None:
    state = expanding(FLORENCE)
    turns = []
    while asks(state)[0] == "expand":
        turns.append(asks(state)[1])
        state = play(state, "pass")
    assert turns == [0, 1, 2, 3, 4, 5] * 2


@pytest.mark.rule("REN-EXP-06")
def test_the_city_taken_first_is_a_base() -> None:
    state = play(expanding(FLORENCE), "expand siena")
    while asks(state) != ("expand", FLORENCE):
        state = play(state, "pass")
    assert "piombino" in legal(state, "expand")
    assert "piombino" in cities(play(state, "expand piombino"), FLORENCE)


@pytest.mark.rule("REN-EXP-07", "REN-RUL-08")
def test_one_expansion_by_sea() -> None:
    state = expanding(NAPLES)
    assert "palermo" in legal(state, "expand")
    state = play(state, "expand palermo")
    while asks(state) != ("expand", NAPLES):
        state = play(state, "pass")
    assert refused(state, "expand cagliari") == "REN-EXP-07"
    assert "messina" in legal(state, "expand")  # by the road from Palermo


@pytest.mark.rule("REN-EXP-08")
def test_venice_sails_twice_from_two_ports() -> None:
    state = play(expanding(VENICE), "expand palermo", "from venezia")
    while asks(state) != ("expand", VENICE):
        state = play(state, "pass")
    state = play(state, "expand cagliari")
    assert legal(state) == ["from ragusa", "from palermo"]
    assert "cagliari" in cities(play(state, "from ragusa"), VENICE)


@pytest.mark.rule("REN-RUL-09")
def test_a_road_between_ports_leaves_the_sea_unused() -> None:
    state = expanding(GENOA, cities={GENOA: ["genova"]})
    after = play(state, "expand savona")
    assert seen(after, GENOA)["sailed"] == 0


@pytest.mark.rule("REN-EXP-09")
def test_who_has_no_target_is_skipped() -> None:
    owned = {
        FLORENCE: ["mantova"],
        MILAN: ["parma", "cremona", "verona", "ferrara"],
        ROME: ["roma"],
    }
    state = position(
        ask=frame("expand", GENOA, 0, 0),
        order=[GENOA, FLORENCE, ROME, NAPLES, MILAN, VENICE],
        cities=owned,
    )
    assert asks(play(state, "pass")) == ("expand", ROME)


@pytest.mark.rule("REN-CRD-06", "REN-CBT-04")
def test_expansion_is_over_in_the_combat_turn() -> None:
    assert refused(combat(MILAN, hands={MILAN: "cannon"}), "expand cremona") == "REN-CBT-04"


def test_a_view_shows_public_facts() -> None:
    view: Any = voting().view(None)
    assert view["to_act"] == [0, 1, 2, 3, 4, 5]
