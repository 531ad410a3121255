"""The control API over HTTP: `POST /control/<verb>` with JSON and the token; only with --control."""

import base64
import dataclasses
import hmac
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from local import refusals
from local.control import typed
from local.control.quiet import Stillness
from local.gateway.sessions import INVALID, RECONNECT, Gateway
from local.limits.nesting import Unreadable, parsed
from local.refusals import Refusal
from local.rest.wire import Disturbance, Wire
from local.shapes import messages as message_shapes
from local.shapes import people as shapes
from local.shapes.messages import EPHEMERAL, LOADING
from local.state import acts, conversations, interactions, permissions, posting, threads
from local.state.model import Attachment, Channel, Guild, Interaction, Json, Member, Message, Overwrite
from local.state.places import forums, servers
from local.state.posting import Upload
from local.state.world import World
from local.web.tabs import Tabs

PATIENCE = 20.0
Verb = Callable[[Json], Awaitable[Any]]


class Endpoints:
    """Everything a test may do to the local Discord."""

    def __init__(self, world: World, gateway: Gateway, tabs: Tabs, wire: Wire, token: str) -> None:
        self.world = world
        self.gateway = gateway
        self.tabs = tabs
        self.wire = wire
        self.token = token
        self.stillness = Stillness(world, wire)
        self.expelled: dict[str, Member] = {}
        wire.journal = type(wire.journal)(maxlen=20_000)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of this module."""
        return [web.post("/control/{verb}", self.serve)]

    async def serve(self, request: web.Request) -> web.Response:
        """Check the token, find the verb, do it."""
        given = request.headers.get("Authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {self.token}".encode()):
            return web.json_response({"error": "The control token is wrong."}, status=403)
        verb: Verb | None = getattr(self, f"do_{request.match_info['verb']}", None)
        if verb is None:
            return web.json_response({"error": "There is no such verb."}, status=404)
        try:
            answer = await verb(parsed(await request.read()))
        except Refusal as refusal:
            return web.json_response({"error": refusal.sentence()}, status=400)
        except (Unreadable, KeyError, TypeError, AttributeError) as fault:
            return web.json_response({"error": f"That form cannot be read: {fault!r}"}, status=400)
        return web.Response(body=msgspec.json.encode({"ok": answer}), content_type="application/json")

    async def do_status(self, form: Json) -> Json:
        """Tell what there is."""
        here = self.world.inside(self.world.guild.id).channels.values()
        return {
            "connected": bool(self.gateway.live()),
            "channels": {one.name: one.id for one in here if one.type != 4},
            "guild": self.world.guild.id,
            "guilds": len(self.world.guilds),
            "bot": self.world.application.id,
            "commands": [shapes.command(self.world, one) for one in self.world.commands.values()],
            "under_way": self.wire.under_way,
        }

    async def do_ready(self, form: Json) -> bool:
        """Wait for the bot, and for its commands if asked."""
        wanted, shards = int(form.get("commands", 0)), int(form.get("shards", 1))
        return await self.stillness.until(
            lambda: len(self.gateway.live()) >= shards and len(self.world.commands) >= wanted,
            float(form.get("patience", PATIENCE)),
        )

    async def do_person(self, form: Json) -> Json:
        """Bring a user in."""
        user = acts.join(self.world, form["name"], any_letters=True)
        if form.get("locale"):
            acts.speak_in(self.world, user.id, str(form["locale"]))
        return shapes.user(user)

    async def do_locale(self, form: Json) -> None:
        """Let somebody change the language of their client."""
        acts.speak_in(self.world, str(form["user"]), str(form["locale"]))

    async def do_conversation(self, form: Json) -> str:
        """Open a user's conversation with the bot; returns its id."""
        return conversations.between(self.world, str(form["user"]), self.world.bot.id).id

    async def do_say(self, form: Json) -> Json:
        """Let a user say something."""
        where = typed.find_channel(self.world, form["channel"])
        said = acts.say(self.world, form["user"], where.id, form["content"], form.get("reply_to"))
        return message_shapes.for_page(self.world, said, form["user"])

    def _command(self, form: Json, focused: str | None = None) -> Interaction:
        where = typed.find_channel(self.world, form["channel"])
        command, words = typed.find_command(self.world, form["user"], where, form["line"])
        given = typed.spell(self.world, command, words, form.get("options") or {}, focused)
        mine = self.tabs.uploads.get(form["user"], {})
        return acts.command(
            self.world,
            form["user"],
            where.id,
            command.id,
            given,
            uploads=mine,
            target=form.get("target"),
            autocomplete=focused is not None,
        )

    async def do_command(self, form: Json) -> Json:
        """Let a user send a command and wait for the answer."""
        return await self._outcome(self._command(form), form)

    async def do_autocomplete(self, form: Json) -> list[Json]:
        """Let a user type into an option."""
        return await acts.choices(self._command(form, str(form["focused"])))

    async def do_use(self, form: Json) -> Json:
        """Let a user click or choose."""
        begun = acts.use(self.world, form["user"], form["message"], form["custom_id"], form.get("values"))
        return await self._outcome(begun, form)

    async def do_submit(self, form: Json) -> Json:
        """Let a user send a form."""
        opener = self.world.interactions.get(form["interaction"])
        if opener is None or opener.modal is None:
            raise refusals.tell("This form is no longer open.")
        parts = typed.answers(opener.modal, form["values"])
        mine = self.tabs.uploads.get(form["user"], {})
        custom_id = opener.modal["custom_id"]
        return await self._outcome(acts.submit(self.world, form["user"], opener.id, custom_id, parts, mine), form)

    async def _outcome(self, begun: Interaction, form: Json) -> Json:
        await begun.answered
        if begun.acknowledged == interactions.DEFERRED_MESSAGE and form.get("settle", True):
            await self.stillness.until(lambda: not self._is_loading(begun), PATIENCE)
        if begun.acknowledged == interactions.DEFERRED_UPDATE and form.get("settle", True):
            await self.stillness.until(lambda: begun.settled > 0 or self._is_changed(begun), PATIENCE)
        if form.get("settle", True) and self._is_taken_away(begun):
            await self.stillness.until(lambda: self._follow_up(begun) is not None, PATIENCE)
        shown = self._original(begun) or self._follow_up(begun)
        return {
            "interaction": begun.id,
            "kind": None if begun.failed else begun.acknowledged,
            "message": message_shapes.for_page(self.world, shown, begun.user_id) if shown else None,
            "modal": begun.modal,
        }

    def _original(self, begun: Interaction) -> Message | None:
        is_update = begun.acknowledged in (interactions.UPDATE, interactions.DEFERRED_UPDATE)
        return self.world.messages.get((begun.message_id if is_update else begun.response_id) or "")

    def _is_changed(self, begun: Interaction) -> bool:
        """Return whether the public message that *begun* is about was edited since, in whatever way.

        What one person alone sees is edited by the token of a press; one that an earlier press led to is no answer.
        """
        shown = self._original(begun)
        is_public = shown is not None and not shown.flags & EPHEMERAL
        return bool(is_public and shown and shown.edited and shown.edited >= begun.created)

    def _is_taken_away(self, begun: Interaction) -> bool:
        """Return whether the message that stood for the answer was deleted, to be said again below."""
        deferred = (interactions.DEFERRED_MESSAGE, interactions.DEFERRED_UPDATE)
        return begun.acknowledged in deferred and self._original(begun) is None

    def _follow_up(self, begun: Interaction) -> Message | None:
        """Return the newest message that *begun* was answered with besides the first."""
        mine = (each for each in self.world.messages.values() if (each.metadata or {}).get("id") == begun.id)
        return max(mine, key=lambda message: int(message.id), default=None)

    def _is_loading(self, begun: Interaction) -> bool:
        shown = self.world.messages.get(begun.response_id or "")
        return bool(shown and shown.flags & LOADING)

    async def do_upload(self, form: Json) -> Json:
        """Let a user upload a file for a form or a command."""
        upload = Upload(form["filename"], base64.b64decode(form["data"]))
        file: Attachment = posting.store_file(self.world, "0", upload, {}, True)
        self.tabs.hold(form["user"], file)
        return {"id": file.id}

    async def do_react(self, form: Json) -> None:
        """Let a user react."""
        acts.react(self.world, form["user"], form["message"], form["emoji"], bool(form.get("add", True)))

    async def do_dismiss(self, form: Json) -> None:
        """Let a user put an ephemeral message away."""
        acts.dismiss(self.world, form["user"], form["message"])

    async def do_sees(self, form: Json) -> list[Json]:
        """Tell what a user sees in a channel, oldest first; of messages after one, if that is asked for."""
        where = acts.visible(self.world, form["user"], typed.find_channel(self.world, form["channel"]).id)
        rows, after = self.world.talk.get(where.id, {}).values(), int(form.get("after") or 0)
        mine = [one for one in rows if one.only_for in (None, form["user"]) and int(one.id) > after]
        return [message_shapes.for_page(self.world, one, form["user"]) for one in mine]

    async def do_pings(self, form: Json) -> list[Json]:
        """List the messages that notified a user."""
        rows = [one for one in self.world.messages.values() if form["user"] in one.pings]
        return [message_shapes.for_page(self.world, one, form["user"]) for one in rows]

    async def do_channels(self, form: Json) -> list[Json]:
        """List the channels and threads that a user sees."""
        who = form["user"]
        seen = [one for one in self.world.channels_of(who) if permissions.sees(self.world, who, one)]
        return [shapes.channel(self.world, one, who) for one in seen]

    async def do_file(self, form: Json) -> str:
        """Return the bytes of an attachment."""
        data = self.world.files.get(form["id"])
        if data is None:
            raise refusals.tell("There is no such file.")
        return base64.b64encode(data).decode()

    async def do_quiet(self, form: Json) -> bool:
        """Wait until nothing happens any more."""
        return await self.stillness.wait(float(form.get("idle", 0.15)), float(form.get("patience", PATIENCE)))

    async def do_gateway(self, form: Json) -> int:
        """Cut the lines of all shards or of one, ask for a reconnect, or declare the sessions invalid."""
        wanted = form.get("shard")
        sessions = [one for one in self.gateway.live() if wanted in (None, one.shard.id)]
        for session in sessions:
            assert session.connection
            match form["what"]:
                case "cut":
                    session.connection.cut()
                case "close":
                    await session.connection.close(int(form.get("code", 4000)))
                case "reconnect":
                    session.connection.send(RECONNECT)
                case "invalidate":
                    if not form.get("resumable"):
                        self.gateway.sessions.pop(session.id, None)
                    session.connection.send(INVALID, bool(form.get("resumable")))
                case _:
                    raise refusals.tell("cut, close, reconnect or invalidate?")
        return len(sessions)

    async def do_disturb(self, form: Json) -> None:
        """Delay or fail REST calls that match."""
        self.wire.disturbances.append(
            Disturbance(
                method=form.get("method", "*"),
                path=re.compile(form.get("path", "")),
                times=int(form.get("times", 1)),
                delay=float(form.get("delay", 0)),
                status=form.get("status"),
                body=form.get("body"),
            )
        )

    async def do_calm(self, form: Json) -> None:
        """Let all calls through again."""
        self.wire.disturbances.clear()

    async def do_advance(self, form: Json) -> float:
        """Move the clock."""
        self.world.clock.advance(float(form["seconds"]))
        return self.world.clock.now()

    async def do_rate_limits(self, form: Json) -> None:
        """Switch rate limits on or off."""
        self.wire.limits.enabled = bool(form["on"])

    async def do_journal(self, form: Json) -> list[Json]:
        """Hand out the exchanges on the wire, and forget them if asked."""
        rows = [dataclasses.asdict(one) for one in self.wire.journal]
        if form.get("clear"):
            self.wire.journal.clear()
        return rows

    async def do_channel(self, form: Json) -> str:
        """Make a channel of any kind; returns its id."""
        kinds = {"text": 0, "voice": 2, "announcement": 5, "stage": 13, "forum": 15}
        if form.get("kind") not in kinds:
            raise refusals.tell(f"Which kind of channel: {', '.join(kinds)}?")
        world, kind = self.world, kinds[form["kind"]]
        made = Channel(
            id=world.ids.next(),
            type=kind,
            name=form["name"],
            guild_id=self._guild(form).id,
            position=len(world.channels),
        )
        if kind == 15:
            forums.change(world, made, {"available_tags": [{"name": tag} for tag in form.get("tags") or []]})
        world.keep(made)
        world.emit("channel_create", made)
        return made.id

    async def do_behave(self, form: Json) -> None:
        """Switch on what Discord does now and then: see `Control.behave`."""
        if "asleep_reach_bot" in form:
            self.world.asleep_reach_bot = bool(form["asleep_reach_bot"])
        if "conversations_left" in form:
            left = form["conversations_left"]
            self.world.conversations_left = None if left is None else int(left)

    async def do_lock(self, form: Json) -> None:
        """Lock a thread as a moderator does, and put it to sleep if asked."""
        channel = typed.find_channel(self.world, form["channel"])
        if channel.thread is None:
            raise refusals.tell("That is no thread.")
        channel.thread.locked = bool(form.get("locked", True))
        self.world.keep(channel)
        self.world.emit("channel_update", channel)
        threads.set_archived(self.world, channel, bool(form.get("archived", False)))

    async def do_expel(self, form: Json) -> None:
        """Take the bot out of a server."""
        guild = self._guild(form)
        self.expelled[guild.id] = servers.expel(self.world, guild)

    async def do_invite(self, form: Json) -> None:
        """Take the bot back in."""
        member = self.expelled.pop(self._guild(form).id, None)
        if member is None:
            raise refusals.tell("The bot is here.")
        servers.invite(self.world, member)

    def _guild(self, form: Json) -> Guild:
        wanted = str(form.get("guild") or self.world.guild.id)
        if found := self.world.guilds.get(wanted):
            return found
        raise refusals.tell("There is no such server.")

    async def do_server(self, form: Json) -> Json:
        """Add a server while the bot runs; returns its id and those of its channels."""
        owner = str(form.get("owner") or self.world.guild.owner_id)
        wishes = {"system_channel": bool(form.get("system_channel", True))}
        made = servers.add(self.world, str(form["name"]), owner, str(form.get("locale") or "en-US"), **wishes)
        channels = self.world.inside(made.id).channels.values()
        return {"id": made.id, "channels": {one.name: one.id for one in channels}}

    async def do_allow(self, form: Json) -> None:
        """Set what a role (the bot's, if none is named) or a channel's overwrite for it or for a *user* allows."""
        world = self.world
        bot_role = world.member(world.application.id, self._guild(form).id).roles[0]
        role_id = str(form.get("role") or bot_role)
        if form.get("channel"):
            self._overwrite(form, str(form.get("user") or role_id))
            return
        role = world.role(role_id)
        role.permissions |= permissions.bits(*form.get("allow", []))
        role.permissions &= ~permissions.bits(*form.get("deny", []))
        world.keep(role)
        world.emit("role_update", role)

    def _overwrite(self, form: Json, target: str) -> None:
        where = typed.find_channel(self.world, form["channel"])
        allow, deny = (permissions.bits(*form.get(key, [])) for key in ("allow", "deny"))
        row = Overwrite(id=target, type=int("user" in form), allow=allow, deny=deny)
        where.overwrites = [*(one for one in where.overwrites if one.id != target), row]
        self.world.keep(where)
        self.world.emit("channel_update", where)
