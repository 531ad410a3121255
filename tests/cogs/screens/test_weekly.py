"""The page of the week stands where a server wants it: it tells only of games that whoever reads it there may see."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from cogs.screens.ranking.news import NewsPages
from data.words import words
from table import SEALED
from tests.table.house import ANA, BEN, CHO, open_house

PUBLIC, HIDDEN, HERE = "5", "6", "7"


async def test_games_of_channels_that_not_everybody_sees_and_deals_still_played_are_left_out(tmp_path: Path):
    async with open_house(tmp_path) as house:
        since, tables = house.clock.at, dict[str, int]()
        for channel in (PUBLIC, HIDDEN, HERE, "sealed", ""):
            table = tables[channel] = await house.war(ANA, BEN, CHO)
            if channel == "sealed":
                await house.host.messages.place(table, channel=PUBLIC, **{SEALED: "99"})
            elif channel:
                await house.host.messages.place(table, channel=channel)
            await house.play_out(table, ANA, BEN, CHO)
        await house.host.ranking.set_weekly("home", ANA, HERE, 0)
        (news,) = await house.host.gatherings.of("home", "news")
        context: Any = SimpleNamespace(
            host=house.host, is_public=lambda at: str(at) == PUBLIC, router=SimpleNamespace(verbs=())
        )
        data = {"what": "week", "since": since, "until": house.clock.at + 1}

        told = await NewsPages().news(context, news, words("en"), data)

        assert told is not None
        shown = str(told.page.to_components())
        assert "5 games began, 2 ended." in shown
        assert shown.count("- **Total War** · won by") == 2
        seen = {channel for channel, table in tables.items() if f"k:{table}:" in shown}
        assert seen <= {PUBLIC, HERE}
