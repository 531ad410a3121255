"""The websocket of the page: what a browser tab says and hears."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest

from local.control import Control
from local.server import Server
from tests.local.conftest import LENIENT, Fixture
from tests.local.sampler import PICTURE, sampler

Run = Callable[[Fixture], Any]


class Page:
    """A browser tab by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str, user: dict[str, Any]) -> None:
        self.socket = socket
        self.token = token
        self.user = user
        self.ready: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._n = 0

    async def frame(self) -> dict[str, Any]:
        async with asyncio.timeout(10):
            found: dict[str, Any] = await self.socket.receive_json()
        return found

    async def until(self, op: str) -> dict[str, Any]:
        """Return the next frame with this *op*, also from those already passed over."""
        for index, frame in enumerate(self.heard):
            if frame["op"] == op:
                return self.heard.pop(index)
        while True:
            frame = await self.frame()
            if frame["op"] == op:
                return frame
            self.heard.append(frame)

    async def ask(self, op: str, **form: Any) -> dict[str, Any]:
        """Say something and return the answer to it."""
        self._n += 1
        await self.socket.send_json({"op": op, "n": self._n} | form)
        while True:
            frame = await self.frame()
            if frame.get("n") == self._n:
                return frame
            self.heard.append(frame)

    def channel(self, name: str) -> str:
        return next(one["id"] for one in self.ready["channels"] if one.get("name") == name)

    def command(self, name: str) -> str:
        return next(one["id"] for one in self.ready["commands"] if one["name"] == name)


@pytest.fixture
async def browse(server: Server) -> AsyncIterator[Callable[[str], Any]]:
    keys: dict[str, str] = {}
    async with aiohttp.ClientSession() as session:

        async def visit(name: str) -> Page:
            form = {"name": name, "key": keys.get(name.casefold())}
            async with session.post(server.address + "/page/join", json=form) as answer:
                joined = await answer.json()
            keys[name.casefold()] = joined["key"]
            socket = await session.ws_connect(server.address + "/page/ws")
            page = Page(socket, joined["token"], joined["user"])
            await socket.send_json({"op": "hello", "token": page.token})
            page.ready = await page.until("ready")
            return page

        yield visit


async def test_a_tab_is_greeted_with_everything_it_needs(browse: Any, run_bot: Run) -> None:
    await run_bot(sampler())
    ada: Page = await browse("Ada")
    assert set(ada.ready) == {
        "op", "user", "users", "guild", "roles", "channels", "commands", "application",
    }  # fmt: skip
    assert ada.ready["user"]["global_name"] == "Ada"
    assert ada.ready["guild"]["name"] == "Monster Island"
    assert {one["name"] for one in ada.ready["commands"]} >= {"hello", "table", "Who is this"}
    again: Page = await browse("ada")
    assert again.user["id"] == ada.user["id"]
    assert again.token != ada.token


async def test_an_unknown_token_is_sent_away(server: Server) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(server.address + "/page/ws") as socket,
    ):
        await socket.send_json({"op": "hello", "token": "guess"})
        assert (await socket.receive_json())["op"] == "bye"
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_talk_reaches_the_other_tab_with_unread_and_pings(browse: Any) -> None:
    ada: Page = await browse("Ada")
    ben: Page = await browse("Ben")
    assert (await ada.until("user"))["user"]["global_name"] == "Ben"
    general = ada.channel("general")
    said = await ada.ask("say", channel=general, content=f"hello <@{ben.user['id']}>")
    assert said["op"] == "ok"
    message = (await ben.until("message"))["message"]
    assert message["pings_me"] is True
    assert message["author"]["global_name"] == "Ada"
    assert await ben.until("unread") == {"op": "unread", "channel": general, "mentions": 1}
    reply = await ben.ask("say", channel=general, content="hi", reply_to=message["id"])
    assert reply["op"] == "ok"
    await ada.until("message")
    assert (await ada.until("message"))["message"]["referenced_message"]["id"] == message["id"]
    late: Page = await browse("Ben")
    assert (await late.until("unread"))["mentions"] == 1
    await late.ask("read", channel=general)
    assert (await ben.until("unread"))["read"] is True
    history = await ben.ask("open", channel=general)
    assert [one["content"][:5] for one in history["messages"]] == ["hello", "hi"]
    assert history["more"] is False


