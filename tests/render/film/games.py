"""Games as films are made of them: played at random to the end, or as far as wanted."""

from __future__ import annotations

from functools import cache

import msgspec

from bench.engine import laid
from engine import games
from engine.play import Choice, Runner, begin
from engine.players import random_player
from engine.rng import Rng
from render.film.cutting import Act, chosen, frames
from render.film.orders import FilmOrder

NAMES = ("Ana", "Ben", "Cho", "Dan")


@cache
def played(key: str, seats: int, most: int = 100_000) -> tuple[tuple[msgspec.Struct, ...], tuple[Act, ...]]:
    """Return what everybody saw after each answer of a game, and its acts, each with its place among those views."""
    game = games[key]
    runner, rng = Runner(game, begin(game, laid(game, seats, 5))), Rng.seeded(5)
    views, acts, told = [game.view(runner.state, None)], [], 0
    while runner.pending and len(views) < most:
        question = runner.pending[0]
        runner.choose(Choice(question.seat, random_player(game.view(runner.state, question.seat), question, rng)))
        new = (event.seen_by(None) for event in runner.events[told:])
        if faces := tuple(face for face in new if face is not None):
            acts.append(Act(len(views), question.seat, faces))
        told = len(runner.events)
        views.append(game.view(runner.state, None))
    return tuple(views), tuple(acts)


def film_order(key: str, seats: int = 4, most: int = 100_000, locale: str = "en") -> FilmOrder:
    """Return the order for the film of such a game."""
    views, acts = played(key, seats, most)
    shown = chosen(key, acts)
    share = [(acts.index(act) + 1) / len(acts) for act in shown]
    made = frames(key, views[0], shown, [views[act.version] for act in shown], share)
    return FilmOrder(game=key, locale=locale, title=key, names=NAMES[:seats], acts=len(acts), frames=made)
