"""Moments of Princes of the Renaissance, laid into a store: four people whose cookies we know, and what led there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import signoria
from tests.browser import stage
from tests.browser.stage import Scene
from tests.games.princes.positions import GAME, board, position

PEOPLE = ["livia", "bruno", "chiara", "dante"]
LIVIA, BRUNO, CHIARA, DANTE = range(4)


def second_decade(
    turn: int, hand: tuple[str, ...], pope: int | None = None, **about: Any
) -> signoria.State:
    """The middle of a game: every house has tiles, troops and money."""
    livia = board(
        family="este", gold=23, influence=7, troops=["pike", "artillery"], hand=hand, tokens=2, fees=6,
        tiles=["ven_merchant_1", "flo_banking_1", "flo_merchant", "rom_lucrezia_borgia"], events=["gozzoli"],
    )  # fmt: skip
    bruno = board(
        family="baglioni", gold=31, influence=5, troops=["cavalry", "crossbow"], hand=["freeze_bid"], tokens=1,
        tiles=["mil_swiss_mercenaries", "mil_armourer", "flo_banking_2", "nap_merchant_1"],
    )  # fmt: skip
    chiara = board(
        family="gonzaga", gold=25, influence=9, troops=["fortification"], events=["piero_della_francesca"],
        tiles=["ven_doge", "ven_merchant_2", "rom_cesare_borgia"],
    )  # fmt: skip
    dante = board(
        family="malatesta", gold=18, influence=14, troops=["light_infantry", "pike"],
        hand=["bribe_troops", "bribe_cardinal"],
        tiles=["mil_ludovico_sforza", "nap_ferrante_aragon", "nap_merchant_2"], used=["mil_ludovico_sforza"],
    )  # fmt: skip
    return position(
        *[livia, bruno, chiara, dante],
        turn=turn,
        decade=2,
        events=["bellini", "botticelli", "ghirlandaio"],
        status={"venice": 8, "milan": 7, "florence": 6, "rome": 5, "naples": 4},
        artists={"florence": 1},
        wars=1,
        pope=pope,
        **about,
    )


def scenes() -> dict[str, tuple[signoria.State, list[str]]]:
    """By name: a position, and what is played from it."""
    declared = ["war venice against rome", "pass", "pass", "pass"]  # nobody vetoes
    against = ["war milan against venice", "pass", "pass", "pass"]
    cards = ("bribe_troops", "steal_influence")
    fought = second_decade(LIVIA, cards, dice=[(5, 3), (2, 6)])
    papal = second_decade(BRUNO, cards, pope=LIVIA)
    # Livia and Dante have changed tiles: hers is the one that rolls again
    dump: Any = second_decade(LIVIA, (), dice=[(2, 5)]).dump()
    hers, his = dump["boards"][LIVIA], dump["boards"][DANTE]
    hers["tiles"], his["tiles"], his["used"] = his["tiles"], hers["tiles"], []
    milanese = GAME.load(dump)
    lorenzo = ["auction flo_lorenzo_medici", *_bids(12, 13, None, 14, 15, None)]
    return {
        "turn": (second_decade(LIVIA, ("start_war", "steal_influence")), []),
        "bid": (second_decade(BRUNO, cards), lorenzo),
        "freeze": (second_decade(BRUNO, ("freeze_bid", "veto")), lorenzo),
        "veto": (second_decade(BRUNO, ("veto",)), ["war milan against naples"]),
        "post": (fought, [*declared, *_bids(0, 1, None, None)]),
        "league": (papal, [*against, *_bids(1, None, None, None, 0, None, None)]),
        "bribe": (fought, [*declared, *_bids(2, None, None, None, 0, None, None)]),
        "reroll": (milanese, [*declared[:-1], *_bids(2, None, None, None, 1, None, None), "pass"]),
        "artist": (
            second_decade(LIVIA, cards),
            ["auction ghirlandaio", *_bids(3, None, None, None)],
        ),
        "discard": (second_decade(LIVIA, cards), ["buy treachery"]),
        "payment": (
            second_decade(LIVIA, ("bribe_cardinal",)),
            ["auction pope", *_bids(5, None, None, None)],
        ),
        "after": (second_decade(LIVIA, ("start_war", "raid_gold_shipment")), ["buy crossbow"]),
        "bargain": (second_decade(LIVIA, cards, options={"negotiation": "on"}), []),
    }


def _bids(*amounts: int | None) -> list[str]:
    return ["pass" if amount is None else f"amount {amount}" for amount in amounts]


def lay(database: Path) -> None:
    """All scenes, and a table where families are chosen."""
    laid = {name: Scene(*scene) for name, scene in scenes().items()}
    first = next(new for seed in range(20) if (new := GAME.new(4, seed)).to_act == (LIVIA,))
    laid["family"] = Scene(first)
    for name, scene in laid.items():
        assert LIVIA in scene.played()[0].to_act, name
    stage.lay(database, PEOPLE, laid)
