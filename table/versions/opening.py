"""Opening a stored game: by which rules it plays, and whether this version of the program can go on with it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from engine import saved, versions
from engine.errors import BadPosition, NewerRules, OlderRules
from engine.play import Game, Outcome, Position, Runner
from table.errors import Unplayable
from table.store.rows import TableRow

#: *current*: the rules of today. *kept*: earlier ones, which are kept. *offered*: earlier ones, and the table has to
#: decide about today's. *stuck*: earlier ones that nothing leads on from. *newer*: those of a later program.
Standing: TypeAlias = Literal["current", "kept", "offered", "stuck", "newer"]
HELD = ("offered", "stuck", "newer")


class Opened(NamedTuple):
    """What a stored game comes to; *loose* answers of its turn are not played."""

    standing: Standing
    runner: Runner | None = None
    loose: int = 0


def opened(game: Game[Any], row: TableRow) -> Opened:
    """Return the game of *row*; raise Unplayable if what is stored is damaged."""
    if not row.position:
        return Opened("current")
    try:
        return _opened(game, row, saved.load(game, row.position))
    except NewerRules:
        return Opened("newer")
    except OlderRules:
        return Opened("stuck")
    except BadPosition as error:
        raise Unplayable(str(error)) from error


def _opened(game: Game[Any], row: TableRow, position: Position) -> Opened:
    if not versions.changed(game, row.rules_version):
        standing: Standing = "current" if row.rules_version == game.rules_version else "kept"
        return Opened(standing, *_played(game, position, may_fail=row.written_by < game.rules_version))
    if row.status == "running":
        return Opened("offered", at_turn_start(game, position), len(position.picks))
    runner, loose = _played(game, position, may_fail=True)
    is_same = not loose and _encoded(game.outcome(runner.state)) == row.outcome
    return Opened("kept", runner) if is_same else Opened("stuck")


def _played(game: Game[Any], position: Position, *, may_fail: bool) -> tuple[Runner, int]:
    """Return the game in the middle of its turn; if that *may_fail*, at its start, with the number of loose answers."""
    try:
        runner = Runner(game, position)
    except BadPosition:
        if not may_fail:
            raise
        return at_turn_start(game, position), len(position.picks)
    runner.events.clear()
    return runner, 0


def at_turn_start(game: Game[Any], position: Position) -> Runner:
    """Return the game of *position* where its turn begins."""
    runner = Runner(game, Position(position.turn_start, (), position.made))
    runner.events.clear()
    return runner


def _encoded(outcome: Outcome | None) -> bytes:
    return msgspec.json.encode(outcome) if outcome else b""
