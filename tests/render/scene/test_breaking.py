"""Lines break where a reader would break them: at spaces, at soft hyphens, between Japanese phrases."""

import pytest

from render.scene.breaking import phrases, pieces, rejoined, wrapped
from render.scene.text import label, lines
from render.wide.fit import paragraph, split_line

JAPANESE = "山札の上から2枚を見て、1枚を手札に加えます。"
GERMAN = "Elektrizitäts\u00adgenerator"


@pytest.mark.parametrize("most", range(6, 20))
def test_japanese_breaks_between_phrases_and_no_line_begins_with_a_closing_sign(most: int) -> None:
    broken = wrapped(JAPANESE, lambda line: len(line) <= most)

    assert "".join(broken) == JAPANESE
    assert all(len(line) <= most for line in broken)
    assert not any(line[0] in "。、" for line in broken)


@pytest.mark.parametrize("text", ["ダメージを与えたら：対象は1失う。", "一斉放射（攻撃）：トロフィーを取る。"])
def test_a_colon_ends_its_phrase_and_begins_none(text: str) -> None:
    found = phrases(text)
    assert "".join(found) == text
    assert [phrase for phrase in found if "：" in phrase] == [phrase for phrase in found if phrase.endswith("：")]


def test_a_phrase_stays_whole_where_there_is_room() -> None:
    assert wrapped(JAPANESE, lambda line: len(line) <= 8) == [
        "山札の上から",
        "2枚を見て、",
        "1枚を手札に",
        "加えます。",
    ]


def test_a_word_breaks_at_its_soft_hyphen_only_if_it_has_to_and_then_has_a_hyphen() -> None:
    assert wrapped(f"ein {GERMAN}", lambda line: len(line) <= 15) == ["ein", "Elektrizitäts-", "generator"]
    assert wrapped(f"ein {GERMAN}", lambda line: len(line) <= 40) == ["ein Elektrizitätsgenerator"]


def test_words_of_other_scripts_are_not_broken_and_no_break_spaces_hold() -> None:
    assert wrapped("one two\u00a0three", lambda line: len(line) <= 4) == ["one", "two\u00a0three"]
    assert [piece.text for piece in pieces(" a  b ")] == ["a", "b"]


def test_the_first_line_and_the_rest_are_the_whole_text() -> None:
    line, rest = split_line(JAPANESE, "body", 28, 200)
    assert line + rest == JAPANESE
    line, rest = split_line("throws the train", "body", 28, 120)
    assert f"{line} {rest}" == "throws the train"


def test_every_line_of_japanese_fits_its_place() -> None:
    for width in (120, 200, 333):
        assert all(label(line, (0, 0), "body", 28).box.width <= width for line in lines(JAPANESE, "body", 28, width))
    placed = paragraph(JAPANESE, (0, 0), "body", 28, "#FFFFFF", "l", width=200, height=200)
    assert "".join(mark.text for mark in placed) == JAPANESE


def test_lines_put_together_again_have_spaces_only_where_there_were_some() -> None:
    assert rejoined(wrapped(JAPANESE, lambda line: len(line) <= 8)) == JAPANESE
    assert rejoined(["one two", "three"]) == "one two three"
