"""Draw every icon once, large: one-colour icons as masks, full-colour drawings as sprites."""

import io
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import resvg_py  # type: ignore[import-not-found]
from PIL import Image

ICONS = Path("data/icons")
SIDE = 512


def rasterised(svg: str) -> Image.Image:
    """Return *svg* as a picture with transparency."""
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))).convert("RGBA")


def wanted() -> Iterator[str]:
    """Yield the names in icons.toml."""
    for table in tomllib.loads((ICONS / "icons.toml").read_text()).values():
        for names in table.values():
            yield from names


def sized(svg: str) -> str:
    """Return *svg* with its size set to the master's and its colour to white."""
    return re.sub(r"<svg ", f'<svg width="{SIDE}" height="{SIDE}" color="#fff" ', _bare(svg), count=1)


def _bare(svg: str) -> str:
    head, gap, rest = svg.partition(">")
    return re.sub(r'\s(width|height)="[^"]*"', "", head) + gap + rest


def main(collection: str) -> None:
    """Write all masks and sprites."""
    bodies = json.loads(Path(collection).read_text())["icons"]
    for name in wanted():
        frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{}</svg>'
        _save_mask(name, sized(frame.format(bodies[name]["body"])))
    for path in sorted((ICONS / "svg").glob("own-*.svg")):
        _save_mask(path.stem, sized(path.read_text()))
    for path in sorted((ICONS / "svg").glob("building-*.svg")):
        view = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text())
        assert view, f"{path} has no viewBox"
        wide = SIDE // 2
        tall = round(wide * float(view[2]) / float(view[1]))
        svg = _bare(path.read_text()).replace("<svg ", f'<svg width="{wide}" height="{tall}" ', 1)
        rasterised(svg).save(ICONS / "sprites" / f"{path.stem}.png", optimize=True)


def _save_mask(name: str, svg: str) -> None:
    rasterised(svg).getchannel("A").save(ICONS / "masks" / f"{name}.png", optimize=True)


main(sys.argv[1])
