"""Which acts a film shows, and for how long."""

from itertools import pairwise

import pytest

from engine import games
from render.film import cutting
from render.film.cutting import LONGEST, MOST, SHORTEST, chosen, lengths, weight
from tests.render.film.games import film_order, played

each_game = pytest.mark.parametrize("key", games)


@each_game
def test_a_film_lasts_ten_to_twenty_seconds_and_its_last_picture_longest(key: str):
    for most in (4, 12, 40, 100_000):
        film = film_order(key, most=most)

        shown = [frame.hundredths for frame in film.frames]
        assert SHORTEST <= sum(shown) <= LONGEST
        assert shown[-1] == max(shown)


@each_game
def test_a_long_game_is_thinned_to_its_most_telling_acts_without_holes(key: str):
    _, acts = played(key, 4)
    kept = chosen(key, acts)

    assert len(kept) == MOST
    assert (kept[0] in acts[:10], kept[-1]) == (True, acts[-1])
    others = [act for act in acts if act not in kept]
    average = sum(weight(key, act.events) for act in others) / len(others)
    assert sum(weight(key, act.events) for act in kept) / MOST > 2 * average
    holes = [acts.index(there) - acts.index(here) for here, there in pairwise(kept)]
    assert max(holes) <= 3 * len(acts) // (MOST // 2)


@each_game
def test_the_deciding_blow_comes_before_what_came_of_it(key: str):
    film = film_order(key)
    blow, end = film.frames[-2:]

    assert {type(event).__name__ for event in end.told} == {"Ended"}
    if blow.view == end.view:
        assert not {type(event).__name__ for event in blow.told} & {"Ended"}


def test_acts_that_go_without_saying_are_left_out():
    _, acts = played("monopoly", 4)
    silent = [act for act in acts if weight("monopoly", act.events) == 0]

    assert silent
    assert not [act for act in chosen("monopoly", acts[:200]) if act in silent[:-1] and act is not acts[199]]


@pytest.mark.parametrize("count", [1, 2, 5, 28])
def test_any_number_of_acts_fits(count: int):
    shown = lengths([cutting.WEIGHTY] * count)

    assert len(shown) == count
    assert SHORTEST <= sum(shown) + cutting.OPENING <= LONGEST
