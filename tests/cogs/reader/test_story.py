"""A story: what a table is called."""

from cogs.reader.story import LONGEST_THREAD, Story
from data.words import words
from table import Look, SeatInfo
from tests.cogs.looks import table


def named(*seats: SeatInfo) -> str:
    return Story(Look(table(0, "running", seats=seats)), words("en")).thread_name


def person(seat: int, name: str) -> SeatInfo:
    return SeatInfo(seat, person=str(1000 + seat), name=name)


def test_a_thread_is_named_after_the_game_and_its_people():
    assert named(person(0, "Ana"), person(1, "Ben")) == "Total War: Ana, Ben"
    assert named(person(0, "Ana"), SeatInfo(1, level="easy"), person(2, "Ben")) == "Total War: Ana, Ben +1"
    assert named(*(person(seat, f"P{seat}") for seat in range(6))) == "Total War: P0, P1, P2 +3"


def test_a_thread_name_fits_whatever_people_are_called():
    long = named(*(person(seat, "W" * 32) for seat in range(12)))
    assert len(long) <= LONGEST_THREAD
    assert named(person(0, "\u202e\u200b"), person(1, "A\nB")) == "Total War: player 1, A B"
