"""Il Principe in words: whatever can be asked, done, told or refused is a whole sentence in both languages."""

from __future__ import annotations

import pytest

import signoria
from signoria import words
from signoria.core.errors import Argument, BadPosition
from signoria.core.state import Prompt, State
from signoria.words.labels import labels_of
from tests.games.il_principe.positions import (
    acting,
    board,
    building,
    offering,
    play,
    roles_given,
    selling,
)
from tests.words.saying import both, typed, whole

GAME = signoria.game("il_principe")
LABELS = labels_of(GAME.package)
NAMES = ["Alice", "Bruno", "Chloé", "Octave", "Zoé"]


@both
@pytest.mark.parametrize(
    "fault",
    ["cards", "hands", "cities", "families", "roles", "shields", "rounds", "question"],
)
def test_impossible_positions_are_explained(fault: str, language: str) -> None:
    assert whole(BadPosition(f"il_principe-impossible-{fault}").sentence(language))


@both
def test_every_city_and_role_is_described(language: str) -> None:
    cards = [*LABELS.names["city"], *LABELS.names["role"]]
    assert len(cards) == 15 + 10
    for card in cards:
        assert whole(words.card(GAME, str(card), language)).endswith(".")


@pytest.mark.parametrize(
    ("notation", "kind", "english", "french"),
    [
        ("pass", "bid_lot", "Pass", "Passer"),
        ("pass", "build", "Build nothing", "Ne rien construire"),
        ("pass", "action", "Do nothing", "Ne rien faire"),
        ("colour white", "offer", "Offer a white card", "Mettre aux enchères une carte blanche"),
        ("colour blue", "turn_up", "Turn a blue card face up", "Retourner une carte bleue face visible"),
        ("bid 1", "bid_role", "Bid 1 coin", "Offrir 1 pièce"),
        ("bid 14", "bid_lot", "Bid 14 coins", "Offrir 14 pièces"),
        ("build firenze", "build", "Build Florence", "Construire Florence"),
        ("lay green 3", "action", "Lay 3 green cards", "Poser 3 cartes vertes"),
        ("region toscana", "noble", "Place a shield in Tuscany", "Placer un bouclier en Toscane"),
        ("region adriatico", "shields", "Place a shield in the Adriatic", "Placer un bouclier sur l’Adriatique"),
        ("family este", "family", "Lead the d’Este family", "Diriger la famille d’Este"),
    ],
)  # fmt: skip
def test_labels_of_actions(notation: str, kind: str, english: str, french: str) -> None:
    code = GAME.parse(notation)
    assert words.action(GAME, code, "en", Prompt(kind)) == english
    assert words.action(GAME, code, "fr", Prompt(kind)) == typed(french)


@pytest.mark.parametrize(
    ("kind", "args", "english", "french"),
    [
        (
            "bid_lot",
            {"colour": "white", "amount": 3, "highest": 0},
            "Open the bidding for 3 white cards, or pass.",
            "Ouvrez l’enchère pour 3 cartes blanches, ou passez.",
        ),
        (
            "bid_role",
            {"role": "bishop", "highest": 2},
            "Bid more than 2 coins for the role of Bishop, or pass.",
            "Offrez plus de 2 pièces pour le rôle d’Évêque, ou passez.",
        ),
        (
            "action",
            {"first_round": "no"},
            "Build a city, lay cards of one colour in front of you, or do nothing.",
            "Construisez une cité, posez devant vous des cartes d’une même couleur, ou ne faites rien.",
        ),
        (
            "noble",
            {"role": "knight"},
            "Knight: choose a region for one of your shields.",
            "Chevalier~: choisissez une région pour l’un de vos boucliers.",
        ),
    ],
)
def test_questions(kind: str, args: dict[str, Argument], english: str, french: str) -> None:
    assert words.prompt(GAME, Prompt(kind, args), "en") == english
    assert words.prompt(GAME, Prompt(kind, args), "fr") == typed(french)


