"""The control API for Python: people who type and click, seen from a test."""

import base64
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from local.limits.components import SELECTS, walk
from local.state.model import Json


class WentWrong(Exception):
    """The local Discord refused; the text is its one sentence."""


class Seen:
    """A message as one person sees it."""

    def __init__(self, raw: Json) -> None:
        self.raw = raw
        self.id: str = raw["id"]
        self.channel: str = raw["channel_id"]
        self.author: str = raw["author"]["id"]
        self.is_ephemeral = bool(raw.get("ephemeral"))
        self.is_loading = bool(raw["flags"] & 1 << 7)
        self.pings_me = bool(raw.get("pings_me"))

    def __repr__(self) -> str:
        return f"<Seen {self.id} {self.text[:60]!r} buttons={[b.get('label') for b in self.buttons]}>"

    @property
    def parts(self) -> list[Json]:
        """All components, nested ones too."""
        return list(walk(self.raw["components"]))

    @property
    def text(self) -> str:
        """Everything there is to read."""
        lines = [self.raw["content"]]
        lines += [part["content"] for part in self.parts if part["type"] == 10]
        for embed in self.raw["embeds"]:
            lines += [embed.get("title") or "", embed.get("description") or ""]
            lines += [f"{field['name']}: {field['value']}" for field in embed.get("fields") or []]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Json]:
        """The buttons."""
        return [part for part in self.parts if part["type"] == 2]

    @property
    def selects(self) -> list[Json]:
        """The selects of any kind."""
        return [part for part in self.parts if part["type"] in SELECTS]

    @property
    def pictures(self) -> list[Json]:
        """The pictures with their alt text, from galleries, thumbnails and attachments."""
        items = [item for part in self.parts if part["type"] == 12 for item in part["items"]]
        items += [part for part in self.parts if part["type"] == 11]
        shown = [{"url": item["media"]["url"], "alt": item.get("description")} for item in items]
        plain = [file for file in self.raw["attachments"] if "width" in file] if not shown else []
        return shown + [{"url": file["url"], "alt": file.get("description")} for file in plain]

    def button(self, name: str) -> str:
        """Return the custom id of the button with this label or custom id."""
        for part in self.buttons:
            if name in (part.get("label"), part.get("custom_id")) and part.get("custom_id"):
                return str(part["custom_id"])
        labels = [part.get("label") or part.get("custom_id") for part in self.buttons]
        raise WentWrong(f"No button {name!r}; there are {labels} on {self.text[:200]!r}.")


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a command, click or form; *kind* is Discord's callback type, None if it failed."""

    interaction: str
    kind: int | None
    message: Seen | None
    modal: Json | None

    @property
    def failed(self) -> bool:
        """No acknowledgement came in three seconds."""
        return self.kind is None

    @property
    def text(self) -> str:
        """What the answer says."""
        return self.message.text if self.message else ""


@dataclass(frozen=True, slots=True)
class Place:
    """A server that was added: its id, and its channels by name."""

    id: str
    channels: dict[str, str]


class Control:
    """A hand on a local Discord that runs with --control."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session:
            await self._session.close()

    async def do(self, verb: str, **form: Any) -> Any:
        """Do *verb*; the methods below are this with names and types."""
        assert self._session, "use `async with Control(...)`"
        url = f"{self.address}/control/{verb}"
        async with self._session.post(url, json=form, headers=self._headers) as answer:
            body = await answer.json()
        if "error" in body:
            raise WentWrong(body["error"])
        return body["ok"]

    async def person(self, name: str, locale: str | None = None) -> "Person":
        """Bring a user in, or find them again."""
        user = await self.do("person", name=name, locale=locale)
        return Person(self, name, user["id"])

    async def status(self) -> Json:
        """Tell what there is."""
        found: Json = await self.do("status")
        return found

    async def ready(self, commands: int = 0, patience: float = 30, shards: int = 1) -> bool:
        """Wait until so many sessions are connected and so many commands registered."""
        return bool(await self.do("ready", commands=commands, patience=patience, shards=shards))

    async def quiet(self, idle: float = 0.15, patience: float = 20) -> bool:
        """Wait until nothing happens any more."""
        return bool(await self.do("quiet", idle=idle, patience=patience))

    async def cut(self, shard: int | None = None) -> int:
        """Tear the gateway's lines, or those of one shard; tells how many there were."""
        return int(await self.do("gateway", what="cut", shard=shard))

    async def reconnect(self, shard: int | None = None) -> int:
        """Ask the bot, or one of its shards, to reconnect."""
        return int(await self.do("gateway", what="reconnect", shard=shard))

    async def invalidate(self, resumable: bool = False, shard: int | None = None) -> int:
        """Declare the bot's sessions invalid, or those of one shard."""
        return int(await self.do("gateway", what="invalidate", resumable=resumable, shard=shard))

    async def disturb(self, **how: Any) -> None:
        """Delay or fail calls: method, path (pattern), times, delay, status, body."""
        await self.do("disturb", **how)

    async def calm(self) -> None:
        """Let all calls through again."""
        await self.do("calm")

    async def advance(self, seconds: float) -> None:
        """Move the server's clock."""
        await self.do("advance", seconds=seconds)

    async def rate_limits(self, on: bool) -> None:
        """Switch rate limits on or off."""
        await self.do("rate_limits", on=on)

    async def allow(self, **what: Any) -> None:
        """Set permissions: role or, in a channel, user; channel, allow=[names], deny=[names]."""
        await self.do("allow", **what)

    async def channel(
        self, name: str, kind: str = "text", guild: str | None = None, tags: list[str] | None = None
    ) -> str:
        """Make a channel: text, voice, announcement, stage, or a forum with *tags*; returns its id."""
        return str(await self.do("channel", name=name, kind=kind, guild=guild, tags=tags))

    async def lock(self, channel: str, *, locked: bool = True, archived: bool = False) -> None:
        """Lock a thread as a moderator does, and put it to sleep if asked."""
        await self.do("lock", channel=channel, locked=locked, archived=archived)

    async def behave(self, **how: Any) -> None:
        """Switch on what Discord does now and then.

        *asleep_reach_bot*: presses and commands in locked threads reach the bot, and cannot be answered while those
        sleep (50083). *conversations_left*: so many new private conversations, then 40003; None: no limit.
        """
        await self.do("behave", **how)

    async def expel(self, guild: str | None = None) -> None:
        """Take the bot out of a server, the home server if none is named."""
        await self.do("expel", guild=guild)

    async def invite(self, guild: str | None = None) -> None:
        """Take the bot back in."""
        await self.do("invite", guild=guild)

    async def server(self, name: str, **how: Any) -> "Place":
        """Add a server, with everybody and the bot in it: owner, locale, system_channel=False."""
        made = await self.do("server", name=name, **how)
        return Place(made["id"], made["channels"])

    async def journal(self, clear: bool = False) -> list[Json]:
        """Return every REST exchange so far."""
        rows: list[Json] = await self.do("journal", clear=clear)
        return rows

    async def file(self, file_id: str) -> bytes:
        """Return the bytes of an attachment."""
        return base64.b64decode(await self.do("file", id=file_id))


