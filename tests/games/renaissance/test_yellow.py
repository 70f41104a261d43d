"""YEL: Plunderers, Ambassador, Marriage, Cavalry ride, Artist or Banker."""

from __future__ import annotations

import pytest

import signoria
from tests.games.renaissance.positions import (
    FLORENCE,
    GENOA,
    MILAN,
    NAPLES,
    ROME,
    VENICE,
    asks,
    battle,
    buying,
    cities,
    combat,
    ducats,
    expanding,
    hand,
    in_order,
    last_combat,
    legal,
    load,
    names,
    owner,
    play,
    refused,
    table,
    told,
)

# ---------------------------------------------------------------- Plunderers


def plundering(**about: object) -> signoria.State:
    return combat(
        MILAN, hands={MILAN: "plunderers retreat"}, ramparts=["venezia"], castles=["roma"], **about
    )


@pytest.mark.rule("REN-YEL-01", "REN-YEL-04")
@pytest.mark.parametrize(
    ("city", "die", "reward"),
    [("firenze", 2, None), ("firenze", 3, 1), ("venezia", 4, None), ("venezia", 5, 2)],
)
def test_a_die_above_the_fortification(city: str, die: int, reward: int | None) -> None:
    state = load(plundering(), plunder=die)
    after = play(state, "play plunderers", f"city {city}")
    assert ducats(after, MILAN) == 10 + (reward or 0)
    assert table(after)["pillaged"] == ([] if reward is None else [city])
    assert hand(after, MILAN) == {"retreat": 1}


@pytest.mark.rule("REN-YEL-02", "REN-RUL-22")
def test_fortresses_and_own_cities_are_no_targets() -> None:
    state = play(plundering(), "play plunderers")
    assert refused(state, "city roma") == "REN-YEL-02"
    assert refused(state, "city milano") == "REN-RUL-22"
    assert "roma" not in legal(state, "city")


@pytest.mark.rule("REN-YEL-03", "REN-RUL-46")
def test_terrain_does_not_protect_napoli() -> None:
    after = play(load(plundering(), plunder=3), "play plunderers", "city napoli")
    assert table(after)["pillaged"] == ["napoli"]


@pytest.mark.rule("REN-RUL-21")
def test_a_free_city_is_plundered_without_a_roll() -> None:
    events = told(plundering(), "play plunderers", "city siena")
    assert "die_rolled" not in names(events)
    assert ducats(play(plundering(), "play plunderers", "city siena"), MILAN) == 11


@pytest.mark.rule("REN-RUL-22")
def test_not_twice_in_a_turn_and_not_without_counters() -> None:
    state = combat(MILAN, hands={MILAN: "plunderers"}, pillaged=["siena"])
    assert refused(play(state, "play plunderers"), "city siena") == "REN-RUL-22"
    ten = ["siena", "pisa", "lucca", "bari", "modena", "parma", "trento", "verona", "zara", "pola"]
    full = combat(MILAN, hands={MILAN: "plunderers"}, pillaged=in_order(ten))
    assert legal(full) == ["pass"]
    assert refused(full, "play plunderers") == "REN-RUL-22"


@pytest.mark.rule("REN-YEL-04", "REN-SCO-06")
def test_a_plundered_city_yields_nothing_this_turn() -> None:
    state = last_combat(VENICE, pillaged=["milano"], hands={VENICE: "retreat"})
    events = told(state, "pass")
    earned = {event["seat"]: event["ducats"] for event in events if event["event"] == "earned"}
    assert earned[MILAN] == 1
    assert earned[ROME] == 2
    assert table(play(state, "pass"))["pillaged"] == []


# ---------------------------------------------------------------- Ambassador


def embassy(first: int, second: int, corruption: int | None = None) -> signoria.State:
    state = combat(
        MILAN,
        hands={MILAN: "ambassador retreat"},
        ramparts=["venezia"],
        castles=["roma"],
        palaces=["napoli"],
    )
    state = load(state, embassy=(first, second), corruption=corruption)
    return play(state, "play ambassador")


@pytest.mark.rule("REN-YEL-05")
def test_the_boundaries_of_the_embassy() -> None:
    assert asks(embassy(3, 3)) == ("corrupt", MILAN)
    assert asks(embassy(3, 4)) == ("upkeep", MILAN)
    assert asks(embassy(4, 4)) == ("upkeep", MILAN)
    helped = embassy(4, 5)
    assert asks(helped) == ("combat", MILAN)
    assert sum(hand(helped, MILAN).values()) == 3


