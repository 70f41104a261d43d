"""Princes in words: everything that can be said is said in both languages, and some of it letter by letter."""

from __future__ import annotations

import pytest

from signoria import words
from signoria.core.errors import Argument
from signoria.core.state import Prompt
from tests.games.princes.positions import GAME
from tests.words.saying import typed

NAMES = ["Alice", "Bruno", "Chloé", "Dino", "Élise", "Fabio"]


@pytest.mark.parametrize(
    ("notation", "kind", "args", "english", "french"),
    [
        ("pass", "after", {}, "End the turn", "Terminer le tour"),
        ("yes", "reroll", {}, "Roll both dice again", "Relancer les deux dés"),
        ("amount 14", "bid", {"currency": "gold"}, "Bid 14 gold", "Miser 14 Or"),
        ("amount 3", "offer", {"step": "gold_asked"}, "Ask for 3 gold", "Demander 3 Or"),
        ("buy cavalry", "turn", {}, "Buy Cavalry", "Acheter une troupe~: Cavalerie"),
        ("auction ven_doge", "turn", {}, "Auction: The Doge", "Mettre aux enchères~: Le Doge"),
        (
            "war venice against rome",
            "turn",
            {},
            "War: Venice attacks Rome",
            "Guerre~: Venise attaque Rome",
        ),
        (
            "bribe attacker cavalry",
            "bribe",
            {},
            "Bribe the attacker’s Cavalry",
            "Corrompre la Cavalerie (attaquant)",
        ),
        (
            "league with attacker",
            "league",
            {"city": "venice", "enemy": "rome"},
            "Join the attacker, Venice",
            "Rejoindre l’attaquant, Venise",
        ),
        (
            "bank gold 2",
            "turn",
            {},
            "Banking: 2 gold for 2 influence",
            "Banque~: 2 Or contre 2 Influence",
        ),
    ],
)
def test_labels_of_actions(
    notation: str, kind: str, args: dict[str, Argument], english: str, french: str
) -> None:
    code = GAME.parse(notation)
    assert words.action(GAME, code, "en", Prompt(kind, args)) == english
    assert words.action(GAME, code, "fr", Prompt(kind, args)) == typed(french)


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (
            {"prize": "ven_doge", "currency": "gold", "least": 12, "stage": "must"},
            "Open the bidding for the Doge: at least 12 gold. You must bid.",
            "Ouvrez l’enchère pour le Doge~: au moins 12 Or. Vous devez miser.",
        ),
        (
            {"prize": "attack_post", "currency": "influence", "least": 4, "stage": "raise"},
            "Bid at least 4 influence for the post of the attacker’s condottiere, or pass.",
            "Misez au moins 4 Influence pour le poste de condottiere de l’attaquant, ou passez.",
        ),
    ],
)
def test_bidding(args: dict[str, Argument], english: str, french: str) -> None:
    assert words.prompt(GAME, Prompt("bid", args), "en") == english
    assert words.prompt(GAME, Prompt("bid", args), "fr") == typed(french)


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (
            {"event": "won", "seat": 0, "prize": 0, "price": 15, "paid": 15, "currency": 0, "banked": 0},
            "Alice won the Doge with a bid of 15 and paid 15 gold.",
            "Alice a remporté le Doge à 15 et payé 15 Or.",
        ),
        (
            {"event": "won", "seat": 0, "prize": 42, "price": 0, "paid": 0, "currency": 1, "banked": 0},
            "Alice won the Pope with a bid of 0 and paid nothing.",
            "Alice a remporté le Pape à 0 sans rien payer.",
        ),
        (
            {
                "event": "offered", "seat": 0, "other": 1, "place": 0, "lasts": 0,
                "gives_gold": 0, "gives_influence": 0, "asks_gold": 2, "asks_influence": 0,
            },
            "Alice offered Bruno nothing for 2 gold (offer 1, open for this turn).",
            "Alice a fait une offre à Bruno~: rien contre 2 Or (offre 1, valable ce tour).",
        ),
        (
            {"event": "turn_began", "seat": 0},
            "It was Alice’s turn.",
            "C’était à Alice de jouer.",
        ),
        (
            {"event": "treachery_drawn", "seat": 0},
            "Alice drew a treachery tile.",
            "Alice a pioché une carte Trahison.",
        ),
        (
            {"event": "treachery_drawn", "seat": 0, "treachery": 5},
            "Alice drew Veto.",
            "Alice a pioché «~Veto~».",
        ),
        (
            {"event": "bribed", "seat": 1, "other": 0, "troop": 5},
            "Bruno bribed Alice’s Cavalry.",
            "Bruno a corrompu la Cavalerie (Alice).",
        ),
        (
            {
                "event": "traded", "seat": 0, "other": 1,
                "gives_gold": 3, "gives_influence": 1, "asks_gold": 0, "asks_influence": 2,
            },
            "Alice gave Bruno 3 gold and 1 influence for 2 influence.",
            "Alice a échangé avec Bruno~: 3 Or et 1 Influence contre 2 Influence.",
        ),
        (
            {"event": "war_won", "city": 3, "enemy": 0, "levels": 2, "status": 7, "enemy_status": 4},
            "Rome won the war with at least twice the score and stands at 7; Venice stands at 4.",
            "Rome a gagné la guerre avec un score au moins double et se trouve à 7~; Venise se trouve à 4.",
        ),
    ],
)  # fmt: skip
def test_events(told: dict[str, object], english: str, french: str) -> None:
    assert words.event(GAME, told, NAMES, "en") == english
    assert words.event(GAME, told, NAMES, "fr") == typed(french)


def test_the_perugian_has_a_small_article_in_a_sentence() -> None:
    placed = {"event": "artist_placed", "seat": 0, "event_tile": 10, "city": 3, "status": 6}
    assert words.event(GAME, placed, NAMES, "fr") == typed(
        "Alice a placé le Pérugin à Rome~: statut 6."
    )
    asked = Prompt("artist", {"event_tile": "perugino"})
    assert "placer le Pérugin" in words.prompt(GAME, asked, "fr")
    assert words.name(GAME, "event_tile", "perugino", "fr") == "Le Pérugin"


def test_tiles_are_described() -> None:
    assert words.card(GAME, "cavalry", "en") == (
        "Costs 6 gold. Attack 2, defence 1. Brings 2 influence each decade."
    )
    assert words.card(GAME, "ven_doge", "fr") == typed(
        "Venise, 2 Or et 2 Influence par décade. Aucune capacité~: il rapporte de l’Or et de l’Influence."
    )
