"""Ratings from the server's choice to the ranking, a person's page, the trophies, and out of all lists again."""

from __future__ import annotations

from pathlib import Path

import aiohttp

from local.control import Control
from local.state.seed import BOT_ROLE, GUILD
from tests.e2e.conftest import Mortal, running_bot
from tests.e2e.people.test_statistics import chosen, said
from tests.e2e.tables import CHANNEL, Guest, Table, checked, seat


async def test_a_server_has_its_games_rated_and_somebody_keeps_out_of_the_ranking(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (bot, control):
        table = await seat(control, ["Sol", "Tui", "Uma"], seed=3)
        sol, tui, _ = table.guests
        async with Discord(bot) as discord:
            crown = await _chosen_crown(sol, control, discord)
            await _not_chosen(tui, control, crown)
            await table.play()
            await _crowned(table, discord, crown)
        await _rated(sol)
        await _looked_up(sol, tui)
        await _hidden(sol, tui)


class Discord:
    """The REST interface of the local Discord, as the bot's own token may use it."""

    def __init__(self, bot: Mortal) -> None:
        self._api, self._headers = bot.stage.api, {"Authorization": f"Bot {bot.stage.token}"}

    async def __aenter__(self) -> Discord:
        self._session = aiohttp.ClientSession(headers=self._headers)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    async def role(self, name: str) -> str:
        """Make a role and return its number."""
        async with self._session.post(f"{self._api}/guilds/{GUILD}/roles", json={"name": name}) as made:
            return str((await made.json())["id"])

    async def roles(self, person: str) -> list[str]:
        """Return the roles of somebody."""
        async with self._session.get(f"{self._api}/guilds/{GUILD}/members/{person}") as member:
            return list((await member.json())["roles"])


async def _chosen_crown(sol: Guest, control: Control, discord: Discord) -> str:
    """Have a role for the King of Monsters, which the bot first is not allowed to give."""
    await control.allow(role=BOT_ROLE, allow=["manage_roles"])
    role = await discord.role("King of Monsters")
    await control.allow(role=BOT_ROLE, deny=["manage_roles"])
    refused = await sol.person.command("/setup", CHANNEL, crown=role)
    assert "I can't give the role King of Monsters" in refused.text
    await control.allow(role=BOT_ROLE, allow=["manage_roles"])
    assert "I can't give the role" in (await sol.person.command("/setup", CHANNEL, crown=BOT_ROLE)).text
    chosen = checked(await sol.person.command("/setup", CHANNEL, crown=role))
    assert f"<@&{role}> is worn by the King of Monsters" in chosen.text
    assert "King now" not in chosen.text
    return role


async def _not_chosen(tui: Guest, control: Control, crown: str) -> None:
    """Expect that nobody gets a role by us which they could not give themselves: they might win it, and its rights."""
    await control.allow(role=GUILD, allow=["manage_guild"])
    for rights in ([], ["manage_roles"]):  # with the right to, but no role of their own above it
        await control.allow(role=GUILD, allow=rights)
        told = await tui.person.command("/setup", CHANNEL, crown=crown)
        assert "You may not do that here." in told.text, rights
    await control.allow(role=GUILD, deny=["manage_guild", "manage_roles"])


async def _crowned(table: Table, discord: Discord, crown: str) -> None:
    """Expect that the winner alone wears the role *crown*, which took one request, and lay it down again."""
    sol = table.guests[0]
    result = await sol.wait_for(table.thread, lambda m: "**1** · " in m.text)
    winner = next(guest for guest in table.guests if f"{guest.name}, **" in result.text.partition("**2** · ")[0])
    await table.control.quiet()
    page = checked(await sol.person.command("/setup", CHANNEL, crown=crown)).message
    assert page
    assert f"King now: <@{winner.person.id}>" in page.text
    worn = {guest.name: crown in await discord.roles(guest.person.id) for guest in table.guests}
    assert worn == {guest.name: guest is winner for guest in table.guests}
    changes = [one for one in await table.control.journal() if f"/roles/{crown}" in one["path"]]
    assert [(one["method"], one["status"]) for one in changes] == [("PUT", 204)]
    assert "wears no role" in (await sol.press(page, "No crown")).text
    assert crown not in await discord.roles(winner.person.id)


async def _rated(sol: Guest) -> None:
    refused = checked(await sol.person.command("/rank", CHANNEL, game="total_war"))
    assert "not rated on this server" in refused.text

    setup = checked(await sol.person.command("/setup", CHANNEL)).message
    assert setup
    await sol.press(setup, "Rate games")
    weekly = checked(await sol.person.command("/setup", CHANNEL)).message
    assert weekly
    assert "every Friday at 18:00 (UTC)" in checked(await sol.person.choose(weekly, "k:0:0:weekly", "4")).text


async def _looked_up(sol: Guest, tui: Guest) -> None:
    ladder = checked(await sol.person.command("/rank", CHANNEL, game="total_war")).message
    assert ladder
    assert {"Sol:", "Tui:"} <= set(said(ladder).split())
    own = await chosen(sol, ladder, "rank_of", tui.person.id)
    assert "Provisional: after 4 more games" in own.text
    assert "After 1 game:" in said(own)
    shelf = await sol.press(own, "Trophies")
    assert "First Landfall" in shelf.text
    debut = next(option for option in shelf.selects[0]["options"] if option["label"] == "First Landfall")
    replay = await chosen(sol, shelf, "shelf_replay", debut["value"])
    assert replay.pictures


async def _hidden(sol: Guest, tui: Guest) -> None:
    settings = checked(await tui.person.command("/settings", CHANNEL)).message
    assert settings
    assert "You are on no list" in (await tui.press(settings, "Keep me out of lists")).text
    for command in ("/rank", "/stats"):
        hidden = checked(await sol.person.command(command, CHANNEL, person=tui.person.id))
        assert "They keep out of all lists." in hidden.text
        everybody = checked(await sol.person.command(command, CHANNEL, game="total_war")).message
        assert everybody
        assert "Tui" not in said(everybody)
    privately = checked(await tui.person.command("/rank", CHANNEL, person=tui.person.id))
    assert "Only you see this" in privately.text
