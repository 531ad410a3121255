"""Browser tabs: each is a user, over one websocket."""

import asyncio
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from local.limits.nesting import parsed
from local.refusals import Refusal
from local.shapes import messages as message_shapes
from local.state import acts, conversations
from local.state.model import Attachment, Interaction, Json, Reading, User
from local.state.posting import Upload
from local.state.world import Event, World
from local.web import frames as page_frames
from local.web.keys import hashed

PAGE = 50
MAX_PENDING_UPLOADS = 20


class Tab:
    """One open page."""

    def __init__(self, socket: web.WebSocketResponse, user_id: str) -> None:
        self.socket = socket
        self.user_id = user_id
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._outgoing.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            frame = await self._outgoing.get()
            try:
                await self.socket.send_str(msgspec.json.encode(frame).decode())
            except ConnectionError:
                return

    def stop(self) -> None:
        """Send no more."""
        self._writer.cancel()


class Tabs:
    """All open pages, listening to the world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.open: set[Tab] = set()
        self.uploads: dict[str, dict[str, Attachment]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        world.listeners.append(self.hear)

    def hear(self, event: Event) -> None:
        """Count mentions, then tell every tab what it may know."""
        if event.name == "message_create":
            self._count(event)
        for tab in tuple(self.open):
            for frame in page_frames.of_event(self.world, event, tab.user_id):
                tab.send(frame)

    def show_code(self, user: User, code: str) -> None:
        """Show a user the code with which another browser may be them."""
        for tab in self.open:
            if tab.user_id == user.id:
                tab.send({"op": "code", "code": code})

    def _count(self, event: Event) -> None:
        for who in event.subject.pings:
            reading = self._reading(who, event.subject.channel_id)
            reading.mentions += 1
            self.world.keep(reading)

    def _reading(self, user_id: str, channel_id: str) -> Reading:
        key = f"{user_id}/{channel_id}"
        return self.world.readings.get(key) or Reading(id=key)

    async def connect(self, socket: web.WebSocketResponse) -> None:
        """Serve one websocket until it closes."""
        tab = await self._greet(socket)
        if tab is None:
            return
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                try:
                    said = msgspec.convert(parsed(frame.data), Json)
                except ValueError:
                    tab.send({"op": "error", "n": None, "error": "That frame cannot be read."})
                    continue
                self._take(tab, said)
        finally:
            self.open.discard(tab)
            tab.stop()

    async def _greet(self, socket: web.WebSocketResponse) -> Tab | None:
        try:
            hello = msgspec.convert(parsed(await socket.receive_str(timeout=30)), Json)
            visit = self.world.visits.get(hashed(str(hello.get("token"))))
        except (ValueError, TypeError, TimeoutError):
            visit = None
        if visit is None:
            await socket.send_json({"op": "bye", "error": "This session is unknown. Pick a name again."})
            await socket.close()
            return None
        tab = Tab(socket, visit.user_id)
        tab.send(page_frames.ready(self.world, visit.user_id))
        for frame in page_frames.unread(self.world, visit.user_id):
            tab.send(frame)
        self.open.add(tab)
        return tab

    def _take(self, tab: Tab, said: Json) -> None:
        # Autocompletion waits for the bot; the tab must stay able to talk meanwhile.
        task = asyncio.create_task(self._answer(tab, said))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, tab: Tab, said: Json) -> None:
        n = said.get("n")
        try:
            answer = await self._act(tab, str(said.get("op")), said)
            tab.send({"op": "ok", "n": n} | (answer or {}))
        except Refusal as refusal:
            tab.send({"op": "error", "n": n, "error": refusal.sentence()})
        except (KeyError, TypeError, ValueError, AttributeError):
            tab.send({"op": "error", "n": n, "error": "Something is missing in that frame."})

    async def _act(self, tab: Tab, op: str, said: Json) -> Json | None:
        world, who = self.world, tab.user_id
        match op:
            case "open":
                return self._history(who, str(said["channel"]), said.get("before"))
            case "say":
                files = self._taken(who, said.get("files") or [])
                acts.say(world, who, str(said["channel"]), said["content"], said.get("reply_to"), files)
            case "command":
                return _begun(self._command(who, said))
            case "autocomplete":
                found = await acts.choices(self._command(who, said, autocomplete=True))
                return {"op": "choices", "choices": found}
            case "component":
                return _begun(acts.use(world, who, str(said["message"]), said["custom_id"], said.get("values")))
            case "modal":
                mine = self.uploads.get(who, {})
                form = (said["custom_id"], said["components"], mine)
                return _begun(acts.submit(world, who, str(said["interaction"]), *form))
            case "converse":
                return {"op": "conversation", "channel": conversations.between(world, who, world.bot.id).id}
            case "read":
                self._read(who, str(said["channel"]))
            case "react":
                acts.react(world, who, str(said["message"]), str(said["emoji"]), bool(said["add"]))
            case "dismiss":
                acts.dismiss(world, who, str(said["message"]))
            case _:
                raise Refusal(400, 0, "That is nothing one can do here.")
        return None

    def _command(self, who: str, said: Json, autocomplete: bool = False) -> Interaction:
        return acts.command(
            self.world,
            who,
            str(said["channel"]),
            str(said["command"]),
            said.get("options") or [],
            uploads=self.uploads.get(who, {}),
            target=said.get("target"),
            autocomplete=autocomplete,
        )

    def _history(self, who: str, channel_id: str, before: Any) -> Json:
        channel = acts.visible(self.world, who, channel_id)
        rows = [one for one in self.world.talk.get(channel.id, {}).values() if one.only_for in (None, who)]
        if before:
            rows = [one for one in rows if int(one.id) < int(before)]
        page = rows[-PAGE:]
        shown = [message_shapes.for_page(self.world, one, who) for one in page]
        return {"op": "history", "channel": channel.id, "messages": shown, "more": len(rows) > len(page)}

    def _read(self, who: str, channel_id: str) -> None:
        channel = acts.visible(self.world, who, channel_id)
        reading = self._reading(who, channel_id)
        reading.last_read, reading.mentions = channel.last_message_id or "0", 0
        self.world.keep(reading)
        for tab in self.open:
            if tab.user_id == who:
                tab.send({"op": "unread", "channel": channel_id, "mentions": 0, "read": True})

    def hold(self, who: str, file: Attachment) -> None:
        """Remember an upload until a form names it; the oldest is forgotten first."""
        mine = self.uploads.setdefault(who, {})
        mine[file.id] = file
        while len(mine) > MAX_PENDING_UPLOADS:
            oldest = next(iter(mine))
            del mine[oldest]
            self.world.files.drop(oldest)

    def _taken(self, who: str, ids: list[str]) -> dict[str, Upload]:
        mine = self.uploads.get(who, {})
        taken = {}
        for index, file_id in enumerate(ids):
            data = self.world.files.get(file_id)
            if file_id not in mine or data is None:
                raise Refusal(400, 0, "That file was never uploaded.")
            taken[str(index)] = Upload(mine[file_id].filename, data)
        return taken


def _begun(interaction: Interaction) -> Json:
    return {"interaction": interaction.id}
