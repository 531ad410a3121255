"""What a server chooses in /setup: a forum as the games' home, and a channel to which results are forwarded."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from local.control import Control
from tests.e2e.conftest import running_bot
from tests.e2e.tables import CHANNEL, Guest, checked, is_panel, seat
from tests.local import openapi


async def somebody(control: Control, name: str) -> Guest:
    return Guest(await control.person(name), random.Random(1))


async def test_games_are_posts_of_a_forum_that_is_their_home(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (_, control):
        ada = await somebody(control, "Ada")
        forum = await control.channel("playground", "forum", tags=["lobby", "running", "over", "Total War"])
        chosen = checked(await ada.person.command("/setup", CHANNEL, home=forum))
        assert f"New games are posts in <#{forum}>." in chosen.text

        checked(await ada.person.command("/play", CHANNEL, game="total_war"))
        posts = [each for each in await ada.person.channels() if each.get("parent_id") == forum]
        assert [post["name"] for post in posts] == ["Total War: Ada +3"]
        panel = await ada.wait_for(posts[0]["id"], is_panel)
        assert panel.pictures
        exchanges: list[dict[str, Any]] = await control.journal()
        openapi.judge(exchanges)
        applied = [one["sent"]["applied_tags"] for one in exchanges if "applied_tags" in (one["sent"] or {})]
        assert applied, "the post carries tags"
        assert len(applied[0]) == 2, "how it stands, and which game it is"

        page = checked(await ada.person.command("/setup", CHANNEL)).message
        assert page is not None
        assert "thread in the channel" in checked(await ada.person.click(page, "No forum")).text


async def test_a_result_is_forwarded_to_the_news_channel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (_, control):
        ada = await somebody(control, "Ada")
        news = await control.channel("gazette")
        checked(await ada.person.command("/setup", CHANNEL, news=news))
        table = await seat(control, ["Ada", "Ben", "Cho"])
        await table.play()
        told = await ada.wait_for(news, lambda message: bool(message.raw.get("message_snapshots")))
        assert "is over" in str(told.raw["message_snapshots"])
        openapi.judge((await control.journal())[-60:])
