"""What a lesson's page offers: its end leads on, and nothing stands between the learner and one step."""

from __future__ import annotations

import msgspec

from cogs.screens.learning import lesson
from cogs.screens.playing.hand import question
from cogs.wire.page import Style
from table import Guidance
from tests.cogs.looks import story, walk

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


def test_only_steps_lead_not_a_whole_game():
    assert not led(WHOLE).look.is_led
    assert led(msgspec.structs.replace(WHOLE, steps=3)).look.is_led
