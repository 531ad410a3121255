"""Private messages are edited and deleted by the token of an interaction, for 15 minutes after that."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import discord

from cogs.wire.page import Page
from cogs.wire.reply import GONE, NOBODY, ORIGINAL, Interaction

LIFE = 15 * 60 - 30.0  # seconds for which a token is used; Discord takes it a little longer


class Handle(NamedTuple):
    """With what a private *message* can be changed; *target* is how the token's requests call it. A secret."""

    interaction: int
    channel: int
    message: int
    target: str
    token: str

    @classmethod
    def of(cls, interaction: Interaction, message: int, target: str = ORIGINAL) -> Self:
        """Return the handle of a message that *interaction* has shown."""
        return cls(interaction.id, interaction.channel_id or 0, message, target, interaction.token)

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the handle that `spell` has written."""
        interaction, channel, message, target, token = text.split("/", 4)
        return cls(int(interaction), int(channel), int(message), target, token)

    def spell(self) -> str:
        """Return the handle as it is stored."""
        return "/".join(map(str, self))

    def __repr__(self) -> str:
        """Return which message it is for, without the token."""
        return f"Handle(message={self.message})"


class Hooks:
    """Changes private messages of the bot."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot

    async def edit(self, handle: Handle, page: Page, colours: str) -> bool:
        """Change a message into *page*; return whether it could still be changed."""
        hook, target = self._hook(handle)
        try:
            await hook.edit_message(target, view=page, attachments=page.files(colours), allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return False
        return True

    async def delete(self, handle: Handle) -> None:
        """Take a message away; one that is gone already is fine."""
        hook, target = self._hook(handle)
        try:
            await hook.delete_message(target)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise

    def _hook(self, handle: Handle) -> tuple[discord.Webhook, Any]:
        """Return the webhook of a token, and how it calls the message: discord.py says that this is a number only."""
        assert self._bot.application_id is not None, "interactions come after the login"
        return discord.Webhook.partial(self._bot.application_id, handle.token, client=self._bot), handle.target
