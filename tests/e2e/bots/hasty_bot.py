"""The bot on which a search for players takes no more than a moment."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from cogs.screens.lobby import seeking
from table.finding import searching

searching.SHORTEST = 0
seeking.USUAL = 3

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
