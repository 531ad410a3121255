"""Copy the font files and licences, and write coverage.json: the characters of each file as ranges."""

import json
import shutil
import sys
import tomllib
from itertools import chain
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-not-found]

FONTS = Path("data/fonts")


def ranges(points: list[int]) -> list[int]:
    """Return *points* as first, last, first, last, ..."""
    found: list[int] = []
    for point in points:
        if found and found[-1] == point - 1:
            found[-1] = point
        else:
            found += [point, point]
    return found


def main(packages: str) -> None:
    """Collect everything that fonts.toml names."""
    listed = tomllib.loads((FONTS / "fonts.toml").read_text())
    coverage = {}
    (FONTS / "licences").mkdir(exist_ok=True)
    for name in [*chain.from_iterable(listed["faces"].values()), *listed["fallbacks"]["files"]]:
        package, _, part = name.partition("/")
        file = f"{package}-{part}.woff2"
        shutil.copy(Path(packages, package, "files", f"{package}-{part}-normal.woff2"), FONTS / file)
        shutil.copy(Path(packages, package, "LICENSE"), FONTS / "licences" / f"{package}.txt")
        coverage[name] = ranges(sorted(TTFont(FONTS / file).getBestCmap()))
    lines = ",\n".join(f'"{name}":{json.dumps(spans, separators=(",", ":"))}' for name, spans in coverage.items())
    (FONTS / "coverage.json").write_text("{\n" + lines + "\n}\n")


main(sys.argv[1])
