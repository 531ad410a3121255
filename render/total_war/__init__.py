"""Total War in pictures."""

from render.artist import Artist
from render.total_war.artist import total_war
from render.total_war.board import PALETTE

__all__ = ["ARTIST"]

ARTIST = Artist(total_war, PALETTE)