class Person:
    """Somebody who types and clicks."""

    def __init__(self, control: Control, name: str, user_id: str) -> None:
        self.control = control
        self.name = name
        self.id = user_id

    async def _act(self, verb: str, **form: Any) -> Answer:
        raw = await self.control.do(verb, user=self.id, **form)
        shown = Seen(raw["message"]) if raw["message"] else None
        return Answer(raw["interaction"], raw["kind"], shown, raw["modal"])

    async def speaks(self, locale: str) -> None:
        """Change the language of this person's client."""
        await self.control.do("locale", user=self.id, locale=locale)

    async def conversation(self) -> str:
        """Open the private conversation with the bot; returns its id."""
        return str(await self.control.do("conversation", user=self.id))

    async def say(self, channel: str, content: str, reply_to: str | None = None) -> Seen:
        """Say something."""
        raw = await self.control.do("say", user=self.id, channel=channel, content=content, reply_to=reply_to)
        return Seen(raw)

    async def command(self, line: str, channel: str, /, *, settle: bool = True, **options: Any) -> Answer:
        """Send a slash command such as `/game new`; the rest are its options."""
        return await self._act("command", line=line, channel=channel, options=options, settle=settle)

    async def on(self, target: str, line: str, channel: str) -> Answer:
        """Use a command of the context menu on a user or message."""
        return await self._act("command", line=line, channel=channel, target=target)

    async def complete(self, line: str, channel: str, focused: str, /, **options: Any) -> list[Json]:
        """Type into the option *focused* and return the choices."""
        form = {"line": line, "channel": channel, "focused": focused, "options": options}
        choices: list[Json] = await self.control.do("autocomplete", user=self.id, **form)
        return choices

    async def click(self, message: Seen, button: str, *, settle: bool = True) -> Answer:
        """Click the button with this label or custom id."""
        form = {"message": message.id, "custom_id": message.button(button)}
        return await self._act("use", settle=settle, **form)

    async def choose(self, message: Seen, select: str, *values: str, settle: bool = True) -> Answer:
        """Choose *values* in the select with this custom id."""
        form = {"message": message.id, "custom_id": select, "values": list(values)}
        return await self._act("use", settle=settle, **form)

    async def submit(self, opened: Answer, values: Json) -> Answer:
        """Send the form that *opened* with these values by custom id."""
        return await self._act("submit", interaction=opened.interaction, values=values)

    async def upload(self, filename: str, data: bytes) -> str:
        """Upload a file; its id is the value of an option or form field."""
        form = {"filename": filename, "data": base64.b64encode(data).decode()}
        return str((await self.control.do("upload", user=self.id, **form))["id"])

    async def react(self, message: Seen, emoji: str, add: bool = True) -> None:
        """React to a message."""
        await self.control.do("react", user=self.id, message=message.id, emoji=emoji, add=add)

    async def dismiss(self, message: Seen) -> None:
        """Put an ephemeral message away."""
        await self.control.do("dismiss", user=self.id, message=message.id)

    async def sees(self, channel: str, after: str = "") -> list[Seen]:
        """Look at a channel or thread, oldest message first; only at what came *after* a message, if one is given."""
        return [Seen(raw) for raw in await self.control.do("sees", user=self.id, channel=channel, after=after)]

    async def pings(self) -> list[Seen]:
        """Return the messages that notified this person."""
        return [Seen(raw) for raw in await self.control.do("pings", user=self.id)]

    async def channels(self) -> list[Json]:
        """Return the channels and threads this person sees."""
        rows: list[Json] = await self.control.do("channels", user=self.id)
        return rows
