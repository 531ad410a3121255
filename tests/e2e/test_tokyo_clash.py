"""Tokyo Clash from `/game new` to the winner, through real processes; with restarts in test_restarts.py."""

from __future__ import annotations

import re

from local.control import Control
from tests.e2e.tables import CHANNEL, Guest, Table, checked, pressable, seat

GAME = "tokyo_clash"


async def test_two_people_and_a_computer_play_to_the_end(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=2, game=GAME)

    await table.play()

    watcher = table.guests[-1]
    result = await watcher.wait_for(table.thread, lambda m: "is over" in m.text and "**1** · " in m.text)
    assert "Dominance" in result.text
    await watcher.wait_for(CHANNEL, lambda m: m.id == table.lobby.id and "Won by" in m.text)
    await control.quiet()
    assert not [m for m in await watcher.person.sees(table.thread) if m.pings_me], "a ping was left behind"


async def asked(table: Table, ask: str) -> tuple[Guest, str]:
    """Play until somebody is asked something that says *ask*; return who, and the page's text."""
    for _ in range(200):
        for guest in table.guests:
            page = await guest.hand(table.thread)
            while pressable(page):
                if ask in page.text:
                    return guest, page.text
                shown = await guest.answer(page)
                assert shown
                page = shown
    raise AssertionError(f"nobody was asked {ask!r}")


async def test_a_go_lists_cards_apart_and_says_why_others_are_not_there(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=4, game=GAME)
    guest, text = await asked(table, "Your go")
    page = await guest.hand(table.thread)
    prompts = [part["placeholder"] for part in page.selects]
    assert prompts[-1] == "Discard a card for an action"
    assert any("Pass" in button["label"] for button in page.buttons)
    for rule in re.findall(r"\((TC-[\d.]+)\)", text):
        assert rule in ("TC-4.1", "TC-4.6", "TC-4.7")


async def test_a_question_about_places_shows_the_lettered_board_and_the_hand_beside_it(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=6, game=GAME)
    guest, _ = await asked(table, "Place a ")
    page = await guest.drawn(await guest.hand(table.thread))
    assert "Your hand" not in page.pictures[0]["alt"]
    letters = [option["label"][0] for part in page.selects for option in part["options"]]
    letters += [part["label"][0] for part in pressable(page) if part["type"] == 2]
    assert letters[0] == "A"
    checked(await guest.person.click(page, "My hand"))
    beside = await guest.wait_for(table.thread, lambda m: m.is_ephemeral and "Your hand" in str(m.pictures))
    assert beside.id != page.id
    assert not pressable(beside)


async def test_a_chain_on_the_board_is_shown_before_it_becomes_final(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=8, game=GAME)
    guest, text = await asked(table, "If you confirm:")
    assert "You choose **" in text
    page = next(m for m in reversed(await guest.person.sees(table.thread)) if m.text == text)
    assert [part["label"] for part in page.buttons] == ["Confirm", "Back"]
    assert all(picture["alt"].startswith("Tokyo Clash") for picture in page.pictures)
    question = await guest.press(page, "Back")
    assert pressable(question)
    assert "If you confirm:" not in question.text
    again = await guest.answer(question)
    assert again
    confirmed = await guest.press(again, "Confirm")
    assert "> **" in confirmed.text


async def test_a_standing_order_is_given_from_the_menu(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=5, game=GAME)
    guest = table.guests[0]
    menu = await guest.press(await guest.panel(table.thread), "Menu")
    page = await guest.press(menu, "Standing orders")
    offered = [option["label"] for option in page.selects[0]["options"]]
    assert "Pass until I am attacked" in offered
    answer = checked(await guest.person.choose(page, page.selects[0]["custom_id"], "pass_until_attacked"))
    assert "- Pass until I am attacked" in answer.text


async def test_rules_find_cards_kaiju_events_and_buildings(control: Control) -> None:
    ada = await control.person("Ada")
    for query, wanted in (
        ("TC-5.5", "**TC-5.5**"),
        ("tokyo_clash/card:tail_slide", "Attack 3."),
        ("tokyo_clash/kaiju:king_ghidorah", "### King Ghidorah"),
        ("tokyo_clash/event:rush_hour", "each Train"),
        ("tokyo_clash/building:T", "+4 Energy"),
    ):
        answer = checked(await ada.command("/rules", CHANNEL, query=query))
        assert wanted in answer.text
    names = [choice["name"] for choice in await ada.complete("/rules", CHANNEL, "query", query="heat ray")]
    assert "Mega Heat Ray (Godzilla)" in names
