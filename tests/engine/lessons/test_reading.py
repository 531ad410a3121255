"""Lessons read from files: what ships, and what is refused."""

import pytest

from data.loader import ContentError, bundle
from data.words import languages, words
from engine import games
from engine.lessons import Lesson, read

SOUND = """
title = "a"
end = "b"
position = '''
> Godzilla: 8 2
  Mothra: 1
  Rodan: 1
  strike 6 by Rodan
'''

[[step]]
says = "c"
right = ["card:8"]
then = ["Mothra: hit"]
"""
EVERY = [lesson for key, game in games.items() for lesson in read(game, bundle(key).lessons)]


def refused(text: str) -> str:
    with pytest.raises(ContentError) as error:
        read(games["total_war"], {"01-x.toml": text})
    return str(error.value)


def test_a_lesson_is_named_by_its_file_and_begins_at_its_position():
    (lesson,) = read(games["total_war"], {"01-strikes.toml": SOUND})
    assert (lesson.key, lesson.seat, len(lesson.steps)) == ("strikes", 0, 1)
    assert lesson.steps[0].then == ((1, ("hit",)),)
    assert lesson.places["c"] == "total_war/lessons/01-strikes.toml:12"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("8 2", "8 14", "01-x.toml:5: There is no card '14'"),
        ("strike 6 by Rodan", "strike 6 by Gigan", "01-x.toml:8: Gigan is not at this table"),
        ("  Mothra: 1", "  Mothra (sleepy): 1", "01-x.toml:6: Unknown mark 'sleepy'"),
        ("  Rodan: 1\n", "", "01-x.toml:"),
        ('"card:8"', '"card:9"', "01-x.toml:11: step 1: no right answer to 'answer' is offered; there are card:8"),
        ("Mothra: hit", "Mothra: card:9", "01-x.toml:11: step 1: answer 1 of the others"),
        ("Mothra: hit", "Gigan: hit", "01-x.toml:14: 'Gigan' is not at this table"),
        ('title = "a"', "titel = 1", "01-x.toml:1: Object"),
        ("says", "sagt", "01-x.toml:1: Object"),
        ("[[step]]", "[[step]", "01-x.toml: not valid TOML"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_file_and_line(old, new, told):
    assert told in refused(SOUND.replace(old, new, 1))


def test_a_whole_game_says_how_many_play_and_has_no_steps():
    assert "without a position" in refused('title = "a"\nend = "b"')
    (lesson,) = read(games["total_war"], {"01-x.toml": 'title = "a"\nend = "b"\nseats = 3'})
    assert lesson.is_whole
    assert lesson.kaiju == ""


def test_a_whole_game_may_say_whom_the_learner_plays():
    whole = 'title = "a"\nend = "b"\nseats = 3\nlearner = "King Ghidorah"'
    (lesson,) = read(games["total_war"], {"01-x.toml": whole})
    assert lesson.kaiju == "king_ghidorah"
    assert "no kaiju of this game" in refused(whole.replace("King Ghidorah", "Nobody"))


def test_every_game_that_ships_is_taught_from_its_first_question_to_a_whole_game():
    for key in ("total_war", "tokyo_clash", "monopoly"):
        lessons = [lesson for lesson in EVERY if lesson.game == key]
        assert 4 <= len(lessons) <= 7
        assert [lesson.is_whole for lesson in lessons] == [False] * (len(lessons) - 1) + [True]


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}/{lesson.key}")
def test_everything_a_coach_says_is_there_in_every_language(lesson: Lesson):
    for language in languages():
        said = words(language)
        for key in lesson.messages():
            assert said.say(key, won="no"), (language, key)


def test_a_pack_that_changes_a_game_has_lessons_of_its_own_or_none(tmp_path):
    (tmp_path / "total_war" / "lessons").mkdir(parents=True)
    assert bundle("total_war", tmp_path).lessons == {}
    (tmp_path / "total_war" / "lessons" / "01-strikes.toml").write_text(SOUND)
    assert list(bundle("total_war", tmp_path).lessons) == ["01-strikes.toml"]
    assert bundle("monopoly", tmp_path).lessons == bundle("monopoly").lessons
