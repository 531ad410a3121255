"""The file store: bytes by id, links that expire, and the size of a picture read from its head."""

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Callable

from local.clock import Clock
from local.state.model import Attachment

DAY = 86_400
MAX_FILE = 10 * 1024 * 1024
MAX_REQUEST = 25 * 1024 * 1024
PICTURES = {
    b"\x89PNG\r\n\x1a\n": "image/png",
    b"\xff\xd8\xff": "image/jpeg",
    b"GIF8": "image/gif",
}


class Files:
    """Keeps the bytes; a link to them carries its expiry and a signature, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._bytes: dict[str, bytes] = {}
        self._key = secrets.token_bytes(16)
        self.fresh: set[str] = set()
        self.gone: set[str] = set()

    def put(self, file_id: str, data: bytes) -> None:
        """Store *data*, to be saved with the next save."""
        self._bytes[file_id] = data
        self.fresh.add(file_id)

    def load(self, file_id: str, data: bytes) -> None:
        """Store *data* that has been saved before."""
        self._bytes[file_id] = data

    def get(self, file_id: str) -> bytes | None:
        """Return the bytes, if there are any."""
        return self._bytes.get(file_id)

    def drop(self, file_id: str) -> None:
        """Forget the bytes."""
        if self._bytes.pop(file_id, None) is not None:
            self.fresh.discard(file_id)
            self.gone.add(file_id)

    def link(self, file: Attachment) -> str:
        """Return the path under which *file* can be fetched until tomorrow."""
        # The same all day, so that an edited message does not make browsers load its picture again.
        expires = (int(self._clock.now()) // DAY + 2) * DAY
        signature = self._sign(file.id, expires)
        return f"/attachments/{file.channel_id}/{file.id}/{file.filename}?ex={expires:x}&hm={signature}"

    def is_valid(self, file_id: str, expires: str, signature: str) -> bool:
        """Tell whether a link was made here and has not expired."""
        try:
            moment = int(expires, 16)
        except ValueError:
            return False
        expected = self._sign(file_id, moment).encode()
        return moment > self._clock.now() and hmac.compare_digest(expected, signature.encode(errors="replace"))

    def _sign(self, file_id: str, expires: int) -> str:
        return hmac.new(self._key, f"{file_id}:{expires}".encode(), hashlib.sha256).hexdigest()[:32]


def safe_name(name: str) -> str:
    """Reduce *name* to what can stand in an address and is no path."""
    last = re.split(r"[/\\]", name)[-1]
    return re.sub(r"[^\w.\-()]", "_", last).lstrip(".")[-120:] or "file"


def picture_type(data: bytes) -> str | None:
    """Return the content type if *data* is a picture that browsers may show."""
    for head, content_type in PICTURES.items():
        if data.startswith(head):
            return content_type
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return None


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a picture, or nothing if it is none or damaged."""
    reader = SIZES.get(picture_type(data) or "")
    try:
        return reader(data) if reader else None
    except (struct.error, IndexError):
        return None


def _png_size(data: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _gif_size(data: bytes) -> tuple[int, int]:
    width, height = struct.unpack("<HH", data[6:10])
    return width, height


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data):
        marker = data[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    if len(data) < 30:
        return None
    kind = data[12:16]
    if kind == b"VP8X":
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
        return width, height
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    packed = int.from_bytes(data[21:25], "little")
    return (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1


SIZES: dict[str, Callable[[bytes], tuple[int, int] | None]] = {
    "image/png": _png_size,
    "image/gif": _gif_size,
    "image/jpeg": _jpeg_size,
    "image/webp": _webp_size,
}
