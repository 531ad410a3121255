"""Choose the 256 colours in which a game's pictures are printed: its flat colours exactly, the rest by clustering."""

from collections import Counter
from typing import cast

from PIL import Image

from render.paint.paint import paint
from render.paint.pillow import palette_path
from scripts.pictures import every_picture

Colour = tuple[int, int, int]
EXACT = 112  # the flat colours that cover most of a picture
NEAR = 5


def main() -> None:
    """Write one palette for each game, and that of the house for what is of no game."""
    counts: dict[str, Counter[Colour]] = {}
    for picture in every_picture():
        scene = picture.scene
        image = paint(scene).image
        found = counts.setdefault(scene.palette, Counter())
        for count, (red, green, blue) in cast(list[tuple[int, Colour]], image.getcolors(1 << 24)):
            found[red, green, blue] += count
    for name, found in counts.items():
        colours = chosen(found)
        row = Image.new("P", (256, 1))
        row.putpalette([channel for colour in colours for channel in colour])
        row.putdata(list(range(256)))
        row.save(palette_path(name), optimize=False)


def chosen(found: Counter[Colour]) -> list[Colour]:
    """Return 256 colours for the pixels counted in *found*."""
    exact: list[Colour] = []
    for colour, _ in found.most_common():
        if len(exact) == EXACT:
            break
        if all(_apart(colour, other) > NEAR for other in exact):
            exact.append(colour)
    rest = [(colour, count) for colour, count in found.items() if min(_apart(colour, other) for other in exact) > NEAR]
    # The square root keeps rare edges from being swallowed by wide glows.
    weighted = [colour for colour, count in rest for _ in range(max(1, round(count**0.5)))]
    sample = Image.new("RGB", (len(weighted), 1))
    sample.putdata(weighted)
    reduced = sample.quantize(256 - len(exact), Image.Quantize.MEDIANCUT, kmeans=12)
    flat = (reduced.getpalette() or [])[: 3 * (256 - len(exact))]
    clustered = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]
    return (exact + clustered + [(0, 0, 0)] * 256)[:256]


def _apart(colour: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(colour, other, strict=True))


if __name__ == "__main__":
    main()
