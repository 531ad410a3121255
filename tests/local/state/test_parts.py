"""Small parts: the clock, ids, rate limits, permissions, keeping, pictures."""

import asyncio
import io
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from local.clock import Clock
from local.keep import BadFile
from local.limits.buckets import RateLimits
from local.server import Options, Server
from local.snowflake import Snowflakes
from local.state import acts, permissions, posting, threads
from local.state.model import Member, Overwrite
from local.state.permissions import bits
from local.state.seed import ARENA, BOT, GAMES, GUILD, NOTICES, fresh_world
from local.web.files import picture_size, picture_type
from tests.local.sampler import PICTURE


async def test_moving_the_clock_rings_in_order() -> None:
    rung: list[str] = []
    clock = Clock(lambda: 1000.0)
    clock.after(20, lambda: rung.append("second"))
    clock.after(10, lambda: rung.append("first"))
    clock.after(15, lambda: rung.append("never")).cancel()
    clock.advance(9)
    assert rung == []
    clock.advance(30)
    assert rung == ["first", "second"]
    clock.stop()


async def test_the_clock_rings_by_itself() -> None:
    rung = asyncio.Event()
    clock = Clock()
    clock.after(0.01, rung.set)
    async with asyncio.timeout(10):
        await rung.wait()
    clock.stop()


def test_ids_only_grow() -> None:
    ids = Snowflakes(Clock(lambda: 1_700_000_000.0))
    made = [int(ids.next()) for _ in range(5000)]
    assert made == sorted(set(made))
    ids.past(made[-1] + 100)
    assert int(ids.next()) == made[-1] + 101


def test_a_bucket_empties_says_so_and_fills_again() -> None:
    clock = Clock(lambda: 1000.0)
    limits = RateLimits(clock)
    route = "/channels/{channel_id}/messages"
    verdicts = [limits.judge("POST", route, "1", True) for _ in range(6)]
    assert [one.passes for one in verdicts] == [True] * 5 + [False]
    assert verdicts[4].headers["X-RateLimit-Remaining"] == "0"
    assert verdicts[5].headers["Retry-After"] == "5.000"
    assert limits.judge("POST", route, "2", True).passes
    clock._moved += 5
    assert limits.judge("POST", route, "1", True).passes


def test_fifty_a_second_is_the_limit_for_everything_but_interactions() -> None:
    limits = RateLimits(Clock(lambda: 1000.25))
    verdicts = [limits.judge("GET", "/x", str(n), True) for n in range(51)]
    assert [one.passes for one in verdicts] == [True] * 50 + [False]
    assert (verdicts[-1].is_global, verdicts[-1].retry_after) == (True, 0.75)
    assert limits.judge("POST", "/webhooks/{application_id}/{token}", "t", False).passes


def test_overwrites_follow_discords_order() -> None:
    world = fresh_world(Clock())
    world.keep(Member(id="5", joined_at=0, roles=[]))
    arena = world.channels[ARENA]
    send = bits("send_messages")
    assert permissions.may(world, "5", arena, "send_messages")
    arena.overwrites = [Overwrite(id=GUILD, type=0, deny=send)]
    assert not permissions.may(world, "5", arena, "send_messages")
    arena.overwrites.append(Overwrite(id="5", type=1, allow=send))
    assert permissions.may(world, "5", arena, "send_messages")
    arena.overwrites = [Overwrite(id=GUILD, type=0, deny=send), Overwrite(id="7", type=0, allow=send)]
    assert not permissions.may(world, "5", arena, "send_messages")
    world.members["5"].roles = ["7"]
    assert permissions.may(world, "5", arena, "send_messages")
    arena.overwrites.append(Overwrite(id="5", type=1, deny=send))
    assert not permissions.may(world, "5", arena, "send_messages")
    arena.overwrites[-1:] = [Overwrite(id="8", type=0, deny=send)]
    assert permissions.may(world, "5", arena, "send_messages")
    arena.overwrites = [Overwrite(id=GUILD, type=0, deny=bits("view_channel"))]
    assert permissions.within(world, "5", arena) == 0
    assert permissions.within(world, "stranger", arena) == 0
    assert not permissions.may(world, BOT, world.channels[NOTICES], "send_messages")


async def test_the_first_to_come_owns_the_server() -> None:
    world = fresh_world(Clock())
    ada, ben = acts.join(world, "Ada"), acts.join(world, "Ben")
    assert permissions.base(world, ada.id) == permissions.EVERYTHING
    assert not permissions.base(world, ben.id) & bits("manage_guild")


@pytest.mark.parametrize("form", ["PNG", "JPEG", "GIF", "WEBP"])
def test_the_size_of_a_picture_is_read_from_its_head(form: str) -> None:
    for options in ({}, {"lossless": True}, {"exif": b"Exif\0\0"}) if form == "WEBP" else ({},):
        out = io.BytesIO()
        Image.new("RGB", (321, 123)).save(out, form, **options)
        assert picture_type(out.getvalue()) == f"image/{form.lower()}"
        assert picture_size(out.getvalue()) == (321, 123)
        assert picture_size(out.getvalue()[:9]) is None
    assert picture_size(b"no picture") is None


async def test_everything_survives_with_keep(tmp_path: Path) -> None:
    file = tmp_path / "talk.db"
    first = Server(Options(token="t", keep=file))
    await first.start()
    ada = acts.join(first.world, "Ada")
    room = first.world.channels[GAMES]
    upload = {"0": posting.Upload("a.png", PICTURE)}
    said = posting.post(first.world, room, ada.id, {"content": f"hello <@{BOT}>"}, upload)
    gone = posting.post(first.world, room, ada.id, {"content": "gone"}, {})
    posting.delete(first.world, gone)
    thread = threads.open_thread(first.world, room, ada.id, {"name": "den", "type": 11})
    first.world.drop(first.world.channels[ARENA])
    await first.stop()

    second = Server(Options(token="other", keep=file))
    await second.start()
    world = second.world
    assert world.messages == {said.id: said}
    assert world.files.get(said.attachments[0].id) == PICTURE
    assert world.channels[thread.id] == thread
    assert ARENA not in world.channels
    assert acts.join(world, "ada").id == ada.id
    assert int(world.ids.next()) > int(thread.id)
    await second.stop()


async def test_a_file_of_something_else_is_refused_in_one_sentence(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("these are my notes, not a database " * 40)
    server = Server(Options(token="t", keep=text))
    with pytest.raises(BadFile, match="not a file of this program"):
        await server.start()
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as db:
        db.execute("create table about (version integer)")
        db.execute("insert into about values (99)")
    db.close()
    with pytest.raises(BadFile, match="another version"):
        await Server(Options(token="t", keep=old)).start()


async def test_rate_limits_reach_discord_py_as_429(server: Server, api: Any) -> None:
    server.wire.limits.enabled = True
    path = f"/channels/{GAMES}/messages"
    answers = [await api("POST", path, json={"content": str(n)}) for n in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    body = answers[-1][1]
    assert body["message"] == "You are being rate limited."
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False
    assert len(server.world.messages) == 5


@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX's")
async def test_the_kept_world_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    first = Server(Options(token="t", keep=tmp_path / "talk.db"))
    await first.start()
    first.world.keep(Member(id="5", joined_at=0, roles=[]))
    await first.stop()
    with os.scandir(tmp_path) as found:
        assert {one.name: one.stat().st_mode & 0o777 for one in found} == {"talk.db": 0o600}
