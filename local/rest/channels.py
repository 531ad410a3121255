"""Channels and their overwrites, direct conversations."""

from aiohttp import web

from local import refusals
from local.limits.faults import Faults
from local.rest.messages import seen
from local.rest.people import own_guild
from local.rest.threads import change_thread
from local.rest.wire import Call, Reply, Wire
from local.shapes import people as shapes
from local.state import conversations, permissions
from local.state.model import Channel, Json, Overwrite
from local.state.places import forums

KINDS = (0, 2, 4, 5, 13, 14, 15)


async def fetch(call: Call) -> Json:
    """Return a channel."""
    return shapes.channel(call.world, seen(call))


async def change(call: Call) -> Json:
    """Change a channel or a thread."""
    channel = seen(call)
    if channel.thread:
        return change_thread(call, channel)
    seen(call, "manage_channels")
    _check(call.form, channel.type, required=False)
    if call.form.get("permission_overwrites") is not None:
        seen(call, "manage_roles")
    if channel.type in forums.FORUMS:
        forums.change(call.world, channel, call.form)
    _apply(call.form, channel)
    call.world.keep(channel)
    call.world.emit("channel_update", channel)
    return shapes.channel(call.world, channel)


def _check(form: Json, kind: int, *, required: bool) -> None:
    faults = Faults()
    faults.text((), form, "name", 1, 100, required=required)
    faults.text((), form, "topic", 0, 4096 if kind in forums.FORUMS else 1024)
    faults.number((), form, "position", 0, 10_000)
    faults.number((), form, "rate_limit_per_user", 0, 21600)
    faults.settle()


def _apply(form: Json, channel: Channel) -> None:
    if "topic" in form:
        channel.topic = form["topic"]
    if "parent_id" in form:
        channel.parent_id = str(form["parent_id"]) if form["parent_id"] else None
    for key, place in (("name", "name"), ("position", "position"), ("rate_limit_per_user", "slowmode")):
        if form.get(key) is not None:
            setattr(channel, place, form[key])
    if channel.type == 0 and "name" in form:
        channel.name = str(form["name"]).lower().replace(" ", "-")
    if form.get("nsfw") is not None:
        channel.nsfw = bool(form["nsfw"])
    if form.get("permission_overwrites") is not None:
        channel.overwrites = [_overwrite(row["id"], row) for row in form["permission_overwrites"]]


def _overwrite(target: str, row: Json) -> Overwrite:
    allow, deny = int(row.get("allow") or 0), int(row.get("deny") or 0)
    return Overwrite(id=str(target), type=int(row.get("type") or 0), allow=allow, deny=deny)


async def remove(call: Call) -> Json:
    """Delete a channel or a thread with everything in it."""
    channel = seen(call)
    if channel.guild_id is None:
        return shapes.channel(call.world, channel)
    seen(call, "manage_threads" if channel.thread else "manage_channels")
    shape = shapes.channel(call.world, channel)
    for one in [*call.world.threads(channel.id), channel]:
        call.world.emit("channel_delete", one)
        for message in tuple(call.world.talk.get(one.id, {}).values()):
            call.world.drop(message)
        call.world.drop(one)
    return shape


async def overwrite(call: Call) -> None:
    """Set what a role or a member may do in a channel."""
    channel = seen(call, "manage_roles")
    target = call["target"]
    channel.overwrites = [row for row in channel.overwrites if row.id != target]
    channel.overwrites.append(_overwrite(target, call.form))
    call.world.keep(channel)
    call.world.emit("channel_update", channel)


async def clear_overwrite(call: Call) -> None:
    """Take an overwrite away."""
    channel = seen(call, "manage_roles")
    kept = [row for row in channel.overwrites if row.id != call["target"]]
    if len(kept) == len(channel.overwrites):
        raise refusals.unknown("permission overwrite")
    channel.overwrites = kept
    call.world.keep(channel)
    call.world.emit("channel_update", channel)


async def listing(call: Call) -> list[Json]:
    """List the channels of the server that the bot sees."""
    world = call.world
    rows = [one for one in world.inside(own_guild(call).id).channels.values() if not one.thread]
    return [shapes.channel(world, one) for one in rows if permissions.sees(world, call.me, one)]


async def create(call: Call) -> Reply:
    """Make a channel in the server."""
    world = call.world
    guild = own_guild(call, "manage_channels")
    kind = int(call.form.get("type") or 0)
    _check(call.form, kind, required=True)
    faults = Faults()
    faults.choices(("type",), kind, KINDS)
    faults.settle()
    channel = Channel(id=world.ids.next(), type=kind, guild_id=guild.id, position=len(world.inside(guild.id).channels))
    if kind in forums.FORUMS:
        forums.change(world, channel, call.form)
    _apply(call.form, channel)
    world.keep(channel)
    world.emit("channel_create", channel)
    return Reply(201, shapes.channel(world, channel))


async def direct(call: Call) -> Json:
    """Open the conversation with one person, or find it again."""
    world = call.world
    recipient = world.user(str(call.form.get("recipient_id")))
    if recipient.bot:
        raise refusals.Refusal(400, 50007, "Cannot send messages to this user")
    if not conversations.known(world, recipient.id, call.me) and world.conversations_left is not None:
        if world.conversations_left <= 0:
            raise refusals.too_many_conversations()
        world.conversations_left -= 1
    return shapes.channel(world, conversations.between(world, recipient.id, call.me), call.me)


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    one = "/channels/{channel_id}"
    return [
        wire.route("GET", one, fetch),
        wire.route("PATCH", one, change),
        wire.route("DELETE", one, remove),
        wire.route("PUT", one + "/permissions/{target}", overwrite),
        wire.route("DELETE", one + "/permissions/{target}", clear_overwrite),
        wire.route("GET", "/guilds/{guild_id}/channels", listing),
        wire.route("POST", "/guilds/{guild_id}/channels", create),
        wire.route("POST", "/users/@me/channels", direct),
    ]
