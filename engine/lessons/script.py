"""The script of a lesson: which answers are right, and what the others play after them."""

from typing import Any, NamedTuple

from engine.errors import PickError
from engine.lessons.lesson import Lesson, Picks, Step
from engine.play import Amount, Choice, Game, Position, Question, Runner, Seat

TOGETHER = " & "  # between the picks of one answer
ANY = "*"
NONE = "none"  # an answer without picks


class Place(NamedTuple):
    """Where somebody stands in a lesson: answers they have given, and answers of others since the last one."""

    step: int
    told: int


def spelled(picks: Picks) -> str:
    """Return an answer as lessons spell it; the order of several picks does not matter."""
    return TOGETHER.join(sorted(str(pick) for pick in picks)) or NONE


def picks_of(spelling: str) -> Picks:
    """Return the answer that *spelling* stands for."""
    if spelling == NONE:
        return ()
    return tuple(int(part) if part.lstrip("-").isdigit() else part for part in spelling.split(TOGETHER))


def fits(picks: Picks, spelling: str) -> bool:
    """Return whether an answer is the one, or one of those, that *spelling* stands for."""
    text = spelled(picks)
    if spelling.endswith(ANY):
        return text.startswith(spelling.removesuffix(ANY))
    return text == spelled(picks_of(spelling))


def is_right(game: Game[Any], position: Position, seat: Seat, step: Step, picks: Picks) -> bool:
    """Return whether an answer, which the rules allow, is what *step* wants."""
    if step.right:
        return any(fits(picks, spelling) for spelling in step.right)
    return not step.brings or step.brings in _told(game, position, seat, picks)


def _told(game: Game[Any], position: Position, seat: Seat, picks: Picks) -> set[str]:
    """Return the names of the events that an answer causes."""
    runner = Runner(game, position)
    runner.events.clear()
    try:
        runner.choose(Choice(seat, picks))
    except PickError:
        return set()
    return {type(event).__name__ for event in runner.events}


def reason(step: Step, picks: Picks) -> str:
    """Return the key of what the coach says to a wrong answer; nothing if the lesson has no word for it."""
    return next((says for spelling, says in step.wrong.items() if fits(picks, spelling)), "")


def right_answer(game: Game[Any], position: Position, seat: Seat, step: Step, question: Question) -> Picks | None:
    """Return a right answer to *question*: the first that the lesson names and the question offers."""
    for spelling in step.right:
        if not spelling.endswith(ANY) and _answers(question, picks_of(spelling)):
            return picks_of(spelling)
    for picks in _single(question):
        if is_right(game, position, seat, step, picks):
            return picks
    return None


def _single(question: Question) -> list[Picks]:
    if isinstance(question, Amount):
        return [(number,) for number in range(question.low, question.high + 1, question.step)]
    return [(option,) for option in question.options if _answers(question, (option,))]


def _answers(question: Question, picks: Picks) -> bool:
    try:
        question.answer(picks)
    except PickError:
        return False
    return True


def following(lesson: Lesson, place: Place, pending: tuple[Question, ...]) -> tuple[Seat, Picks] | None:
    """Return what another seat answers next by the script; None where the script leaves it to the game."""
    if not 0 < place.step <= len(lesson.steps):
        return None
    then = lesson.steps[place.step - 1].then
    if place.told >= len(then):
        return None
    seat, picks = then[place.told]
    asked = next((question for question in pending if question.seat == seat), None)
    return (seat, picks) if asked is not None and _answers(asked, picks) else None


def played_through(game: Game[Any], lesson: Lesson) -> tuple[int, str]:
    """Play a lesson by its first right answers; return the step that cannot be played and why, or (0, "")."""
    assert lesson.position is not None
    runner = Runner(game, lesson.position)
    for number, step in enumerate(lesson.steps, 1):
        _let_pass(runner, lesson.seat)
        asked = next((question for question in runner.pending if question.seat == lesson.seat), None)
        if asked is None:
            return number, "nothing is asked of the learner here"
        picks = right_answer(game, runner.position, lesson.seat, step, asked)
        if picks is None:
            return number, f"no right answer to {asked.ask!r} is offered; there are {_offered(asked)}"
        runner.choose(Choice(lesson.seat, picks))
        for at, (seat, _) in enumerate(step.then):
            found = following(lesson, Place(number, at), runner.pending)
            while found is None and _pass_one(runner, lesson.seat):
                found = following(lesson, Place(number, at), runner.pending)
            if found is None:
                return number, f"answer {at + 1} of the others, of seat {seat}, is not offered: {_all_asked(runner)}"
            runner.choose(Choice(*found))
    return 0, ""


def _let_pass(runner: Runner, seat: Seat) -> None:
    while _pass_one(runner, seat):
        pass


def _pass_one(runner: Runner, seat: Seat) -> bool:
    """Give an answer that a table gives by itself: the only one, or the default of what nobody waits for."""
    others_wait = any(question.waits for question in runner.pending)
    for question in runner.pending:
        if question.secret or isinstance(question, Amount):
            continue
        picks: Picks | None = question.options[: question.least] if question.is_forced else None
        if picks is None and question.seat == seat and not question.waits and not others_wait:
            picks = question.default
        if picks is not None:
            runner.choose(Choice(question.seat, picks))
            return True
    return False


def _offered(question: Question) -> str:
    if isinstance(question, Amount):
        return f"{question.low} to {question.high}"
    return ", ".join(question.options[:20])


def _all_asked(runner: Runner) -> str:
    return "; ".join(f"seat {each.seat}, {each.ask}: {_offered(each)}" for each in runner.pending)
