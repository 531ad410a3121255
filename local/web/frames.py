"""Events as frames for a person's page; nothing that this person may not see."""

from collections.abc import Callable, Iterator

from local.clock import iso
from local.shapes import messages as message_shapes
from local.shapes import people as shapes
from local.shapes.speaking import spoken
from local.state import interactions, options, permissions
from local.state.model import Channel, Guild, Interaction, Json, Message, Reading, Role
from local.state.world import Event, World


def of_event(world: World, event: Event, viewer: str) -> Iterator[Json]:
    """Yield the frames that *event* means for *viewer*."""
    teller = TELLERS.get(event.name)
    if teller:
        yield from teller(world, event, viewer)


def ready(world: World, viewer: str) -> Json:
    """Spell everything a fresh page needs to know."""
    seen = [one for one in world.channels_of(viewer) if permissions.sees(world, viewer, one)]
    return {
        "op": "ready",
        "user": _person(world, viewer, viewer),
        "users": [shapes.user(one) for one in world.users.values()],
        "guild": {"id": world.guild.id, "name": world.guild.name},
        "guilds": [guild(world, one) for one in world.guilds_of(viewer)],
        "roles": [role(one) for there in world.guilds_of(viewer) for one in world.inside(there.id).roles.values()],
        "channels": [shapes.channel(world, one, viewer) for one in seen],
        "commands": commands(world, viewer),
        "application": shapes.application(world),
    }


def guild(world: World, one: Guild) -> Json:
    """Spell a server for the list of servers."""
    inside = one.id in world.joined.get(world.application.id, ())
    return {"id": one.id, "name": one.name, "system_channel_id": one.system_channel_id, "has_application": inside}


def role(one: Role) -> Json:
    """Spell a role with its server."""
    return shapes.role(one) | {"guild_id": one.guild_id}


def commands(world: World, viewer: str) -> list[Json]:
    """List the commands that *viewer* may use somewhere, in their language."""
    locale = world.users[viewer].locale
    places = [one for one in world.channels_of(viewer) if one.type in (0, 1)]
    return [
        spoken(shapes.command(world, one), locale)
        for one in world.commands.values()
        if any(options.usable(world, viewer, place, one) for place in places)
    ]


def unread(world: World, viewer: str) -> Iterator[Json]:
    """Yield a frame for each channel in which something is new to *viewer*."""
    memberships = world.joined.get(viewer, {})
    for channel in world.channels_of(viewer):
        if channel.last_message_id is None or not permissions.sees(world, viewer, channel):
            continue
        last = world.messages.get(channel.last_message_id)
        reading = world.readings.get(f"{viewer}/{channel.id}") or Reading(id="")
        is_new = int(channel.last_message_id) > int(reading.last_read)
        # What was said before somebody came is not news.
        member = memberships.get(channel.guild_id or world.guild.id)
        came_later = last is not None and member is not None and last.timestamp < member.joined_at
        if is_new and not came_later:
            yield {"op": "unread", "channel": channel.id, "mentions": reading.mentions}


def _sees_message(world: World, message: Message, viewer: str) -> bool:
    if message.only_for not in (None, viewer):
        return False
    channel = world.channels.get(message.channel_id)
    return channel is not None and permissions.sees(world, viewer, channel)


def _message(world: World, event: Event, viewer: str) -> Iterator[Json]:
    message: Message = event.subject
    if not _sees_message(world, message, viewer):
        return
    op = "message" if event.name == "message_create" else "message_update"
    yield {"op": op, "message": message_shapes.for_page(world, message, viewer)}
    if op == "message" and not message.only_for and message.author_id != viewer:
        reading = world.readings.get(f"{viewer}/{message.channel_id}")
        count = reading.mentions if reading else 0
        yield {"op": "unread", "channel": message.channel_id, "mentions": count}


def _message_delete(world: World, event: Event, viewer: str) -> Iterator[Json]:
    if _sees_message(world, event.subject, viewer):
        yield {"op": "message_delete", "channel": event.subject.channel_id, "id": event.subject.id}


def _channel(world: World, event: Event, viewer: str) -> Iterator[Json]:
    channel: Channel = event.subject
    if event.name != "channel_delete" and permissions.sees(world, viewer, channel):
        yield {"op": "channel", "channel": shapes.channel(world, channel, viewer)}
    elif event.name != "channel_create":
        yield {"op": "channel_delete", "id": channel.id}


def _guild(world: World, event: Event, viewer: str) -> Iterator[Json]:
    one: Guild = event.subject
    if viewer not in world.inside(one.id).members:
        return
    if event.name == "guild_create":
        there = world.inside(one.id)
        seen = [row for row in there.channels.values() if permissions.sees(world, viewer, row)]
        channels = [shapes.channel(world, row, viewer) for row in seen]
        roles = [role(row) for row in there.roles.values()]
        yield {"op": "guild", "guild": guild(world, one), "channels": channels, "roles": roles}
    else:
        yield {"op": "guild", "guild": guild(world, one), "channels": [], "roles": []}


def _commands(world: World, event: Event, viewer: str) -> Iterator[Json]:
    yield {"op": "commands", "commands": commands(world, viewer)}


def _person(world: World, user_id: str, viewer: str) -> Json:
    """Spell a person; only they themselves learn which language they have chosen."""
    shape = shapes.user(world.users[user_id])
    return shape | {"locale": world.users[user_id].locale} if user_id == viewer else shape


def _user(world: World, event: Event, viewer: str) -> Iterator[Json]:
    yield {"op": "user", "user": _person(world, event.subject.id, viewer)}
    if event.subject.id == viewer and event.name == "user":
        yield from _commands(world, event, viewer)  # the language may be another one


def _acknowledged(world: World, event: Event, viewer: str) -> Iterator[Json]:
    interaction: Interaction = event.subject
    if interaction.user_id != viewer:
        return
    yield {"op": "acknowledged", "interaction": interaction.id}
    if interaction.acknowledged == interactions.MODAL:
        yield {"op": "modal", "interaction": interaction.id, "modal": interaction.modal}
    elif interaction.acknowledged == interactions.DEFERRED_MESSAGE and interaction.response_id:
        waiting = message_shapes.for_page(world, world.messages[interaction.response_id], viewer)
        yield {"op": "thinking", "interaction": interaction.id, "message": waiting}


def _failed(world: World, event: Event, viewer: str) -> Iterator[Json]:
    interaction: Interaction = event.subject
    if interaction.user_id == viewer and interaction.type != interactions.AUTOCOMPLETE:
        yield {"op": "failed", "interaction": interaction.id, "error": "This interaction failed"}


def _typing(world: World, event: Event, viewer: str) -> Iterator[Json]:
    if permissions.sees(world, viewer, event.subject):
        until = iso(world.clock.now() + 10)
        yield {
            "op": "typing",
            "channel": event.subject.id,
            "user": event.extra["user_id"],
            "until": until,
        }


TELLERS: dict[str, Callable[[World, Event, str], Iterator[Json]]] = {
    "message_create": _message,
    "message_update": _message,
    "reaction_add": _message,
    "reaction_remove": _message,
    "message_delete": _message_delete,
    "channel_create": _channel,
    "channel_update": _channel,
    "channel_delete": _channel,
    "thread_members": _channel,
    "guild_create": _guild,
    "guild_delete": _guild,
    "commands": _commands,
    "member_add": _user,
    "member_update": _user,
    "user": _user,
    "acknowledged": _acknowledged,
    "failed": _failed,
    "typing": _typing,
}
