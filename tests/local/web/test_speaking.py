"""A page lists commands as Discord's clients do: described in the language of the person."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from tests.local.sampler import sampler
from tests.local.web.test_page_socket import Page, Run, browse

__all__ = ["browse"]


class German(app_commands.Translator):
    async def translate(self, string: locale_str, locale: discord.Locale, context: object) -> str | None:
        is_asked = string.extras.get("is_told") and locale is discord.Locale.german
        return f"auf Deutsch: {string.message}" if is_asked else None


def told(frame: dict[str, Any], name: str) -> list[str]:
    """Return what the command *name*, its option and the first choice say of themselves."""
    found = next(one for one in frame["commands"] if one["name"] == name)
    option = found["options"][0]
    return [found["description"], option["name"], option["description"], option["choices"][0]["name"]]


async def test_descriptions_and_choices_follow_the_language_of_the_client(browse: Any, run_bot: Run) -> None:
    bot = sampler()

    @bot.tree.command(name="roar", description=locale_str("Roar.", is_told=True))
    @app_commands.describe(volume=locale_str("How loud.", is_told=True))
    @app_commands.choices(volume=[app_commands.Choice(name=locale_str("very", is_told=True), value=9)])
    async def roar(interaction: discord.Interaction, volume: int) -> None:
        await interaction.response.send_message("!" * volume)

    await bot.tree.set_translator(German())
    await run_bot(bot)
    uli: Page = await browse("Uli")
    assert told(uli.ready, "roar") == ["Roar.", "volume", "How loud.", "very"]

    await uli.ask("locale", locale="de")

    assert told(await uli.until("commands"), "roar") == [
        "auf Deutsch: Roar.",
        "volume",
        "auf Deutsch: How loud.",
        "auf Deutsch: very",
    ]
