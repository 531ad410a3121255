"""The shelf: which trophies somebody has, which game earned each, and how far they are with the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.play import Game
from table.ranking.chronicle import COMMON, Done


class Trophy(msgspec.Struct, frozen=True):
    """A trophy by its *key*, of one *game* or of all; earned at *table*, or so far *done* of what is *needed*."""

    key: str
    game: str
    done: int
    needed: int
    table: int = 0
    at: float = 0.0

    @property
    def is_earned(self) -> bool:
        """Whether it stands on the shelf."""
        return self.done >= self.needed


class Title(msgspec.Struct, frozen=True):
    """What stays of a season: a *place* among the best three of a *game* there."""

    season: str
    game: str
    place: int


class Shelf(msgspec.Struct, frozen=True):
    """Somebody's titles, the newest first, and trophies: those they have, the newest first, then the others."""

    person: str
    trophies: tuple[Trophy, ...] = ()
    titles: tuple[Title, ...] = ()
    name: str = ""

    @property
    def earned(self) -> list[Trophy]:
        """The trophies they have."""
        return [each for each in self.trophies if each.is_earned]


def trophies(done: Sequence[Done], games: Mapping[str, Game[Any]]) -> tuple[Trophy, ...]:
    """Return all trophies there are, as far as somebody is with them who has *done* all that."""
    every = [("", key, needed) for key, needed in COMMON.items()]
    every += [(game, f"{game}-{key}", deed.needed) for game in games for key, deed in games[game].deeds.items()]
    found = [_trophy(done, *each) for each in every]
    return tuple(sorted(found, key=lambda each: (not each.is_earned, -each.at)))


def _trophy(done: Iterable[Done], game: str, key: str, needed: int) -> Trophy:
    count = 0
    for each in done:
        count += each.did.get(key, 0)
        if count >= needed:
            return Trophy(key, game, count, needed, each.table, each.at)
    return Trophy(key, game, count, needed)
