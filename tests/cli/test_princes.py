"""Princes of the Renaissance in the terminal: whole games as a newcomer plays them, and what the screen shows."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.cli import exits
from signoria.cli.tables import table_of
from signoria.record import load, replay, verify
from tests.cli import looking
from tests.cli.command import Terminal, kept, lines, run
from tests.cli.looking import listed, played_by_hints, row
from tests.games.princes import positions
from tests.games.princes.positions import GAME, A, B, bids, board, offer, position

PLAY = ["play", "princes", "--seed", "7"]
TITLES = ["Player 1 (you)", *(f"Player {number}" for number in range(2, 7))]
drawn = partial(looking.drawn, titles=TITLES)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("fr", 3)])
def test_a_newcomer_who_takes_hints(tmp_path: Path, language: str, seats: int) -> None:
    shown = played_by_hints(GAME, tmp_path, language, seats, "amount")
    said = {
        "en": ("A Grand Master would choose", " wins with ", "Decade III"),
        "fr": ("Un Grand Maître choisirait", " gagne avec ", "Décade III"),
    }
    assert all(words in shown for words in said[language])


def test_people_alone_at_one_keyboard_bargain_and_fight(tmp_path: Path) -> None:
    """Everything is typed by its notation; offers too, which are made in several steps."""
    state, dice, notations = GAME.new(3, 7, negotiation="on"), Random(7), []
    while not state.over:
        seat = state.to_act[0]
        offers = [] if state.speaking else state.commands(seat)
        command = bool(offers) and not dice.randrange(12)
        code = dice.choice(offers if command else state.decisions(seat))
        notations.append(GAME.notation(code))
        state.play(seat, code)
    everybody = ["--seats", "human,human,human", "--option", "negotiation=on"]
    done = run(tmp_path, *PLAY, *everybody, typed=lines(*notations))
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(load(kept(tmp_path))).digest() == state.digest()
    assert "offered" in done.stdout
    assert "attacked with" in done.stdout


def test_who_names_no_players_gets_as_many_bots_as_the_game_needs(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "princes", "--seed", "7")
    assert done.returncode == exits.UNFINISHED
    assert "Player 3 (greedy bot)" in done.stdout
    assert "Player 4" not in done.stdout


def test_nobody_is_told_the_treachery_of_another(tmp_path: Path) -> None:
    typed = lines("1", *["buy treachery", "pass"] * 3, "board 2")
    done = run(tmp_path, *PLAY, "--seats", "human,greedy,greedy", typed=typed)
    assert done.returncode == exits.UNFINISHED
    names = "Bribe Troops|Bribe Cardinal|Freeze Bid|Steal Influence|Raid Gold|Veto|Start War"
    assert re.search(f"Player 1 drew ({names})", done.stdout)
    assert not re.search(f"Player [23] drew ({names})", done.stdout)
    assert "facts" not in done.stdout
    assert not re.search(names, done.stdout.split("> board 2")[1].split("--resume")[0])


def on_the_table(folder: Path, state: signoria.State) -> list[str]:
    """The command that goes on from a position, with a person in the first seat."""
    (folder / "position.json").write_text(json.dumps(state.dump()))
    players = ",".join(["human", *["greedy"] * (state.seats - 1)])
    return ["play", "princes", "--position", str(folder / "position.json"), "--seats", players]


def test_orders(tmp_path: Path) -> None:
    typed = lines("help", "card the doge", "card ven_doge", "card evil", "why war venice against venice",
                  "why auction ven_doge", "rule", "board 3", "table", "lang fr", "carte veto", "aide", "900",
                  "passer son tour", "quit")  # fmt: skip
    done = run(tmp_path, *on_the_table(tmp_path, position(seats=3)), typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.replace("\N{NO-BREAK SPACE}", " ").split())
    for said in (
        "own tiles of the five great cities",
        "such as “why war venice against rome”",
        "The Doge: Venice, 2 gold and 2 influence each decade.",
        "There is no card “evil”",
        "A city cannot attack itself: choose two different cities. (POR-WAR-03)",
        "This is allowed now.",
        "Veto : Annulez une guerre",
        "possédez des tuiles des cinq grandes villes",
        "Il n’y a pas d’action 900 dans la liste",
        "Joueur 1 a passé son tour.",
    ):
        assert said.lower() in out.lower(), said
    assert out.count("The Doge: Venice") == 3  # by its name, by its id, and asking why


def test_at_a_terminal_with_colours(tmp_path: Path) -> None:
    arguments = [*PLAY, "--seats", "human,greedy,greedy"]
    with Terminal(tmp_path, arguments) as terminal:
        terminal.until("Choose the family you lead.", "> ")
        terminal.answer("2", "Your turn")
        terminal.answer("auction ven_doge", "Open the bidding for the Doge")
        assert "\x1b[" not in terminal.answer("15")  # as read, without its colours
        terminal.type("quit\r")
        assert terminal.exit_code() == 0


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours(tmp_path: Path, settings: dict[str, str]) -> None:
    done = run(tmp_path, *PLAY, "--seats", "human,greedy,greedy", typed=lines("1"), **settings)
    assert "\x1b" not in done.stdout
    assert "Auction in Venice from 14○: " in done.stdout


# ---------------------------------------------------------------- the list of actions


def test_a_turn_is_listed_by_what_one_wants_to_do() -> None:
    state = position(board(troops=["pike"], gold=13), board(tiles=["nap_merchant_1"]))
    text = listed(state, A)
    assert "1–6 Auction in Milan from 12○: 1 Milanese Merchant 3○, 2 Ludovico Sforza 1◆," in text
    assert "Auction in Venice" not in text  # 14 is too much
    assert "Neapolitan Merchant 2○" in text
    assert "Buy a troop: 26 Light Infantry 1○, 27 Crossbow 3○," in text
    assert "Discard a troop: Pike" in text
    assert "War: Rome attacks: 45 Venice, 46 Milan, 47 Florence, 48 Naples" in text
    assert text.endswith("53 Pass this turn pass")


def test_numbers_name_what_stands_beside_them() -> None:
    table = table_of(GAME, "en", 80, plain=False)
    codes = position(board(troops=["pike"], gold=13), board(tiles=["nap_merchant_1"])).legal(A)
    for number, notation in ((2, "auction mil_ludovico_sforza"), (46, "war rome against milan")):
        assert table.typed(codes, number) == GAME.parse(notation)
    assert table.typed(codes, 0) is None
    assert table.typed(codes, 54) is None


def test_a_bid_is_typed_as_it_is_and_all_else_beside_it_by_its_notation() -> None:
    table = table_of(GAME, "en", 80, plain=False)
    state = position(board(hand=["freeze_bid"], gold=16), seats=3)
    state = positions.play(state, "auction ven_doge")
    codes = state.legal(A)
    shown = [
        (line.first, [GAME.notation(code) for code in line.codes]) for line in table.lines(codes)
    ]
    assert shown == [
        (14, ["amount 14", "amount 15", "amount 16"]),
        (None, ["freeze seat 2"]),
        (None, ["freeze seat 3"]),
    ]
    for number, notation in ((15, "amount 15"), (0, "amount 0"), (40, "amount 40")):
        assert table.typed(codes, number) == GAME.parse(notation)  # legal or not
    assert table.typed(codes, 200) is None
    assert "14–16 Bid 14 gold … Bid 16 gold amount 14 … amount 16 freeze seat 2 Play" in listed(
        state, A
    )


def test_a_bid_at_the_keyboard(tmp_path: Path) -> None:
    typed = lines("auction ven_doge", "5", "99", "hint", "14")
    done = run(tmp_path, *on_the_table(tmp_path, position(seats=3)), typed=typed)
    out = " ".join(done.stdout.split())
    assert "The first bid must be at least 14: twice the status of the city. (POR-CITY-02)" in out
    assert "The highest bid you can pay for is 40. (POR-AUC-07)" in out
    assert re.search(r"A Grand Master would choose \d+: Bid \d+ gold \(amount \d+\)", out)
    assert "Player 1 bid 14 gold." in out


def test_who_cannot_bid_freezes_nobody_by_mistake(tmp_path: Path) -> None:
    """A number at an auction is a bid, also if there is none to make."""
    state = position(board(gold=5, hand=["freeze_bid"]), seats=3, turn=B)
    state = positions.play(bids(positions.play(state, "auction ven_doge"), 15), "pass")
    assert "freeze seat 2 Play Freeze Bid against player 2 pass Pass" in listed(state, A)
    typed = lines("1", "300", "pass")
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=typed)
    assert "Bid at least 16 or pass. (POR-AUC-04)" in done.stdout
    assert "“300” is neither an action nor an order." in done.stdout
    assert "Freeze Bid:" not in done.stdout


def test_a_hint_to_pass_says_what_to_type(tmp_path: Path) -> None:
    state = bids(positions.play(position(seats=3, turn=B), "auction nap_merchant_1"), 38)
    state = positions.play(state, "pass")
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=lines("hint", "Pass"))
    assert "A Grand Master would choose: Pass. Type “pass”." in done.stdout
    assert "Player 1 passed." in done.stdout


# ---------------------------------------------------------------- the table


def the_table(options: dict[str, object] | None = None) -> signoria.State:
    mine = board(
        gold=31,
        influence=9,
        troops=["pike", "cavalry"],
        tiles=["ven_doge", "ven_merchant_1", "ven_merchant_2", "rom_lucrezia_borgia"],
        used=["rom_lucrezia_borgia"],
        events=["gozzoli"],
        hand=["freeze_bid", "freeze_bid"],
        fees=6,
        tokens=2,
    )
    theirs = board(
        troops=["artillery"],
        tiles=["mil_swiss_mercenaries", "flo_banking_1", "flo_banking_2"],
        used=["flo_banking_1"],
        hand=["veto"],
    )
    return position(
        mine,
        theirs,
        decade=2,
        wars=1,
        pope=B,
        artists={"milan": 1},
        discards=["start_war"],
        options=options,
    )


def test_everything_on_the_table() -> None:
    text = drawn(the_table())
    assert row(text, "Decade II").startswith("Decade II wars 1 of 4 · treachery pile 19 ─")
    assert row(text, "Venice") == "Venice 7 10★ 14○ Venetian Merchant 3○ ×3"
    assert row(text, "Milan").startswith(
        "Milan 6+ 7★ 12○ Milanese Merchant 3○ · Ludovico Sforza 1◆"
    )
    assert row(text, "Florence").startswith("Florence 6 5★ 12○ Lorenzo Medici 1◆")
    assert row(text, "Naples").startswith("Naples 5 1★ 10○")  # tied for the last two places
    assert row(text, "events ○") == "events ○ Bellini 2★ · Merchant"
    assert row(text, "events ◆") == "events ◆ Botticelli 3★ · Ghirlandaio status +1"
    assert row(text, "later").startswith("later Leonardo da Vinci · Michelangelo")
    assert row(text, "Pope") == "Pope Player 2"
    assert "Cavalry 6○ 2/1 +2◆ ×3" in text
    assert row(text, "discarded") == "discarded Start War"


def test_the_players() -> None:
    text = drawn(the_table())
    # Three tiles of Venice at 10, one of Rome at 1, Gozzoli 2, two victory tokens 3.
    assert row(text, "1  Player") == "1 Player 1 (you) Baglioni ◂ 31○ 9◆ 36★ hand 2 of 2"
    assert row(text, "Pike, C") == "Pike, Cavalry 2/3 · The Doge · Venetian Merchant ×2 ·"
    assert row(text, "Lucrezia Borgia (used)") == "Lucrezia Borgia (used) · Gozzoli 2★"
    assert row(text, "6○ waiting") == "6○ waiting in Perugia · 2 victories · hand: Freeze Bid ×2"
    assert row(text, "2  Player") == "2 Player 2 d’Este 40○ 12◆ 17★ hand 1 of 2"
    # Artillery 3/1 with the bonus of the family; the Swiss help a Pike only.
    assert (
        row(text, "Artillery 4/2")
        == "Artillery 4/2 · Swiss Mercenaries · Banking ×2 (1 of them used)"
    )
    assert "Veto" not in text


def test_points_shown_are_those_of_the_score_sheet() -> None:
    """But for gold, influence and the Pope."""
    for state, seat, _ in positions.wander(GAME.new(4, 5), seed=5):
        if not seat:
            shown = drawn(state, None)
            for number in range(4):
                sheet = GAME.score_sheet(state)[number]
                sure = sum(sheet[part] for part in ("cities", "events", "merchants", "tokens"))
                assert f" {sure}★" in row(shown, f"{number + 1}  Player")


def test_funds_that_are_hidden() -> None:
    state = the_table(options={"hidden_funds": True})
    text = drawn(state)
    assert row(text, "1  Player").startswith("1 Player 1 (you) Baglioni ◂ 31○ 9◆")
    assert row(text, "2  Player").startswith("2 Player 2 d’Este (4)○ (4)◆")
    assert "( ) counters" in text


# ---------------------------------------------------------------- auctions, wars, offers


def test_what_one_sees_at_an_auction() -> None:
    state = bids(positions.play(position(seats=3), "auction ven_doge"), 15)
    text = drawn(state, B, brief="bid")
    assert row(text, "on sale").startswith("on sale The Doge: Venice, 2 gold and 2 influence each")
    assert row(text, "highest bid") == "highest bid 15○ Player 1"
    assert row(text, "still bidding") == "still bidding Player 1, you, Player 3"
    assert row(text, "you have") == "you have 40○ 12◆"
    frozen = positions.play(
        position(board(hand=["freeze_bid"]), board(hand=["veto"]), seats=3),
        "auction ven_doge",
        "freeze seat 2",
        "amount 14",
    )
    assert row(drawn(frozen, B, brief="bid"), "frozen") == "frozen you"


def test_a_war_in_its_steps() -> None:
    fighters = [
        board(troops=["pike", "cavalry"], hand=["bribe_troops"]),
        board(troops=["artillery"], hand=["veto"], tiles=["mil_ludovico_sforza"]),
        board(troops=["light_infantry"], hand=["freeze_bid"]),
    ]
    state = position(*fighters, seats=3, pope=2, dice=[(1, 6), (6, 1)])
    state = positions.play(state, "war venice against rome")
    step = "[veto] → attacker → defender → League → bribes → dice → counter-attack"
    assert row(drawn(state, A, brief="veto"), "[veto]") == step
    assert row(drawn(state, A, brief="veto"), "attacker") == "attacker Venice 7 no condottiere yet"
    state = positions.play(state, "pass", "pass", "pass")
    text = drawn(state, A, brief="bid")
    assert "→ [attacker] →" in text
    assert row(text, "your troops") == "your troops Pike, Cavalry 2/3"
    state = bids(state, 2, None, None)
    text = drawn(state, B, brief="bid")
    assert row(text, "attacker") == "attacker Venice 7 Player 1 2/3"
    assert row(text, "defender") == "defender Rome 5 no condottiere yet"
    state = bids(state, 1, None)
    assert "→ [League] →" in drawn(state, 2, brief="league")
    state = positions.play(state, "league with defender")
    text = drawn(state, A, brief="bribe")
    assert "→ [bribes] →" in text
    assert row(text, "Holy League") == "Holy League Player 3 with Rome"
    assert row(text, "defender") == "defender Rome 5 Player 2 5/2"
    state = positions.play(state, "bribe defender artillery", "pass", "pass")
    text = drawn(state, B, brief="reroll")
    assert "→ [dice] →" in text
    assert row(text, "defender") == "defender Rome 5 you 1/0 bribed: Artillery"
    assert row(text, "dice") == "dice black 1, white 6"
    text = drawn(positions.play(state, "pass"), B, language="fr", brief="reroll")
    assert "→ [contre-attaque]" in text
    assert row(text, "dés") == "dés noir 6, blanc 1"


def test_offers_are_shown_to_those_who_may_know() -> None:
    state = position(seats=3, options={"negotiation": "on"})
    state = offer(state, B, A, give=(3, 0), ask=(0, 2), how="private", lasts="decade")
    assert row(drawn(state), "Player 2 →") == "Player 2 → you 3○ for 2◆ this decade, private"
    assert "Offers" not in drawn(state, 2)
    assert "Accept offer 1 from player 2 3○ for 2◆ this decade, private" in listed(state, A)
    assert "Make an offer to: 58 Player 2, 59 Player 3" in listed(state, A)
    speaking = positions.play(state, "offer to seat 3", by=A)
    assert "0–40 Give 0 gold … Give 40 gold" in listed(speaking, A)
    assert row(drawn(speaking, brief="offer"), "Player 3") == "Player 3 40○ 12◆"


def test_an_offer_can_be_taken_back_until_it_is_sent(tmp_path: Path) -> None:
    state = position(seats=3, options={"negotiation": "on"})
    typed = lines("offer to seat 2", "9", "undo", "5", "undo all", "pass")
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=typed)
    assert "Taken back: Make player 2 an offer." in done.stdout
    assert "Player 1 passed the turn." in done.stdout
    assert "offered" not in done.stdout
    assert verify(kept(tmp_path)).kind == "running"


def test_a_bot_answers_an_offer_at_once(tmp_path: Path) -> None:
    typed = lines("offer to seat 2", "9", "0", "0", "1", "send private for this turn", "board 2")
    state = position(seats=3, options={"negotiation": "on"})
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=typed)
    assert "Player 1 gave Player 2 9 gold for 1 influence." in done.stdout


# ---------------------------------------------------------------- widths, languages, every question


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [20, 40, 60, 80, 100, 120, 160])
def test_every_width_and_language(width: int, language: str) -> None:
    state = the_table(options={"negotiation": "on"})
    for viewer in (None, A, B):
        drawn(state, viewer, language, width)
    listed(state, A, language, width)


def eventful() -> signoria.State:
    """Everybody has troops and treachery, somebody can have dice rolled again."""
    hands = [["bribe_troops"] * 2, ["bribe_cardinal"] * 2, ["bribe_troops"] * 2]
    boards = [board(hand=hand, troops=["pike", "cavalry"], gold=90) for hand in hands]
    boards[2]["tiles"] = ["mil_ludovico_sforza"]
    return position(*boards, seats=3, options={"negotiation": "on"})


def test_every_question_can_be_drawn() -> None:
    """In random games: the whole table, the brief one, each line, each meaning."""
    asked_for = set()
    for seats, language, start in (
        (3, "en", eventful()),
        (3, "fr", positions.play(eventful(), "buy treachery")),
        (4, "fr", GAME.new(4, 4)),
        (6, "fr", GAME.new(6, 6, negotiation="on")),
    ):
        table = table_of(GAME, language, 80, plain=True)
        for state, seat, _ in positions.wander(start, seed=seats):
            asked = state.prompt(seat)
            if asked is None:
                continue
            asked_for.add(asked.kind)
            view = state.view(seat)
            table.whole(view, TITLES[:seats])
            table.brief(view, asked.kind)
            codes = state.legal(seat)
            found = table.lines(codes, asked.kind)
            assert sorted(code for line in found for code in line.codes) == codes
            for line in found:
                table.label(view, line)
                for place, code in enumerate(line.codes):
                    if line.first is not None:
                        assert table.typed(codes, line.first + place, asked.kind) == code
                    table.meaning(view, code)
                    for part in table.parts(view, code):
                        assert table.title(part)
    assert asked_for == set(GAME.prompts)


def test_a_terminal_with_letters_and_figures_only(tmp_path: Path) -> None:
    typed = lines("1", "auction ven_doge", "14", "pass")
    done = run(tmp_path, *PLAY, "--seats", "human,greedy,greedy", typed=typed, PYTHONIOENCODING="ascii")  # fmt: skip
    assert done.returncode == exits.UNFINISHED
    assert "g gold   i influence   * points" in done.stdout
    table = done.stdout.partition("wars 0 of 4")[2]  # after the greeting, which has quotation marks
    lost = [line for line in table.splitlines() if "?" in re.sub(r"(?<=\w)\?(?=\w)", "", line)]
    assert lost == []  # but for apostrophes, which the terminal lacks