ASKED = [
    (offering(boards=[board(hand="GGWW") for _ in range(4)]), {"left": 2}),
    (play(offering(boards=[board(hand="GGWW") for _ in range(4)]), "colour green"), {"left": 1}),
    (selling("GGGBBBB"), {"colour": "green", "amount": 3, "highest": 0}),
    (play(selling("GGGBBBB"), "bid 4"), {"colour": "green", "amount": 3, "highest": 4}),
    (building(boards=[board(hand="G")]), {}),
    (play(building(boards=[board(hand="GGRBY")]), "build firenze"), {"city": "firenze", "left": 2}),
    (
        play(building(boards=[board(hand="GGRBY")]), "build firenze", "region toscana"),
        {"city": "firenze", "left": 1},
    ),
    (acting(round=1), {"first_round": "yes"}),
    (acting(round=2), {"first_round": "no"}),
    (roles_given([board(up="RR"), board(up="RR")]), {"role": "gonfalonier", "highest": 0}),
    (roles_given([board(up="GG", down="RB")]), {"role": "master"}),
    (roles_given([board(up="BB")]), {"role": "noble"}),
    (
        play(roles_given([board(up="BB"), board(up="B")]), "region umbria"),
        {"role": "knight"},
    ),
]


@pytest.mark.parametrize(("state", "args"), ASKED)
def test_a_question_tells_what_it_is_about(state: State, args: dict[str, Argument]) -> None:
    asked = state.prompt(state.to_act[0])
    assert asked is not None
    assert asked.args == args


@pytest.mark.parametrize(
    ("state", "notation", "english", "french"),
    [
        (
            building(boards=[board(hand="WRB")]),
            "build lucca",
            "You cannot build Lucca: your hand lacks 1 white card.",
            "Vous ne pouvez pas construire Lucques~: il manque 1 carte blanche à votre main.",
        ),
        (
            building(boards=[board(hand="GGRBY", coins=4)]),
            "build firenze",
            "You cannot build Florence: it costs 5 coins.",
            "Vous ne pouvez pas construire Florence~: il faut 5 pièces.",
        ),
        (
            play(selling("GG", boards=[board(), board(), board(coins=4)]), "bid 3"),
            "bid 5",
            "You can bid 4 coins at most.",
            "Vous pouvez offrir 4 pièces au plus.",
        ),
        (
            play(selling("GG"), "bid 3"),
            "bid 2",
            "The highest bid is 3 coins: bid more or pass.",
            "La plus haute enchère est de 3 pièces~: offrez davantage ou passez.",
        ),
        (
            acting(boards=[board(hand="GGW")]),
            "lay green 3",
            "You can lay 2 green cards at most.",
            "Vous pouvez poser 2 cartes vertes au plus.",
        ),
        (
            play(building(boards=[board(hand="GGRBY")]), "build firenze"),
            "region adriatico",
            "Florence does not touch the Adriatic: choose a region beside the city.",
            "Florence ne touche pas l’Adriatique~: choisissez une région voisine de la cité.",
        ),
    ],
)
def test_refusals(state: State, notation: str, english: str, french: str) -> None:
    refusal = state.why_not(state.to_act[0], GAME.parse(notation))
    assert refusal is not None
    assert words.render(refusal.message, "en") == english
    assert words.render(refusal.message, "fr") == typed(french)


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (
            {"event": "offer_revealed", "seat": 0, "green": 1, "white": 0, "red": 1, "blue": 0, "yellow": 0},
            "Alice offered 1 green card and 1 red card.",
            "Alice a mis aux enchères 1 carte verte et 1 carte rouge.",
        ),
        (
            {"event": "lot_won", "seat": 1, "colour": 3, "amount": 3, "coins": 4},
            "Bruno won 3 blue cards for 4 coins and is Il Principe.",
            "Bruno a remporté 3 cartes bleues pour 4 pièces et devient Il Principe.",
        ),
        (
            {"event": "role_left", "role": 9},
            "Nobody wanted the role of Merchant.",
            "Personne n’a enchéri pour le rôle de Marchand.",
        ),
        (
            {"event": "role_gained", "seat": 2, "role": 2},
            "Chloé took the role of Bishop by majority.",
            "Chloé a obtenu le rôle d’Évêque à la majorité.",
        ),
    ],
)  # fmt: skip
def test_events(told: dict[str, object], english: str, french: str) -> None:
    assert words.event(GAME, told, NAMES, "en") == english
    assert words.event(GAME, told, NAMES, "fr") == typed(french)


def test_a_city_is_described() -> None:
    assert words.card(GAME, "firenze", "en") == (
        "Costs 5 coins and, from your hand, 2 green cards, 1 red card, 1 blue card and 1 yellow card."
        " Gives 8 points and 2 shields to place on the map."
    )
    assert words.card(GAME, "siena", "fr") == (
        "Coûte 3 pièces et, de votre main, 1 carte verte, 1 carte blanche et 1 carte jaune."
        " Rapporte 4 points et 1 bouclier à placer sur la carte d’Italie."
    )
