"""Write data/emojis: a file for each emoji and the manifest; and the contact sheet for the documents."""

import hashlib
from pathlib import Path

from PIL import Image, ImageChops

from render.paint.pillow import DATA
from scripts.art.emojis.listing import Emoji, every_emoji
from scripts.art.emojis.sheet import contact_sheet

FOLDER = DATA / "emojis"
SHEET = Path("docs/pictures/emojis.png")
HEAD = "# The application emojis, written by `scripts/emojis`. The file of each is <name>.png; README.md says more.\n"


def main() -> None:
    """Draw everything; a file whose pixels are the same stays as it is, so that nothing is uploaded again."""
    FOLDER.mkdir(exist_ok=True)
    emojis = every_emoji()
    for emoji in emojis:
        _keep_or_write(FOLDER / f"{emoji.name}.png", emoji.draw())
    for path in FOLDER.glob("*.png"):
        if path.stem not in {emoji.name for emoji in emojis}:
            path.unlink()
    (FOLDER / "emojis.toml").write_text(HEAD + "".join(map(_row, emojis)), encoding="utf-8")
    sheet = contact_sheet([(emoji.name, _load(FOLDER / f"{emoji.name}.png")) for emoji in emojis])
    sheet.quantize(256).save(SHEET, optimize=True)
    print(f"{len(emojis)} emojis: {FOLDER}, {SHEET}")


def _keep_or_write(path: Path, image: Image.Image) -> None:
    if not path.exists() or ImageChops.difference(_load(path), image).getbbox(alpha_only=False):
        image.save(path, optimize=True)


def _load(path: Path) -> Image.Image:
    with Image.open(path) as image:
        return image.convert("RGBA")


def _row(emoji: Emoji) -> str:
    digest = hashlib.sha256((FOLDER / f"{emoji.name}.png").read_bytes()).hexdigest()
    return f'\n[[emoji]]\nname = "{emoji.name}"\nstands_for = "{emoji.stands_for}"\nsha256 = "{digest}"\n'


if __name__ == "__main__":
    main()
