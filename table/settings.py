"""What can be tuned, in one place; the defaults are those of a bot on a small machine."""

from __future__ import annotations

import msgspec

from table.time.clock import BUDGET, DAY, HOUR, MINUTE


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Times are in seconds."""

    budget: int | None = BUDGET  # for an answer, unless the lobby says otherwise
    pace: float = 1.0  # before a computer answers, so that people can follow
    secret_delay: tuple[float, float] = (2.0, 3 * DAY)  # bounds of what an automatic answer to a secret question takes
    live_delay: tuple[float, float] = (1.0, 3 * MINUTE)  # the same of somebody who sits there
    presence: float = 5 * MINUTE  # a person who pressed something at the table within this time is there
    call_after: float = MINUTE  # somebody who is there is called if they have pressed nothing for this time
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
    curves: int = 1  # whether each result gets the curve of its game, seconds after the end; 0: only if somebody asks
    beat: float = 15.0  # between signs of life
    tolerance: float = 60.0  # a silence longer than this stops all clocks
    backup_every: float = 6 * HOUR
    copy_every: float = 15.0  # between two additions to the continuous copy, if there is one
    imports: int = 10  # files of games that one person may take in within a day
    import_room: int = 50 * 1024 * 1024  # bytes of such files that a server holds
    audit_every: float = DAY  # between two looks through everything that is stored

    def problems(self) -> list[str]:
        """Say which values are out of their range, one sentence for each."""
        found = []
        for name, (low, high) in RANGES.items():
            value = getattr(self, name)
            if value is None:
                continue
            pair = value if isinstance(value, tuple) else (value,)
            given = ":".join(f"{each:g}" for each in pair)
            if not all(low <= each <= high for each in pair):  # also what is no number at all
                found.append(f"{name} must lie between {low:g} and {high:g}, not be {given}")
            elif pair[0] > pair[-1]:
                found.append(f"{name} must be a lower and a higher number, not {given}")
        if not found and self.tolerance <= self.beat:
            found.append(f"tolerance must be more than beat, not {self.tolerance:g} with a beat of {self.beat:g}")
        return found

    def adopt(self, other: Settings) -> tuple[list[str], list[str]]:
        """Take over what can change while tables run; return the names of what has, and of what needs a restart."""
        changed = [name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)]
        taken = [name for name in changed if name not in FIXED]
        for name in taken:
            # Everybody holds these settings; they are frozen so that nobody else changes them.
            msgspec.structs.force_setattr(self, name, getattr(other, name))
        return taken, [name for name in changed if name in FIXED]


#: Read once at the start, by what is built with them.
FIXED = frozenset(
    ("presence", "rest", "hot_tables", "player_processes", "think_time", "backup_every", "copy_every", "audit_every")
)
YEAR = 365 * DAY
#: From and up to which a setting makes sense; both ends are allowed.
RANGES: dict[str, tuple[float, float]] = {
    "lobbies_per_person": (1, 1_000_000),
    "lobbies_per_channel": (1, 1_000_000),
    "copy_every": (0.1, HOUR),
    "imports": (0, 10_000),
    "import_room": (0, 2**40),
    "budget": (1, YEAR),
    "pace": (0, HOUR),
    "secret_delay": (0, 30 * DAY),
    "live_delay": (0, HOUR),
    "presence": (0, DAY),
    "call_after": (0, 5 * MINUTE),
    "remind_after": (1, YEAR),
    "lapses": (1, 1_000),
    "rest": (0, 5 * MINUTE),
    "vote_time": (1, YEAR),
    "deserted_after": (1, YEAR),
    "lobby_idle": (1, YEAR),
    "lobby_grace": (1, YEAR),
    "awake_every": (1, 7 * DAY),
    "hot_tables": (1, 100_000),
    "hot_time": (1, YEAR),
    "player_processes": (0, 64),
    "think_time": (0.1, HOUR),
    "curves": (0, 1),
    "beat": (0.1, 5 * MINUTE),
    "tolerance": (1, DAY),
    "backup_every": (1, YEAR),
    "audit_every": (1, YEAR),
}
