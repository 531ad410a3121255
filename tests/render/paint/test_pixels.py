"""Pixels, with a tolerance: what the tests of scenes cannot see, a slipped icon or a wrong colour, shows here."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from data.words import FALLBACK
from render.paint import pillow
from render.scene.scene import Scene
from scripts.languages import COMPLETE
from scripts.pictures import every_picture
from tests.render import shown
from tests.render.references import FOLDER, KEYS, SPOKEN, languages, small, spoken

pytestmark = pytest.mark.skipif(not pillow.CAN_SHAPE, reason="without FriBiDi letters are spaced a little differently")


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {picture.key: picture.scene for picture in every_picture()}


@pytest.mark.parametrize("key", KEYS)
def test_a_picture_looks_as_it_did(key: str, scenes: dict[str, Scene]):
    looks_like(scenes[key], FOLDER / f"{key}.png")


@pytest.mark.parametrize("language", languages())
def test_pictures_of_a_language_look_as_they_did(language: str):
    drawn = dict(spoken(language))
    assert set(drawn) == set(SPOKEN)
    for key, scene in drawn.items():
        looks_like(scene, FOLDER / language / f"{key}.png")


def test_every_language_that_is_complete_has_its_references():
    assert set(COMPLETE) <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_pictures_of_a_language_can_be_read_where_they_are_looked_at(language: str):
    unreadable = {key: list(shown.problems(scene, "wide")) for key, scene in spoken(language) if "result" not in key}
    assert {key: found for key, found in unreadable.items() if found} == {}


@pytest.mark.parametrize("language", languages())
def test_a_phone_cuts_off_no_more_of_a_language_than_of_english(language: str):
    assert cut_on_phones(language) == cut_on_phones(FALLBACK)


def cut_on_phones(language: str) -> dict[str, int]:
    """Return how many labels of each tall picture end in an ellipsis, where there are any."""
    cut = {key: sum(mark.text.endswith("…") for mark in scene.labels) for key, scene in spoken(language, "tall")}
    return {key: count for key, count in cut.items() if count}


def looks_like(scene: Scene, path: Path) -> None:
    """Hold *scene* against the reference at *path*."""
    now = small(scene)
    with Image.open(path) as reference:
        before = reference.convert("RGB")

    assert now.size == before.size, path
    difference = ImageChops.difference(now, before)
    assert max(ImageStat.Stat(difference).mean) < 3, path
    far = difference.convert("L").point([0] * 48 + [255] * 208)
    assert ImageStat.Stat(far).mean[0] / 255 < 0.004, path


def test_a_slipped_icon_would_be_noticed():
    with Image.open(FOLDER / "war-board-6.png") as reference:
        before = reference.convert("RGB")
    slipped = before.copy()
    slipped.paste(before.crop((20, 60, 44, 84)), (40, 90))
    far = ImageChops.difference(slipped, before).convert("L").point([0] * 48 + [255] * 208)

    assert ImageStat.Stat(far).mean[0] / 255 > 0.002
