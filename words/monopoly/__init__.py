"""Monopoly in words: its money, its things, its questions, its answers."""

from words.monopoly.game import MonopolyWords

__all__ = ["WORDS"]

WORDS = MonopolyWords()
