"""matplotlib: the pictures of a film through its Pillow writer, on a figure of their size."""

import os
import tempfile
from pathlib import Path

import matplotlib  # type: ignore[import-not-found,import-untyped]

matplotlib.use("Agg")

from matplotlib import image, pyplot  # type: ignore[import-not-found,import-untyped]
from matplotlib.animation import PillowWriter  # type: ignore[import-not-found,import-untyped]

from bench.measure import measure, report, wanted_seconds

PICTURES = [image.imread(file)[..., :3] for file in sorted(Path(os.environ["KAIJU_BENCH_FRAMES"]).glob("*.png"))]
DPI = 100


def write() -> int:
    """Write a film, and count its frames."""
    height, width = PICTURES[0].shape[:2]
    figure = pyplot.figure(figsize=(width / DPI, height / DPI), dpi=DPI)
    shown = figure.figimage(PICTURES[0])
    with tempfile.TemporaryDirectory() as folder:
        writer = PillowWriter(fps=2)
        with writer.saving(figure, f"{folder}/film.gif", DPI):
            for picture in PICTURES:
                shown.set_data(picture)
                writer.grab_frame()
    pyplot.close(figure)
    return len(PICTURES)


if __name__ == "__main__":
    report(measure("matplotlib", "frames", write, wanted_seconds()))
