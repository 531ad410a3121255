"""Chance as state: a counted stream of numbers from one seed, and the promise that it was fixed beforehand.

The *n*-th draw is SHAKE-256 of the key and *n*, so anybody who knows the seed can recompute every shuffle and
roll, and nobody can foresee them from what was drawn before. 64 bits are scaled down to the range asked for;
the bias is below 2**-56 for anything a board game draws from.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import msgspec

WORD = 8  # bytes in one number drawn
SEED_WORDS = 2  # in the key of a stream


class Rng(msgspec.Struct):
    """Where the stream stands: its key, and how many draws have been made."""

    key: bytes
    drawn: int = 0

    @classmethod
    def seeded(cls, seed: int | str) -> Rng:
        """Return the stream that *seed* stands for."""
        return cls(hashlib.sha256(f"kaiju:{seed}".encode()).digest()[:16])

    def words(self, count: int) -> bytes:
        """Return the bytes of *count* numbers; one draw, however many numbers it gives."""
        block = hashlib.shake_256(self.key + self.drawn.to_bytes(8, "big")).digest(WORD * count)
        self.drawn += 1
        return block

    def branch(self) -> Rng:
        """Return a stream of its own that the next draw seeds."""
        return Rng(self.words(SEED_WORDS))

    def below(self, end: int) -> int:
        """Return a number from 0 to *end* - 1."""
        return (int.from_bytes(self.words(1), "big") * end) >> 64

    def die(self, sides: int = 6) -> int:
        """Return a roll of 1 to *sides*."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle *cards* in place, from the last to the first (Fisher and Yates)."""
        block = self.words(len(cards))
        take = int.from_bytes
        for last in range(len(cards) - 1, 0, -1):
            at = last * WORD
            other = (take(block[at : at + WORD], "big") * (last + 1)) >> 64
            cards[last], cards[other] = cards[other], cards[last]


def commitment(seed: int, salt: str) -> str:
    """Return what is published before the game: SHA-256 of ``seed:salt`` in hexadecimal."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def keeps_promise(published: str, seed: int, salt: str) -> bool:
    """Return whether *seed* and *salt*, shown after the game, are the ones that were *published*."""
    return hmac.compare_digest(published, commitment(seed, salt))
