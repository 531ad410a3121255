"""Public answers: what tells nothing hidden can be pressed where everybody reads of it, by the one who is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.reader.story import Story
from cogs.screens import panel
from cogs.screens.playing.hand import items
from cogs.screens.playing.public import MOST, public_answers
from cogs.wire.clicks.address import read_address
from cogs.wire.page import Item
from cogs.wire.pictures import board_order, with_letters
from engine import games
from engine.play import Runner, resampled
from engine.rng import Rng
from render.artists import draw
from render.letters import letters
from render.orders import Picture
from table import Waiting
from tests.cogs.looks import lines, look, story, walk
from tests.cogs.screens.test_pages import BEN, SAID, custom_ids, payload

GAMES = [("total_war", 4, 3), ("tokyo_clash", 3, 3), ("monopoly", 4, 40)]
each_game = pytest.mark.parametrize(("key", "count", "every"), GAMES)


def asked_in_public(key: str, count: int, every: int) -> Iterator[tuple[Runner, Story, Waiting]]:
    """Yield the questions of random games whose answers stand in public, each with what everybody sees."""
    for seed in range(3):
        for runner in walk(count, seed, every, games[key]):
            tale = story(runner, None, count)
            yield from ((runner, tale, asked) for asked in tale.look.waiting if public_answers(tale, asked))


def labels(found: list[Item]) -> list[str | None]:
    """Return what can be answered, as buttons and lists say it."""
    said: list[str | None] = []
    for item in found:
        said += [option.label for option in item.options] if isinstance(item, ui.Select) else [item.label]  # type: ignore[attr-defined]
    return said


@each_game
async def test_what_stands_in_public_says_what_the_one_who_is_asked_reads(key: str, count: int, every: int):
    found = set()
    for runner, tale, asked in asked_in_public(key, count, every):
        own = story(runner, asked.seat, count)
        assert asked.public
        letters = [str(label).partition(" · ") for label in labels(items(own, asked.public))]
        # With its letters an answer is longer, so that a page may list what is a button in public.
        assert sorted(map(str, labels(public_answers(tale, asked)))) == sorted(text or one for one, _, text in letters)
        found.add(asked.ask)
    assert len(found) > 1


@each_game
async def test_public_answers_are_for_one_seat_and_few(key: str, count: int, every: int):
    for _, tale, asked in asked_in_public(key, count, every):
        found = public_answers(tale, asked)
        addresses = [read_address(str(item.custom_id)) for item in found]  # type: ignore[attr-defined]
        assert asked.public
        assert {(each.seat, each.version) for each in addresses if each} == {(asked.seat, asked.public.version)}
        assert len(found) <= MOST


@each_game
async def test_public_answers_are_the_same_whatever_is_hidden(key: str, count: int, every: int):
    rng, compared = Rng.seeded(5), 0
    for runner, tale, _ in asked_in_public(key, count, every):
        pages = [page_of(tale)]
        view = games[key].view(resampled(games[key], runner.state, None, rng), None)
        pages.append(page_of(Story(replace(tale.look, view=view), SAID)))
        assert pages[0] == pages[1]
        compared += 1
    assert compared > 5


def page_of(tale: Story) -> list[object]:
    """Return the panel and every ping, as everybody reads them."""
    pages = [panel.panel(tale, [], None), *(panel.ping(tale, asked, BEN, []) for asked in tale.look.waiting)]
    for page in pages:
        custom_ids(page)
    return [payload(page) for page in pages]


@pytest.mark.parametrize(("key", "count", "every"), GAMES[1:])
async def test_answers_on_a_board_stand_on_a_ping_that_shows_it_with_the_letters_of_its_buttons(key, count, every):
    drawn = 0
    for runner in walk(count, 2, 2, games[key]):
        tale = story(runner, None, count)
        for asked in tale.look.waiting:
            found = public_answers(tale, asked, is_pictured=True)
            if not found or public_answers(tale, asked):
                continue
            assert asked.public
            order = replace(board_order(tale), choice=with_letters(tale, asked.public.question))
            picture = Picture(b"", "board.png", draw(order)[1].alt, "", 1, 1)
            page = panel.ping(tale, asked, BEN, [], board=picture)
            payload(page)
            assert {read_address(one).seat for one in custom_ids(page)} == {None, asked.seat}  # type: ignore[union-attr]
            options = with_letters(tale, asked.public.question).options  # type: ignore[union-attr]
            named = [label for label in labels(found) if " · " in str(label)]
            assert {str(label).partition(" · ")[0] for label in named} == set(letters(options).values())
            drawn += 1
            if drawn == 20:
                return
    assert drawn


async def test_a_secret_question_has_no_answers_in_public():
    runner = next(each for each in walk(4, seed=1) if each.pending[0].secret)
    tale = story(runner, None, 4)
    assert [public_answers(tale, asked) for asked in tale.look.waiting] == [[]]
    log = lines(tuple(runner.events), None)
    for page in (panel.panel(tale, log, None), panel.ping(tale, tale.look.waiting[0], BEN, log)):
        assert not {read_address(one).verb for one in custom_ids(page)} & {"pick", "picks", "form"}  # type: ignore[union-attr]


async def test_nothing_is_answered_in_public_while_a_table_is_paused_or_for_a_computer():
    _, tale, asked = next(asked_in_public(*GAMES[2]))
    paused = replace(tale.look, table=replace(tale.table, paused=1.0))
    assert not public_answers(Story(paused, SAID), asked)
    seats = tuple(replace(seat, person="", level="easy") for seat in tale.table.seats)
    played = replace(tale.look, table=replace(tale.table, seats=seats))
    assert not public_answers(Story(played, SAID), asked)


async def test_the_panel_answers_for_the_one_who_is_waited_for_and_the_ping_for_everybody_who_is_asked():
    runner = next(walk(3, 1, 1, games["monopoly"]))
    seen = look(runner, None, 3)
    (turn,) = seen.waiting
    assert turn.public
    beside = replace(turn, seat=(turn.seat + 1) % 3, may=True)
    tale = Story(replace(seen, waiting=(turn, beside)), SAID)

    assert {read_address(one).seat for one in custom_ids(panel.panel(tale, [], None))} == {None, turn.seat}  # type: ignore[union-attr]
    assert {read_address(one).seat for one in custom_ids(panel.ping(tale, beside, BEN, []))} == {None, beside.seat}  # type: ignore[union-attr]
