"""What can be tuned, in one place; the defaults are those of a bot on a small machine."""

from __future__ import annotations

import random

import msgspec

from table.clock import BUDGET, DAY, HOUR, LIVE, MINUTE


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Times are in seconds."""

    budget: int | None = BUDGET  # for an answer, unless the lobby says otherwise
    pace: float = 1.0  # before a computer answers, so that people can follow
    secret_delay: tuple[float, float] = (20.0, 4 * MINUTE)  # before an automatic answer to a secret question
    live_delay: tuple[float, float] = (3.0, 15.0)  # the same where people play at one sitting
    presence: float = 3 * MINUTE  # whoever answered within this time is taken to be sitting there
    remind_after: float = 3 * DAY  # one quiet reminder where there is no clock
    lapses: int = 2  # times somebody may let the clock run out in a row before the seat is offered
    rest: float = 0.0  # between two edits of the same message
    vote_time: float = 2 * DAY
    deserted_after: float = 14 * DAY  # a table without people is broken off
    lobby_idle: float = 13 * DAY  # a lobby in which nothing happens says that it is going to close
    lobby_grace: float = DAY  # and closes
    awake_every: float = 6 * DAY  # a running table's place is touched, which silence puts away after a week
    lobbies_per_person: int = 5  # open at the same time
    lobbies_per_channel: int = 20
    hot_tables: int = 512
    hot_time: float = 10 * MINUTE
    player_processes: int = 1  # for computer players that search; 0: threads, which hold up everybody
    think_time: float = 30.0  # after which the careful player answers instead
    beat: float = 15.0  # between signs of life
    tolerance: float = 60.0  # a silence longer than this stops all clocks
    backup_every: float = 6 * HOUR

    def delay(self, chance: random.Random, budget: int | None, *, is_here: bool) -> float:
        """Return how long an automatic answer to a secret question waits: as long as a person might take.

        That is seconds where people play at one sitting, by the table's *budget* or because they answered just now.
        """
        is_live = is_here or (budget is not None and budget < LIVE)
        low, high = self.live_delay if is_live else self.secret_delay
        return chance.uniform(low, high)
