"""The whole local Discord in memory: one server, one application, and a bus for what happens."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from local import refusals
from local.clock import Clock
from local.snowflake import Snowflakes
from local.state.model import (
    Channel,
    Command,
    Emoji,
    Interaction,
    Json,
    Member,
    Message,
    Reading,
    Record,
    Role,
    User,
    Visit,
)
from local.web.files import Files


class Guild(Struct, kw_only=True):
    """The one server."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"


class Application(Struct, kw_only=True):
    """The one application; its bot user has the same id."""

    id: str
    name: str
    token: str
    privileged_intents: bool = False


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
        self.roles: dict[str, Role] = {}
        self.members: dict[str, Member] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.talk: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, Command] = {}
        self.emojis: dict[str, Emoji] = {}
        self.visits: dict[str, Visit] = {}
        self.readings: dict[str, Reading] = {}
        self.interactions: dict[str, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.nonces: dict[tuple[str, str, str], tuple[str, float]] = {}
        self.listeners: list[Listener] = []
        self.changed: dict[Change, Record | None] = {}
        self._shelves: dict[str, dict[str, Any]] = {
            "User": self.users,
            "Role": self.roles,
            "Member": self.members,
            "Channel": self.channels,
            "Message": self.messages,
            "Command": self.commands,
            "Emoji": self.emojis,
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
            self.changed[type(record).__name__, record.id] = record

    def place(self, record: Record) -> None:
        """Put *record* where it belongs without marking it."""
        self._shelves[type(record).__name__][record.id] = record
        if isinstance(record, Message):
            self.talk.setdefault(record.channel_id, {})[record.id] = record

    def drop(self, record: Record) -> None:
        """Forget *record*."""
        self._shelves[type(record).__name__].pop(record.id, None)
        if isinstance(record, Message):
            self.talk.get(record.channel_id, {}).pop(record.id, None)
            for attachment in record.attachments:
                self.files.drop(attachment.id)
        self.changed[type(record).__name__, record.id] = None

    def clear(self) -> None:
        """Forget every record, to be filled from a file."""
        for shelf in self._shelves.values():
            shelf.clear()
        self.talk.clear()
        self.changed.clear()

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

    def member(self, user_id: str) -> Member:
        """Return the member or refuse."""
        if found := self.members.get(user_id):
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

    def threads(self, parent_id: str | None = None) -> Iterator[Channel]:
        """Yield the threads, of one channel if it is named."""
        for channel in tuple(self.channels.values()):
            if channel.thread and parent_id in (None, channel.parent_id):
                yield channel

    def named(self, name: str) -> User | None:
        """Return the person with this *name*, whatever its capitals."""
        wanted = name.casefold()
        for user in self.users.values():
            if (user.global_name or user.name).casefold() == wanted and not user.bot:
                return user
        return None
