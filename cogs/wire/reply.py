"""One interaction and how it is answered: acknowledged first, then a page, privately and in place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp
import discord
from discord import ui

from cogs.wire.page import Page
from data.words import Words, words
from render.orders import Form

if TYPE_CHECKING:
    from cogs.wire.private.pages import Pages

log = logging.getLogger("kaiju.cogs")
Interaction: TypeAlias = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()
ORIGINAL = "@original"  # how Discord calls the message that an interaction was answered with, or pressed on
#: Noted with an interaction: another worker has handed it over; it was only remembered when it came.
HANDED, LATE = "handed", "late"
#: Nothing can be said where the interaction came from: the thread is locked, or the rights or the channel are gone.
MUTE = (10003, 50001, 50013, 50083, 160005)
#: Discord no longer takes an answer: too late, or the message has been put away. There is nobody left to tell.
ANSWERED = 40060
GONE = (10008, 10015, 10062, ANSWERED, 50027)


class Reply:
    """Answers the person who pressed or typed something; only they see it."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.words: Words = words(str(interaction.locale))
        self.colours = ""  # of the pictures for the reader
        self.form: Form = "wide"  # in which the reader wants pictures
        self.is_asked_again = False  # whether they want to confirm every answer
        self.table = 0  # at which they are answered
        self.message: int | None = None  # where the answer stands, once it does
        self.target = ORIGINAL
        self.is_form = False  # whether the first answer will be a form, which cannot follow an acknowledgement
        self.pages: Pages | None = None  # are told what was shown
        self._is_filled = False
        self._is_moved = False

    @property
    def is_aside(self) -> bool:
        """Whether the click was on a message that only this person sees, which is then changed in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def acknowledge(self) -> bool:
        """Tell Discord that an answer will come; return whether there is still somebody who waits for it."""
        if self.is_aside or self._is_acknowledged:
            return await self.defer()
        return await self._was_first(self.interaction.response.defer(ephemeral=True, thinking=True))

    async def defer(self) -> bool:
        """Take note of a click that changes what everybody sees, and needs no answer of its own."""
        return self._is_acknowledged or await self._was_first(self.interaction.response.defer())

    @property
    def _is_acknowledged(self) -> bool:
        """Whether the worker that heard of it has acknowledged it before it was handed over."""
        return bool(self.interaction.extras.get(HANDED)) and self.interaction.response.is_done()

    async def _was_first(self, answer: Awaitable[Any]) -> bool:
        return await was_accepted(answer, is_late=bool(self.interaction.extras.get(LATE)))

    async def show(self, page: Page) -> None:
        """Answer with *page*: in place of the private message that was clicked, or as a new one."""
        is_follow_up = self.interaction.response.is_done() and self.is_update and not self.is_aside
        is_follow_up |= self._is_moved and self.message is None
        # What everybody sees is not ours to replace.
        shown = self._follow(page) if is_follow_up else self._put(page)
        if not self.pages:
            await was_accepted(shown)
            return
        before = self.message or (self.interaction.message.id if self.interaction.message and self.is_aside else 0)
        async with self.pages.turn(before) if before else nullcontext():
            if await was_accepted(shown):
                self.pages.opened(self, page)

    async def move_to_end(self) -> None:
        """Let the answer stand below whatever was posted since the press, not above it where nobody looks."""
        # As long as a message waits for the answer, Discord fills that one with the first follow-up.
        if await was_accepted(self.interaction.delete_original_response()):
            self._is_filled = self._is_moved = True

    async def aside(self, page: Page) -> None:
        """Say *page* in a private message of its own, and leave the one that was clicked as it is."""
        is_follow_up = self.interaction.response.is_done() and (self.is_update or self._is_filled)
        await was_accepted(self._follow(page, is_aside=True) if is_follow_up else self._put(page))

    async def announce(self, page: Page, person: int) -> None:
        """Say *page* to everybody, and notify *person*; the private answer has been given before."""
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(person)])
        await was_accepted(self.interaction.followup.send(view=page, files=page.files(), allowed_mentions=called))

    async def ask(self, form: ui.Modal) -> None:
        """Open a form; this must be the first answer."""
        # What is sent back is found by its address, also after a restart.
        form.stop()
        await was_accepted(self.interaction.response.send_modal(form))

    @property
    def is_update(self) -> bool:
        """Whether the click was acknowledged as one that changes the message it was on."""
        return self.interaction.response.type is discord.InteractionResponseType.deferred_message_update

    async def _put(self, page: Page) -> None:
        """Show *page* as the first answer, or in place of the message that stands for it."""
        self._is_filled, files = True, page.files(self.colours)
        if self.target != ORIGINAL:
            await self.interaction.followup.edit_message(
                int(self.target), view=page, attachments=files, allowed_mentions=NOBODY
            )
        elif self.interaction.response.is_done():
            edited = await self.interaction.edit_original_response(
                view=page, attachments=files, allowed_mentions=NOBODY
            )
            self.message = edited.id
        else:
            said = await self.interaction.response.send_message(
                view=page, files=files, ephemeral=True, allowed_mentions=NOBODY
            )
            self.message = said.message_id

    async def _follow(self, page: Page, *, is_aside: bool = False) -> None:
        message = await self.interaction.followup.send(
            view=page, files=page.files(self.colours), ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        if not is_aside:
            self.message, self.target = message.id, str(message.id)


async def was_accepted(answer: Awaitable[Any], *, is_late: bool = False) -> bool:
    """Return whether Discord has taken *answer*; it is no fault of anybody's if it is too late for it.

    One that *is_late* comes from the memory of a worker that took over: mostly somebody has answered before.
    """
    try:
        await answer
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        what = "another process has answered; is a second bot started with this token?"
        what = what if error.code == ANSWERED else "answered too late"
        log.log(logging.DEBUG if is_late else logging.WARNING, what, extra={"code": error.code})
        return False
    return True


async def send_or_log(answer: Awaitable[Any], where: str) -> None:
    """Give *answer*, the last there is; if that fails too nobody is left to tell, and the log gets one line."""
    try:
        await answer
    except discord.HTTPException as error:
        log.warning("nothing can be said there", extra={"where": where, "code": error.code})
    except (OSError, TimeoutError, aiohttp.ClientError) as error:
        log.warning("nothing can be said there", extra={"where": where, "reason": repr(error)})
