"""The whole local Discord in memory: servers, one application, and a bus for what happens."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from msgspec import Struct

from local import refusals
from local.clock import Clock
from local.snowflake import Snowflakes
from local.state.model import (
    Channel,
    Command,
    Emoji,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Profile,
    Reading,
    Record,
    Role,
    User,
    Visit,
)
from local.web.files import Files

LINGERING = 10  # seconds that the files of an edited or deleted message can still be loaded


class Application(Struct, kw_only=True):
    """The one application; its bot user has the same id."""

    id: str
    name: str
    token: str
    privileged_intents: bool = False
    shards: int | None = None  # that are advised; None: one for every thousand servers


class Inside(Struct):
    """What belongs to one server, by id; private conversations belong to the server "" that nobody sees."""

    channels: dict[str, Channel]
    roles: dict[str, Role]
    members: dict[str, Member]


@dataclass(frozen=True, slots=True)
class Event:
    """Something happened; listeners turn it into frames for the bot and for people."""

    name: str
    subject: Any
    extra: Json = field(default_factory=dict)


Listener = Callable[[Event], None]
Change = tuple[str, str]


class World:
    """Everything there is; the other modules act on it and it tells its listeners."""

    asleep_reach_bot = False  # interactions from locked threads that sleep, which it cannot answer
    conversations_left: int | None = None  # that the bot may still open

    def __init__(self, clock: Clock, guild: Guild, application: Application) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.files = Files(clock)
        self.guild = guild
        self.application = application
        self.address = "http://127.0.0.1"
        self.acknowledge_within = 3.0
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.roles: dict[str, Role] = {}
        self.joined: dict[str, dict[str, Member]] = {}  # by user, then by server
        self._inside: dict[str, Inside] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.talk: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, Command] = {}
        self.emojis: dict[str, Emoji] = {}
        self.profiles: dict[str, Profile] = {}
        self.visits: dict[str, Visit] = {}
        self.readings: dict[str, Reading] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.nonces: dict[tuple[str, str, str], tuple[str, float]] = {}
        self.listeners: list[Listener] = []
        self.changed: dict[Change, Record | None] = {}
        self._shelves = self._by_kind()
        self.place(guild)

    def _by_kind(self) -> dict[str, dict[str, Any]]:
        return {
            "User": self.users,
            "Guild": self.guilds,
            "Role": self.roles,
            "Channel": self.channels,
            "Message": self.messages,
            "Command": self.commands,
            "Emoji": self.emojis,
            "Profile": self.profiles,
            "Visit": self.visits,
            "Reading": self.readings,
        }

    def emit(self, name: str, subject: Any, **extra: Any) -> None:
        """Tell every listener that *name* happened to *subject*."""
        event = Event(name, subject, extra)
        for listener in tuple(self.listeners):
            listener(event)

    def keep(self, *records: Record) -> None:
        """Put *records* in their places and mark them for the next save."""
        for record in records:
            self.place(record)
            self.changed[self._key(record)] = record

    def _key(self, record: Record) -> Change:
        """Return the name under which *record* is saved; memberships are told apart by their server."""
        if isinstance(record, Member) and record.guild_id != self.guild.id:
            return "Member", f"{record.guild_id}/{record.id}"
        return type(record).__name__, record.id

    def place(self, record: Record) -> None:
        """Put *record* where it belongs without marking it."""
        match record:
            case Member():
                record.guild_id = record.guild_id or self.guild.id
                self.inside(record.guild_id).members[record.id] = record
                self.joined.setdefault(record.id, {})[record.guild_id] = record
                return
            case Role():
                record.guild_id = record.guild_id or self.guild.id
                self.inside(record.guild_id).roles[record.id] = record
            case Channel():
                self.inside(record.guild_id).channels[record.id] = record
            case Message():
                self.talk.setdefault(record.channel_id, {})[record.id] = record
            case Guild() if record.id == self.guild.id:
                self.guild = record
        self._shelves[type(record).__name__][record.id] = record

    def drop(self, record: Record) -> None:
        """Forget *record*."""
        self.changed[self._key(record)] = None
        match record:
            case Member():
                self.inside(record.guild_id).members.pop(record.id, None)
                self.joined.get(record.id, {}).pop(record.guild_id, None)
                return
            case Role():
                self.inside(record.guild_id).roles.pop(record.id, None)
            case Channel():
                self.inside(record.guild_id).channels.pop(record.id, None)
            case Message():
                self.talk.get(record.channel_id, {}).pop(record.id, None)
                for attachment in (*record.attachments, *(record.snapshot.attachments if record.snapshot else ())):
                    self.let_go(attachment.id)
        self._shelves[type(record).__name__].pop(record.id, None)

    def let_go(self, file_id: str) -> None:
        """Drop a file soon: pages may be loading it just now, and Discord's own files linger as well."""
        self.clock.after(LINGERING, partial(self.files.drop, file_id))

    def clear(self) -> None:
        """Forget every record, to be filled from a file; a home server that it does not name stays."""
        for shelf in self._shelves.values():
            shelf.clear()
        for index in (self.talk, self.changed, self.joined, self._inside):
            index.clear()
        self.place(self.guild)

    def inside(self, guild_id: str | None) -> Inside:
        """Return what belongs to a server; None stands for private conversations."""
        found = self._inside.get(guild_id or "")
        if found is None:
            found = self._inside[guild_id or ""] = Inside({}, {}, {})
        return found

    @property
    def members(self) -> dict[str, Member]:
        """The members of the home server."""
        return self.inside(self.guild.id).members

    def guilds_of(self, user_id: str) -> list[Guild]:
        """Return the servers that *user_id* is a member of, the oldest first."""
        return [self.guilds[guild_id] for guild_id in sorted(self.joined.get(user_id, ()), key=int)]

    def channels_of(self, user_id: str) -> Iterator[Channel]:
        """Yield the channels of the servers of *user_id*, seen or not, and all private conversations."""
        for guild_id in ("", *self.joined.get(user_id, ())):
            yield from tuple(self.inside(guild_id).channels.values())

    def channel(self, channel_id: str) -> Channel:
        """Return the channel or refuse."""
        if found := self.channels.get(channel_id):
            return found
        raise refusals.unknown("channel")

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return a message of this channel that everybody there may see, or refuse."""
        found = self.messages.get(message_id)
        # An ephemeral message is unknown to every endpoint but those of its interaction.
        if found is None or found.channel_id != channel_id or found.only_for:
            raise refusals.unknown("message")
        return found

    def user(self, user_id: str) -> User:
        """Return the user or refuse."""
        if found := self.users.get(user_id):
            return found
        raise refusals.unknown("user")

    def member(self, user_id: str, guild_id: str | None = None) -> Member:
        """Return the member of a server, the home server if none is named, or refuse."""
        if found := self.inside(guild_id or self.guild.id).members.get(user_id):
            return found
        raise refusals.unknown("member")

    def role(self, role_id: str) -> Role:
        """Return the role or refuse."""
        if found := self.roles.get(role_id):
            return found
        raise refusals.unknown("role")

    @property
    def bot(self) -> User:
        """The application's bot user."""
        return self.users[self.application.id]

    @property
    def profile(self) -> Profile:
        """What the application shows of itself."""
        return self.profiles.get(self.application.id) or Profile(id=self.application.id)

    def threads(self, parent_id: str | None = None, guild_id: str | None = None) -> Iterator[Channel]:
        """Yield the threads, of one channel or one server if it is named."""
        parent = self.channels.get(parent_id or "")
        where = guild_id or (parent.guild_id if parent else None)
        pool = self.inside(where).channels if where else self.channels
        for channel in tuple(pool.values()):
            if channel.thread and parent_id in (None, channel.parent_id):
                yield channel

    def named(self, name: str) -> User | None:
        """Return the person with this *name*, whatever its capitals."""
        wanted = name.casefold()
        for user in self.users.values():
            if (user.global_name or user.name).casefold() == wanted and not user.bot:
                return user
        return None
