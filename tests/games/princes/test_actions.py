"""The 443 codes: where each family begins, and that names and codes are two forms of one thing."""

from __future__ import annotations

from signoria.games.princes import actions
from signoria.games.princes.lights import LIGHTS
from tests.games.princes.positions import GAME


def test_families_begin_where_the_rules_expect_them() -> None:
    offsets = {family.name: family.offset for family in GAME.actions.families}
    assert offsets == {
        "pass": actions.PASS,
        "yes": actions.YES,
        "family": actions.FAMILY,
        "buy": actions.BUY,
        "disband": actions.DISBAND,
        "treachery": actions.TREACHERY,
        "city_tile": actions.CITY_TILE,
        "event": actions.EVENT,
        "pope": actions.POPE,
        "war": actions.WAR,
        "start_war": actions.START_WAR,
        "amount": actions.AMOUNT,
        "tile": actions.TILE,
        "freeze": actions.FREEZE,
        "city": actions.CITY,
        "veto": actions.VETO,
        "league": actions.LEAGUE,
        "bribe": actions.BRIBE,
        "steal": actions.STEAL,
        "raid": actions.RAID,
        "lucrezia": actions.LUCREZIA,
        "alfonso": actions.ALFONSO,
        "bank": actions.BANK,
        "offer": actions.OFFER,
        "send": actions.SEND,
        "accept": actions.ACCEPT,
        "decline": actions.DECLINE,
        "withdraw": actions.WITHDRAW,
    }
    assert GAME.actions.size == 443
    assert GAME.actions.standing == actions.BANK


def test_names_and_codes_are_one_to_one() -> None:
    names = [GAME.notation(code) for code in range(443)]
    assert [GAME.parse(name) for name in names] == list(range(443))
    assert GAME.parse("  Auction  PIERO_della_francesca ") == names.index(
        "auction piero_della_francesca"
    )


def test_every_action_lights_up_what_it_names() -> None:
    assert len(LIGHTS) == 443
    assert LIGHTS[GAME.parse("auction ven_doge")] == ["tile-ven_doge"]
    assert LIGHTS[GAME.parse("war milan against rome")] == ["city-milan", "city-rome"]
    # what is played comes before its target
    assert LIGHTS[GAME.parse("freeze seat 2")] == ["treachery-freeze_bid", "seat-1"]
    assert LIGHTS[GAME.parse("lucrezia steals from seat 3")] == [
        "tile-rom_lucrezia_borgia",
        "seat-2",
    ]
    assert LIGHTS[GAME.parse("bribe pope pike")] == ["treachery-bribe_troops", "bribe-2-pike"]
    started = ["treachery-start_war", "city-rome", "city-venice"]
    assert LIGHTS[GAME.parse("start war rome against venice")] == started
    assert LIGHTS[GAME.parse("veto by lorenzo")] == ["tile-flo_lorenzo_medici"]
    assert LIGHTS[GAME.parse("amount 3")] == []
