"""Total War in pictures."""

from render.total_war.artist import ARTIST

__all__ = ["ARTIST"]
