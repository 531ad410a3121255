"""The draw: nobody meets the same people more often than needed, seats turn, byes are fair."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play import Outcome
from table.tournaments.pairing import Past, draw, shape
from table.tournaments.standing import points_by_place, points_by_share
from table.tournaments.state import COMPUTER

FIELDS = st.tuples(st.integers(2, 26), st.integers(2, 5), st.integers(1, 6), st.booleans(), st.randoms())


def played(count, seats, rounds, fills, chance, least=2, **how):
    """Return the draws of a whole tournament in which chance decides who is where in the standings."""
    past, draws, standing = Past(), [], list(range(count))
    for _ in range(rounds):
        chance.shuffle(standing)
        drawn = draw(standing, past, seats, least, fills=fills, **how)
        past.add(drawn.tables, drawn.byes)
        draws.append(drawn)
    return past, draws


@given(FIELDS)
@settings(max_examples=60, deadline=None)
def test_everybody_sits_once_or_sits_out_and_tables_are_as_even_as_can_be(field):
    count, seats, rounds, fills, chance = field
    for drawn in played(count, seats, rounds, fills, chance)[1]:
        people = [each for table in drawn.tables for each in table if each != COMPUTER]
        assert sorted([*people, *drawn.byes]) == list(range(count))
        sizes = [sum(each != COMPUTER for each in table) for table in drawn.tables]
        assert max(sizes) - min(sizes) <= 1
        assert all(len(table) == seats for table in drawn.tables) or not fills
        assert not (fills and drawn.byes)


@given(FIELDS)
@settings(max_examples=60, deadline=None)
def test_nobody_meets_the_same_people_more_often_than_needed(field):
    count, seats, rounds, fills, chance = field
    past, draws = played(count, seats, rounds, fills, chance)

    met = Counter(pair for drawn in draws for table in drawn.tables for pair in _pairs(table))
    most = max(sum(each != COMPUTER for each in table) for drawn in draws for table in drawn.tables)
    needed = -(-rounds * (most - 1) // max(1, count - 1))
    assert max(met.values(), default=0) <= needed + 1
    assert past.met == met


def _pairs(table):
    return combinations(sorted(each for each in table if each != COMPUTER), 2)


@pytest.mark.parametrize(("count", "seats", "rounds"), [(8, 2, 5), (16, 4, 3), (24, 3, 5), (64, 4, 4), (40, 5, 3)])
def test_nobody_meets_anybody_twice_where_there_is_room(count, seats, rounds):
    import random

    past, _ = played(count, seats, rounds, fills=False, chance=random.Random(7))

    assert max(past.met.values()) == 1


@given(FIELDS)
@settings(max_examples=60, deadline=None)
def test_seats_turn(field):
    count, seats, rounds, fills, chance = field
    past, draws = played(count, seats, rounds, fills, chance)

    for entry in range(count):
        sat = [past.sat[entry, seat] for seat in range(seats)]
        # With four people at a table somebody may have to sit again where another has to sit for the first time.
        assert max(sat) <= -(-rounds // min(len(table) for drawn in draws for table in drawn.tables)) + 1


@given(FIELDS)
@settings(max_examples=60, deadline=None)
def test_nobody_sits_out_twice_before_everybody_has_once(field):
    count, seats, rounds, _, chance = field
    past, _ = played(count, seats, rounds, False, chance, least=seats)

    byes = [past.byes[entry] for entry in range(count)]
    assert max(byes) - min(byes) <= 1


def test_people_of_equal_standing_meet():
    drawn = draw(range(16), Past(), 4, 2, fills=False)

    assert [sorted(table) for table in drawn.tables] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]


def test_the_best_sit_apart_in_the_groups_of_a_knock_out():
    drawn = draw(range(8), Past(), 4, 2, fills=False, snake=True)

    assert [sorted(table) for table in drawn.tables] == [[0, 3, 4, 7], [1, 2, 5, 6]]


def test_a_duplicate_round_has_only_tables_with_all_their_seats():
    drawn = draw(range(10), Past(), 4, 2, fills=False, is_even=True)

    assert [len(table) for table in drawn.tables] == [4, 4]
    assert len(drawn.byes) == 2


def test_too_few_people_make_no_table():
    assert shape(1, 4, 2, fills=True) == ([], 1)
    assert shape(3, 4, 4, fills=False) == ([], 3)


def test_two_people_play_with_computers_in_a_game_for_three():
    assert shape(2, 4, 3, fills=True) == ([2], 0)
    assert [len(table) for table in draw(range(2), Past(), 4, 3, fills=True).tables] == [4]


def test_points_are_the_share_of_the_others_that_one_beat():
    outcome = Outcome("score", ((2,), (0, 1), (3,)), (5, 5, 9, 1))

    assert points_by_place(outcome, 4) == (0.5, 0.5, 1.0, 0.0)
    assert points_by_share((0.2, 0.2, 0.6)) == (0.25, 0.25, 1.0)
