"""CMP: what is in the box, and what its pieces are."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import signoria
from signoria.games.masters.strongbox import in_triples
from signoria.games.masters.tables import DATA
from tests.games.masters.positions import (
    ALL_LEADERS,
    GAME,
    RESOURCE_NAMES,
    board,
    legal,
    no_such_action,
    play,
    position,
    refused,
    seen,
    table,
    tray,
)

BOX: dict[str, Any] = DATA.files["board"]
CARDS: list[dict[str, Any]] = DATA.files["cards"]["development"]
LEADERS: list[dict[str, Any]] = DATA.files["cards"]["leader"]


@pytest.mark.rule("MAS-CMP-01")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert BOX["components"] == {
        "personal_boards": 4,
        "market_tray": 1,
        "market_board": 1,
        "market_marbles": 13,
        "development_cards": 48,
        "leader_cards": 16,
        "solo_tokens": 7,
        "favour_tiles": 12,
        "faith_markers": 4,
        "resources": 64,
        "triple_tiles": 6,
        "black_cross": 1,
        "inkwell": 1,
    }


@pytest.mark.rule("MAS-CMP-01")
def test_the_records_are_as_many_as_the_components() -> None:
    counted = {
        "market_marbles": sum(marble["count"] for marble in BOX["marble"]),
        "development_cards": len(CARDS),
        "leader_cards": len(LEADERS),
        "solo_tokens": len(BOX["solo_token"]),
        "favour_tiles": sum(tile["copies"] for tile in BOX["favour_tile"]),
        "resources": sum(resource["bank"] for resource in BOX["resource"]),
        "triple_tiles": BOX["triple_tile"]["count"],
    }
    assert counted.items() <= BOX["components"].items()
    assert len({card["id"] for card in CARDS}) == 48
    assert len({leader["id"] for leader in LEADERS}) == 16


@pytest.mark.rule("MAS-CMP-01")
def test_a_full_table_uses_the_box_up() -> None:
    state = GAME.new(4, 0)
    dump: dict[str, Any] = state.dump()
    assert len(dump["boards"]) == GAME.most == 4  # boards and faith markers
    assert sum(len(seen(state, seat)["tiles"]) for seat in range(4)) == 12
    assert sorted(leader for entry in dump["boards"] for leader in entry["hand"]) == ALL_LEADERS
    assert sum(len(deck["left"]) for deck in table(state)["decks"].values()) == 48
    with pytest.raises(signoria.BadRequest):
        GAME.new(5, 0)


@pytest.mark.rule("MAS-CMP-02")
@pytest.mark.parametrize("seed", range(3))
def test_a_hundred_pushes_leave_the_same_thirteen_marbles(seed: int) -> None:
    counts = {"W": 4, "B": 2, "G": 2, "Y": 2, "P": 2, "R": 1}
    choice = Random(seed)
    market = tray(GAME.new(2, seed))
    for _ in range(100):
        state = position(market=market)
        market = tray(play(state, choice.choice(legal(state, "market"))))
        assert Counter(market.replace(" ", "")) == counts


@pytest.mark.rule("MAS-CMP-03")
def test_four_resources_can_be_stored_and_faith_is_none_of_them() -> None:
    storable = {row["id"]: row["bank"] for row in BOX["resource"] if row["storable"]}
    assert storable == {"coin": 16, "stone": 16, "servant": 16, "shield": 16}
    assert list(storable) == RESOURCE_NAMES
    for amount in range(5):
        assert no_such_action(f"store faith {amount}")
        assert no_such_action(f"pay faith {amount}")
    assert no_such_action("resource faith")


@pytest.mark.rule("MAS-CMP-03")
@pytest.mark.parametrize("container", ["warehouse", "strongbox"])
def test_no_container_takes_faith(container: str) -> None:
    with pytest.raises(signoria.BadPosition):
        position(boards=[board(**{container: {"faith": 1}})])  # type: ignore[arg-type]


@pytest.mark.rule("MAS-CMP-04")
def test_twelve_decks_of_four() -> None:
    groups = Counter((card["color"], card["level"]) for card in CARDS)
    assert len(groups) == 12
    assert {colour for colour, _ in groups} == {"green", "purple", "blue", "yellow"}
    assert {level for _, level in groups} == {1, 2, 3}
    assert set(groups.values()) == {4}


SEVEN_COINS = board(
    strongbox={"coin": 7}, slots=[["D04", "D17"], [], []], hand=["L05", "L06"], faith=0
)


@pytest.mark.rule("MAS-CMP-05")
def test_seven_coins_pay_seven_whatever_tiles_show_them() -> None:
    state = position(tops={"blue III": "D43"}, boards=[SEVEN_COINS])  # D43 costs 7 coins
    assert seen(state)["strongbox"] == {"coin": 7}
    assert in_triples(7) == (2, 1)  # shown as two "3x" tiles and a coin
    assert seen(play(state, "buy blue III slot 1"))["strongbox"] == {}


@pytest.mark.rule("MAS-CMP-05")
def test_seven_coins_meet_a_condition_of_five() -> None:
    state = position(boards=[SEVEN_COINS])
    assert legal(state, "play") == ["play L05"]  # 5 coins; L06 wants stones


@pytest.mark.rule("MAS-CMP-05")
def test_seven_coins_score_as_seven() -> None:
    state = position(boards=[SEVEN_COINS])
    assert GAME.score_sheet(state)[0]["resources"] == 1
    ten = play(state, "drop L05", "drop L06")
    assert GAME.score_sheet(ten)[0]["resources"] == 1


@pytest.mark.rule("MAS-R-07")
def test_the_supply_has_no_end() -> None:
    state = position(
        boards=[board(strongbox={"coin": 20, "stone": 16}), board(strongbox={"coin": 16})]
    )
    state = play(state, "produce base", "resource stone", "resource coin")
    assert seen(state)["strongbox"] == {"coin": 21, "stone": 14}


# ---------------------------------------------------------------- the figures of the lost pictures


def _pile_for(card: dict[str, Any]) -> list[str]:
    return ["D04", "D17"][: card["level"] - 1]


@pytest.mark.rule("MAS-R-02")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_each_card_costs_what_the_data_says(card: dict[str, Any]) -> None:
    deck = f"{card['color']} {'I' * card['level']}"
    slots = [_pile_for(card), [], []]
    exact = position(tops={deck: card["id"]}, boards=[board(strongbox=card["cost"], slots=slots)])
    bought = seen(play(exact, f"buy {deck} slot 1"))
    assert bought["strongbox"] == {}
    assert bought["slots"][0] == [*_pile_for(card), card["id"]]
    for resource in card["cost"]:
        short = card["cost"] | {resource: card["cost"][resource] - 1}
        state = position(tops={deck: card["id"]}, boards=[board(strongbox=short, slots=slots)])
        assert refused(state, f"buy {deck} slot 1") == "MAS-BUY-03"


@pytest.mark.rule("MAS-R-02")
def test_the_four_colours_are_alike() -> None:
    """Four cards of one level and value show the same amounts, and each resource as often in their books."""
    for first in range(0, len(CARDS), 4):
        four = CARDS[first : first + 4]
        assert len({card["color"] for card in four}) == 4
        assert len({(card["level"], card["vp"]) for card in four}) == 1
        for part in ("cost", "input", "output"):
            shown = [card["cost"] if part == "cost" else card["effect"][part] for card in four]
            amounts = [sorted(n for name, n in row.items() if name != "faith") for row in shown]
            assert all(row == amounts[0] for row in amounts)
            assert len({row.get("faith", 0) for row in shown}) == 1
            totals = Counter[str]()
            for row in shown:
                totals.update(row)
            del totals["faith"]
            assert (
                part == "cost" or len(set(totals.values())) <= 1
            )  # D40 costs servants, not shields


@pytest.mark.rule("MAS-R-02")
def test_what_the_pictures_showed_says_where_it_comes_from() -> None:
    assert DATA.files["cards"]["meta"]["default_source"] == "published"
    assert BOX["market"]["arrows_source"] == "published"
    assert all(row["source"] == "published" for row in BOX["faith_space"] + BOX["favour_tile"])
    assert all(
        row.get("source") == "published" for row in BOX["marble"] if row["id"] in ("blue", "red")
    )
