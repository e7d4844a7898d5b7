"""Generator: small random numbers of our own, the same on every system and Python."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

_MASK32 = 0xFFFFFFFF
_MASK64 = 0xFFFFFFFFFFFFFFFF
_MULTIPLIER = 6364136223846793005


class Generator:
    """PCG32: 64 bits of state, 32 bits a draw.

    Source: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
    Algorithms for Random Number Generation" (2014), variant XSH-RR.
    """

    __slots__ = ("_increment", "_state")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.restart(seed & _MASK64, stream & _MASK64)

    def restart(self, seed: int, stream: int) -> None:
        """Begin anew, as a new generator would; both are 0 to 2**64 - 1."""
        self._increment = (stream << 1 | 1) & _MASK64
        self._state = (seed + self._increment) & _MASK64
        self._state = (self._state * _MULTIPLIER + self._increment) & _MASK64

    @classmethod
    def from_text(cls, text: str) -> "Generator":
        """Make the generator that belongs to a text."""
        digest = hashlib.sha256(text.encode()).digest()
        return cls(int.from_bytes(digest[:8]), int.from_bytes(digest[8:15]))

    def word(self) -> int:
        """Draw a number of 32 bits."""
        state = self._state
        self._state = (state * _MULTIPLIER + self._increment) & _MASK64
        mixed = ((state >> 18 ^ state) >> 27) & _MASK32
        turn = state >> 59
        return (mixed >> turn | mixed << (-turn & 31)) & _MASK32

    def below(self, limit: int) -> int:
        """Draw a number from 0 to ``limit`` - 1, all equally likely; ``limit`` is 1 to 2**32."""
        while True:
            word = self.word()
            # The words below the remainder would come once too often; all of them are below limit.
            if word >= limit or word >= (_MASK32 + 1) % limit:
                return word % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
