"""BUY: buying Development cards."""

from __future__ import annotations

import pytest

import signoria
from tests.games.masters.positions import (
    ALL_CARDS,
    GAME,
    board,
    legal,
    no_such_action,
    play,
    position,
    refused,
    seen,
    table,
    told,
    top,
)

PLENTY = {"coin": 20, "stone": 20, "servant": 20, "shield": 20}
HEIGHTS_0_1_2 = [[], ["D04"], ["D08", "D20"]]  # a slot for each level


def quiet(state: signoria.State) -> signoria.State:
    """The next seat takes a line and discards everything."""
    seat = state.to_act[0]
    state = play(state, "market row 1")
    while not state.over and state.to_act == (seat,):
        state = play(state, legal(state)[0])
    return state


# ---------------------------------------------------------------- the cards on offer


@pytest.mark.rule("MAS-BUY-01")
def test_the_top_card_of_each_deck_is_on_offer() -> None:
    state = position(boards=[board(strongbox=PLENTY, slots=HEIGHTS_0_1_2)])
    offers = legal(state, "buy")
    assert len(offers) == 12
    for deck in ALL_CARDS:
        slot = {"I": 1, "II": 2, "III": 3}[deck.split()[1]]
        assert f"buy {deck} slot {slot}" in offers
        bought = play(state, f"buy {deck} slot {slot}")
        assert seen(bought)["slots"][slot - 1][-1] == top(state, deck)


@pytest.mark.rule("MAS-BUY-01")
def test_the_second_card_of_a_deck_cannot_be_bought() -> None:
    """D11 is on top of blue I and costs three coins; whoever has two cannot reach D03 below it."""
    state = position(tops={"blue I": "D11"}, boards=[board(strongbox={"coin": 2})])
    assert "D03" in table(state)["decks"]["blue I"]["left"]
    assert refused(state, "buy blue I slot 1") == "MAS-BUY-03"
    for text in ("buy D03 slot 1", "buy D11 slot 1"):
        assert no_such_action(text)
    on_top = position(tops={"blue I": "D03"}, boards=[board(strongbox={"coin": 2})])
    assert legal(on_top, "buy blue I") == [f"buy blue I slot {slot}" for slot in (1, 2, 3)]


@pytest.mark.rule("MAS-BUY-10")
def test_an_emptied_deck_is_never_refilled() -> None:
    state = position(
        tops={"purple I": "D02"},
        boards=[
            board(strongbox=PLENTY, slots=[["D06"], ["D10"], []]),
            board(strongbox=PLENTY, slots=[["D14"], ["D04"], []]),
        ],
    )
    assert table(state)["decks"]["purple I"] == {"top": "D02", "left": ["D02"]}
    after = play(state, "buy purple I slot 3")
    assert table(after)["decks"]["purple I"] == {"top": None, "left": []}
    assert legal(after, "buy purple I ") == []
    assert refused(after, "buy purple I slot 3") == "MAS-BUY-10"
    for deck in ALL_CARDS:
        if deck != "purple I":  # no card of another deck moves up or down
            assert table(after)["decks"][deck] == table(state)["decks"][deck]
    assert not [e for e in told(state, "buy purple I slot 3") if e["event"] == "card_revealed"]


@pytest.mark.rule("MAS-BUY-10")
def test_four_purchases_empty_a_deck() -> None:
    state = position(boards=[board(strongbox=PLENTY), board(strongbox=PLENTY)])
    bought = set()
    for slot in (1, 1, 2, 2):  # seat 0, seat 1, seat 0, seat 1
        bought.add(top(state, "purple I"))
        state = play(state, f"buy purple I slot {slot}")
    assert bought == {"D02", "D06", "D10", "D14"}
    assert top(state, "purple I") is None
    assert refused(state, "buy purple I slot 3") == "MAS-BUY-10"
    assert len(table(state)["decks"]["purple II"]["left"]) == 4


@pytest.mark.rule("MAS-BUY-11")
def test_the_next_card_shows_at_once_and_waits_for_the_next_turn() -> None:
    state = position(
        tops={"yellow II": "D20"},
        boards=[board(strongbox=PLENTY, slots=[["D04"], ["D08"], []], hand=["L01"])],
    )
    after = play(state, "buy yellow II slot 1")
    shown = top(after, "yellow II")
    assert shown in ("D24", "D28", "D32")
    assert sorted(table(after)["decks"]["yellow II"]["left"]) == ["D24", "D28", "D32"]
    assert refused(after, "buy yellow II slot 2") == "MAS-TUR-02"
    later = quiet(play(after, "pass"))
    assert "buy yellow II slot 2" in legal(later)


