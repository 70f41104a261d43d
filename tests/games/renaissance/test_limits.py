"""What counts for one combat turn, and ends with it; what one card, one ducat or one power can do only once."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.renaissance.positions import (
    BETRAYAL,
    GAME,
    MILAN,
    ROME,
    VENICE,
    asks,
    begun,
    buying,
    cities,
    combat,
    expanding,
    first_choices,
    hand,
    last_combat,
    legal,
    load,
    names,
    owner,
    play,
    position,
    refused,
    seen,
    table,
    told,
)

BRESCIA = {VENICE: ["venezia", "brescia"]}
ATTACK = ["attack brescia", "commit cannon", "commit cannon", "pass", "pass"]  # Venice lays nothing


def taken(**about: Any) -> signoria.State:
    """Milan has taken Brescia from Venice with two cannons; something is left to it to do."""
    hands = {MILAN: "cannon cannon retreat", VENICE: "retreat", **about.pop("hands", {})}
    state = load(combat(MILAN, cities=BRESCIA, hands=hands, **about), attack=6, defence=1)
    after = play(state, *ATTACK)
    if asks(after)[0] == "double":
        after = play(after, "pass")
    assert owner(after, "brescia") == MILAN
    return after


@pytest.mark.rule("REN-CBT-09", "REN-CBT-10", "REN-POL-05", "REN-RUL-10", "REN-YEL-10")
def test_the_limits_of_a_combat_turn_end_with_it() -> None:
    after = taken()
    assert table(after)["combat"] == {
        "sources": ["milano"],
        "gained": ["brescia"],
        "targets": ["brescia"],
        "attacked": [VENICE],
        "attacks": 1,
    }
    nothing = {"sources": [], "gained": [], "targets": [], "attacked": [], "attacks": 0}
    assert table(play(after, "pass"))["combat"] == nothing


@pytest.mark.rule("REN-YEL-10")
def test_who_was_attacked_is_not_married() -> None:
    after = taken(hands={MILAN: "cannon cannon marriage", VENICE: "retreat"})
    named = play(after, "play marriage")
    assert refused(named, "city venezia") == "REN-YEL-10"
    assert "roma" in legal(named, "city")


@pytest.mark.rule("REN-YEL-12", "REN-RUL-24")
def test_a_ride_needs_a_city_that_may_still_attack() -> None:
    turn = {"sources": ["milano"], "gained": [], "targets": [], "attacked": [], "attacks": 1}
    hands = {MILAN: "ride cannon cannon"}
    assert "ride" in legal(combat(MILAN, hands=hands, combat=turn), "play")
    turn["sources"] = ["milano", "pavia"]
    assert "ride" not in legal(combat(MILAN, hands=hands, combat=turn), "play")


@pytest.mark.rule("REN-RUL-40")
def test_one_may_give_again_in_the_next_combat_turn() -> None:
    hands = {MILAN: "retreat", VENICE: "retreat"}
    order = [MILAN, VENICE, 0, 1, 2, ROME]
    state = combat(MILAN, hands=hands, order=order, options={"negotiation": "on"})
    given = play(state, f"gift to seat {ROME}", "number 1", by=MILAN)
    assert refused(given, f"gift to seat {ROME}", MILAN) == "REN-RUL-40"
    after = play(given, "pass")
    assert asks(after) == ("combat", VENICE)
    assert f"gift to seat {ROME}" in legal(after, seat=MILAN)


@pytest.mark.rule("REN-RUL-11", "REN-CON-12")
def test_a_ducat_paid_to_a_seller_does_not_pay_a_condottiere_too() -> None:
    hands = {MILAN: "cannon cannon condottiere", VENICE: "retreat", ROME: "condottiere"}
    state = combat(MILAN, cities=BRESCIA, hands=hands, ducats={MILAN: 1})
    offered = play(state, "attack brescia", "lend 1 0")
    assert "condottiere" in legal(play(offered, "pass", "commit cannon"), "commit")
    hired = play(offered, f"hire from seat {ROME}", "commit cannon")
    assert "condottiere" not in legal(hired, "commit")
    assert refused(hired, "commit condottiere") == "REN-RUL-11"


@pytest.mark.rule("REN-CON-13")
def test_a_defender_lays_what_he_has_bought() -> None:
    """Without a blue card he need not lay anything, but a hired Condottiere fights."""
    hands = {MILAN: "cannon cannon", VENICE: "retreat", ROME: "condottiere"}
    state = combat(MILAN, cities=BRESCIA, hands=hands)
    state = play(state, "attack brescia", "lend 0 1", "commit cannon", "commit cannon", "pass")
    assert asks(state) == ("hire", VENICE)
    assert "pass" in legal(play(state, "pass"))
    assert legal(play(state, f"hire from seat {ROME}")) == ["commit hired"]


@pytest.mark.rule("REN-CON-06", "REN-CON-07")
@pytest.mark.parametrize(("purse", "question"), [(1, "traitor"), (0, "double")])
def test_the_last_ducat_buys_a_traitor(purse: int, question: str) -> None:
    state = combat(
        MILAN,
        cities=BRESCIA,
        hands={MILAN: "cannon condottiere retreat", VENICE: "pikemen retreat"},
        ducats={VENICE: purse},
    )
    state = load(state, attack=1, defence=1, contracts=[BETRAYAL, 4])
    moves = ["attack brescia", "commit cannon", "commit condottiere", "pass", "commit pikemen"]
    assert asks(play(state, *moves, "pass")) == (question, VENICE)


@pytest.mark.rule("REN-RED-13")
def test_a_card_taken_back_is_not_laid_in_another_attack() -> None:
    boards = {MILAN: {"spent": {"pikemen": 1}}}
    state = combat(
        MILAN,
        cities=BRESCIA,
        hands={MILAN: "pikemen cannon knights", VENICE: "retreat"},
        known={MILAN: "pikemen"},
        boards=boards,
    )
    assert legal(play(state, "attack brescia"), "commit") == ["knights"]
    assert refused(play(state, "attack brescia"), "commit pikemen") == "REN-RED-13"


@pytest.mark.rule("REN-POW-07")
def test_the_condottiere_of_milan_is_laid_once() -> None:
    state = combat(
        MILAN, cities=BRESCIA, hands={MILAN: "cannon retreat", VENICE: "retreat"}, powers=["milan"]
    )
    laid = play(state, "attack brescia", "commit cannon", "commit power")
    assert asks(laid) == ("commit", MILAN) or asks(laid) == ("commit_red", MILAN)
    assert legal(laid) == ["pass"]


@pytest.mark.rule("REN-POW-09")
def test_spain_without_a_card_still_has_its_power() -> None:
    state = first_choices(begun(6, 2, scenario="1515", state_powers=True), "combat")
    dump: Any = state.dump()
    for board in dump["boards"]:
        for kind, number in board["hand"].items():
            dump["deck"][kind] = dump["deck"].get(kind, 0) + number
        board["hand"] = {}
    nations = [board["nation"] for board in dump["boards"]]
    swiss, spain = nations.index("swiss"), nations.index("spain")
    dump["order"] = [swiss, spain, *(seat for seat in range(6) if seat not in (swiss, spain))]
    dump["stack"] = [{"ask": "combat", "seat": swiss, "numbers": [0, 0, 0, 0, 0, 0]}]
    after = play(GAME.load(dump), "pass")
    assert asks(after) == ("combat", spain)
    assert hand(after, spain) == {}
    assert legal(after, "play") == ["plunderers"]
    used = play(after, "play plunderers", "city roma")  # and then nobody has anything to do
    assert seen(used, spain)["scored"][0] > 0


@pytest.mark.rule("REN-CON-12")
def test_who_has_no_ducat_hires_nobody() -> None:
    hands = {MILAN: "cannon cannon", VENICE: "retreat", ROME: "condottiere"}
    for purse, question in ((1, "hire"), (0, "commit")):
        state = combat(MILAN, cities=BRESCIA, hands=hands, ducats={MILAN: purse})
        assert asks(play(state, "attack brescia", "lend 1 0")) == (question, MILAN)


@pytest.mark.rule("REN-EXP-07", "REN-YEL-11", "REN-YEL-17", "REN-DIP-03", "REN-SCO-06")
def test_the_limits_of_a_turn_end_with_it() -> None:
    board = {"base": "milano", "sailed": 1, "married": [ROME], "most_blue": 0}
    state = last_combat(
        VENICE,
        boards={MILAN: board},
        palaces=["roma"],
        pillaged=["viterbo"],
        banked=["roma"],
        swapped=["roma", "pavia"],
        options={"negotiation": "on"},
    )
    assert seen(state, MILAN)["sailed"] == 1
    after = play(state, "pass", *["pass"] * 6)
    assert asks(after)[0] == "vote"
    entry, middle = seen(after, MILAN), table(after)
    assert [entry["base"], entry["sailed"], entry["married"]] == [None, 0, []]
    assert [middle["pillaged"], middle["banked"], middle["swapped"]] == [[], [], []]
    facts: Any = after.view(None)["facts"]
    assert facts["hands"][MILAN] == {"known": {}, "most_blue": None}


# ---------------------------------------------------------------- Sign of God


@pytest.mark.rule("REN-RUL-18")
@pytest.mark.parametrize(("die", "seat"), [(1, MILAN), (2, VENICE)])
def test_in_a_tie_the_attacker_is_asked_first(die: int, seat: int) -> None:
    """3 + 3 + 1 against 3 + 2 + 2."""
    hands = {MILAN: "pikemen pikemen retreat", VENICE: "pikemen retreat"}
    state = load(combat(MILAN, cities=BRESCIA, hands=hands), attack=die, defence=2)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass", "commit pikemen", "pass"]
    assert asks(play(state, *moves)) == ("double", seat)


@pytest.mark.rule("REN-RUL-18", "REN-RED-10")
def test_after_one_pass_the_other_side_is_asked() -> None:
    hands = {MILAN: "pikemen pikemen retreat", VENICE: "pikemen retreat"}
    state = load(combat(MILAN, cities=BRESCIA, hands=hands), attack=1, defence=2)
    moves = ["attack brescia", "commit pikemen", "commit pikemen", "pass", "commit pikemen", "pass"]
    after = play(state, *moves, "pass")
    assert asks(after) == ("double", VENICE)
    assert asks(play(after, "pass")) == ("save", MILAN)


@pytest.mark.rule("REN-RED-09")
def test_condottieri_alone_can_be_doubled() -> None:
    hands = {MILAN: "condottiere condottiere sign_of_god", VENICE: "cannon"}
    state = combat(MILAN, cities=BRESCIA, hands=hands)
    state = load(state, attack=1, defence=6, contracts=[4, 5])
    moves = ["attack brescia", "commit condottiere", "commit condottiere", "pass", "commit cannon"]
    state = play(state, *moves, "pass")
    assert asks(state) == ("double", MILAN)
    assert legal(state, "double") == ["condottiere 4", "condottiere 5"]


# ---------------------------------------------------------------- cities gained


TWENTY = [
    *["milano", "pavia", "saluzzo", "casale", "torino", "brescia", "cremona", "piacenza", "parma"],
    *["mantova", "modena", "ferrara", "verona", "vicenza", "padova", "treviso", "udine", "trento"],
    *["bologna", "lucca"],
]


@pytest.mark.rule("REN-CMP-08", "REN-RUL-03")
def test_without_a_spare_counter_nothing_is_gained() -> None:
    free = expanding(MILAN, cities={MILAN: TWENTY[:-1]})
    assert legal(free, "expand")
    assert legal(expanding(MILAN, cities={MILAN: TWENTY})) == ["pass"]
    state = combat(MILAN, cities={MILAN: TWENTY}, hands={MILAN: "ambassador marriage retreat"})
    assert "marriage" not in legal(state, "play")
    assert "no_effect" in names(told(load(state, embassy=(1, 2)), "play ambassador"))


@pytest.mark.rule("REN-RUL-10", "REN-RUL-17")
def test_a_city_gained_while_expanding_may_attack() -> None:
    early = {"yellow_cards_during_expansion": True}
    state = expanding(MILAN, hands={MILAN: "ambassador marriage"}, options=early)
    corrupted = load(state, embassy=(1, 2), corruption=6)
    corrupted = play(corrupted, "play ambassador", "city roma")
    married = play(state, "play marriage", "city roma")
    for after in (corrupted, married):
        assert owner(after, "roma") == MILAN
        assert table(after)["combat"]["gained"] == []


@pytest.mark.rule("REN-RUL-10")
def test_a_city_gained_by_marriage_does_not_attack_at_once() -> None:
    state = combat(MILAN, hands={MILAN: "marriage cannon cannon"}, cities=BRESCIA)
    after = play(state, "play marriage", "city venezia")
    assert table(after)["combat"]["gained"] == ["venezia"]
    assert "ragusa" not in legal(after, "attack")


@pytest.mark.rule("REN-POW-08", "REN-RUL-36")
@pytest.mark.parametrize(("powers", "gained"), [(True, []), (False, ["siena"])])
def test_france_attacks_from_a_city_it_has_corrupted(powers: bool, gained: list[str]) -> None:
    state = first_choices(begun(6, 2, scenario="1494", state_powers=powers), "combat")
    dump: Any = state.dump()
    for board in dump["boards"]:
        for kind, number in board["hand"].items():
            dump["deck"][kind] = dump["deck"].get(kind, 0) + number
        board["hand"] = {}
    france = [board["nation"] for board in dump["boards"]].index("france")
    dump["order"] = [france, *(seat for seat in range(6) if seat != france)]
    dump["stack"] = [{"ask": "combat", "seat": france, "numbers": [0, 0, 0, 0, 0, 0]}]
    dump["boards"][france]["hand"] = {"ambassador": 1, "retreat": 1}
    dump["deck"]["ambassador"] -= 1
    dump["deck"]["retreat"] -= 1
    dump["ramparts"] = []
    ready = load(GAME.load(dump), embassy=(1, 2), corruption=6)
    after = play(ready, "play ambassador", "city siena")
    assert owner(after, "siena") == france
    assert table(after)["combat"]["gained"] == gained


@pytest.mark.rule("REN-CMP-07")
@pytest.mark.parametrize("building", ["castle", "palace"])
def test_the_eleventh_of_ten_cannot_be_bought(building: str) -> None:
    owned = TWENTY[2:12]
    for built in (9, 10):
        state = buying(
            MILAN,
            cities={ROME: ["roma", *owned]},
            ramparts=["milano"],
            **{f"{building}s": owned[:built]},
        )
        wanted = f"build {building} milano"
        assert (wanted in legal(state)) == (built == 9)
    assert refused(state, wanted) == "REN-CMP-07"


@pytest.mark.rule("REN-SET-12", "REN-SET-13")
def test_the_extra_garrison_goes_into_a_free_city() -> None:
    state = first_choices(begun(6, 1), "extra")
    held = {city for seat in range(6) for city in cities(state, seat)}
    assert not held & set(legal(state, "city"))


@pytest.mark.rule("REN-TRN-05")
def test_the_order_of_the_first_turn_is_not_drawn_again() -> None:
    for seed in range(3):
        state = first_choices(begun(6, seed), "buy")
        assert table(first_choices(state, "expand"))["order"] == table(state)["order"]


@pytest.mark.rule("REN-END-02")
def test_the_last_tie_break_is_the_purse() -> None:
    over = position(ask=None, turn=6, ducats={MILAN: 11, ROME: 12})
    assert over.ranking()[ROME] == 1
    assert over.ranking()[MILAN] == 2


# ---------------------------------------------------------------- chance


@pytest.mark.rule("REN-YEL-14", "REN-YEL-16")
def test_every_artist_called_is_a_draw_of_its_own() -> None:
    hands = {MILAN: "artist_or_banker artist_or_banker"}
    state = combat(MILAN, hands=hands, palaces=["milano", "pavia"])
    state = load(state, artist=3)
    counters = [table(state)["counters"]["called"]]
    for city in ("milano", "pavia"):
        state = state.copy()
        state = play(state, "play artist_or_banker", "artist")
        if f"city {city}" in legal(state):
            state = play(state, f"city {city}")
        counters.append(table(state)["counters"]["called"])
    assert counters == [0, 1, 2]


@pytest.mark.rule("REN-POW-09", "REN-RUL-17")
def test_the_power_of_spain_serves_in_its_combat_turn_only() -> None:
    options = {"state_powers": True, "yellow_cards_during_expansion": True}
    state = first_choices(begun(6, 2, scenario="1494", **options), "expand")
    dump: Any = state.dump()
    spain = [board["nation"] for board in dump["boards"]].index("spain")
    dump["order"] = [spain, *(seat for seat in range(6) if seat != spain)]
    dump["stack"] = [{"ask": "expand", "seat": spain, "numbers": [0, 0, 0, 0, 0, 0]}]
    for board in dump["boards"]:
        for kind, number in board["hand"].items():
            dump["deck"][kind] = dump["deck"].get(kind, 0) + number
        board["hand"] = {}
    assert legal(GAME.load(dump), "play") == []
    dump["boards"][spain]["hand"] = {"plunderers": 1}
    dump["deck"]["plunderers"] -= 1
    state = GAME.load(dump)
    free = next(
        city for city in legal(play(state, "play plunderers"), "city") if owner(state, city) is None
    )
    after = play(state, "play plunderers", f"city {free}")
    assert hand(after, spain) == {}
    assert "spain" in table(after)["powers"]
