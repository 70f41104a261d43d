"""Renaissance in the terminal: whole games as a newcomer plays them, and what the screen shows."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.cli import exits
from signoria.cli.screen import Screen
from signoria.cli.tables import table_of
from signoria.cli.tables.renaissance.land import Land
from signoria.games.renaissance import scoring
from signoria.games.renaissance.state import RenaissanceState
from signoria.record import load, replay
from tests.cli import looking
from tests.cli.command import Terminal, kept, lines, run
from tests.cli.looking import listed, played_by_hints, row
from tests.games.renaissance import positions
from tests.games.renaissance.positions import (
    BETRAYAL,
    FLORENCE,
    GAME,
    MILAN,
    ROME,
    VENICE,
    buying,
    combat,
    expanding,
    play,
    voting,
)

PLAY = ["play", "renaissance", "--seed", "7"]
TITLES = ["Player 1 (you)", *(f"Player {number}" for number in range(2, 7))]
ON: dict[str, object] = {"negotiation": "on"}
DRAWN = 40  # times that one kind of question is drawn
drawn = partial(looking.drawn, titles=TITLES)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("fr", 3)])
def test_a_newcomer_who_takes_hints(tmp_path: Path, language: str, seats: int) -> None:
    shown = played_by_hints(GAME, tmp_path, language, seats, "number")
    said = {
        "en": ("A Grand Master would choose", " wins with ", "1494, turn 6 of 6"),
        "fr": ("Un Grand Maître choisirait", " gagne avec ", "1494, tour 6 sur 6"),
    }
    assert all(words in shown for words in said[language])


def test_people_alone_at_one_keyboard_bargain_and_fight(tmp_path: Path) -> None:
    """The last turn. Everything is typed by its notation; swaps and gifts too, which are made in several steps."""
    start = voting(turn=6, options=ON)
    state, dice, notations = start.copy(), Random(7), []
    while not state.over:
        seat = state.to_act[0]
        offers = [] if state.speaking else state.commands(seat)
        command = bool(offers) and not dice.randrange(12)
        code = dice.choice(offers if command else state.decisions(seat))
        notations.append(GAME.notation(code))
        state.play(seat, code)
    everybody = [*on_the_table(tmp_path, start)[:-1], ",".join(["human"] * 6)]
    done = run(tmp_path, *everybody, "--option", "negotiation=on", typed=lines(*notations))
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(load(kept(tmp_path))).digest() == state.digest()
    assert re.search(r"Player \d attacked", done.stdout)
    assert re.search(r"Player \d gave Player \d ", done.stdout)
    assert "→ [Sign of God] →" in " ".join(done.stdout.split())


def test_who_names_no_players_gets_as_many_bots_as_the_game_needs(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY)
    assert done.returncode == exits.UNFINISHED
    assert "Player 3 (greedy bot)" in done.stdout
    assert "Player 4" not in done.stdout


def test_nobody_is_told_the_cards_of_another(tmp_path: Path) -> None:
    """Of a hand one sees how many cards it has; of one's own all."""
    state = combat(FLORENCE, hands={FLORENCE: "cannon", ROME: "swiss_regiment traitor"})
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=lines("board 5", "board"))
    his, mine = done.stdout.split("> board 5")[1].split("> board")
    assert row(his, "hand") == "hand 2 cards"
    assert not re.search("Swiss regiment|Traitor|facts", done.stdout)
    assert row(mine.split("--resume")[0], "hand") == "hand Cannon 6"


def on_the_table(folder: Path, state: signoria.State) -> list[str]:
    """The command that goes on from a position, with a person in the first seat."""
    (folder / "position.json").write_text(json.dumps(state.dump()))
    players = ",".join(["human", *["greedy"] * (state.seats - 1)])
    return ["play", "renaissance", "--position", str(folder / "position.json"), "--seats", players]


def test_orders(tmp_path: Path) -> None:
    typed = lines("help", "card Sign of God", "card traitor", "card evil", "why attack firenze",
                  "why expand siena", "rule", "board", "table", "lang fr", "carte retreat", "aide", "900",
                  "pas d’expansion", "quit")  # fmt: skip
    state = expanding(FLORENCE, hands={FLORENCE: "cannon knights"})
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.replace("\N{NO-BREAK SPACE}", " ").split())
    for said in (
        "most Renaissance points win",
        "such as “why attack siena”",
        "Sign of God: ",
        "There is no card “evil”",
        "Expand to Siena Republic of Siena, mountain, free city",
        "This is allowed now.",
        "1·Florence → 1·Pistoia▴, Pisa≈, Bologna, Siena▴, Perugia▴",
        "Retraite : ",
        "le plus de points de Renaissance l’emporte",
        "Il n’y a pas d’action 900 dans la liste",
        "Joueur 1 a passé.",
    ):
        assert said.lower() in out.lower(), said


