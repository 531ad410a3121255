"""What is special about the pages of Total War: nothing is answered on a board."""

from cogs.games import GamePages


class TotalWarPages(GamePages):
    """The pages of Total War."""

    has_chains = False


PAGES = TotalWarPages()
