"""Shards, and what a process believes to own of them."""

import pytest

from table.store.leases import Lease, Ownership, home_of, shard_of


@pytest.mark.parametrize("server", ["197038439483310086", "41771983423143937", "9007199254740993"])
def test_the_shard_of_a_server_is_the_one_in_which_discord_tells_of_it(server):
    assert [shard_of(server, shards) for shards in (1, 4, 16)] == [(int(server) >> 22) % n for n in (1, 4, 16)]


def test_what_has_no_server_belongs_to_shard_0_and_any_other_name_to_the_same_one_always():
    assert home_of("") == 0
    assert home_of("home") == 0x106A6C241B8797F, "pinned: the database has stored it"
    assert home_of("9" * 30) != home_of("9" * 31), "no snowflake, however long"


def test_without_leases_everything_is_owned_and_with_them_what_they_say():
    ownership = Ownership(4)
    assert (ownership.is_whole, ownership.held, ownership.owns("home")) == (True, (0, 1, 2, 3), True)

    ownership.hold([])
    assert (ownership.is_whole, ownership.held, ownership.owns("home")) == (False, (), False)

    ownership.gain([Lease(shard_of("home", 4), "me", 7, 10.0), Lease(0, "me", 2, 10.0)])
    assert ownership.owns("home")
    assert ownership.epochs == {shard_of("home", 4): 7, 0: 2}
    ownership.lose([shard_of("home", 4)])
    assert (ownership.held, ownership.owns("home"), ownership.owns("")) == ((0,), False, True)
