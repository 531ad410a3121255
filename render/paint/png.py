"""PNG files made of bands that are compressed one by one, so that what did not change need not be compressed again."""

import struct
import zlib
from collections.abc import Iterable
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD = b"\x78\x01"
_ADLER = 65521
_LAST_BLOCK = b"\x03\x00"  # an empty final block: the bands before it are flushed, not finished


class Band(NamedTuple):
    """Some rows, compressed so that other bands may stand before and behind."""

    data: bytes
    size: int
    checksum: int


def compress(parts: Iterable[bytes]) -> list[Band]:
    """Return each of *parts* as a band."""
    packer = zlib.compressobj(2, zlib.DEFLATED, -15, 8)
    return [
        Band(packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH), len(rows), zlib.adler32(rows)) for rows in parts
    ]


def png(width: int, height: int, colours: bytes, bands: Iterable[Band]) -> bytes:
    """Return a file of *bands* in 256 *colours*."""
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    checksum, data = 1, []
    for band in bands:
        checksum = _combined_checksum(checksum, band.checksum, band.size)
        data.append(band.data)
    body = b"".join((_ZLIB_HEAD, *data, _LAST_BLOCK, struct.pack(">I", checksum)))
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", body), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _combined_checksum(first: int, second: int, size: int) -> int:
    """Return the Adler-32 of two pieces from those of each; *size* is the length of the second."""
    low, low_second = first & 0xFFFF, second & 0xFFFF
    high = (first >> 16) + (second >> 16) + (size % _ADLER) * (low - 1)
    return (high % _ADLER) << 16 | (low + low_second - 1) % _ADLER


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
