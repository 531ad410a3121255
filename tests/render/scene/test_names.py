"""People's names: whatever they are made of, they are drawn, fit, and never show a box."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render.paint import pillow
from render.scene.glyphs import clean, font_for
from render.scene.text import fit_text, label, length, lines
from tests.render.positions import HARD_NAMES


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("haruka", "haruka"),
        ("ゴジラ", "ゴジラ"),
        ("𝓙𝓾𝓵𝓲𝓪", "Julia"),
        ("𝕱𝖆𝖓𝖈𝖞", "Fancy"),
        ("🇯🇵 Ken", "JP Ken"),
        ("👍🏽 ok", "👍 ok"),
        ("👨‍👩‍👧‍👦 family", "👨 family"),
        ("❤️", "❤"),
        ("1️⃣ first", "1 first"),
        ("tab\tand\nline", "tab and line"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb", "ab"),
        ("", "…"),
        ("\u200e\u200f", "…"),
        ("\U000f0000", "…"),
    ],
)
def test_a_name_is_spelled_with_what_the_fonts_have(name: str, drawn: str):
    assert clean(name) == drawn


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Z\u0338\u031b\u032da\u0337\u0322\u031blgo", "Zalgo"),  # no font has these
        ("q\u0301\u0302\u0300q\u0301", "q\u0301q\u0301"),
        ("Jose\u0301", "José"),
        ("Ade\u0323\u0301", "Adẹ\u0301"),
        ("🦖\u0301", "🦖"),
        ("\u0301\u0302", "…"),
        ("ӽю҉", "ӽю"),
        ("गोजिरा", "गोजिरा"),
        ("ที่นี่", "ที่นี่"),
        ("ก" + "\u0e47" * 20, "ก\u0e47"),
        ("ก" + "\u0e47\u0e48" * 20, "ก\u0e47\u0e48\u0e47"),
    ],
)
def test_a_letter_keeps_one_accent_or_the_few_marks_of_its_script_and_a_sign_none(name: str, drawn: str):
    assert clean(name) == drawn


@pytest.mark.parametrize("mark", ["\u0301", "\u0323\u0302", "\u0e47\u0e48", "\u064b\u0651", "\u093c\u0902"])
def test_a_stack_of_marks_makes_no_name_much_higher(mark: str):
    plain = label("Haruka", (100, 500), "body", 30).box

    assert (
        label("".join(letter + mark * 16 for letter in "Haruka"), (100, 500), "body", 30).box.height
        < 2.5 * plain.height
    )


@pytest.mark.parametrize("face", ["poster", "body", "bold", "narrow", "japanese"])
@pytest.mark.parametrize("name", HARD_NAMES)
def test_every_letter_that_is_drawn_has_a_font(name: str, face: str):
    for run in label(name, (0, 0), face, 30).runs:
        spans = pillow.coverage()[run.font]
        for letter in run.text:
            covered = any(spans[at] <= ord(letter) <= spans[at + 1] for at in range(0, len(spans), 2))
            assert covered or unicodedata.category(letter).startswith("M") or letter in "\u200c\u200d"


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=32), st.sampled_from([60, 120, 260]))
def test_no_text_is_wider_than_its_place(name: str, width: int):
    shown = label(name, (500, 500), "body", 34, anchor="m", width=width)

    assert shown.box.width <= width + 8  # a slanted letter may lean out a little
    assert shown.text


def test_a_text_shrinks_before_it_is_cut():
    full = length("King Ghidorah", "poster", 40)

    text, size = fit_text("King Ghidorah", "poster", 40, full * 0.8)
    assert text == "King Ghidorah"
    assert 24 < size < 40

    text, size = fit_text("King Ghidorah", "poster", 40, full * 0.3)
    assert text.endswith("…")
    assert size == 24


def test_a_cut_never_leaves_half_a_letter():
    text, _ = fit_text("नमस्ते दुनिया", "body", 30, 90)

    assert text.endswith("…")
    assert not unicodedata.category(text[-2]).startswith("M")


def test_right_to_left_names_read_from_the_right():
    runs = label("דוד Cohen 42", (0, 0), "body", 30).runs
    seen = "".join(run.text for run in sorted(runs, key=lambda run: run.x))

    assert seen.replace(" ", "") == "Cohen42דוד"
    assert {run.is_rtl for run in runs if "ד" in run.text} == {True}


def test_latin_with_a_word_from_the_right_stays_in_order():
    runs = label("Ali محمد ok", (0, 0), "body", 30).runs

    assert [run.text.strip() for run in runs if run.text.strip()] == ["Ali", "محمد", "ok"]


def test_japanese_is_set_a_little_smaller_inside_a_latin_line():
    runs = label("Zilla ジラ", (0, 0), "body", 30).runs

    assert [run.size for run in runs] == [30, 26]


def test_text_is_centred_on_the_height_of_capitals():
    shown = label("HHH", (100, 200), "poster", 60, anchor="m")

    assert abs((shown.box.top + shown.box.bottom) / 2 - 200) <= 1
    assert abs((shown.box.left + shown.box.right) / 2 - 100) <= 2


def test_lines_are_as_few_as_possible_and_balanced():
    text = "Answers any strike. You name who answers next."
    rows = lines(text, "body", 31, 340)
    widths = [length(row, "body", 31) for row in rows]

    assert " ".join(rows) == text
    assert len(rows) == 2
    assert min(widths) > 0.6 * max(widths)


def test_a_character_without_a_font_is_known_as_such():
    assert font_for("body", "\U000f0000") is None
    assert font_for("body", "ゴ") == "noto-sans-jp/japanese-700"
