"""The art of a game's posters: its sky, its moon and the beast before it, from the file beside the game's content."""

import tomllib
from functools import cache

import msgspec

from data.loader import game_file
from render import theme


class Art(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What tells the posters of games apart; a game without a file of its own has these colours.

    *size* is how large the beast is and *drop* how far below the middle of the moon it stands, both in moon radii.
    """

    sky: tuple[str, str] = ("#0E0B2A", "#4B2A86")
    moon: tuple[str, str] = ("#FFF0C2", "#C98BFF")
    glow: str = "#8A5CF0"
    beast: str = theme.POSTER_ICONS[theme.ANY_KAIJU]
    size: float = 1.86
    drop: float = 0.05
    skyline: int = 7  # the seed of its houses


@cache
def art_of(game: str) -> Art:
    """Return the art of *game*."""
    return msgspec.convert(tomllib.loads(game_file(game, "poster.toml") or ""), Art)
