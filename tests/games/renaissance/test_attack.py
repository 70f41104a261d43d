"""CBT, POL: who may attack what from where, and how often."""

from __future__ import annotations

import pytest

from tests.games.renaissance.positions import (
    FLORENCE,
    GENOA,
    MILAN,
    NAPLES,
    ROME,
    VENICE,
    asks,
    combat,
    frame,
    legal,
    load,
    owner,
    play,
    position,
    refused,
    told,
)

BLUES = "cannon cannon swiss_regiment swiss_regiment knights knights"


@pytest.mark.rule("REN-CBT-04")
def test_free_and_own_cities_are_no_targets() -> None:
    state = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands={MILAN: BLUES})
    assert refused(state, "attack cremona") == "REN-CBT-04"  # free
    assert refused(state, "attack pavia") == "REN-CBT-04"
    assert legal(state, "attack") == ["brescia", "genova"]


@pytest.mark.rule("REN-CBT-06")
def test_a_road_or_two_ports() -> None:
    state = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands={MILAN: BLUES})
    assert "brescia" in legal(state, "attack")
    assert refused(state, "attack venezia") == "REN-CBT-06"


@pytest.mark.rule("REN-CBT-07", "REN-CMP-05")
def test_a_port_attacks_any_port() -> None:
    state = combat(GENOA, hands={GENOA: BLUES})
    assert "ragusa" in legal(state, "attack")
    events = told(state, "attack ragusa", "from genova")
    assert events[0]["way"] == 1


@pytest.mark.rule("REN-CBT-05")
def test_two_cards_are_needed() -> None:
    assert legal(combat(GENOA, hands={GENOA: "cannon retreat"}), "attack") == []
    assert refused(combat(GENOA, hands={GENOA: "cannon retreat"}), "attack napoli") == "REN-CBT-05"
    assert legal(combat(GENOA, hands={GENOA: "cannon condottiere"}), "attack") != []


@pytest.mark.rule("REN-CBT-09")
def test_one_attack_from_a_city() -> None:
    """Milano has attacked Brescia; Cremona can be reached from Milano alone."""
    owned = {VENICE: ["venezia", "brescia", "cremona"]}
    state = load(combat(MILAN, cities=owned, hands={MILAN: BLUES}), attack=6, defence=1)
    moves = ["attack brescia", "commit cannon", "commit cannon", "pass", "pass"]
    state = play(state, *moves)
    assert owner(state, "brescia") == MILAN
    assert "cremona" not in legal(state, "attack")
    assert refused(state, "attack cremona") == "REN-CBT-06"
    assert "genova" in legal(state, "attack")  # from Pavia


@pytest.mark.rule("REN-CBT-10")
def test_a_city_is_attacked_once_by_the_same_player() -> None:
    owned = {
        MILAN: ["milano", "pavia", "verona"], VENICE: ["venezia", "brescia", "ragusa"],
    }  # fmt: skip
    hands = {MILAN: BLUES, VENICE: "cannon"}
    state = combat(MILAN, cities=owned, hands=hands, castles=["brescia"])
    state = load(state, attack=1, defence=6)
    moves = ["attack brescia", "from milano", "commit knights", "commit knights", "pass"]
    state = play(state, *moves, "commit cannon", "pass", "pass", "pass")
    assert owner(state, "brescia") == VENICE
    assert "brescia" not in legal(state, "attack")
    assert refused(state, "attack brescia") == "REN-CBT-10"
    other = combat(
        FLORENCE, cities={**owned, FLORENCE: ["firenze", "trento"]}, hands={FLORENCE: BLUES}
    )
    assert "brescia" in legal(other, "attack")  # another player still may


@pytest.mark.rule("REN-POL-05", "REN-CBT-28")
def test_one_attack_in_peace() -> None:
    state = load(
        combat(MILAN, war=False, cities={VENICE: ["venezia", "brescia"]}, hands={MILAN: BLUES}),
        attack=6,
        defence=1,
    )
    state = play(state, "attack brescia", "commit cannon", "commit cannon", "pass", "pass")
    assert legal(state, "attack") == []
    assert refused(state, "attack genova") == "REN-POL-05"
    assert legal(state) == ["pass"]


@pytest.mark.rule("REN-POL-04", "REN-CBT-28")
def test_as_many_attacks_as_cards_allow_in_war() -> None:
    state = combat(MILAN, cities={VENICE: ["venezia", "brescia"]}, hands={MILAN: BLUES})
    state = load(state, attack=6, defence=1)
    state = play(state, "attack brescia", "commit cannon", "commit cannon", "pass", "pass")
    assert legal(state, "attack") == ["genova"]
    state = play(state, "attack genova", "commit knights", "commit knights")
    assert asks(state) == ("commit_red", MILAN)


@pytest.mark.rule("REN-RUL-10")
def test_a_city_just_conquered_does_not_attack() -> None:
    owned = {VENICE: ["venezia", "brescia", "verona"]}
    state = load(combat(MILAN, cities=owned, hands={MILAN: BLUES}), attack=6, defence=1)
    state = play(state, "attack brescia", "commit cannon", "commit cannon", "pass", "pass")
    assert "verona" not in legal(state, "attack")


@pytest.mark.rule("REN-RUL-09")
def test_ports_joined_by_a_road_use_the_road() -> None:
    """Genova and Pisa: no landing bonus."""
    state = combat(
        GENOA, cities={FLORENCE: ["firenze", "pisa"], GENOA: ["genova"]}, hands={GENOA: BLUES}
    )
    events = told(state, "attack pisa")
    assert events[0]["way"] == 0


@pytest.mark.rule("REN-CMP-08", "REN-RUL-03")
def test_twenty_cities_are_the_limit() -> None:
    many = [
        "torino", "nizza", "saluzzo", "casale", "milano", "pavia", "brescia", "cremona",
        "piacenza", "parma", "mantova", "modena", "ferrara", "verona", "vicenza", "padova",
        "treviso", "udine", "trieste", "trento",
    ]  # fmt: skip
    state = combat(MILAN, cities={MILAN: many}, hands={MILAN: BLUES + " ride marriage"})
    assert legal(state) == ["pass"]
    assert refused(state, "attack genova") == "REN-CMP-08"
    order = [MILAN, FLORENCE, GENOA, NAPLES, ROME, VENICE]
    start = position(ask=frame("expand", FLORENCE, 1, 0), cities={MILAN: many}, order=order)
    assert legal(start) != ["pass"]
    nobody = position(
        ask=frame("expand", VENICE, 5, 1), cities={MILAN: many}, order=order, hands={ROME: "cannon"}
    )
    assert asks(play(nobody, "pass"))[0] == "combat"


@pytest.mark.rule("REN-CBT-01", "REN-CBT-02", "REN-CBT-27")
def test_turns_come_in_order_and_may_be_ended_at_once() -> None:
    order = [ROME, MILAN, FLORENCE, GENOA, NAPLES, VENICE]
    hands = {ROME: "retreat", MILAN: "retreat"}
    state = position(ask=frame("combat", ROME, 0), order=order, hands=hands)
    assert refused(state, "pass", MILAN) == "REN-CBT-01"
    state = play(state, "pass")
    assert asks(state) == ("combat", MILAN)
    assert state.legal(ROME) == []
