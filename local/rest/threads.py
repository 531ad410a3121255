"""Threads: opening, changing, membership, the archives."""

from aiohttp import web

from local import refusals
from local.clock import iso
from local.limits.faults import Faults
from local.refusals import Refusal
from local.rest.messages import found, note, seen
from local.rest.wire import Call, Reply, Wire
from local.shapes import people as shapes
from local.shapes.messages import HAS_THREAD
from local.state import permissions, posting, threads
from local.state.model import Channel, Json


async def from_message(call: Call) -> Reply:
    """Open a thread from a message."""
    parent = seen(call, "create_public_threads", "read_message_history")
    starter = found(call)
    if starter.thread_id or starter.id in call.world.channels:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    thread = threads.open_thread(call.world, parent, call.me, call.form, starter)
    starter.thread_id = thread.id
    starter.flags |= HAS_THREAD
    call.world.keep(starter)
    call.world.emit("message_update", starter)
    return Reply(201, shapes.channel(call.world, thread, call.me))


async def alone(call: Call) -> Reply:
    """Open a thread without a message."""
    parent = seen(call)
    if parent.type in threads.OF_POSTS:
        return _post(call, parent)
    is_public = call.form.get("type") in (threads.PUBLIC, threads.NEWS)
    seen(call, "create_public_threads" if is_public else "create_private_threads")
    thread = threads.open_thread(call.world, parent, call.me, call.form)
    if is_public:
        note(call, parent, threads.SYSTEM_NOTE, thread.name, thread.id)
    return Reply(201, shapes.channel(call.world, thread, call.me))


def _post(call: Call, parent: Channel) -> Reply:
    """Open a thread of a forum, which begins with a message."""
    seen(call, "send_messages")
    faults = Faults()
    if not isinstance(call.form.get("message"), dict):
        faults.required(("message",))
    faults.settle()
    thread = threads.open_thread(call.world, parent, call.me, call.form)
    posting.post(call.world, thread, call.me, call.form["message"], call.uploads)
    return Reply(201, shapes.channel(call.world, thread, call.me))


def change_thread(call: Call, channel: Channel) -> Json:
    """Change a thread, as its owner or with the right to manage threads."""
    thread, form = channel.thread, call.form
    assert thread
    manages = permissions.may(call.world, call.me, channel, "manage_threads")
    if not manages and (thread.owner_id != call.me or "locked" in form):
        raise refusals.missing_permissions()
    others = set(form) - {"archived", "locked"}
    if thread.archived and form.get("archived") is not False and others:
        raise refusals.archived()
    faults = Faults()
    faults.text((), form, "name", 1, 100)
    if form.get("auto_archive_duration") is not None:
        faults.choices(("auto_archive_duration",), form["auto_archive_duration"], threads.DURATIONS)
    faults.settle()
    channel.name = form.get("name") or channel.name
    minutes = form.get("auto_archive_duration") or thread.minutes
    if minutes != thread.minutes:  # counts as activity, like a message
        thread.minutes, thread.active = minutes, call.world.clock.now()
    channel.slowmode = form.get("rate_limit_per_user", channel.slowmode) or 0
    thread.locked = bool(form.get("locked", thread.locked))
    thread.invitable = bool(form.get("invitable", thread.invitable))
    if "archived" in form and bool(form["archived"]) != thread.archived:
        threads.set_archived(call.world, channel, bool(form["archived"]))
    else:
        call.world.keep(channel)
        call.world.emit("channel_update", channel)
        threads.watch(call.world, channel)
    return shapes.channel(call.world, channel, call.me)


def _thread(call: Call) -> Channel:
    channel = seen(call)
    if channel.thread is None:
        raise refusals.wrong_channel_type()
    return channel


def _who(call: Call) -> str:
    return call.request.match_info.get("user_id", call.me)


async def add_member(call: Call) -> None:
    """Join a thread, or bring a user in."""
    channel = _thread(call)
    threads.refuse_asleep(channel)
    if _who(call) != call.me:
        call.world.member(_who(call))
        seen(call, "send_messages_in_threads")
    threads.join(call.world, channel, _who(call))


async def remove_member(call: Call) -> None:
    """Leave a thread, or take a user out."""
    channel = _thread(call)
    threads.refuse_asleep(channel)
    assert channel.thread
    if _who(call) != call.me and channel.thread.owner_id != call.me:
        seen(call, "manage_threads")
    threads.leave(call.world, channel, _who(call))


async def member(call: Call) -> Json:
    """Return a user's membership."""
    channel = _thread(call)
    assert channel.thread
    if _who(call) not in channel.thread.members:
        raise refusals.unknown("member")
    return shapes.thread_member(channel, _who(call))


async def members(call: Call) -> list[Json]:
    """List the members of a thread."""
    channel = _thread(call)
    assert channel.thread
    return [shapes.thread_member(channel, who) for who in channel.thread.members]


async def active(call: Call) -> Json:
    """List the threads of the server that are awake."""
    return _listing(call, [one for one in call.world.threads() if one.thread and not one.thread.archived])


def _listing(call: Call, rows: list[Channel]) -> Json:
    seen_rows = [one for one in rows if permissions.sees(call.world, call.me, one)]
    mine = [one for one in seen_rows if one.thread and call.me in one.thread.members]
    return {
        "threads": [shapes.channel(call.world, one, call.me) for one in seen_rows],
        "members": [shapes.thread_member(one, call.me) for one in mine],
        "has_more": False,
    }


async def archive(call: Call) -> Json:
    """List the sleeping threads of a channel, the last to fall asleep first."""
    parent = seen(call, "read_message_history")
    is_private = call.request.path.endswith("private")
    mine_only = "/@me/" in call.request.path
    if is_private and not mine_only:
        seen(call, "manage_threads")
    rows = [
        one
        for one in call.world.threads(parent.id)
        if one.thread
        and one.thread.archived
        and (one.type == threads.PRIVATE) == is_private
        and (not mine_only or call.me in one.thread.members)
    ]
    rows.sort(key=lambda one: one.thread.changed if one.thread else 0, reverse=True)
    if before := call.query("before").replace(" ", "+"):
        rows = [one for one in rows if one.thread and iso(one.thread.changed) < before]
    limit = call.count("limit", 50, 100)
    return _listing(call, rows[:limit]) | {"has_more": len(rows) > limit}


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    one = "/channels/{channel_id}"
    return [
        wire.route("POST", one + "/messages/{message_id}/threads", from_message),
        wire.route("POST", one + "/threads", alone),
        wire.route("PUT", one + "/thread-members/@me", add_member),
        wire.route("DELETE", one + "/thread-members/@me", remove_member),
        wire.route("GET", one + "/thread-members", members),
        wire.route("GET", one + "/thread-members/{user_id}", member),
        wire.route("PUT", one + "/thread-members/{user_id}", add_member),
        wire.route("DELETE", one + "/thread-members/{user_id}", remove_member),
        wire.route("GET", one + "/threads/archived/public", archive),
        wire.route("GET", one + "/threads/archived/private", archive),
        wire.route("GET", one + "/users/@me/threads/archived/private", archive),
        wire.route("GET", "/guilds/{guild_id}/threads/active", active),
    ]
