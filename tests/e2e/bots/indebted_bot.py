"""The bot at whose tables of Monopoly the first roll leads to a fine that is more than Godzilla has."""

import copy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from engine.monopoly import setup
from engine.monopoly.content.box import Content
from engine.monopoly.state import Rampage
from engine.play import Setup
from tests.engine.monopoly.table import draw

DRAWN = draw(
    """
    > Godzilla on Kita: cash 100, holds carapace
      Mothra: cash 2000
      deck: harbour_fine
      dice: 1 2
    """
)


def _lay_table(content: Content, table: Setup) -> Rampage:
    return copy.deepcopy(DRAWN)


setup.lay_table = _lay_table

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
