"""Workers share the shards evenly, and pass them on only to who listens."""

import random

import pytest

from cogs.wire.gateway.shares import share, target


def test_equal_parts_and_the_rest_for_those_who_came_first() -> None:
    assert [target(name, ["a", "b", "c"], 10) for name in "abcd"] == [4, 3, 3, 0]


def test_the_first_worker_takes_everything() -> None:
    assert share("a", {"a": ()}, dict.fromkeys(range(4), "")).take == (0, 1, 2, 3)


def test_free_shards_that_are_heard_already_are_taken_first() -> None:
    assert share("b", {"a": (), "b": (3,)}, {0: "a", 1: "", 2: "", 3: ""}).take == (3, 1)


def test_a_new_worker_listens_before_anything_is_given_to_it() -> None:
    holders = dict.fromkeys(range(4), "a")
    assert share("b", {"a": range(4), "b": ()}, holders).listen == (2, 3)
    assert share("a", {"a": range(4), "b": ()}, holders).give == {}
    assert share("a", {"a": range(4), "b": (2, 3)}, holders).give == {3: "b", 2: "b"}


def test_who_leaves_gives_everything_and_is_asked_for_everything() -> None:
    holders = {0: "old", 1: "old", 2: "new", 3: "new"}
    assert share("new", {"new": (2, 3)}, holders).listen == (0, 1)
    assert share("old", {"new": (0, 1, 2, 3)}, holders).give == {1: "new", 0: "new"}


@pytest.mark.parametrize("seed", range(20))
def test_whoever_comes_and_goes_everybody_ends_up_with_their_part(seed: int) -> None:
    """Each does what its share says, in any order, until nothing is left to do."""
    rng = random.Random(seed)
    shards, names = rng.randint(1, 12), [f"w{number}" for number in range(rng.randint(1, 4))]
    holders = {shard: rng.choice(["", "dead", *names]) for shard in range(shards)}
    holders = {shard: "" if holder == "dead" else holder for shard, holder in holders.items()}
    hears = {name: {shard for shard, holder in holders.items() if holder == name} for name in names}
    for _ in range(60):
        for name in rng.sample(names, len(names)):
            wanted = share(name, hears, holders)
            holders |= dict.fromkeys(wanted.take, name)
            hears[name] |= {*wanted.take, *wanted.listen}
            for shard, heir in wanted.give.items():
                assert shard in hears[heir]
                holders[shard] = heir
    counts = sorted(list(holders.values()).count(name) for name in names)
    assert counts == sorted(target(name, names, shards) for name in names)
