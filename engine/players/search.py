"""Search: information-set Monte Carlo trees over any game that speaks the kernel's verbs.

Each iteration deals a world that fits what the seat knows, walks down the tree of answers given so far (the ones
possible in this world), tries one new answer, plays on by the game's rule of thumb to the next moment that can be
judged, and judges it for every seat. One tree serves all worlds, so hidden cards average out. The n-th look at each
answer of ours is into the same world, so that luck is the same for all of them. The answer most often walked wins.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from engine.play import Choice, Pick, Runner
from engine.players.world import World
from engine.protocol import Advice
from engine.rng import Rng

Picks: TypeAlias = tuple[Pick, ...]
#: Says whether the time is over.
IsLate: TypeAlias = Callable[[], bool]
STREAM = 1 << 32  # draws of chance kept apart for each world
CLEAR = 0.8  # the share of a quarter of all iterations that an answer needs to stop the search


class Depth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far to look: answers and stages played after the tree ends, answers tried here, the urge to explore.

    *trust* is how much better than it looks the advised answer is taken to be until it has been looked at often.
    """

    playout: int = 40
    stages: int = 1
    width: int = 24
    widen: float = 0.6
    explore: float = 1.0
    surprise: float = 0.1
    trust: float = 0.0


class Node:
    """An answer somebody gave, and how it went for the one who gave it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[tuple[int, Picks], Node] = {}


class Spread:
    """How much the prospects of the searching seat vary, which is the yardstick of its curiosity."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, worth: float) -> None:
        """Count one more prospect."""
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def deviation(self) -> float:
        """The standard deviation so far; 1 while nothing is known."""
        if self.count < 2:
            return 1.0
        return math.sqrt(max(1e-6, self.squares / self.count - (self.total / self.count) ** 2))


class Search:
    """A tree that grows: one seat thinking about one question."""

    def __init__(self, world: World, advice: Advice[Any], rng: Rng, depth: Depth) -> None:
        self.world = world
        self.advice = advice
        self.depth = depth
        self.root = Node()
        self.spread = Spread()
        self._key = rng.words(2)
        self.options = advice.ranked(world.sample(rng).state, world.question, rng)[: depth.width]

    def best(self) -> Picks:
        """Return the answer that stood up best so far: the most often walked one, the more promising first."""
        children, seat = self.root.children, self.world.seat
        return max(self.options, key=lambda picks: _merit(children.get((seat, picks))))

    def is_settled(self, left: int) -> bool:
        """Return whether *left* more iterations could not change the answer, or hardly would."""
        visits = sorted([child.visits for child in self.root.children.values()], reverse=True)
        if len(visits) < len(self.options):
            return False
        done = self.spread.count
        return visits[0] > visits[1] + left or (3 * done > left and visits[0] > CLEAR * done)

    def look(self) -> None:
        """Do one iteration."""
        seat = self.world.seat
        explore = self.depth.explore * self.spread.deviation
        picks, node, is_new = step(self.root, seat, self.options, len(self.options), explore, self.depth.trust)
        rng = Rng(self._key, STREAM * node.visits)
        runner = self.world.sample(rng)
        runner.choose(Choice(seat, picks))
        path = [(seat, node)]
        while not is_new and (pending := runner.pending):
            question = pending[0]
            options = self.advice.ranked(runner.state, question, rng)
            tried = 1 + int(self.depth.widen * math.sqrt(node.visits))
            picks, node, is_new = step(node, question.seat, options, tried, explore)
            runner.choose(Choice(question.seat, picks))
            path.append((question.seat, node))
        play_on(runner, self.advice, rng, self.depth)
        worth = shares(runner, self.advice)
        self.spread.add(worth[seat])
        for actor, node in path:
            node.visits += 1
            node.total += worth[actor]


def play_on(runner: Runner, advice: Advice[Any], rng: Rng, depth: Depth) -> None:
    """Play by rule of thumb, with a surprise now and then, until the position can be judged."""
    state = runner.state
    policy, stage, choose = advice.policy, advice.stage, runner.choose
    surprise, dice = int(depth.surprise * 256), rng.words(depth.playout // 8 + 1)
    here, stages = stage(state), depth.stages
    for at in range(depth.playout):
        pending = runner.pending
        if not pending:
            return
        question = pending[0]
        if dice[at] < surprise:
            options = advice.ranked(state, question, rng)
            picks = options[dice[-at - 1] % len(options)]
        else:
            picks = policy(state, question, rng)
        choose(Choice(question.seat, picks))
        now = stage(state)
        if now != here:
            here = now
            stages -= 1
            if not stages:
                return


def search(
    world: World, advice: Advice[Any], rng: Rng, iterations: int, depth: Depth, is_late: IsLate | None = None
) -> Picks:
    """Return the answer to *world*'s question that stood up best in *iterations*, or in the time there was."""
    tree = Search(world, advice, rng, depth)
    if len(tree.options) == 1:
        return tree.options[0]
    for done in range(iterations):
        if (is_late and is_late()) or tree.is_settled(iterations - done):
            break
        tree.look()
    return tree.best()


def _merit(node: Node | None) -> tuple[int, float]:
    return (node.visits, node.total) if node else (0, 0.0)


def step(
    node: Node, seat: int, options: list[Picks], tried: int, explore: float, trust: float = 0.0
) -> tuple[Picks, Node, bool]:
    """Choose among *options*: the best untried one until enough were *tried*, then the one with the best prospect."""
    children, known, untried = node.children, [], None
    for picks in options:
        child = children.get((seat, picks))
        if child:
            child.offered += 1
            known.append((picks, child))
        elif untried is None:
            untried = picks
    if untried is not None and len(known) < tried:
        child = children[seat, untried] = Node()
        child.offered = 1
        return untried, child, True
    best, found = -math.inf, known[0]
    for pair in known:
        child = pair[1]
        score = child.total / child.visits + explore * math.sqrt(math.log(child.offered) / child.visits)
        if trust and pair[0] == options[0]:
            score += trust * explore / child.visits
        if score > best:
            best, found = score, pair
    return *found, False


def shares(runner: Runner, advice: Advice[Any]) -> tuple[float, ...]:
    """Return each seat's share: the winners' if the game is over, otherwise the game's judgement."""
    outcome = runner.game.outcome(runner.state)
    if outcome is None:
        return advice.value(runner.state)
    winners = outcome.places[0]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores)))
