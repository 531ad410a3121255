"""The bot with a watch that looks often, a disk that is full and a health page that is broken while a file says so."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from cogs.screens import admin
from cogs.wire.operations import Operations, watch
from cogs.wire.page import Page

OFTEN = 0.2
_health = admin.health


def _broken(*given: object) -> Page:
    if Path("broken").exists():
        raise ZeroDivisionError("division by zero")
    return _health(*given)  # type: ignore[arg-type]


admin.health = _broken
watch.is_full = lambda folder: (folder / "full").exists()
Operations.begin.__defaults__ = (OFTEN,)

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
