"""Worlds that a viewer cannot tell apart, played on side by side: nothing hidden may show until the rules reveal it.

A twin is a world in which everything hidden from its viewer, a seat or a spectator (None), was dealt anew. It gets the
same answers as the real one. After each of them the viewer must have been told the same, see the same, and know the
same of what is asked: all of its own and of open questions, and of secret ones everything but the answers offered.

A twin leaves when an answer to a secret question is not offered in it, or when a fact differs. Facts may differ only
where hidden things come to light: each must be one that `reveals`, and the view must show it as well. One world may go
on where the other asks something only if a fact says so by the rules (`instead_of`). Cards that the rules show to a
seat with a question, before any fact, are in `SHOWN_WITH`: then the two worlds part for that seat, and for no other.
When the game is over nothing has to stay hidden.

Where worlds part, a fact or a question of either must say that something came to light (`reveals`): otherwise the
answer could be tried out first, or taken back by somebody who has learned what others hide.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from engine.play import Amount, Choice, Event, Game, IllegalPick, Position, Question, Runner, Setup, begin, resampled
from engine.rng import Rng
from tests.engine.play_through import answer

Viewer = int | None
TWINS = 3  # at the side of each game
TRIES = 6  # answers looked at to find one that is offered in the twins as well
STRANGE = 5  # answers not offered that a viewer tries at each of its own questions

#: Questions with which some seats see new cards: whom, by the question and the state (TC-6.8, TC-13.1).
SHOWN_WITH: dict[str, dict[str, Callable[[Question, Any], set[int]]]] = {
    "tokyo_clash": {
        "trophy": lambda question, clash: {question.seat, int(clash.aim.target.removeprefix("seat:"))},
        "sift.keep": lambda question, clash: {question.seat},
        "sift.under": lambda question, clash: {question.seat},
    }
}


class Interference(AssertionError):
    """Something hidden could be told from what is shown."""


class Noted(NamedTuple):
    """A fact, the face of it that the viewer saw, and what the viewer saw of the table then."""

    event: Event
    face: Event | None
    view: Any


class Witness:
    """A game that notes every fact as each of some viewers sees it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.noted: dict[Viewer, list[Noted]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def turn(self, state: Any, emit: Any) -> Any:
        def note(event: Event) -> None:
            emit(event)
            for viewer, noted in self.noted.items():
                view = self._game.view(state, viewer) if event.reveals else None
                noted.append(Noted(event, event.seen_by(viewer), view))

        return self._game.turn(state, note)


class World:
    """A game being played, and what its viewers have been told since the last answer."""

    def __init__(self, game: Game[Any], position: Position, viewers: tuple[Viewer, ...] = ()) -> None:
        self.witness: Any = Witness(game)
        for viewer in viewers:
            self.witness.noted[viewer] = []
        self.runner = Runner(self.witness, position)

    def choose(self, choice: Choice) -> None:
        for noted in self.witness.noted.values():
            noted.clear()
        self.runner.choose(choice)

    def asked(self, question: Question) -> Question | None:
        """Return what the same seat is asked here, if it is."""
        return next((each for each in self.runner.pending if each.seat == question.seat), None)

    def view(self, viewer: Viewer) -> Any:
        return self.witness.view(self.runner.state, viewer)


class Twin(NamedTuple):
    viewer: Viewer
    world: World


@dataclass
class Tally:
    """What was compared: steps, questions that others were asked, and secret ones with other answers to offer."""

    steps: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    varied: Counter[str] = field(default_factory=Counter)
    revealed: Counter[str] = field(default_factory=Counter)

    @property
    def questions(self) -> int:
        return self.asked.total()


class SideBySide:
    """A random game with its twins."""

    def __init__(self, game: Game[Any], table: Setup, tally: Tally) -> None:
        self.game = game
        self.tally = tally
        self.rng = Rng.seeded(f"side by side {table.seed}")
        self.viewers: list[Viewer] = [None, *range(table.seats)]
        self.world = World(game, begin(game, table))
        self.twins: list[Twin] = []
        self.heard: dict[str, None] = {}
        self.actor: Viewer = None

    def play(self, most: int) -> None:
        """Play to the end, or *most* answers."""
        for _ in range(most):
            if not self.world.runner.pending:
                return
            if not self.world.runner.position.picks:
                self._pair()
            question, choice = self._choice()
            self.actor = choice.seat
            self.world.choose(choice)
            self.twins = [twin for twin in self.twins if self._follows(twin, question, choice)]
            self.actor = None
            self._watch()

    def _pair(self) -> None:
        """Put a world beside the real one that one viewer cannot tell from it; half of them have the same chance."""
        viewer = self.viewers[self.rng.below(len(self.viewers))]
        if len(self.twins) == TWINS or any(twin.viewer == viewer for twin in self.twins):
            return
        start, made = self.world.runner.position.turn_start, self.world.runner.position.made
        other = resampled(self.game, start, viewer, self.rng)
        if self.rng.below(2):
            give_chance(start, other)
        twin = Twin(viewer, World(self.game, Position(other, made=made), (viewer,)))
        if self._looks_alike(twin, World(self.game, Position(start, made=made), (viewer,))):
            self.twins.append(twin)
            self._watch()

    def _watch(self) -> None:
        noted = self.world.witness.noted
        noted.clear()
        noted.update({twin.viewer: [] for twin in self.twins})

    def _choice(self) -> tuple[Question, Choice]:
        """Return a question and an answer to it, mostly one that is offered in many of the twins."""
        pending = self.world.runner.pending
        question = pending[self.rng.below(len(pending))]
        tries = [answer(question, self.rng) for _ in range(TRIES if self.rng.below(4) else 1)]
        return question, max(tries, key=lambda choice: sum(is_offered(twin, question, choice) for twin in self.twins))

    def _follows(self, twin: Twin, question: Question, choice: Choice) -> bool:
        if not is_offered(twin, question, choice):
            return False
        twin.world.choose(choice)
        return self._looks_alike(twin, self.world)

    def _looks_alike(self, twin: Twin, world: World) -> bool:
        """Return whether the twin goes on beside *world*; raise Interference if it tells what is hidden."""
        viewer, other = twin
        here, there = world.witness.noted[viewer], other.witness.noted[viewer]
        pairs = zip(here, there, strict=False)
        same = next((at for at, (one, two) in enumerate(pairs) if one.face != two.face), min(len(here), len(there)))
        if same < max(len(here), len(there)):
            self._check_reveal(viewer, (world, here[same:]), (other, there[same:]))
            return False
        if viewer is not None and viewer in self._shown(world) and world.view(viewer) != other.view(viewer):
            self._compare(None, world, other)
            self._check_flagged(viewer, world, other)
            return False
        self._compare(viewer, world, other)
        return True

    def _shown(self, world: World) -> set[int]:
        """Return the seats that see new cards with the questions asked now."""
        shown, state = SHOWN_WITH.get(self.game.key, {}), world.runner.state
        seats = [shown[question.ask](question, state) for question in world.runner.pending if question.ask in shown]
        return set().union(*seats)

    def _compare(self, viewer: Viewer, world: World, other: World) -> None:
        here, there = world.runner, other.runner
        mine, theirs = ([face(each, viewer) for each in runner.pending] for runner in (here, there))
        check(mine == theirs, viewer, "asked differently", mine, theirs)
        check(here.answered == there.answered, viewer, "waited for others", here.answered, there.answered)
        check(here.number == there.number, viewer, "counted differently", here.number, there.number)
        ends = self.game.outcome(here.state), self.game.outcome(there.state)
        check(ends[0] == ends[1], viewer, "ended differently", *ends)
        seen = world.view(viewer), other.view(viewer)
        check(seen[0] == seen[1] or ends[0] is not None, viewer, "shown differently", *seen)
        for one, two in zip(here.pending, there.pending, strict=True):
            self._compare_question(viewer, (world, one), (other, two))
        self.tally.steps += 1

    def _compare_question(self, viewer: Viewer, here: tuple[World, Question], there: tuple[World, Question]) -> None:
        question = here[1]
        if question.seat != viewer:
            self.tally.asked[question.ask] += 1
            self.tally.varied[question.ask] += question != there[1]
            return
        if not isinstance(question, Amount):
            self.heard |= dict.fromkeys(question.options)
        heard = list(self.heard)
        for token in [heard[self.rng.below(len(heard))] for _ in range(STRANGE if heard else 0)]:
            mine, theirs = (self.game.why_not(world.runner.state, question, token) for world, question in (here, there))
            check(mine == theirs, viewer, f"refused {token} differently", mine, theirs)

    def _check_reveal(self, viewer: Viewer, here: tuple[World, list[Noted]], there: tuple[World, list[Noted]]) -> None:
        """Check that two worlds part where something comes to light by the rules."""
        (one, mine), (two, theirs) = here, there
        for noted in (mine[:1], theirs[:1]):
            check(all(each.event.reveals for each in noted), viewer, "told", mine[:1], theirs[:1])
        if not mine:
            check(explains(theirs, one), viewer, "told by an absent question", one.runner.pending, theirs)
        if not theirs:
            check(explains(mine, two), viewer, "told by an absent question", two.runner.pending, mine)
        seen = [[*(each.view for each in noted), world.view(viewer)] for world, noted in (here, there)]
        check(seen[0] != seen[1], viewer, "told what no view shows", mine[:1], theirs[:1])
        self._check_flagged(viewer, one, two)
        self.tally.revealed.update(type(noted[0].event).__name__ for noted in (mine, theirs) if noted)

    def _check_flagged(self, viewer: Viewer, *worlds: World) -> None:
        """Check that both worlds say that something came to light; whoever acts knows the own cards anyway."""
        if self.actor is None:
            return
        for world in worlds:
            noted, pending = world.witness.noted[viewer], world.runner.pending
            is_flagged = any(each.event.reveals for each in noted) or any(each.reveals for each in pending)
            is_own = viewer != self.actor and any(each.seat == self.actor for each in pending)
            check(is_flagged or is_own, viewer, "told without a word that something is revealed", pending, noted)


def explains(noted: list[Noted], waiting: World) -> bool:
    """Return whether one of the facts says that what is asked in the *waiting* world is not asked here."""
    asks = {question.ask for question in waiting.runner.pending}
    for each in noted:
        if asks & {*each.event.instead_of}:
            return True
        if not each.event.reveals:
            break
    return False


def check(is_right: bool, viewer: Viewer, what: str, here: Any, there: Any) -> None:
    if not is_right:
        raise Interference(f"{'a spectator' if viewer is None else f'seat {viewer}'} is {what}: {here} and {there}")


def face(question: Question, viewer: Viewer) -> Any:
    """Return what *viewer* knows of *question*: everything, but nothing of the answers to a secret one of others."""
    if not question.secret or question.seat == viewer:
        return question
    size = () if isinstance(question, Amount) else (question.least, question.most)
    return type(question).__name__, question.seat, question.ask, question.waits, question.default is None, size


def is_offered(twin: Twin, question: Question, choice: Choice) -> bool:
    """Return whether *choice*, an answer to *question*, can be given in *twin* as well."""
    asked = twin.world.asked(question)
    if asked is None:
        return False
    try:
        asked.answer(choice.picks)
    except IllegalPick:
        return False
    return True


def give_chance(state: Any, other: Any) -> None:
    """Let *other* have the chance to come that *state* has."""
    for name in state.__struct_fields__:
        chance = getattr(state, name)
        if isinstance(chance, Rng):
            setattr(other, name, msgspec.structs.replace(chance))