def test_at_a_terminal_with_colours(tmp_path: Path) -> None:
    with Terminal(tmp_path, [*PLAY, "--seats", "human,greedy,greedy"]) as terminal:
        terminal.until("Which nation do you want to lead?", "> ")
        assert "\x1b[" not in terminal.answer("1")  # as read, without its colours
        terminal.type("quit\r")
        assert terminal.exit_code() == 0


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours(tmp_path: Path, settings: dict[str, str]) -> None:
    done = run(tmp_path, *PLAY, "--seats", "human,greedy,greedy", typed=lines("1"), **settings)
    assert "\x1b" not in done.stdout
    assert "1·Florence" in done.stdout


# ---------------------------------------------------------------- the list of actions


def test_cities_stand_in_one_line_with_what_they_are_good_for() -> None:
    text = listed(expanding(FLORENCE, cities={FLORENCE: ["firenze", "pisa"]}), FLORENCE)
    assert "Modena" not in text  # Pistoia is not his
    assert "Siena▴ (Siena 1/2)" in text
    assert "Lucca (Pisa-Lucca 2/2)" in text
    assert text.endswith("No expansion pass")
    state = combat(MILAN, hands={MILAN: "plunderers"})  # which does not give the city
    assert "6·Venice▾≈ (Venice)," in listed(play(state, "play plunderers"), MILAN)
    fighting = combat(
        MILAN,
        hands={MILAN: "cannon knights ride"},
        cities={MILAN: ["milano", "pavia", "brescia"], VENICE: ["verona", "trento"]},
        ramparts=["verona"],
    )
    text = listed(fighting, MILAN)
    assert (
        "1–3 Attack: 1) 6□Verona (Terraferma 1/2, walls 4), 2) 6·Trent▴ (Empire 1/2, walls 3)"
        in text
    )
    assert "4 Play Cavalry ride play ride 5 End the turn pass" in text


def test_numbers_name_what_stands_beside_them() -> None:
    table = table_of(GAME, "en", 80, plain=False)
    codes = expanding(FLORENCE).legal(FLORENCE)
    ends = [GAME.notation(code) for code in table.lines(codes, "expand")[0].codes]
    for number, notation in enumerate(ends, 1):
        assert table.typed(codes, number, "expand") == GAME.parse(notation)
    assert table.typed(codes, len(ends) + 1, "expand") == GAME.parse("pass")
    assert table.typed(codes, 0, "expand") is None


def test_a_nation_is_chosen_for_where_it_starts() -> None:
    text = listed(GAME.new(6, 7), 0)
    assert "1 Florence: Florence, Pistoia 2 Genoa: Genoa, Ajaccio 2 expansions by sea" in text
    assert "plunder" not in text
    text = listed(GAME.new(6, 7, scenario="1494", state_powers=True), 0)
    assert "France: Genoa, Naples, one of Turin, Pisa, Bari 2 expansions by sea" in text
    assert "Has one free plunder each turn." in text


def test_how_many_cards_is_typed_as_it_is_and_buildings_by_their_notation() -> None:
    table = table_of(GAME, "en", 80, plain=False)
    state = buying(MILAN, ducats={MILAN: 8}, ramparts=["pavia"])
    codes = state.legal(MILAN)
    shown = [
        (line.first, [GAME.notation(code) for code in line.codes])
        for line in table.lines(codes, "buy")
    ]
    assert shown == [
        (
            None,
            [
                "build rampart milano",
                "build castle pavia",
                "build palace milano",
                "build palace pavia",
            ],
        ),
        (0, ["number 0", "number 1", "number 2", "number 3", "number 4"]),
    ]
    for number in (3, 0, 40):
        assert table.typed(codes, number, "buy") == GAME.parse(f"number {number}")  # legal or not
    assert table.typed(codes, 200, "buy") is None
    text = listed(state, MILAN)
    assert "Castle 4○: build castle pavia Palace 3○: build palace milano, build" in text
    assert "0–4 Buy no cards and finish … Buy 4 cards and finish" in text


