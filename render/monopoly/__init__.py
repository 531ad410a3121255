"""Monopoly in pictures."""

from render.artist import Artist
from render.monopoly.artist import monopoly
from render.monopoly.board import PALETTE

__all__ = ["ARTIST"]

ARTIST = Artist(monopoly, PALETTE)
