"""Who may view a channel, by the rules of a real server object: overwrites, threads, private threads, deleted ones."""

from typing import Any

import discord
import pytest

import bot
import settings
from cogs.wire.limits.reach import may_view

GUILD, OPEN, CLOSED, THREAD, SECRET, ROLE = 1, 10, 11, 12, 13, 5
VIEW, MANAGE_THREADS, MANAGE_GUILD = 1 << 10, 1 << 34, 1 << 5
ZOE, BEN = 100, 101


def channel(number: int, *overwrites: dict[str, Any]) -> dict[str, Any]:
    return {"id": number, "type": 0, "name": "x", "position": 0, "permission_overwrites": list(overwrites)}


def thread(number: int, parent: int, kind: int) -> dict[str, Any]:
    state = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    shape = {"id": number, "guild_id": GUILD, "type": kind, "name": "x", "parent_id": parent, "owner_id": BEN}
    return shape | {"message_count": 0, "member_count": 1, "thread_metadata": state}


def role(number: int, permissions: int) -> dict[str, Any]:
    return {"id": number, "name": "r", "permissions": str(permissions), "position": number, "color": 0}


@pytest.fixture
async def guild() -> discord.Guild:
    state = bot.Kaiju(settings.Settings(token="x"))._connection
    hidden = {"id": GUILD, "type": 0, "allow": "0", "deny": str(VIEW)}
    data: Any = {
        "id": GUILD,
        "name": "g",
        "owner_id": 9,
        "roles": [role(GUILD, VIEW), role(ROLE, MANAGE_GUILD), role(ROLE + 1, MANAGE_THREADS)],
        "channels": [channel(OPEN), channel(CLOSED, hidden, {"id": BEN, "type": 1, "allow": str(VIEW), "deny": "0"})],
        "threads": [thread(THREAD, CLOSED, 11), thread(SECRET, OPEN, 12)],
        "emojis": [],
        "features": [],
    }
    return discord.Guild(data=data, state=state)


def member(guild: discord.Guild, number: int, *roles: int) -> discord.Member:
    user = {"id": number, "username": "u", "discriminator": "0", "avatar": None}
    data: Any = {"user": user, "roles": list(roles), "joined_at": None, "deaf": False, "mute": False, "flags": 0}
    return discord.Member(data=data, guild=guild, state=guild._state)


def test_a_channel_is_for_those_who_may_view_it_and_its_threads_with_it(guild: discord.Guild):
    zoe, ben = member(guild, ZOE), member(guild, BEN)
    assert may_view(guild, OPEN, zoe)
    assert not may_view(guild, CLOSED, zoe)
    assert not may_view(guild, THREAD, zoe)
    assert may_view(guild, CLOSED, ben)
    assert may_view(guild, THREAD, ben)


def test_a_private_thread_is_for_its_members_and_those_who_manage_threads(guild: discord.Guild):
    found = guild.get_thread(SECRET)
    assert found
    found._members[BEN] = discord.Object(BEN)  # type: ignore[assignment]
    assert may_view(guild, SECRET, member(guild, BEN))
    assert not may_view(guild, SECRET, member(guild, ZOE))
    assert may_view(guild, SECRET, member(guild, ZOE, ROLE + 1))


def test_a_channel_that_is_gone_is_left_to_those_who_manage_the_server(guild: discord.Guild):
    assert not may_view(guild, 999, member(guild, ZOE))
    assert may_view(guild, 999, member(guild, ZOE, ROLE))
