"""One bot at a time: what it answers to a view."""

from __future__ import annotations

from collections import Counter

import pytest

import signoria
from signoria.bots import BOTS, make
from signoria.core.chance import Random

GAME = signoria.game("masters")


def test_the_bots_that_people_choose_from() -> None:
    levels = ["grandmaster", "master", "journeyman", "apprentice"]
    assert list(BOTS) == [*levels, "greedy", "random"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_unknown_bot_is_refused_in_one_sentence_that_names_the_known_ones(language: str) -> None:
    with pytest.raises(signoria.BadRequest) as caught:
        make("clever", GAME, 0)
    sentence = caught.value.sentence(language)
    assert all(word in sentence for word in ("clever", "greedy", "search-50ms", "playouts-50ms"))


def test_a_random_bot_chooses_every_decision_about_equally_often() -> None:
    bot = make("random", GAME, 1)
    chosen = Counter(bot.choose({}, [3, 5, 8, 13]) for _ in range(4000))
    assert set(chosen) == {3, 5, 8, 13}
    assert all(900 < count < 1100 for count in chosen.values())


def test_a_greedy_bot_answers_a_single_decision_without_a_look_at_the_table() -> None:
    assert make("greedy", GAME, 0).choose({}, [42]) == 42


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_volunteers_nothing_where_there_is_nothing_to_say(name: str) -> None:
    assert not BOTS[name].cares(GAME, [])
    assert make(name, GAME, 0).volunteer(GAME.new(2, 1).view(0), []) is None


@pytest.mark.parametrize("name", ["greedy", "random", "apprentice", "search-2", "playouts-2"])
def test_same_views_and_same_seed_same_answers(name: str) -> None:
    twin, other = make(name, GAME, 7), make(name, GAME, 7)
    state = GAME.new(3, 2)
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        view = state.view(seat)
        code = twin.choose(view, codes)
        assert code in codes
        assert code == other.choose(view, codes)
        state.play(seat, code)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_hidden_does_not_change_the_choice(seats: int) -> None:
    """Twin worlds: other Leaders in the hands of others, another future of the decks; the same view."""
    dealer = Random(5)
    state = GAME.new(seats, 11)
    number = 0
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        code = make("greedy", GAME, number).choose(state.view(seat), codes)
        if len(codes) > 1:
            twin = state.copy()
            twin.redeal(seat, dealer)
            assert twin.digest() != state.digest()
            assert code == make("greedy", GAME, number).choose(twin.view(seat), codes)
        state.play(seat, code)
        number += 1


def test_ties_are_broken_by_the_bots_own_numbers() -> None:
    """A first card may be laid into any of three empty slots: no slot is better, and none is forgotten."""
    state = GAME.new(2, 0)
    bots = [make("greedy", GAME, seat) for seat in range(2)]
    while True:
        seat = state.to_act[0]
        code = bots[seat].choose(state.view(seat), state.decisions(seat))
        if GAME.notation(code).startswith("buy"):
            break
        state.play(seat, code)
    view, codes = state.view(seat), state.decisions(seat)
    chosen = {GAME.notation(make("greedy", GAME, i).choose(view, codes)) for i in range(60)}
    assert {name[-6:] for name in chosen} == {"slot 1", "slot 2", "slot 3"}
