"""Content files and data packs."""

from pathlib import Path

import pytest

from data.loader import BESIDE, Bundle, ContentError, bundle, folder
from engine import games, games_with


def pack(root: Path, **files: str) -> Path:
    (root / "total_war").mkdir()
    for name, text in files.items():
        (root / "total_war" / f"{name}.toml").write_text(text, encoding="utf-8")
    return root


def test_every_row_of_every_game_names_its_source():
    for key in games:
        for name, text in bundle(key).files.items():
            assert text.count("\n[[") == text.count("\nsource = "), f"{key}/{name}"


def test_a_pack_replaces_a_file_and_changes_the_hash(tmp_path):
    ours = bundle("total_war").files["kaiju.toml"]
    theirs = games_with(pack(tmp_path, kaiju=ours.replace("life = 11", "life = 13")))["total_war"]

    assert theirs.content.kaiju["king_ghidorah"].normal.life == 13
    assert theirs.content.deck == games["total_war"].content.deck
    assert theirs.content_hash != games["total_war"].content_hash


def test_an_empty_pack_changes_nothing(tmp_path):
    assert games_with(tmp_path)["total_war"].content_hash == games["total_war"].content_hash


def test_all_problems_of_a_pack_are_listed_at_once(tmp_path):
    ours = bundle("total_war").files
    broken = pack(
        tmp_path,
        cards="this is not TOML",
        buildings='[[building]]\ndamage = "much"\ncopies = 9\nsource = "house"',
        kaiju=ours["kaiju.toml"].replace('source = "house"', 'sauce = "house"'),
    )

    with pytest.raises(ContentError) as refusal:
        games_with(broken)

    text = str(refusal.value)
    assert "total_war/cards.toml: not valid TOML" in text
    assert "total_war/buildings.toml: [[building]] 1: Expected `int`, got `str`" in text
    assert text.count("total_war/kaiju.toml: [[kaiju]]") == 10


def test_a_file_no_game_asks_for_is_named(tmp_path):
    with pytest.raises(ContentError, match=r"spells.toml: total_war has no file of that name"):
        games_with(pack(tmp_path, spells="x = 1"))


@pytest.mark.parametrize("name", sorted(BESIDE))
def test_what_stands_beside_the_content_is_not_pinned_and_not_replaced(name, tmp_path):
    assert all((folder(key) / name).is_file() and name not in bundle(key).files for key in games)
    with pytest.raises(ContentError, match=f"{name}: total_war has no file of that name"):
        games_with(pack(tmp_path, **{name.removesuffix(".toml"): "x = 1"}))


def test_a_pack_that_is_no_directory_is_named(tmp_path):
    with pytest.raises(ContentError, match="is not a directory"):
        games_with(tmp_path / "nowhere")


def test_a_file_that_is_not_text_is_named(tmp_path):
    (pack(tmp_path) / "total_war" / "cards.toml").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(ContentError, match=r"cards.toml: cannot be read"):
        games_with(tmp_path)


def test_a_missing_file_and_an_empty_table_are_named():
    with pytest.raises(ContentError) as refusal:
        games["total_war"].__class__(Bundle("total_war", {"cards.toml": "card = []"}))

    assert refusal.value.problems == (
        "total_war/cards.toml: no rows [[card]].",
        "total_war/buildings.toml: the file is missing.",
        "total_war/kaiju.toml: the file is missing.",
    )


def test_the_hash_is_of_names_and_texts():
    assert Bundle("x", {"a": "1"}).hash != Bundle("x", {"a": "2"}).hash != Bundle("x", {"b": "2"}).hash
