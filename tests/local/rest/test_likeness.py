"""What Discord does now and then, and a bot must survive: old edits, locks, odd names, other kinds of channels."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from local.control import Control, WentWrong
from local.server import Server
from tests.local import openapi
from tests.local.conftest import LENIENT, Api, Fixture, until
from tests.local.sampler import sampler

Run = Callable[[Fixture], Any]
HOSTILE = ["a\u202eb", "\u2066", "\u3164", "\u200b", "```", "@everyone", "<@1> <#2>", "||x||", "a\u2028b", "\u0430da"]


async def games(control: Control) -> str:
    return str((await control.status())["channels"]["games"])


async def posted(api: Api, channel: str, **form: Any) -> str:
    status, message = await api("POST", f"/channels/{channel}/messages", json={"content": "x"} | form)
    assert status == 200, message
    return str(message["id"])


async def test_old_messages_are_edited_three_times_in_six_seconds_in_a_channel(control: Control, api: Api) -> None:
    channel = await games(control)
    old = [await posted(api, channel) for _ in range(2)]
    await control.advance(3601)
    fresh = await posted(api, channel)
    await control.rate_limits(True)

    async def edit(message: str) -> tuple[int, Any]:
        return await api("PATCH", f"/channels/{channel}/messages/{message}", json={"content": "y"})

    for message in (old[0], old[1], old[0]):
        assert (await edit(message))[0] == 200
    status, answer = await edit(old[1])
    assert (status, answer["code"]) == (429, 30046)
    assert 0 < answer["retry_after"] <= 6
    assert (await edit(fresh))[0] == 200
    await control.advance(6)
    assert (await edit(old[1]))[0] == 200
    openapi.judge(await control.journal())


async def test_discord_py_waits_when_old_edits_are_refused(control: Control, run_bot: Run) -> None:
    bot: Fixture = await run_bot(Fixture())
    room = discord.utils.get(bot.guilds[0].text_channels, name="games")
    assert room
    message = await room.send("x")
    await control.advance(3601)
    await control.rate_limits(True)
    for number in range(4):
        await message.edit(content=str(number))
    statuses = [one["status"] for one in await control.journal() if one["method"] == "PATCH"]
    assert statuses == [200, 200, 200, 429, 200]


@pytest.mark.parametrize("name", HOSTILE)
async def test_people_of_any_name_can_be_brought_in_by_tests_alone(server: Server, control: Control, name: str) -> None:
    person = await control.person(name)

    assert server.world.users[person.id].global_name == name.replace("\u2028", " ")
    assert (await control.person(name)).id == person.id


@pytest.mark.parametrize("name", ["", "  ", "a\x00b", "\x1b[2J", "x" * 33])
async def test_names_that_discord_has_none_of_are_refused_to_tests_as_well(control: Control, name: str) -> None:
    with pytest.raises(WentWrong, match="A name has"):
        await control.person(name)


async def test_a_locked_thread_takes_no_messages_from_those_who_may_not_manage_it(control: Control, api: Api) -> None:
    channel, ada, ben = await games(control), await control.person("Ada"), await control.person("Ben")
    _, thread = await api("POST", f"/channels/{channel}/threads", json={"name": "talk", "type": 11})
    await control.lock(thread["id"])

    assert (await api("POST", f"/channels/{thread['id']}/messages", json={"content": "x"}))[0] == 200
    await ada.say(thread["id"], "the owner may")
    with pytest.raises(WentWrong, match="locked"):
        await ben.say(thread["id"], "others may not")
    await control.allow(deny=["manage_threads"])
    status, answer = await api("POST", f"/channels/{thread['id']}/messages", json={"content": "x"})
    assert (status, answer["code"]) == (403, 160005)
    await control.lock(thread["id"], locked=False)
    assert (await api("POST", f"/channels/{thread['id']}/messages", json={"content": "x"}))[0] == 200


async def test_presses_in_locked_threads_that_sleep_reach_the_bot_only_if_asked_for(
    server: Server, control: Control, run_bot: Run, api: Api
) -> None:
    await run_bot(sampler())
    channel, ada = await games(control), await control.person("Ada")
    _, thread = await api("POST", f"/channels/{channel}/threads", json={"name": "talk", "type": 11})
    panel = (await ada.command("/panel", thread["id"])).message
    assert panel
    await control.lock(thread["id"], archived=True)
    with pytest.raises(WentWrong, match="archived"):
        await ada.click(panel, "Push")
    await control.behave(asleep_reach_bot=True)
    await control.journal(clear=True)

    pressed = asyncio.create_task(ada.click(panel, "Push", settle=False))
    await until(lambda: any("/callback" in one.path for one in server.wire.journal))
    await control.advance(LENIENT + 1)

    assert (await pressed).failed
    calls = [one for one in await control.journal() if "/callback" in one["path"]]
    assert [(one["status"], one["answer"]["code"]) for one in calls] == [(403, 50083)]


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"type": 2, "style": 1, "custom_id": "a", "label": "  "}, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
        ({"type": 3, "custom_id": "a", "options": [{"label": " ", "value": "x"}]}, "BASE_TYPE_REQUIRED"),
        (
            {
                "type": 3,
                "custom_id": "a",
                "options": [{"label": each, "value": each, "default": True} for each in "abc"],
                "max_values": 2,
            },
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
        ),
    ],
)
async def test_blank_labels_and_too_many_defaults_are_refused(control: Control, api: Api, part: Any, code: str) -> None:
    channel = await games(control)
    row = {"type": 1, "components": [part]}

    status, answer = await api("POST", f"/channels/{channel}/messages", json={"content": "x", "components": [row]})

    assert (status, answer["code"]) == (400, 50035)
    assert code in str(answer["errors"])


async def test_blank_texts_of_components_are_refused(control: Control, api: Api) -> None:
    form = {"flags": 1 << 15, "components": [{"type": 10, "content": " \n "}]}
    status, answer = await api("POST", f"/channels/{await games(control)}/messages", json=form)
    assert (status, answer["code"]) == (400, 50035)


async def test_announcement_channels_have_threads_of_their_own_type(control: Control, run_bot: Run, api: Api) -> None:
    bot: Fixture = await run_bot(Fixture())
    news = await control.channel("news", "announcement")
    for kind in (11, 12, None):
        status, answer = await api("POST", f"/channels/{news}/threads", json={"name": "talk", "type": kind})
        assert (status, answer["code"]) == (400, 50024), kind
    status, thread = await api("POST", f"/channels/{news}/threads", json={"name": "talk", "type": 10})
    assert (status, thread["type"]) == (201, 10)
    starter = await posted(api, news)
    status, thread = await api("POST", f"/channels/{news}/messages/{starter}/threads", json={"name": "more"})
    assert (status, thread["type"]) == (201, 10)
    status, answer = await api("POST", f"/channels/{await games(control)}/threads", json={"name": "x", "type": 10})
    assert (status, answer["code"]) == (400, 50024)
    seen = bot.get_channel(int(news))
    assert isinstance(seen, discord.TextChannel)
    assert seen.is_news()
    openapi.judge(await control.journal())


async def test_voice_and_stage_channels_have_talk_and_no_threads(control: Control, run_bot: Run, api: Api) -> None:
    bot: Fixture = await run_bot(Fixture())
    for kind, known in (("voice", discord.VoiceChannel), ("stage", discord.StageChannel)):
        room = await control.channel(kind, kind)
        await posted(api, room)
        status, answer = await api("POST", f"/channels/{room}/threads", json={"name": "talk", "type": 11})
        assert (status, answer["code"]) == (400, 50024)
        assert isinstance(bot.get_channel(int(room)), known)


async def test_a_forum_has_posts_and_no_talk_of_its_own(control: Control, run_bot: Run, api: Api) -> None:
    bot: Fixture = await run_bot(Fixture())
    forum = await control.channel("forum", "forum")
    status, answer = await api("POST", f"/channels/{forum}/messages", json={"content": "x"})
    assert (status, answer["code"]) == (400, 50008)
    status, answer = await api("POST", f"/channels/{forum}/threads", json={"name": "talk", "type": 11})
    assert (status, answer["code"]) == (400, 50035)
    form = {"name": "talk", "message": {"content": "first"}}
    status, thread = await api("POST", f"/channels/{forum}/threads", json=form)
    assert (status, thread["type"], thread["parent_id"]) == (201, 11, forum)
    _, messages = await api("GET", f"/channels/{thread['id']}/messages")
    assert [one["content"] for one in messages] == ["first"]
    assert isinstance(bot.get_channel(int(forum)), discord.ForumChannel)
    with pytest.raises(WentWrong, match="Which kind"):
        await control.channel("cellar", "cellar")


async def test_private_conversations_can_be_opened_too_fast(control: Control, api: Api) -> None:
    people = [await control.person(name) for name in ("Ada", "Ben", "Cho")]
    await control.behave(conversations_left=2)

    async def open_with(number: int) -> tuple[int, Any]:
        return await api("POST", "/users/@me/channels", json={"recipient_id": people[number].id})

    assert [(await open_with(number))[0] for number in (0, 1, 0)] == [200, 200, 200]
    status, answer = await open_with(2)
    assert (status, answer["code"]) == (403, 40003)
    await control.behave(conversations_left=None)
    assert (await open_with(2))[0] == 200
