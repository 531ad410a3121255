"""What a lesson's page offers: its end leads on, and nothing stands between the learner and one step."""

from __future__ import annotations

import json

import msgspec

from cogs.screens.learning import lesson
from cogs.screens.playing.hand import coaching, describe_lines, hand, items, question
from cogs.screens.watching.board import board
from cogs.wire.page import Style
from engine import games
from engine.play import Decision
from table import Asked, Guidance, LogLine
from tests.cogs.looks import DEADLINE, story, walk
from tests.cogs.screens.test_pages import SAID, payload

WHOLE = Guidance("total_war", "game", "lesson-total_war-game", 5, 5, 0, 0, "lesson-total_war-game-plays")


def led(guidance: Guidance):
    runner = next(walk(3, 1))
    tale = story(runner, runner.pending[0].seat, 3)
    tale.look = msgspec.structs.replace(tale.look, guidance=guidance)
    return tale


def test_after_the_last_lesson_the_bright_button_is_a_real_game():
    over = msgspec.structs.replace(WHOLE, says="lesson-total_war-game-end", is_over=True)
    shown = lesson.buttons(led(over), over)
    assert [each.label for each in shown] == ["Play now against computers", "Once more", "All lessons"]
    assert [each.style for each in shown].count(Style.success) == 1


def test_the_question_is_the_headline_where_the_coach_is_silent():
    silent = led(msgspec.structs.replace(WHOLE, says=""))
    assert question(silent, silent.look.questions[0])[0].startswith("### ")
    spoken = led(WHOLE)
    assert not question(spoken, spoken.look.questions[0])[0].startswith("#")


def test_one_voice_at_a_time_the_tip_is_silent_where_the_coach_speaks_so_that_a_phone_shows_it():
    for guidance, is_tipped in ((WHOLE, False), (msgspec.structs.replace(WHOLE, says=""), True)):
        tale = led(guidance)
        tale.look = msgspec.structs.replace(tale.look, is_coached=True)
        assert bool(coaching(tale, tale.look.questions[0])) == is_tipped


def test_the_opening_of_a_whole_game_leaves_its_room_to_the_coach():
    runner = next(walk(3, 1, game=games["monopoly"]))
    tale = story(runner, runner.pending[0].seat, 3)
    landless = "You own nothing yet."
    for guidance, is_noted in ((WHOLE, False), (msgspec.structs.replace(WHOLE, says=""), True), (None, True)):
        tale.look = msgspec.structs.replace(tale.look, guidance=guidance)
        assert (landless in str(payload(hand(tale, None)))) == is_noted


def test_only_steps_lead_not_a_whole_game():
    assert not led(WHOLE).look.is_led
    assert led(msgspec.structs.replace(WHOLE, steps=3)).look.is_led


def test_where_a_coach_opens_a_game_answers_that_need_room_stand_in_one_list_so_that_a_phone_shows_both():
    led_one = led(msgspec.structs.replace(WHOLE, steps=3))
    alone = led(WHOLE)
    alone.look = msgspec.structs.replace(alone.look, guidance=None)
    many = Asked(Decision(0, "answer", tuple(f"card:{number}" for number in range(1, 11))), 41, 0.0, None)
    opening = led(WHOLE)
    assert [len(items(tale, many)) for tale in (alone, led_one, opening)] == [10, 10, 1]
    long = Asked(Decision(0, "answer", tuple(f"card:{number}+power" for number in range(7, 11))), 41, 0.0, None)
    assert [len(items(tale, long)) for tale in (alone, led_one, opening)] == [4, 4, 1]


def test_the_way_out_of_a_step_stands_among_its_answers_and_what_is_never_needed_is_left_out():
    missed = led(msgspec.structs.replace(WHOLE, steps=3, misses=lesson.PATIENCE))
    assert missed.look.can_undo
    labels = [each.label for each in hand(missed, None).walk_children() if hasattr(each, "label")]
    assert labels.index("Show me") < labels.index("Board")
    assert "Take back" not in labels
    assert question(missed, missed.look.questions[0])[0].startswith("-# ")


def test_the_board_of_a_lesson_keeps_what_the_coach_says_and_no_private_game_waits_for_its_reader():
    taught = led(msgspec.structs.replace(WHOLE, steps=3, step=1))
    text = json.dumps(payload(board(taught, None)))
    assert "lesson 5 of 5" in text
    assert SAID.say(WHOLE.says) in text
    alone = led(msgspec.structs.replace(WHOLE, says=""))
    table = msgspec.structs.replace(alone.table, kind="practice")
    alone.look = msgspec.structs.replace(alone.look, table=table)
    assert "Waiting for" not in json.dumps(payload(board(alone, None)))


def test_that_a_private_game_begins_goes_unsaid():
    runner = next(walk(3, 1))
    begun = LogLine(0, DEADLINE, "start")
    played = story(runner, 0, 3)
    assert describe_lines(played, [begun])
    table = msgspec.structs.replace(played.table, kind="practice")
    played.look = msgspec.structs.replace(played.look, table=table)
    assert describe_lines(played, [begun]) == []
