"""The bot's face: its emojis are uploaded once and when they change, its avatar and banner if it has none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cogs.wire.profile import manifest
from local.control import Control
from local.state.seed import BOT
from tests.e2e.conftest import Mortal, running_bot, stop
from tests.e2e.tables import is_panel, seat
from tests.local import openapi

PATIENCE = 600  # looks


async def dressed(bot: Mortal, control: Control, times: int) -> list[dict[str, Any]]:
    """Wait until the bot has its face for so many *times*, and return what it sent for it since the last time."""
    for _ in range(PATIENCE):
        if bot.log().count("emojis ready") >= times:
            break
        await control.quiet(idle=0.05)
    else:
        raise AssertionError(bot.log())
    await control.quiet()
    exchanges: list[dict[str, Any]] = await control.journal(clear=True)
    openapi.must_know(exchanges)
    openapi.judge(exchanges)
    return [one for one in exchanges if "/emojis" in one["path"] or one["path"].endswith("/users/@me")]


def sent(exchanges: list[dict[str, Any]], method: str, path: str) -> int:
    """Return how often a *path* was called so."""
    return sum(one["method"] == method and path in one["path"] for one in exchanges)


async def test_a_first_start_uploads_everything_and_later_ones_only_what_has_changed(tmp_path: Path):
    async with running_bot(tmp_path, profile="on") as (bot, control):
        first = await dressed(bot, control, 1)
        assert sent(first, "POST", "/emojis") == len(manifest())
        assert sent(first, "PATCH", "/users/@me") == 2, "an avatar and a banner"

        stop(bot.process)
        await bot.rebirth(control)
        again = await dressed(bot, control, 2)
        assert sent(again, "POST", "/emojis") == 0
        assert sent(again, "DELETE", "/emojis") == 0
        assert sent(again, "PATCH", "/users/@me") == 0, "it has a face already, perhaps another one"

        stop(bot.process)
        with bot.opened() as db:  # as an earlier program would have left it
            ((stored,),) = db.execute("SELECT facts FROM servers WHERE id LIKE 'emojis-%'").fetchall()
            db.execute("DELETE FROM servers WHERE id LIKE 'emojis-%'")
        told = {name: fact.partition(" ")[0] for name, fact in json.loads(stored).items()}
        told["mothra"] = "another picture"
        (tmp_path / "kaiju.emojis").write_text(json.dumps({"application": int(BOT), "emojis": told}))
        await bot.rebirth(control)
        changed = await dressed(bot, control, 3)
        assert sent(changed, "DELETE", "/emojis") == 1
        assert sent(changed, "POST", "/emojis") == 1


async def test_emojis_stand_on_buttons_and_beside_names(tmp_path: Path):
    async with running_bot(tmp_path, profile="on") as (bot, control):
        await dressed(bot, control, 1)
        table = await seat(control, ["Ada", "Ben", "Cho"])
        ada = table.guests[0]
        panel = await ada.wait_for(table.thread, is_panel)
        faces = {part["label"]: part["emoji"]["name"] for part in panel.buttons if part.get("emoji")}
        usual = {"Act / My hand": "act", "Board": "board", "Log": "log", "Rules": "rules", "Menu": "menu"}
        assert usual.items() <= faces.items()
        assert "<:seat_" in panel.text
        openapi.judge(await control.journal())