def test_purchases_at_the_keyboard(tmp_path: Path) -> None:
    state = buying(FLORENCE, ducats={FLORENCE: 9})
    typed = lines("hint", "9", "build castle firenze", "build rampart firenze", "undo",
                  "build palace firenze", "2")  # fmt: skip
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=typed)
    out = " ".join(done.stdout.split())
    assert "A Grand Master would choose" in out
    assert "A card costs 2 ducats: you can pay for 4 at most. (REN-BUY-02)" in out
    assert "(REN-BUY-07)" in out
    assert "Taken back: Build a rampart: Florence." in out
    assert "Player 1 built a palace for 3 ducats: Florence." in out
    assert "Player 1 bought for 4 ducats: " in out


# ---------------------------------------------------------------- the table


def the_table(options: dict[str, object] | None = None) -> signoria.State:
    return combat(
        MILAN,
        cities={
            MILAN: ["milano", "pavia", "brescia", "piacenza"],
            FLORENCE: ["firenze", "pistoia", "siena"],
        },
        hands={
            MILAN: "cannon knights knights condottiere engineer ambassador",
            FLORENCE: "pikemen",
        },
        known={MILAN: "knights"},
        boards={MILAN: {"shown": {"pikemen": 1}, "spent": {"knights": 1}}},
        castles=["milano"],
        ramparts=["firenze"],
        palaces=["piacenza"],
        artists={"leonardo": "milano"},
        pillaged=["siena"],
        scored={MILAN: [2], FLORENCE: [1]},
        options=options,
    )


def test_the_map() -> None:
    text = drawn(the_table(), MILAN)
    assert row(text, "1462").startswith("1462, turn 2 of 6: war order of play 4, 1, 2, 3, 5, 6 ─")
    assert row(text, "SAVOY") == "SAVOY MILAN ★4 EMPIRE FRIULI ISTRIA"
    assert row(text, "Turin") == "Turin 4■Milan⌂★ Swiss▴ Treviso Trieste▴≈"
    assert row(text, "Nice") == "Nice▴≈ 4·Pavia▾ Trent▴ Udine Pula≈"
    assert row(text, "2·Genoa") == "2·Genoa▴≈ 4·Piacenza⌂ Mantua▾ Modena Bologna"
    assert row(text, "CORSICA") == "CORSICA PISA-LUCCA FLORENCE ★1 UMBRIA MARCHES"
    assert row(text, "2·Ajaccio") == "2·Ajaccio▴≈ Lucca 1□Florence Perugia▴ Urbino▴"
    assert row(text, "Sassari") == "Sassari≈ 1·Siena▴! 5·Viterbo▴ L’Aquila▴ ≈ Adriatic"
    assert "□ rampart 4" in text
    high = text.splitlines().index(next(line for line in text.splitlines() if "Players" in line))
    assert high <= 23  # year, map and legend fit into a terminal of 24 lines


def test_closed_provinces_have_no_cities() -> None:
    text = drawn(positions.begun(3), None)
    assert "(savoy)" in text
    for city in ("Turin", "Pavia", "Capua", "Bari", "Trent"):
        assert city not in text
    assert "Genoa▴≈" in text  # its land stays open


def test_the_players_and_what_one_decides_with() -> None:
    text = drawn(the_table(), MILAN)
    # Three garrisons and a fortress earn 6, a province and an artist bring 2.
    assert row(text, "4 Player 4") == "4 Player 4 Milan ◂ 10 +6 6 4 2 +2"
    # The rampart and Pistoia; Siena is plundered.
    assert row(text, "1 Player 1") == "1 Player 1 (you) Florence 10 +3 1 3 1 +1"
    assert row(text, "hand").startswith("hand Knights 5 ×2, Cannon 6, Condottiere,")
    assert row(text, "face up") == "face up Pikemen 3"
    assert row(text, "defence only") == "defence only Knights 5"
    assert row(text, "still missing") == "still missing Lombardy Cremona · Emilia Parma"
    assert "Pikemen" not in drawn(the_table(), ROME).split("Players")[1]


