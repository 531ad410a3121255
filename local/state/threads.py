"""Threads: opened, joined, put to sleep after a time without a word, and woken by the next one."""

from local import refusals
from local.limits.faults import Faults
from local.state import permissions
from local.state.model import Channel, Json, Message, Thread
from local.state.world import World

NEWS, PUBLIC, PRIVATE = 10, 11, 12
OF_POSTS = (15, 16)  # channels that have nothing but threads
TEXT, ANNOUNCEMENTS = 0, 5
DURATIONS = (60, 1440, 4320, 10080)
SYSTEM_NOTE = 18


def check(form: Json) -> None:
    """Refuse a thread that Discord would refuse."""
    faults = Faults()
    faults.text((), form, "name", 1, 100, required=True)
    if form.get("auto_archive_duration") is not None:
        faults.choices(("auto_archive_duration",), form["auto_archive_duration"], DURATIONS)
    faults.number((), form, "rate_limit_per_user", 0, 21600)
    faults.settle()


def open_thread(world: World, parent: Channel, owner_id: str, form: Json, starter: Message | None = None) -> Channel:
    """Open a thread in *parent*, from a message if there is a *starter*."""
    check(form)
    kind = _kind(parent, form, starter)
    now = world.clock.now()
    thread = Thread(
        owner_id=owner_id,
        created=now,
        changed=now,
        active=now,
        invitable=form.get("invitable") is not False,
        minutes=form.get("auto_archive_duration") or 4320,
        members={owner_id: now},
    )
    channel = Channel(
        id=starter.id if starter else world.ids.next(),
        type=kind,
        name=str(form["name"]),
        guild_id=parent.guild_id,
        parent_id=parent.id,
        slowmode=form.get("rate_limit_per_user") or 0,
        thread=thread,
    )
    world.keep(channel)
    world.emit("channel_create", channel)
    watch(world, channel)
    return channel


def _kind(parent: Channel, form: Json, starter: Message | None) -> int:
    """Return the type of a new thread; announcement channels have threads of their own type, and no others."""
    if parent.guild_id is None or parent.type not in (TEXT, ANNOUNCEMENTS, *OF_POSTS):
        raise refusals.wrong_channel_type()
    if parent.type in OF_POSTS:
        return PUBLIC
    if starter:
        return NEWS if parent.type == ANNOUNCEMENTS else PUBLIC
    kind = int(form.get("type") or PRIVATE)
    if (kind == NEWS) != (parent.type == ANNOUNCEMENTS) or kind not in (NEWS, PUBLIC, PRIVATE):
        raise refusals.wrong_channel_type()
    return kind


def watch(world: World, channel: Channel) -> None:
    """Put the thread to sleep once nobody has said anything for its time."""
    thread = channel.thread
    if thread is None or thread.archived:
        return
    due = thread.active + thread.minutes * 60

    def look() -> None:
        if world.channels.get(channel.id) is not channel or thread.archived:
            return
        if thread.active + thread.minutes * 60 <= world.clock.now():
            set_archived(world, channel, True)
        else:
            watch(world, channel)

    world.clock.at(due, look)


def set_archived(world: World, channel: Channel, archived: bool) -> None:
    """Put a thread to sleep or wake it."""
    thread = channel.thread
    assert thread
    if thread.archived == archived:
        return
    thread.archived = archived
    thread.changed = world.clock.now()
    if not archived:
        thread.active = thread.changed
    world.keep(channel)
    world.emit("channel_update", channel)
    watch(world, channel)


def wake(world: World, channel: Channel, author_id: str) -> None:
    """Wake a sleeping thread because a user writes in it; refuse those who may not write in a locked one."""
    thread = channel.thread
    if thread is None:
        return
    if thread.locked and not permissions.may(world, author_id, channel, "manage_threads"):
        raise refusals.archived() if thread.archived else refusals.locked()
    if not thread.archived:
        return
    set_archived(world, channel, False)


def refuse_asleep(channel: Channel) -> None:
    """Refuse anything that does not wake a thread."""
    if channel.thread and channel.thread.archived:
        raise refusals.archived()


def count_message(world: World, channel: Channel, message: Message) -> None:
    """Count a message of a thread; its author and the mentioned become members."""
    thread = channel.thread
    if thread is None:
        return
    now = world.clock.now()
    thread.active = now
    message.position = thread.total_message_sent
    thread.message_count += 1
    thread.total_message_sent += 1
    for who in (message.author_id, *message.mentions):
        if who not in thread.members and who in world.members:
            join(world, channel, who)


def join(world: World, channel: Channel, user_id: str) -> None:
    """Make *user_id* a member of the thread."""
    assert channel.thread
    if user_id in channel.thread.members:
        return
    channel.thread.members[user_id] = world.clock.now()
    world.keep(channel)
    world.emit("thread_members", channel, added=[user_id], removed=[])


def leave(world: World, channel: Channel, user_id: str) -> None:
    """Take *user_id* out of the thread."""
    assert channel.thread
    if channel.thread.members.pop(user_id, None) is not None:
        world.keep(channel)
        world.emit("thread_members", channel, added=[], removed=[user_id])
