"""Chance: counted, recomputable, fair, and promised beforehand."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine import codec
from engine.rng import Rng, commitment, keeps_promise


def test_the_same_seed_and_count_give_the_same_draw():
    first, second = Rng.seeded(7), Rng.seeded(7)
    for _ in range(5):
        first.below(6)
        second.below(100)

    assert first == second
    assert first.below(1000) == second.below(1000)


def test_a_draw_can_be_recomputed_with_a_few_lines_of_anything():
    rng = Rng.seeded(42)
    rng.below(6)

    key = hashlib.sha256(b"kaiju:42").digest()[:16]
    block = hashlib.shake_256(key + (1).to_bytes(8, "big")).digest(8)

    assert rng.die() == (int.from_bytes(block, "big") * 6 >> 64) + 1


def test_a_branch_is_a_stream_of_its_own_that_one_draw_seeds():
    rng = Rng.seeded(42)
    first, second = rng.branch(), rng.branch()

    assert (first.key, first.drawn, rng.drawn) == (Rng.seeded(42).words(2), 0, 2)
    assert first.key != second.key


@given(st.integers(0, 2**63), st.integers(1, 10**6))
def test_a_draw_stays_in_its_range(seed, end):
    assert 0 <= Rng.seeded(seed).below(end) < end


@given(st.lists(st.integers(), max_size=90), st.integers(0, 2**63))
def test_a_shuffle_keeps_every_card(cards, seed):
    shuffled = list(cards)
    Rng.seeded(seed).shuffle(shuffled)

    assert Counter(shuffled) == Counter(cards)


def test_every_order_is_equally_likely():
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng.seeded(3)
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1

    expected = 1000
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 20.5  # chi-square, 5 df, p = 0.001
    assert len(orders) == 6


def test_dice_are_fair():
    rng = Rng.seeded(4)
    rolls = Counter(rng.die() for _ in range(6000))

    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 20.5


def test_the_stream_goes_on_after_it_was_stored():
    rng = Rng.seeded(5)
    rng.below(6)
    again = codec.clone(rng)

    assert [rng.below(100) for _ in range(5)] == [again.below(100) for _ in range(5)]


def test_a_promise_holds_for_its_seed_and_salt_only():
    published = commitment(123, "salt")

    assert published == hashlib.sha256(b"123:salt").hexdigest()
    assert keeps_promise(published, 123, "salt")
    assert not keeps_promise(published, 124, "salt")
    assert not keeps_promise(published, 123, "pepper")
