"""What the gateway tells the bot about each event, given the intents it asked for."""

from collections.abc import Callable, Iterator

from local.clock import iso
from local.gateway.shards import Shard
from local.shapes import messages as message_shapes
from local.shapes import people as shapes
from local.state import interactions, permissions
from local.state.model import Channel, Guild, Interaction, Json, Member, Message, Role
from local.state.world import Event, World

GUILDS, MEMBERS, PRESENCES, GUILD_MESSAGES, GUILD_REACTIONS = 1 << 0, 1 << 1, 1 << 8, 1 << 9, 1 << 10
TYPING, DM_MESSAGES, DM_REACTIONS, CONTENT = 1 << 11, 1 << 12, 1 << 13, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | CONTENT

Dispatch = tuple[str, Json]


def of_event(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    """Yield the dispatches that *event* means for a session with these *intents*."""
    teller = TELLERS.get(event.name)
    if teller:
        yield from teller(world, event, intents)


def guild_of(world: World, event: Event) -> str | None:
    """Return the server that *event* is about, if it is about one."""
    match event.subject:
        case Message(channel_id=channel_id) | Interaction(channel_id=channel_id):
            where = world.channels.get(channel_id)
            return where.guild_id if where else None
        case Channel(guild_id=guild_id) | Role(guild_id=guild_id) | Member(guild_id=guild_id) | Guild(id=guild_id):
            return guild_id
    return None


def guilds_of(world: World, shard: Shard) -> list[str]:
    """Return the servers of the bot that *shard* hears of."""
    return [guild_id for guild_id in world.joined.get(world.application.id, ()) if shard.hears(guild_id)]


def ready(world: World, session_id: str, shard: Shard) -> Json:
    """Spell READY."""
    return {
        "v": 10,
        "user": shapes.myself(world),
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guilds_of(world, shard)],
        "session_id": session_id,
        "resume_gateway_url": world.address.replace("http", "ws", 1) + "/gateway",
        "shard": list(shard),
        "application": {"id": world.application.id, "flags": 0},
    }


