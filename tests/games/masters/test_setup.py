"""SET: the setup of a game, up to its first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import signoria
from tests.games.masters.positions import (
    ALL_CARDS,
    ALL_LEADERS,
    GAME,
    RESOURCE_NAMES,
    arrangements,
    bag,
    begun,
    faith,
    legal,
    no_such_action,
    play,
    refused,
    seen,
    shelves,
    table,
    told,
    top,
    tray,
    wander,
)


def hands(state: signoria.State) -> list[list[str]]:
    """What each seat knows to be in its own hand."""
    views: list[Any] = [state.view(seat) for seat in range(state.seats)]
    return [view["boards"][seat]["hand"] for seat, view in enumerate(views)]


def leaders_kept(seats: int, seed: int = 0) -> signoria.State:
    """A game in which everyone has kept two Leaders, and nothing else happened yet."""
    state = GAME.new(seats, seed)
    while legal(state, "keep"):
        state = play(state, legal(state)[0])
    return state


def seats_in_order(state: signoria.State) -> list[int]:
    """The seats from the holder of the inkwell on."""
    first = table(state)["first"]
    return [(first + place) % state.seats for place in range(state.seats)]


# ---------------------------------------------------------------- the table


@pytest.mark.rule("MAS-SET-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_owns_anything_before_compensation(seats: int) -> None:
    for state in (GAME.new(seats, 3), leaders_kept(seats, 3)):
        for seat in range(seats):
            assert seen(state, seat)["warehouse"] == {}
            assert seen(state, seat)["strongbox"] == {}


@pytest.mark.rule("MAS-SET-02")
def test_each_deck_holds_its_own_four_cards() -> None:
    colours, levels = ("green", "purple", "blue", "yellow"), ("I", "II", "III")
    for seed in range(20):
        decks = table(GAME.new(2, seed))["decks"]
        assert set(decks) == {f"{colour} {level}" for colour in colours for level in levels}
        assert decks["blue I"]["left"] == ["D03", "D07", "D11", "D15"]
        assert all(deck["left"] == ALL_CARDS[name] for name, deck in decks.items())
        assert all(deck["top"] in deck["left"] for deck in decks.values())


@pytest.mark.rule("MAS-SET-02")
def test_each_deck_is_shuffled_on_its_own() -> None:
    games = [GAME.new(2, seed) for seed in range(60)]
    for name, cards in ALL_CARDS.items():
        assert {top(state, name) for state in games} == set(cards)
    pairs = {(top(state, "blue I"), top(state, "green I")) for state in games}
    assert len(pairs) > 8  # with one shuffle for both there would be four


@pytest.mark.rule("MAS-SET-03")
def test_any_marble_may_wait_in_the_slide() -> None:
    markets = [tray(GAME.new(2, seed)) for seed in range(200)]
    slides = Counter(market[-1] for market in markets)
    assert set(slides) == set("WBGYPR")
    assert slides["W"] > slides["R"]  # four white marbles, one red
    for place in range(14):  # and so for each space of the tray
        found = {market[place] for market in markets}
        assert found == set("WBGYPR") or found == {" "}


@pytest.mark.rule("MAS-SET-04")
def test_leaders_are_dealt_from_a_shuffled_deck() -> None:
    assert hands(GAME.new(3, 7)) == hands(GAME.new(3, 7))
    assert hands(GAME.new(3, 7)) != hands(GAME.new(3, 8))
    dealt = Counter(leader for seed in range(100) for leader in hands(GAME.new(2, seed))[1])
    assert set(dealt) == set(ALL_LEADERS)
    for seat in range(3):  # face down: nobody sees the cards of another
        view: Any = GAME.new(3, 7).view(seat)
        assert [("hand" in entry) for entry in view["boards"]] == [s == seat for s in range(3)]


@pytest.mark.rule("MAS-SET-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_and_black_cross_stay_in_the_box(seats: int) -> None:
    state = GAME.new(seats, 0)
    shown = [state.dump(), state.view(0), state.view(None)]
    for text in map(repr, shown):
        assert "'cross'" not in text
        assert "'used'" not in text
        assert "'S1'" not in text
    assert table(state)["lorenzo"] is None


@pytest.mark.rule("MAS-SET-06")
def test_boards_before_compensation() -> None:
    state = GAME.new(4, 0)
    for seat in range(4):
        assert seen(state, seat) == {
            "faith": 0,
            "tiles": ["inactive", "inactive", "inactive"],
            "warehouse": {},
            "strongbox": {},
            "slots": [[], [], []],
            "in_play": [],
            "in_hand": 4,
        }


# ---------------------------------------------------------------- Leaders


@pytest.mark.rule("MAS-SET-07")
def test_two_of_four_leaders_are_kept() -> None:
    state = GAME.new(4, 0)
    dealt = [leader for hand in hands(state) for leader in hand]
    assert sorted(dealt) == ALL_LEADERS  # four players use up all sixteen
    kept = leaders_kept(4)
    assert [len(hand) for hand in hands(kept)] == [2, 2, 2, 2]
    for seat in range(4):
        view: Any = kept.view(seat)
        assert sorted(hands(kept)[seat] + view["facts"]["gone"]) == hands(state)[seat]


@pytest.mark.rule("MAS-SET-07")
def test_every_pair_can_be_kept() -> None:
    state = GAME.new(1, 0)
    pairs: set[tuple[str, str]] = set()
    for first in legal(state):
        picked = play(state, first)
        pairs.update((first, second) for second in legal(picked))
    names = hands(state)[0]
    assert len(pairs) == 6
    assert pairs == {
        (f"keep {names[i]}", f"keep {names[j]}") for i in range(4) for j in range(i + 1, 4)
    }


@pytest.mark.rule("MAS-SET-07")
def test_one_leader_three_or_the_same_twice_is_refused() -> None:
    state = GAME.new(2, 0)
    names = hands(state)[0]
    assert refused(state, "pass") == "MAS-SET-07"
    one = play(state, f"keep {names[1]}")
    assert refused(one, "pass") == "MAS-SET-07"
    assert refused(one, f"keep {names[1]}") == "MAS-SET-07"
    two = play(one, f"keep {names[2]}")
    assert two.to_act == (1,)
    assert refused(two, f"keep {names[3]}", seat=0)
    assert two.legal(0) == []


@pytest.mark.rule("MAS-SET-07")
def test_only_leaders_dealt_to_the_seat_can_be_kept() -> None:
    state = GAME.new(2, 0)
    mine, theirs = hands(state)
    assert [name.removeprefix("keep ") for name in legal(state)] == mine[:3]
    for leader in theirs:
        assert refused(state, f"keep {leader}") == "MAS-SET-07"


@pytest.mark.rule("MAS-SET-13", "MAS-R-33")
def test_leaders_dropped_at_the_setup_bring_no_faith() -> None:
    state = begun(4)
    assert [faith(state)[seat] for seat in seats_in_order(state)] == [0, 0, 1, 1]
    assert faith(begun(2)) == [0, 0]


@pytest.mark.rule("MAS-R-28")
def test_leaders_not_in_play_are_never_shown() -> None:
    """Through a whole game: another seat or a spectator is told names of Leaders in play only."""
    for state, seat, action in wander(GAME.new(3, 5), seed=5):
        dump: Any = state.dump()
        hidden = set(dump["boards"][seat]["hand"]) | set(dump["boards"][seat]["gone"])
        viewers = [None, *(other for other in range(3) if other != seat)]
        for viewer in viewers:
            view: Any = state.view(viewer)
            assert not hidden & set(_words(view["boards"][seat]))
            assert not hidden & set(_words(view["table"]))
        if action.startswith("drop"):
            assert all("leader" not in event for event in told(state, action))
            assert all("leader" not in event for event in told(state, action, to=(seat + 1) % 3))
            assert any("leader" in event for event in told(state, action, to=seat))
    over = play(state, action)
    assert over.over
    for seat in range(3):  # not even at the end
        view = over.view((seat + 1) % 3)
        assert "hand" not in view["boards"][seat]
        assert "gone" not in view["boards"][seat]


@pytest.mark.rule("MAS-R-28")
def test_views_do_not_depend_on_what_others_hold() -> None:
    """Two worlds that differ in the hidden Leaders of seat 1 only look the same to seat 0 and to a spectator."""
    state = begun(2, seed=4)
    dump: Any = state.dump()
    held = dump["boards"][1]
    undealt = [name for name in ALL_LEADERS if name not in repr(dump["boards"])]
    held["hand"], held["gone"] = undealt[:2], undealt[2:4]
    twin = GAME.load(dump)
    assert twin.digest() != state.digest()
    for viewer in (0, None):
        assert twin.view(viewer) == state.view(viewer)


def _words(shown: Any) -> list[str]:
    if isinstance(shown, dict):
        return [word for value in shown.values() for word in _words(value)]
    if isinstance(shown, list):
        return [word for value in shown for word in _words(value)]
    return [shown] if isinstance(shown, str) else []


# ---------------------------------------------------------------- first player and compensation


@pytest.mark.rule("MAS-SET-08")
def test_the_inkwell_goes_to_a_random_seat_and_stays_there() -> None:
    firsts = Counter(table(leaders_kept(4, seed))["first"] for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    state = begun(3, seed=2)
    holder = table(state)["first"]
    for later, _, _ in wander(state, seed=2):
        assert table(later)["first"] == holder


@pytest.mark.rule("MAS-SET-09")
@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (1, [(0, 0)]),
        (2, [(0, 0), (1, 0)]),
        (3, [(0, 0), (1, 0), (1, 1)]),
        (4, [(0, 0), (1, 0), (1, 1), (2, 1)]),
    ],
)
def test_compensation_of_later_seats(seats: int, given: list[tuple[int, int]]) -> None:
    for seed in range(6):
        state = begun(seats, seed, compensation="shield")
        found = []
        for seat in seats_in_order(state):
            shown = seen(state, seat)
            found.append((shown["warehouse"].get("shield", 0), shown["faith"]))
            assert sum(shown["warehouse"].values()) == found[-1][0]
        assert found == given


@pytest.mark.rule("MAS-SET-10")
def test_compensation_is_chosen_in_turn_order() -> None:
    for seed in range(6):
        state = leaders_kept(4, seed)
        order = seats_in_order(state)
        asked = []
        while legal(state, "resource"):
            asked.append(state.to_act[0])
            state = play(state, "resource shield")
        assert asked == [order[1], order[2], order[3], order[3]]


@pytest.mark.rule("MAS-SET-10")
def test_two_coins_lie_on_one_shelf_and_two_types_on_two() -> None:
    state = leaders_kept(4)
    state = play(state, "resource coin", "resource coin")
    fourth = state.to_act[0]
    alike = play(state, "resource coin", "resource coin")
    assert seen(alike, fourth)["warehouse"] == {"coin": 2}
    assert arrangements({"coin": 2}) == [[[], ["coin", "coin"], []], [[], [], ["coin", "coin"]]]
    assert shelves(bag({"coin": 2})) in arrangements({"coin": 2})
    different = play(state, "resource coin", "resource stone")
    assert seen(different, fourth)["warehouse"] == {"coin": 1, "stone": 1}
    assert all(layout.count([]) == 1 for layout in arrangements({"coin": 1, "stone": 1}))
    assert shelves(bag({"coin": 1, "stone": 1})) in arrangements({"coin": 1, "stone": 1})


@pytest.mark.rule("MAS-SET-10")
def test_the_fourth_seat_has_ten_choices() -> None:
    state = play(leaders_kept(4), "resource coin", "resource coin")
    fourth = state.to_act[0]
    stores = []
    for first in legal(state):
        once = play(state, first)
        for second in legal(once):
            stores.append(seen(play(once, second), fourth)["warehouse"])
    assert len(stores) == 10  # pairs of four resources, each exactly once
    assert all(stores.count(store) == 1 for store in stores)


@pytest.mark.rule("MAS-SET-11", "MAS-R-23")
def test_compensation_is_one_of_four_resources_and_cannot_be_declined() -> None:
    state = leaders_kept(2)
    assert legal(state) == [f"resource {name}" for name in RESOURCE_NAMES]
    assert no_such_action("resource faith")
    assert refused(state, "pass") == "MAS-SET-11"
    fourth = play(leaders_kept(4), "resource coin", "resource coin", "resource stone")
    assert refused(fourth, "pass") == "MAS-SET-11"  # one of the two is not enough


@pytest.mark.rule("MAS-SET-12")
def test_faith_of_compensation_is_moved_before_the_first_turn() -> None:
    for state in (leaders_kept(4), begun(4)):
        assert [faith(state)[seat] for seat in seats_in_order(state)] == [0, 0, 1, 1]
        assert table(state)["reports"] == 0
        for seat in range(4):
            assert seen(state, seat)["tiles"] == ["inactive", "inactive", "inactive"]


@pytest.mark.rule("MAS-R-23")
def test_leaders_are_chosen_at_once_and_before_the_first_player_is_drawn() -> None:
    state = GAME.new(3, 1)
    assert state.to_act == (0, 1, 2)
    assert table(state)["first"] is None
    for text in ("resource coin", "market row 1"):
        assert refused(state, text) == "MAS-R-23"
    for seat in (2, 0, 1):
        assert table(state)["first"] is None
        for _ in range(2):
            state.play(seat, state.decisions(seat)[0])
    assert table(state)["first"] is not None
    assert refused(state, "market row 1") == "MAS-R-23"


@pytest.mark.rule("MAS-R-23")
def test_the_choice_is_secret() -> None:
    """Whatever seat 0 keeps, seat 1 sees and hears the same."""
    state = GAME.new(2, 1)
    names = hands(state)[0]
    low = play(state, f"keep {names[0]}", f"keep {names[1]}")
    high = play(state, f"keep {names[2]}", f"keep {names[3]}")
    for viewer in (1, None):
        assert low.view(viewer) == high.view(viewer)
    heard = [told(state, f"keep {names[i]}", f"keep {names[i + 1]}", to=1) for i in (0, 2)]
    assert heard[0] == heard[1] == [{"event": "leaders_kept", "seat": 0}]


@pytest.mark.rule("MAS-R-23")
def test_compensation_gives_nobody_else_faith() -> None:
    before = leaders_kept(2)
    for name in RESOURCE_NAMES:
        after = play(before, f"resource {name}")
        assert faith(after) == [0, 0]
        assert after.prompt(after.to_act[0]).kind == "turn"  # type: ignore[union-attr]
