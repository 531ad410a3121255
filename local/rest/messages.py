"""Messages, reactions and pins."""

from typing import Any

from aiohttp import web

from local import refusals
from local.clock import iso
from local.limits.buckets import OLD
from local.limits.faults import Faults
from local.rest.wire import Call, Wire
from local.shapes import people as shapes
from local.shapes.messages import message
from local.state import acts, permissions, posting, threads
from local.state.model import Channel, Json, Message

PIN_NOTE, REPLY = 6, 19
PLAIN_TYPES = (0, 19, 20, 23)
MAX_PINS, MAX_REACTIONS = 250, 20
TWO_WEEKS = 14 * 86_400


def seen(call: Call, *rights: str) -> Channel:
    """Return the channel of the address if the bot sees it and has these *rights* there."""
    channel = call.world.channel(call["channel_id"])
    if not permissions.sees(call.world, call.me, channel):
        raise refusals.missing_access()
    if rights and not permissions.may(call.world, call.me, channel, *rights):
        raise refusals.missing_permissions()
    return channel


def found(call: Call) -> Message:
    """Return the message of the address."""
    return call.world.message(call["channel_id"], call["message_id"])


async def create(call: Call) -> Json:
    """Post a message."""
    channel = seen(call)
    if channel.type == 4:
        raise refusals.wrong_channel_type()
    if channel.type in threads.OF_POSTS:
        raise refusals.no_place_to_talk()
    wanted = ["send_messages_in_threads" if channel.thread else "send_messages"]
    if call.form.get("embeds"):
        wanted.append("embed_links")
    if call.uploads:
        wanted.append("attach_files")
    seen(call, *wanted)
    extra: dict[str, Any] = {}
    if reference := call.form.get("message_reference"):
        extra = _reply(call, channel, reference)
    made = posting.post(call.world, channel, call.me, call.form, call.uploads, **extra)
    return message(call.world, made)


def _reply(call: Call, channel: Channel, reference: Json) -> dict[str, Any]:
    if not permissions.may(call.world, call.me, channel, "read_message_history"):
        raise refusals.Refusal(400, 160002, "Cannot reply without permission to read message history")
    target = call.world.messages.get(str(reference.get("message_id")))
    if target is None or target.channel_id != channel.id or target.only_for:
        if reference.get("fail_if_not_exists") is False:
            return {}
        faults = Faults()
        faults.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        faults.settle()
    assert target
    return {"type": REPLY, "reply_to": target.id}


