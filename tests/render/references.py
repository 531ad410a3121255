"""Small references of pictures, kept beside the tests. `scripts/gallery references` writes them anew; look at them.

Each language has a folder with a few of them: `scripts/gallery references de ja` writes those of German and Japanese.
"""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from render.artists import draw
from render.orders import BoardOrder, Form, HandOrder
from render.paint.paint import paint
from render.scene.scene import Scene
from scripts.monopoly_pictures import monopoly
from scripts.pictures import every_picture, total_war
from scripts.tokyo_pictures import tokyo_clash

FOLDER = Path(__file__).parent / "references"
WIDTH = 300
KEYS = (
    "war-board-3",
    "war-board-4",
    "war-board-6",
    "war-board-8",
    "war-board-12",
    "war-board-names",
    "war-ask-target",
    "war-ask-heart",
    "war-hand-discard",
    "war-hand-heart",
    "war-hand-king",
    "war-result-4",
    "war-tall-8",
    "war-tall-hand-king",
    "clash-board-2",
    "clash-board-3",
    "clash-board-4",
    "clash-board-names",
    "clash-board-crowd-4",
    "clash-ask-throw.to",
    "clash-ask-attack",
    "clash-ask-face.jet",
    "clash-hand-act",
    "clash-hand-recover",
    "clash-phone-4",
    "clash-phone-throw.to",
    "clash-phone-hand-act",
    "clash-result-4",
    "clash-card-antenna_beam",
    "gm-board-2",
    "gm-board-4",
    "gm-board-8",
    "gm-board-names",
    "gm-bay-4",
    "gm-start-8",
    "gm-crowd-corner",
    "gm-masers",
    "gm-track-17",
    "gm-track-43",
    "gm-ask-turn",
    "gm-ask-stride",
    "gm-hand-works",
    "gm-hand-deal.give",
    "gm-phone-4",
    "gm-phone-crowd",
    "gm-phone-turn",
    "gm-phone-hand-works",
    "gm-result-4",
    "stats-table",
    "stats-person",
    "poster-lobby-4",
    "poster-lobby-names-12",
    "poster-kaiju-total_war",
    "poster-kaiju-tokyo_clash",
    "poster-kaiju-monopoly",
    "poster-greeting",
)
#: What each language has: a board, a choice, a hand and a result of each game.
SPOKEN = (
    "war-board-4",
    "war-ask-target",
    "war-hand-king",
    "war-result-4",
    "clash-board-4",
    "clash-ask-throw.to",
    "clash-hand-act",
    "clash-result-4",
    "gm-board-4",
    "gm-ask-turn",
    "gm-hand-works",
    "gm-result-4",
)


def small(scene: Scene) -> Image.Image:
    """Return *scene* at the width of the references."""
    image = paint(scene).image
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def spoken(language: str, form: Form = "wide") -> Iterator[tuple[str, Scene]]:
    """Yield the pictures that each language has, in *language*, those that have forms in *form*."""
    for key, _, order in chain(total_war(), tokyo_clash(), monopoly()):
        if key in SPOKEN:
            formed = replace(order, form=form) if isinstance(order, BoardOrder | HandOrder) else order
            yield key, draw(replace(formed, locale=language))[0]


def languages() -> list[str]:
    """Return the languages that there are references of."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


def write(*of: str) -> None:
    """Draw all references anew, or those of some languages."""
    for language in of:
        for key, scene in spoken(language):
            _save(scene, FOLDER / language / f"{key}.png")
    for picture in () if of else every_picture():
        if picture.key in KEYS:
            _save(picture.scene, FOLDER / f"{picture.key}.png")


def _save(scene: Scene, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    small(scene).quantize(256, kmeans=4).save(path, optimize=True)
