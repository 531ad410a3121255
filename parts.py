"""The parts of a game by its key: its words, its artist, its pages. No room has a list of games.

The parts of a game that ships are `words.<key>`, `render.<key>` and `cogs.games.<key>`; those of a game with a home of
its own are the modules `words`, `render` and `pages` of that package.
"""

from functools import cache
from importlib import import_module
from typing import Literal, NamedTuple, TypeAlias

from data.loader import home_of

Room: TypeAlias = Literal["words", "render", "pages"]


class _Place(NamedTuple):
    package: str  # of the games that ship
    name: str  # of the part in its module


_PLACES: dict[Room, _Place] = {
    "words": _Place("words", "WORDS"),
    "render": _Place("render", "ARTIST"),
    "pages": _Place("cogs.games", "PAGES"),
}


class MissingPart(LookupError):
    """A registered game lacks a part that every game needs."""

    def __init__(self, room: Room, key: str) -> None:
        super().__init__(f"The game {key!r} has no {_PLACES[room].name} in {_module(room, key)}.")


def part(room: Room, key: str) -> object | None:
    """Return the part that the game *key* has in *room*, or None if it has none there."""
    return _load(_module(room, key), _PLACES[room].name)


def _module(room: Room, key: str) -> str:
    home = home_of(key)
    return f"{home}.{room}" if home else f"{_PLACES[room].package}.{key}"


def forget() -> None:
    """Import every part again when it is next asked for; its module may have been reloaded."""
    _load.cache_clear()


@cache
def _load(module: str, name: str) -> object | None:
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the part is there, but something that it imports is not
        return None
    return vars(found).get(name)
