"""The lists of settings: closed, each shows what is chosen, also on a phone."""

import pytest

from cogs.screens import menu
from cogs.screens.me import settings
from cogs.wire.page import Page
from data.words import languages, words
from table import Person
from tests.cogs.looks import story, walk
from tests.cogs.screens.test_pages import payload

ROOM = 32  # characters of a closed list at 390 pixels, in the widest of fonts


def labels(page: Page) -> list[str]:
    """Return what the lists of *page* may say when they are closed."""
    rows = payload(page)["components"][0]["components"]
    parts = [part for row in rows for part in row.get("components", ())]
    return [option["label"] for part in parts for option in part.get("options", ())]


@pytest.mark.parametrize("language", languages())
def test_what_is_chosen_fits_into_a_closed_list_on_a_phone(language):
    said = words(language)
    tale = story(next(walk(3, 1)), 0, 3)
    tale.words = said
    pages = [settings.settings(said, Person("1", "Ana"), 0.0), *(menu.pings(tale, "", way) for way in menu.WAYS)]

    found = [label for page in pages for label in labels(page)]
    assert len(found) > 20
    assert [label for label in found if len(label) > ROOM] == []
