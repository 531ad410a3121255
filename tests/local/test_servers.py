"""Several servers in one local Discord: what belongs to one is not seen in another."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from local.control import Control
from local.control.client import WentWrong
from local.server import Options, Server
from tests.local.conftest import CONTROL, TOKEN, Fixture, until
from tests.local.openapi import judge
from tests.local.sampler import sampler
from tests.local.test_shards import vars_of

Run = Callable[[Fixture], Any]


async def test_a_server_added_while_the_bot_runs_reaches_it_with_channel_and_language(
    run_bot: Run, control: Control, server: Server
) -> None:
    bot = Fixture()
    bot.note("guild_join")
    await run_bot(bot)
    ada = await control.person("Ada")
    made = await control.server("Skull Island", locale="de", owner=ada.id)
    (guild,) = await bot.event_of("guild_join")
    assert (str(guild.id), guild.name, guild.preferred_locale) == (made.id, "Skull Island", discord.Locale.german)
    assert str(guild.system_channel.id) == made.channels["general"]
    assert guild.system_channel.permissions_for(guild.me).send_messages
    await guild.system_channel.send("Good evening, Skull Island.")
    assert [one.text for one in await ada.sees(made.channels["general"])] == ["Good evening, Skull Island."]
    assert await ada.sees("general") == []
    assert [one.name for one in await guild.fetch_channels()] == ["general", "games"]
    assert [str(one.id) async for one in bot.fetch_guilds()] == [server.world.guild.id, made.id]
    judge([vars_of(one) for one in server.wire.journal])


async def test_a_server_may_have_no_system_channel(run_bot: Run, control: Control) -> None:
    bot = Fixture()
    bot.note("guild_join")
    await run_bot(bot)
    await control.person("Ada")
    await control.server("Infant Island", system_channel=False)
    (guild,) = await bot.event_of("guild_join")
    assert guild.system_channel is None


async def test_the_bot_leaves_one_server_and_stays_in_the_other(run_bot: Run, control: Control, server: Server) -> None:
    bot = Fixture()
    bot.note("guild_join", "guild_remove")
    await run_bot(bot)
    await control.person("Ada")
    made = await control.server("Skull Island")
    await bot.event_of("guild_join")
    await control.expel(made.id)
    (gone,) = await bot.event_of("guild_remove")
    assert str(gone.id) == made.id
    assert [str(one.id) for one in bot.guilds] == [server.world.guild.id]
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(int(made.id))
    await control.invite(made.id)
    (back,) = await bot.event_of("guild_join")
    assert str(back.id) == made.id


async def test_people_who_come_later_are_members_everywhere_and_own_what_they_add(
    run_bot: Run, control: Control
) -> None:
    await run_bot(sampler())
    await control.person("Ada")
    ben = await control.person("Ben")
    made = await control.server("Skull Island", owner=ben.id)
    cho = await control.person("Cho")
    rights = {one["id"]: int(one["permissions"]) for one in await ben.channels() if one["type"] == 0}
    everything = discord.Permissions.all().value
    assert rights[made.channels["games"]] & everything == everything
    assert (await cho.command("/hello", made.channels["games"])).text
    assert len(await cho.channels()) == len(await ben.channels())


async def test_languages_of_people_and_servers_come_with_the_interaction(run_bot: Run, control: Control) -> None:
    bot = Fixture()
    told = []

    @bot.tree.command(name="where", description="Tell which languages there are")
    async def where(interaction: discord.Interaction) -> None:
        told.append((str(interaction.locale), str(interaction.guild_locale) if interaction.guild else None))
        await interaction.response.send_message("told", ephemeral=True)

    await run_bot(bot)
    ada = await control.person("Ada", locale="ja")
    made = await control.server("Skull Island", locale="fr")
    for place in ("general", made.channels["general"], await ada.conversation()):
        await ada.command("/where", place)
    await ada.speaks("pt-BR")
    await ada.command("/where", made.channels["general"])
    assert told == [("ja", "en-US"), ("ja", "fr"), ("ja", None), ("pt-BR", "fr")]
    with pytest.raises(WentWrong, match="does not know this language"):
        await ada.speaks("tlh")


@pytest.mark.parametrize(
    ("name", "locale"), [("x", "de"), ("x" * 101, "de"), ("a\x00b", "de"), ("Skull Island", "tlh")]
)
async def test_a_server_that_cannot_be_is_refused_in_a_sentence(control: Control, name: str, locale: str) -> None:
    await control.person("Ada")
    with pytest.raises(WentWrong, match=r"^[A-Z][^{}]+\.$"):
        await control.server(name, locale=locale)
    assert (await control.status())["guilds"] == 1


async def test_a_role_of_one_server_is_unknown_in_the_other(api: Any, control: Control, server: Server) -> None:
    await control.person("Ada")
    made = await control.server("Skull Island")
    home, everyone = server.world.guild.id, made.id
    assert (await api("GET", f"/guilds/{made.id}/roles/{everyone}"))[0] == 200
    assert (await api("GET", f"/guilds/{home}/roles/{everyone}"))[1]["code"] == 10011
    assert (await api("GET", "/guilds/1/roles"))[1]["code"] == 10004


async def test_added_servers_survive_a_restart_and_files_of_older_versions_open(tmp_path: Path) -> None:
    path = tmp_path / "island.db"
    options = Options(token=TOKEN, control=CONTROL, rate_limits=False, keep=path, servers=3)
    first = Server(options)
    await first.start()
    async with Control(first.address, CONTROL) as control:
        ada = await control.person("Ada")
        made = await control.server("Skull Island", locale="ko")
        await ada.say(made.channels["games"], "still here")
    await first.stop()
    with closing(sqlite3.connect(path)) as db, db:
        for kind, key, body in db.execute(
            "select kind, id, body from record where kind in ('Role', 'Member')"
        ).fetchall():
            record = json.loads(body)
            if record.get("guild_id") == first.world.guild.id:  # older versions knew of one server only
                del record["guild_id"]
                row = (json.dumps(record).encode(), kind, key)
                db.execute("update record set body = ? where kind = ? and id = ?", row)
    again = Server(options)
    await again.start()
    try:
        async with Control(again.address, CONTROL) as control:
            ada = await control.person("Ada")
            assert [one.text for one in await ada.sees(made.channels["games"])] == ["still here"]
            assert (await ada.say("general", "and here")).text == "and here"
        assert again.world.guilds[made.id].locale == "ko"
        assert len(again.world.guilds) == 5
        await until(lambda: not again.world.interactions)
    finally:
        await again.stop()
