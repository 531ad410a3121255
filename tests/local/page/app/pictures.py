"""Pictures for the test application: a small hex city, drawn large enough to be worth a large view."""

import io
import math

from PIL import Image, ImageDraw

GROUND = ["#2f3a4a", "#394657", "#46566b", "#31505a", "#3d6b5a"]


def city(seed: int, width: int = 900, height: int = 560) -> io.BytesIO:
    image = Image.new("RGB", (width, height), "#10151d")
    draw = ImageDraw.Draw(image)
    size = 46
    for row in range(9):
        for column in range(13):
            x = column * size * 1.74 + (row % 2) * size * 0.87
            y = row * size * 1.5
            shade = GROUND[(row * 7 + column * 3 + seed * 5) % len(GROUND)]
            draw.polygon(hexagon(x, y, size - 3), fill=shade)
            if (row * 5 + column * 11 + seed) % 4 == 0:
                tower(draw, x, y, 12 + (row + column + seed) % 3 * 9)
    draw.ellipse((width * 0.4, height * 0.36, width * 0.4 + 92, height * 0.36 + 92), fill="#3fbf8a")
    draw.rectangle((width * 0.66, height * 0.52, width * 0.66 + 84, height * 0.52 + 84), fill="#e0604c")
    out = io.BytesIO()
    image.quantize(64).save(out, "PNG")
    out.seek(0)
    return out


def hexagon(x: float, y: float, size: float) -> list[tuple[float, float]]:
    turns = [math.radians(60 * corner + 30) for corner in range(6)]
    return [(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns]


def tower(draw: ImageDraw.ImageDraw, x: float, y: float, tall: float) -> None:
    draw.rectangle((x - 10, y - tall, x + 10, y + 12), fill="#c9d2de")
    for floor in range(int(tall) // 7):
        draw.rectangle((x - 6, y - tall + 4 + floor * 7, x + 6, y - tall + 6 + floor * 7), fill="#f4c95d")
