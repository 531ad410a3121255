"""Tokyo Clash in pictures."""

from render.tokyo_clash.artist import ARTIST

__all__ = ["ARTIST"]
