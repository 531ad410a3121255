"""Interactions: three seconds, once, fifteen minutes; and who sees the answers."""

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from local.control import Control, WentWrong
from local.server import Server
from local.state import acts, interactions
from local.state.model import Interaction
from tests.local.conftest import LENIENT, Fixture, until
from tests.local.sampler import PICTURE, sampler

Run = Callable[[Fixture], Any]
COMMAND = {"name": "test", "description": "x"}
EPHEMERAL = 1 << 6


@pytest.fixture
async def begun(server: Server, api: Any) -> Callable[[], Any]:
    """Begin an interaction whose bot is the test itself."""
    status, _ = await api("PUT", f"/applications/{server.world.application.id}/commands", json=[COMMAND])
    assert status == 200
    ada = acts.join(server.world, "Ada")
    where = next(one for one in server.world.channels.values() if one.name == "games")

    def begin() -> Interaction:
        command = next(iter(server.world.commands))
        return acts.command(server.world, ada.id, where.id, command, [])

    return begin


def callback(one: Interaction) -> str:
    return f"/interactions/{one.id}/{one.token}/callback"


def webhook(server: Server, one: Interaction, rest: str = "") -> str:
    return f"/webhooks/{server.world.application.id}/{one.token}{rest}"


SAY = {"type": 4, "data": {"content": "hi"}}


async def test_after_three_seconds_the_interaction_is_unknown(server: Server, api: Any, begun: Any) -> None:
    one = begun()
    server.world.clock.advance(2.9)
    assert not one.failed
    server.world.clock.advance(0.2)
    assert one.failed
    status, body = await api("POST", callback(one), json=SAY)
    assert (status, body) == (404, {"message": "Unknown interaction", "code": 10062})


async def test_a_second_acknowledgement_is_refused(server: Server, api: Any, begun: Any) -> None:
    one = begun()
    assert (await api("POST", callback(one), json=SAY))[0] == 204
    status, body = await api("POST", callback(one), json=SAY)
    assert (status, body["code"]) == (400, 40060)
    assert len(server.world.messages) == 1


async def test_a_token_of_another_interaction_does_not_fit(api: Any, begun: Any) -> None:
    one, other = begun(), begun()
    status, body = await api("POST", f"/interactions/{one.id}/{other.token}/callback", json=SAY)
    assert (status, body["code"]) == (404, 10062)


async def test_a_refused_answer_leaves_time_for_a_better_one(api: Any, begun: Any) -> None:
    one = begun()
    assert (await api("POST", callback(one), json={"type": 4, "data": {"content": "x" * 2001}}))[0] == 400
    assert (await api("POST", callback(one), json=SAY))[0] == 204


async def test_an_update_makes_no_sense_for_a_command(api: Any, begun: Any) -> None:
    for kind in (6, 7, 8):
        status, body = await api("POST", callback(begun()), json={"type": kind, "data": {}})
        assert (status, body["code"]) == (400, 50035)


async def test_the_token_lives_for_fifteen_minutes(server: Server, api: Any, begun: Any) -> None:
    one = begun()
    original = webhook(server, one, "/messages/@original")
    status, body = await api("PATCH", original, json={"content": "too early"})
    assert (status, body["code"]) == (404, 10015)
    await api("POST", callback(one), json=SAY)
    server.world.clock.advance(14 * 60 + 59)
    assert (await api("PATCH", original, json={"content": "in time"}))[0] == 200
    server.world.clock.advance(2)
    for method, path in (("PATCH", original), ("POST", webhook(server, one)), ("DELETE", original)):
        status, body = await api(method, path, json={"content": "late"})
        assert (status, body["code"]) == (401, 50027)


async def test_a_deferred_answer_that_never_comes_is_a_failure(server: Server, api: Any, begun: Any) -> None:
    failures = []
    server.world.listeners.append(lambda event: failures.append(event.name) if event.name == "failed" else None)
    await api("POST", callback(begun()), json={"type": 5})
    server.world.clock.advance(15 * 60 + 1)
    assert failures == ["failed"]
    assert not server.world.messages


async def test_a_follow_up_to_a_deferred_answer_fills_it(server: Server, api: Any, begun: Any) -> None:
    one = begun()
    await api("POST", callback(one), json={"type": 5, "data": {"flags": EPHEMERAL}})
    (waiting,) = server.world.messages.values()
    assert waiting.flags & interactions.LOADING
    # Ephemeral or not was settled by the first answer; the follow-up cannot change it.
    status, body = await api("POST", webhook(server, one), json={"content": "done"})
    assert (status, body["id"], body["flags"], body["edited_timestamp"]) == (200, waiting.id, EPHEMERAL, None)
    status, second = await api("POST", webhook(server, one), json={"content": "more", "flags": EPHEMERAL})
    assert second["id"] != waiting.id


