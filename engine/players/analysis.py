"""A game looked at afterwards: how prospects went, what turned them, and what each player did best and worst.

All of it is the judgement that computer players have (docs/players.md): a first look at everything, then a longer one
at what stands out. The number of looks is bounded, and so is the time if there is a clock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from engine.play import Choice, Position, Question, Runner, Seat
from engine.players.levels import Clock
from engine.players.prospects import Judge, Picks, Shares
from engine.rng import Rng

VERSION = 1  # of the judgement: an analysis made by an earlier one is made again
CURVE, MOST_CURVE, LEAST_CURVE = 6_000, 24, 6  # looks at all moments of a curve together, at one, at least
ANSWERS, MOST_ANSWERS, LEAST_ANSWERS = 9_000, 8, 2  # looks at all answers together, at each, at least
WIDTH, FEW = 5, 3  # answers to a question that are compared, at first and for longer
AGAIN, LONG = 4, 60  # how many of what stands out are looked at for longer, and how often
AT_LEAST = 4  # answers of each player that are compared, however late it is
TURNS, TURNING, LONGEST = 3, 12, 120  # turning points, acts that are looked at for longer to find them, and how often
APART = 60  # turning points lie farther apart than this part of the game, if enough do
DRAWN = 240  # moments of a curve that are kept
KEY = "after the battle"
SECONDS = 12.0  # what an analysis takes at most; the curves get the first part of it, the answers the second
CURVES_BY, ANSWERS_BY = 0.4, 0.75

#: Says whether so much of the time, 1 being all of it, is over.
IsLate: TypeAlias = Callable[[float], bool]


class Turn(msgspec.Struct, frozen=True):
    """An act that changed the prospects of the winners: its number, who acted, what they were *before* and *after*."""

    step: int
    seat: Seat
    before: float
    after: float

    def size(self) -> float:
        """Return by how much it changed them."""
        return abs(self.after - self.before)


class Answer(msgspec.Struct, frozen=True):
    """An answer beside another one to the same question: what each was worth to its player, as far as they knew."""

    step: int
    picks: Picks
    other: Picks
    worth: float
    other_worth: float

    @property
    def gain(self) -> float:
        """How much better it was than the other one."""
        return self.worth - self.other_worth


class Analysis(msgspec.Struct, frozen=True):
    """What came of it. Step 0 is the beginning, step *n* the moment after the *n*-th act; the last one is *end*.

    *steps* are the moments of both curves, *open* with open hands and *known* from what was known to all, each with a
    share for every seat. *best* and *costliest* have an answer for every seat, or None.
    """

    version: int
    end: int
    steps: tuple[int, ...]
    open: tuple[Shares, ...]
    known: tuple[Shares, ...]
    turns: tuple[Turn, ...]
    best: tuple[Answer | None, ...]
    costliest: tuple[Answer | None, ...]


class Moment(NamedTuple):
    """A position of the game, and the answer that was given to one of its questions; None at the end."""

    position: Position
    question: Question | None = None
    picks: Picks = ()


def moments(runner: Runner, made: Sequence[Choice]) -> Iterator[Moment]:
    """Yield every position of a game, from where *runner* stands on, with what was chosen there."""
    for choice in made:
        question = next(each for each in runner.pending if each.seat == choice.seat)
        yield Moment(runner.position, question, choice.picks)
        runner.choose(choice)
    yield Moment(runner.position)


def analysed(runner: Runner, made: Sequence[Choice], clock: Clock | None = None) -> Analysis:
    """Return how a finished game went, from where *runner* stands through all choices *made*.

    Without a *clock* only the number of looks bounds it, and it comes out the same every time.
    """
    late = _lateness(clock)
    passed = list(moments(runner, made))
    outcome = runner.game.outcome(runner.state)
    assert outcome is not None, "only what is over is analysed"
    judge = Judge(runner.game, Rng.seeded(KEY).words(2))
    curves = Curves(judge, passed, late)
    turns = curves.turns(outcome.places[0], late)
    answers = Answers(judge, passed, late)
    steps = _thinned(len(passed), {at for turn in turns for at in (turn.step - 1, turn.step)})
    seats = range(len(outcome.scores))
    return Analysis(
        VERSION,
        len(made),
        steps,
        tuple(_rounded(curves.open[at]) for at in steps),
        tuple(map(_rounded, curves.known(steps, late))),
        turns,
        tuple(answers.outstanding(seat, 1) for seat in seats),
        tuple(answers.outstanding(seat, -1) for seat in seats),
    )


def _lateness(clock: Clock | None) -> IsLate:
    if clock is None:
        return lambda part: False
    began = clock()
    return lambda part: clock() - began >= part * SECONDS


class Curves:
    """How prospects went, moment by moment."""

    def __init__(self, judge: Judge, passed: Sequence[Moment], late: IsLate) -> None:
        self.judge = judge
        self.passed = passed
        self._looks = min(MOST_CURVE, max(LEAST_CURVE, CURVE // len(passed)))
        self.open = [judge.laid_open(each.position, 1 if late(CURVES_BY) else self._looks) for each in passed]

    def known(self, steps: Sequence[int], late: IsLate) -> Iterator[Shares]:
        """Yield the prospects from what was known to all, at these *steps*."""
        last: Shares = ()
        for at in steps:
            last = self.judge.known(self.passed[at].position, 1 if late(1.0) else self._looks) or last
            yield last

    def turns(self, winners: Sequence[Seat], late: IsLate) -> tuple[Turn, ...]:
        """Return the acts that changed the prospects of the *winners* most, in the order in which they came."""
        acts = sorted((self._turn(step, winners) for step in range(1, len(self.passed))), key=Turn.size, reverse=True)
        found = acts[:TURNING]
        for at in sorted({at for each in found for at in (each.step - 1, each.step)}):
            if not late(ANSWERS_BY):
                self.open[at] = self.judge.laid_open(self.passed[at].position, LONGEST)
        longer = sorted((self._turn(each.step, winners) for each in found), key=Turn.size, reverse=True)
        return tuple(sorted(_apart(longer, len(acts) // APART)[:TURNS], key=lambda each: each.step))

    def _turn(self, step: int, winners: Sequence[Seat]) -> Turn:
        question = self.passed[step - 1].question
        assert question is not None, "somebody acted"
        before, after = (sum(self.open[at][seat] for seat in winners) for at in (step - 1, step))
        return Turn(step, question.seat, round(before, 4), round(after, 4))


class Answers:
    """What each answer was worth beside the others that its question offered."""

    def __init__(self, judge: Judge, passed: Sequence[Moment], late: IsLate) -> None:
        self.judge = judge
        self.passed = passed
        self.late = late
        asked = [at for at, each in enumerate(passed) if each.question and not each.question.is_forced]
        looks = min(MOST_ANSWERS, max(LEAST_ANSWERS, ANSWERS // (WIDTH * max(1, len(asked)))))
        Rng.seeded(KEY).shuffle(asked)  # should the time run out, all of the game was looked at here and there
        found = (self._compared(at, looks) for at in self._due(asked))
        self._found = [each for each in found if each]

    def _due(self, asked: Sequence[int]) -> Iterator[int]:
        """Yield the moments to compare: all of *asked* while there is time, and a few of each player in any case."""
        seen: Counter[Seat] = Counter()
        for at in asked:
            question = self.passed[at].question
            assert question is not None, "somebody was asked"
            if seen[question.seat] < AT_LEAST or not self.late(ANSWERS_BY):
                seen[question.seat] += 1
                yield at

    def outstanding(self, seat: Seat, sign: int) -> Answer | None:
        """Return the answer of *seat* with the largest gain, or loss, after a longer look at the first few."""
        own = sorted((each for each in self._found if self._seat(each) == seat), key=lambda each: -sign * each.gain)
        longer = [self._compared(each.step - 1, LONG, FEW) or each for each in own[:AGAIN] if not self.late(1.0)]
        best = max(longer or own[:1], key=lambda each: sign * each.gain, default=None)
        return best if best and sign * best.gain > 0 else None

    def _seat(self, answer: Answer) -> Seat | None:
        question = self.passed[answer.step - 1].question
        return None if question is None else question.seat

    def _compared(self, at: int, looks: int, width: int = WIDTH) -> Answer | None:
        """Return the answer given at a moment beside the best of the others."""
        position, question, picks = self.passed[at]
        assert question is not None, "nobody is asked at the end"
        options = self.judge.options(position, question, picks, width)
        if len(options) == 1:
            return None
        worth, *others = self.judge.answers(position, question, options, looks)
        best = max(range(len(others)), key=others.__getitem__)
        return Answer(at + 1, picks, options[best + 1], round(worth, 4), round(others[best], 4))


def _apart(turns: Sequence[Turn], distance: int) -> list[Turn]:
    """Return *turns*, the largest first, those too near to a larger one last: a blow and its answer are one story."""
    first: list[Turn] = []
    for each in turns:
        if all(abs(each.step - other.step) > distance for other in first):
            first.append(each)
    return first + [each for each in turns if each not in first]


def _thinned(count: int, needed: set[int]) -> tuple[int, ...]:
    """Return the moments that are drawn: all, or some at equal distances and those that are *needed*."""
    every = -(-count // DRAWN)
    return tuple(sorted({*range(0, count, every), count - 1, *needed}))


def _rounded(shares: Shares) -> Shares:
    return tuple(round(share, 3) for share in shares)
