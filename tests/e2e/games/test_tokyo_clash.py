"""Tokyo Clash from `/game new` to the winner, through real processes; with restarts in test_restarts.py."""

from __future__ import annotations

import re
from typing import Any

from local.control import Control, Seen
from tests.e2e.tables import CHANNEL, Guest, Table, checked, is_call, once_no_call_is_left, pressable, seat

GAME = "tokyo_clash"
MINE = "Play a card, discard one"
SEVERAL = "Several things are yours to decide"


async def test_two_people_and_a_computer_play_to_the_end(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=2, game=GAME)

    await table.play()

    watcher = table.guests[-1]
    result = await watcher.wait_for(table.thread, lambda m: "is over" in m.text and "**1** · " in m.text)
    assert "Dominance" in result.text
    await watcher.wait_for(CHANNEL, lambda m: m.id == table.lobby.id and "Won by" in m.text)
    await once_no_call_is_left(watcher, table.thread)


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


async def test_a_go_has_a_button_for_each_card_and_says_why_others_are_not_there(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=4, game=GAME)
    guest, text = await asked(table, MINE)
    page = await guest.hand(table.thread)
    buttons = [part["label"] for part in pressable(page) if part["type"] == 2]
    assert "Pass" in buttons[-1]
    prompts = [part["placeholder"] for part in page.selects]
    assert len(buttons) + len(prompts) > 1
    assert any("Discard " in label for label in buttons) or "Discard a card for an action" in prompts
    for rule in re.findall(r"\(TC\u2011([\d.]+)\)", text):
        assert rule in ("4.1", "4.6", "4.7")


async def test_a_question_about_places_shows_the_lettered_board_and_the_hand_in_its_place(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=6, game=GAME)
    guest, _ = await asked(table, SEVERAL)
    page = await guest.drawn(await guest.press(await guest.hand(table.thread), "One by one"))
    assert "Place a " in page.text
    assert "Your hand" not in page.pictures[0]["alt"]
    letters = [option["label"][0] for part in page.selects for option in part["options"]]
    letters += [part["label"][0] for part in pressable(page) if part["type"] == 2]
    assert letters[0] == "A"
    checked(await guest.person.click(page, "My hand"))
    own = await guest.wait_for(table.thread, lambda m: m.is_ephemeral and "Your hand" in str(m.pictures))
    assert own.id == page.id
    assert not pressable(own)
    assert pressable(await guest.press(own, "Back"))


async def test_many_places_are_a_list_on_the_ping_for_the_one_who_is_asked(control: Control) -> None:
    for _ in range(20):  # what is placed first, and where, is drawn by lot
        table = await seat(control, ["Ada", "Ben"], game=GAME)
        ping = await table.guests[0].wait_for(table.thread, is_call)
        if ping.selects:
            break
    (places,) = ping.selects
    assert all(" · " in option["label"] for option in places["options"]), "a letter and words"
    called = next(guest for guest in table.guests if f"<@{guest.person.id}>" in ping.text)
    other = next(guest for guest in table.guests if guest is not called)
    value = places["options"][-1]["value"]
    refused = checked(await other.person.choose(ping, places["custom_id"], value)).message
    assert refused
    assert "It's" in refused.text or "turn" in refused.text
    done = checked(await called.person.choose(ping, places["custom_id"], value)).message
    assert done
    assert "> **" in done.text


async def settled(table: Table) -> tuple[Guest, Seen]:
    """Answer everything else, and return who takes a turn, with the page."""
    for _ in range(200):
        for guest in table.guests:
            page = await guest.hand(table.thread)
            while pressable(page) and MINE not in page.text:
                page = await guest.answer(page, prefer=["Decide for me"]) or page
            if MINE in page.text:
                return guest, page
    raise AssertionError("nobody takes a turn")


def presses(part: dict[str, Any]) -> int:
    """Return how often one presses for an answer: a list is opened first."""
    return 1 if part["type"] == 2 else 2


async def test_a_card_that_moves_takes_at_most_three_presses(control: Control) -> None:
    table, moved = await seat(control, ["Ada", "Ben"], seed=3, game=GAME), 0
    while moved < 3:
        guest, page = await settled(table)
        cards = [part for part in pressable(page) if part.get("label", "").endswith("Energy")]
        if not cards:
            await guest.press(page, next(part["label"] for part in page.buttons if "Pass" in part["label"]))
            continue
        page = checked(await guest.give(page, cards[-1])).message or page
        if "move where?" in page.text:
            place = pressable(page)[0]
            count, page = 1 + presses(place), checked(await guest.give(page, place)).message or page
            assert count <= 3
            if "You choose **" in page.text:
                page = await guest.press(page, "Confirm")
            assert " moves to " in page.text
            moved += 1


