"""One interaction and how it is answered: acknowledged first, then a page, privately and in place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import ui

from cogs.wire.page import Page
from data.words import Words, words

log = logging.getLogger("kaiju.cogs")
Interaction: TypeAlias = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()
#: Nothing can be said where the interaction came from: the thread is locked, or the rights or the channel are gone.
MUTE = (10003, 50001, 50013, 50083, 160005)
#: Discord no longer takes an answer: too late, or the message has been put away. There is nobody left to tell.
GONE = (10008, 10015, 10062, 40060, 50027)


class Reply:
    """Answers the person who pressed or typed something; only they see it."""

    def __init__(self, interaction: Interaction, language: str = "") -> None:
        self.interaction = interaction
        self.words: Words = words(language or str(interaction.locale))
        self.colours = ""  # in which the reader wants pictures
        self.is_phone = False  # whether they want boards for a phone held upright
        self.is_asked_again = False  # whether they want to confirm every answer
        self.message: int | None = None  # where the answer stands, once it does
        self._is_filled = False

    @property
    def is_aside(self) -> bool:
        """Whether the click was on a message that only this person sees, which is then changed in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def acknowledge(self) -> bool:
        """Tell Discord that an answer will come; return whether there is still somebody who waits for it."""
        if self.is_aside:
            return await self.defer()
        return await was_accepted(self.interaction.response.defer(ephemeral=True, thinking=True))

    async def defer(self) -> bool:
        """Take note of a click that changes what everybody sees, and needs no answer of its own."""
        return await was_accepted(self.interaction.response.defer())

    async def show(self, page: Page) -> None:
        """Answer with *page*: in place of the private message that was clicked, or as a new one."""
        if not self.interaction.response.is_done():
            await was_accepted(self._first(page))
        elif self._is_update and not self.is_aside:
            await was_accepted(self._follow(page))  # what everybody sees is not ours to replace
        else:
            await was_accepted(self._fill(page))

    async def aside(self, page: Page) -> None:
        """Say *page* in a private message of its own, and leave the one that was clicked as it is."""
        if not self.interaction.response.is_done():
            await was_accepted(self._first(page))
        elif self._is_update or self._is_filled:
            await was_accepted(self._follow(page))
        else:
            await was_accepted(self._fill(page))

    async def ask(self, form: ui.Modal) -> None:
        """Open a form; this must be the first answer."""
        # What is sent back is found by its address, also after a restart.
        form.stop()
        await was_accepted(self.interaction.response.send_modal(form))

    @property
    def _is_update(self) -> bool:
        return self.interaction.response.type is discord.InteractionResponseType.deferred_message_update

    async def _first(self, page: Page) -> None:
        self._is_filled = True
        await self.interaction.response.send_message(
            view=page, files=page.files(self.colours), ephemeral=True, allowed_mentions=NOBODY
        )

    async def _fill(self, page: Page) -> None:
        self._is_filled = True
        message = await self.interaction.edit_original_response(
            view=page, attachments=page.files(self.colours), allowed_mentions=NOBODY
        )
        self.message = message.id

    async def _follow(self, page: Page) -> None:
        await self.interaction.followup.send(
            view=page, files=page.files(self.colours), ephemeral=True, allowed_mentions=NOBODY
        )


async def was_accepted(answer: Awaitable[Any]) -> bool:
    """Return whether Discord has taken *answer*; it is no fault of anybody's if it is too late for it."""
    try:
        await answer
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        log.warning("answered too late", extra={"code": error.code})
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
