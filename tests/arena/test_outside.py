"""Programs of other people in the arena: real processes, good ones and bad ones."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

import signoria
from signoria.arena import Match, Played, run, summary
from signoria.arena.file import Results
from signoria.arena.match import play
from signoria.bots import kind, make
from signoria.bots.outside import OutsideBot
from signoria.bots.program import BotFailed

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
HELLO = """
import json, sys, time
def say(**message): print(json.dumps(message), flush=True)
def heard(): return json.loads(sys.stdin.readline())
hello = heard()
"""
READY = HELLO + "say(t='ready')\nasked = heard()\n"
FAULTS = {
    "it cannot start": "syntax error",
    "it says nothing at first": "import time; time.sleep(3600)",
    "it is not ready": HELLO + "say(t='no')\nheard()",
    "it ends": READY + "raise SystemExit('I am tired')",
    "it is killed": READY + "import os; os.kill(os.getpid(), 9)",
    "it hangs": READY + "time.sleep(3600)",
    "it starts others that hang": READY + "import os\nif os.fork() == 0: time.sleep(3600)\n",
    "it stops reading and talks": READY + "while True: print('nonsense', flush=True)",
    "it talks without an end": READY + "while True: sys.stdout.write('x' * 100000)",
    "it chooses what is not legal": READY + "while True: say(n=asked['n'], code=9999); heard()",
    "it names no action": READY + "while True: say(n=asked['n'], action='resign'); heard()",
    "it answers another question": READY + "while True: say(n=7, code=0); heard()",
    "it says no number": READY + "while True: say(n=asked['n'], code=True); heard()",
    "it sends a list": READY + "while True: print([1, 2], flush=True); heard()",
    "it sends a nest": READY + "while True: print('[' * 60000, flush=True); heard()",
}


def bot(folder: Path, script: str) -> str:
    path = folder / "bot.py"
    path.write_text(script)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def example() -> str:
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"


def test_the_example_is_short_and_plays_every_game_to_its_end() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
    for game in signoria.game_ids():
        seats = max(2, signoria.game(game).fewest)
        match = Match(game, (example(), *["random"] * (seats - 1)), seed=3)
        played = play(match, 0, 1)
        assert (played.crashed, played.reason, played.cut) == ([], "", False)
        assert play(match, 0, 1) == played


def test_the_example_is_better_than_chance() -> None:
    match = Match("masters", (example(), "random"), seed=3)
    found = summary(match, run(match, 4, Results(match)))
    assert found["standings"][0]["first_place_share"]["mean"] > 0.5


@pytest.mark.parametrize("script", FAULTS.values(), ids=FAULTS)
def test_a_bad_program_costs_nobody_else_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    """The game goes on, the bad one is last and counted, and of the others the better one is first."""
    match = Match("masters", ("random", bot(tmp_path, script), "random"), seed=1, seconds=0.5)
    if script == FAULTS["it says nothing at first"]:
        monkeypatch.setattr("signoria.bots.outside.STARTING", 0.5)
    played = play(match, 0, 0)
    assert played.crashed == [1]
    assert played.places[1] == 3
    better = 0 if played.scores[0] > played.scores[2] else 2
    assert played.places[better] == 1
    assert played.reason.startswith("“cmd:")
    assert summary(match, [[played]])["crashed"] == 1


def test_crashed_games_are_counted_for_who_crashed(tmp_path: Path) -> None:
    """A game in which two of one name crash is one game; the reason is that of the first."""
    tired = bot(tmp_path, FAULTS["it ends"])
    match = Match("masters", (tired, "random", tired), seed=1)
    found = summary(match, run(match, 1, Results(match)))
    assert found["crashed"] == 3
    assert {line["bot"]: line["crashed"] for line in found["standings"]} == {tired: 3, "random": 0}
    assert "I am tired" in found["first_crash"]


def test_what_it_said_last_is_told(tmp_path: Path) -> None:
    match = Match("masters", (bot(tmp_path, FAULTS["it ends"]), "random"), seconds=5)
    assert "I am tired" in play(match, 0, 0).reason


def test_a_program_that_is_not_there() -> None:
    played = play(Match("masters", ("cmd:no-such-program-anywhere", "random")), 0, 0)
    assert (played.crashed, played.places) == ([0], [2, 1])


def test_a_game_alone_that_crashed_is_lost(tmp_path: Path) -> None:
    played = play(Match("masters", (bot(tmp_path, FAULTS["it ends"]),)), 0, 0)
    assert (played.crashed, played.places) == ([0], [2])


SECOND_TRY = """
def answer(question):
    print("one moment", flush=True)
    say(n=question["n"], action="resign")
    errors = [heard(), heard()]
    assert [error["t"] for error in errors] == ["error", "error"]
    say(n=question["n"], action=question["actions"][0]["action"])
