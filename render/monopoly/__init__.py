"""Monopoly in pictures."""

from render.monopoly.artist import ARTIST

__all__ = ["ARTIST"]
