"""Files for bots and browsers: attachments by signed link, emojis, and plain avatars."""

import struct
import zlib

from aiohttp import web

from local.state.world import World
from local.web.files import picture_type

COLOURS = (0x5865F2, 0x747F8D, 0x3BA55D, 0xFAA61A, 0xED4245, 0xEB459E)
# Whatever was uploaded must never run in the page's own origin.
GUARD = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Cdn:
    """Serves the file store."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of this module."""
        return [
            web.get("/attachments/{channel_id}/{file_id}/{name}", self.attachment),
            web.get("/emojis/{name}", self.emoji),
            web.get("/embed/avatars/{name}", self.avatar),
        ]

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve an attachment for a valid signed link."""
        file_id = request.match_info["file_id"]
        files = self.world.files
        if not files.is_valid(file_id, request.query.get("ex", ""), request.query.get("hm", "")):
            raise web.HTTPNotFound(text="This content is no longer available.")
        return self._serve(file_id, request.match_info["name"])

    async def emoji(self, request: web.Request) -> web.Response:
        """Serve an emoji of the application."""
        emoji_id = request.match_info["name"].partition(".")[0]
        if emoji_id not in self.world.emojis:
            raise web.HTTPNotFound
        return self._serve(emoji_id, "emoji")

    def _serve(self, file_id: str, name: str) -> web.Response:
        data = self.world.files.get(file_id)
        if data is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        headers = GUARD | {"Cache-Control": "private, max-age=86400"}
        kind = picture_type(data)
        if kind is None:
            quoted = name.replace('"', "")
            headers["Content-Disposition"] = f'attachment; filename="{quoted}"'
        return web.Response(body=data, content_type=kind or "application/octet-stream", headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        """Serve the default avatar."""
        number = request.match_info["name"].partition(".")[0]
        if not number.isdecimal() or len(number) > 20:
            raise web.HTTPNotFound
        colour = COLOURS[int(number) % len(COLOURS)]
        return web.Response(body=plain_png(colour), content_type="image/png", headers=GUARD)


def plain_png(colour: int, side: int = 16) -> bytes:
    """Draw a square of one colour."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    row = b"\0" + colour.to_bytes(3, "big") * side
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(row * side)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body
