"""The bots that think ahead: they win what can be won, keep their budget, and know only their view."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import signoria
from signoria.bots import kind, make
from signoria.bots.bot import Bot
from signoria.bots.levels import GrandMaster, Journeyman, Master
from signoria.bots.search import Budget, SearchBot
from signoria.core.chance import Random
from signoria.core.policy import Policy
from signoria.core.search import Search
from signoria.core.state import State
from signoria.core.tree import ROOT, key
from tests.games.il_principe import positions as il_principe
from tests.games.masters import positions as masters
from tests.games.princes import positions as princes

LEVELS = [Journeyman, Master, GrandMaster]


# ---------------------------------------------------------------- strength


def last_step_of_faith() -> State:
    """The last turn of the game, two points behind: four more for a step of faith, one at most for resources."""
    mine = masters.board(faith=20, slots=[["D01"], [], []], strongbox={"coin": 2})
    his = masters.board(faith=24, tiles=["discarded", "discarded", "active"])
    return masters.position(turn=0, first=1, boards=[mine, his], market="RWWW .... .... B")


def last_token_of_lorenzo() -> State:
    """Alone: the seventh card can be bought now, and Lorenzo needs one step more."""
    six = [["D01", "D17", "D33"], ["D02", "D18"], ["D03"]]
    return masters.alone(
        masters.board(slots=six, strongbox={"coin": 4}), tops={"blue II": "D19"}, cross=23
    )


def last_city() -> State:
    """The last action of the game, six points behind: a city gives them."""
    boards = [
        il_principe.board(points=30),
        il_principe.board(points=10),
        il_principe.board(points=5),
        il_principe.board(points=24, hand="GWYR"),
    ]
    return il_principe.acting(turn=il_principe.D, boards=boards, last=True, deck=0)


def last_auction() -> State:
    """The last tile would cost the prize for gold, which is worth more; one bid may yet be raised by the rival."""
    poor = princes.board(gold=4, influence=0)
    mine = princes.board(gold=10, influence=0, events=["piero_della_francesca"], tokens=2)
    rival = princes.board(gold=6, influence=0)
    state = princes.position(mine, poor, poor, rival, decade=3, events=["leonardo"])
    return princes.bids(princes.play(state, "auction leonardo"), 0, None, None, 5)


@pytest.mark.parametrize(
    ("position", "winning"),
    [
        (last_step_of_faith, {"market row 1", "market column 1", "produce slot 1"}),
        (last_token_of_lorenzo, {"buy blue II slot 3"}),
        (last_city, {"build siena"}),
        (last_auction, {"pass", "amount 6"}),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_a_winning_action_is_found(
    level: type[Bot], position: Callable[[], State], winning: set[str]
) -> None:
    state = position()
    seat = state.to_act[0]
    for seed in range(3):
        code = level(state.game, seed).choose(state.view(seat), state.decisions(seat))
        assert state.game.notation(code) in winning


# ---------------------------------------------------------------- fairness


class Quick(SearchBot):
    budget = Budget(6)
    policy = Policy(breadth=1)


class Learning(SearchBot):
    """With averages of moves, which are kept as the tree is."""

    budget = Budget(6)
    policy = Policy(breadth=3, by_averages=True)


@pytest.mark.parametrize("bot", [Quick, Learning])
@pytest.mark.parametrize("game", signoria.game_ids())
def test_what_is_hidden_does_not_change_the_choice(game: str, bot: type[SearchBot]) -> None:
    """Twin worlds along a whole game, the tree being kept from one decision to the next."""
    seats = 3
    dealer, state = Random(5), signoria.game(game).new(seats, 11)
    here = [bot(state.game, seat) for seat in range(seats)]
    there = [bot(state.game, seat) for seat in range(seats)]
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        twin = state.copy()
        twin.redeal(seat, dealer)
        code = here[seat].choose(state.view(seat), codes)
        handed_back = twin.to_act != state.to_act  # the sealed answers of others
        seen = (state if handed_back else twin).view(seat)
        assert there[seat].choose(seen, codes) == code
        state.play(seat, code)


# ---------------------------------------------------------------- budget and levels


def test_a_budget_is_kept() -> None:
    state = masters.begun(2)
    bot = kind("search-37")(state.game, 0)
    assert isinstance(bot, SearchBot)
    assert bot.explain() == []
    chosen = bot.choose(state.view(0), state.decisions(0))
    lines = bot.explain()
    assert lines[0].code == chosen
    assert sum(line.visits for line in lines) == 37


def test_milliseconds_are_a_budget_too() -> None:
    state = masters.begun(2)
    bot = kind("search-5ms")(state.game, 0)
    assert bot.choose(state.view(0), state.decisions(0)) in state.decisions(0)


def test_a_person_is_not_kept_waiting() -> None:
    """With a hundred millions of iterations before it, it answers when patience ends."""
    state = masters.begun(2)
    bot = kind("search-100000000")(state.game, 0)
    bot.patience = 0.02
    assert bot.choose(state.view(0), state.decisions(0)) in state.decisions(0)


@pytest.mark.parametrize("game", signoria.game_ids())
def test_levels_think_longer_and_longer(game: str) -> None:
    budgets = [level(signoria.game(game), 0).budget.iterations for level in LEVELS]
    assert budgets == sorted(set(budgets))


def test_a_game_tells_how_a_search_thinks_about_it() -> None:
    """In Artigiano many actions are tried at once, whatever the judge thinks of them; usually he is trusted longer."""
    state = signoria.game("artigiano").new(4, 3)
    while len(state.decisions(seat := state.to_act[0])) < 6:
        state.play(seat, state.decisions(seat)[0])
    bot = kind("search-30")(state.game, 0)
    assert isinstance(bot, SearchBot)
    bot.choose(state.view(seat), state.decisions(seat))
    usual = Search(state.game, state.view(seat), 0, Policy())
    usual.grow(30)
    here, elsewhere = (
        [one for one in lines if one.visits] for lines in (bot.explain(), usual.lines())
    )
    assert len(here) > len(elsewhere)


@pytest.mark.parametrize("name", ["search-0", "search-", "search-5s", "search--5", "search"])
def test_a_search_needs_a_budget(name: str) -> None:
    with pytest.raises(signoria.BadRequest):
        kind(name)


def test_an_apprentice_overlooks_things_but_never_that_it_may_pass() -> None:
    state = il_principe.selling("GG", principe=3, boards=[il_principe.board(coins=3)])
    view, codes = state.view(0), state.decisions(0)
    chosen = {make("apprentice", state.game, seed).choose(view, codes) for seed in range(60)}
    assert len(chosen) > 1
    assert chosen <= set(codes)
    assert make("apprentice", state.game, 0).choose(view, [0, 0]) == 0


def test_all_that_a_kept_tree_proposes_answers_the_question_at_hand() -> None:
    """The same action of a seat may lead to one question or to another, as the cards fall: below it stand answers
    to both, and those to the other one may have been taken more often.
    """
    state = signoria.game("masters").new(2, 5)
    seat = state.to_act[0]
    search = Search(state.game, state.view(seat), 1, Policy())
    search.grow(50)
    known = [line.code for line in search.lines()]
    tree = search._tree
    last = tree.children(ROOT)[-1]
    assert tree.reserve(1)
    other = tree.insert(ROOT, last, key(state.asking() + 1, seat, known[0]), 1.0)
    tree.visits[other] = 1_000
    assert [line.code for line in search.lines()] == known
    assert sum(line.visits for line in search.lines()) == 50
