"""How bots answer offers: by comparing what the judge says before and after, whatever words come with them."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots import BOTS, make
from signoria.bots.match import play_game
from tests.games.princes.positions import GAME, A, B, C, board, offer, play, position, wander

OPEN = {"negotiation": "on"}


def answer(state: signoria.State, seat: int, bot: str = "greedy") -> str | None:
    """What a bot in this seat does unasked."""
    code = make(bot, GAME, 1).volunteer(state.view(seat), state.commands(seat))
    return None if code is None else GAME.notation(code)


@pytest.mark.parametrize("how", ["public", "private"])
def test_an_offer_that_is_good_for_it_is_accepted(how: str) -> None:
    state = offer(position(options=OPEN), A, B, give=(9, 0), ask=(0, 1), how=how)
    assert answer(state, B) == "accept seat 1 offer 1"


def test_an_offer_that_is_bad_for_it_is_declined() -> None:
    state = offer(position(options=OPEN), A, B, give=(0, 1), ask=(9, 0))
    assert answer(state, B) == "decline seat 1 offer 1"


def test_of_several_offers_the_best_is_taken_first_and_the_rest_is_declined() -> None:
    state = offer(position(options=OPEN), A, B, give=(3, 0), ask=(0, 1))
    state = offer(state, A, B, give=(0, 1), ask=(20, 0))
    state = offer(state, C, B, give=(12, 0), ask=(0, 2))
    answers = []
    while (said := answer(state, B)) is not None:
        answers.append(said)
        state = play(state, said, by=B)
    assert answers == ["accept seat 3 offer 1", "accept seat 1 offer 1", "decline seat 1 offer 2"]


def test_what_it_cannot_pay_is_declined() -> None:
    """However good it is: nothing else can be said to it now."""
    generous = offer(position(options=OPEN), A, B, give=(40, 0), ask=(0, 12))
    poor = position(board(), board(influence=3), options=OPEN)
    assert answer(generous, B) == "accept seat 1 offer 1"
    asked = offer(offer(poor, A, B, give=(30, 0), ask=(0, 3)), A, B, give=(9, 0), ask=(0, 3))
    asked = play(asked, "accept seat 1 offer 1", by=B)
    assert answer(asked, B) == "decline seat 1 offer 2"


def test_it_says_nothing_to_what_is_offered_to_others_and_offers_nothing() -> None:
    state = offer(position(options=OPEN), A, C, give=(9, 0), ask=(0, 1))
    assert answer(state, B) is None
    assert not BOTS["greedy"].cares(GAME, state.commands(B))
    assert BOTS["greedy"].cares(GAME, state.commands(C))


def test_a_random_bot_leaves_offers_to_lapse() -> None:
    state = offer(position(options=OPEN), A, B, give=(9, 0), ask=(0, 1))
    assert answer(state, B, "random") is None


def test_it_answers_in_the_midst_of_its_own_auction_and_keeps_its_bid_payable() -> None:
    """The bid of 30 needs all its gold: what asks for gold cannot be accepted, what asks for influence can."""
    state = position(board(), board(gold=30), turn=B, options=OPEN)
    state = play(state, "auction ven_doge", "amount 30")
    asks_gold = offer(state, A, B, give=(0, 12), ask=(1, 0))
    assert answer(asks_gold, B) == "decline seat 1 offer 1"
    assert answer(offer(state, A, B, give=(9, 0), ask=(0, 1)), B) == "accept seat 1 offer 1"


def test_the_game_says_which_commands_open_a_phrase() -> None:
    """And those alone do; whoever declines ends an offer and does nothing else."""
    opened = declined = 0
    for state, _, _ in wander(GAME.new(4, 3, negotiation="on"), seed=3, steps=400):
        for seat in range(state.seats):
            for code in state.commands(seat):
                family = GAME.actions.family_of[code]
                after = state.copy()
                after.play(seat, code)
                assert after.speaking == family.opens
                opened += family.opens
                if family.declines:
                    declined += 1
                    assert after.scores() == state.scores()
                    assert after.to_act == state.to_act
    assert opened > 100
    assert declined > 10


def test_a_whole_game_of_bots_with_bargaining_ends() -> None:
    bots = [make("greedy", GAME, seat) for seat in range(3)]
    assert not play_game(GAME, bots, 5, {"negotiation": "on"}).cut