@pytest.mark.rule("REN-YEL-06", "REN-RUL-25")
def test_corruption() -> None:
    state = embassy(1, 1, corruption=5)
    assert "roma" not in legal(state, "city")  # a fortress
    assert "napoli" not in legal(state, "city")  # a palace
    assert refused(state, "city napoli") == "REN-YEL-06"
    assert refused(state, "city roma") == "REN-YEL-06"
    assert refused(state, "pass") == "REN-YEL-06"
    after = play(state, "city venezia")
    assert owner(after, "venezia") == MILAN
    assert "venezia" in table(after)["ramparts"]
    failed = play(embassy(1, 1, corruption=4), "city venezia")
    assert owner(failed, "venezia") == VENICE


@pytest.mark.rule("REN-YEL-07", "REN-RUL-26", "REN-RUL-46")
def test_poor_upkeep() -> None:
    state = embassy(3, 4)
    assert legal(state) == ["pass", "city venezia", "city roma"]
    supply = table(state)["supply"]
    fortress = play(state, "city roma")
    assert "roma" in table(fortress)["ramparts"]
    assert "roma" not in table(fortress)["castles"]
    assert table(fortress)["supply"]["castles"] == supply["castles"] + 1
    rampart = play(state, "city venezia")
    assert table(rampart)["ramparts"] == ["roma"]
    assert table(play(state, "pass"))["ramparts"] == ["venezia", "roma"]


@pytest.mark.rule("REN-YEL-08", "REN-RUL-25")
def test_outside_help_goes_above_twelve() -> None:
    full = "pikemen " * 6 + "arquebusiers " * 5 + "ambassador retreat"
    state = load(combat(MILAN, hands={MILAN: full}), embassy=(6, 6))
    after = play(state, "play ambassador")
    assert sum(hand(after, MILAN).values()) == 14
    assert ducats(after, MILAN) == 10


# ---------------------------------------------------------------- Marriage


def courting(money: int = 10, cards: str = "marriage") -> signoria.State:
    return combat(
        MILAN,
        hands={MILAN: cards},
        ducats={MILAN: money},
        ramparts=["venezia"],
        palaces=["roma"],
    )


@pytest.mark.rule("REN-YEL-09", "REN-RUL-23")
def test_a_plain_garrison_for_two_ducats() -> None:
    assert legal(courting(1)) == ["pass"]
    assert refused(courting(1), "play marriage") == "REN-YEL-09"
    state = play(courting(2, "marriage retreat"), "play marriage")
    assert refused(state, "city venezia") == "REN-YEL-09"
    assert refused(state, "city roma") == "REN-YEL-09"
    after = play(state, "city viterbo")
    assert owner(after, "viterbo") == MILAN
    assert ducats(after, MILAN) == 0
    assert ducats(after, ROME) == 12


@pytest.mark.rule("REN-YEL-10")
def test_no_marriage_with_a_player_attacked_this_turn() -> None:
    combat_turn = {
        "sources": ["milano"],
        "gained": [],
        "targets": ["roma"],
        "attacked": [ROME],
        "attacks": 1,
    }
    state = combat(MILAN, hands={MILAN: "marriage retreat"}, combat=combat_turn)
    state = play(state, "play marriage")
    assert refused(state, "city viterbo") == "REN-YEL-10"
    assert owner(play(state, "city ragusa"), "ragusa") == MILAN


@pytest.mark.rule("REN-YEL-11")
def test_no_attack_on_the_spouse() -> None:
    state = combat(
        MILAN,
        cities={VENICE: ["venezia", "brescia", "cremona"]},
        hands={MILAN: "marriage cannon cannon ride"},
    )
    state = play(state, "play marriage", "city venezia")
    assert "brescia" not in legal(state, "attack")
    assert refused(state, "attack brescia") == "REN-YEL-11"
    riding = play(state, "play ride")
    assert refused(riding, "attack cremona") == "REN-YEL-11"


# ---------------------------------------------------------------- Cavalry ride


@pytest.mark.rule("REN-YEL-12", "REN-RUL-24")
def test_torino_rides_against_reggio() -> None:
    state = combat(
        MILAN,
        cities={MILAN: ["torino", "milano"], NAPLES: ["napoli", "reggio"]},
        hands={MILAN: "ride cannon cannon"},
    )
    assert "reggio" not in legal(state, "attack")
    state = load(play(state, "play ride", "attack reggio"), attack=1, defence=1)
    assert legal(state) == ["from torino", "from milano"]
    state = play(state, "from torino")
    assert battle(state)["fort"] == 2  # a mountain, but no bonus
    assert table(state)["discards"] == {"ride": 1}
    assert table(state)["combat"]["sources"] == ["torino"]


@pytest.mark.rule("REN-RUL-24", "REN-POL-05")
def test_a_ride_uses_the_attack_of_peace() -> None:
    state = combat(MILAN, war=False, hands={MILAN: "ride cannon cannon knights knights"})
    state = load(state, attack=6, defence=1)
    state = play(state, "play ride", "attack roma", "from milano")
    state = play(state, "commit cannon", "commit cannon", "pass", "pass")
    assert legal(state, "attack") == []


