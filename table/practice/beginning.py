"""The beginning of a practice table: its row, its seats and the first line of its log, from a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine import saved
from engine.play import Game, Position, Runner, Seat, Setup
from engine.rng import commitment
from table.models import SeatInfo, Value
from table.play.draft import Draft
from table.play.live import Live
from table.practice.table import PRACTICE, Practice
from table.store.rows import Saved, TableRow

SEED = 0  # of a game whose chance comes with its position


def laid(
    practice: Practice,
    game: Game[Any],
    position: Position,
    seat: Seat,
    levels: Sequence[str],
    options: Mapping[str, Value],
    rules_version: int,
) -> Draft:
    """Return the draft of a table that is played from *position*, its person in *seat*, computers in the others."""
    row = _row(practice, game, options, rules_version)
    live = Live(Saved(row, (), (), (), ()), game)
    live.runner = Runner(game, position)
    live.runner.events.clear()
    draft = Draft(live, practice.begun, is_new=True)
    kaiju = game.dealt(live.play.state)
    draft.set_seats([_seat(each, key, practice.person, seat, levels) for each, key in enumerate(kaiju)])
    setup = Setup(len(kaiju), SEED, dict(enumerate(kaiju)))
    base = saved.dump(game, live.play.position)
    draft.set(setup=msgspec.msgpack.encode(setup), commitment=commitment(SEED, ""), base=base, base_at=1)
    draft.moved()
    draft.set(asked=draft.enter("start", reveals=True))
    draft.actor = seat
    return draft


def _row(practice: Practice, game: Game[Any], options: Mapping[str, Value], rules_version: int) -> TableRow:
    return TableRow(
        practice.table,
        practice.server,
        game.key,
        "running",
        practice.person,
        practice.begun,
        kind=PRACTICE,
        options=dict(options),
        started=practice.begun,
        rules_version=rules_version,
        content_hash=game.content_hash,
    )


def _seat(number: Seat, kaiju: str, person: str, own: Seat, levels: Sequence[str]) -> SeatInfo:
    if number == own:
        return SeatInfo(number, person=person, kaiju=kaiju)
    return SeatInfo(number, level=levels[number], kaiju=kaiju)
