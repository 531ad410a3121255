"""The games this house knows."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from data.loader import Bundle, ContentError, bundle
from engine.play import Game

games: dict[str, Game[Any]] = {}
_builders: dict[str, Callable[[Bundle], Game[Any]]] = {}


def register(key: str, build: Callable[[Bundle], Game[Any]]) -> None:
    """Make a game known under *key*, with the content that ships with it."""
    _builders[key] = build
    games[key] = build(bundle(key))


def build(content: Bundle) -> Game[Any]:
    """Return the game of *content*: how a stored game is played on with the content it began with."""
    return _builders[content.game](content)


def games_with(pack: Path) -> dict[str, Game[Any]]:
    """Return all games with the files of *pack* in place of ours; raise ContentError with all problems of all games."""
    built: dict[str, Game[Any]] = {}
    problems: list[str] = []
    for key in _builders:
        try:
            built[key] = build(bundle(key, pack))
        except ContentError as error:
            problems += error.problems
    if problems:
        raise ContentError(dict.fromkeys(problems))
    return built