async def test_filling_a_deferred_answer_is_no_edit_to_its_readers(server: Server, api: Any, begun: Any) -> None:
    one = begun()
    await api("POST", callback(one), json={"type": 5})
    original = webhook(server, one, "/messages/@original")
    _, filled = await api("PATCH", original, json={"content": "done"})
    assert (filled["edited_timestamp"], filled["flags"]) == (None, 0)
    _, changed = await api("PATCH", original, json={"content": "changed"})
    assert changed["edited_timestamp"]


async def test_ephemeral_messages_exist_only_for_their_reader_and_their_token(
    server: Server, api: Any, begun: Any
) -> None:
    one = begun()
    whisper = {"type": 4, "data": {"content": "psst", "flags": EPHEMERAL}}
    _, receipt = await api("POST", callback(one) + "?with_response=true", json=whisper)
    shown = receipt["resource"]["message"]
    assert receipt["interaction"]["response_message_ephemeral"] is True
    path = f"/channels/{one.channel_id}/messages"
    assert (await api("GET", f"{path}/{shown['id']}"))[1]["code"] == 10008
    assert (await api("PATCH", f"{path}/{shown['id']}", json={"content": "x"}))[1]["code"] == 10008
    assert (await api("GET", path))[1] == []
    status, body = await api("PATCH", webhook(server, one, f"/messages/{shown['id']}"), json={"content": "x"})
    assert (status, body["content"]) == (200, "x")
    other = begun()
    await api("POST", callback(other), json=SAY)
    status, body = await api("PATCH", webhook(server, other, f"/messages/{shown['id']}"), json={"content": "y"})
    assert (status, body["code"]) == (404, 10008)


