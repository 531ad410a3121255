"""Names as people write them, made harmless."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.reader.names import LONGEST_NAME, clean, label, mark, plain, rounded, span


@pytest.mark.parametrize("name", ["**bold**", "_it_", "~~no~~", "`code`", "||spoiler||", "> quote", "[a](http://b)"])
def test_nothing_in_a_name_formats(name):
    for sign in "*_~`|[":
        assert sign not in plain(name).replace(f"\\{sign}", "")


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<#5>", "<t:0:R>", "https://evil.example"])
def test_nothing_in_a_name_mentions_or_links(name):
    shown = plain(name)
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<@" not in shown
    assert "<#" not in shown
    assert "<t:" not in shown
    assert "://" not in shown


@given(st.text(max_size=200))
def test_any_name_is_one_short_line(name):
    shown = plain(name)
    assert "\n" not in shown
    assert len(shown) <= 4 * LONGEST_NAME


CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
INVISIBLE = ["", " ", "\u200b", "\u3164", "\u2800", "\u0301\u0302", "\u200d\ufe0f", "\ue000"]
INVISIBLE += ["\u202e\u200b \u115f", "\U000e0041"]


@given(st.text(st.characters() | st.sampled_from(CONTROLS + "\u0301\u200bא"), max_size=60))
def test_nothing_in_a_name_turns_the_text_around_it_or_hides(name):
    shown = clean(name)
    assert not set(CONTROLS) & set(shown)
    assert any(unicodedata.category(sign)[0] in "LNPS" for sign in shown)
    for written in (plain(name), label(name)):
        inner = written.removeprefix("\u2068").removesuffix("\u2069")
        assert not set(CONTROLS) & set(inner), "what is opened is closed, once, around all of it"
        assert written in (inner, f"\u2068{inner}\u2069")


@pytest.mark.parametrize("name", INVISIBLE)
def test_whoever_has_an_invisible_name_is_called_otherwise(name):
    assert clean(name, "player 3") == plain(name, "player 3") == label(name, "player 3") == "player 3"


@pytest.mark.parametrize(
    "name", ["محمد علي", "עִבְרִית", "ゴジラ", "👨‍👩‍👧‍👦 family", "❤️", "José", "Nguyễn", "क्षत्रिय", "ไทยน้ำ", "می‌خواهم"]
)
def test_the_names_of_all_scripts_stay_as_they_are(name):
    assert clean(name) == name
    is_rtl = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in name)
    assert plain(name) == (f"\u2068{name}\u2069" if is_rtl else name)


def test_no_letter_carries_a_tower_of_marks():
    assert clean("Z" + "\u0301" * 30 + "a\u0302\u0303") == "Z\u0301\u0301\u0301a\u0302\u0303"


def test_every_seat_has_its_own_shape():
    assert len({mark(seat) for seat in range(12)}) == 12


@pytest.mark.parametrize(
    ("seconds", "said"), [(300, (5, "minutes")), (3600, (1, "hours")), (86400, (1, "days")), (172800, (2, "days"))]
)
def test_a_span_is_said_in_its_largest_unit(seconds, said):
    assert span(seconds) == said


@pytest.mark.parametrize(
    ("seconds", "said"), [(20, (1, "minutes")), (600, (10, "minutes")), (7_300, (2, "hours")), (200_000, (2, "days"))]
)
def test_about_how_long_is_said_in_one_unit(seconds, said):
    assert rounded(seconds) == said
