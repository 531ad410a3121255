"""Where a table can be: the kinds of channels that Discord has, as discord.py tells of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.wire.commands.tables import table_channel
from cogs.wire.errors import Refusal
from data.words import words

TEXT, VOICE, ANNOUNCEMENTS, STAGE, FORUM, MEDIA = 0, 2, 5, 13, 15, 16


def channel(kind: int) -> Any:
    """Return a channel as discord.py makes it of what Discord sends."""
    cls, _ = discord.channel._guild_channel_factory(kind)
    data: dict[str, Any] = {"id": "5", "type": kind, "name": "here", "position": 0, "permission_overwrites": []}
    data |= {"bitrate": 64_000, "user_limit": 0, "available_tags": []}
    guild = SimpleNamespace(id=1, get_channel=lambda number: None, _state=None)
    return cls(state=SimpleNamespace(), guild=guild, data=data)


def thread(parent: Any) -> Any:
    found = object.__new__(discord.Thread)
    found.guild = SimpleNamespace(get_channel=lambda number: parent)
    found.parent_id = 5
    return found


def asks(where: Any) -> Any:
    return SimpleNamespace(channel=where, app_permissions=discord.Permissions.all(), locale="en")


@pytest.mark.parametrize("kind", [TEXT, ANNOUNCEMENTS], ids=["text", "announcements"])
def test_a_table_can_be_in_a_text_or_an_announcement_channel_and_be_asked_for_in_a_thread_there(kind: int) -> None:
    assert table_channel(asks(channel(kind))) == 5
    assert table_channel(asks(thread(channel(kind)))) == 5


@pytest.mark.parametrize(
    "where",
    [channel(VOICE), channel(STAGE), channel(FORUM), channel(MEDIA), thread(channel(FORUM)), thread(None), None],
    ids=["voice", "stage", "forum", "media", "forum post", "unknown parent", "unknown"],
)
def test_elsewhere_it_is_said_which_kinds_of_channels_work(where: Any) -> None:
    with pytest.raises(Refusal) as refused:
        table_channel(asks(where))

    said = words("en").say(refused.value.key)
    assert "text or announcement channel" in said
    assert all(kind in said for kind in ("Voice", "stage", "forum", "media"))
