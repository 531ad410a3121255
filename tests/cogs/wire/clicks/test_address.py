"""Addresses in custom_ids."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cogs.wire.clicks.address import LONGEST, Address, TooLong, for_seat, read_address

numbers = st.integers(0, 10**12 - 1)
verbs = st.from_regex(r"[a-z_]{1,24}", fullmatch=True)


@given(numbers, numbers, verbs, st.text(max_size=110), st.none() | st.integers(0, 99))
def test_what_is_spelled_is_read_back(table, version, verb, rest, seat):
    address = Address(table, version, verb, rest, seat)
    try:
        text = address.spell()
    except TooLong:
        assume(False)

    assert len(text) <= LONGEST
    assert read_address(text) == address


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused_and_never_raises(text):
    address = read_address(text)

    assert address is None or read_address(address.spell() if len(text) <= 100 else text) == address


def test_an_address_that_discord_would_refuse_is_refused_here():
    with pytest.raises(TooLong):
        Address(1, 2, "pick", "x" * 100).spell()


def test_an_address_can_be_made_one_for_a_single_seat():
    assert for_seat("k:12:41:pick:card:9b", 3) == "k:12:41@3:pick:card:9b"


def test_a_verb_that_could_not_be_read_back_is_refused():
    with pytest.raises(ValueError, match="cannot be spelled"):
        Address(1, 2, "Pick").spell()


def test_a_token_with_colons_survives():
    assert read_address("k:12:45:pick:king:wound:4h#2") == Address(12, 45, "pick", "king:wound:4h#2")
