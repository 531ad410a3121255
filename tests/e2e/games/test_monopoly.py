"""Monopoly through real processes: deals in a form, building on a page, standing orders, rules."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from cogs.games.monopoly.offers import thousands
from local.control import Control, Seen
from tests.e2e.conftest import running_bot
from tests.e2e.tables import CHANNEL, Guest, Table, checked, is_panel, pressable, seat
from tests.e2e.tycoons import GAME, fields, open_table


async def on_turn(table: Table) -> tuple[Guest, Guest, Seen]:
    """Return who is on turn at a table of two, the other, and the hand of the first."""
    dealer, other = table.guests
    page = await dealer.hand(table.thread)
    if not pressable(page):
        dealer, other = other, dealer
        page = await dealer.hand(table.thread)
    assert "Your turn: roll" in page.text
    return dealer, other, page


async def offer(dealer: Guest, page: Seen, label: str = "Offer a deal …", **terms: str | list[str]) -> Seen:
    """Fill in the form of a deal with the only other player, and return what it says then.

    Where nobody has anything but money the way to it is in the menu.
    """
    if label not in [part["label"] for part in page.buttons]:
        page = await dealer.press(page, "Menu")
    opened = await dealer.person.click(page, label)
    assert opened.modal
    assert {"pay", "get"} <= {field["custom_id"] for field in fields(opened.modal)}
    shown = checked(await dealer.person.submit(opened, {"pay": "", "get": ""} | terms)).message
    assert shown
    return shown


async def test_a_deal_is_offered_in_one_form_and_accepted_beside_the_turn(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=2, game=GAME)
    dealer, other, page = await on_turn(table)
    assert "10M" in page.text
    page = await offer(dealer, page, get="a fortune")
    assert '"a fortune" is not an amount of money here.' in page.text
    page = await dealer.press(page, "Back")
    page = await offer(dealer, page, get="10,000k")
    assert "You get: **10M**" in page.text
    page = await dealer.press(page, "Send the offer")
    assert "offers" in page.text
    assert any(part["label"].startswith("Withdraw the offer to") for part in page.buttons)

    panel = await dealer.wait_for(table.thread, lambda m: "may answer an offer" in m.text)
    assert "to build, deal or roll" in panel.text
    await other.wait_for(table.thread, lambda m: m.pings_me and "answer an offer" in m.text)
    answer = await other.hand(table.thread)
    assert "offers you nothing for 10M. Deal?" in answer.text
    told = await other.press(answer, "Accept")
    assert "Deal:" in told.text
    page = await dealer.hand(table.thread)
    assert "20M" in page.text
    assert not any(part["label"].startswith("Withdraw") for part in page.buttons)


async def test_an_offer_is_withdrawn_taken_back_and_answered_with_another(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=2, game=GAME)
    dealer, other, page = await on_turn(table)
    page = await dealer.press(await offer(dealer, page, get="1M"), "Send the offer")
    page = await dealer.press(page, "Take back")
    assert not any(part["label"].startswith("Withdraw") for part in page.buttons)
    page = await dealer.press(await offer(dealer, page, get="2M"), "Send the offer")
    (withdraw,) = [part["label"] for part in page.buttons if part["label"].startswith("Withdraw the offer to")]
    page = await dealer.press(page, withdraw)
    assert "withdraws the offer" in page.text
    await dealer.press(await offer(dealer, page, get="3M"), "Send the offer")

    hand = await other.hand(table.thread)
    opened = await other.person.click(hand, "Counter-offer …")
    assert opened.modal
    assert {field["custom_id"]: field.get("value") for field in fields(opened.modal)}["pay"] == "3M"
    page = checked(await other.person.submit(opened, {"pay": "1.5M", "get": ""})).message
    assert page
    assert "You give: **1.5M**" in page.text
    await other.press(page, "Decline and suggest")

    told = await dealer.wait_for(table.thread, lambda m: "would rather agree to this" in m.text)
    assert "gives nothing for 1.5M" in told.text
    (taken,) = [button["label"] for button in told.buttons]
    late = checked(await other.person.click(told, taken))
    assert "Only the player whose turn it is" in late.text
    page = await dealer.press(told, taken)
    assert "You get: **1.5M**" in page.text
    # That would be the fourth offer: one was taken back, three were made (GM-9.1).
    page = await dealer.press(page, "Send the offer")
    assert "offers" in page.text
    await other.press(await other.hand(table.thread), "Accept")
    # Nothing but to roll is left, so the dice roll: what comes of that may fill a page of its own.
    log = await other.press(await other.panel(table.thread), "Log")
    assert "gives Godzilla nothing for 1.5M" in log.text or "gives Mothra nothing for 1.5M" in log.text


async def test_a_fine_is_paid_by_a_deal_that_is_offered_in_the_form_and_accepted_on_its_ping(tmp_path: Path) -> None:
    async with running_bot(tmp_path, program="tests/e2e/bots/indebted_bot.py") as (_, control):
        table = await seat(control, ["Ada", "Ben"], seed=2, game=GAME)
        dealer, other, page = await on_turn(table)
        page = await dealer.press(page, "Roll")
        assert "You owe 1M and have 100K." in page.text
        answers = [part["label"] for part in page.buttons]
        assert "Offer a deal …" in answers
        assert "Offer a deal" not in answers

        page = await offer(dealer, page, give0=["card:carapace"], get="3M")
        assert "**Mothra** has only 2M (GM\u20119.1)." in page.text
        page = await offer(dealer, page, "Change it …", give0=["card:carapace"], get="2M")
        assert "The game waits an hour for the answer. Silence means no (GM\u20119.5)." in page.text
        await dealer.press(page, "Send the offer")

        ping = await other.wait_for(table.thread, lambda m: m.pings_me and "Carapace for 2M. Deal?" in m.text)
        page = await offer(other, ping, "Counter-offer …", take0=["card:carapace"], pay="900K")
        await other.press(page, "Decline and suggest")
        told = await dealer.wait_for(table.thread, lambda m: "would rather agree to this" in m.text)
        page = await dealer.press(told, "For Godzilla: offer that")
        assert "You give: **Carapace**\nYou get: **900K**" in page.text
        await dealer.press(page, "Send the offer")

        ping = await other.wait_for(table.thread, lambda m: m.pings_me and "Carapace for 900K. Deal?" in m.text)
        told = await other.press(ping, "Accept")
        assert "Deal:" in told.text
        await other.gone(ping)
        log = await dealer.press(await dealer.wait_for(table.thread, is_panel), "Log")
        assert "pays 1M to the pool." in log.text


async def test_many_things_are_built_in_one_form_and_taken_back_as_one(control: Control) -> None:
    table = await open_table(control, ["Ada", "Ben"], seed=6, build=0.0, deal=0.0)
    for _ in range(60):
        for guest in table.guests:
            page: Seen | None = await guest.hand(table.thread)
            while page is not None and pressable(page):
                if await _is_built_and_undone(guest, page):
                    return
                page = await guest.answer(page)
    raise AssertionError("nobody came to own two districts")


async def _is_built_and_undone(guest: Guest, page: Seen) -> bool:
    """Return whether *guest* could build on several districts at once, which has then been done and taken back."""
    labels = [button.get("label") for button in page.buttons]
    if "Build and sell …" not in labels:
        return False
    opened = await guest.person.click(page, "Build and sell …")
    assert opened.modal
    before = [each["label"] for each in opened.modal["components"]]
    steps = {each["custom_id"]: _step_up(each["options"]) for each in fields(opened.modal)}
    money = thousands(page.text.rpartition("You have ")[2].partition(",")[0])
    if len(before) < 2 or not money or sum(_price(step) for step in steps.values()) > money:
        return False
    wishes = {field: [str(step["value"])] for field, step in steps.items() if step}
    shown = checked(await guest.person.submit(opened, wishes)).message
    assert shown
    assert shown.text.count("→") == len(before)
    assert "That leaves" in shown.text
    page = await guest.press(shown, "Confirm")
    assert page.text.count("builds for") == 1
    page = await guest.press(page, "Take back")
    again = await guest.person.click(page, "Build and sell …")
    assert again.modal
    assert [each["label"] for each in again.modal["components"]] == before
    return True


def _step_up(options: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the cheapest level that costs something, if any can be paid."""
    return min((option for option in options if ": pay " in option["label"]), key=_price, default=None)


def _price(option: dict[str, Any] | None) -> float:
    """Return what a level costs, in thousands; what cannot be had costs more than anybody has."""
    return (option and thousands(option["label"].rpartition(": pay ")[2])) or math.inf


async def test_standing_orders_and_rules_are_those_of_the_game(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=3, game=GAME)
    ada = table.guests[0]
    menu = await ada.press(await ada.panel(table.thread), "Menu")
    page = await ada.press(menu, "Standing orders")
    offered = {option["value"]: option["label"] for option in page.selects[0]["options"]}
    assert offered["money_at_go"] == "Always take money at GO"
    (stand_down,) = [value for value in offered if value.startswith("tanks_stand_down_for=")]
    answer = checked(await ada.person.choose(page, page.selects[0]["custom_id"], stand_down))
    assert "- My tanks stand down for" in answer.text
    for query, wanted in (
        ("GM-5.2", "**GM\u20115.2**"),
        ("monopoly/card:carapace", "2 damage less"),
        ("monopoly/district:ginza", "rights 4M"),
        ("monopoly/space:plant", "the pool"),
    ):
        assert wanted in checked(await ada.person.command("/rules", CHANNEL, query=query)).text
