"""The bot does not start with a lesson that cannot be played, or whose coach has no words."""

import pytest
from msgspec.structs import replace

from configured import check_lessons
from data.loader import ContentError, bundle
from engine import games
from table import Catalogue

SILENT = 'title = "lesson-total_war-game"\nseats = 3\nend = "lesson-that-nobody-wrote"\n'


def catalogue(**lessons: str) -> Catalogue:
    bundles = {key: bundle(key) for key in games}
    bundles["total_war"] = replace(bundles["total_war"], lessons={"09-silent.toml": lessons["text"]})
    return Catalogue(bundles.values())


def test_the_lessons_that_ship_can_be_taken():
    check_lessons(Catalogue())


def test_a_missing_message_is_named_with_the_file_and_line_that_wants_it():
    with pytest.raises(ContentError) as refusal:
        check_lessons(catalogue(text=SILENT))
    place = "total_war/lessons/09-silent.toml:3"
    assert str(refusal.value) == f"{place}: there is no message 'lesson-that-nobody-wrote'."


def test_an_impossible_lesson_is_refused_as_bad_content_is():
    with pytest.raises(ContentError) as refusal:
        check_lessons(catalogue(text=SILENT.replace("seats = 3", "seats = 30")))
    assert "09-silent.toml:2: without a position it is a whole game" in str(refusal.value)
