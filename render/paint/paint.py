"""Paints scenes: one small function for each kind of mark."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from render.paint import pillow
from render.paint.pillow import Canvas, Mask
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


def paint(scene: Scene, box: Box | None = None) -> Canvas:
    """Return the part *box* of *scene*, or all of it, on a new canvas."""
    canvas = Canvas(box or scene.box, scene.ground)
    for layer in scene.layers:
        if layer.box.meets(canvas.box):
            if layer.is_clipped:
                _paint_clipped(canvas, layer)
            else:
                paint_layer(canvas, layer)
    return canvas


def _paint_clipped(canvas: Canvas, layer: Layer) -> None:
    inside = layer.box.within(canvas.box)
    part = canvas.part(inside)
    paint_layer(part, layer)
    canvas.paste_image(part.image, inside.left, inside.top)


def paint_layer(canvas: Canvas, layer: Layer) -> None:
    """Paint the marks of *layer* in their order."""
    for mark in layer.marks:
        _PAINTERS[type(mark)](canvas, mark)


def _label(canvas: Canvas, label: Label) -> None:
    for halo in (label.halo, 0) if label.halo else (0,):
        for run in label.runs:
            mask = pillow.letters(run.font, run.size, run.text, run.track, run.is_rtl, halo)
            canvas.paste(mask, round(run.x), run.baseline, label.halo_colour if halo else label.colour)


SMALL = 5000  # a panel of fewer pixels is pasted in one piece


def _panel(canvas: Canvas, panel: Panel) -> None:
    box, radius = panel.box, panel.radius
    if radius and box.width * box.height < SMALL:
        if panel.fill:
            mask = pillow.rounded(box.width, box.height, radius, panel.corners)
            canvas.paste(mask, box.left, box.top, panel.fill)
        if panel.edge_width:
            mask = pillow.rounded(box.width, box.height, radius, panel.corners, panel.edge_width)
            canvas.paste(mask, box.left, box.top, panel.edge)
        return
    if panel.fill:
        canvas.fill(Box(box.left + radius, box.top, box.right - radius, box.bottom), panel.fill)
        canvas.fill(Box(box.left, box.top + radius, box.left + radius, box.bottom - radius), panel.fill)
        canvas.fill(Box(box.right - radius, box.top + radius, box.right, box.bottom - radius), panel.fill)
        _corners(canvas, panel, 0, panel.fill)
    if panel.edge_width:
        width = panel.edge_width
        canvas.fill(Box(box.left + radius, box.top, box.right - radius, box.top + width), panel.edge)
        canvas.fill(Box(box.left + radius, box.bottom - width, box.right - radius, box.bottom), panel.edge)
        canvas.fill(Box(box.left, box.top + radius, box.left + width, box.bottom - radius), panel.edge)
        canvas.fill(Box(box.right - width, box.top + radius, box.right, box.bottom - radius), panel.edge)
        _corners(canvas, panel, width, panel.edge)


def _corners(canvas: Canvas, panel: Panel, width: int, colour: str) -> None:
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
            canvas.paste(pillow.corner(radius, width, which), x, y, colour)
        else:
            canvas.fill(Box(x, y, x + radius, y + radius), colour)


def _disc(canvas: Canvas, disc: Disc) -> None:
    x, y, near_x, near_y = _split(disc.x, disc.y)
    canvas.paste(pillow.disc(near_x, near_y, disc.radius), x, y, disc.fill)


def _polygon(canvas: Canvas, polygon: Polygon) -> None:
    x, y, points = _anchor(polygon.points)
    if polygon.edge_width:
        canvas.paste(_mask(pillow.polygon, points, polygon.edge_width, alpha=polygon.alpha), x, y, polygon.edge)
    canvas.paste(_mask(pillow.polygon, points, 0, alpha=polygon.alpha), x, y, polygon.fill)


@lru_cache(2048)
def _mask(shape: Callable[..., Mask], *measures: object, alpha: float, blur: float = 0) -> Mask:
    """Return the mask of a *shape* with these *measures*, transparent to what *alpha* lacks to 1, perhaps blurred."""
    mask = shape(*measures)
    if blur:
        return pillow.blur(mask, blur, alpha)
    return mask if alpha == 1 else pillow.fade(mask, alpha)


def _stroke(canvas: Canvas, stroke: Stroke) -> None:
    x, y, points = _anchor(stroke.points)
    canvas.paste(_mask(pillow.stroke, points, stroke.width, alpha=1), x, y, stroke.colour)


def _icon(canvas: Canvas, icon: Icon) -> None:
    x, y = round(icon.x), round(icon.y)
    if icon.halo:
        canvas.paste(pillow.icon(icon.name, icon.size, icon.turn, icon.halo), x, y, icon.halo_colour)
    canvas.paste(pillow.icon(icon.name, icon.size, icon.turn, 0), x, y, icon.colour)


def _sprite(canvas: Canvas, sprite: Sprite) -> None:
    image = pillow.sprite(sprite.name, sprite.width)
    canvas.paste_image(image, round(sprite.x - image.width / 2), round(sprite.y - image.height / 2))


def _bands(canvas: Canvas, bands: Bands) -> None:
    box, count = bands.box, len(bands.colours)
    edges = [box.top + round(box.height * step / count) for step in range(count + 1)]
    if not bands.is_disc:
        for at, colour in enumerate(bands.colours):
            canvas.fill(Box(box.left, edges[at], box.right, edges[at + 1]), colour)
        return
    mask = pillow.disc(box.width / 2, box.height / 2, box.width / 2)
    for at, colour in enumerate(bands.colours):
        slice_ = _row(mask, edges[at] - box.top, edges[at + 1] - box.top)
        canvas.paste(slice_, box.left, box.top, colour)


def _glow(canvas: Canvas, glow: Glow) -> None:
    around = glow.around
    if isinstance(around, Panel):
        box = around.box
        # The panel itself will cover the middle: only the rim is pasted.
        for strip in _panel_glow(box.width, box.height, around.radius, glow.blur, glow.strength, glow.drop):
            canvas.paste(strip, box.left, box.top + glow.drop, glow.colour)
        return
    if isinstance(around, Disc):
        x, y, near_x, near_y = _split(around.x, around.y)
        mask = _mask(pillow.disc, near_x, near_y, around.radius, alpha=glow.strength, blur=glow.blur)
    elif isinstance(around, Polygon):
        x, y, points = _anchor(around.points)
        mask = _mask(pillow.polygon, points, around.edge_width, alpha=glow.strength, blur=glow.blur)
    else:
        x, y, points = _anchor(around.points)
        mask = _mask(pillow.stroke, points, around.width, alpha=glow.strength, blur=glow.blur)
    canvas.paste(mask, x, y + glow.drop, glow.colour)


@lru_cache(64)
def _panel_glow(width: int, height: int, radius: int, blur: float, strength: float, drop: int) -> list[Mask]:
    mask = pillow.blur(pillow.rounded(width, height, radius, (True,) * 4), blur, strength)
    # A round corner leaves 0.3 of its radius bare along the diagonal.
    return _rim(mask, width, height, round(radius * 0.3) + 1, drop)


def _rim(mask: Mask, width: int, height: int, depth: int, drop: int) -> list[Mask]:
    """Return *mask*, which lies around a rectangle moved down by *drop*, as strips that leave its middle out."""
    left, top = mask.x, mask.y
    right, bottom, floor = left + mask.image.width, top + mask.image.height, height - depth - drop
    strips = [
        pillow.part(mask, Box(left, floor, right, bottom)),
        pillow.part(mask, Box(left, depth, depth, floor)),
        pillow.part(mask, Box(width - depth, depth, right, floor)),
    ]
    # The upper rim of a shadow that fell down is all but hidden.
    return strips if drop else [*strips, pillow.part(mask, Box(left, top, right, depth))]


def _row(mask: Mask, top: int, bottom: int) -> Mask:
    """Return the rows *top* to *bottom* of *mask*, counted from the point it was made for."""
    return pillow.part(mask, Box(mask.x, top, mask.x + mask.image.width, bottom))


#: Stamps by the identity of their marks: to hash the hundreds of marks of a city takes longer than to paste it.
_known: dict[int, tuple[tuple[Mark, ...], pillow.Picture]] = {}


def _stamp(canvas: Canvas, stamp: Stamp) -> None:
    known = _known.get(id(stamp.marks))
    if known is None or known[0] is not stamp.marks:
        if len(_known) > 1024:
            _known.clear()
        known = _known[id(stamp.marks)] = (stamp.marks, _stamp_cached(stamp.box, stamp.marks, stamp.ground))
    canvas.paste_image(known[1], stamp.x + stamp.box.left, stamp.y + stamp.box.top)


LARGE = 300_000  # pixels: a stamp as large as a board; only a few of these are kept


def _stamp_cached(box: Box, marks: tuple[Mark, ...], ground: str) -> pillow.Picture:
    kept = _large_stamp if box.width * box.height > LARGE else _small_stamp
    return kept(box, marks, ground)


@lru_cache(512)
def _small_stamp(box: Box, marks: tuple[Mark, ...], ground: str) -> pillow.Picture:
    return _stamp_image(box, marks, ground)


@lru_cache(8)
def _large_stamp(box: Box, marks: tuple[Mark, ...], ground: str) -> pillow.Picture:
    return _stamp_image(box, marks, ground)


def _stamp_image(box: Box, marks: tuple[Mark, ...], ground: str) -> pillow.Picture:
    canvas = Canvas(box, ground or None)
    paint_layer(canvas, Layer("stamp", box, marks))
    return canvas.image


def _split(x: float, y: float) -> tuple[int, int, float, float]:
    """Return the whole pixel of a point and what is left, in quarters: equal shapes then share a mask."""
    whole_x, whole_y = int(x // 1), int(y // 1)
    return whole_x, whole_y, round((x - whole_x) * 4) / 4, round((y - whole_y) * 4) / 4


@lru_cache(4096)
def _anchor(points: tuple[Point, ...]) -> tuple[int, int, tuple[Point, ...]]:
    """Return a whole pixel near *points* and the points seen from there, in quarters."""
    x, y = int(points[0][0] // 1), int(points[0][1] // 1)
    return x, y, tuple((round((px - x) * 4) / 4, round((py - y) * 4) / 4) for px, py in points)


_PAINTERS: dict[type, Callable[[Canvas, Any], None]] = {
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
