"""Every registered game has its part in every room, found by its key."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

import engine
from cogs.games import GamePages, pages_of
from data import loader
from data.loader import Bundle, game_file
from data.rulebook import read_books
from data.words import FALLBACK, words
from engine import games, registry
from parts import MissingPart, part
from render.artist import Artist
from render.artists import artist_of
from render.errors import NoArtist
from tests.table.toy import Toy
from words.game import GameWords
from words.registry import words_of

#: What a game needs, and how it shows that it has it. Pages of its own are optional.
NEEDED: dict[str, Callable[[str], bool]] = {
    "words": lambda key: isinstance(part("words", key), GameWords),
    "artist": lambda key: isinstance(part("render", key), Artist),
    "content": lambda key: bool(loader.bundle(key).files),
    "citations": lambda key: game_file(key, "citations.toml") is not None,
    "levels": lambda key: game_file(key, "levels.toml") is not None,
    "rules": lambda key: key in read_books() and read_books()[key].prefix == games[key].prefix,
    "locale": lambda key: all(f"{key}-{word}" in words(FALLBACK) for word in ("name", "about", "minutes", "primer")),
    "advice": lambda key: games[key].advice is not None,
}


def missing_parts(key: str) -> set[str]:
    """Return what the registered game *key* lacks."""
    return {name for name, is_there in NEEDED.items() if not is_there(key)}


@pytest.fixture
def bare_game() -> Iterator[str]:
    """A game that is registered and has rules, and nothing else."""
    engine.register(Toy)
    yield Toy.key
    del engine.games[Toy.key], registry._classes[Toy.key]


@pytest.mark.parametrize("key", games)
def test_every_game_has_all_its_parts(key: str):
    assert missing_parts(key) == set()


def test_what_a_game_lacks_is_named(bare_game: str):
    assert missing_parts(bare_game) == set(NEEDED)
    with pytest.raises(MissingPart, match=r"'toy' has no WORDS in words\.toy"):
        words_of(bare_game)
    with pytest.raises(NoArtist):
        artist_of(bare_game)


def test_a_game_without_pages_of_its_own_has_those_that_change_nothing(bare_game: str):
    assert part("pages", bare_game) is None
    assert type(pages_of(bare_game)) is GamePages
    assert {type(pages_of(key)) is GamePages for key in games} == {True, False}


def test_a_part_that_cannot_be_imported_is_a_fault_and_not_a_missing_part(tmp_path, monkeypatch):
    (tmp_path / "faulty").mkdir()
    (tmp_path / "faulty" / "words.py").write_text("import nowhere_to_be_found\n")
    monkeypatch.syspath_prepend(tmp_path)
    loader.set_home("faulty", "faulty")
    try:
        with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
            part("words", "faulty")
        assert part("render", "faulty") is None
    finally:
        loader.set_home("faulty", "")
        sys.modules.pop("faulty", None)


def test_registering_a_game_again_changes_nothing():
    before = dict(games)

    engine.register(*engine.registered())

    assert dict(games) == before
    assert all(games[key] is game for key, game in before.items())
    assert isinstance(engine.build(Bundle("total_war", loader.bundle("total_war").files)), engine.GAMES[0])
