"""Slots: spelled in one place, read back in the same."""

from table.time.slots import AWAKE, VACATION, seat_in, slot, vote_in, vote_slot


def test_a_seats_slot_leads_back_to_the_seat_and_other_slots_to_none():
    assert [seat_in(slot(seat)) for seat in (0, 11)] == [0, 11]
    assert [seat_in(other) for other in (AWAKE, VACATION, "close", vote_slot(3))] == [None] * 4


def test_a_votes_slot_leads_back_to_the_vote():
    assert vote_in(vote_slot(1_800_000_000_000)) == 1_800_000_000_000
