"""Looking at a game from everywhere: board, log, rules, lists, as player and as stranger."""

from __future__ import annotations

import re

import pytest

from cogs.wire.clicks.address import spell
from local.control import Control, WentWrong
from tests.e2e.conftest import Moderator
from tests.e2e.tables import CHANNEL, Guest, Table, asked, checked, pressable, seat


async def test_everybody_can_look_and_strangers_see_no_hand(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    stranger = Guest(await control.person("Zoe"), table.guests[0].rng)

    hand = await stranger.hand(table.thread)
    assert "You're not at this table" in hand.text
    assert not pressable(hand)
    watched = await stranger.drawn(hand)
    assert [picture["alt"][:20] for picture in watched.pictures] == ["Total War, round 1. "]
    assert "Your hand" not in watched.pictures[0]["alt"]

    board = await stranger.press(await stranger.panel(table.thread), "Board")
    assert board.pictures[0]["alt"].startswith("Total War, round 1")
    text = await stranger.press(board, "As text")
    assert "Seats in order:" in text.text
    assert not text.pictures
    wide = (await stranger.press(text, "Wide")).raw["attachments"][0]
    tall = (await stranger.press(board, "Tall")).raw["attachments"][0]
    assert tall["width"] < wide["width"]


async def test_the_hand_is_the_same_by_button_and_by_command(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    for guest in table.guests:
        by_button = await guest.drawn(await guest.hand(table.thread))
        shown = checked(await guest.person.command("/hand", table.thread)).message
        assert shown
        by_command = await guest.drawn(shown)
        assert by_command.text == by_button.text
        assert by_command.pictures[0]["alt"] == by_button.pictures[0]["alt"]
        assert "Your hand: " in by_button.pictures[0]["alt"]


async def test_the_log_has_pages_and_ends_with_the_newest(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=5)
    await table.play()
    guest = table.guests[1]

    newest = await guest.press(await guest.panel(table.thread), "Log")
    assert "King of Monsters!" in newest.text or "burns out" in newest.text
    older = await guest.press(newest, "Older")
    assert older.text != newest.text
    assert await guest.press(older, "Newest")
    by_command = checked(await guest.person.command("/log", table.thread))
    assert by_command.text == newest.text


async def test_every_line_of_the_log_has_its_rule_beside_it(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest, page = await asked(table)
    await guest.answer(page)
    log = await guest.press(await guest.panel(table.thread), "Log")
    select = next(each for each in log.selects if each["placeholder"] == "The rule behind …")

    for option in select["options"]:
        checked(await guest.person.choose(log, select["custom_id"], option["value"]))
        bold = f"**{option['value']}**".replace("-", "\u2011")
        rule = await guest.wait_for(table.thread, lambda m, bold=bold: bold in m.text)
        assert rule.is_ephemeral
    assert (await guest.again(log)).text == log.text


async def test_board_as_text_by_command(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    answer = checked(await table.guests[0].person.command("/board", table.thread, text=True))
    assert "Seats in order:" in answer.text


async def test_a_long_board_in_words_is_read_part_by_part(control: Control) -> None:
    crowd = [f"{name} of the Seven Sleepless Seas" for name in ("Ada", "Ben", "Cho", "Dan", "Eve", "Fay", "Gil", "Hal")]
    table = await seat(control, crowd, game="monopoly")
    guest = table.guests[0]
    first = checked(await guest.person.command("/board", table.thread, text=True)).message
    assert first
    assert "Seats in order:" in first.text
    assert "navy: tank 1.4M" not in first.text
    second = await guest.press(first, "Part 2 of 2")
    assert "navy: tank 1.4M" in second.text
    again = await guest.press(second, "Look again")
    assert "navy: tank 1.4M" in again.text
    assert "Seats in order:" in (await guest.press(again, "Part 1 of 2")).text


async def test_a_replay_opens_any_hand_and_keeps_it_open_from_step_to_step(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=5)
    await table.play()
    ada, stranger = table.guests[0], Guest(await control.person("Zoe"), table.guests[0].rng)
    result = await ada.wait_for(table.thread, lambda m: "**1** · " in m.text)

    own = await ada.press(result, "Replay")
    assert [picture["alt"].partition(" (")[2][:3] for picture in own.pictures[1:]] == ["Ada"]
    watched = await stranger.press(result, "Replay")
    assert len(watched.pictures) == 1

    whose = watched.selects[0]
    assert [option["label"].rpartition(" · ")[2] for option in whose["options"][:2]] == ["Ada", "Ben"]
    shown = checked(await stranger.person.choose(watched, whose["custom_id"], "1")).message
    assert shown
    assert "Your hand: " in shown.pictures[1]["alt"]
    assert ", **" in shown.text.partition("As ■ Ben")[2]
    last = await stranger.press(shown, "End »")
    assert "(Ben)" in last.pictures[1]["alt"]
    alone = checked(await stranger.person.choose(last, last.selects[0]["custom_id"], "-")).message
    assert alone
    assert len(alone.pictures) == 1
    assert alone.text.splitlines()[0] == last.text.splitlines()[0]


async def test_no_replay_opens_a_hand_while_the_game_runs(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    stranger = Guest(await control.person("Zoe"), table.guests[0].rng)
    for number, guest in enumerate((stranger, table.guests[0])):
        await moderator.forge(table.thread, spell(int(_number(table)), "replay", "0.1", number))
        forged = (await guest.person.sees(table.thread))[-1]
        answer = await guest.press(forged, "Forged")
        assert answer.text == "The replay opens when the game is over."
        assert not answer.pictures


async def test_rules_are_found_by_word_number_card_and_kaiju(control: Control) -> None:
    ada = await control.person("Ada")
    for query, wanted in (
        ("TW-4.1", "**TW\u20114.1** A numeric card answers"),
        ("total_war/kaiju:mothra", "### Mothra"),
        ("TW-5", "### TW\u20115 Taking damage"),
    ):
        answer = checked(await ada.command("/rules", CHANNEL, query=query))
        assert wanted in answer.text
    card = checked(await ada.command("/rules", CHANNEL, query="total_war/card:wound"))
    assert card.message
    assert card.message.pictures
    names = [choice["name"] for choice in await ada.complete("/rules", CHANNEL, "query", query="choose")]
    assert "Card: Choose a Target" in names
    assert any(name.startswith("TW-4.5") for name in names)
    missing = checked(await ada.command("/rules", CHANNEL, query="chess clock opening"))
    assert "nothing about" in missing.text


async def test_the_rules_can_be_walked_chapter_by_chapter(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest = table.guests[0]
    index = await guest.press(await guest.panel(table.thread), "Rules")
    select = index.selects[0]
    for option in select["options"]:
        answer = checked(await guest.person.choose(index, select["custom_id"], option["value"]))
        assert option["value"].replace("-", "\u2011") in answer.text


async def test_why_not_answers_in_sentences_with_the_rule_behind_a_button(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    opened = 0
    for _ in range(8):
        guest, page = await asked(table)
        why = await guest.press(page, "Why not …?")
        assert why.id == page.id, "it stands in place of the question"
        assert "### Why not?" in why.text
        assert "TW\u2011" not in why.text
        for label in [part["label"] for part in why.buttons if part["label"].startswith("Rule ")]:
            ruled = await guest.press(why, label)
            assert f"> **{label.removeprefix('Rule ')}** " in ruled.text
            opened += 1
        back = await guest.press(why, "Back")
        assert pressable(back)
        await guest.answer(back)
    assert opened


async def test_why_not_on_an_old_page_says_that_it_is_old(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest, older = await asked(table)
    # A page whose token is too old stays on the screen.
    await control.disturb(method="DELETE", path="/webhooks/", times=99, status=404, body={"code": 10015})
    await guest.answer(await guest.hand(table.thread))
    late = await guest.press(older, "Why not …?")
    assert "Why not?" not in late.text
    assert "has passed" in late.text or "given already" in late.text


async def test_lists_show_ones_own_tables_first_those_that_wait(control: Control) -> None:
    table = await seat(control, ["Lin", "Mia", "Nat"])
    asked = [guest for guest in table.guests if pressable(await guest.hand(table.thread))]
    assert len(asked) == 1
    own = checked(await asked[0].person.command("/games", CHANNEL))
    assert "**your turn**" in own.text
    others = next(guest for guest in table.guests if guest is not asked[0])
    listed = checked(await others.person.command("/games", CHANNEL))
    assert "Waiting for" in listed.text
    assert listed.message
    opened = checked(await others.person.choose(listed.message, listed.message.selects[0]["custom_id"], _number(table)))
    assert "It's not your turn." in opened.text
    everywhere = checked(await others.person.command("/game list", CHANNEL))
    assert f"Total War {_number(table)}" in everywhere.text


async def test_whoever_watches_a_listed_table_sees_its_board(control: Control) -> None:
    table = await seat(control, ["Lin", "Mia", "Nat"])
    stranger = Guest(await control.person("Zoe"), table.guests[0].rng)
    listed = checked(await stranger.person.command("/game list", CHANNEL)).message
    assert listed
    opened = checked(await stranger.person.choose(listed, listed.selects[0]["custom_id"], _number(table))).message
    assert opened
    watched = await stranger.drawn(opened)
    assert watched.pictures[0]["alt"].startswith("Total War, round 1")
    assert "Your hand" not in watched.pictures[0]["alt"]


def _number(table: Table) -> str:
    found = re.search(r"Total War (\d+)", table.lobby.text)
    assert found
    return found[1]


async def test_everything_of_ones_own_works_in_a_private_conversation(control: Control) -> None:
    table = await seat(control, ["Odalys", "Pippa", "Quentin"])  # who play nowhere else
    (asked,) = [guest for guest in table.guests if pressable(await guest.hand(table.thread))]
    person, private = asked.person, await asked.person.conversation()
    listed = checked(await person.command("/games", private)).message
    assert listed
    assert "**your turn**" in listed.text
    hand = checked(await person.choose(listed, listed.selects[0]["custom_id"], _number(table))).message
    assert hand
    assert hand.channel == private
    answered = await asked.answer(hand)
    assert answered
    assert f"**Total War {_number(table)}**" in answered.text
    for command in ("/hand", "/board", "/log", "/orders", "/verify"):
        assert f"Total War {_number(table)}" in checked(await person.command(command, private)).text
    for command in ("/settings", "/privacy", "/ping", "/about"):
        assert checked(await person.command(command, private)).text
    assert "TW\u20114.1" in checked(await person.command("/rules", private, query="TW\u20114.1")).text
    with pytest.raises(WentWrong):
        await person.command("/game new", private, game="total_war")
