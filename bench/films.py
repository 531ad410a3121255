"""Films: a whole game as a GIF, against the same pictures through the writers of imageio and matplotlib.

``python -m bench.films SECONDS`` measures ours; `compare_films` runs it in turns with both peers, which read the very
pictures of our film from a folder, and prints Markdown for docs/performance.md.
"""

import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from PIL import Image, ImageSequence

from bench import compare
from bench.compare import Program, Rate, markdown, run
from bench.measure import Measure, measure, report, wanted_seconds
from bench.peers.homes import Peer, settle
from bench.pictures import OTHERS
from engine import games
from render.film.making import make
from render.film.orders import FilmOrder
from render.paint.moving import MovingPicture
from tests.render.film.games import film_order

SEATS = 4
FRAMES = "KAIJU_BENCH_FRAMES"  # the folder with the pictures that all write
WRITERS = (
    Peer("imageio", "python", ("imageio==2.37.0", "numpy==2.4.6", "pillow==13.0.0"), "bench.peers.imageio_gif"),
    Peer("matplotlib", "python", ("matplotlib==3.10.8", "pillow==13.0.0"), "bench.peers.matplotlib_gif"),
)


@cache
def order(key: str) -> FilmOrder:
    """Return the order for the film of a whole random game."""
    return film_order(key, SEATS)


def making(key: str) -> Callable[[], int]:
    """Return work that makes a film from the game: boards, captions, pictures, file."""

    def work() -> int:
        assert make(order(key)).data
        return len(order(key).frames)

    return work


def writing(folder: Path) -> Callable[[], int]:
    """Return work that writes a film from its pictures in full colour, as the peers do."""
    pictures = [Image.open(file).convert("RGB") for file in sorted(folder.glob("*.png"))]

    def work() -> int:
        film = MovingPicture("total_war", pictures[0].size, pictures[0].width)
        frames = []
        for picture in pictures:
            film.replace(picture)
            frames.append(film.frame(50))
        assert film.file(frames)
        return len(frames)

    return work


def measures(seconds: float) -> Iterator[Measure]:
    """Yield what our films cost."""
    for key in games:
        name = OTHERS[key][0] if key in OTHERS else "Total War"
        yield measure(f"{name}, {SEATS} seats, game to film", "frames", making(key), seconds)
    yield measure("ours, pictures to film", "frames", writing(Path(os.environ[FRAMES])), seconds)


def keep_frames(folder: Path) -> None:
    """Write the pictures of a film into *folder*, in full colour."""
    with Image.open(io.BytesIO(make(order("total_war")).data)) as film:
        for number, picture in enumerate(ImageSequence.Iterator(film)):
            picture.convert("RGB").save(folder / f"{number:03}.png")


def compare_films(seconds: float, rounds: int) -> None:
    """Print the table."""
    for peer in WRITERS:
        settle(peer)
    with tempfile.TemporaryDirectory() as folder:
        keep_frames(Path(folder))
        compare.stay_on_one_core()
        ours = Program([sys.executable, "-m", "bench.films"], {**compare.OURS.environment, FRAMES: folder})
        peers = [Program(peer.command, {**peer.environment, FRAMES: folder}) for peer in WRITERS]
        print(_table(run([ours, *peers], seconds, rounds)))


def _table(rates: list[Rate]) -> str:
    writing = next(rate for rate in rates if rate.what.startswith("ours"))
    rows = []
    for rate in rates:
        film = len(order("total_war").frames) / rate.per_second
        ratio = "" if "game to film" in rate.what else f"{writing.per_second / rate.per_second:.1f} x"
        rows.append((rate.what, f"{1000 / rate.per_second:.1f}", f"{film:.2f}", ratio))
    return markdown(("film", "ms a frame", "s a film", "ours is faster"), rows)


if __name__ == "__main__":
    report(*measures(wanted_seconds()))
