"""The application emojis: what is committed is what the script draws, and what Discord takes."""

import hashlib
import re
import tomllib
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from engine import games
from render.paint.pillow import DATA
from render.scene.colour import contrast, rgb
from render.theme import SEATS
from scripts.art.emojis.listing import Emoji, every_emoji

FOLDER = DATA / "emojis"
MANIFEST = tomllib.loads((FOLDER / "emojis.toml").read_text(encoding="utf-8"))["emoji"]
NAMES = [row["name"] for row in MANIFEST]
LARGEST = 256 * 1024
DARK, LIGHT = rgb("#313338"), rgb("#FFFFFF")
SMALL = 22


def opened(name: str) -> Image.Image:
    with Image.open(FOLDER / f"{name}.png") as image:
        return image.convert("RGBA")


def on(image: Image.Image, ground: tuple[int, int, int]) -> Image.Image:
    """Return *image* as Discord shows it in a line of text on *ground*."""
    whole = Image.new("RGBA", image.size, (*ground, 255))
    whole.alpha_composite(image)
    return whole.convert("RGB").resize((SMALL, SMALL), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("emoji", every_emoji(), ids=lambda emoji: emoji.name)
def test_a_committed_emoji_is_what_the_script_draws(emoji: Emoji):
    difference = ImageChops.difference(opened(emoji.name), emoji.draw())

    assert max(high for _, high in difference.getextrema()) <= 2


def test_the_manifest_lists_every_file_with_its_hash_in_the_order_of_the_script():
    assert [(row["name"], row["stands_for"]) for row in MANIFEST] == [
        (emoji.name, emoji.stands_for) for emoji in every_emoji()
    ]
    assert {path.stem for path in FOLDER.glob("*.png")} == set(NAMES)
    for row in MANIFEST:
        assert row["sha256"] == hashlib.sha256((FOLDER / f"{row['name']}.png").read_bytes()).hexdigest()


def test_names_and_files_are_what_discord_takes():
    assert len(set(NAMES)) == len(NAMES) <= 2000
    assert not [name for name in NAMES if not re.fullmatch(r"[a-z0-9_]{2,32}", name)]
    for name in NAMES:
        assert opened(name).size == (128, 128)
        assert (FOLDER / f"{name}.png").stat().st_size < LARGEST


def test_every_kaiju_and_every_seat_of_every_game_has_an_emoji():
    meant = {row["stands_for"] for row in MANIFEST}
    kaiju = {f"kaiju.{key}" for game in games.values() for key in game.kaiju}
    seats = {f"seat.{number}" for number in range(1, len(SEATS) + 1)}

    assert len(meant) == len(MANIFEST)
    assert kaiju | seats | {"kaiju.any"} <= meant


def test_no_emoji_is_cut_off_at_the_rim():
    def touching() -> Iterator[str]:
        for name in NAMES:
            alpha = opened(name).getchannel("A")
            alpha.paste(0, (1, 1, 127, 127))
            if alpha.getextrema()[1] > 16:
                yield name

    assert not list(touching())


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
def test_every_emoji_stands_out_at_the_size_of_text(ground: tuple[int, int, int]):
    """A tenth of the square, at least, has 3:1 against the ground: WCAG's contrast for graphics."""

    def share(name: str) -> float:
        seen = on(opened(name), ground).getcolors(SMALL * SMALL) or []
        return sum(count for count, colour in seen if contrast(colour, ground) >= 3) / SMALL**2

    assert not {name: round(found, 2) for name in NAMES if (found := share(name)) < 0.1}


def test_no_two_emojis_look_alike_at_the_size_of_text():
    shown = {name: on(opened(name), DARK) for name in NAMES}

    def is_alike(name: str, other: str) -> bool:
        difference = ImageChops.difference(shown[name], shown[other]).convert("L")
        return sum(difference.histogram()[48:]) < 24  # of 484 pixels

    alike = [(name, other) for at, name in enumerate(NAMES) for other in NAMES[at + 1 :] if is_alike(name, other)]
    assert not alike
