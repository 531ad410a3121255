"""Games played by people of other languages: no word on the wire is of another one than theirs.

In the suite each language plays a piece of one game, and looks at its pages; with ``KAIJU_LONG=1`` every language
plays every game to its end.
"""

from __future__ import annotations

import os
import re
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from data.words import FALLBACK, languages
from engine import games
from local.control import Seen
from scripts.languages import COMPLETE, report
from tests.e2e.tables import is_panel, pressable
from tests.e2e.travellers import LOCALES, abroad
from tests.e2e.wire_words import foreign, vocabulary

LONG = bool(os.environ.get("KAIJU_LONG"))
#: Games, and options with which they do not take long.
GAMES: dict[str, dict[str, object]] = {
    "total_war": {},
    "tokyo_clash": {},
    "monopoly": {"switches": ["track", "short", "alarm"], "option:lap_limit": "1"},
}
PIECES = list(zip(COMPLETE, cycle(GAMES), strict=False))
WHOLE = [(language, game) for language in COMPLETE for game in GAMES]
MOST = 5000 if LONG else 12  # answers


@pytest.mark.parametrize(("language", "game"), WHOLE if LONG else PIECES)
async def test_nothing_is_said_in_another_language(language: str, game: str, tmp_path: Path) -> None:
    async with abroad(tmp_path, language) as place:
        host = place.guests[0]
        await host.ask_everything(place.channel)
        table = await place.seat(game, **GAMES[game])
        await table.play(most=5)
        for guest in place.guests if LONG else place.guests[:1]:
            await guest.look_around(partial(guest.panel, table.thread))
            await guest.look_around(partial(guest.hand, table.thread))
        await host.ask_everything(table.thread)
        await table.play(MOST)
        if LONG:
            assert await table.is_over()
            await host.ask_everything(table.thread)
            for message in await host.person.sees(table.thread):
                if not message.is_ephemeral and not is_panel(message):
                    await host.look_around(partial(host.again, message))
        left = await place.foreign_words()
    assert place.texts > 500
    assert left == {}, "\n".join(f"{word}: {text}" for word, text in left.items())


def test_the_pieces_are_of_every_language_and_of_every_game() -> None:
    translated = {language for language in languages() if language != FALLBACK and report(language).coverage > 0.99}
    assert {language for language, _ in PIECES} == translated == set(COMPLETE)
    assert {game for _, game in PIECES} == set(GAMES) == set(games)
    assert set(WHOLE) >= set(PIECES)


LETTERED = re.compile(r"^([A-Z]) · ")
NUMBER = re.compile(r"\d+")


def told(page: Seen) -> tuple[list[str], list[list[str]], list[str]]:
    """Return what no language changes: where the answers of *page* lead, the numbers on each, and the letters."""
    parts = pressable(page)
    labels = [part["label"] for part in parts if part["type"] == 2]
    labels += [option["label"] for part in page.selects for option in part["options"]]
    letters = [found[1] for label in labels if (found := LETTERED.match(label))]
    return [part["custom_id"] for part in parts], [sorted(NUMBER.findall(label)) for label in labels], letters


@pytest.mark.parametrize("game", GAMES if LONG else ["total_war"])
async def test_people_of_two_languages_see_the_same_letters_and_numbers(game: str, tmp_path: Path) -> None:
    seen = 0
    async with abroad(tmp_path, COMPLETE[0]) as place:
        table = await place.seat(game)
        for _ in range(LONG * 30 + 10):
            for guest in place.guests:
                page, pages = await guest.hand(table.thread), []
                if len(pressable(page)) < 2:  # an only answer is given soon
                    await guest.answer(page)
                    continue
                for language in (*COMPLETE, FALLBACK, COMPLETE[0]):
                    await guest.person.speaks(LOCALES.get(language, language) if language != FALLBACK else "en-US")
                    pages.append(await guest.hand(table.thread))
                assert len({page.text for page in pages}) == len(COMPLETE) + 1
                assert all(told(page) == told(pages[0]) for page in pages), [told(page) for page in pages]
                seen += bool(told(pages[0])[2])
                await guest.answer(pages[-1])
    assert seen > 3


@pytest.mark.parametrize("language", COMPLETE)
def test_english_would_be_noticed(language: str) -> None:
    for text in ("Waiting for Zofia, **Mothra** to answer the strike", "Play a card, discard one", "The game is over."):
        assert foreign(text, language, ("Zofia",))
    assert len(vocabulary(language)) > 50