# ---------------------------------------------------------------- artists and bankers


def mecenas(
    cards: str = "artist_or_banker retreat", palaces: tuple[str, ...] = ("milano",)
) -> signoria.State:
    return combat(MILAN, hands={MILAN: cards}, palaces=list(palaces))


@pytest.mark.rule("REN-YEL-13")
def test_without_a_palace_the_card_is_not_playable() -> None:
    state = mecenas(palaces=("roma",))
    assert legal(state) == ["pass"]
    assert refused(state, "play artist_or_banker") == "REN-YEL-13"


@pytest.mark.rule("REN-YEL-14", "REN-SCO-02")
def test_an_artist_comes() -> None:
    state = load(mecenas(), artist=1)
    after = play(state, "play artist_or_banker", "artist")
    assert table(after)["artists"] == {"leonardo": "milano"}
    assert table(after)["palaces"] == ["milano"]


@pytest.mark.rule("REN-YEL-16", "REN-RUL-26")
def test_savonarola_burns_the_palace() -> None:
    state = load(mecenas(), artist=0)
    after = play(state, "play artist_or_banker", "artist")
    assert table(after)["palaces"] == []
    assert table(after)["supply"]["palaces"] == table(state)["supply"]["palaces"] + 1
    assert table(after)["artists"] == {}


@pytest.mark.rule("REN-YEL-15")
def test_one_artist_per_palace() -> None:
    state = combat(
        MILAN,
        hands={MILAN: "artist_or_banker"},
        palaces=["pavia"],
        artists={"bellini": "milano"},
        cities={MILAN: ["milano", "pavia"]},
    )
    calling = play(state, "play artist_or_banker", "banker")
    assert legal(calling, "city") == ["milano", "pavia"]
    after = play(load(state, artist=3), "play artist_or_banker", "artist")  # only Pavia is empty
    assert "pavia" in table(after)["artists"].values()


@pytest.mark.rule("REN-YEL-15")
def test_the_new_owner_scores_the_artist() -> None:
    state = last_combat(
        VENICE,
        cities={VENICE: ["venezia", "milano"], MILAN: ["pavia"]},
        artists={"piero": "milano"},
    )
    events = told(state, "pass")
    scored = {event["seat"]: event["artists"] for event in events if event["event"] == "scored"}
    assert scored[VENICE] == 1
    assert scored[MILAN] == 0


@pytest.mark.rule("REN-YEL-17", "REN-RUL-27", "REN-RUL-44")
def test_bankers() -> None:
    state = mecenas("artist_or_banker artist_or_banker retreat", ("milano", "pavia"))
    state = play(state, "play artist_or_banker", "banker", "city milano")
    assert ducats(state, MILAN) == 15
    again = play(state, "play artist_or_banker", "banker")
    assert ducats(again, MILAN) == 20  # the other palace, the only one left
    one = play(
        mecenas("artist_or_banker artist_or_banker retreat"), "play artist_or_banker", "banker"
    )
    assert legal(play(one, "play artist_or_banker")) != ["city milano"]
    captured = combat(
        MILAN, hands={MILAN: "artist_or_banker"}, palaces=["milano"], banked=["milano"]
    )
    calling = play(load(captured, artist=2), "play artist_or_banker")
    assert (
        "milano" in table(calling)["artists"].values()
    )  # no banker there: the artist was the only choice


# ---------------------------------------------------------------- when they may be played


@pytest.mark.rule("REN-CRD-06", "REN-RUL-17")
def test_in_ones_own_combat_turn_only() -> None:
    assert refused(buying(MILAN, hands={MILAN: "ambassador"}), "play ambassador") == "REN-CRD-06"
    state = expanding(FLORENCE, hands={FLORENCE: "ambassador"})
    assert refused(state, "play ambassador") == "REN-CRD-06"
    fighting = combat(
        MILAN, cities={VENICE: ["venezia", "brescia"]}, hands={MILAN: "cannon cannon ambassador"}
    )
    fighting = play(fighting, "attack brescia")
    assert refused(fighting, "play ambassador") == "REN-CRD-06"


@pytest.mark.rule("REN-RUL-17")
def test_the_switch_allows_them_with_expansions_but_no_ride() -> None:
    options = {"yellow_cards_during_expansion": True}
    state = expanding(
        FLORENCE, hands={FLORENCE: "ambassador ride cannon cannon plunderers"}, options=options
    )
    assert legal(state, "play") == ["plunderers", "ambassador"]
    assert refused(state, "play ride") == "REN-RUL-17"
    after = play(load(state, plunder=6), "play plunderers", "city roma")
    assert asks(after) == ("expand", FLORENCE)
    assert ducats(after, FLORENCE) == 11
    assert GENOA not in [seat for seat in range(6) if cities(after, seat) == []]
