"""Commands: for all servers or for one, localised, in conversations, for those with the right; answers taken back."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from local.control import Control, WentWrong
from local.server import Server
from tests.local.conftest import Fixture

Run = Callable[[Fixture], Any]
Deal = discord.Interaction[Any]


class German(app_commands.Translator):
    """Knows two words."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return {"board": "brett", "Shows it.": "Zeigt es."}.get(string.message) if locale.value == "de" else None


async def test_commands_are_localised_and_replaced_as_a_whole(run_bot: Run, server: Server) -> None:
    bot = Fixture()

    @bot.tree.command(name=app_commands.locale_str("board"), description=app_commands.locale_str("Shows it."))
    async def board(interaction: Deal) -> None:
        await interaction.response.send_message(str(interaction.locale))

    await bot.tree.set_translator(German())
    await run_bot(bot)
    (made,) = await bot.tree.fetch_commands()
    assert (made.name, made.name_localizations, made.description_localizations) == (
        "board",
        {discord.Locale.german: "brett"},
        {discord.Locale.german: "Zeigt es."},
    )
    again = await bot.tree.sync()
    assert [one.id for one in again] == [made.id]
    bot.tree.clear_commands(guild=None)
    assert await bot.tree.sync() == []
    assert not server.world.commands


async def test_a_person_is_answered_in_their_language(run_bot: Run, control: Control) -> None:
    bot = Fixture()

    @bot.tree.command(description="x")
    async def tongue(interaction: Deal) -> None:
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale}")

    await run_bot(bot)
    ada = await control.person("Ada", locale="ja")
    assert (await ada.command("/tongue", "general")).text == "ja en-US"


async def test_a_command_of_one_server_stands_beside_those_of_all(run_bot: Run, control: Control) -> None:
    bot = Fixture()

    @bot.tree.command(description="everywhere")
    async def wide(interaction: Deal) -> None:
        await interaction.response.send_message("wide")

    await run_bot(bot)
    guild = bot.guilds[0]

    @bot.tree.command(description="only here", guild=guild)
    async def narrow(interaction: Deal) -> None:
        await interaction.response.send_message("narrow")

    await bot.tree.sync(guild=guild)
    ada = await control.person("Ada")
    assert (await ada.command("/narrow", "general")).text == "narrow"
    assert (await ada.command("/wide", "general")).text == "wide"
    (made,) = await bot.tree.fetch_commands(guild=guild)
    await made.edit(description="changed")
    assert (await bot.tree.fetch_command(made.id, guild=guild)).description == "changed"
    await made.delete()
    with pytest.raises(discord.NotFound) as refused:
        await bot.tree.fetch_command(made.id, guild=guild)
    assert refused.value.code == 10063


async def test_contexts_and_rights_decide_where_a_command_is_offered(run_bot: Run, control: Control) -> None:
    bot = Fixture()

    @bot.tree.command(description="x")
    @app_commands.allowed_contexts(guilds=False, dms=True)
    async def secret(interaction: Deal) -> None:
        await interaction.response.send_message(f"{interaction.guild} {interaction.user.display_name}")

    @bot.tree.command(description="x")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_messages=True)
    async def sweep(interaction: Deal) -> None:
        await interaction.response.send_message(str(interaction.permissions.manage_messages))

    await run_bot(bot)
    owner, ada = await control.person("Owner"), await control.person("Ada")
    direct = await (await bot.guilds[0].fetch_member(int(ada.id))).create_dm()
    assert (await ada.command("/secret", str(direct.id))).text == "None Ada"
    for line, where in (("/secret", "general"), ("/sweep", str(direct.id)), ("/sweep", "general")):
        with pytest.raises(WentWrong, match="no command"):
            await ada.command(line, where)
    assert (await owner.command("/sweep", "general")).text == "True"


async def test_a_command_says_who_has_installed_the_application(run_bot: Run, control: Control) -> None:
    bot = Fixture()

    def owners(interaction: Deal) -> str:
        by = interaction
        return f"server {by.is_guild_integration()}, person {by.is_user_integration()}, {by.context.dm_channel}"

    @bot.tree.command(description="x")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def both(interaction: Deal) -> None:
        await interaction.response.send_message(owners(interaction))

    @bot.tree.command(description="x")
    @app_commands.guild_install()
    async def here(interaction: Deal) -> None:
        await interaction.response.send_message(owners(interaction))

    await run_bot(bot)
    ada = await control.person("Ada")
    private = await ada.conversation()
    assert private == await ada.conversation()
    assert (await ada.command("/both", "general")).text == "server True, person True, False"
    assert (await ada.command("/both", private)).text == "server False, person True, True"
    assert (await ada.command("/here", "general")).text == "server True, person False, False"


async def test_answers_and_follow_ups_can_be_taken_back(run_bot: Run, control: Control) -> None:
    bot = Fixture()

    @bot.tree.command(description="x")
    async def regret(interaction: Deal) -> None:
        await interaction.response.send_message("one")
        more = await interaction.followup.send("two", wait=True)
        await interaction.delete_original_response()
        await more.delete()
        await interaction.followup.send("three")
        with pytest.raises(discord.NotFound) as gone:
            await interaction.edit_original_response(content="four")
        assert gone.value.code == 10008

    await run_bot(bot)
    ada = await control.person("Ada")
    await ada.command("/regret", "general")
    await control.quiet()
    assert [one.text for one in await ada.sees("general")] == ["three"]


async def test_many_messages_are_swept_at_once(run_bot: Run, control: Control, server: Server) -> None:
    bot: Fixture = await run_bot(Fixture())
    room = next(one for one in bot.guilds[0].text_channels if one.name == "games")
    ada = await control.person("Ada")
    for number in range(5):
        await ada.say("games", str(number))
    gone = await room.purge(limit=3)
    assert len(gone) == 3
    assert [one.text for one in await ada.sees("games")] == ["0", "1"]
    await control.allow(deny=["manage_messages"])
    with pytest.raises(discord.Forbidden) as refused:
        await room.delete_messages(gone[:2])
    assert refused.value.code == 50013
