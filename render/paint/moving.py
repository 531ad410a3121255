"""Moving pictures: painted at full size where they change, shown smaller, and written as the frames of a GIF.

A frame of a GIF may be a part of the picture. So each holds only the rectangle that differs from the frame before, and
the pixels in it that stayed as they were are see-through, which compresses to next to nothing.
"""

from __future__ import annotations

import struct

from render.paint import pillow
from render.paint.pillow import Canvas, Picture
from render.scene.scene import Box

SEE_THROUGH = 255  # the last colour of the palette gives its place to this
EDGE = 3  # pixels around a change that shrinking it reaches
_LOOP_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"


class MovingPicture:
    """A picture *width* wide that shows another one of *full* size, with *below* rows of its own under it."""

    def __init__(self, palette: str, full: tuple[int, int], width: int, below: int = 0) -> None:
        self._palette = palette
        self._full = pillow.blank("RGB", *full)
        self._scale = full[0] / width
        self.width, self._shown = width, round(full[1] / self._scale)
        self.height = self._shown + below
        self._now = pillow.blank("L", self.width, self.height)
        self._last: Picture | None = None

    def change(self, canvas: Canvas) -> Box:
        """Put *canvas* into the full picture; return which part of the small one has to be shrunk again."""
        box = canvas.box
        self._full.paste(canvas.image, (box.left, box.top))
        scale = self._scale
        small = Box(int(box.left / scale), int(box.top / scale), -int(-box.right // scale), -int(-box.bottom // scale))
        return small.grown(EDGE).within(Box(0, 0, self.width, self._shown))

    def replace(self, image: Picture) -> None:
        """Show *image*, which has the size that is shown, in place of what was there."""
        self._put(image, Box(0, 0, image.width, image.height))

    def shrink(self, part: Box) -> None:
        """Make *part* of the small picture anew from the full one."""
        scale, size = self._scale, (part.width, part.height)
        right, bottom = min(part.right * scale, self._full.width), min(part.bottom * scale, self._full.height)
        area = (part.left * scale, part.top * scale, right, bottom)
        self._put(pillow.shrunk(self._full, size, area), part)

    def write(self, canvas: Canvas) -> None:
        """Put *canvas*, which has the size that is shown, into the rows below."""
        self._put(canvas.image, canvas.box.moved(0, self._shown))

    def _put(self, image: Picture, part: Box) -> None:
        colours = pillow.colours_of(self._palette, SEE_THROUGH)
        self._now.paste(pillow.shades(image, colours), (part.left, part.top))

    def frame(self, hundredths: int) -> bytes:
        """Return the next frame, shown for that many *hundredths* of a second."""
        box, image = self._changed()
        self._last = self._now.copy()
        facts = {"duration": hundredths * 10, "transparency": SEE_THROUGH, "disposal": 1}
        return pillow.gif_frame(image.crop(box), box[0], box[1], **facts)

    def _changed(self) -> tuple[tuple[int, int, int, int], Picture]:
        whole = (0, 0, self.width, self.height)
        if self._last is None:
            return whole, self._now
        differing = pillow.difference(self._now, self._last)
        box = differing.getbbox() or (0, 0, 1, 1)
        same = differing.point(_SAME)
        image = self._now.copy()
        image.paste(SEE_THROUGH, whole, same)
        return box, image

    def file(self, frames: list[bytes]) -> bytes:
        """Return the GIF of *frames*, which is played again and again."""
        head = struct.pack("<6sHHBBB", b"GIF89a", self.width, self.height, 0xF7, 0, 0)
        return b"".join((head, pillow.palette_colours(self._palette), _LOOP_FOR_EVER, *frames, _END))


_SAME = [255] + [0] * 255
