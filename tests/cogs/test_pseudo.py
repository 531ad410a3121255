"""Pages, pictures and refusals in a language a third longer than English: no English is left, and all of it fits."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from discord import app_commands

from cogs.game import CLOCKS
from cogs.reader.story import Story
from cogs.screens import menu, playing, watching
from cogs.screens.me import privacy, settings
from cogs.stats import TIMES
from cogs.wire.commands.described import GAMES as OFFERED
from cogs.wire.commands.described import LEVELS, Translations, described
from cogs.wire.errors import sentence
from cogs.wire.page import Page
from cogs.wire.pictures import board_order, hand_order
from data.words import LOCALES, language_names, words
from engine import games
from engine.errors import EngineError, IllegalPick
from engine.play import Choice
from local.limits.components import walk as parts_of
from render.artists import draw
from render.orders import CardOrder
from render.posters.ordering import greeting_order
from table import NoSuchTable, NotSeated, Person
from tests.cogs.looks import NAMES, lines, look, walk
from tests.cogs.screens.test_pages import RECENT, payload, public_pages
from tests.cogs.wire.test_errors import keyed
from tests.pseudo import PSEUDO, english_in, spoken
from tests.render import shown
from words.registry import words_of
from words.teller import Teller, lexicon

GAMES = [("total_war", 5, 19), ("tokyo_clash", 4, 29), ("monopoly", 4, 300)]
SAID = ("content", "label", "placeholder", "description", "title")
NAMED = (*NAMES, "Cho", "here", "D" * 31)
LABEL, OPTION = 80, 100


@pytest.fixture(scope="module", autouse=True)
def pseudo() -> Iterator[None]:
    """Speak the pseudo-language."""
    with spoken():
        yield


def said_in(page: Page) -> Iterator[str]:
    """Yield everything that people read on *page*."""
    for part in parts_of(page.to_components()):
        yield from (str(part[key]) for key in SAID if part.get(key))
        for option in part.get("options", ()):
            yield from (str(option[key]) for key in ("label", "description") if option.get(key))


def pages(key: str, count: int, every: int) -> Iterator[tuple[str, Page]]:
    """Yield the pages of a random game, public and private."""
    said = words(PSEUDO)
    for number, runner in enumerate(walk(count, count, every, games[key])):
        log = lines(tuple(runner.events)[-RECENT:], None)
        for page in public_pages(Story(look(runner, None, count), said), log):
            yield f"{number}, public", page
        for seat in range(count):
            tale = Story(look(runner, seat, count), said)
            own = lines(tuple(runner.events)[-RECENT:], seat)
            told = playing.hand.describe_events(tale, runner.events[-30:])
            yield f"{number}, hand of {seat}", playing.hand.hand(tale, None, told)
            yield f"{number}, log of {seat}", watching.log.log(tale, own, is_newest=True)
            yield f"{number}, menu of {seat}", menu.menu(tale, is_following=False)


@pytest.mark.parametrize(("key", "count", "every"), GAMES)
async def test_no_page_has_english_left_and_all_keep_to_the_limits(key: str, count: int, every: int) -> None:
    left: dict[str, str] = {}
    for told, page in pages(key, count, every):
        body: dict[str, Any] = payload(page)
        assert json.dumps(body)
        for text in said_in(page):
            for word in english_in(text, NAMED):
                left.setdefault(word, f"{told}: {text[:150]}")
    assert left == {}, left


@pytest.mark.parametrize("form", ["wide", "tall"])
@pytest.mark.parametrize(("key", "count", "every"), GAMES)
def test_no_picture_has_english_left_and_nothing_overflows(key: str, count: int, every: int, form: Any) -> None:
    left: dict[str, str] = {}
    unreadable: dict[str, list[str]] = {}
    said = words(PSEUDO)
    for number, runner in enumerate(walk(count, count + 3, every, games[key])):
        orders = [board_order(Story(look(runner, None, count), said), runner.events[-6:], form=form)]
        for question in runner.pending[:1]:
            own = Story(look(runner, question.seat, count), said)
            orders += [board_order(own, form=form), hand_order(own, form=form)]
        for order in orders:
            scene, alt = draw(order)
            assert len(alt.alt) <= 1024
            told = f"{number}, {type(order).__name__}"
            for text in (*(mark.text for mark in scene.labels), alt.alt, alt.text):
                for word in english_in(text, (*NAMED, *(name.upper() for name in NAMED))):
                    left.setdefault(word, f"{told}: {text[:200]}")
            if found := list(shown.problems(scene, form)):
                unreadable[told] = found
    assert left == {}, left
    assert unreadable == {}, unreadable


@pytest.mark.parametrize("key", games)
def test_nothing_that_can_be_looked_up_has_english_left(key: str) -> None:
    said = words(PSEUDO)
    for term in lexicon(said, games[key]):
        assert not english_in(f"{term.name} {term.text}"), term
    for kaiju in games[key].kaiju:
        portrait = words_of(key).portrait(Teller(said, key, {}), games[key], kaiju)
        told = " ".join((portrait.name, portrait.about, *(stat.text for row in portrait.rows for stat in row.stats)))
        assert not english_in(told), portrait


@pytest.mark.parametrize("key", games)
def test_no_card_and_no_poster_has_english_left(key: str) -> None:
    said, game = words(PSEUDO), games[key]
    deck = tuple(words_of(key).deck(game))
    card = CardOrder(game=key, locale=PSEUDO, card=deck[0], copies=1, total=len(deck))
    orders: list[Any] = [card, greeting_order([game], PSEUDO)]
    for order in orders:
        scene, alt = draw(order)
        for text in (*(mark.text for mark in scene.labels), alt.alt, alt.text):
            assert not english_in(text), text
    assert said.language == PSEUDO


async def test_settings_and_privacy_have_no_english_left() -> None:
    said, ana = words(PSEUDO), Person("1000", "Ana", "en", language=PSEUDO)
    for page in (settings.settings(said, ana, 0.0), privacy.privacy(said), privacy.forget(said)):
        payload(page)
        for text in said_in(page):
            assert not english_in(text, ("Ana", *language_names().values())), text


async def test_every_description_and_choice_of_a_command_is_told_in_the_language_within_its_limit() -> None:
    context = app_commands.TranslationContext(location=app_commands.TranslationContextLocation.other, data=None)
    locale = type("Pseudo", (), {"__str__": lambda self: PSEUDO})()
    keys = re.findall(
        r"^command-([\w-]+) =", (LOCALES / "en" / "commands.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    names = [key for key in keys if key.startswith("menu-")]  # names of commands stay English
    choices = [choice._locale_name for choice in (*OFFERED, *LEVELS, *TIMES, *CLOCKS)]
    for string in (*(described(key) for key in keys if key not in names), *choices):
        told = await Translations().translate(string, locale, context)
        assert told
        assert len(told) <= 100
        assert not english_in(told), told


def test_every_refusal_is_told_in_the_language() -> None:
    said = words(PSEUDO)
    for key, facts in keyed().items():
        assert not english_in(said.say(f"refused-{key}", **dict.fromkeys(facts, 2)))
    for error in (NoSuchTable(7), NotSeated(7), TimeoutError(), IllegalPick("NE cannot be chosen.", ("NE",))):
        assert not english_in(sentence(error, said))


@pytest.mark.parametrize(("key", "count", "every"), GAMES)
def test_what_a_game_refuses_is_told_in_the_language(key: str, count: int, every: int) -> None:
    said = words(PSEUDO)
    for runner in walk(count, count, every, games[key]):
        for seat, picks in product(range(count), (("nonsense",), ("a", "b"), ("a", "a"))):
            with pytest.raises(EngineError) as refused:
                runner.choose(Choice(seat, picks))
            assert not english_in(sentence(refused.value, said)), refused.value