def guild_create(world: World, guild_id: str) -> Json:
    """Spell a server with everything the bot can see in it."""
    bot, inside = world.application.id, world.inside(guild_id)
    seen = [one for one in inside.channels.values() if permissions.sees(world, bot, one)]
    mine = shapes.member(world, inside.members[bot])
    return shapes.guild(world, world.guilds[guild_id]) | {
        "joined_at": mine["joined_at"],
        "large": len(inside.members) > 250,
        "unavailable": False,
        "member_count": len(inside.members),
        "voice_states": [],
        "members": [mine],
        "channels": [shapes.channel(world, one) for one in seen if not one.thread],
        "threads": [shapes.channel(world, one, bot) for one in seen if one.thread and not one.thread.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def members(world: World, asked: Json) -> Json:
    """Answer a request for members."""
    wanted = asked.get("user_ids")
    if isinstance(wanted, str):
        wanted = [wanted]
    prefix = str(asked.get("query") or "").casefold()
    guild_id, found = str(asked["guild_id"]), []
    is_mine = guild_id in world.joined.get(world.application.id, ())
    for member in world.inside(guild_id).members.values() if is_mine else ():
        user = world.users[member.id]
        names = (user.name, user.global_name or "", member.nick or "")
        if member.id in map(str, wanted) if wanted else any(n.casefold().startswith(prefix) for n in names):
            found.append(shapes.member(world, member))
    limit = int(asked.get("limit") or 0) or len(found)
    chunk: Json = {"guild_id": guild_id, "members": found[:limit], "chunk_index": 0, "chunk_count": 1}
    if asked.get("nonce"):
        chunk["nonce"] = asked["nonce"]
    return chunk


def _bot_sees(world: World, channel: Channel | None) -> bool:
    return channel is not None and permissions.sees(world, world.application.id, channel)


def _wants_talk(channel: Channel, intents: int, guild_bit: int, dm_bit: int) -> bool:
    return bool(intents & (guild_bit if channel.guild_id else dm_bit))


def _message(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    message: Message = event.subject
    channel = world.channels[message.channel_id]
    if message.only_for or not _bot_sees(world, channel):
        return
    if not _wants_talk(channel, intents, GUILD_MESSAGES, DM_MESSAGES):
        return
    if event.name == "message_delete":
        gone: Json = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id:
            gone["guild_id"] = channel.guild_id
        yield "MESSAGE_DELETE", gone
    else:
        yield event.name.upper(), message_shapes.for_gateway(world, message, bool(intents & CONTENT))


def _channel(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    channel: Channel = event.subject
    if not intents & GUILDS or channel.guild_id is None or not _bot_sees(world, channel):
        return
    name = event.name.upper()
    if channel.thread:
        name = name.replace("CHANNEL", "THREAD")
    shape = shapes.channel(world, channel, world.application.id)
    shape.pop("permissions", None)
    if name == "THREAD_DELETE":
        shape = {key: shape[key] for key in ("id", "guild_id", "parent_id", "type")}
    if name == "THREAD_CREATE":
        shape["newly_created"] = True
    yield name, shape


def _thread_members(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    channel: Channel = event.subject
    bot = world.application.id
    assert channel.thread
    if not intents & GUILDS:
        return
    if bot in event.extra["added"]:
        yield "THREAD_CREATE", shapes.channel(world, channel, bot)
    if bot in event.extra["removed"] or _bot_sees(world, channel):
        added = [shapes.thread_member(channel, who) for who in event.extra["added"]]
        for row in added:
            row["member"] = shapes.member(world, world.member(row["user_id"], channel.guild_id))
        yield (
            "THREAD_MEMBERS_UPDATE",
            {
                "id": channel.id,
                "guild_id": channel.guild_id,
                "member_count": min(50, len(channel.thread.members)),
                "added_members": added,
                "removed_member_ids": event.extra["removed"],
            },
        )


def _reaction(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    message: Message = event.subject
    channel = world.channels[message.channel_id]
    if not _bot_sees(world, channel) or not _wants_talk(channel, intents, GUILD_REACTIONS, DM_REACTIONS):
        return
    who = event.extra["user_id"]
    shape: Json = {
        "user_id": who,
        "channel_id": channel.id,
        "message_id": message.id,
        "message_author_id": message.author_id,
        "emoji": message_shapes.emoji_key(event.extra["emoji"]),
        "burst": False,
        "type": 0,
    }
    if channel.guild_id:
        shape["guild_id"] = channel.guild_id
        if event.name == "reaction_add":
            shape["member"] = shapes.member(world, world.member(who, channel.guild_id))
    yield f"MESSAGE_{event.name.upper()}", shape


def _pins(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    channel: Channel = event.subject
    if _bot_sees(world, channel):
        shape: Json = {"channel_id": channel.id}
        shape["last_pin_timestamp"] = iso(channel.last_pin) if channel.last_pin else None
        if channel.guild_id:
            shape["guild_id"] = channel.guild_id
        yield "CHANNEL_PINS_UPDATE", shape


def _typing(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    channel: Channel = event.subject
    if intents & TYPING and channel.guild_id and _bot_sees(world, channel):
        who = event.extra["user_id"]
        yield (
            "TYPING_START",
            {
                "channel_id": channel.id,
                "guild_id": channel.guild_id,
                "user_id": who,
                "timestamp": int(world.clock.now()),
                "member": shapes.member(world, world.member(who, channel.guild_id)),
            },
        )


def _interaction(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    yield "INTERACTION_CREATE", interactions.payload(world, event.subject)


def _member(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    # The bot is always told about itself, about others only with the privileged intent.
    if intents & MEMBERS or event.subject.id == world.application.id:
        shape = shapes.member(world, event.subject)
        name = "GUILD_MEMBER_ADD" if event.name == "member_add" else "GUILD_MEMBER_UPDATE"
        yield name, shape | {"guild_id": event.subject.guild_id}


def _user(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    if event.subject.id == world.application.id:
        yield "USER_UPDATE", shapes.myself(world)


def _role(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    if not intents & GUILDS:
        return
    guild_id = event.subject.guild_id
    if event.name == "role_delete":
        yield "GUILD_ROLE_DELETE", {"guild_id": guild_id, "role_id": event.subject.id}
    else:
        yield f"GUILD_{event.name.upper()}", {"guild_id": guild_id, "role": shapes.role(event.subject)}


def _guild(world: World, event: Event, intents: int) -> Iterator[Dispatch]:
    guild: Guild = event.subject
    if intents & GUILDS:
        shape = guild_create(world, guild.id) if event.name == "guild_create" else {"id": guild.id}
        shape.pop("unavailable", None)  # said only of servers that one was in already
        yield event.name.upper(), shape


TELLERS: dict[str, Callable[[World, Event, int], Iterator[Dispatch]]] = {
    "message_create": _message,
    "message_update": _message,
    "message_delete": _message,
    "channel_create": _channel,
    "channel_update": _channel,
    "channel_delete": _channel,
    "thread_members": _thread_members,
    "reaction_add": _reaction,
    "reaction_remove": _reaction,
    "pins": _pins,
    "typing": _typing,
    "interaction": _interaction,
    "guild_create": _guild,
    "guild_delete": _guild,
    "user": _user,
    "member_add": _member,
    "member_update": _member,
    "role_create": _role,
    "role_update": _role,
    "role_delete": _role,
}
