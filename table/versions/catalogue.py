"""The catalogue of games: those of today, and for a game under way the content it began with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import engine
from data.loader import Bundle, ContentError, bundle
from engine import lessons
from engine.lessons import Lesson
from engine.play import Game
from table.errors import Refused, Unplayable
from table.store.changes import PutContent
from table.store.protocol import Store
from table.store.rows import TableRow

Build: TypeAlias = Callable[[Bundle], Game[Any]]


class Catalogue:
    """Games by key, and by the hash of the content they were begun with."""

    def __init__(self, bundles: Iterable[Bundle] | None = None, build: Build = engine.build) -> None:
        given = [bundle(key) for key in engine.games] if bundles is None else list(bundles)
        self._build = build
        self._bundles = {each.game: each for each in given}
        self._games = {each.game: build(each) for each in given}
        self._lessons: dict[str, tuple[Lesson, ...]] = {}
        self._pinned = {(game.key, game.content_hash): game for game in self._games.values()}

    def game(self, key: str) -> Game[Any]:
        """Return the game called *key* as it is played today."""
        if key not in self._games:
            known = ", ".join(sorted(self._games))
            raise Refused(f"There is no game called {key!r}; there are {known}.", key="no-game")
        return self._games[key]

    def lessons(self, key: str) -> tuple[Lesson, ...]:
        """Return the lessons of a game in their order; raise ContentError if one cannot be played."""
        if key not in self._lessons:
            found = self._bundles[key].lessons if key in self._bundles else {}
            self._lessons[key] = lessons.read(self.game(key), found)
        return self._lessons[key]

    def lesson(self, game: str, key: str) -> Lesson | None:
        """Return one lesson, None if there is none of that name any more."""
        if game not in self._games:
            return None
        return next((each for each in self.lessons(game) if each.key == key), None)

    def rules(self) -> dict[str, int]:
        """Return the version of the rules of each game."""
        return {key: game.rules_version for key, game in self._games.items()}

    def pin(self, game: Game[Any]) -> PutContent:
        """Return the change that keeps the content of *game* for as long as it may be needed."""
        return PutContent(game.content_hash, game.key, self._bundles[game.key].files)

    async def game_of(self, row: TableRow, store: Store) -> Game[Any]:
        """Return the game that the table of *row* plays, with the content it began with."""
        if row.content_hash is None:
            return self.game(row.game)
        game = self._pinned.get((row.game, row.content_hash))
        if game is None:
            game = self.built(row.game, await _kept(store, row.content_hash))
            self._pinned[row.game, row.content_hash] = game
        return game

    async def files_of(self, row: TableRow, store: Store) -> dict[str, str] | None:
        """Return the content that the table of *row* plays with, None if it is the one that ships."""
        shipped = engine.games.get(row.game)
        if row.content_hash is None or (shipped and shipped.content_hash == row.content_hash):
            return None
        return await _kept(store, row.content_hash)

    def rebuilt(self, key: str, files: dict[str, str]) -> Game[Any]:
        """Return the game that *files* from elsewhere make, or say what is wrong with them."""
        if key not in self._games:
            raise Refused(f"There is no game called {key!r} here.", key="file-foreign")
        try:
            return self.built(key, files)
        except ContentError as error:
            raise Refused(
                f"The content of that game cannot be used: {error.problems[0]}", key="file-changed"
            ) from error

    def built(self, key: str, files: dict[str, str]) -> Game[Any]:
        """Return the game that *files* make."""
        return self._build(Bundle(key, files))


async def _kept(store: Store, content_hash: str) -> dict[str, str]:
    found = await store.content(content_hash)
    if found is None:
        raise Unplayable("The content this game was begun with is not in the store.")
    return found[1]