async def history(call: Call) -> list[Json]:
    """List messages, newest first."""
    channel = seen(call)
    if not permissions.may(call.world, call.me, channel, "read_message_history"):
        return []
    rows = [one for one in call.world.talk.get(channel.id, {}).values() if not one.only_for]
    limit = call.count("limit", 50, 100)
    if after := call.query("after"):
        rows = [one for one in rows if int(one.id) > int(after)][:limit]
    elif before := call.query("before"):
        rows = [one for one in rows if int(one.id) < int(before)][-limit:]
    elif around := call.query("around"):
        older = [one for one in rows if int(one.id) <= int(around)][-(limit // 2 + 1) :]
        newer = [one for one in rows if int(one.id) > int(around)]
        rows = (older + newer)[:limit]
    else:
        rows = rows[-limit:]
    return [message(call.world, one) for one in reversed(rows)]


async def fetch(call: Call) -> Json:
    """Return one message."""
    seen(call, "read_message_history")
    return message(call.world, found(call))


async def change(call: Call) -> Json:
    """Edit one of the bot's messages."""
    channel = seen(call)
    target = found(call)
    if target.author_id != call.me:
        raise refusals.not_the_author()
    threads.refuse_asleep(channel)
    if call.world.clock.now() - target.timestamp > OLD and (wait := call.limits.old_edit(channel.id)):
        words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        raise refusals.Limited(30046, words, wait)
    posting.edit(call.world, target, call.form, call.uploads)
    return message(call.world, target)


async def remove(call: Call) -> None:
    """Delete a message."""
    channel = seen(call)
    target = found(call)
    if target.author_id != call.me and not permissions.may(call.world, call.me, channel, "manage_messages"):
        raise refusals.missing_permissions()
    threads.refuse_asleep(channel)
    if target.type not in (*PLAIN_TYPES, PIN_NOTE, 18):
        raise refusals.system_message()
    posting.delete(call.world, target)


async def remove_many(call: Call) -> None:
    """Delete 2 to 100 messages that are not older than two weeks."""
    channel = seen(call, "manage_messages")
    ids = [str(one) for one in call.form.get("messages") or []]
    faults = Faults()
    faults.length(("messages",), ids, 2, 100)
    faults.settle()
    targets = [call.world.messages[one] for one in ids if one in call.world.talk.get(channel.id, {})]
    if any(one.timestamp < call.world.clock.now() - TWO_WEEKS for one in targets):
        raise refusals.Refusal(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for one in targets:
        posting.delete(call.world, one)


async def type_something(call: Call) -> None:
    """Show that the bot is typing."""
    channel = seen(
        call, "send_messages_in_threads" if call.world.channel(call["channel_id"]).thread else "send_messages"
    )
    call.world.emit("typing", channel, user_id=call.me)


def _emoji(call: Call) -> str:
    key = call["emoji"].removeprefix("a:")
    name, _, emoji_id = key.partition(":")
    if emoji_id and emoji_id not in call.world.emojis:
        raise refusals.unknown("emoji")
    if not emoji_id and name.isascii() and name.isalnum():
        raise refusals.unknown("emoji")
    return key


async def react(call: Call) -> None:
    """Add the bot's reaction."""
    channel = seen(call, "read_message_history")
    target, key = found(call), _emoji(call)
    threads.refuse_asleep(channel)
    if key not in target.reactions:
        seen(call, "add_reactions")
        if len(target.reactions) >= MAX_REACTIONS:
            raise refusals.Refusal(400, 30010, f"Maximum number of reactions reached ({MAX_REACTIONS})")
    acts.set_reaction(call.world, target, call.me, key, True)


async def unreact(call: Call) -> None:
    """Take a reaction back, the bot's or with the right another user's."""
    seen(call, "read_message_history")
    who = call.request.match_info.get("user_id", call.me)
    if who != call.me:
        seen(call, "manage_messages")
    acts.set_reaction(call.world, found(call), who, _emoji(call), False)


async def clear_reactions(call: Call) -> None:
    """Take all reactions off a message, or all of one emoji."""
    seen(call, "manage_messages")
    target = found(call)
    keys = [_emoji(call)] if "emoji" in call.request.match_info else list(target.reactions)
    for key in keys:
        for who in tuple(target.reactions.get(key, [])):
            acts.set_reaction(call.world, target, who, key, False)


async def who_reacted(call: Call) -> list[Json]:
    """List who reacted with an emoji."""
    seen(call)
    who = found(call).reactions.get(_emoji(call), [])
    after = call.query("after", "0")
    later = [one for one in who if int(one) > int(after)]
    return [shapes.user(call.world.users[one]) for one in later[: call.count("limit", 25, 100)]]


async def pins(call: Call) -> Json:
    """List pins, newest first."""
    channel = seen(call, "read_message_history")
    rows = [one for one in call.world.talk.get(channel.id, {}).values() if one.pinned is not None]
    rows.sort(key=lambda one: one.pinned or 0, reverse=True)
    if before := call.query("before"):
        rows = [one for one in rows if iso(one.pinned or 0) < before.replace(" ", "+")]
    page = rows[: call.count("limit", 50, 50)]
    items = [{"pinned_at": iso(one.pinned or 0), "message": message(call.world, one)} for one in page]
    return {"items": items, "has_more": len(rows) > len(page)}


async def pin(call: Call) -> None:
    """Pin a message and leave the note that Discord leaves."""
    channel = seen(call, "pin_messages")
    target = found(call)
    threads.refuse_asleep(channel)
    if target.pinned is not None:
        return
    world = call.world
    count = sum(one.pinned is not None for one in world.talk[channel.id].values())
    if count >= MAX_PINS:
        raise refusals.Refusal(400, 30003, f"Maximum number of pins reached for the channel ({MAX_PINS})")
    target.pinned = channel.last_pin = world.clock.now()
    world.keep(target, channel)
    world.emit("message_update", target)
    world.emit("pins", channel)
    note(call, channel, PIN_NOTE, reply_to=target.id)


async def unpin(call: Call) -> None:
    """Unpin a message."""
    channel = seen(call, "pin_messages")
    target = found(call)
    target.pinned = None
    call.world.keep(target)
    call.world.emit("message_update", target)
    call.world.emit("pins", channel)


def note(call: Call, channel: Channel, kind: int, content: str = "", reply_to: str | None = None) -> None:
    """Write one of Discord's own notes in the bot's name."""
    world = call.world
    written = Message(
        id=world.ids.next(),
        channel_id=channel.id,
        author_id=call.me,
        timestamp=world.clock.now(),
        type=kind,
        content=content,
        reply_to=reply_to,
    )
    channel.last_message_id = written.id
    world.keep(written, channel)
    world.emit("message_create", written)


def routes(wire: Wire) -> list[web.RouteDef]:
    """Return the routes of this module."""
    all_of, one = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
    emoji = one + "/reactions/{emoji}"
    return [
        wire.route("GET", all_of + "/pins", pins),
        wire.route("PUT", all_of + "/pins/{message_id}", pin),
        wire.route("DELETE", all_of + "/pins/{message_id}", unpin),
        wire.route("POST", all_of, create),
        wire.route("GET", all_of, history),
        wire.route("POST", all_of + "/bulk-delete", remove_many),
        wire.route("GET", one, fetch),
        wire.route("PATCH", one, change),
        wire.route("DELETE", one, remove),
        wire.route("PUT", emoji + "/@me", react),
        wire.route("DELETE", emoji + "/@me", unreact),
        wire.route("DELETE", emoji + "/{user_id}", unreact),
        wire.route("GET", emoji, who_reacted),
        wire.route("DELETE", emoji, clear_reactions),
        wire.route("DELETE", one + "/reactions", clear_reactions),
        wire.route("POST", "/channels/{channel_id}/typing", type_something),
    ]