def throws(page: Seen) -> list[tuple[str, ...]]:
    """Return the answers of *page* that name a target and where it is thrown: a button, or a list and one of it."""
    if "throw " not in page.text or "where?" not in page.text:
        return []
    parts = [part for part in pressable(page) if part["custom_id"].split(":")[3].startswith("along")]
    listed = [(part["custom_id"], option["value"]) for part in parts for option in part.get("options", ())]
    return listed or [(part["custom_id"],) for part in parts]


async def throw(guest: Guest, page: Seen, to: tuple[str, ...]) -> Seen:
    """Give the answer *to*, one of those that `throws` returns, and return what came of it."""
    if len(to) == 1:
        return await guest.press(page, to[0])
    shown = checked(await guest.person.choose(page, *to)).message
    assert shown
    return shown


async def aimed(control: Control) -> tuple[Guest, Seen, tuple[str, ...], Seen]:
    """Play until a throw is shown before it is final: return who throws, the question, the answer, what is shown.

    It takes two who meet and a throw that hits something, which not every game comes to.
    """
    for seed in range(9, 29):
        table = await seat(control, ["Ada", "Ben"], seed=seed, game=GAME)
        while not await table.is_over():
            for guest in table.guests:
                page = await guest.hand(table.thread)
                while pressable(page):
                    if not (aims := throws(page)):
                        page = await guest.answer(page) or page
                        continue
                    page = await guest.drawn(page)
                    shown = await throw(guest, page, aims[0])
                    if "You choose **" in shown.text:
                        return guest, page, aims[0], shown
                    page = shown
    raise AssertionError("nobody throws anything")


async def test_a_target_and_where_it_is_thrown_are_one_choice_shown_before_it_is_final(control: Control) -> None:
    guest, page, aim, shown = await aimed(control)
    assert "where?" in page.pictures[0]["alt"]
    assert [part["label"] for part in shown.buttons] == ["Confirm", "Back"]
    assert all(picture["alt"].startswith("Tokyo Clash") for picture in shown.pictures)
    back = await guest.drawn(await guest.press(shown, "Back"))
    assert aim in throws(back)
    again = await throw(guest, back, aim)
    assert "You choose **" in again.text
    done = await guest.press(again, "Confirm")
    assert " throws " in done.text


async def test_all_that_an_event_asks_is_suggested_on_one_board_and_taken_by_one_press(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=6, game=GAME)
    guest, text = await asked(table, SEVERAL)
    page = await guest.drawn(await guest.hand(table.thread))
    assert len(re.findall(r"^\d\. .* places a ", text, re.MULTILINE)) > 1
    assert "Suggested: " in page.pictures[0]["alt"]
    assert {"As suggested", "One by one"} <= {part["label"] for part in page.buttons}
    done = await guest.press(page, "As suggested")
    assert " places a " in done.text
    assert SEVERAL not in done.text


async def test_one_press_decides_all_event_questions_that_wait(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=6, game=GAME)
    guest, _ = await asked(table, SEVERAL)
    single = await guest.press(await guest.hand(table.thread), "One by one")
    assert "Place a " in single.text
    page = await guest.press(single, "Decide for me")
    assert "Decided for you" in page.text
    assert "places a " in page.text
    assert "Place a " not in page.text
    assert "Decide for me" not in {part["label"] for part in page.buttons}


async def test_a_standing_order_is_given_from_the_menu(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], seed=5, game=GAME)
    guest = table.guests[0]
    menu = await guest.press(await guest.panel(table.thread), "Menu")
    page = await guest.press(menu, "Standing orders")
    offered = [option["label"] for option in page.selects[0]["options"]]
    assert "Pass until I'm attacked" in offered
    answer = checked(await guest.person.choose(page, page.selects[0]["custom_id"], "pass_until_attacked"))
    assert "- Pass until I'm attacked" in answer.text


async def test_rules_find_cards_kaiju_events_and_buildings(control: Control) -> None:
    ada = await control.person("Ada")
    for query, wanted in (
        ("TC-5.5", "**TC\u20115.5**"),
        ("tokyo_clash/card:tail_slide", "Attack 3."),
        ("tokyo_clash/kaiju:king_ghidorah", "### King Ghidorah"),
        ("tokyo_clash/event:rush_hour", "each Train"),
        ("tokyo_clash/building:T", "+4 Energy"),
    ):
        answer = checked(await ada.command("/rules", CHANNEL, query=query))
        assert wanted in answer.text
    names = [choice["name"] for choice in await ada.complete("/rules", CHANNEL, "query", query="heat ray")]
    assert "Mega Heat Ray (Godzilla)" in names
