"""Conversations of two: the bot or a person opens one, and it is always the same."""

from local.state.model import Channel
from local.state.world import World

DIRECT = 1


def known(world: World, one: str, other: str) -> Channel | None:
    """Return the conversation of *one* and *other*, if there is one."""
    for channel in world.inside(None).channels.values():
        if set(channel.recipients) == {one, other}:
            return channel
    return None


def between(world: World, one: str, other: str) -> Channel:
    """Return the conversation of *one* and *other*, opened if it is the first time."""
    if found := known(world, one, other):
        return found
    channel = Channel(id=world.ids.next(), type=DIRECT, recipients=[one, other])
    world.keep(channel)
    world.emit("channel_create", channel)
    return channel
