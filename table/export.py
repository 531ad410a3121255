"""A game as one JSON file: all of it when it is over, what one person may see while it runs; and back again."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from engine import saved
from engine.errors import EngineError
from engine.play import Game, Outcome, Setup
from table import fairness, looking
from table.chain import START, linked
from table.changes import AddEntry, Op, PutContent, PutPerson, PutTable, SetSeats
from table.draft import encode_events
from table.errors import Refused
from table.live import Live
from table.models import LogLine, Person, SeatInfo, Status
from table.people import GUEST, People
from table.rows import Entry, TableRow

FORMAT = "kaiju-game/1"
LARGEST = 8 * 1024 * 1024  # bytes that are looked at
NAME = 80  # characters
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]  # what every file system and every database can hold


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log in a file; events as plain data."""

    version: Count
    at: float
    kind: str
    seat: Count = -1
    by: str = ""
    ask: str = ""
    picks: tuple[str | int, ...] | None = None
    events: list[dict[str, Any]] = []
    undone: Count | None = None
    data: dict[str, Any] = {}


class Sitting(msgspec.Struct):
    """A seat in a file: who sat there, by name alone."""

    seat: Count
    name: str
    level: str
    kaiju: str


class GameFile(msgspec.Struct, omit_defaults=True):
    """What a file holds. A running game has no seed, no set-up and no content, but the *view* of one seat."""

    format: str
    game: str
    rules_version: int
    content_hash: str
    table: int
    status: Status
    created: float
    started: float
    ended: float
    budget: Count | None
    seats: list[Sitting]
    commitment: str
    log: list[Line]
    salt: str = ""
    setup: Setup | None = None
    content: dict[str, str] = {}
    outcome: Outcome | None = None
    seat: int | None = None
    view: Any = None


def written(live: Live, people: People, entries: list[Entry], content: dict[str, str], person: str | None) -> bytes:
    """Return the file of a game for *person*."""
    row = live.row
    is_open = looking.is_over(row)
    seat = None if person is None else live.seat_of(person)
    lines = [_line(looking.line(live.game, entry, seat, is_open=is_open)) for entry in entries]
    file = GameFile(
        format=FORMAT,
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
        outcome=live.outcome,
    )
    if is_open:
        file.salt, file.setup, file.content = row.salt, looking.setup_of(row), content
    else:
        file.seat, file.view = seat, msgspec.to_builtins(live.game.view(live.play.state, seat))
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def _seat(seat: SeatInfo, people: People) -> Sitting:
    name = people.name(seat.person) if seat.person else ""
    return Sitting(seat.seat, name, seat.level, seat.kaiju)


def _line(line: LogLine) -> Line:
    events = msgspec.to_builtins(line.events)
    about = (line.version, line.at, line.kind, line.seat, line.by, line.ask)
    data = {name: value for name, value in line.data.items() if name != "player"}  # who somebody is stays here
    return Line(*about, line.picks, list(events), line.undone, data)


def read(blob: bytes) -> GameFile:
    """Return what a file holds, or say why it cannot be read."""
    must_fit(len(blob))
    try:
        file = msgspec.json.decode(blob, type=GameFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(f"That is no game file: {error}.", key="file-unreadable") from error
    if file.format != FORMAT:
        text = f"That file has the format {file.format[:40]!r}, and this program reads {FORMAT!r}."
        raise Refused(text, key="file-unreadable")
    if file.setup is None or file.status not in looking.OVER:
        text = "That game was still running when it was written; only a game that is over can be read back."
        raise Refused(text, key="file-running")
    _must_be_whole(file)
    return file


def _must_be_whole(file: GameFile) -> None:
    """Complain about a file in which seats or lines of the log are missing or stand there twice."""
    assert file.setup is not None
    lines = [line.version for line in file.log]
    seats = [each.seat for each in file.seats]
    are_all_there = len(seats) == file.setup.seats and seats == list(range(len(seats)))
    if lines != sorted(set(lines)) or not are_all_there:
        raise Refused("That file was changed: seats or lines are missing.", key="file-changed")


def must_fit(size: int) -> None:
    """Complain about a file of so many bytes if it is too large to be looked at."""
    if size > LARGEST:
        most = LARGEST // 1024 // 1024
        raise Refused(f"That file is too large; a game has at most {most} MiB.", key="file-large", most=most)


def rows(file: GameFile, game: Game[Any]) -> tuple[TableRow, list[Entry]]:
    """Return the rows that *file* stands for, its position computed from its log."""
    assert file.setup is not None
    if (game.rules_version, game.content_hash) != (file.rules_version, file.content_hash):
        raise Refused("That game was played by other rules or another content than it says.", key="file-foreign")
    try:
        entries = [_entry(game, line) for line in file.log]
        row = TableRow(
            id=file.table,
            server="",
            game=file.game,
            status=file.status,
            host="",
            created=file.created,
            version=max((entry.version for entry in entries), default=0),
            options=dict(file.setup.options),
            budget=file.budget,
            started=file.started,
            ended=file.ended,
            rules_version=game.rules_version,
            content_hash=game.content_hash,
            setup=msgspec.msgpack.encode(file.setup),
            salt=file.salt,
            commitment=file.commitment,
            outcome=msgspec.json.encode(file.outcome) if file.outcome else b"",
        )
        runner = looking.replayed(game, row, looking.choices(entries, row.version))
    except (EngineError, msgspec.ValidationError, OverflowError) as error:
        raise Refused(f"That game does not play: {error}", key="file-changed") from error
    position = saved.dump(game, runner.position)
    return msgspec.structs.replace(row, position=position), entries


def _entry(game: Game[Any], line: Line) -> Entry:
    events = msgspec.convert(line.events, list[game.event_type], strict=False)  # type: ignore[name-defined]
    reveals = any(event.reveals for event in events)
    return Entry(
        table=0,
        version=line.version,
        at=line.at,
        kind=line.kind,
        seat=line.seat,
        by=line.by,
        ask=line.ask,
        picks=line.picks,
        events=encode_events(events) if events or line.picks is not None else b"",
        reveals=reveals,
        undone=line.undone,
        data=line.data,
    )


def verified(file: GameFile, game: Game[Any]) -> fairness.Verdict:
    """Check the promise in a file, and play its log again."""
    row, entries = rows(file, game)
    return fairness.verdict(game, row, entries)


def ops(file: GameFile, game: Game[Any], table: int, server: str, host: str, now: float) -> list[Op]:
    """Return the changes that put the game of *file* on the shelf of a server, as table number *table*."""
    row, entries = rows(file, game)
    chained = linked(START, [msgspec.structs.replace(entry, table=table) for entry in entries])
    head = chained[-1].digest if chained else START
    row = msgspec.structs.replace(row, id=table, server=server, host=host, changed=now, head=head)
    seats, guests = [], []
    for each in file.seats:
        seat = SeatInfo(each.seat, level=each.level[:NAME], kaiju=each.kaiju[:NAME])
        if each.name:
            guest = f"{GUEST}{table}:{seat.seat}"
            guests.append(PutPerson(Person(guest, each.name[:NAME])))
            seat = msgspec.structs.replace(seat, person=guest)
        seats.append(seat)
    lines = [AddEntry(entry) for entry in chained]
    content = PutContent(game.content_hash, game.key, file.content)
    return [content, PutTable(row, None), SetSeats(table, tuple(seats)), *guests, *lines]
