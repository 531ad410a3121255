"""Fairness: the promise made at the start, shown to be kept at the end, and the whole game computed again."""

from __future__ import annotations

from typing import Any

import msgspec

from engine import codec, saved, versions
from engine.errors import EngineError
from engine.play import Choice, Event, Game, Outcome, Runner
from engine.rng import keeps_promise
from table.play import looking
from table.store.rows import Entry, TableRow


class Verdict(msgspec.Struct, frozen=True):
    """What the check found. *problem* is empty if the promise was kept and everything computes the same again.

    Of *acts* so many are *recomputed*: all, but for those played by rules that this version cannot play any more.
    """

    commitment: str
    seed: int
    salt: str
    acts: int
    problem: str
    recomputed: int = 0

    @property
    def is_fair(self) -> bool:
        """Whether there is nothing to complain of."""
        return not self.problem


def verdict(game: Game[Any], row: TableRow, entries: list[Entry]) -> Verdict:
    """Check the promise of *row*, and play its log again from the set-up to the state that is stored."""
    seed = looking.setup_of(row).seed
    acts = [entry for entry in entries if entry.picks is not None and entry.undone is None]
    problem = "" if keeps_promise(row.commitment, seed, row.salt) else "The seed is not the one that was promised."
    since = [entry for entry in acts if entry.version > row.base_at]
    same, complaint = difference(game, row, since)
    if row.rules_version > game.rules_version or versions.changed(game, row.rules_version):
        complaint = ""  # it was played by other rules: beyond what is the same, nothing can be said
    return Verdict(row.commitment, seed, row.salt, len(acts), problem or complaint, same)


def difference(game: Game[Any], row: TableRow, acts: list[Entry]) -> tuple[int, str]:
    """Return how many of *acts* come out the same when played again, and what differs; an empty string if nothing."""
    same = 0
    try:
        runner = looking.replayed(game, row, [])
        runner.events.clear()
        for entry in acts:
            happened = _answered(runner, entry)
            if happened != looking.events_of(game, entry.events):
                return same, f"Line {entry.version} of the log tells something else than what happens."
            same += 1
        return same, _other_position(game, row, runner)
    except EngineError as error:
        return same, f"The log does not play: {error}"


def _other_position(game: Game[Any], row: TableRow, runner: Runner) -> str:
    stored = Runner(game, saved.load(game, row.position))
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
