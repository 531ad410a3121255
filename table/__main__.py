"""Commands for an administrator: check, move or back up a store, put a backup or one table back, verify a game file."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from table.archive import gamefile, importing
from table.errors import TableError
from table.players.thinking import Thinker
from table.store.backups import copying, files
from table.store.backups import rotation as backup
from table.store.backups.mending import restore_table
from table.store.moving import move
from table.store.postgres.connection import is_url, place_of
from table.store.postgres.inspecting import damaged as damaged_on_server
from table.store.postgres.opening import check
from table.store.sqlite import mark, open_store
from table.store.sqlite.checking import problem
from table.store.sqlite.inspecting import damaged
from table.versions.catalogue import Catalogue

DIGITS = 18  # of a number that a database can hold
TEXTS = ("database", "table")  # arguments that are no path


def _check(database: str) -> str:
    if is_url(database):
        return _check_server(database)
    path = Path(database)
    flaw = problem(path, thorough=True)
    if flaw or not path.exists():
        raise TableError(f"{path} is damaged: {flaw}." if flaw else f"There is no file {path}.")
    if found := damaged(path):
        raise TableError(f"{path} is damaged: {'; '.join(found)}.")
    return f"{path} is sound."


def _check_server(url: str) -> str:
    check(url)
    if found := damaged_on_server(url):
        raise TableError(f"{place_of(url)} is damaged: {'; '.join(found)}.")
    return f"{place_of(url)} is sound."


def _move(source: str, target: str) -> str:
    moved = asyncio.run(move(source, target))
    old, new = (place_of(each) if is_url(each) else each for each in (source, target))
    told = f"Moved {moved.rows} rows of {moved.tables} tables from {old} to {new}"
    return f"{told}; counts and checksums agree, and {moved.replayed} running games play again as they were."


def _path(text: str) -> Path:
    """Return the path that is given, and complain about a database on a server, where only a file will do."""
    if is_url(text):
        raise TableError("That is for files; PostgreSQL has its own backups: pg_dump and point-in-time recovery.")
    return Path(text)


def _accept(path: Path) -> str:
    if not mark.read(path):
        raise TableError(f"There is nothing to accept: nothing is known that {path} lacks.")
    mark.forget(path)
    return f"{path} counts as it is; what it lacks is given up."


def _restore_table(path: Path, source: Path, table: str) -> str:
    if not table.isdecimal() or len(table) > DIGITS:
        raise TableError(f"{table!r} is no number of a table.")
    saved = restore_table(path, source, int(table))
    return f"Table {table} is as it was in {source}, at version {saved.row.version}."


def _back_up(path: Path, folder: Path) -> str:
    if not path.exists():
        raise TableError(f"There is no file {path}.")

    async def copy() -> Path:
        store = await open_store(path)
        try:
            await asyncio.to_thread(files.make_folder, folder)
            target = backup.fresh_name(folder)
            await store.back_up(target)
            return target
        finally:
            await store.close()

    return f"Written to {asyncio.run(copy())}."


def _restore(path: Path, source: Path, at: datetime | None) -> str:
    if not source.exists():
        raise TableError(f"There is no {source}.")
    chosen, until, aside = backup.restore(path, source, copying.flaw_of, at.timestamp() if at else None)
    tail = f" The old file is {aside}." if aside else ""
    return f"{chosen} is now {path}, as it was at {backup.moment(until)}.{tail}"


def _moment(text: str) -> datetime:
    """Read a moment; without an offset it is in UTC, as in the log of the bot."""
    try:
        given = datetime.fromisoformat(text)
        return (given if given.tzinfo else given.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no moment such as 2026-11-17 14:05") from error


def _verify(file: Path) -> str:
    game_file = gamefile.read(file.read_bytes())
    game = Catalogue().rebuilt(game_file.game, game_file.content)
    levels = Thinker().levels(game.key)
    verdict = importing.checked(game_file, game, levels, gamefile.LATEST).verdict
    return f"Fair: seed {verdict.seed} was promised as {verdict.commitment}, and {verdict.acts} acts compute the same."


def main(arguments: list[str] | None = None) -> int:
    """Run one command; return 0 if all is well."""
    parser = argparse.ArgumentParser(prog="python -m table", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, does, wants in (
        ("check", _check, ["database"]),
        ("move", _move, ["source", "target"]),
        ("backup", _back_up, ["path", "folder"]),
        ("restore", _restore, ["path", "source"]),
        ("accept", _accept, ["path"]),
        ("restore-table", _restore_table, ["path", "source", "table"]),
        ("verify", _verify, ["file"]),
    ):
        command = commands.add_parser(name)
        command.set_defaults(does=does)
        for want in wants:
            command.add_argument(want, type=str if want in TEXTS or name == "move" else _path)
        if name == "restore":
            command.add_argument("--at", type=_moment, metavar="TIME", help='such as "2026-11-17 14:05", in UTC')
    try:
        given = vars(parser.parse_args(arguments))
        does, _ = given.pop("does"), given.pop("command")
        print(does(**given))
    except (TableError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