async def test_one_person_sees_the_whisper_and_all_see_the_answer(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada, ben = await control.person("Ada"), await control.person("Ben")
    await ada.command("/whisper", "general")
    await control.quiet()
    await ada.command("/hello", "general")
    assert [one.text for one in await ada.sees("general")] == ["only you", "and this", "Hello all"]
    assert [one.text for one in await ben.sees("general")] == ["Hello all"]
    mine = (await ada.sees("general"))[0]
    await ada.dismiss(mine)
    assert [one.text for one in await ada.sees("general")] == ["and this", "Hello all"]


async def test_the_gateway_tells_nothing_of_whispers(control: Control, run_bot: Run) -> None:
    bot = sampler()
    bot.note("message", "raw_message_edit", "raw_message_delete")
    await run_bot(bot)
    ada = await control.person("Ada")
    await ada.command("/whisper", "general")
    await ada.command("/think", "general", ephemeral=True)
    await control.quiet()
    await ada.dismiss((await ada.sees("general"))[0])
    await ada.command("/hello", "general")
    heard = []
    while "Hello all" not in heard:
        heard.append((await bot.event_of("message"))[0].content)
    # The follow-up to the private thought is public, as it did not ask to be private.
    assert heard == ["more and more", "Hello all"]


async def test_a_bot_that_stays_silent_fails_the_interaction(control: Control, run_bot: Run, server: Server) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    waiting = asyncio.create_task(ada.command("/silence", "general"))
    await until(lambda: bool(server.world.interactions))
    await control.advance(LENIENT + 0.1)
    assert (await waiting).failed


async def test_options_arrive_with_their_types_and_what_they_name(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    proof = await ada.upload("../../proof.png", PICTURE)
    answer = await ada.command(
        "/table new",
        "general",
        game="x",
        seats=3,
        share=0.25,
        host="Ada",
        room="games",
        proof=proof,
        loud=True,
    )
    assert answer.text == f"x 3 slow 0.25 ['ada', 'games', None] {len(PICTURE)} True"
    for wrong in ({"game": "x"}, {"game": "x", "seats": 7}, {"game": "x", "seats": "3"}, {"seats": 3}):
        with pytest.raises(WentWrong):
            await ada.command("/table new", "general", **wrong)
    with pytest.raises(WentWrong, match="one of the choices"):
        await ada.command("/table new", "general", game="x", seats=3, pace="fast")


async def test_autocompletion_offers_what_the_bot_offers(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    choices = await ada.complete("/table new", "general", "game", game="to")
    assert choices == [
        {"name": "Total War", "value": "total war"},
        {"name": "Tokyo Clash", "value": "tokyo clash"},
    ]


async def test_context_menus_reach_people_and_messages(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada, ben = await control.person("Ada"), await control.person("Ben")
    said = await ben.say("general", "twelve chars")
    assert (await ada.on(ben.id, "Who is this", "general")).text == "This is Ben"
    assert (await ada.on(said.id, "How long", "general")).text == "12 letters"


async def test_components_reach_the_bot(control: Control, run_bot: Run, server: Server) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    panel = (await ada.command("/panel", "general")).message
    assert panel
    assert [one["alt"] for one in panel.pictures] == ["The board in words", "small"]
    pushed = await ada.click(panel, "Push")
    assert pushed.kind == 7
    assert pushed.message
    assert pushed.message.id == panel.id
    with pytest.raises(WentWrong, match="disabled"):
        await ada.click(panel, "Not now")
    async with (
        aiohttp.ClientSession() as session,
        session.get(server.address + panel.pictures[0]["url"]) as got,
    ):
        assert await got.read() == PICTURE


async def test_selects_of_all_kinds_resolve_what_they_name(control: Control, run_bot: Run, server: Server) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    shown = (await ada.command("/selects", "general")).message
    assert shown
    games = next(one.id for one in server.world.channels.values() if one.name == "games")
    everyone = server.world.guild.id
    wanted = {
        "string": (("c0", "c2"), "['c0', 'c2'] []"),
        "user": ((ada.id,), f"['{ada.id}'] ['members', 'users']"),
        "role": ((everyone,), f"['{everyone}'] ['roles']"),
        "channel": ((games,), f"['{games}'] ['channels']"),
        "mentionable": ((everyone,), f"['{everyone}'] ['roles']"),
    }
    for name, (values, answer) in wanted.items():
        await ada.choose(shown, name, *values)
        await control.quiet()
        assert (await ada.sees("general"))[-1].text == answer
    for values in ((), ("c0", "c1", "c2"), ("c9",)):
        with pytest.raises(WentWrong):
            await ada.choose(shown, "string", *values)


async def test_a_form_with_every_field_comes_back_filled(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    opened = await ada.command("/form", "general")
    assert opened.modal
    assert opened.modal["title"] == "Orders"
    filled = {"words": "roar", "heading": ["west"], "pace": "run", "extras": ["stomp", "roar"]}
    for wrong in ({"words": "x"}, {"words": ""}, {"heading": ["north"]}, {"pace": None}, {"words": "x" * 10}):
        with pytest.raises(WentWrong):
            await ada.submit(opened, filled | wrong)
    answer = await ada.submit(opened, filled)
    assert answer.text == "roar west run ['roar', 'stomp']"
    with pytest.raises(WentWrong, match="no longer open"):
        await ada.submit(opened, filled)


async def test_a_form_takes_files_people_and_a_checkbox(control: Control, run_bot: Run) -> None:
    await run_bot(sampler())
    ada = await control.person("Ada")
    opened = await ada.command("/proofs", "general")
    file = await ada.upload("map.png", PICTURE)
    answer = await ada.submit(opened, {"files": [file], "sure": True, "who": [ada.id]})
    assert answer.text == f"map.png {len(PICTURE)} True Ada"


async def test_a_sleeping_thread_takes_no_commands(control: Control, run_bot: Run) -> None:
    bot: Fixture = await run_bot(sampler())
    ada = await control.person("Ada")
    room = discord.utils.get(bot.guilds[0].text_channels, name="games")
    assert room
    thread = await room.create_thread(name="den", type=discord.ChannelType.public_thread, auto_archive_duration=60)
    assert (await ada.command("/hello", "den")).text == "Hello all"
    bot.note("thread_update")
    await control.advance(3601)
    assert (await bot.event_of("thread_update"))[1].archived
    with pytest.raises(WentWrong, match="archived"):
        await ada.command("/hello", "den")
    with pytest.raises(discord.HTTPException) as refused:
        await thread.get_partial_message((await ada.sees("den"))[0].id).edit(content="x")
    assert refused.value.code == 50083
    await ada.say("den", "wake up")
    assert not (await ada.command("/hello", "den")).failed


async def test_a_changed_archive_time_counts_as_activity(control: Control, run_bot: Run) -> None:
    bot: Fixture = await run_bot(sampler())
    room = discord.utils.get(bot.guilds[0].text_channels, name="games")
    assert room
    thread = await room.create_thread(name="lair", type=discord.ChannelType.public_thread, auto_archive_duration=60)
    await control.advance(3000)
    await thread.edit(auto_archive_duration=60)  # no change, no activity
    await control.advance(300)
    await thread.edit(auto_archive_duration=1440)
    await thread.edit(auto_archive_duration=60)
    await control.advance(3300)
    assert not (await bot.fetch_channel(thread.id)).archived  # type: ignore[union-attr]
    await control.advance(301)
    assert (await bot.fetch_channel(thread.id)).archived  # type: ignore[union-attr]
