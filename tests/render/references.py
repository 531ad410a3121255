"""Small references of pictures, kept beside the tests. `scripts/gallery references` writes them anew; look at them."""

from pathlib import Path

from PIL import Image

from render.paint.paint import paint
from render.scene.scene import Scene
from scripts.pictures import every_picture

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
    "war-result-4",
    "war-phone-8",
    "war-deck",
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
    "clash-result-4",
    "clash-deck-king_ghidorah",
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
    "gm-result-4",
    "gm-deck",
    "stats-table",
    "stats-person",
    "poster-lobby-4",
    "poster-lobby-names-12",
    "poster-kaiju-total_war",
    "poster-kaiju-tokyo_clash",
    "poster-kaiju-monopoly",
    "poster-greeting",
)


def small(scene: Scene) -> Image.Image:
    """Return *scene* at the width of the references."""
    image = paint(scene).image
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def write() -> None:
    """Draw all references anew."""
    FOLDER.mkdir(exist_ok=True)
    for picture in every_picture():
        if picture.key in KEYS:
            small(picture.scene).quantize(256).save(FOLDER / f"{picture.key}.png", optimize=True)
