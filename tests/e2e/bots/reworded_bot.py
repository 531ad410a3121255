"""The bot of one day: what its commands say of themselves has changed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from discord.app_commands import locale_str

from cogs.wire.commands import described as module


def _reworded(key: str) -> locale_str:
    return locale_str(f"Other words for {key}.")


module.described = _reworded

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
