"""BLD: building a city."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import (
    CITIES,
    GAME,
    A,
    B,
    C,
    acting,
    asks,
    board,
    building,
    coins,
    hands,
    legal,
    names,
    play,
    points,
    refused,
    seen,
    selling,
    table,
    told,
)

PAYS_ALL = "GGWWRRBBYY"
NEEDS = {
    "siena": "GWY", "orvieto": "GWB", "venezia": "WRY", "verona": "RBY", "perugia": "GRB",
    "urbino": "GBBY", "padova": "GRRY", "lucca": "WWRB", "milano": "WBYY", "bologna": "GGWR",
    "mantova": "WRRBY", "firenze": "GGRBY", "ferrara": "GWRBB", "pisa": "GWWRY", "rimini": "GWBYY",
}  # fmt: skip


@pytest.mark.rule("ILP-BLD-01")
def test_only_a_city_on_display() -> None:
    state = building(boards=[board(hand=PAYS_ALL)], display=["siena", "pisa", "urbino", "rimini"])
    assert legal(state) == ["pass", "build siena", "build urbino", "build pisa", "build rimini"]
    assert refused(state, "build lucca") == "ILP-BLD-01"


@pytest.mark.rule("ILP-BLD-02", "ILP-RUL-07")
def test_nobody_builds_in_the_first_round() -> None:
    mates = [board(), board(hand="GW", coins=5), board(), board()]
    first = selling("Y", principe=A, round=1, boards=mates)
    won = play(first, "bid 1", "pass", "pass", "pass")
    assert coins(won)[B] == 4
    assert asks(won) == ("action", B)  # not asked for a city
    assert legal(won, "build") == []
    assert refused(won, "build siena") == "ILP-BLD-02"
    second = play(selling("Y", principe=A, boards=mates), "bid 1", "pass", "pass", "pass")
    assert asks(second) == ("build", B)
    assert legal(second) == ["pass", "build siena"]


@pytest.mark.rule("ILP-BLD-03")
def test_cards_come_from_the_hand() -> None:
    state = building(boards=[board(hand="WRB", up="WWW")])
    assert refused(state, "build lucca") == "ILP-BLD-03"
    assert legal(state) == ["pass"]


@pytest.mark.rule("ILP-BLD-03", "ILP-SETUP-05")
@pytest.mark.parametrize("city", CITIES)
def test_one_card_for_each_icon(city: str) -> None:
    shown = [city, *[other for other in CITIES if other != city][:3]]
    exact = building(boards=[board(hand=NEEDS[city])], display=shown)
    assert f"build {city}" in legal(exact)
    assert hands(play(exact, f"build {city}"))[A] == ""
    for letter in set(NEEDS[city]):
        short = building(boards=[board(hand=NEEDS[city].replace(letter, "", 1))], display=shown)
        assert refused(short, f"build {city}") == "ILP-BLD-03"


@pytest.mark.rule("ILP-BLD-04")
def test_paid_cards_lie_face_up() -> None:
    state = building(boards=[board(hand="WWRB", up="WB", down="R")])
    after = play(state, "build lucca")
    assert seen(after)["up"] == {"white": 3, "red": 1, "blue": 2}
    assert seen(after)["down"] == {"red": 1}
    assert table(after)["discards"] == table(state)["discards"]


@pytest.mark.rule("ILP-BLD-05")
def test_cost_of_a_city() -> None:
    state = building(boards=[board(hand=PAYS_ALL, coins=4)])
    assert refused(state, "build firenze") == "ILP-BLD-05"
    assert coins(play(state, "build lucca"))[A] == 0
    for city, cost in [("siena", 3), ("lucca", 4), ("firenze", 5)]:
        rich = building(boards=[board(hand=PAYS_ALL, coins=9)])
        assert coins(play(rich, f"build {city}"))[A] == 9 - cost


@pytest.mark.rule("ILP-BLD-06", "ILP-RUL-01")
@pytest.mark.parametrize(("city", "gain"), [("siena", 4), ("lucca", 6), ("firenze", 8)])
def test_points_of_a_city(city: str, gain: int) -> None:
    state = building(boards=[board(hand=PAYS_ALL, points=7)])
    assert points(play(state, f"build {city}"))[A] == 7 + gain


@pytest.mark.rule("ILP-BLD-07", "ILP-DEC-05", "ILP-RUL-31")
def test_where_shields_go() -> None:
    state = play(building(boards=[board(hand=PAYS_ALL)]), "build firenze")
    assert legal(state) == ["region romagna", "region toscana", "region umbria"]
    both = play(state, "region toscana", "region toscana")
    assert seen(both)["shields"] == {"toscana": 2}
    split = play(state, "region toscana", "region umbria")
    assert seen(split)["shields"] == {"toscana": 1, "umbria": 1}
    assert refused(state, "region veneto") == "ILP-BLD-07"
    assert refused(state, "pass") == "ILP-RUL-31"
    assert refused(play(state, "region toscana"), "region romagna") == "ILP-DEC-05"  # rising picks
    last = play(state, "region umbria")  # nothing is left to choose
    assert seen(last)["shields"] == {"umbria": 2}
    assert seen(last)["shields_left"] == 9


@pytest.mark.rule("ILP-DEC-05", "ILP-DEC-10")
def test_no_question_for_a_small_city() -> None:
    state = play(building(boards=[board(hand="RBY")]), "build verona")
    assert seen(state)["shields"] == {"veneto": 1}
    assert asks(state)[0] != "shields"


@pytest.mark.rule("ILP-BLD-08")
def test_when_shields_run_out() -> None:
    mine = board(hand="GWWRY", shields={"veneto": 10})
    state = building(boards=[mine], display=["pisa", "siena", "lucca", "verona"])
    state = play(state, "build pisa")
    assert legal(state) == ["region lombardia", "region toscana", "region umbria"]
    after = play(state, "region lombardia")
    assert asks(after)[0] != "shields"
    assert seen(after)["shields"] == {"lombardia": 1, "veneto": 10}
    assert seen(after)["shields_left"] == 0
    assert points(after)[A] == 8
    none = building(boards=[board(hand="GGRBY", shields={"veneto": 11})])
    built = play(none, "build firenze")
    assert seen(built)["shields"] == {"veneto": 11}
    assert seen(built)["cities"] == ["firenze"]


@pytest.mark.rule("ILP-BLD-09", "ILP-RUL-01")
def test_example_of_marcel() -> None:
    state = building(boards=[board(hand="GGRBY", coins=5)])
    assert seen(state)["family"] == "medici"
    built = play(state, "build firenze")
    assert points(built)[A] == 8
    assert coins(built)[A] == 0
    assert hands(built)[A] == ""
    regions = [name.removeprefix("region ") for name in legal(built)]
    colours = {"romagna": "brown", "umbria": "purple", "toscana": "green"}
    assert sorted(regions) == sorted(colours)


# ---------------------------------------------------------------- the roles of the others


@pytest.mark.rule("ILP-BLD-10", "ILP-RUL-09")
def test_roles_of_the_others_score() -> None:
    mates = [
        board(roles=["noble", "merchant"]),
        board(hand="RBY"),
        board(roles=["banker", "master"]),
    ]
    state = building(seat=B, boards=mates)
    assert points(play(state, "build verona")) == [3, 4, 2, 0]
    unheld = building(seat=B, boards=[board(roles=["noble"]), board(hand="RBY")])
    assert points(play(unheld, "build verona")) == [2, 4, 0, 0]  # nobody is paid for red and yellow


@pytest.mark.rule("ILP-BLD-11")
def test_a_colour_pays_once() -> None:
    state = building(seat=B, boards=[board(roles=["bishop"]), board(hand="WWRB")])
    after = play(state, "build lucca", "region toscana")
    assert points(after) == [2, 6, 0, 0]


@pytest.mark.rule("ILP-BLD-12")
def test_the_builder_scores_nothing_for_roles() -> None:
    state = building(seat=B, boards=[board(), board(hand="WWRB", roles=["bishop"])])
    assert points(play(state, "build lucca", "region toscana")) == [0, 6, 0, 0]


@pytest.mark.rule("ILP-BLD-13")
def test_example_of_barbara() -> None:
    barbara = board(hand="WWBR")
    andrea = board(roles=["bishop"])
    tom = board(roles=["priest", "noble"])
    state = building(boards=[barbara, andrea, tom])
    after = play(state, "build lucca", "region lombardia", "region toscana")
    assert points(after)[:3] == [6, 2, 3]


# ---------------------------------------------------------------- the next city


@pytest.mark.rule("ILP-BLD-14", "ILP-RUL-32")
def test_a_new_city_is_available_at_once() -> None:
    mates = [board(hand="GWY"), board(hand=PAYS_ALL), board()]
    state = acting(turn=A, boards=mates)
    built = play(state, "build siena")
    assert seen(built)["cities"] == ["siena"]
    new = set(table(built)["display"]) - set(table(state)["display"])
    assert len(new) == 1
    assert table(built)["city_deck"] == table(state)["city_deck"] - 1
    assert asks(built) == ("action", B)
    (city,) = new
    after = play(built, f"build {city}")
    while asks(after)[0] == "shields":
        after = play(after, legal(after)[0])
    assert seen(after, B)["cities"] == [city]


@pytest.mark.rule("ILP-RUL-32")
def test_the_winner_of_the_next_lot_may_build_it_too() -> None:
    mates = [board(hand=PAYS_ALL + "GWY", coins=30)]
    state = selling("RBB", principe=3, boards=mates)
    state = play(state, "bid 1", "pass", "pass", "pass", "build siena")
    new = set(table(state)["display"]) - {"siena", "verona", "lucca", "firenze"}
    state = play(state, "pass", "pass", "pass", "bid 1")
    assert asks(state) == ("build", A)
    assert f"build {new.pop()}" in legal(state)


@pytest.mark.rule("ILP-BLD-15", "ILP-RUL-20")
def test_an_empty_city_deck() -> None:
    owner = board(
        cities=[city for city in CITIES if city not in ("siena", "verona", "lucca", "firenze")]
    )
    state = acting(turn=A, boards=[board(hand="GWY"), owner, board(hand="R")])
    assert table(state)["city_deck"] == 0
    built = play(state, "build siena")
    assert table(built)["display"] == ["verona", "lucca", "firenze"]
    assert asks(built) == ("action", C)  # the round goes on


@pytest.mark.rule("ILP-BLD-16")
def test_building_is_never_compulsory() -> None:
    mates = [board(), board(hand="GWYB")]
    won = play(selling("G", principe=A, boards=mates), "bid 1", "pass", "pass", "pass")
    assert "build siena" in legal(won)
    after = play(won, "pass")
    assert asks(after) == ("action", B)
    assert "build siena" in legal(after)
    assert seen(play(after, "lay green 1"), B)["cities"] == []


@pytest.mark.rule("ILP-BLD-17", "ILP-RUL-44", "ILP-DEC-05")
def test_the_order_of_a_build() -> None:
    mates = [board(hand="WWRB"), board(roles=["bishop"]), board(hand="Y")]
    state = building(boards=mates, lots="YY")
    built = play(state, "build lucca")
    assert asks(built) == ("shields", A)
    assert points(built) == [6, 0, 0, 0]  # roles score after the shields
    shown = {*table(state)["display"]}
    for viewer in (None, A, B):
        view = built.view(viewer)["table"]
        assert isinstance(view, dict)
        assert set(view["display"]) == shown
    after = play(built, "region lombardia", "region toscana")
    assert points(after) == [6, 2, 0, 0]
    assert set(table(after)["display"]) - shown
    events = told(state, "build lucca", "region lombardia", "region toscana")
    assert names(events)[:5] == [
        "city_built", "shield_placed", "shield_placed", "roles_paid", "city_revealed",
    ]  # fmt: skip


@pytest.mark.rule("ILP-DEC-04", "ILP-HID-07")
def test_the_question_is_asked_even_if_nothing_can_be_built() -> None:
    state = selling("GGG", principe=A, boards=[board(), board(hand="G", coins=1)])
    won = play(state, "bid 1", "pass", "pass", "pass")
    assert asks(won) == ("build", B)
    assert legal(won) == ["pass"]
    able = selling("GGG", principe=A, boards=[board(), board(hand="WY")])
    heard = told(able, "bid 1", "pass", "pass", "pass", "pass")[-1]
    assert told(won, "pass")[0]["event"] == "not_built"
    assert "not_built" in names(told(able, "bid 1", "pass", "pass", "pass", "pass"))
    assert heard["event"] == "turn_began"
    for other in (A, C):
        assert refused(won, "build siena", seat=other) == "ILP-AUC-09"
    assert refused(won, "lay green 1") == "ILP-AUC-09"


@pytest.mark.rule("ILP-DEC-04", "ILP-BLD-15")
def test_no_question_when_all_cities_are_built() -> None:
    """Everybody sees that there is nothing to build: the next lot is opened at once."""
    state = selling(
        "GRR", principe=A, boards=[board(cities=CITIES), board(hand="GWYB")], display=[]
    )
    won = play(state, "bid 1", "pass", "pass", "pass")
    assert asks(won) == ("bid_lot", C)
    assert "not_built" not in names(told(state, "bid 1", "pass", "pass", "pass"))
    last = play(won, "pass", "pass", "pass", "pass")
    assert asks(last) == ("action", B)
    assert legal(last, "build") == []
    assert refused(last, "build siena") == "ILP-BLD-01"


def test_every_need_is_in_the_data() -> None:
    assert {GAME.parse(f"build {city}") for city in NEEDS} == set(
        range(GAME.parse("build siena"), GAME.parse("build rimini") + 1)
    )
