"""Answers on messages that everybody sees: for the one who is asked, and for nobody else."""

from __future__ import annotations

from local.control import Control
from tests.e2e.games.test_monopoly import offer, on_turn
from tests.e2e.tables import Guest, Table, checked, is_panel, pressable, seat
from tests.e2e.tycoons import GAME


async def roller(table: Table) -> tuple[Guest, Guest]:
    """Return whose roll it is at a table of two, and the other."""
    dealer, other, _ = await on_turn(table)
    return dealer, other


async def test_the_one_who_is_asked_rolls_on_the_panel_and_others_read_whose_roll_it_is(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=2, game=GAME)
    dealer, other = await roller(table)
    panel = await dealer.wait_for(table.thread, lambda m: is_panel(m) and bool(pressable(m)))

    refused = checked(await other.person.click(panel, "Roll"))
    assert f"It's **{dealer.name}**'s roll." in refused.text
    assert refused.message
    assert refused.message.is_ephemeral
    stranger = Guest(await control.person("Zoe"), dealer.rng)
    assert f"It's **{dealer.name}**'s roll." in checked(await stranger.person.click(panel, "Roll")).text

    page = await dealer.press(panel, "Roll")
    assert page.is_ephemeral
    assert "rolls" in page.text
    await other.wait_for(table.thread, lambda m: is_panel(m) and "rolls" in m.text)


async def test_a_game_begins_with_its_promise_then_its_panel_and_then_a_ping_if_any(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=1, game=GAME)
    await control.quiet()

    seen = await table.guests[0].person.sees(table.thread)
    first, second, *later = [m for m in seen if m.text and not m.is_ephemeral]

    assert "At the table:" in first.text
    assert is_panel(second)
    assert len(later) <= 1
    assert all("build, deal or roll" in ping.text for ping in later)


async def test_a_second_press_on_a_public_answer_changes_nothing(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=4, game=GAME)
    dealer, _ = await roller(table)
    panel = await dealer.wait_for(table.thread, lambda m: is_panel(m) and bool(pressable(m)))
    (roll,) = [part for part in pressable(panel) if part.get("label") == "Roll"]

    first = await dealer.give(panel, roll, settle=False)
    again = checked(await dealer.give(panel, roll))

    assert "You've answered that already." in again.text
    await control.quiet()
    log = await dealer.press(await dealer.panel(table.thread), "Log")
    assert checked(first).message
    assert log.text.count("rolls") <= 2  # one for the start, one for this roll


async def test_a_deal_is_accepted_on_its_ping(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=2, game=GAME)
    dealer, other, page = await on_turn(table)
    await dealer.press(await offer(dealer, page, get="10,000k"), "Send the offer")

    ping = await other.wait_for(table.thread, lambda m: m.pings_me and "answer an offer" in m.text)
    assert [part.get("label") for part in ping.buttons][:3] == ["Accept", "Decline", "Counter-offer …"]
    assert "offers you nothing for 10M. Deal?" in ping.text
    refused = checked(await dealer.person.click(ping, "Accept"))
    assert f"That offer is for **{other.name}**." in refused.text
    opened = await dealer.person.click(ping, "Counter-offer …")
    assert opened.modal is None
    assert f"That offer is for **{other.name}**." in opened.text

    opened = await other.person.click(ping, "Counter-offer …")
    assert opened.modal
    told = await other.press(ping, "Accept")
    assert "Deal:" in told.text
    await other.gone(ping)
