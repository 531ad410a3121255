"""Fairness: the promise made at the start, shown to be kept at the end, and the whole game computed again."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engine import codec, saved, versions
from engine.errors import EngineError
from engine.play import Choice, Event, Game, Outcome, Runner
from engine.rng import keeps_promise
from table.play import looking
from table.store.rows import Entry, TableRow


class Complaint(NamedTuple):
    """What is wrong with a game: the key by which a person is told of it, and a sentence for logs."""

    fault: str
    text: str


FINE = Complaint("", "")


class Verdict(msgspec.Struct, frozen=True):
    """What the check found. *problem* is empty if the promise was kept and everything computes the same again.

    It is a sentence for logs; *fault* is the key by which a person is told of it.

    Of *acts* so many are *recomputed*: all, but for those played by rules that this version cannot play any more.
    """

    commitment: str
    seed: int
    salt: str
    acts: int
    problem: str
    recomputed: int = 0
    fault: str = ""

    @property
    def is_fair(self) -> bool:
        """Whether there is nothing to complain of."""
        return not self.problem


def verdict(game: Game[Any], row: TableRow, entries: list[Entry]) -> Verdict:
    """Check the promise of *row*, and play its log again from the set-up to the state that is stored."""
    seed = looking.setup_of(row).seed
    acts = [entry for entry in entries if entry.picks is not None and entry.undone is None]
    since = [entry for entry in acts if entry.version > row.base_at]
    same, complaint = difference(game, row, since)
    if row.rules_version > game.rules_version or versions.changed(game, row.rules_version):
        complaint = FINE  # it was played by other rules: beyond what is the same, nothing can be said
    if not keeps_promise(row.commitment, seed, row.salt):
        complaint = Complaint("seed", "The seed is not the one that was promised.")
    return Verdict(row.commitment, seed, row.salt, len(acts), complaint.text, same, complaint.fault)


def difference(game: Game[Any], row: TableRow, acts: list[Entry]) -> tuple[int, Complaint]:
    """Return how many of *acts* come out the same when played again, and what differs."""
    same = 0
    try:
        runner = looking.replayed(game, row, [])
        runner.events.clear()
        for entry in acts:
            happened = _answered(runner, entry)
            if happened != looking.events_of(game, entry.events):
                text = f"Line {entry.version} of the log tells something else than what happens."
                return same, Complaint("line", text)
            same += 1
        return same, _other_position(game, row, runner)
    except EngineError as error:
        return same, Complaint("log", f"The log does not play: {error}")


def _other_position(game: Game[Any], row: TableRow, runner: Runner) -> Complaint:
    stored = Runner(game, saved.load(game, row.position))
    if codec.encode(stored.state) != codec.encode(runner.state):
        return Complaint("position", "The stored position is not the one the log leads to.")
    if stored.pending != runner.pending:
        return Complaint("questions", "The questions asked are not those the log leads to.")
    return _other_end(game, row, runner)


def _answered(runner: Runner, entry: Entry) -> tuple[Event, ...]:
    assert entry.picks is not None
    runner.choose(Choice(entry.seat, entry.picks))
    events = tuple(runner.events)
    runner.events.clear()
    return events


def _other_end(game: Game[Any], row: TableRow, runner: Runner) -> Complaint:
    stored = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
    if stored != game.outcome(runner.state):
        return Complaint("end", "The result is not the one the log leads to.")
    return FINE
