"""The words themselves: plurals, genders, elisions and lists, letter by letter."""

from __future__ import annotations

import pytest

import signoria
from signoria import words
from signoria.core.errors import Argument
from signoria.core.state import Prompt
from tests.words.saying import typed

GAME = signoria.game("masters")
NAMES = ["Alice", "Bruno"]


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("pass", "That is all", "C’est tout"),
        ("market row 2", "Take row 2 of the market", "Prendre la ligne 2 du Marché"),
        ("market column 4", "Take column 4 of the market", "Prendre la colonne 4 du Marché"),
        (
            "buy yellow II slot 3",
            "Buy the yellow level II card for slot 3",
            "Acheter la carte jaune de niveau II pour l’emplacement 3",
        ),
        (
            "buy green I slot 1",
            "Buy the green level I card for slot 1",
            "Acheter la carte verte de niveau I pour l’emplacement 1",
        ),
        ("play L05", "Play the depot Leader (stone)", "Jouer le Leader Entrepôt (pierre)"),
        (
            "drop L11",
            "Discard the white marble Leader (stone) for 1 faith point",
            "Défausser le Leader Bille blanche (pierre) pour 1 point de foi",
        ),
        ("store coin 0", "Keep no coin", "Ne garder aucune pièce"),
        ("store servant 0", "Keep no servant", "Ne garder aucun serviteur"),
        ("store stone 1", "Keep 1 stone", "Garder 1 pierre"),
        ("store shield 3", "Keep 3 shields", "Garder 3 boucliers"),
        ("produce base", "Use the base production", "Activer la production de base"),
        (
            "produce slot 2",
            "Use the production of slot 2",
            "Activer la production de l’emplacement 2",
        ),
        ("pay stone 2", "Pay 2 stones from the warehouse", "Payer 2 pierres de l’entrepôt"),
    ],
)
def test_labels_of_actions(notation: str, english: str, french: str) -> None:
    code = GAME.parse(notation)
    assert words.action(GAME, code, "en") == english
    assert words.action(GAME, code, "fr") == typed(french)


@pytest.mark.parametrize(
    ("notation", "kind", "english", "french"),
    [
        ("pass", "after", "End the turn", "Terminer le tour"),
        ("pass", "produce", "Stop here and pay", "S’arrêter là et payer"),
        ("resource stone", "spend", "Pay a stone", "Payer une pierre"),
        ("resource shield", "gain", "Receive a shield", "Recevoir un bouclier"),
        ("resource coin", "compensation", "Start with a coin", "Commencer avec une pièce"),
    ],
)
def test_labels_for_the_question_they_answer(
    notation: str, kind: str, english: str, french: str
) -> None:
    code, asked = GAME.parse(notation), Prompt(kind, {"left": 1})
    assert words.action(GAME, code, "en", asked) == english
    assert words.action(GAME, code, "fr", asked) == typed(french)


