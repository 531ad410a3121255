"""What commands are called and what they say of themselves, by keys, in every language there are words for."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from data.words import FALLBACK, words
from engine import games

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
for_all = app_commands.allowed_installs(guilds=True, users=True)
GAMES = [app_commands.Choice(name=words(FALLBACK).say(f"{key}-name"), value=key) for key in games]


def described(key: str) -> locale_str:
    """Return the description of a command or an option."""
    return locale_str(words(FALLBACK).say(f"command-{key}"), key=f"command-{key}")


class Translations(app_commands.Translator):
    """Says descriptions in the languages of data/locales."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return *string* in *locale*, or None where English has to do."""
        said, key = words(str(locale)), string.extras.get("key")
        if key is None or said.language == FALLBACK:
            return None
        return said.say(key)
