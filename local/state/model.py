"""What the local Discord remembers: plain records without behaviour."""

from typing import Any

from msgspec import Struct, field

Json = dict[str, Any]


class User(Struct, kw_only=True):
    """A person or the bot."""

    id: str
    name: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    keys: list[str] = field(default_factory=list)  # hashes of the keys with which browsers take this name


class Role(Struct, kw_only=True):
    """A role of the server."""

    id: str
    name: str
    permissions: int
    position: int
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    bot_id: str | None = None


class Member(Struct, kw_only=True):
    """Somebody who has joined the server; its id is the user's."""

    id: str
    joined_at: float
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


class Overwrite(Struct, kw_only=True):
    """What a channel allows or denies to a role (0) or a member (1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


class Thread(Struct, kw_only=True):
    """What a thread has on top of a channel."""

    owner_id: str
    created: float
    changed: float
    active: float
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    minutes: int = 4320
    members: dict[str, float] = field(default_factory=dict)
    message_count: int = 0
    total_message_sent: int = 0


class Channel(Struct, kw_only=True):
    """A channel, category, thread or direct conversation."""

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    last_message_id: str | None = None
    last_pin: float | None = None
    thread: Thread | None = None


class Attachment(Struct, kw_only=True):
    """A file; its bytes lie in the file store under the same id."""

    id: str
    filename: str
    size: int
    content_type: str
    channel_id: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    ephemeral: bool = False
    spoiler: bool = False


class Message(Struct, kw_only=True):
    """A message, ephemeral ones included (*only_for* names their one reader)."""

    id: str
    channel_id: str
    author_id: str
    timestamp: float
    type: int = 0
    content: str = ""
    edited: float | None = None
    flags: int = 0
    tts: bool = False
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    pings: list[str] = field(default_factory=list)
    reactions: dict[str, list[str]] = field(default_factory=dict)
    pinned: float | None = None
    reply_to: str | None = None
    nonce: str | int | None = None
    webhook_id: str | None = None
    metadata: Json | None = None
    command_name: str | None = None
    thread_id: str | None = None
    position: int = 0
    only_for: str | None = None


class Command(Struct, kw_only=True):
    """A registered application command, in Discord's own words."""

    id: str
    version: str
    body: Json
    guild_id: str | None = None


class Emoji(Struct, kw_only=True):
    """An emoji of the application; its picture lies in the file store."""

    id: str
    name: str
    animated: bool = False


class Visit(Struct, kw_only=True):
    """A browser tab that has picked a name; its id is the hash of the token it shows."""

    id: str
    user_id: str


class Reading(Struct, kw_only=True):
    """How far a user has read a channel; its id is user/channel."""

    id: str
    last_read: str = "0"
    mentions: int = 0


Record = User | Role | Member | Channel | Message | Command | Emoji | Visit | Reading


class Interaction(Struct, kw_only=True):
    """A command, click, choice or form on its way; lives for fifteen minutes and is never kept."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    data: Json
    message_id: str | None = None
    metadata: Json = field(default_factory=dict)
    acknowledged: int | None = None
    failed: bool = False
    response_id: str | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    command_name: str | None = None
    settled: int = 0  # edits and follow-ups so far
    answered: Any = None  # an asyncio.Future that ends with the acknowledgement, or with its absence
