"""A game as one JSON file: all of it when it is over, what one person may see while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.play import Outcome, Setup
from table.archive import gamefile
from table.archive.gamefile import EARLIEST, LARGEST, Data, Ending, GameFile, Line, Sitting, Start
from table.models import LogLine, SeatInfo
from table.people import People
from table.play import looking
from table.play.live import Live
from table.store.rows import Entry

KNOWN = frozenset(Data.__struct_encode_fields__)


def written(
    live: Live, people: People, entries: list[Entry], content: dict[str, str], person: str | None, now: float
) -> bytes:
    """Return the file of a game for *person*."""
    row = live.row
    is_open = looking.is_over(row)
    seat = None if person is None else live.seat_of(person)
    lines = [_line(looking.line(live.game, entry, seat, is_open=is_open)) for entry in entries]
    file = GameFile(
        format=gamefile.FORMAT,
        game=row.game,
        rules_version=row.rules_version,
        content_hash=row.content_hash or "",
        table=row.id,
        status=row.status,
        created=row.created,
        started=row.started,
        ended=row.ended,
        budget=row.budget,
        seats=[_seat(each, people) for each in live.seats],
        commitment=row.commitment,
        log=lines,
        outcome=_ending(live.outcome),
    )
    _in_order(file, now)
    if is_open:
        file.salt, file.setup, file.content = row.salt, _start(looking.setup_of(row)), content
    else:
        file.seat, file.view = seat, msgspec.to_builtins(live.game.view(live.play.state, seat))
    file.checksum = gamefile.checksum(file)
    plain = msgspec.json.encode(file)
    easy_to_read = msgspec.json.format(plain, indent=1)
    return easy_to_read if len(easy_to_read) <= LARGEST else plain


def _seat(seat: SeatInfo, people: People) -> Sitting:
    name = gamefile.clean_name(people.name(seat.person)) if seat.person else ""
    return Sitting(seat.seat, name, seat.level, seat.kaiju)


def _line(line: LogLine) -> Line:
    events: list[dict[str, Any]] = msgspec.to_builtins(line.events, str_keys=True)
    about = (line.version, line.at, line.kind, line.seat, line.by, line.ask)
    said = {name: value for name, value in line.data.items() if name in KNOWN}  # who somebody is stays here
    data = msgspec.convert(said, Data)
    return Line(*about, line.picks, list(events), line.undone, data)  # type: ignore[arg-type]


def _start(setup: Setup) -> Start:
    return Start(setup.seats, setup.seed, dict(setup.kaiju), dict(setup.options), dict(setup.carried))


def _ending(outcome: Outcome | None) -> Ending | None:
    if outcome is None:
        return None
    return Ending(outcome.reason, outcome.places, outcome.scores, dict(outcome.carried))


def _in_order(file: GameFile, now: float) -> None:
    """Put the times of *file* in order: a clock that was set has left some before others, or ahead of *now*."""
    started = next((at for at, line in enumerate(file.log) if line.kind == "start"), 0)
    over = next((at for at, line in enumerate(file.log) if line.kind in ("finish", "broken")), None)
    times = _rising([file.created, *(line.at for line in file.log)], now)
    file.created = next(times)
    for line in file.log:
        line.at = next(times)
    file.started = file.log[started].at if file.log else file.created
    if over is not None:
        file.ended = file.log[over].at


def _rising(times: list[float], now: float) -> Iterator[float]:
    before = EARLIEST
    for at in times:
        before = max(before, min(at, now))
        yield before
