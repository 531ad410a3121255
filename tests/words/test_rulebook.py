"""Rules as people read them: options by the titles of the lobby, no keys and no paths of files, in every language."""

import re

import pytest

from cogs.reader.lookup import books
from data.rulebook import Rule, parse_book
from data.words import languages, words
from engine import games
from words.rulebook import titled

BOOK = parse_book(
    "monopoly",
    """# A game: the rules, numbered

## GM-1 Options
- GM-1.1 [H] With `lap_limit` it ends, with the option `demolished` *bare* it does not; `melee +N` and *own_turn* stay.
- GM-1.2 [H] オプション`deals`が*own_turn*なら。**house** is **ours**.

One in ten is long (docs/balance.md).
""",
)


def test_an_option_is_named_as_in_the_lobby_with_its_value_and_nothing_else_changes():
    said = titled(BOOK, words("en")).entries["GM-1.1"]

    assert isinstance(said, Rule)
    assert said.plain == (
        "With *Last lap* it ends, with the option *Demolished: when no house and no tank stands* it does not; "
        "`melee +N` and *own_turn* stay."
    )


def test_a_value_that_stands_apart_from_its_option_is_named_too():
    said = titled(BOOK, words("ja")).entries["GM-1.2"]

    assert isinstance(said, Rule)
    assert said.plain == "オプション*取引*が*サイコロの前だけ*なら。**ハウス** is **ours**."


def test_people_read_no_paths_of_our_files():
    (chapter,) = titled(BOOK, words("en")).chapters

    assert chapter.plain == "One in ten is long."


@pytest.mark.parametrize("language", languages())
def test_no_rule_that_people_read_spells_an_option_or_a_preset_by_its_key(language):
    for key, book in books(language).items():
        game = games[key]
        spelled = {f"`{option.key}`" for option in game.options} | {f"**{preset.key}**" for preset in game.presets}
        for chapter in book.chapters:
            for text in (chapter.plain, *(rule.plain for rule in chapter.rules)):
                assert not [each for each in spelled if each in text], text
                assert not re.search(r"docs/|\.md", text), text
