"""The pictures of the documents show the product as it is: `scripts/pictures` makes them all anew."""

import json
import re
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.paint.incremental import render
from scripts.gallery import DOCS
from scripts.pictures import every_picture
from tests.local.page.album import PICTURES, SHOWN, style
from tests.tree import ROOT, files

MADE_APART = {"emojis.png"}  # by scripts/emojis
FAINT = 2.0  # mean difference of a channel that other versions of the libraries may make
#: A line of wording in the locale; what is put in may be anything.
LINE = re.compile(r"^\s*(?:[\w-]+ =|\.\w+ =|\*?\[\w+\]) (.+)$", re.MULTILINE)


@cache
def said() -> list[re.Pattern[str]]:
    return [
        re.compile(".+".join(map(re.escape, re.split(r"\{[^{}]*\}", match.group(1).strip()))))
        for path in sorted((ROOT / "data" / "locales" / "en").glob("*.ftl"))
        for match in LINE.finditer(path.read_text(encoding="utf-8"))
        if re.search(r"\w{3}", re.sub(r"\{[^{}]*\}", "", match.group(1)))
    ]


def is_said(text: str) -> bool:
    return any(pattern.fullmatch(text) for pattern in said())


def recorded() -> dict[str, dict[str, object]]:
    return dict(json.loads(SHOWN.read_text(encoding="utf-8")))


@pytest.mark.parametrize("key", DOCS)
def test_a_board_of_the_documents_is_drawn_as_it_is_drawn_now(key):
    scene = next(picture.scene for picture in every_picture() if picture.key == key)
    kept = Image.open(PICTURES / f"{DOCS[key]}.png").convert("RGB")
    now = Image.open(BytesIO(render(scene).file)).convert("RGB")

    assert kept.size == now.size, "make it anew: scripts/pictures"
    assert max(ImageStat.Stat(ImageChops.difference(kept, now)).mean) < FAINT, "make it anew: scripts/pictures"


def test_every_picture_of_people_at_play_has_a_record_of_what_it_shows():
    assert set(recorded()) == {path.name for path in PICTURES.glob("page-*.png")}


@pytest.mark.parametrize("name", recorded())
def test_what_can_be_pressed_in_a_picture_is_still_called_so_and_looks_so(name):
    record = recorded()[name]

    assert [text for text in record["words"] if not is_said(text)] == [], "make it anew: scripts/pictures"
    assert record["style"] == style(), "make it anew: scripts/pictures"


def test_every_picture_is_made_by_a_script_and_shown_in_a_document():
    kept = {path.name for path in PICTURES.glob("*.png")}
    documents = "".join(path.read_text(encoding="utf-8") for path in files() if path.suffix == ".md")

    assert kept == {f"{name}.png" for name in DOCS.values()} | set(recorded()) | MADE_APART
    assert not [name for name in kept if f"pictures/{name}" not in documents]
