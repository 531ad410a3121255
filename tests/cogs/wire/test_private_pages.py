"""Open pages: which are kept up to date and when, with real tables; only the requests to Discord are written down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.wire.context import Context
from cogs.wire.page import HAND, Page, Shown, notice
from cogs.wire.private.hooks import LIFE, Handle, Hooks
from cogs.wire.private.pages import Pages, Present
from cogs.wire.reply import ORIGINAL, Reply
from render.film.studio import Studio
from table import OpenPage, StoreClosed
from tests.table.house import ANA, BEN, CHO, House, open_house

NEVER = 10**6  # seconds of rest after an edit


class Written(Hooks):
    """Writes down what would go to Discord."""

    def __init__(self) -> None:
        self.edits: list[tuple[int, str]] = []
        self.deleted: list[int] = []
        self.fault: Exception | None = None
        self.is_gone = False
        self.heard = asyncio.Event()

    async def edit(self, handle: Handle, page: Page, colours: str) -> bool:
        if self.fault:
            raise self.fault
        if not self.is_gone:
            self.edits.append((handle.message, str(page.to_components())))
            self.heard.set()
        return not self.is_gone

    async def delete(self, handle: Handle) -> None:
        self.deleted.append(handle.message)


class Desk:
    """A table with three people, and their pages."""

    def __init__(self, house: House, rest: float, folder: Path) -> None:
        self.house, self.hooks = house, Written()
        self.context = Context(house.service, cast(Any, None))
        self.context.studio = Studio(folder)
        self.pages = self.context.pages = Pages(self.context, self.hooks, rest)
        self.pages.present = self.present
        self.table = 0
        self.made = 0
        self.text = ""
        self._presses = 100

    async def present(self, page: OpenPage) -> Present | None:
        """Return what a page should show: the version of the table, or a fixed text."""
        self.made += 1
        look = await self.house.host.read.look(page.table, page.person)
        return Present(page_of(look.table.version, self.text), "")

    def press(
        self, person: str, message: int, page: Page | None = None, *, is_aside: bool = True, before: int = 0
    ) -> None:
        """Let somebody press something that shows *page* at *message*; without one it shows nothing else there.

        It was pressed *before* so many others, and is answered only now.
        """
        self._presses += 1
        number = self._presses - before
        interaction = SimpleNamespace(
            id=number,
            token=f"secret{number}",
            channel_id=7,
            user=SimpleNamespace(id=person),
            message=SimpleNamespace(id=message),
        )
        self.context.note_click(message, interaction.id)
        shown = message if page else None
        given = {"table": self.table, "message": shown, "target": ORIGINAL, "colours": "", "is_update": True}
        given["is_aside"] = is_aside
        reply = cast(Reply, SimpleNamespace(interaction=interaction, **given))
        if page:
            self.pages.opened(reply, page)
        self.pages.pressed(reply)

    async def settle(self) -> None:
        """Wait until everything is stored and every page is up to date."""
        while under_way := [*self.context._later, *self.pages._tasks.values()]:
            await asyncio.gather(*under_way)

    async def change(self) -> int:
        """Let the table change; return its version then."""
        for person in (ANA, BEN, CHO):
            if (await self.house.host.read.look(self.table, person.id)).questions:
                asked = await self.house.asked(self.table, person)
                pick = asked.question.options[0] if hasattr(asked.question, "options") else asked.question.low
                return (await self.house.answer(self.table, person, pick)).table.version
        raise AssertionError("nobody is asked")


def page_of(version: int, text: str = "") -> Page:
    page = notice(text or f"version {version}")
    page.shows = Shown(HAND, version, version)
    return page


@asynccontextmanager
async def desk(folder: Path, rest: float = 0.0) -> AsyncIterator[Desk]:
    async with open_house(folder) as house:
        one = Desk(house, rest, folder)
        one.table = await house.toy(ANA, BEN, CHO, rounds=5)
        house.service.listen(one.pages.hear)
        yield one
        await one.context.close()


@pytest.fixture
async def one(tmp_path: Path) -> AsyncIterator[Desk]:
    async with desk(tmp_path) as found:
        yield found


async def test_every_page_of_a_table_is_edited_when_it_changes(one: Desk):
    one.press("ana", 1, page_of(1))
    one.press("ben", 2, page_of(1))

    version = await one.change()
    await one.settle()

    assert {(message, f"version {version}" in text) for message, text in one.hooks.edits} == {(1, True), (2, True)}


async def test_of_a_burst_of_changes_one_edit_goes_out_at_once_and_the_newest_after_the_rest(tmp_path: Path):
    async with desk(tmp_path, NEVER) as one:
        one.press("ana", 1, page_of(1))
        await one.change()
        await one.hooks.heard.wait()
        for _ in range(3):
            await one.change()
        assert len(one.hooks.edits) == 1
        assert one.pages._stale == {(one.table, "ana")}
    async with desk(tmp_path / "again") as one:
        one.press("ana", 1, page_of(1))
        versions = [await one.change() for _ in range(3)]
        await one.settle()
        assert f"version {versions[-1]}" in one.hooks.edits[-1][1]


async def test_a_page_that_would_look_the_same_is_not_edited(one: Desk):
    one.text = "nothing new"
    one.press("ana", 1, page_of(1, "nothing new"))

    await one.change()
    await one.settle()

    assert (one.made > 0, one.hooks.edits) == (True, [])


async def test_a_page_that_shows_something_else_is_left_alone(one: Desk):
    one.press("ana", 1, notice("the menu"))

    await one.change()
    await one.settle()

    assert (one.made, one.hooks.edits) == (0, [])


async def test_a_page_that_shows_something_else_by_the_end_of_the_rest_is_left_alone(tmp_path: Path):
    async with desk(tmp_path, 0.05) as one:
        one.press("ana", 1, page_of(1))
        await one.change()
        await one.hooks.heard.wait()
        await one.change()
        one.press("ana", 1, notice("the menu"))
        await one.settle()

        assert len(one.hooks.edits) == 1


async def test_a_page_that_is_being_pressed_is_left_to_that_press_and_catches_up_afterwards(one: Desk):
    one.press("ana", 1, page_of(1))
    one.context.note_click(1, 999)
    version = await one.change()
    await one.settle()
    assert one.hooks.edits == []

    one.press("ana", 1, page_of(version - 1))  # made before the change
    await one.settle()

    assert [f"version {version}" in text for _, text in one.hooks.edits] == [True]


async def test_a_press_that_shows_nothing_else_renews_the_token_of_its_page(one: Desk):
    one.press("ana", 1, page_of(1))
    one.house.clock.at += LIFE - 1
    one.press("ana", 1)
    await one.settle()
    one.house.clock.at += 2

    (page,) = await one.house.host.messages.pages()
    assert Handle.read(page.handle).token == "secret102"
    await one.change()
    await one.settle()
    assert len(one.hooks.edits) == 1


async def test_a_new_page_deletes_the_one_before_and_the_same_one_is_kept(one: Desk):
    one.press("ana", 1, page_of(1))
    one.press("ana", 1, notice("the menu"))
    await one.settle()
    assert one.hooks.deleted == []

    one.press("ana", 2, page_of(1))
    one.press("ben", 3, page_of(1))
    await one.settle()
    assert one.hooks.deleted == [1]

    one.house.clock.at += LIFE
    one.press("ana", 4, page_of(1))  # the token of the one before is no longer good
    await one.settle()
    assert one.hooks.deleted == [1]
    assert {page.person for page in await one.house.host.messages.pages()} == {"ana"}


async def test_a_change_between_the_look_and_the_page_that_shows_it_is_made_good(one: Desk):
    version = await one.change()
    one.press("ana", 1, page_of(version - 1))
    one.press("ben", 2, page_of(version))
    await one.settle()

    assert [message for message, _ in one.hooks.edits] == [1]


async def test_what_a_press_shows_late_goes_when_another_page_was_opened_since(one: Desk):
    one.press("ana", 1, page_of(1))
    one.press("ana", 2, notice("the log"))
    one.press("ana", 1, page_of(1, "with its picture"), before=2)
    await one.settle()

    assert set(one.hooks.deleted) == {1}
    (page,) = await one.house.host.messages.pages()
    assert Handle.read(page.handle).message == 2


async def test_a_notice_beside_the_page_does_not_take_its_place(one: Desk):
    one.press("ana", 1, page_of(1))
    one.press("ana", 2, notice("Posted again."), is_aside=False)
    await one.settle()

    assert one.hooks.deleted == []
    await one.change()
    await one.settle()
    assert [message for message, _ in one.hooks.edits] == [1]


async def test_a_page_that_discord_no_longer_knows_is_forgotten_without_a_word(one: Desk, caplog):
    one.press("ana", 1, page_of(1))
    await one.settle()
    one.hooks.is_gone = True

    await one.change()
    await one.settle()

    assert await one.house.host.messages.pages() == []
    assert "secret" not in caplog.text
    one.hooks.is_gone = False
    await one.change()
    await one.settle()
    assert one.hooks.edits == []


async def test_an_edit_that_fails_is_tried_again_with_the_next_change(one: Desk, caplog):
    one.press("ana", 1, page_of(1))
    answer = SimpleNamespace(status=500, reason="down")
    one.hooks.fault = discord.DiscordServerError(cast(Any, answer), "/webhooks/1/secret101/messages")
    await one.change()
    await one.settle()
    assert "secret" not in caplog.text

    one.hooks.fault = None
    await one.change()
    await one.settle()

    assert len(one.hooks.edits) == 1


async def test_after_a_restart_every_open_page_is_brought_up_to_date_once(tmp_path: Path):
    async with desk(tmp_path) as before:
        before.press("ana", 1, page_of(1))
        before.press("ben", 2, notice("the menu"))
        await before.settle()
        table = before.table
    async with open_house(tmp_path) as house:
        after = Desk(house, 0.0, tmp_path)
        after.table = table
        await after.pages.load()

        after.pages.refresh_all()
        await after.settle()

        assert [message for message, _ in after.hooks.edits] == [1]
        await after.context.close()


async def test_pages_of_the_lobby_are_edited_when_the_game_begins(one: Desk):
    lobby = (await one.house.host.lobby.create("home", ANA, "toy")).id
    await one.house.host.lobby.join(lobby, BEN)
    one.table = lobby
    one.press("ben", 5, notice("You're in."))
    await one.settle()

    await one.house.host.lobby.start(lobby, "ana")
    await one.settle()

    assert [message for message, _ in one.hooks.edits] == [5]


async def test_a_person_who_is_forgotten_has_no_page(one: Desk):
    one.press("ana", 1, page_of(1))
    await one.settle()

    one.pages.forget("ana")
    await one.house.host.people.forget("ana")
    await one.change()
    await one.settle()

    assert one.hooks.edits == []
    assert await one.house.host.messages.pages() == []


def test_a_handle_is_read_as_it_was_spelled_and_shows_its_token_to_nobody():
    handle = Handle(5, 7, 9, ORIGINAL, "a.b/c-d_e")

    assert Handle.read(handle.spell()) == handle
    assert "a.b" not in f"{handle} {handle!r}"


async def test_a_page_that_is_being_made_while_the_store_closes_is_left_as_it_is(one: Desk) -> None:
    is_closing = asyncio.Event()

    async def closed(page: OpenPage) -> Present | None:
        await is_closing.wait()
        raise StoreClosed

    one.press("ana", 1, page_of(1))
    one.pages.present = closed
    await one.change()
    is_closing.set()
    await one.settle()

    assert one.hooks.edits == []
