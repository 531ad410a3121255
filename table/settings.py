"""What can be tuned, in one place; the defaults are those of a bot on a small machine."""

from __future__ import annotations

import random

import msgspec

from table.clock import DAY, HOUR, LIVE, MINUTE


class Settings(msgspec.Struct, frozen=True):
    """Times are in seconds."""

    pace: float = 1.0  # before a computer answers, so that people can follow
    secret_delay: tuple[float, float] = (20.0, 4 * MINUTE)  # before an automatic answer to a secret question
    live_delay: tuple[float, float] = (3.0, 15.0)  # the same where people play at one sitting
    lapses: int = 2  # times somebody may let the clock run out in a row before the seat is offered
    vote_time: float = 2 * DAY
    deserted_after: float = 14 * DAY  # a table without people is broken off
    hot_tables: int = 512
    hot_time: float = 10 * MINUTE
    player_processes: int = 1  # for computer players that search; 0: threads, which hold up everybody
    think_time: float = 30.0  # after which the careful player answers instead
    beat: float = 15.0  # between signs of life
    tolerance: float = 60.0  # a silence longer than this stops all clocks
    backup_every: float = 6 * HOUR

    def delay(self, chance: random.Random, budget: int | None) -> float:
        """Return how long an automatic answer to a secret question waits, at a table with that *budget*."""
        low, high = self.live_delay if budget is not None and budget < LIVE else self.secret_delay
        return chance.uniform(low, high)
