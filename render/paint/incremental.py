"""A cache of the last pictures, so that one like them is rendered by redoing only what differs.

A scene is compared with the cached ones layer by layer. What differs is painted again inside the boxes of those layers,
reduced to the palette and put into a copy; in the file, only the bands with such rows are compressed again.
"""

from collections import OrderedDict

import msgspec

from render.paint.paint import paint
from render.paint.pillow import IndexedImage, palette_colours
from render.paint.png import Band, compress, png
from render.scene.scene import Box, Scene

BAND = 48  # rows compressed together: fewer cost bytes, more cost time after a small change
CACHED = 8


class Rendering(msgspec.Struct, frozen=True, gc=False):
    """A scene as rendered: its pixels, and the rows and compressed bands of its file."""

    scene: Scene
    image: IndexedImage
    rows: tuple[bytes, ...]
    bands: tuple[Band, ...]

    @property
    def file(self) -> bytes:
        """The PNG file."""
        return png(self.scene.width, self.scene.height, palette_colours(self.scene.palette), self.bands)


class RenderingCache:
    """The last renderings, at most *size* of them, the one used last at the end."""

    def __init__(self, size: int = CACHED) -> None:
        self._size = size
        self._renderings: OrderedDict[Scene, Rendering] = OrderedDict()

    def png(self, scene: Scene) -> bytes:
        """Return *scene* as a PNG file."""
        rendering = self._renderings.pop(scene, None) or self._render(scene)
        self._renderings[scene] = rendering
        while len(self._renderings) > self._size:
            self._renderings.popitem(last=False)
        return rendering.file

    def _render(self, scene: Scene) -> Rendering:
        best, areas = None, [scene.box]
        for rendering in self._renderings.values():
            changed = changed_areas(rendering.scene, scene)
            if changed is not None and _size(changed) < _size(areas):
                best, areas = rendering, changed
        return render(scene) if best is None else rerender(best, scene, areas)


def render(scene: Scene) -> Rendering:
    """Return *scene* rendered from nothing."""
    image = IndexedImage(scene.palette, scene.width, scene.height)
    image.put(paint(scene))
    rows = tuple(image.rows(top, min(scene.height, top + BAND)) for top in range(0, scene.height, BAND))
    return Rendering(scene, image, rows, tuple(compress(rows)))


def rerender(old: Rendering, scene: Scene, areas: list[Box]) -> Rendering:
    """Return *scene* rendered by changing *areas* of a copy of *old*."""
    image = old.image.copy()
    for area in areas:
        image.put(paint(scene, area))
    rows, bands = list(old.rows), list(old.bands)
    changed: list[int] = []
    for number, top in enumerate(range(0, scene.height, BAND)):
        if any(area.top < top + BAND and area.bottom > top for area in areas):
            new = image.rows(top, min(scene.height, top + BAND))
            if new != rows[number]:
                rows[number] = new
                changed.append(number)
    for number, band in zip(changed, compress(rows[number] for number in changed), strict=True):
        bands[number] = band
    return Rendering(scene, image, tuple(rows), tuple(bands))


def changed_areas(old: Scene, new: Scene) -> list[Box] | None:
    """Return the areas in which *new* may look different from *old*, or None if they have nothing in common."""
    same = (old.width, old.height, old.ground, old.palette, len(old.layers))
    if same != (new.width, new.height, new.ground, new.palette, len(new.layers)):
        return None
    areas: list[Box] = []
    for before, after in zip(old.layers, new.layers, strict=True):
        if before is not after and before != after:
            boxes = (before.box.within(new.box), after.box.within(new.box))
            areas += [box for box in boxes if box.width and box.height]
    return _merged(areas)


def _merged(areas: list[Box]) -> list[Box]:
    """Return *areas* with those joined that are no smaller apart; the others may overlap, which does no harm."""
    merged: list[Box] = []
    for area in areas:
        while near := next((other for other in merged if _is_cheaper_joined(area, other)), None):
            merged.remove(near)
            area = area.joined(near)
        merged.append(area)
    return merged


def _is_cheaper_joined(area: Box, other: Box) -> bool:
    return area.meets(other) and _size([area.joined(other)]) <= _size([area, other])


def _size(areas: list[Box]) -> int:
    return sum(area.width * area.height for area in areas)
