"""A fast generator for simulations and possible worlds; never for the deal of a real game.

Multiply-with-carry: 32 bits of state, 31 of carry, all within a signed 64-bit int, so that plain
and compiled code draw the same numbers. The generator is a list (or array) of one int.
"""

from __future__ import annotations

from notredame.compiling.twins import rule

MULTIPLIER = 2147483085
"""MULTIPLIER * 2**32 - 1 is a safe prime, which gives the longest period, about 2**62."""
LOW = 0xFFFFFFFF


LARGEST_SEED = (1 << 61) - 1
"""Seeds of any size are taken modulo this prime, so that both engines agree on them."""


@rule
def stir(x: int) -> int:
    """Mix 32 bits so that neighbouring numbers have nothing in common."""
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & LOW
    return x ^ (x >> 16)


@rule
def seed_chance(rng: list[int], seed: int) -> None:
    """Start the generator from an int from 0 to LARGEST_SEED.

    The generator is linear, so the seed is mixed by a function that is not: games and worlds of
    neighbouring seeds must not be related.
    """
    low = stir((seed & LOW) ^ 0x9E3779B9)
    high = stir((seed >> 32) ^ low)
    low = stir(low ^ high)
    rng[0] = max(1, ((high & 0x3FFFFFFF) << 32) | low)


@rule
def draw(rng: list[int], n: int) -> int:
    """A number from 0 to n - 1, all equally likely to within n parts in 2**32."""
    x = rng[0]
    low = x & LOW
    high = x >> 32
    rng[0] = MULTIPLIER * low + high
    return ((low ^ high) * n) >> 32


@rule
def shuffle(rng: list[int], items: list[int], first: int, count: int) -> None:
    """Shuffle part of a list in place."""
    x = rng[0]
    for i in range(count - 1, 0, -1):
        low = x & LOW
        high = x >> 32
        x = MULTIPLIER * low + high
        j = first + (((low ^ high) * (i + 1)) >> 32)  # draw(rng, i + 1), without the call
        items[first + i], items[j] = items[j], items[first + i]
    rng[0] = x