@pytest.mark.parametrize(
    ("kind", "args", "english", "french"),
    [
        (
            "store",
            {"resource": "coin", "amount": 2},
            "Choose how many of the 2 coins you took to keep.",
            "Choisissez combien garder des 2 pièces du Marché.",
        ),
        (
            "store",
            {"resource": "servant", "amount": 1},
            "Choose whether to keep the servant you took or to discard it.",
            "Choisissez de garder ou de défausser le serviteur du Marché.",
        ),
        (
            "whites",
            {"whites": 3, "resource": "coin", "other": "shield"},
            "Choose how many of the 3 white marbles give a coin each; the others give a shield.",
            "Choisissez combien des 3 billes blanches donnent chacune une pièce~;"
            " les autres donnent un bouclier.",
        ),
        (
            "pay",
            {"resource": "shield", "amount": 4, "least": 1, "most": 3, "card": "D17"},
            "Choose how many of the 4 shields for the green level II card (5 points) come from the"
            " warehouse: 1 to 3.",
            "Choisissez combien des 4 boucliers pour la carte verte de niveau II (5 points) viennent"
            " de l’entrepôt~: de 1 à 3.",
        ),
        (
            "pay",
            {"resource": "stone", "amount": 1, "least": 0, "most": 1},
            "Choose whether the stone for your productions comes from the warehouse or the"
            " strongbox.",
            "Choisissez si la pierre pour vos productions vient de l’entrepôt ou du coffre-fort.",
        ),
    ],
)
def test_questions(kind: str, args: dict[str, Argument], english: str, french: str) -> None:
    assert words.prompt(GAME, Prompt(kind, args), "en") == english
    assert words.prompt(GAME, Prompt(kind, args), "fr") == typed(french)


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (
            {"event": "gained", "seat": 0, "coin": 2, "stone": 1, "servant": 0, "shield": 0},
            "Alice received 2 coins and 1 stone in the strongbox.",
            "Alice a reçu 2 pièces et 1 pierre dans le coffre-fort.",
        ),
        (
            {"event": "gained", "seat": 1, "coin": 1, "stone": 0, "servant": 2, "shield": 3},
            "Bruno received 1 coin, 2 servants and 3 shields in the strongbox.",
            "Bruno a reçu 1 pièce, 2 serviteurs et 3 boucliers dans le coffre-fort.",
        ),
        (
            {"event": "gained", "seat": 0, "coin": 0, "stone": 0, "servant": 0, "shield": 0},
            "Alice received no resources.",
            "Alice n’a reçu aucune ressource.",
        ),
        (
            {"event": "paid", "seat": 0, "warehouse": 2, "strongbox": 1, "resource": 0},
            "Alice paid 2 coins from the warehouse and 1 coin from the strongbox.",
            "Alice a payé 2 pièces de l’entrepôt et 1 pièce du coffre-fort.",
        ),
        (
            {"event": "paid", "seat": 0, "warehouse": 0, "strongbox": 3, "resource": 3},
            "Alice paid 3 shields from the strongbox.",
            "Alice a payé 3 boucliers du coffre-fort.",
        ),
        (
            {"event": "card_bought", "seat": 1, "card": 0, "slot": 2},
            "Bruno bought the green level I card (1 point) for slot 3.",
            "Bruno a acheté la carte verte de niveau I (1 point) pour l’emplacement 3.",
        ),
        (
            {"event": "faith_moved", "seat": 0, "steps": 1, "space": 8},
            "Alice gained 1 faith point: space 8.",
            "Alice a gagné 1 point de foi~: case 8.",
        ),
        (
            {"event": "cross_moved", "steps": 1, "space": 7},
            "The black cross moved 1 space, to space 7.",
            "La Croix noire a avancé d’une case, jusqu’à la case 7.",
        ),
        (
            {"event": "token_drawn", "token": 3},
            "Lorenzo drew the purple token.",
            "Lorenzo a tiré le jeton violet.",
        ),
        (
            {"event": "tile_turned", "seat": 0, "section": 0},
            "Alice turned up Pope’s favour tile 1.",
            "Alice a activé la tuile Faveur du Pape 1.",
        ),
    ],
)
def test_events(told: dict[str, object], english: str, french: str) -> None:
    assert words.event(GAME, told, NAMES, "en") == english
    assert words.event(GAME, told, NAMES, "fr") == typed(french)


@pytest.mark.rule("MAS-R-28")
def test_a_discarded_leader_is_named_to_its_owner_alone() -> None:
    told: dict[str, object] = {"event": "leader_discarded", "seat": 0}
    assert words.event(GAME, told, NAMES, "en") == "Alice discarded a Leader."
    assert words.event(GAME, told, NAMES, "fr") == "Alice a défaussé un Leader."
    told["leader"] = 4
    assert words.event(GAME, told, NAMES, "en") == "Alice discarded the depot Leader (stone)."
    assert words.event(GAME, told, NAMES, "fr") == "Alice a défaussé le Leader Entrepôt (pierre)."


def test_cards() -> None:
    assert words.card(GAME, "D01", "en") == (
        "Cost: 2 shields. Pay 1 coin to gain 1 faith point. 1 point."
    )
    assert words.card(GAME, "D01", "fr") == typed(
        "Coût~: 2 boucliers. Payez 1 pièce pour recevoir 1 point de foi. 1 point."
    )
    assert words.card(GAME, "D05", "en").startswith("Cost: 1 stone, 1 servant and 1 shield. ")
    assert words.card(GAME, "D05", "fr").startswith(
        typed("Coût~: 1 pierre, 1 serviteur et 1 bouclier. ")
    )
    assert words.card(GAME, "S1", "fr").endswith("niveau le plus bas d’abord.")


def test_refusals() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(signoria.IllegalAction) as refused:
        state.play(0, GAME.parse("market row 1"))
    assert refused.value.sentence("en") == (
        "The game has not begun yet: first choose your Leaders and your resources to start with."
        " (MAS-R-23)"
    )
    assert refused.value.sentence("fr") == typed(
        "La partie n’a pas commencé~: choisissez d’abord vos Leaders et vos ressources de départ."
        " (MAS-R-23)"
    )


def test_requests() -> None:
    with pytest.raises(signoria.BadRequest) as refused:
        signoria.game("chess")
    games = ", ".join(signoria.game_ids())
    assert str(refused.value) == f"There is no game “chess”. Choose one of these: {games}."
    assert refused.value.sentence("fr") == typed(
        f"Le jeu «~chess~» n’existe pas. Choisissez parmi ceux-ci~: {games}."
    )


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "nothing", "rien"),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a et b"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c et d"),
    ],
)
def test_lists(items: list[str], english: str, french: str) -> None:
    assert words.join(items, "en") == english
    assert words.join(items, "fr") == typed(french)