@pytest.mark.parametrize("options", [{}, {"state_powers": True, "artist_pr_cap_per_province": 1}])
def test_what_the_end_of_the_turn_would_bring_is_what_it_brings(options: dict[str, object]) -> None:
    start = positions.begun(6, 3, **options)
    artists = 0
    for state, _, _ in positions.wander(start, seed=8):
        assert isinstance(state, RenaissanceState)
        land, view = Land(state.view(None)), state.view(None)
        for seat in range(6):
            cities = state.boards[seat].cities
            points = scoring.province_points(cities) + scoring.artist_points(state, cities)
            assert land.points(view, seat) == points
            assert land.income(view, seat) == scoring.income(state, seat)
        artists = max(artists, len(land.artists))
    assert artists > 1


def test_the_cap_of_artists_is_shown() -> None:
    artists = {"leonardo": "milano", "raffaello": "pavia"}
    free = combat(MILAN, hands={MILAN: "retreat"}, artists=artists)
    capped = combat(
        MILAN,
        hands={MILAN: "retreat"},
        artists=artists,
        options={"artist_pr_cap_per_province": 1},
    )
    assert row(drawn(free, MILAN), "4 Player 4").endswith(" 0 +3")
    assert row(drawn(capped, MILAN), "4 Player 4").endswith(" 0 +2")


@pytest.mark.parametrize(("scenario", "first"), [("base", "1454"), ("1494", "Turn 1")])
def test_the_result_names_years_or_the_turns_of_a_scenario(scenario: str, first: str) -> None:
    state, dice = GAME.new(4, 3, scenario=scenario), Random(1)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, dice.choice(state.decisions(seat)))
    screen = Screen(GAME, ["human"] * 4, "en")
    with screen.console.capture() as capture:
        screen.result(state)
    scored = [side["1454"] for side in GAME.score_sheet(state)]
    assert row(capture.get(), first) == f"{first} {' '.join(map(str, scored))}"


# ---------------------------------------------------------------- a battle, offers


def test_a_battle_in_its_steps() -> None:
    state = combat(
        MILAN,
        cities={MILAN: ["milano", "pavia", "brescia"], VENICE: ["venezia", "verona"]},
        hands={
            MILAN: "cannon knights condottiere engineer sign_of_god",
            VENICE: "pikemen condottiere retreat",
            ROME: "condottiere condottiere",
        },
        ramparts=["verona"],
    )
    state = positions.load(state, attack=3, defence=2, contracts=[BETRAYAL, 5, 4])
    state = play(state, "attack verona")
    text = drawn(state, ROME, brief="lend")
    assert "Battle: Brescia attacks Verona, by road ─" in text
    assert row(text, "[Condottieri for sale]").startswith("[Condottieri for sale] → cards →")
    assert row(text, "defender") == "defender Player 6 no cards yet, walls 4"
    state = play(state, "lend 1 1")
    text = drawn(state, MILAN, brief="hire")
    assert row(text, "for sale") == "for sale Player 5: 1 to the attacker, 1 to the defender"
    state = play(state, "hire from seat 5", "commit knights")
    text = drawn(state, MILAN, brief="commit")
    assert row(text, "attacker") == "attacker you Knights, hired Condottiere"
    assert row(drawn(state, VENICE), "attacker") == "attacker Player 4 no cards yet"
    state = play(state, "commit hired", "commit engineer")
    assert (
        row(drawn(state, MILAN), "attacker") == "attacker you Knights, hired Condottiere, Engineer"
    )
    seen = " ".join(drawn(state, VENICE, brief="commit").split())
    assert "Player 4 face down: 2 blue and a red one, one of them a hired Condottiere" in seen
    state = play(state, "pass", "commit pikemen", "pass")
    text = drawn(state, VENICE, brief="counter")
    assert "→ [Engineer, Traitor] →" in text
    state = play(state, "pass")
    text = drawn(state, VENICE, brief="traitor")
    assert "→ [Condottieri] →" in text
    assert row(text, "attacker") == "attacker Player 4 Knights 5 + die 3 = 8 (Engineer)"
    assert row(text, "defender") == "defender you Pikemen 3 + die 2 + walls 2 = 7"
    state = play(state, "yes")
    text = drawn(state, MILAN, brief="double")
    assert "[Sign of God]" in text
    assert row(text, "defender").endswith("Pikemen 3 + Condottiere 5 + die 2 + walls 2 = 12")
    state = play(state, "double knights")
    text = drawn(state, VENICE, "fr", brief="double")
    assert row(text, "attaquant").endswith("Chevaliers 5 + dé 3 + bonus 5 = 13 (Ingénieur)")
    state = play(state, "pass")
    assert "→ [Retreat]" in drawn(state, VENICE, brief="save")


