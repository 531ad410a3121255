"""PNG files made of bands that are compressed one by one, so that what did not change need not be compressed again."""

import struct
import zlib
from collections.abc import Iterable

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD = b"\x78\x01"
_LAST_BLOCK = b"\x03\x00"  # an empty final block: the bands before it are flushed, not finished


def band(rows: bytes) -> bytes:
    """Return *rows* compressed so that other bands may stand before and behind."""
    press = zlib.compressobj(1, zlib.DEFLATED, -15, 9)
    return press.compress(rows) + press.flush(zlib.Z_FULL_FLUSH)


def png(width: int, height: int, colours: bytes, bands: Iterable[bytes], checksum: int) -> bytes:
    """Return a file of *bands* in 256 *colours*; *checksum* is the Adler-32 of the rows before compression."""
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = b"".join((_ZLIB_HEAD, *bands, _LAST_BLOCK, struct.pack(">I", checksum)))
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", body), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
