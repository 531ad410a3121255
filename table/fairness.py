"""Fairness: the promise made at the start, shown to be kept at the end, and the whole game computed again."""

from __future__ import annotations

from typing import Any

import msgspec

from engine import codec, saved
from engine.errors import EngineError
from engine.play import Choice, Event, Game, Outcome, Runner
from engine.rng import keeps_promise
from table import looking
from table.rows import Entry, TableRow


class Verdict(msgspec.Struct, frozen=True):
    """What the check found. *problem* is empty if the promise was kept and everything computes the same again."""

    commitment: str
    seed: int
    salt: str
    acts: int
    problem: str

    @property
    def is_fair(self) -> bool:
        """Whether there is nothing to complain of."""
        return not self.problem


def verdict(game: Game[Any], row: TableRow, entries: list[Entry]) -> Verdict:
    """Check the promise of *row*, and play its log again from the set-up to the state that is stored."""
    seed = looking.setup_of(row).seed
    acts = [entry for entry in entries if entry.picks is not None and entry.undone is None]
    problem = "" if keeps_promise(row.commitment, seed, row.salt) else "The seed is not the one that was promised."
    return Verdict(row.commitment, seed, row.salt, len(acts), problem or difference(game, row, acts))


def difference(game: Game[Any], row: TableRow, acts: list[Entry]) -> str:
    """Return where the game, played again, differs from what is stored; an empty string if nowhere."""
    try:
        runner = looking.replayed(game, row, [])
        runner.events.clear()
        for entry in acts:
            happened = _answered(runner, entry)
            if happened != looking.events_of(game, entry.events):
                return f"Line {entry.version} of the log tells something else than what happens."
        stored = Runner(game, saved.load(game, row.position))
    except EngineError as error:
        return f"The log does not play: {error}"
    if codec.encode(stored.state) != codec.encode(runner.state):
        return "The stored position is not the one the log leads to."
    if stored.pending != runner.pending:
        return "The questions asked are not those the log leads to."
    return _other_end(game, row, runner)


def _answered(runner: Runner, entry: Entry) -> tuple[Event, ...]:
    assert entry.picks is not None
    runner.choose(Choice(entry.seat, entry.picks))
    events = tuple(runner.events)
    runner.events.clear()
    return events


def _other_end(game: Game[Any], row: TableRow, runner: Runner) -> str:
    stored = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
    return "" if stored == game.outcome(runner.state) else "The result is not the one the log leads to."
