"""A file of a game that is over becomes a table: everything in it is checked, and only what is known is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine import saved, versions
from engine.errors import EngineError
from engine.play import Game
from engine.rng import keeps_promise
from table.archive import fairness, gamefile
from table.archive.gamefile import AHEAD, EARLIEST, GameFile, changed
from table.archive.retracing import Retrace
from table.errors import Refused
from table.models import Person, SeatInfo
from table.people import GUEST
from table.store.chain import START, linked
from table.store.changes import AddEntry, Op, PutContent, PutPerson, PutTable, SetSeats
from table.store.rows import Entry, TableRow


class Checked(msgspec.Struct, frozen=True):
    """A file that holds what it says: its rows, those who sat there by name, and its content."""

    row: TableRow
    entries: tuple[Entry, ...]
    seats: tuple[SeatInfo, ...]
    content: PutContent

    @property
    def verdict(self) -> fairness.Verdict:
        """What there is to say about its fairness; a file that is not fair is not checked."""
        acts = sum(entry.picks is not None and entry.undone is None for entry in self.entries)
        seed = msgspec.msgpack.decode(self.row.setup)["seed"]
        return fairness.Verdict(self.row.commitment, seed, self.row.salt, acts, "")


def checked(file: GameFile, game: Game[Any], levels: tuple[str, ...], now: float) -> Checked:
    """Play *file* again and return what is kept of it, or say what does not fit."""
    assert file.setup is not None
    is_kept = 1 <= file.rules_version <= game.rules_version and not versions.changed(game, file.rules_version)
    # Answers that an update asked again, or a table that agreed to other rules: two versions in one game.
    is_mixed = any(line.kind == "carried" and (line.data.agreed or line.data.dropped) for line in file.log)
    if not is_kept or is_mixed or (game.key, game.content_hash) != (file.game, file.content_hash):
        raise Refused("That game was played by other rules or another content than it says.", key="file-foreign")
    _must_be_whole(file, levels)
    if not keeps_promise(file.commitment, file.setup.seed, file.salt):
        raise changed("the seed is not the one that was promised.")
    try:
        setup = versions.set_up(game, file.setup.setup(), file.rules_version)
        trace = Retrace(game, setup, file.seats, file.commitment)
        trace.follow(file.log)
    except EngineError as error:
        raise changed(f"the game does not play: {error}") from error
    _must_end(file, game, trace)
    _must_be_in_time(file, trace, now)
    seats = tuple(_seat(file, trace, number) for number in range(len(file.seats)))
    content = PutContent(game.content_hash, game.key, file.content)
    return Checked(_row(file, game, trace), tuple(trace.entries), seats, content)


def _must_be_whole(file: GameFile, levels: tuple[str, ...]) -> None:
    """Complain about seats that are missing or cannot be, and about what only the file of a running game has."""
    assert file.setup is not None
    seats = [each.seat for each in file.seats]
    if len(seats) != file.setup.seats or seats != list(range(len(seats))):
        raise changed("seats are missing.")
    if file.seat is not None or file.view is not None or not file.salt:
        raise changed("it is the file of a running game.")
    for each in file.seats:
        if each.level and (each.level not in levels or each.name):
            raise changed(f"there is no such player in seat {each.seat}.")
        if each.name and not gamefile.is_clean_name(each.name):
            raise changed(f"the name in seat {each.seat} is none.")


def _must_end(file: GameFile, game: Game[Any], trace: Retrace) -> None:
    """Complain unless the game ended as *file* says."""
    outcome = game.outcome(trace.runner.state)
    if (file.outcome and file.outcome.outcome()) != outcome or (file.status == "finished") != (outcome is not None):
        raise changed("the result is not the one the log leads to.")
    for each, dealt in zip(file.seats, trace.dealt, strict=True):
        if each.kaiju not in ("", dealt):
            raise changed(f"seat {each.seat} plays another kaiju.")


def _must_be_in_time(file: GameFile, trace: Retrace, now: float) -> None:
    """Complain about times that cannot be."""
    start, over = trace.started, trace.over
    assert start is not None
    assert over is not None
    times = [EARLIEST, file.created, file.log[0].at, start.at, over.at, file.log[-1].at, now + AHEAD]
    if times != sorted(times) or (file.started, file.ended) != (start.at, over.at):
        raise changed("its times cannot be.")


def _row(file: GameFile, game: Game[Any], trace: Retrace) -> TableRow:
    assert file.setup is not None
    assert trace.over is not None
    setup, outcome = file.setup.setup(), game.outcome(trace.runner.state)
    return TableRow(
        id=0,
        server="",
        game=game.key,
        status=file.status,
        host="",
        created=file.created,
        version=file.log[-1].version,
        options={option.key: setup.options.get(option.key, option.default) for option in game.options},
        budget=file.budget,
        started=file.started,
        ended=file.ended,
        rules_version=file.rules_version,
        written_by=game.rules_version,
        content_hash=game.content_hash,
        setup=msgspec.msgpack.encode(setup),
        salt=file.salt,
        commitment=file.commitment,
        position=saved.dump(game, trace.runner.position),
        outcome=msgspec.json.encode(outcome) if outcome else b"",
        broken_by="" if outcome else trace.over.data.reason or "",
    )


def _seat(file: GameFile, trace: Retrace, number: int) -> SeatInfo:
    sat, seats = file.seats[number], trace.seats
    away, assisted = seats.away[number], seats.assisted[number]
    return SeatInfo(number, name=sat.name, level=sat.level, kaiju=trace.dealt[number], away=away, assisted=assisted)


def ops(game: Checked, table: int, server: str, host: str, now: float) -> list[Op]:
    """Return the changes that make *game* the table of that number on a server; the people who sat there are guests."""
    row = replace(game.row, id=table, server=server, host=host, changed=now)
    seats, guests = [], []
    for seat in game.seats:
        guest = f"{GUEST}{table}:{seat.seat}" if seat.name else ""
        seats.append(replace(seat, person=guest, name=""))
        if guest:
            guests.append(PutPerson(Person(guest, seat.name)))
    lines = linked(START, [_of_strangers(replace(entry, table=table), table) for entry in game.entries])
    row = replace(row, head=lines[-1].digest)
    return [game.content, PutTable(row, None), SetSeats(table, tuple(seats)), *guests, *map(AddEntry, lines)]


def _of_strangers(entry: Entry, table: int) -> Entry:
    """Return a line in which a person who did something without a seat is a stranger: files do not name them."""
    if entry.kind not in ("admin", "moved"):
        return entry
    stranger = f"{GUEST}{table}"
    data = {**entry.data, "player": stranger} if entry.data.get("what") in ("open", "replace") else entry.data
    return replace(entry, person=stranger, data=data)
