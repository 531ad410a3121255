"""Search: information-set Monte Carlo trees over any game that speaks the kernel's verbs.

Each iteration deals a world that fits what the seat knows, walks down the tree of answers given so far (the ones
possible in this world), tries one new answer, plays on with the game's rule of thumb for a while, and judges the
position for every seat. One tree serves all worlds, so hidden cards average out. The answer most often walked is the
choice.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import msgspec

from engine.play import Amount, Choice, Pick, Question, Runner, Subset
from engine.players.world import World
from engine.rng import Rng

Picks: TypeAlias = tuple[Pick, ...]
#: Says whether there is time for another iteration, given how many there were.
GoOn: TypeAlias = Callable[[int], bool]


class Advice(Protocol):
    """What a game teaches its computer players."""

    def policy(self, state: Any, question: Question, rng: Rng) -> Picks:
        """Return the answer a sensible player would give without thinking long."""

    def value(self, state: Any) -> tuple[float, ...]:
        """Return each seat's share of the win, judged at a glance; they add up to 1."""


class Depth(msgspec.Struct, frozen=True):
    """How far to look: answers played after the tree ends, answers tried at a node, and the urge to explore."""

    playout: int = 40
    width: int = 24
    explore: float = 0.7
    surprise: float = 0.1


class Node:
    """An answer somebody gave, and how it went for the one who gave it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[tuple[int, Picks], Node] = {}


def search(world: World, advice: Advice, rng: Rng, go_on: GoOn, depth: Depth = Depth()) -> Picks:  # noqa: B008
    """Return the answer to *world*'s question that stood up best while *go_on* let us look."""
    root = Node()
    done = 0
    if world.question.is_forced:
        return candidates(world.question, depth.width, rng)[0]
    while go_on(done):
        look(world.sample(rng), world.seat, root, advice, rng, depth)
        done += 1
    mine = {picks: node for (seat, picks), node in root.children.items() if seat == world.seat}
    if not mine:
        return advice.policy(world.sample(rng).state, world.question, rng)
    return max(mine, key=lambda picks: (mine[picks].visits, mine[picks].total))


def look(runner: Runner, seat: int, root: Node, advice: Advice, rng: Rng, depth: Depth) -> None:
    """Do one iteration from *root*."""
    path: list[tuple[int, Node]] = []
    node, is_new = root, False
    while runner.pending and not is_new:
        question = _question(runner, seat if node is root else None)
        options = candidates(question, depth.width, rng)
        picks, child, is_new = _step(node, question.seat, options, rng, depth)
        runner.choose(Choice(question.seat, picks))
        path.append((question.seat, child))
        node = child
    _play_on(runner, advice, rng, depth)
    worth = _worth(runner, advice)
    for actor, child in path:
        child.visits += 1
        child.total += worth[actor]


def _question(runner: Runner, seat: int | None) -> Question:
    """Return the question to answer next: the searching seat's first, otherwise in order."""
    if seat is not None:
        return next(each for each in runner.pending if each.seat == seat)
    return runner.pending[0]


def _step(node: Node, seat: int, options: list[Picks], rng: Rng, depth: Depth) -> tuple[Picks, Node, bool]:
    """Choose among *options*: an untried one if there is one, otherwise the one with the best prospect."""
    untried = [picks for picks in options if (seat, picks) not in node.children]
    known = [node.children[seat, picks] for picks in options if (seat, picks) in node.children]
    for child in known:
        child.offered += 1
    if untried:
        picks = untried[rng.below(len(untried))]
        child = node.children[seat, picks] = Node()
        child.offered = 1
        return picks, child, True
    best, best_picks = -1.0, options[0]
    for picks, child in zip(options, known, strict=True):
        score = child.total / child.visits + depth.explore * math.sqrt(math.log(child.offered) / child.visits)
        if score > best:
            best, best_picks = score, picks
    return best_picks, node.children[seat, best_picks], False


def _play_on(runner: Runner, advice: Advice, rng: Rng, depth: Depth) -> None:
    """Play by rule of thumb, with a surprise now and then, for a while."""
    surprise = int(depth.surprise * 1000)
    for _ in range(depth.playout):
        if not runner.pending:
            return
        question = runner.pending[0]
        if surprise and rng.below(1000) < surprise:
            picks = candidates(question, 1, rng)[0]
        else:
            picks = advice.policy(runner.state, question, rng)
        runner.choose(Choice(question.seat, picks))


def _worth(runner: Runner, advice: Advice) -> tuple[float, ...]:
    """Return each seat's share: the winners' if the game is over, otherwise the game's judgement."""
    outcome = runner.game.outcome(runner.state)
    if outcome is None:
        return advice.value(runner.state)
    winners = outcome.places[0]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores)))


def candidates(question: Question, width: int, rng: Rng) -> list[Picks]:
    """Return the answers worth trying: all of them if they are few, otherwise a spread."""
    if isinstance(question, Amount):
        steps = (question.high - question.low) // question.step
        count = min(width, steps + 1)
        if count == 1:
            return [(question.low + question.step * rng.below(steps + 1),)]
        return [(question.low + question.step * (steps * at // (count - 1)),) for at in range(count)]
    if isinstance(question, Subset):
        return _subsets(question, width, rng)
    if len(question.options) <= width:
        return [(option,) for option in question.options]
    options = list(question.options)
    rng.shuffle(options)
    return [(option,) for option in options[:width]]


def _subsets(question: Subset, width: int, rng: Rng) -> list[Picks]:
    """Return up to *width* different subsets, in the order of the options so that equal ones meet."""
    found: dict[Picks, None] = {}
    for _ in range(width):
        options = list(question.options)
        rng.shuffle(options)
        size = question.least + rng.below(question.most - question.least + 1)
        found[tuple(sorted(options[:size], key=question.options.index))] = None
    return list(found)
