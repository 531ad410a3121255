"""Commands are registered when they have changed, and only then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp

from local.control import Control
from tests.e2e.conftest import Stage, running_bot, stop


async def registrations(control: Control) -> int:
    """Return how often the commands were sent since the last time."""
    exchanges: list[dict[str, Any]] = await control.journal(clear=True)
    return sum(one["method"] == "PUT" and one["path"].endswith("/commands") for one in exchanges)


async def delete_commands(stage: Stage, control: Control) -> None:
    application = (await control.status())["commands"][0]["application_id"]
    url = f"{stage.api}/applications/{application}/commands"
    headers = {"Authorization": f"Bot {stage.token}"}
    async with aiohttp.ClientSession() as session, session.put(url, headers=headers, json=[]) as answer:
        assert answer.status == 200


async def test_commands_are_registered_only_when_they_have_changed(tmp_path: Path):
    async with running_bot(tmp_path) as (bot, control):
        assert await registrations(control) == 1
        stop(bot.process)
        await bot.rebirth(control)
        assert await registrations(control) == 0, "nothing has changed"

        stop(bot.process)
        bot.program = "tests/e2e/bots/reworded_bot.py"
        await bot.rebirth(control)
        assert await registrations(control) == 1
        named = {one["description"] for one in (await control.status())["commands"]}
        assert "Other words for ping." in named

        stop(bot.process)
        await delete_commands(bot.stage, control)
        await control.journal(clear=True)
        await bot.rebirth(control)
        assert await registrations(control) == 1, "somebody has deleted them on Discord"
        assert (tmp_path / "kaiju.commands").read_text()