@pytest.mark.rule("MAS-BUY-11")
def test_any_other_card_of_the_deck_may_be_the_next() -> None:
    shown = set()
    for seed in range(30):
        buyer = board(strongbox=PLENTY, slots=[["D04"], [], []])
        state = position(tops={"yellow II": "D20"}, boards=[buyer], seed=seed)
        shown.add(top(play(state, "buy yellow II slot 1"), "yellow II"))
    assert shown == {"D24", "D28", "D32"}


@pytest.mark.rule("MAS-BUY-11")
def test_the_next_card_shows_only_when_all_is_paid() -> None:
    state = position(
        tops={"green II": "D17"},
        boards=[board(warehouse={"shield": 3}, strongbox={"shield": 3}, slots=[["D04"], [], []])],
    )
    paying = play(state, "buy green II slot 1")
    assert legal(paying, "pay")
    assert top(paying, "green II") == "D17"
    assert seen(paying)["slots"][0] == ["D04"]
    assert top(play(paying, "pay shield 3"), "green II") != "D17"


# ---------------------------------------------------------------- paying


@pytest.mark.rule("MAS-BUY-02")
def test_shelves_and_strongbox_pay_together() -> None:
    """D17 costs four shields: three from shelf 3, one from the strongbox."""
    state = position(
        tops={"green II": "D17"},
        boards=[board(warehouse={"shield": 3}, strongbox={"shield": 4}, slots=[["D04"], [], []])],
    )
    paying = play(state, "buy green II slot 1")
    assert legal(paying) == [f"pay shield {n}" for n in range(4)]
    after = play(paying, "pay shield 3")
    assert seen(after)["warehouse"] == {}
    assert seen(after)["strongbox"] == {"shield": 3}
    assert seen(after)["slots"][0] == ["D04", "D17"]
    paid = [e for e in told(state, "buy green II slot 1", "pay shield 1") if e["event"] == "paid"]
    assert [(event["warehouse"], event["strongbox"]) for event in paid] == [(1, 3)]


@pytest.mark.rule("MAS-BUY-02")
def test_without_a_choice_nothing_is_asked() -> None:
    state = position(
        tops={"green II": "D17"},
        boards=[board(warehouse={"shield": 3}, strongbox={"shield": 1}, slots=[["D04"], [], []])],
    )
    after = play(state, "buy green II slot 1")
    assert seen(after)["warehouse"] == seen(after)["strongbox"] == {}
    assert after.to_act == (1,)


@pytest.mark.rule("MAS-BUY-02")
def test_leader_depots_pay_too() -> None:
    """Five shields in the warehouse, two of them in the depot of L07."""
    state = position(
        tops={"green II": "D25"},  # five shields
        boards=[board(warehouse={"shield": 5}, in_play=["L07"], slots=[["D04"], [], []])],
    )
    assert seen(play(state, "buy green II slot 1"))["warehouse"] == {}


@pytest.mark.rule("MAS-BUY-02")
def test_each_resource_may_come_from_another_place() -> None:
    """D21 costs two servants and three shields."""
    state = position(
        tops={"green II": "D21"},
        boards=[
            board(
                warehouse={"servant": 2, "shield": 3},
                strongbox={"servant": 2, "shield": 3},
                slots=[["D04"], [], []],
            )
        ],
    )
    after = play(state, "buy green II slot 1", "pay servant 2", "pay shield 0")
    assert seen(after)["warehouse"] == {"shield": 3}
    assert seen(after)["strongbox"] == {"servant": 2}


@pytest.mark.rule("MAS-BUY-03", "MAS-R-26")
def test_the_exact_cost_is_paid() -> None:
    """D17 costs four shields. Five on the shelves and in a depot, some in the strongbox."""
    state = position(
        tops={"green II": "D17"},
        boards=[
            board(
                warehouse={"shield": 5},
                strongbox={"shield": 1},
                in_play=["L07"],
                slots=[["D04"], [], []],
            )
        ],
    )
    paying = play(state, "buy green II slot 1")
    assert legal(paying) == ["pay shield 3", "pay shield 4"]
    assert refused(paying, "pay shield 5") == "MAS-R-26"  # five for a card of four
    assert (
        refused(paying, "pay shield 2") == "MAS-BUY-02"
    )  # two and the one of the strongbox: three
    for text in ("pay shield 3", "pay shield 4"):
        after = seen(play(paying, text))
        assert after["warehouse"].get("shield", 0) + after["strongbox"].get("shield", 0) == 2


