"""What commands are called and what they say of themselves, by keys, in every language there are words for."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from cogs.reader.story import clock_words
from cogs.wire.context import OFFERED
from data.words import FALLBACK, Fact, language_names, words
from engine import games
from table import BUDGETS

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
for_all = app_commands.allowed_installs(guilds=True, users=True)
LONGEST = 100  # characters of a description and of a choice


def described(key: str) -> locale_str:
    """Return the description of a command or an option."""
    return spoken(f"command-{key}")


def spoken(key: str, **facts: Fact) -> locale_str:
    """Return the message *key*, which Discord shows everybody in their language."""
    return locale_str(words(FALLBACK).say(key, **facts), key=key, facts=facts)


GAMES = [app_commands.Choice(name=spoken(f"{key}-name"), value=key) for key in games]
LANGUAGES = [app_commands.Choice(name=name, value=key) for key, name in language_names().items()]
CLOCKS = [
    app_commands.Choice(name=spoken(key, **facts), value=budget or 0)
    for budget in BUDGETS
    for key, facts in [clock_words(budget)]
]
LEVELS = [app_commands.Choice(name=spoken(f"level-{key}"), value=key) for key in OFFERED]


class Translations(app_commands.Translator):
    """Says descriptions in the languages of data/locales."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return *string* in *locale*, or None where English has to do."""
        said, key = words(str(locale)), string.extras.get("key")
        if key is None or said.language == FALLBACK:
            return None
        return said.say(key, **string.extras["facts"])[:LONGEST]
