"""The gallery: every kind of picture from golden positions on one page, at full size and as on a phone."""

import html
import sys
from pathlib import Path

from render.paint.incremental import render
from scripts.pictures import Shown, every_picture
from tests.render import references

PAGE = Path("artefacts/gallery")
DOCS = {
    "war-board-4": "total-war-4",
    "war-board-12": "total-war-12",
    "war-result-4": "result",
    "clash-board-4": "tokyo-clash-4",
    "clash-ask-throw.to": "tokyo-clash-choice",
    "gm-board-4": "monopoly-4",
    "gm-board-8": "monopoly-8",
    "gm-hand-works": "monopoly-hand",
    "poster-lobby-4": "poster-lobby",
    "poster-kaiju-total_war": "poster-kaiju",
    "poster-greeting": "poster-greeting",
}
STYLE = """
body { margin: 0; padding: 24px; background: #313338; color: #dbdee1; font: 16px/1.5 sans-serif; }
body.light { background: #fff; color: #060607; }
h2 { margin: 48px 0 8px; }
figure { display: inline-block; vertical-align: top; margin: 0 24px 16px 0; }
img { border-radius: 8px; display: block; }
pre { white-space: pre-wrap; max-width: 900px; }
"""


def main() -> None:
    """Draw what was asked for."""
    what = sys.argv[1] if len(sys.argv) > 1 else "page"
    if what == "references":
        references.write(*sys.argv[2:])
    elif what == "docs":
        write_docs()
    else:
        write_page()


def write_page() -> None:
    """Write the page and its pictures."""
    PAGE.mkdir(parents=True, exist_ok=True)
    parts = [_part(picture) for picture in every_picture()]
    toggle = "<button onclick=\"document.body.classList.toggle('light')\">Discord dark / light</button>"
    head = f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{STYLE}</style>'
    page = f"{head}<h1>Every kind of picture</h1>{toggle}{''.join(parts)}"
    (PAGE / "index.html").write_text(page, encoding="utf-8")
    print(f"{len(parts)} pictures: {PAGE / 'index.html'}")


def _part(picture: Shown) -> str:
    file = render(picture.scene).file
    (PAGE / f"{picture.key}.png").write_bytes(file)
    scene, alt = picture.scene, html.escape(picture.alt_text.alt, quote=True)
    size = f"{scene.width} x {scene.height}, {len(file) // 1024} KiB"
    shown = "".join(f'<figure><img src="{picture.key}.png" width="{wide}" alt="{alt}"></figure>' for wide in (800, 400))
    text = f"<details><summary>in words</summary><pre>{html.escape(picture.alt_text.text)}</pre></details>"
    return f"<h2>{html.escape(picture.title)}</h2><p>{size}</p>{shown}{text}"


def write_docs() -> None:
    """Write the pictures that the README shows."""
    folder = Path("docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    for picture in every_picture():
        if name := DOCS.get(picture.key):
            (folder / f"{name}.png").write_bytes(render(picture.scene).file)


if __name__ == "__main__":
    main()
