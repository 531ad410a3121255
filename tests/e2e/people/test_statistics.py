"""Statistics of a server: counted when a game ends, for all to look at, and gone with whoever is forgotten."""

from __future__ import annotations

from local.control import Control, Seen
from tests.e2e.tables import CHANNEL, Guest, checked, seat


def said(page: Seen) -> str:
    """Return what *page* says, its picture included."""
    return "\n".join([page.text, *(picture["alt"] for picture in page.pictures)])


async def chosen(guest: Guest, page: Seen, verb: str, value: str) -> Seen:
    (select,) = (part for part in page.selects if f":{verb}:" in part["custom_id"])
    answer = checked(await guest.person.choose(page, select["custom_id"], value))
    assert answer.message
    return answer.message


async def test_a_finished_game_is_in_the_table_in_the_records_and_forgotten_with_its_people(control: Control) -> None:
    table = await seat(control, ["Sol", "Tui"], ["Easy"], seed=3)
    await table.play()
    sol, tui = table.guests

    page = checked(await sol.person.command("/stats", CHANNEL, game="total_war", season="month")).message
    assert page
    assert page.is_ephemeral
    assert "This month" in page.text
    assert {"Sol", "Tui"} <= set(said(page).replace(",", "").replace(":", "").split())
    assert "by chance 33%" in said(page)

    record = await chosen(sol, page, "stats_of", tui.person.id)
    assert "Tui's record" in record.text
    assert "**Sol** · 1 game ·" in record.text
    assert record.pictures
    other = await chosen(sol, record, "stats_game", "monopoly")
    assert "No game has been finished here" in other.text
    everybody = await sol.press(other, "Everybody")
    assert "Standings of this server" in everybody.text
    alone = await sol.press(await chosen(sol, everybody, "stats_game", "all"), "Alone with computers")
    assert "alone with computers" in alone.text
    assert "This month" in alone.text

    by_name = checked(await sol.person.command("/stats", CHANNEL, person=tui.person.id))
    assert "Tui's record" in by_name.text

    privacy = checked(await tui.person.command("/privacy", CHANNEL)).message
    assert privacy
    await tui.press(await tui.press(privacy, "Delete my data"), "Delete")
    left = checked(await sol.person.command("/stats", CHANNEL, game="total_war")).message
    assert left
    assert "Tui" not in said(left)
    assert "Sol" in said(left)
