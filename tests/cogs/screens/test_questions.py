"""A question becomes buttons, selects or a form, and what comes back is the same pick."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from cogs.screens.playing import questions
from cogs.wire.clicks.address import read_address
from cogs.wire.page import Page
from data.words import words
from engine.play import Amount, Decision, Question, Subset
from table import Asked

SAY = words("en").say
tokens = st.lists(
    st.text(st.characters(codec="utf-8", exclude_characters="\n"), min_size=1, max_size=120),
    min_size=1,
    max_size=120,
    unique=True,
)


def asked(question: Question) -> Asked:
    return Asked(question, 10**9, 0.0, None)


def items(question: Question) -> list[Any]:
    return questions.answers(asked(question), 10**9, lambda pick: f"label {pick}"[:90], SAY)


def pressed(item: Any) -> list[str]:
    """Return what can be sent by pressing *item*."""
    if isinstance(item, ui.Select):
        return [option.value for option in item.options]
    address = read_address(item.custom_id)
    assert address
    return [address.rest]


def test_answers_that_fill_no_more_than_the_rows_of_a_phone_are_buttons_and_more_a_list_whatever_declines():
    for count, kind in ((2 * questions.ROWS, ui.Button), (2 * questions.ROWS + 1, ui.Select)):
        *found, decline = items(Decision(0, "x", (*(f"hex:{n}" for n in range(count)), "pass")))
        assert all(isinstance(item, kind) for item in found)
        assert sum(len(pressed(item)) for item in found) == count
        assert isinstance(decline, ui.Button)


def test_the_heading_of_a_list_of_letters_names_them():
    lettered = questions.Listing(is_lettered=True)
    many = Decision(0, "x", tuple(f"hex:{n}" for n in range(11)))
    named = {f"hex:{n}": f"{letter} · there" for n, letter in enumerate("ABCDEFGHIJK")}
    (listed,) = questions.answers(asked(many), 1, lambda pick: named[str(pick)], SAY, lettered)
    assert isinstance(listed, ui.Select)
    assert listed.placeholder == "Choose a letter: A to K"


@pytest.mark.parametrize(
    ("least", "most", "prompt"), [(2, 2, "Choose 2"), (1, 2, "Choose 1 to 2"), (0, 2, "Choose up to 2")]
)
def test_a_list_says_how_many_may_be_chosen_and_a_number_that_is_fixed_once(least: int, most: int, prompt: str):
    listed, *_ = items(Subset(0, "x", tuple(f"card:{n}" for n in range(5)), least, most))
    assert isinstance(listed, ui.Select)
    assert listed.placeholder == prompt


def test_a_button_says_the_short_form_of_an_answer():
    listing = questions.Listing(short=lambda pick: f"short {pick}")
    found = questions.answers(asked(Decision(0, "x", ("a", "b"))), 1, lambda pick: f"very long {pick}", SAY, listing)
    assert [item.label for item in found] == ["short a", "short b"]  # type: ignore[attr-defined]


def test_more_than_25_answers_are_grouped_by_kind_and_declining_is_a_button():
    options = (*(f"card:{n}" for n in range(12)), *(f"hex:{n}" for n in range(30)), "pass")
    *selects, decline = items(Decision(0, "x", options))
    assert [len(select.options) for select in selects] == [12, 25, 5]
    assert [value for item in (*selects, decline) for value in pressed(item)] == list(options)
    assert len({select.custom_id for select in selects}) == 3
    assert isinstance(decline, ui.Button)


async def test_two_hundred_answers_still_fit_on_one_page():
    page = Page().say("one").say("two").say("three")
    page.press(*items(Decision(0, "x", tuple(f"hex:{n}" for n in range(200)))))
    assert page.room >= 10


@pytest.mark.parametrize(
    ("texts", "rows"),
    [
        ([], 0),
        (["A"] * 6, 1),
        (["A"] * 7, 2),
        (["B · Discard Heat Ray"] * 3, 3),
        (["A · 3", "B · 4♥", "C · 10"], 1),
        (["A · 4♥", "B · building 8", "C · Wound"], 2),
        (["A · 建物"] * 2, 1),
        (["A · 小さな建物の隣のスペース"] * 2, 2),
    ],
)
def test_the_rows_that_buttons_take_on_a_phone(texts, rows):
    assert questions.rows_of(texts) == rows


def test_of_several_kinds_those_are_lists_that_would_push_the_others_off_a_phone():
    options = (
        *(f"card:a card with a long name {n}" for n in range(2)),
        *(f"discard:of a long name {n}" for n in range(5)),
    )
    listing = questions.Listing(group=lambda kind: {"card": "Play", "discard": "Discard"}[kind])
    found = questions.answers(asked(Decision(0, "x", (*options, "pass"))), 1, str, SAY, listing)
    assert [type(item) for item in found] == [ui.Button] * 2 + [ui.Select, ui.Button]


def test_under_headings_stand_the_kinds_that_do_not_fit_among_the_buttons():
    options = ("roll", *(f"works:{n}" for n in range(3)), *(f"rights:{n}" for n in range(8)), "offer:a", "stay")
    listing = questions.Listing(group=lambda kind: {"works": "Build", "rights": "Sell"}.get(kind, ""))
    found = questions.answers(asked(Decision(0, "x", options)), 1, str, SAY, listing)
    assert [item.placeholder for item in found if isinstance(item, ui.Select)] == ["Sell"]
    buttons = [item.label for item in found if isinstance(item, ui.Button)]
    assert buttons == ["roll", *(f"works:{n}" for n in range(3)), "offer:a", "stay"]


def test_an_amount_that_goes_both_ways_offers_nothing_in_the_middle():
    found = questions.answers(asked(Amount(0, "x", -5000, 9000, 10)), 1, lambda pick: f"{pick} yen", SAY)
    assert [item.label for item in found][:3] == ["-5000 yen", "0 yen", "9000 yen"]


def test_some_of_a_few_are_chosen_in_one_list_and_none_by_a_button():
    select, none = items(Subset(0, "x", ("a", "b", "c"), least=0, most=2))
    assert (select.min_values, select.max_values) == (1, 2)
    address = read_address(none.custom_id)
    assert address
    assert (address.verb, address.rest) == ("picks", "none")


def test_one_of_a_few_or_none_is_a_press():
    question = Subset(0, "x", ("a", "b"), least=0, most=1)
    *each, none = items(question)
    assert [item.label for item in each] == ["label a", "label b"]
    for item, option in zip(each, question.options, strict=True):
        address = read_address(item.custom_id)
        assert address
        assert questions.picks_at(question, address.rest.removeprefix("=")) == (option,)
    assert isinstance(none, ui.Button)


def test_some_of_many_are_chosen_in_a_form():
    question = Subset(0, "x", tuple(f"card:{n}" for n in range(60)), least=1, most=5)
    (opener,) = items(question)
    assert read_address(opener.custom_id).verb == "form"  # type: ignore[union-attr]


async def test_the_form_for_many_offers_all_of_them():
    question = Subset(0, "x", tuple(f"card:{n}" for n in range(60)), least=1, most=5)
    modal = questions.form(asked(question), 1, "T" * 60, str, SAY)
    lists = [label.component for label in modal.children]  # type: ignore[attr-defined]
    assert [option.value for each in lists for option in each.options] == list(question.options)
    assert all(each.min_values == 0 for each in lists)


@pytest.mark.parametrize(
    ("amount", "kinds"),
    [
        (Amount(0, "x", 0, 8, 2), [ui.Button] * 5),
        (Amount(0, "x", 1, 20), [ui.Select]),
        (Amount(0, "x", 0, 5000, 50), [ui.Button] * 4),
    ],
)
def test_a_number_is_asked_by_buttons_a_list_or_a_form(amount, kinds):
    found = items(amount)
    assert [type(item) for item in found] == kinds
    for item in found:
        for text in pressed(item):
            if text:
                assert questions.is_answer(amount, (questions.read_pick(amount, text),))


@given(tokens)
def test_whatever_a_token_looks_like_it_comes_back(options):
    question = Decision(0, "x", tuple(options))
    sent = [text for item in items(question) for text in pressed(item)]
    assert all(len(text) <= 100 for text in sent)
    # What declines stands last, so the order may be another.
    assert sorted(str(questions.read_pick(question, text)) for text in sent) == sorted(options)


@given(st.data(), tokens)
def test_what_one_is_asked_about_again_is_what_one_chose(data, options):
    question = Subset(0, "x", tuple(options), least=0, most=len(options))
    chosen = tuple(data.draw(st.lists(st.sampled_from(options), unique=True, max_size=8)))
    assert questions.picks_at(question, questions.places(question, chosen)) == chosen


@given(st.integers(-50, 50), st.text(max_size=20))
def test_any_text_for_a_number_is_a_pick_or_refused(number, text):
    amount = Amount(0, "x", -50, 50)
    assert questions.read_pick(amount, str(number)) == number
    assert questions.is_answer(amount, (questions.read_pick(amount, text),)) in (True, False)
