"""Plates: the last prints, kept, so that a picture like one of them is printed by redoing only what differs.

A scene is compared with the kept ones layer by layer. What differs is painted anew inside the boxes of those layers,
brought to the palette and put into a copy; of the file, only the bands with such rows are compressed again.
"""

from collections import OrderedDict

import msgspec

from render.paint.paint import painted
from render.paint.pillow import Print, palette_colours
from render.paint.png import Band, banded, png
from render.scene.scene import Box, Scene

BAND = 48  # rows compressed together: fewer cost bytes, more cost time after a small change
KEPT = 8


class Plate(msgspec.Struct, frozen=True, gc=False):
    """A scene as printed: its pixels, and the rows and compressed bands of its file."""

    scene: Scene
    print: Print
    rows: tuple[bytes, ...]
    bands: tuple[Band, ...]

    @property
    def file(self) -> bytes:
        """The PNG file."""
        return png(self.scene.width, self.scene.height, palette_colours(self.scene.palette), self.bands)


class Rack:
    """The plates that are kept, the one used last at the end."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._plates: OrderedDict[Scene, Plate] = OrderedDict()

    def printed(self, scene: Scene) -> bytes:
        """Return *scene* as a PNG file."""
        plate = self._plates.pop(scene, None) or self._made(scene)
        self._plates[scene] = plate
        while len(self._plates) > self._kept:
            self._plates.popitem(last=False)
        return plate.file

    def _made(self, scene: Scene) -> Plate:
        best, areas = None, [scene.box]
        for plate in self._plates.values():
            changed = differing(plate.scene, scene)
            if changed is not None and _size(changed) < _size(areas):
                best, areas = plate, changed
        return fresh(scene) if best is None else altered(best, scene, areas)


def fresh(scene: Scene) -> Plate:
    """Return *scene* printed from nothing."""
    print_ = Print(scene.palette, scene.width, scene.height)
    print_.place(painted(scene))
    rows = tuple(print_.rows(top, min(scene.height, top + BAND)) for top in range(0, scene.height, BAND))
    return Plate(scene, print_, rows, tuple(banded(rows)))


def altered(plate: Plate, scene: Scene, areas: list[Box]) -> Plate:
    """Return *scene* printed by changing *areas* of a copy of *plate*."""
    print_ = plate.print.copy()
    for area in areas:
        print_.place(painted(scene, area))
    rows, bands = list(plate.rows), list(plate.bands)
    changed: list[int] = []
    for number, top in enumerate(range(0, scene.height, BAND)):
        if any(area.top < top + BAND and area.bottom > top for area in areas):
            new = print_.rows(top, min(scene.height, top + BAND))
            if new != rows[number]:
                rows[number] = new
                changed.append(number)
    for number, band in zip(changed, banded(rows[number] for number in changed), strict=True):
        bands[number] = band
    return Plate(scene, print_, tuple(rows), tuple(bands))


def differing(old: Scene, new: Scene) -> list[Box] | None:
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
