"""Changed pages of the database in numbered, checksummed files: what continuous copies consist of after their base.

A file holds every page that was changed since the one before it, as it stood after the last commit, so that a base and
its files up to any number are a whole database.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO

import msgspec

from table.store.backups import files

SUFFIX = ".pages"


class BadPages(Exception):
    """A file of pages is damaged or belongs elsewhere."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of pages says of itself; *before* is the checksum of the file before it, *size* in pages."""

    base: str
    number: int
    until: float
    page_size: int
    size: int
    count: int
    before: str


class Changes(msgspec.Struct, frozen=True):
    """Pages by number, and how many pages the database has with them."""

    pages: dict[int, bytes]
    size: int

    def followed_by(self, later: Changes) -> Changes:
        """Return both together; the later page counts."""
        return Changes(self.pages | later.pages, later.size or self.size)


def file_name(base: str, number: int) -> str:
    """Return the name of a file of pages."""
    return f"{base}-{number:06}{SUFFIX}"


def write(folder: Path, base: str, number: int, until: float, changes: Changes, before: str) -> str:
    """Write one file of pages beside its base; return its checksum."""
    page_size = len(next(iter(changes.pages.values())))
    header = Header(base, number, until, page_size, changes.size, len(changes.pages), before)
    body = b"".join(page.to_bytes(4, "big") + content for page, content in sorted(changes.pages.items()))
    rest = msgspec.json.encode(header) + b"\n" + zlib.compress(body, 1)
    checksum = hashlib.sha256(rest).hexdigest()
    files.write(folder / file_name(base, number), checksum.encode() + b"\n" + rest)
    return checksum


def read(path: Path) -> tuple[str, Header, Mapping[int, bytes]]:
    """Return the checksum, the header and the pages of a file, or raise BadPages."""
    checksum, _, rest = path.read_bytes().partition(b"\n")
    if hashlib.sha256(rest).hexdigest().encode() != checksum:
        raise BadPages(f"{path} is damaged")
    head, _, packed = rest.partition(b"\n")
    header = msgspec.json.decode(head, type=Header)
    body, step = zlib.decompress(packed), 4 + header.page_size
    starts = range(0, header.count * step, step)
    pages = {int.from_bytes(body[start : start + 4], "big"): body[start + 4 : start + step] for start in starts}
    return checksum.decode(), header, pages


def clear(folder: Path) -> None:
    """Remove what was being written when the process was killed."""
    if folder.is_dir():
        files.remove(*folder.glob(f"*{SUFFIX}{files.PARTIAL}"))


def of_base(base: Path) -> list[Path]:
    """Return the files of pages that belong to *base*, in order."""
    return sorted(base.parent.glob(f"{base.stem}-*{SUFFIX}"))


def sound_ones(base: Path, at: float | None) -> Iterator[tuple[Header, Mapping[int, bytes]]]:
    """Yield what follows *base* without a gap, up to the moment *at*; the first damaged file ends it."""
    before = ""
    for number, path in enumerate(of_base(base), 1):
        try:
            checksum, header, pages = read(path)
        except (BadPages, OSError):
            return
        belongs = (header.base, header.number, header.before) == (base.stem, number, before)
        if not belongs or (at is not None and header.until > at):
            return
        before = checksum
        yield header, pages


def apply(file: IO[bytes], header: Header, pages: Mapping[int, bytes]) -> None:
    """Write *pages* into a database that nobody has open."""
    for number, content in pages.items():
        file.seek((number - 1) * header.page_size)
        file.write(content)
    file.truncate(header.size * header.page_size)
