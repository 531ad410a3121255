"""The bot's own face: the committed avatar and banner are what the script draws."""

import pytest
from PIL import Image, ImageChops

from render.paint.pillow import DATA
from render.scene.scene import Box
from scripts.art.profile import PICTURES, banner, drawn

AVATAR = Box(0, 150, 220, 240)  # where it covers the banner, on the profile of the bot


@pytest.mark.parametrize(("name", "size"), [("avatar", (512, 512)), ("banner", (680, 240))])
def test_the_avatar_and_the_banner_are_what_the_script_draws(name: str, size: tuple[int, int]):
    with Image.open(DATA / f"{name}.png") as file:
        kept = file.convert("RGB")

    assert kept.size == size
    assert set(PICTURES) == {"avatar", "banner"}
    assert max(high for _, high in ImageChops.difference(kept, drawn(name)).getextrema()) <= 2


def test_the_avatar_covers_no_words_of_the_banner():
    words = list(banner().labels)

    assert [label.text for label in words] == ["怪獣", "GAME MASTER"]
    assert not [label.text for label in words if label.box.meets(AVATAR)]


def test_the_head_on_the_avatar_is_inside_the_circle_that_discord_cuts_out():
    """Nothing but sky and city is in the corners: the moon, which the head stands before, reaches no edge."""
    corners = [drawn("avatar").crop(box) for box in ((0, 0, 60, 60), (452, 0, 512, 60))]

    assert all(max(high for _, high in corner.getextrema()) < 80 for corner in corners)
