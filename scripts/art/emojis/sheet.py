"""The contact sheet: every emoji on both grounds of Discord, at 48 and at 22 pixels."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from render.paint.pillow import font_path

COLUMNS = 10
CELL = (132, 122)
GROUNDS = ("#313338", "#FFFFFF")
AROUND, NAME = "#1E1F22", "#B9BFE0"


def contact_sheet(emojis: Sequence[tuple[str, Image.Image]]) -> Image.Image:
    """Return *emojis* with their names on one picture."""
    wide, tall = CELL
    rows = -(-len(emojis) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * wide, rows * tall), AROUND)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.truetype(font_path("barlow-semi-condensed/latin-600"), 19)
    for at, (name, emoji) in enumerate(emojis):
        x, y = at % COLUMNS * wide, at // COLUMNS * tall
        for number, ground in enumerate(GROUNDS):
            left = x + 3 + number * (wide // 2 - 2)
            draw.rectangle((left, y + 3, left + wide // 2 - 4, y + 92), ground)
            for size, top in ((48, 8), (22, 64)):
                small = emoji.resize((size, size), Image.Resampling.LANCZOS)
                sheet.paste(small, (left + (wide // 2 - 3 - size) // 2, y + top), small)
        draw.text((x + wide / 2, y + 106), name, NAME, font, "mm")
    return sheet
