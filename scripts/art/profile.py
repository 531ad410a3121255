"""Write data/avatar.png and data/banner.png."""

from PIL import Image, ImageChops

from render.paint.paint import paint
from render.paint.pillow import DATA
from render.posters.profile import avatar, banner

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
