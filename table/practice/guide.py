"""The guide of a lesson: it keeps a practice table on the lesson's path, and tells what the coach says there.

Where somebody stands is counted from the log, so that taking back, restarts and repeated clicks need nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.errors import IllegalPick
from engine.lessons import Lesson, Place, following, is_right, reason, right_answer
from engine.play import Choice, Pick, Runner, Seat
from table.models import Guidance, Record
from table.store.changes import PutRecord

if TYPE_CHECKING:
    from table.play.draft import Draft
    from table.play.live import Live

LESSON = "lesson"  # the kind of records of progress, and the family of purposes
BY_HAND = ("human", "along")


def purpose_of(lesson: Lesson) -> str:
    """Return what the practice table of a lesson is for."""
    return f"{LESSON}:{lesson.game}/{lesson.key}"


class Guide:
    """Leads through one lesson at one table; *misses* are wrong answers to each step since the table is in memory."""

    def __init__(self, lesson: Lesson, number: int, of: int) -> None:
        self.lesson = lesson
        self._number, self._of = number, of
        self.misses: dict[int, int] = {}

    @property
    def is_scripted(self) -> bool:
        """Whether the others play what is written, and nothing by themselves."""
        return not self.lesson.is_whole

    def place(self, live: Live) -> Place:
        """Return where the learner stands, from the acts that stand."""
        step = told = 0
        for entry in live.tail:
            if entry.seat == self.lesson.seat and entry.by in BY_HAND:
                step, told = step + 1, 0
            elif entry.seat != self.lesson.seat and entry.by == "computer":
                told += 1
        return Place(step, told)

    def must_be_right(self, live: Live, seat: Seat, answers: Sequence[tuple[Pick, ...]]) -> None:
        """Raise IllegalPick, with what the coach says, if one of *answers* in a row is not what the lesson wants."""
        number = self.place(live).step
        runner = Runner(live.game, live.play.position)
        for picks in answers:
            if number >= len(self.lesson.steps):
                return
            step = self.lesson.steps[number]
            if not is_right(live.game, runner.position, seat, step, picks):
                self.misses[number] = self.misses.get(number, 0) + 1
                key = reason(step, picks).removeprefix("refused-") or "lesson"
                raise IllegalPick("The lesson wants another answer.", picks, key=key)
            runner.choose(Choice(seat, picks))
            number += 1

    def next(self, live: Live) -> tuple[Seat, tuple[Pick, ...]] | None:
        """Return what a computer answers now by the script."""
        return following(self.lesson, self.place(live), live.play.pending)

    def right_answer(self, live: Live) -> tuple[Pick, ...] | None:
        """Return a right answer to the question of the learner."""
        number, asked = self.place(live).step, live.questions().get(self.lesson.seat)
        if asked is None or number >= len(self.lesson.steps):
            return None
        return right_answer(live.game, live.play.position, self.lesson.seat, self.lesson.steps[number], asked[0])

    def is_done(self, live: Live) -> bool:
        """Return whether everything that the lesson wants has been played."""
        if self.lesson.is_whole:
            return live.outcome is not None
        place, steps = self.place(live), self.lesson.steps
        return place.step >= len(steps) and place.told >= len(steps[-1].then)

    def keep_up(self, draft: Draft) -> None:
        """End the table of a lesson that is done, and note that its person has done it."""
        live, lesson = draft.live, self.lesson
        if not self.is_done(live):
            return
        if live.row.status == "running":
            draft.set(status="finished", ended=draft.now)
        person, outcome = live.row.host, live.outcome
        data = {"game": lesson.game, "lesson": lesson.key}
        if outcome is not None:
            data["won"] = "yes" if lesson.seat in outcome.places[0] else "no"
        key = f"{person}/{lesson.game}/{lesson.key}"
        draft.also(PutRecord(Record(LESSON, key, person=person, data=data, changed=draft.now)))

    def guidance(self, live: Live) -> Guidance:
        """Return where the learner stands and what the coach says there."""
        lesson, number = self.lesson, self.place(live).step
        is_over = live.row.status != "running"
        step = lesson.steps[number] if number < len(lesson.steps) else None
        opening = "" if number else lesson.says  # of a whole game: said once, not over every question
        says = lesson.end if is_over else step.says if step else opening
        return Guidance(
            game=lesson.game,
            key=lesson.key,
            title=lesson.title,
            number=self._number,
            of=self._of,
            step=lesson.counted(number + 1),
            steps=lesson.counted(len(lesson.steps)),
            says=says,
            is_over=is_over,
            misses=self.misses.get(number, 0),
        )
