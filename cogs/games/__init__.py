"""Pages that games have besides questions and answers, a folder for each game; `GamePages` is what one fills in."""

from cogs.wire.game_pages import GamePages, pages_of

__all__ = ["GamePages", "pages_of"]
