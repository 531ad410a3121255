"""Monopoly from `/game new` to the winner, through real processes: two people on the short track."""

from __future__ import annotations

import random

from local.control import Control, Seen
from tests.e2e.tables import CHANNEL, Guest, Table, address, checked, pressable, seat

GAME = "monopoly"
#: What two people in a hurry press if it is there: land, strike, and roll.
HASTE = ("Roll", "Land", "1 HP", "Eat nothing")


class Brawler(Guest):
    """Rolls on, and strikes with all there is: a game between two such is soon over."""

    async def answer(self, page: Seen, prefer: tuple[str, ...] = HASTE) -> Seen | None:  # type: ignore[override]
        if not pressable(page):
            return None
        foe = self._foe(page)
        if foe is None:
            return await self._press(page, prefer)
        part, values = foe
        self.answers += 1
        shown = checked(await self.person.choose(page, part["custom_id"], *values)).message
        assert shown
        return shown

    async def _press(self, page: Seen, prefer: tuple[str, ...]) -> Seen:
        """Press what one prefers, or else any button that answers."""
        buttons = [part for part in pressable(page) if part["type"] == 2 and "deal" not in part["label"]]
        part = next((each for each in buttons if each["label"] in prefer), None) or self.rng.choice(buttons)
        self.answers += 1
        return await self.press(page, part["custom_id"])

    def _foe(self, page: Seen) -> tuple[dict[str, str], list[str]] | None:
        """Return the list of what can be struck, and the other kaiju in it as often as it may be hit."""
        for part in pressable(page):
            if part["type"] == 3:
                values = [option["value"] for option in part["options"] if option["value"].startswith("seat:")]
                if values and (to := address(part)) and to.verb == "picks":
                    return part, values[: part.get("max_values", 1)]
        return None


async def brawl(control: Control, seed: int) -> Table:
    """Seat two on the bay with 6 HP and the 12th lap as the last."""
    rng = random.Random(seed)
    guests: list[Guest] = [Brawler(await control.person(name), rng) for name in ("Ada", "Ben")]
    lobby = await guests[0].open_lobby(GAME)
    await guests[1].press(lobby, "Join")
    page = await guests[0].press(lobby, "Options")
    for key, value in (("track", "1"), ("short", "1"), ("lap_limit", "1")):
        part = next(each for each in page.selects if (to := address(each)) and to.rest == key)
        answer = checked(await guests[0].person.choose(page, part["custom_id"], value))
        assert answer.message
        page = answer.message
    await guests[0].press(lobby, "Start")
    table = Table(control, guests, lobby)
    await table.find_thread()
    return table


async def test_two_people_play_to_the_end(control: Control) -> None:
    table = await brawl(control, seed=1)

    await table.play()

    await control.quiet()
    messages = await table.guests[-1].person.sees(table.thread)
    result = next(m for m in messages if "is over" in m.text and "**1** · " in m.text)
    assert "subjugated" in result.text
    door = await table.guests[0].again(table.lobby, CHANNEL)
    assert "Won by" in door.text
    assert not [m for m in messages if m.pings_me], "a ping was left behind"


async def test_a_deal_is_offered_and_accepted_beside_the_turn(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=2, game=GAME)
    dealer, other = table.guests
    page = await dealer.hand(table.thread)
    if not pressable(page):
        dealer, other = other, dealer
        page = await dealer.hand(table.thread)
    assert "Before you roll" in page.text
    assert "10M" in page.text
    page = await dealer.press(page, "Offer a deal")
    assert "How much money" in page.text
    assert [button["label"] for button in page.buttons if "M" in button.get("label", "")][:2] == ["Get 10M", "Pay 10M"]
    page = await dealer.press(page, "Get 10M")
    assert "offers" in page.text
    assert [part["placeholder"] for part in page.selects] == ["Withdraw an offer …"]
    assert {"Roll", "Offer a deal"} <= {button.get("label") for button in page.buttons}

    panel = await dealer.wait_for(table.thread, lambda m: "may answer an offer" in m.text)
    assert "to build, deal or roll" in panel.text
    answer = await other.hand(table.thread)
    assert "offers you nothing for 10M. Deal?" in answer.text
    told = await other.press(answer, "Accept")
    assert "Deal:" in told.text
    page = await dealer.hand(table.thread)
    assert "20M" in page.text
    assert not page.selects


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
        ("GM-5.2", "**GM-5.2**"),
        ("monopoly/card:carapace", "2 damage less"),
        ("monopoly/district:ginza", "rights 4M"),
        ("monopoly/space:plant", "the pool"),
    ):
        assert wanted in checked(await ada.person.command("/rules", CHANNEL, query=query)).text
