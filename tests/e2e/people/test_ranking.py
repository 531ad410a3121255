"""Ratings from the server's choice to the ranking, a person's page, the trophies, and out of all lists again."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import running_bot
from tests.e2e.people.test_statistics import chosen, said
from tests.e2e.tables import CHANNEL, Guest, checked, seat


async def test_a_server_has_its_games_rated_and_somebody_keeps_out_of_the_ranking(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as (_, control):
        table = await seat(control, ["Sol", "Tui"], ["Easy"], seed=3)
        await table.play()
        sol, tui = table.guests
        await _rated(sol)
        await _looked_up(sol, tui)
        await _hidden(sol, tui)


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
