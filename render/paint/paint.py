"""From marks to colour on a sheet: one small function for each kind of mark."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from render.paint import pillow as press
from render.paint.pillow import Cut, Sheet
from render.scene.scene import (
    Bands,
    Box,
    Disc,
    Glow,
    Icon,
    Label,
    Layer,
    Mark,
    Panel,
    Point,
    Polygon,
    Scene,
    Sprite,
    Stamp,
    Stroke,
)


def painted(scene: Scene, box: Box | None = None) -> Sheet:
    """Return the part *box* of *scene* (or all of it) on a fresh sheet."""
    sheet = Sheet(box or scene.box, scene.ground)
    for layer in scene.layers:
        if layer.box.meets(sheet.box):
            if layer.is_clipped:
                _paint_clipped(sheet, layer)
            else:
                paint_layer(sheet, layer)
    return sheet


def _paint_clipped(sheet: Sheet, layer: Layer) -> None:
    inside = layer.box.within(sheet.box)
    part = sheet.part(inside)
    paint_layer(part, layer)
    sheet.lay(part.image, inside.left, inside.top)


def paint_layer(sheet: Sheet, layer: Layer) -> None:
    """Paint the marks of *layer* in their order."""
    for mark in layer.marks:
        _PAINTERS[type(mark)](sheet, mark)


def _label(sheet: Sheet, label: Label) -> None:
    for halo in (label.halo, 0) if label.halo else (0,):
        for run in label.runs:
            cut = press.letters(run.font, run.size, run.text, run.track, run.is_rtl, halo)
            sheet.push(cut, round(run.x), run.baseline, label.halo_colour if halo else label.colour)


SMALL = 5000  # a panel of fewer pixels is pushed in one piece


def _panel(sheet: Sheet, panel: Panel) -> None:
    box, radius = panel.box, panel.radius
    if radius and box.width * box.height < SMALL:
        if panel.fill:
            cut = press.rounded(box.width, box.height, radius, panel.corners)
            sheet.push(cut, box.left, box.top, panel.fill)
        if panel.edge_width:
            cut = press.rounded(box.width, box.height, radius, panel.corners, panel.edge_width)
            sheet.push(cut, box.left, box.top, panel.edge)
        return
    if panel.fill:
        sheet.fill(Box(box.left + radius, box.top, box.right - radius, box.bottom), panel.fill)
        sheet.fill(Box(box.left, box.top + radius, box.left + radius, box.bottom - radius), panel.fill)
        sheet.fill(Box(box.right - radius, box.top + radius, box.right, box.bottom - radius), panel.fill)
        _corners(sheet, panel, 0, panel.fill)
    if panel.edge_width:
        width = panel.edge_width
        sheet.fill(Box(box.left + radius, box.top, box.right - radius, box.top + width), panel.edge)
        sheet.fill(Box(box.left + radius, box.bottom - width, box.right - radius, box.bottom), panel.edge)
        sheet.fill(Box(box.left, box.top + radius, box.left + width, box.bottom - radius), panel.edge)
        sheet.fill(Box(box.right - width, box.top + radius, box.right, box.bottom - radius), panel.edge)
        _corners(sheet, panel, width, panel.edge)


def _corners(sheet: Sheet, panel: Panel, width: int, colour: str) -> None:
    box, radius = panel.box, panel.radius
    if not radius:
        return
    places = (
        (box.left, box.top),
        (box.right - radius, box.top),
        (box.right - radius, box.bottom - radius),
        (box.left, box.bottom - radius),
    )
    for which, (x, y) in enumerate(places):
        if panel.corners[which]:
            sheet.push(press.corner(radius, width, which), x, y, colour)
        else:
            sheet.fill(Box(x, y, x + radius, y + radius), colour)


def _disc(sheet: Sheet, disc: Disc) -> None:
    x, y, near_x, near_y = _split(disc.x, disc.y)
    sheet.push(press.disc(near_x, near_y, disc.radius), x, y, disc.fill)


def _polygon(sheet: Sheet, polygon: Polygon) -> None:
    x, y, points = _anchored(polygon.points)
    if polygon.edge_width:
        sheet.push(_polygon_cut(points, polygon.edge_width, polygon.alpha), x, y, polygon.edge)
    sheet.push(_polygon_cut(points, 0, polygon.alpha), x, y, polygon.fill)


@lru_cache(1024)
def _polygon_cut(points: tuple[Point, ...], edge: float, alpha: float) -> Cut:
    cut = press.polygon(points, edge)
    return cut if alpha == 1 else press.faded(cut, alpha)


def _stroke(sheet: Sheet, stroke: Stroke) -> None:
    x, y, points = _anchored(stroke.points)
    sheet.push(_stroke_cut(points, stroke.width, stroke.alpha), x, y, stroke.colour)


@lru_cache(512)
def _stroke_cut(points: tuple[Point, ...], width: float, alpha: float) -> Cut:
    cut = press.stroke(points, width)
    return cut if alpha == 1 else press.faded(cut, alpha)


def _icon(sheet: Sheet, icon: Icon) -> None:
    x, y = round(icon.x), round(icon.y)
    if icon.halo:
        sheet.push(press.icon(icon.name, icon.size, icon.turn, icon.halo), x, y, icon.halo_colour)
    sheet.push(press.icon(icon.name, icon.size, icon.turn, 0), x, y, icon.colour)


def _sprite(sheet: Sheet, sprite: Sprite) -> None:
    image = press.sprite(sprite.name, sprite.width)
    sheet.lay(image, round(sprite.x - image.width / 2), round(sprite.y - image.height / 2))


def _bands(sheet: Sheet, bands: Bands) -> None:
    box, count = bands.box, len(bands.colours)
    edges = [box.top + round(box.height * step / count) for step in range(count + 1)]
    if not bands.is_disc and not bands.radius:
        for at, colour in enumerate(bands.colours):
            sheet.fill(Box(box.left, edges[at], box.right, edges[at + 1]), colour)
        return
    cut = _band_cut(box.width, box.height, bands.is_disc, bands.radius, bands.corners)
    for at, colour in enumerate(bands.colours):
        slice_ = press.row(cut, edges[at] - box.top, edges[at + 1] - box.top)
        sheet.push(slice_, box.left, box.top, colour)


@lru_cache(256)
def _band_cut(width: int, height: int, is_disc: bool, radius: int, corners: tuple[bool, bool, bool, bool]) -> Cut:
    if is_disc:
        return press.disc(width / 2, height / 2, width / 2)
    return press.rounded(width, height, radius, corners)


def _glow(sheet: Sheet, glow: Glow) -> None:
    around = glow.around
    if isinstance(around, Panel):
        box = around.box
        # The panel itself will cover the middle: only the rim is pushed.
        for strip in _panel_glow(box.width, box.height, around.radius, glow.blur, glow.strength, glow.drop):
            sheet.push(strip, box.left, box.top + glow.drop, glow.colour)
        return
    if isinstance(around, Disc):
        x, y, near_x, near_y = _split(around.x, around.y)
        cut = _disc_glow(near_x, near_y, around.radius, glow.blur, glow.strength)
    elif isinstance(around, Polygon):
        x, y, points = _anchored(around.points)
        cut = _polygon_glow(points, around.edge_width, glow.blur, glow.strength)
    else:
        x, y, points = _anchored(around.points)
        cut = _stroke_glow(points, around.width, glow.blur, glow.strength)
    sheet.push(cut, x, y + glow.drop, glow.colour)


@lru_cache(64)
def _panel_glow(width: int, height: int, radius: int, blur: float, strength: float, drop: int) -> list[Cut]:
    cut = press.blurred(press.rounded(width, height, radius, (True,) * 4), blur, strength)
    # A round corner leaves 0.3 of its radius bare along the diagonal.
    return press.rim(cut, width, height, round(radius * 0.3) + 1, drop)


@lru_cache(128)
def _disc_glow(x: float, y: float, radius: float, blur: float, strength: float) -> Cut:
    return press.blurred(press.disc(x, y, radius), blur, strength)


@lru_cache(128)
def _polygon_glow(points: tuple[Point, ...], edge: float, blur: float, strength: float) -> Cut:
    return press.blurred(press.polygon(points, edge), blur, strength)


@lru_cache(64)
def _stroke_glow(points: tuple[Point, ...], width: float, blur: float, strength: float) -> Cut:
    return press.blurred(press.stroke(points, width), blur, strength)


#: Stamps by the identity of their marks: to hash the hundreds of marks of a city takes longer than to lay it.
_known: dict[int, tuple[tuple[Mark, ...], press.Picture]] = {}


def _stamp(sheet: Sheet, stamp: Stamp) -> None:
    known = _known.get(id(stamp.marks))
    if known is None or known[0] is not stamp.marks:
        if len(_known) > 1024:
            _known.clear()
        known = _known[id(stamp.marks)] = (stamp.marks, _stamped(stamp.box, stamp.marks, stamp.ground))
    sheet.lay(known[1], stamp.x + stamp.box.left, stamp.y + stamp.box.top)


LARGE = 300_000  # pixels: a stamp as large as a board; only a few of these are kept


def _stamped(box: Box, marks: tuple[Mark, ...], ground: str) -> press.Picture:
    kept = _large_stamp if box.width * box.height > LARGE else _small_stamp
    return kept(box, marks, ground)


@lru_cache(512)
def _small_stamp(box: Box, marks: tuple[Mark, ...], ground: str) -> press.Picture:
    return _stamp_image(box, marks, ground)


@lru_cache(8)
def _large_stamp(box: Box, marks: tuple[Mark, ...], ground: str) -> press.Picture:
    return _stamp_image(box, marks, ground)


def _stamp_image(box: Box, marks: tuple[Mark, ...], ground: str) -> press.Picture:
    sheet = Sheet(box, ground or None)
    paint_layer(sheet, Layer("stamp", box, marks))
    return sheet.image


def _split(x: float, y: float) -> tuple[int, int, float, float]:
    """Return the whole pixel of a point and what is left, in quarters: equal shapes then share a cut."""
    whole_x, whole_y = int(x // 1), int(y // 1)
    return whole_x, whole_y, round((x - whole_x) * 4) / 4, round((y - whole_y) * 4) / 4


@lru_cache(4096)
def _anchored(points: tuple[Point, ...]) -> tuple[int, int, tuple[Point, ...]]:
    """Return a whole pixel near *points* and the points seen from there, in quarters."""
    x, y = int(points[0][0] // 1), int(points[0][1] // 1)
    return x, y, tuple((round((px - x) * 4) / 4, round((py - y) * 4) / 4) for px, py in points)


_PAINTERS: dict[type, Callable[[Sheet, Any], None]] = {
    Label: _label,
    Panel: _panel,
    Disc: _disc,
    Polygon: _polygon,
    Stroke: _stroke,
    Icon: _icon,
    Sprite: _sprite,
    Bands: _bands,
    Glow: _glow,
    Stamp: _stamp,
}
