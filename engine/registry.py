"""The registered games."""

from pathlib import Path
from typing import Any, Protocol

from data.loader import Bundle, ContentError, bundle, set_home
from engine.play import Game


class GameClass(Protocol):
    """The class of a game: what it is called, where its parts are, and how it is made from its content."""

    @property
    def key(self) -> str:
        """What it is called everywhere."""

    @property
    def home(self) -> str:
        """The package that has its words, pictures and data; empty for the games that ship."""

    def __call__(self, bundle: Bundle) -> Game[Any]:
        """Return the game with this content."""


games: dict[str, Game[Any]] = {}
_classes: dict[str, GameClass] = {}


def register(*classes: GameClass) -> None:
    """Make games known by their keys, with the content that ships with them; what is registered already stays."""
    for each in classes:
        if _classes.get(each.key) is not each:
            set_home(each.key, each.home)
            games[each.key] = each(bundle(each.key))
            _classes[each.key] = each


def registered() -> tuple[GameClass, ...]:
    """Return the classes of all games, for a process of its own to register them too."""
    return tuple(_classes.values())


def build(content: Bundle) -> Game[Any]:
    """Return the game of *content*: how a stored game is played on with the content it began with."""
    return _classes[content.game](content)


def games_with(pack: Path) -> dict[str, Game[Any]]:
    """Return all games with the files of *pack* in place of ours; raise ContentError with all problems of all games."""
    built: dict[str, Game[Any]] = {}
    problems: list[str] = []
    for key in _classes:
        try:
            built[key] = build(bundle(key, pack))
        except ContentError as error:
            problems += error.problems
    if problems:
        raise ContentError(dict.fromkeys(problems))
    return built