@pytest.mark.rule("MAS-BUY-03")
def test_three_shields_do_not_pay_for_four() -> None:
    state = position(
        tops={"green II": "D17"},
        boards=[board(warehouse={"shield": 2}, strongbox={"shield": 1}, slots=[["D04"], [], []])],
    )
    assert refused(state, "buy green II slot 1") == "MAS-BUY-03"
    assert seen(state)["warehouse"] == {"shield": 2}
    assert seen(state)["strongbox"] == {"shield": 1}


@pytest.mark.rule("MAS-R-26")
def test_nothing_more_is_paid_to_free_a_shelf() -> None:
    """D03 costs two coins; the third coin stays on its shelf whatever the player would like."""
    state = position(tops={"blue I": "D03"}, boards=[board(warehouse={"coin": 3})])
    assert seen(play(state, "buy blue I slot 1"))["warehouse"] == {"coin": 1}
    choice = position(
        tops={"blue I": "D03"}, boards=[board(warehouse={"coin": 3}, strongbox={"coin": 1})]
    )
    paying = play(choice, "buy blue I slot 1")
    assert legal(paying) == ["pay coin 1", "pay coin 2"]
    assert refused(paying, "pay coin 3") == "MAS-R-26"
    assert refused(paying, "pay stone 1") == "MAS-BUY-02"


# ---------------------------------------------------------------- slots


@pytest.mark.rule("MAS-BUY-04")
def test_a_card_goes_to_one_of_three_slots() -> None:
    for text in ("buy blue I", "buy blue I slot 4", "buy blue I slot 0", "buy blue I slot"):
        assert no_such_action(text)
    state = position(tops={"blue I": "D03"}, boards=[board(strongbox={"coin": 2})])
    for slot in (1, 2, 3):
        laid = play(state, f"buy blue I slot {slot}")
        piles = [["D03"] if number == slot else [] for number in (1, 2, 3)]
        assert seen(laid)["slots"] == piles
        assert seen(quiet(laid))["slots"] == piles  # and stays there


@pytest.mark.rule("MAS-BUY-05")
def test_a_level_one_card_needs_an_empty_slot() -> None:
    started = [["D04"], ["D08", "D20"], ["D12", "D24", "D36"]]
    state = position(boards=[board(strongbox=PLENTY, slots=started)])
    for colour in ("green", "purple", "blue", "yellow"):
        for slot in (1, 2, 3):
            assert refused(state, f"buy {colour} I slot {slot}") == "MAS-BUY-05"
    assert not [offer for offer in legal(state, "buy") if " I " in offer]
    one_left = position(boards=[board(strongbox=PLENTY, slots=[["D04"], ["D08"], []])])
    assert legal(one_left, "buy blue I ") == ["buy blue I slot 3"]


@pytest.mark.rule("MAS-BUY-06")
def test_a_level_two_card_covers_a_level_one_card() -> None:
    slots = [["D03"], [], ["D07", "D20"]]  # blue I, nothing, yellow II on blue I
    state = position(boards=[board(strongbox=PLENTY, slots=slots)])
    assert legal(state, "buy green II ") == ["buy green II slot 1"]
    assert seen(play(state, "buy green II slot 1"))["slots"][0] == ["D03", "D17"]
    assert refused(state, "buy green II slot 2") == "MAS-BUY-06"
    assert refused(state, "buy green II slot 3") == "MAS-BUY-06"


@pytest.mark.rule("MAS-BUY-07")
def test_a_level_three_card_covers_a_level_two_card() -> None:
    slots = [["D03"], [], ["D07", "D20"]]
    state = position(boards=[board(strongbox=PLENTY, slots=slots)])
    assert legal(state, "buy blue III") == ["buy blue III slot 3"]
    assert refused(state, "buy blue III slot 1") == "MAS-BUY-07"
    assert refused(state, "buy blue III slot 2") == "MAS-BUY-07"
    full = position(boards=[board(strongbox=PLENTY, slots=[["D03", "D17", "D33"], [], []])])
    assert refused(full, "buy blue III slot 1") == "MAS-BUY-07"


@pytest.mark.rule("MAS-BUY-09")
def test_covered_cards_count_but_do_not_produce() -> None:
    """D04 (yellow I) under D17 (green II). L01 wants a green and a yellow card; D17 turns a stone into faith."""
    state = position(
        boards=[
            board(
                slots=[["D04", "D17"], [], []],
                strongbox={"servant": 1, "stone": 1},
                hand=["L01", "L16"],
            )
        ]
    )
    assert legal(state, "play") == ["play L01", "play L16"]  # L16: a green card of level II
    assert GAME.score_sheet(state)[0]["cards"] == 1 + 5
    assert legal(state, "produce") == ["produce base", "produce slot 1"]
    after = play(state, "produce slot 1")
    while legal(after)[0] != "pass":
        after = play(after, legal(after)[0])
    assert seen(after)["strongbox"] == {"servant": 1}  # the stone of D17, not the servant of D04
    assert seen(after)["faith"] == 2


