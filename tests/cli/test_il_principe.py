"""Il Principe in the terminal: whole games as a newcomer plays them, and what the screen shows of the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.cli import exits
from signoria.cli.tables import BareTable, table_of
from signoria.record import load, replay, verify
from tests.cli import looking
from tests.cli.command import kept, lines, run
from tests.cli.looking import row
from tests.games.il_principe import positions
from tests.games.il_principe.positions import A, B, board

GAME = signoria.game("il_principe")
PLAY = ["play", "il_principe", "--seed", "7"]
TITLES = ["Player 1 (you)", "Player 2 (greedy bot)", "Player 3", "Player 4", "Player 5"]
drawn = partial(looking.drawn, titles=TITLES)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("fr", 2)])
def test_a_newcomer_who_takes_hints(tmp_path: Path, language: str, seats: int) -> None:
    players = ",".join(["human", *["greedy"] * (seats - 1)])
    first = {"en": "hint", "fr": "conseil"}[language]
    typed = lines(first, *["1", "0"] * 300)  # the first of the list, or a bid of 1, or a pass
    done = run(tmp_path, *PLAY, "--seats", players, "--lang", language, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(kept(tmp_path)).kind == "finished"
    said = {
        "en": ("A Grand Master would choose", " wins with "),
        "fr": ("Un Grand Maître choisirait", " gagne avec "),
    }
    assert all(words in done.stdout for words in said[language])
    assert not any(room in done.stdout for room in ("cli-", "il_principe-name", "word-"))


def test_people_alone_at_one_keyboard(tmp_path: Path) -> None:
    state, dice, notations = GAME.new(4, 7), Random(7), []
    while not state.over:
        seat = state.to_act[0]
        code = dice.choice(state.decisions(seat))
        notations.append(GAME.notation(code))
        state.play(seat, code)
    done = run(tmp_path, *PLAY, "--seats", "human,human,human,human", typed=lines(*notations))
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(load(kept(tmp_path))).digest() == state.digest()


def test_nobody_is_told_the_coins_or_cards_of_another(tmp_path: Path) -> None:
    done = run(
        tmp_path, *PLAY, "--seats", "human,greedy,greedy", typed=lines(*["1"] * 3, "board 2")
    )
    assert done.returncode == exits.UNFINISHED
    assert "Player 1 received 5 coins and 4 cards: " in done.stdout
    assert "Player 2 received 5 coins and 4 cards." in done.stdout
    assert "facts" not in done.stdout
    of_second = done.stdout.split("board 2")[1]
    assert "hand " in of_second
    assert "coins" not in of_second.split("--resume")[0]


def test_orders(tmp_path: Path) -> None:
    typed = lines("1", "help", "card Florence", "card firenze", "card évêque", "why build firenze", "rule",
                  "board", "2", "undo", "lang fr", "carte évêque", "aide", "0", "table", "quit")  # fmt: skip
    done = run(tmp_path, *PLAY, "--seats", "human,greedy", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.split())
    for said in (
        "build cities, hold roles and rule regions",
        "such as “why build firenze”",
        "Florence: Costs 5 coins and, from your hand, 2 green cards",
        "There is no card “évêque”",
        "First choose the cards to offer from your hand. (ILP-INC-03)",
        "Taken back: Choose",
        "Évêque : Gagnez 1 point de victoire.",
        "comme « pourquoi build firenze »",
        "Il n’y a pas d’action 0 dans la liste",
        "Pioche Bâtiment",
    ):
        assert said.lower() in out.lower().replace("\N{NO-BREAK SPACE}", " "), said
    assert out.count("Florence: Costs") == 3  # by its name, by its id, and asking why


# ---------------------------------------------------------------- auctions


def test_a_bid_is_typed_as_it_is() -> None:
    table = table_of(GAME, "en", 80, plain=False)
    state = positions.play(
        positions.selling("GG", principe=3, boards=[board(), board(coins=6)]), "bid 2"
    )
    codes = state.legal(B)
    shown = [
        (line.first, [GAME.notation(code) for code in line.codes]) for line in table.lines(codes)
    ]
    assert shown == [(0, ["pass"]), (3, ["bid 3", "bid 4", "bid 5", "bid 6"])]
    for number, notation in ((0, "pass"), (3, "bid 3"), (2, "bid 2"), (40, "bid 40")):
        assert table.typed(codes, number) == GAME.parse(notation)  # legal or not
    assert table.typed(codes, 100) is None


def test_a_bid_at_the_keyboard(tmp_path: Path) -> None:
    typed = lines("1", *["1"] * 3, "0", *["9"] * 9)
    done = run(tmp_path, *PLAY, "--seats", "human,random", typed=typed)
    assert done.returncode == exits.UNFINISHED
    out = " ".join(done.stdout.split())
    assert "0 Pass pass" in out
    assert "Bid 1 coin … Bid 6 coins bid 1 … bid 6" in out
    assert "You can bid 6 coins at most. (ILP-AUC-10)" in out


def test_what_one_sees_at_an_auction() -> None:
    boards = [board(hand="GWW", coins=7), board(), board(), board()]
    state = positions.play(
        positions.selling("GGRRRB", principe=A, boards=boards), "bid 2", "pass", "bid 3"
    )
    text = drawn(state, A, brief="bid_lot")
    assert row(text, "on sale") == "on sale 1◆"
    assert row(text, "then") == "then 2▲, 3■"
    assert row(text, "highest bid") == "highest bid 3○ Player 4"
    assert row(text, "still bidding") == "still bidding you, Player 2, Player 4"
    assert row(text, "hand") == "hand 1▲ 2†"
    assert row(text, "coins") == "coins 7○"
    assert row(text, "Siena") == "Siena 4★ 1▼ 3○ ▲ † (●) Umbria"


def test_a_role_on_sale() -> None:
    state = positions.roles_given([board(up="WW"), board(up="WW"), board(up="W")])
    text = drawn(state, B, language="fr", brief="bid_role")
    assert row(text, "en vente") == "en vente Évêque : Gagnez 1 point de victoire."
    assert row(text, "encore en lice") == "encore en lice Joueur 1, vous"


# ---------------------------------------------------------------- the table


def the_table() -> signoria.State:
    boards = [
        board(
            hand="GGWB",
            up="GGG",
            down="GR",
            coins=4,
            points=12,
            shields={"umbria": 2},
            roles=["master"],
            cities=["siena"],
        ),
        board(
            hand="RR",
            up="G",
            coins=9,
            points=3,
            shields={"umbria": 1, "veneto": 1},
            roles=["apprentice"],
        ),
        board(hand="YYY", shields={"veneto": 1}),
    ]
    return positions.selling(
        "GGRRRB",
        seats=3,
        principe=B,
        boards=boards,
        display=["lucca", "firenze", "verona", "orvieto"],
    )


def test_everything_on_the_table() -> None:
    text = drawn(the_table())
    assert row(text, "Round 2").startswith("Round 2 Building deck 79 · City deck 10 ─")
    assert row(text, "Florence") == "Florence 8★ 2▼ (5○) ▲ ▲ (■) ◆ (●) Romagna, Tuscany, Umbria"
    assert row(text, "major role") == "major role Master 1 Bishop Gonfalonier Noble Banker"
    assert row(text, "minor role") == "minor role Apprentice 2 Priest Notary Knight Merchant"
    assert row(text, "lots") == "lots 2▲ – 3■ 1◆ ◂ –"
    assert row(text, "1 Medici") == "1 Medici 3 (+1) – 0 (+1) – –"
    assert row(text, "Umbria") == "Umbria 2▼ 5★ 1▼ 2★ –"
    assert row(text, "Veneto") == "Veneto – 1▼ 5★ 1▼ 5★"
    assert row(text, "1  Player") == "1 Player 1 (you) 12 4 4 9 Siena"
    assert row(text, "2  Player") == "2 Player 2 (greedy bot) ◂ Il Principe 3 2 ? 9 –"
    assert row(text, "hand") == "hand 2▲ 1† 1◆"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [20, 40, 60, 80, 100, 120, 160])
def test_every_width_and_language(width: int, language: str) -> None:
    for viewer in (None, A, B):
        drawn(the_table(), viewer, language, width)


def test_every_question_can_be_drawn() -> None:
    """In random games of each number of seats: the whole table, the brief one, the meaning of each action."""
    for seats in (2, 3, 4, 5):
        table = table_of(GAME, "fr", 80, plain=True)
        for state, seat, _ in positions.wander(GAME.new(seats, seats), seed=seats):
            asked = state.prompt(seat)
            assert asked is not None
            view = state.view(seat)
            table.whole(view, TITLES[:seats])
            table.brief(view, asked.kind)
            codes = state.legal(seat)
            listed = [code for line in table.lines(codes) for code in line.codes]
            assert sorted(listed) == codes
            for line in table.lines(codes):
                assert line.first is not None
                for place, code in enumerate(line.codes):
                    assert table.typed(codes, line.first + place) == code
                    table.meaning(view, code)


def test_what_an_action_comes_to() -> None:
    table = table_of(GAME, "en", 80, plain=False)

    def meaning(state: signoria.State, notation: str) -> str:
        return table.meaning(state.view(A), GAME.parse(notation)).plain

    state = positions.acting(boards=[board(hand="GWYY", up="Y"), board(up="YYY", hand="R")])
    assert meaning(state, "build siena") == "4★ 1▼  3○ ▲ † ●"
    assert meaning(state, "build firenze") == "8★ 2▼  5○ ▲ (▲) (■) (◆) ●"
    assert meaning(state, "lay yellow 2") == "→ 3●  others 3, 0, 0"
    offer = positions.offering(boards=[board(hand="GGWR") for _ in range(4)])
    assert meaning(positions.play(offer, "colour green"), "colour green") == "1▲"
    turn = positions.roles_given([board(up="G", down="WWB")])
    assert meaning(turn, "colour white") == "0 (+2)"
    noble = positions.roles_given(
        [board(up="B", shields={"umbria": 2}), board(shields={"umbria": 1})]
    )
    assert meaning(noble, "region umbria") == "2▼  others 1, 0, 0"
    assert meaning(state, "pass") == ""


def test_a_game_nobody_has_drawn_shows_the_view_without_notes() -> None:
    state = the_table()
    text = str(BareTable(GAME).whole(state.view(A), TITLES))
    assert '"hand"' in text
    assert "facts" not in text
    assert text.count('"coins"') == 1  # one's own


def test_a_terminal_with_letters_and_figures_only(tmp_path: Path) -> None:
    typed = lines("1", "1", "1", "1", "1")
    done = run(tmp_path, *PLAY, "--seats", "human,greedy", typed=typed, PYTHONIOENCODING="ascii")
    assert done.returncode == exits.UNFINISHED
    assert "c coins" in done.stdout
    table = done.stdout.partition("Cities to build")[
        2
    ]  # after the greeting, which has quotation marks
    rows = [line for line in table.splitlines() if "?" in line]
    rows = [line for line in rows if "Este" not in line]  # whose apostrophe the terminal lacks
    assert all("Player 2 (greedy bot)" in line for line in rows)  # whose coins nobody knows
