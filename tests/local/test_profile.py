"""What the application shows of itself: avatar, banner, description, and its own emojis."""

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from local.control import Control
from local.server import Options, Server
from local.web.cdn import plain_png
from tests.local.conftest import CONTROL, TOKEN, Fixture, until
from tests.local.openapi import judge
from tests.local.sampler import sampler
from tests.local.test_shards import vars_of

Run = Callable[[Fixture], Any]
GREEN, RED = plain_png(0x3BA55D, 128), plain_png(0xED4245, 64)


def spelled(data: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(data).decode()


async def test_discord_py_sets_avatar_and_banner_and_takes_them_away(
    run_bot: Run, control: Control, server: Server
) -> None:
    bot = await run_bot(sampler())
    me = await bot.user.edit(avatar=GREEN, banner=RED)
    assert await me.avatar.read() == GREEN
    assert await me.banner.read() == RED
    await until(lambda: bot.user.avatar is not None)  # USER_UPDATE
    assert (await bot.fetch_user(bot.user.id)).banner.key == me.banner.key
    ada = await control.person("Ada")
    said = (await ada.command("/hello", "general")).message
    assert said.raw["author"]["avatar"] == me.avatar.key
    again = await bot.user.edit(avatar=None)
    assert (again.avatar, again.banner.key) == (None, me.banner.key)
    url = f"{server.address}/avatars/{bot.user.id}/{me.avatar.key}.png"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 404
    judge([vars_of(one) for one in server.wire.journal])


async def test_discord_py_changes_the_application(run_bot: Run, server: Server) -> None:
    bot = await run_bot(sampler())
    about = await bot.application_info()
    changed = await about.edit(description="Runs kaiju board games.", tags=["games", "kaiju"], icon=GREEN)
    assert changed.description == "Runs kaiju board games."
    assert await changed.icon.read() == GREEN
    found = await bot.application_info()
    assert (found.description, found.tags) == ("Runs kaiju board games.", ["games", "kaiju"])
    assert (await found.edit(icon=None)).icon is None
    assert (await bot.application_info()).tags == ["games", "kaiju"]
    judge([vars_of(one) for one in server.wire.journal])


@pytest.mark.parametrize(
    ("path", "form", "where", "code"),
    [
        ("/users/@me", {"avatar": "data:image/png;base64,AAAA"}, "avatar", "IMAGE_INVALID"),
        ("/users/@me", {"avatar": spelled(GREEN), "banner": "x"}, "banner", "IMAGE_INVALID"),
        ("/users/@me", {"username": "x", "avatar": spelled(GREEN)}, "username", "BASE_TYPE_BAD_LENGTH"),
        ("/applications/@me", {"description": "x" * 401}, "description", "BASE_TYPE_BAD_LENGTH"),
        ("/applications/@me", {"tags": list("abcdef")}, "tags", "BASE_TYPE_BAD_LENGTH"),
        ("/applications/@me", {"icon": "data:image/png;base64,?"}, "icon", "IMAGE_INVALID"),
    ],
)
async def test_a_bad_profile_is_refused_and_changes_nothing(
    api: Any, server: Server, path: str, form: dict[str, Any], where: str, code: str
) -> None:
    status, body = await api("PATCH", path, json=form)
    assert (status, body["code"]) == (400, 50035)
    assert body["errors"][where]["_errors"][0]["code"] == code
    bot = server.world.bot
    assert (bot.avatar, bot.banner, server.world.profile.body) == (None, None, {})


async def test_a_profile_survives_a_restart(tmp_path: Path) -> None:
    options = Options(token=TOKEN, control=CONTROL, rate_limits=False, keep=tmp_path / "island.db")
    headers = {"Authorization": f"Bot {TOKEN}"}
    first = Server(options)
    await first.start()
    async with aiohttp.ClientSession(headers=headers) as session:
        await session.patch(first.api + "/users/@me", json={"avatar": spelled(RED)})
        await session.patch(first.api + "/applications/@me", json={"description": {"default": "Kaiju."}})
    await first.stop()
    again = Server(options)
    await again.start()
    try:
        async with aiohttp.ClientSession(headers=headers) as session:
            async with session.get(again.api + "/users/@me") as answer:
                me = await answer.json()
            async with session.get(f"{again.address}/avatars/{me['id']}/{me['avatar']}.png") as answer:
                assert await answer.read() == RED
            async with session.get(again.api + "/applications/@me") as answer:
                assert (await answer.json())["description"] == "Kaiju."
    finally:
        await again.stop()


async def test_emojis_of_the_application_stand_in_texts_buttons_and_selects(
    run_bot: Run, control: Control, server: Server
) -> None:
    bot = await run_bot(sampler())
    heart = await bot.create_application_emoji(name="heart_green", image=GREEN)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=heart, label="Life", custom_id="x"))
    option = discord.SelectOption(label="Life", emoji=heart)
    view.add_item(discord.ui.Select(custom_id="y", options=[option]))
    room = discord.utils.get(bot.guilds[0].text_channels, name="general")
    await room.send(f"Life: {heart}", view=view)
    ada = await control.person("Ada")
    (seen,) = await ada.sees("general")
    wanted = {"id": str(heart.id), "name": "heart_green"}
    assert seen.text == f"Life: <:heart_green:{heart.id}>"
    assert {key: seen.buttons[0]["emoji"][key] for key in wanted} == wanted
    assert {key: seen.selects[0]["options"][0]["emoji"][key] for key in wanted} == wanted
    judge([vars_of(one) for one in server.wire.journal])


async def test_emojis_have_discords_limits(api: Any, server: Server) -> None:
    path = f"/applications/{server.world.application.id}/emojis"
    large = GREEN + b"\0" * (256 * 1024)
    for form, code in (
        ({"name": "x", "image": spelled(GREEN)}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "ok", "image": spelled(large)}, "BINARY_TYPE_MAX_SIZE"),
        ({"name": "ok", "image": "nothing"}, "IMAGE_INVALID"),
    ):
        status, body = await api("POST", path, json=form)
        assert status == 400
        assert next(iter(body["errors"].values()))["_errors"][0]["code"] == code
    first = (await api("POST", path, json={"name": "one", "image": spelled(GREEN)}))[1]
    second = (await api("POST", path, json={"name": "two", "image": spelled(GREEN)}))[1]
    status, body = await api("PATCH", f"{path}/{second['id']}", json={"name": "one"})
    assert body["errors"]["name"]["_errors"][0]["code"] == "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    assert (await api("PATCH", f"{path}/{first['id']}", json={"name": "one"}))[0] == 200
    for number in range(1998):
        assert (await api("POST", path, json={"name": f"e{number}", "image": spelled(RED)}))[0] == 201
    status, body = await api("POST", path, json={"name": "toomany", "image": spelled(RED)})
    assert (status, body["code"]) == (400, 30008)
    assert (await api("DELETE", f"{path}/{first['id']}"))[0] == 204
    assert (await api("POST", path, json={"name": "again", "image": spelled(RED)}))[0] == 201
