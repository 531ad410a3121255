"""Write data/avatar.png and data/banner.png: the bot's own face, drawings made for this project only."""

from PIL import Image, ImageChops

from render.paint.paint import paint
from render.paint.pillow import DATA
from render.scene.frame import skyline
from render.scene.scene import Box, Icon, Layer, Mark, Scene, Stamp
from render.scene.text import label
from render.theme import AMBER, INK0, INK1
from render.wide.art import Art
from render.wide.night import night
from render.words import words

ART = Art(sky=("#0C0A24", "#9A2C62"), moon=("#FFD65C", "#F23A5C"), glow="#E8415E", size=1.84, drop=0.09)
AVATAR = Box(0, 0, 512, 512)
BANNER = Box(0, 0, 680, 240)
MOTH = "#FFC861"


def avatar() -> Scene:
    """Return the avatar; the head stays inside the circle that Discord cuts out."""
    return _scene(AVATAR, night(AVATAR, ART, (256, 246), 202, 0.7))


def banner() -> Scene:
    """Return the banner; its lower left is quiet, for the avatar covers it."""
    say = words()
    scenery: tuple[Mark, ...] = (
        *night(BANNER, ART, (486, 128), 112, 0.52),
        Icon("own-moth", 316, 72, 82, MOTH, -14, 3, INK0),
        *skyline(Box(0, 156, BANNER.right, BANNER.bottom), 15),
    )
    title = (
        label(say("poster-banner-accent"), (36, 62), "japanese", 62, halo=5, track=4),
        label(say("poster-banner").upper(), (38, 116), "poster", 34, AMBER, halo=4, track=2),
    )
    return _scene(BANNER, scenery, title)


def _scene(area: Box, scenery: tuple[Mark, ...], words: tuple[Mark, ...] = ()) -> Scene:
    layer = Layer("profile", area, (Stamp(0, 0, area, scenery, INK0), *words))
    return Scene(area.right, area.bottom, INK1, (layer,))


PICTURES = {"avatar": avatar, "banner": banner}


def drawn(name: str) -> Image.Image:
    """Return the picture *name*."""
    return paint(PICTURES[name]()).image


def main() -> None:
    """Draw both; a file whose pixels are the same stays as it is, so that it is not uploaded again."""
    for name in PICTURES:
        path, image = DATA / f"{name}.png", drawn(name)
        if path.exists():
            with Image.open(path) as before:
                if not ImageChops.difference(before.convert("RGB"), image).getbbox():
                    continue
        image.save(path, optimize=True)
        print(path)


if __name__ == "__main__":
    main()
