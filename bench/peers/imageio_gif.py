"""imageio: the pictures of a film through its writer of GIFs."""

import io
import os
from pathlib import Path

import imageio.v3 as iio  # type: ignore[import-not-found,import-untyped]

from bench.measure import measure, report, wanted_seconds

PICTURES = [iio.imread(file)[..., :3] for file in sorted(Path(os.environ["KAIJU_BENCH_FRAMES"]).glob("*.png"))]


def write() -> int:
    """Write a film, and count its frames."""
    iio.imwrite(io.BytesIO(), PICTURES, extension=".gif", duration=500, loop=0)
    return len(PICTURES)


if __name__ == "__main__":
    report(measure("imageio", "frames", write, wanted_seconds()))
