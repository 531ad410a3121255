"""Cutting: which acts a film shows, and for how long.

A film has at most `MOST` acts. Of a longer story, half are the most telling act of each of so many equal stretches, so
that it has no holes; the other half are the most telling of all the rest. How telling an act is, its game says
(`GameWords.weight`): damage, purchases and falls more than steps and draws. The first and the last are always shown,
the last twice if the game ends with it: the deciding blow, and what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engine.play import Event
from render.film.orders import NOBODY, Frame
from words.registry import words_of

MOST = 28
SHORTEST, LONGEST = 1000, 2000  # hundredths of a second
OPENING, BLOW, CLOSING = 120, 180, 320  # for how long the first frame, the deciding blow and the last are shown
LEAST, USUAL = 36, 90  # an act, in a long film and in a short one
WEIGHTY, ENDING = 4, 12  # from this weight on an act is shown longer, and an event ends the game
FACTOR = 1.6


class Act(NamedTuple):
    """An act as everybody saw it: at which *version* of the table, of which *seat*, and what happened."""

    version: int
    seat: int
    events: tuple[Event, ...]


def chosen(game: str, acts: Sequence[Act], most: int = MOST) -> list[Act]:
    """Return those of the *acts* of *game* that are shown, in order."""
    weights = [weight(game, act.events) for act in acts]
    last = len(acts) - 1
    telling = [at for at, weight in enumerate(weights) if weight > 0 or at == last]
    if len(telling) > most:
        telling = _most_telling(telling, weights, most)
    return [acts[at] for at in telling]


def weight(game: str, events: Sequence[Event]) -> int:
    """Return how telling *events* are together."""
    return sum(map(words_of(game).weight, events))


def _most_telling(telling: list[int], weights: Sequence[int], most: int) -> list[int]:
    kept, stretches = {telling[0], telling[-1]}, most // 2 - 1
    for number in range(stretches):
        stretch = telling[number * len(telling) // stretches : (number + 1) * len(telling) // stretches]
        kept.add(max(stretch, key=lambda at: (weights[at], at)))
    rest = sorted((at for at in telling if at not in kept), key=lambda at: (-weights[at], -at))
    return sorted(kept | set(rest[: most - len(kept)]))


def frames(
    game: str, opening: msgspec.Struct, acts: Sequence[Act], views: Sequence[msgspec.Struct], share: Sequence[float]
) -> tuple[Frame, ...]:
    """Return the frames of *acts*, each with the view after it and how far the story is then."""
    shown = lengths([weight(game, act.events) for act in acts])
    made = [Frame(opening, OPENING)]
    for act, view, hundredths, done in zip(acts, views, shown, share, strict=True):
        made.append(Frame(view, hundredths, act.events, (), act.seat, done))
    *_, last = made
    ending = tuple(event for event in last.events if words_of(game).weight(event) >= ENDING)
    blow = tuple(event for event in last.events if event not in ending)
    if ending and weight(game, blow):
        made[-1] = msgspec.structs.replace(last, hundredths=BLOW, told=blow)
        made.append(msgspec.structs.replace(last, hundredths=last.hundredths - BLOW, told=ending, seat=NOBODY))
    elif ending:
        made[-1] = msgspec.structs.replace(last, told=ending, seat=NOBODY)
    return tuple(made)


def lengths(weights: Sequence[int]) -> list[int]:
    """Return for how many hundredths of a second acts of these *weights* are shown; the last is the longest."""
    *before, _ = weights
    parts = [FACTOR if weight >= WEIGHTY else 1.0 for weight in before]
    room = LONGEST - OPENING - BLOW - CLOSING
    unit = min(USUAL, room / max(1.0, sum(parts)))
    shown = [max(LEAST, int(unit * part)) for part in parts]
    while sum(shown) > room:
        shown[shown.index(max(shown))] -= 1
    return [*shown, max(BLOW + CLOSING, SHORTEST - OPENING - sum(shown))]
