"""Pixels, with a tolerance: what the tests of scenes cannot see, a slipped icon or a wrong colour, shows here."""

import pytest
from PIL import Image, ImageChops, ImageStat

from render.paint import pillow
from render.scene.scene import Scene
from scripts.pictures import every_picture
from tests.render.references import FOLDER, KEYS, small

pytestmark = pytest.mark.skipif(not pillow.CAN_SHAPE, reason="without FriBiDi letters are spaced a little differently")


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {picture.key: picture.scene for picture in every_picture()}


@pytest.mark.parametrize("key", KEYS)
def test_a_picture_looks_as_it_did(key: str, scenes: dict[str, Scene]):
    now = small(scenes[key])
    with Image.open(FOLDER / f"{key}.png") as reference:
        before = reference.convert("RGB")

    assert now.size == before.size
    difference = ImageChops.difference(now, before)
    assert max(ImageStat.Stat(difference).mean) < 3
    far = difference.convert("L").point([0] * 48 + [255] * 208)
    assert ImageStat.Stat(far).mean[0] / 255 < 0.004


def test_a_slipped_icon_would_be_noticed():
    with Image.open(FOLDER / "war-board-6.png") as reference:
        before = reference.convert("RGB")
    slipped = before.copy()
    slipped.paste(before.crop((20, 60, 44, 84)), (40, 90))
    far = ImageChops.difference(slipped, before).convert("L").point([0] * 48 + [255] * 208)

    assert ImageStat.Stat(far).mean[0] / 255 > 0.002
