"""Content files: read, checked, counted; everything that is wrong is said at once.

A game asks for a `Bundle`, the TOML files of its folder apart from those that stand beside the content. A data pack is
a directory laid out like data/ whose files replace ours, one by one. The hash of a bundle is pinned in every game that
was begun with it, and its texts can be kept, so that a running game goes on with the content it began with.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

HOME = Path(__file__).parent
LARGEST = 1024 * 1024  # bytes of a content file
#: Files in the folder of a game that are no content: they are not hashed, not pinned, and no data pack replaces them.
BESIDE = frozenset({"orders.toml", "levels.toml", "citations.toml", "versions.toml", "poster.toml"})
LESSONS = "lessons"  # the folder of them in that of a game
Row = TypeVar("Row")

_homes: dict[str, str] = {}  # the packages of games that have one of their own


class ContentError(Exception):
    """Content that cannot be played with; ``problems`` has one sentence for each thing to mend."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Bundle(msgspec.Struct, frozen=True):
    """The texts of a game's content files by name, and what was found wrong with them so far."""

    game: str
    files: dict[str, str]
    problems: list[str] = []
    begins_games: bool = False  # read from disk; otherwise a running game goes on with what it began with
    lessons: dict[str, str] = {}  # beside the content, and outside of its hash

    @property
    def hash(self) -> str:
        """What pins this content: SHA-256 over names and texts."""
        digest = hashlib.sha256()
        for name, text in sorted(self.files.items()):
            digest.update(f"{name}\0{text}\0".encode())
        return digest.hexdigest()

    def rows(self, name: str, table: str, kind: type[Row]) -> list[Row]:
        """Return the rows ``[[table]]`` of file *name* as *kind*; what is wrong is noted and left out."""
        parsed = self._parsed(name)
        rows = parsed.get(table) if parsed is not None else []
        if parsed is not None and not (isinstance(rows, list) and rows):
            self.problems.append(f"{self.game}/{name}: no rows [[{table}]].")
            return []
        good: list[Row] = []
        for number, raw in enumerate(rows or [], 1):
            try:
                good.append(msgspec.convert(raw, kind))
            except msgspec.ValidationError as error:
                self.problems.append(f"{self.game}/{name}: [[{table}]] {number}: {error}.")
        return good

    def has(self, name: str, table: str) -> bool:
        """Return whether file *name* has rows ``[[table]]``: what was added later is missing in content kept before."""
        try:
            return table in tomllib.loads(self.files.get(name, ""))
        except (tomllib.TOMLDecodeError, RecursionError):
            return False  # `rows` says what is wrong

    def expect(self, truth: bool, problem: str) -> None:
        """Note *problem* unless *truth* holds."""
        if not truth:
            self.problems.append(f"{self.game}: {problem}")

    def expect_of_new(self, truth: bool, problem: str) -> None:
        """Note *problem* unless *truth* holds, in content that games begin with: running games may have older."""
        if self.begins_games:
            self.expect(truth, problem)

    def close(self) -> None:
        """Raise ContentError if anything was wrong."""
        if self.problems:
            raise ContentError(self.problems)

    def _parsed(self, name: str) -> dict[str, Any] | None:
        if name not in self.files:
            self.problems.append(f"{self.game}/{name}: the file is missing.")
            return None
        try:
            return tomllib.loads(self.files[name])
        except tomllib.TOMLDecodeError as error:
            self.problems.append(f"{self.game}/{name}: not valid TOML: {error}.")
            return None
        except RecursionError:
            self.problems.append(f"{self.game}/{name}: nested too deeply.")
            return None


def set_home(game: str, package: str) -> None:
    """Note that the parts of *game* are in *package*; nothing stands for the usual places."""
    _homes.pop(game, None)
    if package:
        _homes[game] = package


def home_of(game: str) -> str:
    """Return the package that has the parts of *game*, or nothing for the usual places."""
    return _homes.get(game, "")


def homes() -> dict[str, Path]:
    """Return the folders of the games that have a home of their own."""
    return {game: HOME.parent.joinpath(*package.split(".")) for game, package in _homes.items()}


def folder(game: str) -> Path:
    """Return where the content of *game* is."""
    return homes()[game] / "data" if game in _homes else HOME / game


def game_file(game: str, name: str) -> str | None:
    """Return the text of the file *name* beside the content of *game*; None if there is none."""
    assert name in BESIDE, f"{name} is content"
    path = folder(game) / name
    return path.read_text(encoding="utf-8") if path.is_file() else None


def changed_rules(game: str) -> Mapping[int, tuple[str, ...]]:
    """Return the ids of the rules that each version of *game* has changed."""
    rows = tomllib.loads(game_file(game, "versions.toml") or "version = []")["version"]
    return {int(row["number"]): tuple(row["rules"]) for row in rows}


def bundle(game: str, pack: Path | None = None) -> Bundle:
    """Return the content of *game*, files of *pack* in place of ours where it has them."""
    paths = {path.name: path for path in sorted(folder(game).glob("*.toml")) if path.name not in BESIDE}
    strangers: list[str] = []
    if pack is not None:
        if not pack.is_dir():
            raise ContentError([f"{pack}: the data pack is not a directory."])
        for path in sorted((pack / game).glob("*.toml")):
            if path.name not in paths:
                strangers.append(f"{path}: {game} has no file of that name.")
            paths[path.name] = path
    files: dict[str, str] = {}
    for name, path in paths.items():
        try:
            files[name] = _read(path)
        except (OSError, ValueError) as error:
            strangers.append(f"{path}: cannot be read: {error}.")
    return Bundle(game, files, strangers, begins_games=True, lessons=_lessons(game, pack))


def _lessons(game: str, pack: Path | None) -> dict[str, str]:
    """Return the texts of a game's lessons. A pack that changes its content has lessons of its own, or none."""
    home = folder(game) if pack is None or not (pack / game).is_dir() else pack / game
    return {path.name: _read(path) for path in sorted((home / LESSONS).glob("*.toml"))}


def _read(path: Path) -> str:
    """Return the text of a content file; a pipe or a device would never end, and nobody writes that much by hand."""
    if not path.is_file():
        raise ValueError("it is not a plain file")
    if path.stat().st_size > LARGEST:
        raise ValueError(f"it has more than {LARGEST // 1024} KiB")
    return path.read_text(encoding="utf-8")