while asked["t"] != "over":
    answer(asked)
    asked = heard()
"""


def test_a_wrong_answer_may_be_corrected(tmp_path: Path) -> None:
    match = Match("masters", (bot(tmp_path, READY + SECOND_TRY), "random"))
    assert play(match, 0, 0).reason == ""


LISTENING = """
heard_all = [hello, asked]
while asked["t"] != "over":
    say(n=asked["n"], code=asked["actions"][-1]["code"])
    asked = heard()
    heard_all.append(asked)
with open(sys.argv[0] + ".heard", "w") as file: json.dump(heard_all, file)
"""


def test_what_a_program_is_told(tmp_path: Path) -> None:
    """All that its seat may know, and nothing from which the cards of others could be worked out."""
    match = Match("princes", ("random", bot(tmp_path, READY + LISTENING), "random"), seed=9)
    played: Played = play(match, 2, 0)
    assert played.reason == ""
    hello, *questions, over = json.loads((tmp_path / "bot.py.heard").read_text())
    game = signoria.game("princes")
    assert hello == {
        "t": "hello",
        "protocol": 1,
        "game": "princes",
        "title": game.title,
        "rules": game.rules_version,
        "seats": 3,
        "options": game.chosen({}),
        "seat": 1,
        "seconds": match.seconds,
    }
    assert [question["n"] for question in questions] == list(range(1, len(questions) + 1))
    for question in questions:
        assert question.keys() == {"t", "n", "seconds", "prompt", "actions", "view"}
        assert question["view"]["viewer"] == 1
        state = game.imagine(question["view"], 1)
        assert state.decisions(1) == [action["code"] for action in question["actions"]]
    assert over["scores"] == played.scores
    assert sorted(over["places"]) == sorted(played.places)


def test_standing_commands_are_offered_to_who_wants_them(tmp_path: Path) -> None:
    game = signoria.game("princes")
    script = (
        HELLO
        + "say(t='ready', commands=True)\n"
        + """
while (asked := heard())["t"] != "over":
    say(n=asked["n"], code=asked["actions"][0]["code"] if asked["t"] == "choose" else None)
"""
    )
    for text, wanted in ((script, True), (script.replace("True", "False"), False)):
        one = kind(bot(tmp_path, text))(game, 0)
        assert isinstance(one, OutsideBot)
        state = game.new(3, 1, negotiation="on")
        seat = state.to_act[0]
        view, codes = state.view(seat), state.decisions(seat)
        assert one.volunteer(view, codes) is None  # it has not begun yet
        assert one.choose(view, codes) == codes[0]
        assert one.volunteer(view, codes) is None
        assert one._questions == (2 if wanted else 1)
        one.over([], [])


@pytest.mark.parametrize("name", ["cmd:", "cmd:   ", "cmd:'no end"])
def test_an_empty_command_is_no_bot(name: str) -> None:
    with pytest.raises(signoria.BadRequest):
        kind(name)


def test_outside_the_arena_a_failure_is_one_sentence(tmp_path: Path) -> None:
    game = signoria.game("masters")
    state = game.new(2, 1)
    one = make(bot(tmp_path, FAULTS["it ends"]), game, 0)
    with pytest.raises(BotFailed) as caught:
        one.choose(state.view(0), state.decisions(0))
    assert re.search(r"derniers mots\s: I am tired$", caught.value.sentence("fr"))
