"""Numbered, seeded games for a measurement: played side by side, and kept in a file to go on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec


class Numbered(Protocol):
    """A game to be played; its name says all that decides how it goes."""

    @property
    def name(self) -> str:
        """How its result is filed."""


M = TypeVar("M", bound=Numbered)
R = TypeVar("R", bound=msgspec.Struct)


def results(matches: list[M], play: Callable[[M], R], found: type[R], pool: Executor, keep: Path | None) -> Iterator[R]:
    """Yield how *matches* went, in their order; those kept are not played again, and those played are kept."""
    before = _kept(keep, found) if keep else {}
    owed = [match for match in matches if match.name not in before]
    played = pool.map(play, owed, chunksize=1 if keep else 16)
    for match in matches:
        if match.name in before:
            yield before[match.name]
            continue
        result = next(played)
        if keep:
            with keep.open("ab") as lines:
                lines.write(msgspec.json.encode([match.name, result]) + b"\n")
        yield result


def _kept(file: Path, found: type[R]) -> dict[str, R]:
    """Return the results in *file* by the names of their games."""
    lines = file.read_bytes().splitlines() if file.exists() else ()
    return dict(msgspec.json.decode(line, type=tuple[str, found]) for line in lines)  # type: ignore[valid-type]