async def test_history_comes_in_pages(browse: Any) -> None:
    ada: Page = await browse("Ada")
    general = ada.channel("general")
    for number in range(60):
        await ada.ask("say", channel=general, content=str(number))
    page = await ada.ask("open", channel=general)
    assert [one["content"] for one in page["messages"]] == [str(n) for n in range(10, 60)]
    assert page["more"] is True
    older = await ada.ask("open", channel=general, before=page["messages"][0]["id"])
    assert [one["content"] for one in older["messages"]] == [str(n) for n in range(10)]
    assert older["more"] is False


async def test_a_whisper_stays_in_one_tab(browse: Any, run_bot: Run) -> None:
    await run_bot(sampler())
    ada: Page = await browse("Ada")
    ben: Page = await browse("Ben")
    general = ada.channel("general")
    begun = await ada.ask("command", channel=general, command=ada.command("whisper"), options=[])
    assert begun["op"] == "ok"
    assert begun["interaction"]
    whisper = (await ada.until("message"))["message"]
    assert whisper["ephemeral"] is True
    await ada.until("message")
    await ada.ask("say", channel=general, content="loud")
    assert (await ben.until("message"))["message"]["content"] == "loud"
    assert not [one for one in ben.heard if one["op"] == "message"]
    history = await ben.ask("open", channel=general)
    assert [one["content"] for one in history["messages"]] == ["loud"]
    refused = await ben.ask("dismiss", message=whisper["id"])
    assert refused == {"op": "error", "n": refused["n"], "error": "That message is gone."}
    assert (await ada.ask("dismiss", message=whisper["id"]))["op"] == "ok"
    assert (await ada.until("message_delete"))["id"] == whisper["id"]


async def test_thinking_forms_and_failures_are_told_to_the_one_who_acted(
    browse: Any, run_bot: Run, control: Control
) -> None:
    await run_bot(sampler())
    ada: Page = await browse("Ada")
    ben: Page = await browse("Ben")
    general = ada.channel("general")
    await ada.ask("command", channel=general, command=ada.command("think"), options=[])
    thinking = await ada.until("thinking")
    assert thinking["message"]["flags"] & 1 << 7
    update = await ada.until("message_update")
    assert update["message"]["content"] == "thought"
    assert update["message"]["attachments"][0]["url"].startswith("/attachments/")
    begun = await ada.ask("command", channel=general, command=ada.command("form"), options=[])
    opened = await ada.until("modal")
    assert (opened["interaction"], opened["modal"]["title"]) == (begun["interaction"], "Orders")
    stolen = await ben.ask("modal", interaction=opened["interaction"], custom_id="orders", components=[])
    assert stolen["error"] == "This form is no longer open."
    begun = await ada.ask("command", channel=general, command=ada.command("silence"), options=[])
    await control.advance(LENIENT + 1)
    failed = await ada.until("failed")
    assert failed == {"op": "failed", "interaction": begun["interaction"], "error": "This interaction failed"}
    assert not [one for one in ben.heard if one["op"] in ("thinking", "modal", "failed")]


