"""What the judge thinks things are worth: thousandths of a point where nothing else is said.

The numbers were found by matches of the greedy bot against itself with slightly different weights.
"""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, vec

MOST_MISSING: Final[i64] = 12  # more missing pieces count as so many


def _fading(first: int, fade: int) -> vec[i64]:
    """Thousandths by the number of pieces missing: `first` with none; each takes all but `fade` thousandths."""
    shares = [first]
    for _n in range(MOST_MISSING):
        shares.append(shares[-1] * fade // 1000)
    return vec[i64](shares)


@final
class Weights:
    def __init__(
        self,
        *,
        card: int,
        point: int,
        track: int,
        good: int,
        plenty: int,
        spare: int,
        crowd: int,
        step: int,
        conversion: int,
        activations: int,
        ready: int,
        ready_fade: int,
        runner_up: int,
        wanted: int,
        near: int,
        near_fade: int,
        near_goods_fade: int,
        discount: int,
        depot: int,
        marble: int,
        production: int,
        hidden: int,
        favour: int,
        chase: int,
        tempo: int,
        clock: int,
        turns_per_card: int,
        turns_per_step: int,
        turns_per_need: int,
        doubt: int,
        doubt_per_turn: int,
    ) -> None:
        # Points
        self.card: Final[i64] = card  # a Development card as such
        self.point: Final[i64] = point  # a point on a card
        self.track: Final[i64] = track  # a point of the faith track
        self.favour: Final[i64] = favour  # a point of a favour tile that seems sure
        self.chase: Final[i64] = (
            chase  # how far a step short of the section sets back, in hundredths
        )
        # Resources
        self.good: Final[i64] = good  # a resource, up to
        self.plenty: Final[i64] = plenty  # so many; one more is
        self.spare: Final[i64] = spare
        self.crowd: Final[i64] = crowd  # less for one that takes up room in the warehouse
        # Productions
        self.step: Final[i64] = step  # a step of faith that is produced
        self.conversion: Final[i64] = conversion  # a production as such: it changes resources
        self.activations: Final[i64] = activations  # thousandths of an activation in a turn to come
        # The next purchase
        self.ready: Final = _fading(ready, ready_fade)  # thousandths of it, by resources missing
        self.runner_up: Final[i64] = runner_up  # thousandths of the second best one
        self.wanted: Final[i64] = wanted  # a card that a Leader in hand asks for
        # Leaders
        self.near: Final = _fading(near, near_fade)  # thousandths of one in hand, by cards missing
        self.near_goods: Final = _fading(near, near_goods_fade)  # the same, by resources missing
        self.ability: Final = vec[i64]([discount, depot, marble, production])  # in a turn to come
        self.hidden: Final[i64] = hidden  # one in another's hand
        # Time
        self.tempo: Final[i64] = tempo  # the main action not yet taken
        self.clock: Final[i64] = clock  # a step of Lorenzo, or a card he removed
        self.turns_per_card: Final[i64] = turns_per_card  # thousandths of a turn
        self.turns_per_step: Final[i64] = turns_per_step
        self.turns_per_need: Final[i64] = turns_per_need  # for a card that a Leader lacks
        self.doubt: Final[i64] = doubt  # the lead with which one wins three times out of four
        self.doubt_per_turn: Final[i64] = doubt_per_turn


TABLE: Final = Weights(
    card=100,
    point=1000,
    track=1000,
    favour=890,
    chase=190,
    good=570,
    plenty=11,
    spare=250,
    crowd=130,
    step=520,
    conversion=140,
    activations=130,
    ready=470,
    ready_fade=610,
    runner_up=430,
    wanted=3600,
    near=790,
    near_fade=540,
    near_goods_fade=490,
    discount=300,
    depot=50,
    marble=250,
    production=410,
    hidden=1800,
    tempo=330,
    clock=0,
    turns_per_card=5500,
    turns_per_step=2500,
    turns_per_need=2500,
    doubt=630,
    doubt_per_turn=1100,
)

# Against Lorenzo seven cards are all that counts.
SOLO: Final = Weights(
    card=12000,
    point=330,
    track=270,
    favour=110,
    chase=160,
    good=320,
    plenty=11,
    spare=120,
    crowd=60,
    step=200,
    conversion=270,
    activations=200,
    ready=550,
    ready_fade=760,
    runner_up=210,
    wanted=130,
    near=970,
    near_fade=810,
    near_goods_fade=710,
    discount=380,
    depot=30,
    marble=140,
    production=160,
    hidden=0,
    tempo=0,
    clock=1400,
    turns_per_card=3300,
    turns_per_step=1500,
    turns_per_need=1200,
    doubt=8000,
    doubt_per_turn=0,
)
