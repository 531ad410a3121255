"""The bot with a fourth game: one line registers it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

import engine
from tests.toy.game import Stomp

engine.register(Stomp)

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
