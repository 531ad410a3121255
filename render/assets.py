"""Whether all fonts, icons and palettes are there and can be read: asked once, at the start."""

import tomllib
from collections.abc import Iterator
from itertools import chain

from engine import games
from parts import part
from render import theme
from render.artist import Artist
from render.errors import MissingAssets
from render.paint import pillow
from render.paint.pillow import DATA
from render.posters import PALETTE as POSTERS

SPRITES = (
    "building-small-1",
    "building-small-2",
    "building-small-3",
    "building-tower",
    "building-power-plant",
    "building-bunker",
    "building-radar",
)


def check() -> None:
    """Raise MissingAssets with the name of every file that is missing or broken."""
    broken = (*_fonts(), *_icons(), *_palettes())
    if broken:
        raise MissingAssets(broken)


def _fonts() -> Iterator[str]:
    listed = tomllib.loads((DATA / "fonts" / "fonts.toml").read_text())
    for name in dict.fromkeys([*chain.from_iterable(listed["faces"].values()), *listed["fallbacks"]["files"]]):
        if not pillow.can_open_font(name):
            yield str(pillow.font_path(name).relative_to(DATA.parent))


def _icons() -> Iterator[str]:
    listed = tomllib.loads((DATA / "icons" / "icons.toml").read_text())
    names = set(chain.from_iterable(chain.from_iterable(table.values()) for table in listed.values()))
    names |= set(theme.KAIJU_ICONS.values()) | set(theme.POSTER_ICONS.values()) | {theme.ANY_KAIJU}
    paths = [DATA / "icons" / "masks" / f"{name}.png" for name in sorted(names)]
    paths += [DATA / "icons" / "sprites" / f"{name}.png" for name in SPRITES]
    for path in paths:
        if not pillow.can_open_image(path):
            yield str(path.relative_to(DATA.parent))


def _palettes() -> Iterator[str]:
    artists = (part("render", game) for game in games)
    names = {artist.palette for artist in artists if isinstance(artist, Artist)} | {"", POSTERS}
    for path in map(pillow.palette_path, sorted(names)):
        if not pillow.can_open_image(path):
            yield str(path.relative_to(DATA.parent))
