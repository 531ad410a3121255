"""What Monopoly has besides questions and their answers: one page for a whole estate, one form for a whole deal."""

from cogs.games.monopoly.pages import MonopolyPages

__all__ = ["PAGES"]

PAGES = MonopolyPages()