async def test_a_form_is_sent_with_an_uploaded_file(browse: Any, run_bot: Run, server: Server) -> None:
    await run_bot(sampler())
    ada: Page = await browse("Ada")
    await ada.ask("command", channel=ada.channel("general"), command=ada.command("proofs"), options=[])
    opened = await ada.until("modal")
    form = aiohttp.FormData()
    form.add_field("file", PICTURE, filename="map.png")
    async with (
        aiohttp.ClientSession(headers={"X-Page-Token": ada.token}) as session,
        session.post(server.address + "/page/upload", data=form) as answer,
    ):
        file = (await answer.json())["id"]
    parts = [
        {"type": 18, "component": {"type": 19, "custom_id": "files", "values": [file]}},
        {"type": 18, "component": {"type": 23, "custom_id": "sure", "value": True}},
        {"type": 18, "component": {"type": 5, "custom_id": "who", "values": [ada.user["id"]]}},
    ]
    sent = await ada.ask("modal", interaction=opened["interaction"], custom_id="proofs", components=parts)
    assert sent["op"] == "ok"
    assert (await ada.until("message"))["message"]["content"] == f"map.png {len(PICTURE)} True Ada"


async def test_autocompletion_clicks_and_reactions(browse: Any, run_bot: Run) -> None:
    await run_bot(sampler())
    ada: Page = await browse("Ada")
    general = ada.channel("general")
    typed = {"name": "game", "type": 3, "value": "mono", "focused": True}
    choices = await ada.ask(
        "autocomplete",
        channel=general,
        command=ada.command("table"),
        options=[{"name": "new", "type": 1, "options": [typed]}],
    )
    assert choices["op"] == "choices"
    assert choices["choices"] == [{"name": "Monopoly", "value": "monopoly"}]
    await ada.ask("command", channel=general, command=ada.command("panel"), options=[])
    panel = (await ada.until("message"))["message"]
    clicked = await ada.ask("component", message=panel["id"], custom_id="push", component_type=2)
    assert clicked["op"] == "ok"
    assert (await ada.until("message_update"))["message"]["id"] == panel["id"]
    await ada.ask("react", message=panel["id"], emoji="🔥", add=True)
    reacted = (await ada.until("message_update"))["message"]["reactions"]
    assert [(one["emoji"]["name"], one["count"], one["me"]) for one in reacted] == [("🔥", 1, True)]


async def test_new_commands_and_threads_appear_live(browse: Any, run_bot: Run, control: Control) -> None:
    ada: Page = await browse("Ada")
    bot: Fixture = await run_bot(sampler())
    commands = await ada.until("commands")
    assert "hello" in {one["name"] for one in commands["commands"]}
    room = next(one for one in bot.guilds[0].text_channels if one.name == "games")
    secret = await room.create_thread(name="secret")
    thread = await secret.parent.create_thread(  # type: ignore[union-attr]
        name="open", message=await room.send("start")
    )
    seen = await ada.until("channel")
    # The owner of the server sees private threads too; the first to join is the owner.
    assert seen["channel"]["name"] == "secret"
    ben: Page = await browse("Ben")
    names = [one.get("name") for one in ben.ready["channels"]]
    assert "open" in names
    assert "secret" not in names
    await secret.add_user(await bot.guilds[0].fetch_member(int(ben.user["id"])))
    assert (await ben.until("channel"))["channel"]["name"] == "secret"
    await thread.delete()
    assert (await ben.until("channel_delete"))["id"] == str(thread.id)


@pytest.mark.parametrize(
    "frame",
    [
        {"op": "say"},
        {"op": "say", "channel": "1", "content": "x"},
        {"op": "open", "channel": None},
        {"op": "component", "message": "1", "custom_id": "x"},
        {"op": "command", "channel": "1", "command": "1"},
        {"op": "command", "channel": {}, "command": [], "options": "x"},
        {"op": "nonsense"},
        {"op": "react", "message": "1", "emoji": "x", "add": True},
    ],
)
async def test_bad_frames_get_one_sentence(browse: Any, frame: dict[str, Any]) -> None:
    ada: Page = await browse("Ada")
    answer = await ada.ask(**frame)
    assert answer["op"] == "error"
    assert answer["error"].endswith(".")
    await ada.socket.send_str("{")
    assert (await ada.until("error"))["n"] is None
    assert (await ada.ask("open", channel=ada.channel("general")))["op"] == "history"