def test_the_way_is_shown_where_a_source_is_chosen() -> None:
    state = expanding(FLORENCE, cities={FLORENCE: ["pisa", "firenze", "bastia"]})
    text = listed(play(state, "expand piombino"), FLORENCE)
    assert "1 From Bastia by sea from bastia 2 From Pisa by road from pisa" in text


def test_offers_are_shown_to_those_who_may_know() -> None:
    state = voting(options=ON)
    state = play(state, "swap", "city pistoia", "city viterbo", by=FLORENCE)
    assert row(drawn(state, ROME), "Player 1 →") == "Player 1 → you Pistoia for Viterbo"
    assert "Swaps on offer" not in drawn(state, MILAN)
    assert row(drawn(state, MILAN), "1462").startswith("1462, turn 2 of 6 order of play 1,")
    text = listed(state, ROME)
    assert "Accept the swap of Player 1 Pistoia for Viterbo accept from seat 1" in text
    assert "Give ducats to: 6) Player 1 10○, 7) Player 2 10○" in text
    giving = play(state, "gift to seat 2", by=ROME)
    assert "1–10 1 … 10 number 1 … number 10" in listed(giving, ROME)
    assert row(drawn(giving, ROME, brief="gift"), "Player 2") == "Player 2 10○"


# ---------------------------------------------------------------- widths, languages, every question


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [20, 40, 60, 80, 100, 120, 160])
def test_every_width_and_language(width: int, language: str) -> None:
    state = the_table(ON)
    for viewer in (None, FLORENCE, MILAN):
        drawn(state, viewer, language, width)
    listed(state, MILAN, language, width)


def eventful(**about: object) -> signoria.State:
    """Everybody has cards of every sort and a palace, and a starting city is a fortress."""
    hands = dict.fromkeys(range(3), "knights cannon condottiere traitor")
    hands |= {3: "pikemen pikemen engineer ambassador", 4: "marriage plunderers ride retreat"}
    hands[5] = "sign_of_god retreat artist_or_banker artist_or_banker knights arquebusiers"
    homes = [cities[0] for cities in positions.START.values()]
    artists = {"leonardo": homes[1], "botticelli": homes[3]}
    return combat(
        FLORENCE, hands=hands, palaces=homes, artists=artists, castles=[homes[0]], **about
    )


def test_every_question_can_be_drawn() -> None:
    """In random games: the whole table, the brief one, each line, each meaning."""
    asked_for: Counter[str] = Counter()
    powers = {"powers": ["florence", "naples", "milan"]}
    for language, start in (
        ("en", eventful(options=ON, **powers)),
        ("fr", eventful(**powers)),
        ("en", GAME.new(4, 4)),
        ("fr", GAME.new(6, 6, scenario="1515", state_powers=True, negotiation="on")),
        ("fr", GAME.new(4, 1, scenario="1499", yellow_cards_during_expansion=True)),
        ("en", lost()),
        ("en", combat(ROME, hands={ROME: "ambassador"}, ramparts=["milano"], seed=4)),
    ):
        table = table_of(GAME, language, 80, plain=True)
        for state, seat, _ in positions.wander(start, seed=3):
            asked = state.prompt(seat)
            if asked is None:
                continue
            asked_for[asked.kind] += 1
            if asked_for[asked.kind] > DRAWN:
                continue
            view = state.view(seat)
            table.whole(view, TITLES[: state.seats])
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
    assert set(GAME.prompts) - set(asked_for) == set()


def lost() -> signoria.State:
    """A turn ends in which Naples has lost everything."""
    return positions.last_combat(VENICE, cities={2: []})


def test_a_terminal_with_letters_and_figures_only(tmp_path: Path) -> None:
    state = eventful()
    done = run(tmp_path, *on_the_table(tmp_path, state), typed=lines("table"), PYTHONIOENCODING="ascii")  # fmt: skip
    assert done.returncode == exits.UNFINISHED
    assert ". garrison 2  + rampart 4  # fortress 6" in done.stdout
    assert "2.Genoa^~@*" in done.stdout
    table = done.stdout.partition("turn 2 of 6")[2]  # after the greeting, which has quotation marks
    table = re.sub(
        r"(?<=\w)\?(?=\w)|\?\n", "", table
    )  # apostrophes, which the terminal lacks; questions
    assert [line for line in table.splitlines() if "?" in line] == []
