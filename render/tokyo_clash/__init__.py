"""Tokyo Clash in pictures."""

from render.artist import Artist
from render.tokyo_clash.artist import tokyo_clash
from render.tokyo_clash.board import PALETTE

__all__ = ["ARTIST"]

ARTIST = Artist(tokyo_clash, PALETTE)
