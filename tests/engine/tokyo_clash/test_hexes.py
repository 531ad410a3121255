"""Hexagons: neighbours, distances, lines."""

import pytest

from engine.tokyo_clash.city import hexes


def test_the_six_neighbours_run_clockwise_from_up():
    assert hexes.neighbours((0, 0)) == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert [hexes.neighbour((2, -1), way) for way in range(6)] == list(hexes.neighbours((2, -1)))


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (3, -3), 3), ((-2, 1), (1, 1), 3), ((0, 2), (2, -1), 3), ((-1, -1), (1, 1), 4)],
)
def test_distance_counts_steps_both_ways(one, other, steps):
    assert hexes.distance(one, other) == hexes.distance(other, one) == steps


def test_distance_is_that_of_the_shortest_path():
    reached = {(0, 0): 0}
    rim = [(0, 0)]
    for steps in range(1, 5):
        rim = [space for old in rim for space in hexes.neighbours(old) if space not in reached]
        reached |= dict.fromkeys(rim, steps)

    assert {space: hexes.distance((0, 0), space) for space in reached} == reached


def test_a_line_has_one_way_and_goes_back_the_opposite_way():
    assert hexes.way_to((1, 1), (1, -2)) == 0
    assert hexes.way_to((1, -2), (1, 1)) == hexes.opposite(0) == 3
    assert hexes.way_to((0, 0), (1, 1)) is None
    assert hexes.way_to((2, 2), (2, 2)) is None
    for way in range(6):
        assert hexes.way_to((5, -3), hexes.neighbour((5, -3), way)) == way
        assert hexes.neighbour(hexes.neighbour((0, 0), way), hexes.opposite(way)) == (0, 0)


def test_a_space_is_spelled_by_its_coordinates():
    assert hexes.spelled((2, -1)) == "2,-1"
