"""Films that were made, kept in a folder for a while: no more than saved time, for any can be made again.

A file is written under another name and renamed. What is old goes, for people's names are in the pictures, and so do
the oldest when there is no room.
"""

from __future__ import annotations

import logging
import os
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from render.orders import Picture

log = logging.getLogger("kaiju.render")
ROOM = 256 * 1024 * 1024  # bytes
FRESH = 86_400.0  # seconds


class FilmFolder:
    """The films in *folder*, at most *room* bytes of them."""

    def __init__(self, folder: Path, room: int = ROOM) -> None:
        self._folder = folder
        self._room = room

    def read(self, key: str) -> Picture | None:
        """Return the film called *key* if it is kept."""
        file = self._folder / f"{key}.film"
        try:
            if time.time() - file.stat().st_mtime > FRESH:
                return None
            return msgspec.msgpack.decode(file.read_bytes(), type=Picture)
        except (OSError, msgspec.MsgspecError):  # it is not there, or damaged: it is made again
            return None

    def keep(self, key: str, film: Picture) -> None:
        """Keep *film* as *key*."""
        file, new = self._folder / f"{key}.film", self._folder / f"{key}.{os.getpid()}.new"
        try:
            self._folder.mkdir(0o700, parents=True, exist_ok=True)
            new.write_bytes(msgspec.msgpack.encode(film))
            new.replace(file)
            self.sweep()
        except OSError as error:  # the film is there, it only has to be made again
            log.warning("a film cannot be kept", extra={"reason": repr(error)})
            self._drop([new])

    def _too_many(self) -> list[Path]:
        """Return the files that are too old, and the oldest ones for which there is no room."""
        files = []
        for file in self._kept():
            with suppress(OSError):  # another worker has dropped it
                files.append((file.stat(), file))
        files.sort(key=lambda one: -one[0].st_mtime)
        held, too_many, now = 0, [], time.time()
        for facts, file in files:
            held += facts.st_size
            if held > self._room or now - facts.st_mtime > FRESH:
                too_many.append(file)
        return too_many

    def _kept(self) -> list[Path]:
        return [*self._folder.glob("*.film"), *self._folder.glob("*.new")]

    def _drop(self, files: list[Path]) -> None:
        for file in files:
            with suppress(OSError):
                file.unlink(missing_ok=True)

    def sweep(self) -> None:
        """Drop what is too old."""
        self._drop(self._too_many())

    def clear(self) -> None:
        """Drop all films."""
        self._drop(self._kept())
