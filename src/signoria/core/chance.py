"""Chance as a function of (seed, stream, index), and the generator used for thinking.

A pile or a die is a stream; the index is a count that the state has anyway. Nothing is consumed, so chance costs
nothing to copy, is the same compiled and interpreted, and re-dealing the future is a new seed.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from signoria.core.errors import BadPosition
from signoria.core.numbers import i64, mypyc_attr

M32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x3C6EF36B  # odd and below 2**30, so that products stay below 2**62
WEYL: Final = 0x1E3779B9
ROUNDS: Final = 10
OUTCOMES: Final = 1 << 62  # range of the keyed hash


@mypyc_attr(acyclic=True)
class Chance:
    """Where the outcomes of a game come from. Immutable, shared by all copies of a state."""

    def __init__(self, imagined: bool = False) -> None:
        self.imagined: Final = imagined  # the future of a thought, not of a game

    def below(self, stream: i64, index: i64, bound: i64) -> i64:
        """An outcome in 0..bound-1; always the same for the same arguments."""
        raise NotImplementedError

    def key(self) -> str:
        """All there is to know of it, for a dump. As secret as every hidden order of the game."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class CounterChance(Chance):
    """A small mixing network on two 32-bit lanes. Fast, but whoever sees a few outcomes can find the seed."""

    def __init__(self, left: i64, right: i64, imagined: bool = False) -> None:
        super().__init__(imagined)
        self.left: Final = left
        self.right: Final = right

    def below(self, stream: i64, index: i64, bound: i64) -> i64:
        x: i64 = index & M32
        y: i64 = stream & M32
        even: i64 = self.left
        odd: i64 = self.right
        for _n in range(i64(ROUNDS // 2)):
            product = MULTIPLIER * x
            x = (product >> 32) ^ even ^ y
            y = product & M32
            product = MULTIPLIER * x
            x = (product >> 32) ^ odd ^ y
            y = product & M32
            even = (even + WEYL) & M32
            odd = (odd + WEYL) & M32
        return (x * bound) >> 32

    def key(self) -> str:
        kind = "imagined" if self.imagined else "counter"
        return f"{kind}:{int(self.left):08x}{int(self.right):08x}"


@final
@mypyc_attr(acyclic=True)
class KeyedChance(Chance):
    """A keyed hash: nobody without the key can foresee an outcome. For games between people."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        self.secret: Final = secret

    def below(self, stream: i64, index: i64, bound: i64) -> i64:
        limit = OUTCOMES - OUTCOMES % int(bound)
        attempt = 0
        while True:  # again when the draw falls in the incomplete last stretch: exactly uniform
            place = f"{int(stream)}/{int(index)}/{attempt}".encode()
            drawn = (
                int.from_bytes(blake2b(place, digest_size=8, key=self.secret).digest(), "big") >> 2
            )
            if drawn < limit:
                return i64(drawn % int(bound))
            attempt += 1

    def key(self) -> str:
        return f"keyed:{self.secret.hex()}"


def chance_from_seed(seed: int) -> Chance:
    left, right = lanes(f"chance {seed}")
    return CounterChance(left, right)


def chance_from_key(key: str) -> Chance:
    """The inverse of `Chance.key`."""
    kind, _, text = key.partition(":")
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if kind in ("counter", "imagined") and len(secret) == 8:
        left, right = int.from_bytes(secret[:4], "big"), int.from_bytes(secret[4:], "big")
        return CounterChance(left, right, kind == "imagined")
    if kind == "keyed" and 16 <= len(secret) <= 64:
        return KeyedChance(secret)
    raise BadPosition("position-bad-chance", {"key": key[:40]})


def lanes(text: str) -> tuple[i64, i64]:
    """Two 32-bit numbers that depend on every character of the text."""
    digest = blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big")


@final
@mypyc_attr(acyclic=True)
class Random:
    """For thinking and playouts, never for the game itself: multiply-with-carry, all its state one int below 2**62."""

    def __init__(self, seed: int) -> None:
        left, right = lanes(f"random {seed}")
        self.state: i64 = (left >> 3) << 32 | right | 1

    def restart(self, chance: Chance, number: i64) -> None:
        """From the beginning of the `number`-th of as many sequences as one likes."""
        self.state = chance.below(0, number, 1 << 29) << 32 | chance.below(1, number, 1 << 30) | 1

    def next32(self) -> i64:
        state: i64 = 967663143 * (self.state & M32) + (self.state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & M32

    def below(self, bound: i64) -> i64:
        return (self.next32() * bound) >> 32

    def chance(self) -> Chance:
        """A new source of outcomes for an imagined future."""
        left = self.next32()
        return CounterChance(left, self.next32(), imagined=True)
