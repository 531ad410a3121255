"""The bot of one day: Total War has another version of its rules, and no game can keep what that has changed."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))

from engine.total_war.game import TotalWar


def _carry_over(self: TotalWar, state: dict[str, Any], from_version: int) -> dict[str, Any]:
    return state


TotalWar.rules_version += 1
TotalWar.changes = {**TotalWar.changes, TotalWar.rules_version: ("TW-4.2", "TW-3.1")}
TotalWar.carry_over = _carry_over  # type: ignore[method-assign]

if __name__ == "__main__":
    import bot

    sys.exit(bot.main())
