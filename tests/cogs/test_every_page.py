"""Every page and form in the pseudo-language and in all real ones: no English is left, and all keep to the limits."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from discord import ui

from cogs.wire.page import Page
from data.words import FALLBACK, language_names, languages, words
from local.limits.components import walk as parts_of
from local.limits.modals import check_modal
from local.refusals import Refusal
from tests.cogs.every_page import everything
from tests.cogs.looks import NAMES
from tests.cogs.screens.test_pages import payload
from tests.pseudo import PSEUDO, english_in, spoken

SAID = ("content", "label", "placeholder", "description", "title")
NAMED = (*NAMES, "Cho", "here", "D" * 31)


@pytest.fixture(scope="module", autouse=True)
def pseudo() -> Iterator[None]:
    """Speak the pseudo-language."""
    with spoken():
        yield


def checked(shown: Page | ui.Modal) -> list[str]:
    """Return everything that people read on a page or form, which Discord would take."""
    if isinstance(shown, Page):
        parts = payload(shown)["components"]
        found = []
    else:
        form = json.loads(json.dumps(shown.to_dict()))
        check_modal(form, set())
        parts, found = form["components"], [form["title"]]
    for part in parts_of(parts):
        found += [str(part[key]) for key in SAID if part.get(key)]
        for option in part.get("options", ()):
            found += [str(option[key]) for key in ("label", "description") if option.get(key)]
    return found


def everything_in(language: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what people read on each page in *language*; complain of all that Discord would not take, at once."""
    said, refused = words(language), {}
    assert said.language == language
    for told, shown in everything(said):
        try:
            yield told, checked(shown)
        except Refusal as refusal:
            refused[told] = refusal.errors
    assert refused == {}, refused


async def test_no_page_and_no_form_has_english_left() -> None:
    left: dict[str, str] = {}
    names = (*NAMED, *language_names().values())
    for told, texts in everything_in(PSEUDO):
        for text in texts:
            for word in english_in(text, names):
                left.setdefault(word, f"{told}: {text[:150]}")
    assert left == {}, left


@pytest.mark.parametrize("language", [language for language in languages() if language not in (FALLBACK, PSEUDO)])
async def test_every_page_and_form_of_a_language_keeps_to_discords_limits(language: str) -> None:
    assert all(texts for _, texts in everything_in(language))
