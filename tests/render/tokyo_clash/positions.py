"""Golden positions of Tokyo Clash: moments of real games, played by seed, and a few with everything in one space."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from engine import games
from engine.play import Choice, Decision, Question, Runner, Setup, Subset, begin
from engine.players import random_player
from engine.rng import Rng
from engine.tokyo_clash.view import ClashView, FighterView, VehicleView
from tests.render.moment import Moment

GAME = "tokyo_clash"
PAIRS = (
    ("armored_assault", "rush_hour"),
    ("air_strikes", "naval_bombardment"),
    ("xilien_invasion", "lightning_generators"),
)


Until = Callable[[Moment], bool]


def play(seats: int, seed: int, until: Until, pair: int = 0) -> Moment:
    """Play a seeded random game to the first moment for which *until* holds, or to its end."""
    game = games[GAME]
    setup = Setup(seats=seats, seed=seed, options={"events": "+".join(PAIRS[pair])})
    runner, rng = Runner(game, begin(game, setup)), Rng.seeded(seed)
    told = 0
    while True:
        events = tuple(face for event in runner.events[told:] if (face := event.seen_by(None)) is not None)
        moment = Moment(game, runner.state, runner.pending, events, tuple(runner.events))
        if until(moment) or not runner.pending:
            return moment
        told = len(runner.events)
        question = runner.pending[0]
        picks = keen_player(game.view(runner.state, question.seat), question, rng)
        runner.choose(Choice(question.seat, picks))


def keen_player(view: Any, question: Question, rng: Rng) -> tuple[Any, ...]:
    """Answer at random, but rather hit than play, rather play than throw, and rather do anything than pass."""
    if isinstance(question, Decision) and not isinstance(question, Subset):
        for wish in ("hit:", "card:", "throw:"):
            wanted = [option for option in question.options if option.startswith(wish)]
            if wanted:
                return (wanted[rng.below(len(wanted))],)
    return random_player(view, question, rng)


def asks(key: str, least: int = 1, after: int = 0) -> Until:
    """Hold when *key* is asked with at least *least* options and *after* events have been told."""

    def holds(moment: Moment) -> bool:
        if not moment.pending or moment.pending[0].ask != key or len(moment.story) < after:
            return False
        question = moment.pending[0]
        return isinstance(question, Decision) and len(question.options) >= least

    return holds


@cache
def asked_for(key: str, seats: int = 4, pair: int = 0, least: int = 1, after: int = 80) -> Moment:
    """Return a moment in which *key* is asked, late enough for something to have happened."""
    for late in (after, 0):
        for seed in range(1, 60):
            moment = play(seats, seed, asks(key, least, late), pair)
            if moment.pending:
                return moment
    raise AssertionError(f"{key} was never asked")


@cache
def busy(seats: int, pair: int = 0) -> Moment:
    """Return a moment after a throw or a blow, with tokens on the track, trophies won and cards in play."""

    def rich(moment: Moment) -> bool:
        if not moment.pending or moment.state.round < 2 or len(moment.state.vehicles) < 2:
            return False
        names = {type(event).__name__ for event in moment.events}
        view = moment.view()
        return "Thrown" in names and len(view.track) >= 3 and any(each.trophies for each in view.fighters)

    for seed in range(1, 80):
        moment = play(seats, seed, rich, pair)
        if moment.pending:
            return moment
    raise AssertionError(f"no such moment with {seats} seats")


@cache
def all_asked(seats: int = 4) -> Moment:
    """Return a moment in which several seats are asked at once."""
    for seed in range(1, 60):
        moment = play(seats, seed, lambda moment: len(moment.pending) > 1)
        if moment.pending:
            return moment
    raise AssertionError("never were several asked at once")


@cache
def finished(seats: int, seed: int = 3) -> Moment:
    """Return the end of a game."""
    return play(seats, seed, lambda moment: False)


def gathered(moment: Moment, kaiju: int, space: str, vehicles: int = 0) -> ClashView:
    """Return the view of *moment* with so many kaiju, and so many vehicles, in one *space*."""
    view: ClashView = moment.view()
    fighters: list[FighterView] = [
        msgspec.structs.replace(fighter, space=space) if fighter.seat < kaiju else fighter for fighter in view.fighters
    ]
    parked: list[VehicleView] = [
        msgspec.structs.replace(vehicle, space=space) if at < vehicles else vehicle
        for at, vehicle in enumerate(view.vehicles)
    ]
    return msgspec.structs.replace(view, fighters=tuple(fighters), vehicles=tuple(parked))
