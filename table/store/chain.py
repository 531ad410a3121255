"""The chain: each line of a log carries a digest over itself and the line before, so that no change goes unnoticed."""

from __future__ import annotations

import hashlib

import msgspec

from table.store.rows import Entry

START = b""
_SIZE = 16
_packed = msgspec.msgpack.Encoder().encode
_json = msgspec.json.Encoder().encode


def digest(previous: bytes, entry: Entry) -> bytes:
    """Return the digest of *entry* after a line with the digest *previous*.

    The table's number is left out, for it is part of the key, and *undone*, which is set later: a row's seal has it.
    """
    content = (
        previous,
        entry.version,
        float(entry.at),
        entry.kind,
        entry.seat,
        entry.person,
        entry.by,
        entry.ask,
        entry.question,
        None if entry.picks is None else _json(entry.picks),
        entry.events,
        bool(entry.reveals),
        _json(entry.data),
    )
    return hashlib.blake2b(_packed(content), digest_size=_SIZE).digest()


def linked(previous: bytes, entries: list[Entry]) -> list[Entry]:
    """Return *entries* as a chain that goes on from *previous*."""
    chained = []
    for entry in entries:
        previous = digest(previous, entry)
        chained.append(msgspec.structs.replace(entry, digest=previous))
    return chained
