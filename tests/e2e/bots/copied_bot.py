"""The bot with the cogs that lie in the folder it runs in, so that a test can change them while it runs."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))
sys.path.insert(0, str(Path.cwd()))

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