# ---------------------------------------------------------------- the example of the rulebook

EXAMPLE_TOPS = {"blue I": "D03", "green II": "D17", "blue III": "D35"}


def example() -> signoria.State:
    return position(
        tops=EXAMPLE_TOPS,
        boards=[board(slots=[["D04"], [], []], strongbox={"coin": 6, "shield": 4})],
    )


@pytest.mark.rule("MAS-BUY-12", "MAS-R-32")
def test_the_blue_card_of_level_one_may_go_to_a_free_slot() -> None:
    state = example()
    assert legal(state, "buy blue I ") == ["buy blue I slot 2", "buy blue I slot 3"]
    assert refused(state, "buy blue I slot 1") == "MAS-BUY-05"
    for slot in (2, 3):
        after = seen(play(state, f"buy blue I slot {slot}"))
        assert after["slots"][slot - 1] == ["D03"]
        assert after["strongbox"] == {"coin": 4, "shield": 4}


@pytest.mark.rule("MAS-BUY-13", "MAS-R-32")
def test_the_green_card_of_level_two_may_cover_the_level_one_card() -> None:
    state = example()
    assert legal(state, "buy green II ") == ["buy green II slot 1"]
    after = seen(play(state, "buy green II slot 1"))
    assert after["slots"] == [["D04", "D17"], [], []]
    assert after["strongbox"] == {"coin": 6}


@pytest.mark.rule("MAS-BUY-14", "MAS-BUY-08", "MAS-R-32")
def test_the_blue_card_of_level_three_may_not_be_bought() -> None:
    state = example()
    for slot in (1, 2, 3):
        assert refused(state, f"buy blue III slot {slot}") == "MAS-BUY-07"
    assert seen(state)["strongbox"] == {"coin": 6, "shield": 4}
    with_level_two = position(
        tops=EXAMPLE_TOPS,
        boards=[board(slots=[["D04", "D21"], [], []], strongbox={"coin": 6, "shield": 4})],
    )
    assert legal(with_level_two, "buy blue III") == ["buy blue III slot 1"]  # it was not the cost


@pytest.mark.rule("MAS-BUY-08")
def test_what_no_slot_takes_is_not_offered() -> None:
    state = position(boards=[board(strongbox=PLENTY)])
    assert {offer.split()[2] for offer in legal(state, "buy")} == {"I"}
    crowded = position(
        boards=[board(strongbox=PLENTY, slots=[["D03", "D17"], ["D07", "D18"], ["D11", "D19"]])]
    )
    assert {offer.split()[2] for offer in legal(crowded, "buy")} == {"III"}


# ---------------------------------------------------------------- one card a turn, seven to the end


@pytest.mark.rule("MAS-BUY-15")
def test_a_card_bought_does_not_produce_in_the_same_turn() -> None:
    state = position(
        tops={"blue I": "D03"}, boards=[board(strongbox={"coin": 4, "shield": 1}, hand=["L01"])]
    )
    bought = play(state, "buy blue I slot 1")
    for action in ("produce slot 1", "produce base", "buy blue I slot 2"):
        assert refused(bought, action) == "MAS-TUR-02"
    later = quiet(play(bought, "pass"))
    assert "produce slot 1" in legal(later)


@pytest.mark.rule("MAS-BUY-16")
def test_the_seventh_card_triggers_the_end() -> None:
    five = [["D03", "D17", "D33"], ["D07"], ["D11"]]
    state = position(
        boards=[board(strongbox=PLENTY, slots=five), board(strongbox=PLENTY)],
        tops={"purple II": "D18", "yellow II": "D20"},
    )
    sixth = play(state, "buy purple II slot 2")
    assert table(sixth)["ending"] is False
    again = quiet(sixth)
    seventh = play(again, "buy yellow II slot 3")
    assert table(seventh)["ending"] is True
    triggers = [e for e in told(again, "buy yellow II slot 3") if e["event"] == "end_triggered"]
    assert len(triggers) == 1
    assert not seventh.over  # seat 1 completes the round
    assert quiet(seventh).over  # nobody gets to an eighth card


@pytest.mark.rule("MAS-BUY-16")
def test_an_eighth_card_is_impossible() -> None:
    eight = [["D03", "D17", "D33"], ["D07", "D18", "D34"], ["D11", "D20"]]
    with pytest.raises(signoria.BadPosition):
        position(boards=[board(slots=eight)], ending=True)
