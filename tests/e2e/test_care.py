"""Care: taking back, votes, leaving, substitutes, orders, settings, privacy, admin, proof and export."""

from __future__ import annotations

import json
import random
import re
import time

import pytest

from engine.rng import commitment
from local.control import Control, Seen, WentWrong
from tests.e2e.conftest import Moderator, Mortal, stop
from tests.e2e.tables import CHANNEL, Guest, Table, asked, checked, is_over, is_panel, menu, pressable, seat


def number(table: Table) -> int:
    found = re.search(r"Total War (\d+)", table.lobby.text)
    assert found
    return int(found[1])


async def vote_of(table: Table, words: str) -> Seen:
    return await table.guests[0].wait_for(table.thread, lambda m: words in m.text)


async def test_ending_by_vote(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    page = await menu(table.guests[0], table)
    assert "The table has been asked" in (await table.guests[0].press(page, "Ask to end")).text
    ballot = await vote_of(table, "wants to end this game")
    assert "Yes 1 · No 0 · 2 of 3 needed" in ballot.text

    stranger = Guest(await control.person("Zoe"), table.guests[0].rng)
    checked(await stranger.person.click(ballot, "Yes"))
    assert (await stranger.wait_for(table.thread, lambda m: "You are not at this table" in m.text)).is_ephemeral
    checked(await table.guests[1].person.click(ballot, "No", settle=False))
    await vote_of(table, "Yes 1 · No 1")
    checked(await table.guests[2].person.click(ballot, "Yes", settle=False))

    await vote_of(table, "**Carried.**")
    await table.guests[0].wait_for(table.thread, lambda m: "ends without a winner" in m.text)
    await table.guests[0].wait_for(table.thread, lambda m: is_panel(m) and is_over(m))


async def test_pausing_and_going_on(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ada, ben, cho = table.guests
    await ada.press(await menu(ada, table), "Ask to pause")
    ballot = await vote_of(table, "wants to pause")
    checked(await ben.person.click(ballot, "Yes", settle=False))
    await ada.wait_for(table.thread, lambda m: "**Paused** by the table." in m.text and bool(m.pictures))
    for guest in table.guests:
        page = await guest.hand(table.thread)
        if pressable(page):
            checked(await guest.person.click(page, pressable(page)[0]["custom_id"]))
            refused = await guest.wait_for(table.thread, lambda m: "The table is paused" in m.text)
            assert refused.is_ephemeral
    await cho.press(await menu(cho, table), "Ask to go on")
    ballot = await vote_of(table, "wants to go on")
    checked(await ben.person.click(ballot, "Yes", settle=False))
    await ada.wait_for(table.thread, lambda m: "Waiting for" in m.text and bool(m.pictures))


async def test_leaving_opens_the_seat_and_somebody_takes_it(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ben = table.guests[1]
    sure = await ben.press(await menu(ben, table), "Leave the game")
    await ben.press(sure, "Leave")
    notice = await table.guests[0].wait_for(table.thread, lambda m: "has lost its player" in m.text)
    kaiju, _, stands = notice.text.splitlines()[-1].partition(" now: life ")
    assert stands.endswith(" 3 cards, 0 of 12 victory points.")
    dan = Guest(await control.person("Dan"), ben.rng)
    listed = checked(await dan.person.command("/game list", CHANNEL)).text.splitlines()
    (line,) = [line for line in listed if f"[Total War {number(table)}]" in line]
    assert f"open seat: {kaiju.strip('*')} · " in line
    hand = await dan.press(notice, "Take the seat")
    assert "The seat is yours" in hand.text
    assert "Your hand" in (await dan.drawn(hand)).pictures[0]["alt"]
    await table.guests[0].wait_for(table.thread, lambda m: f"**<@{dan.person.id}>** plays" in m.text)
    await ben.gone(notice)


async def first_to_answer(table: Table) -> Guest:
    """Let the one who is asked answer; return them."""
    guest, page = await asked(table)
    await guest.answer(page)
    return guest


async def carried(table: Table, actor: Guest, said: Seen) -> None:
    """Let the others agree to what *actor* asked for, which *said* confirms."""
    assert "The table has been asked" in said.text, f"instead of a vote there was: {said.text}"
    ballot = await vote_of(table, "wants to take back")
    for guest in table.guests:
        if guest is not actor:
            checked(await guest.person.click(ballot, "Yes", settle=False))
    await vote_of(table, "**Carried.**")


async def is_taken_back(table: Table, actor: Guest) -> None:
    assert pressable(await actor.hand(table.thread))
    log = await actor.press(await actor.panel(table.thread), "Log")
    assert "~~" in log.text
    assert "takes back an answer" in log.text


async def test_an_answer_beyond_the_free_ones_is_taken_back_by_consent(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=9)
    actor = await first_to_answer(table)
    page = await menu(actor, table)
    if "Ask to take back" not in {button.get("label") for button in page.buttons}:
        said = await actor.press(page, "Take back")
        if "Taken back." in said.text:
            await is_taken_back(table, actor)
            return
        # What was free is not any more: somebody's answer came by itself between the menu and the press.
        assert "nothing was taken back by this press" in said.text, said.text
        page = await menu(actor, table)
    await carried(table, actor, await actor.press(page, "Ask to take back"))
    await is_taken_back(table, actor)


async def test_the_table_is_asked_though_the_game_went_on_between_menu_and_press(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=9)
    actor = await first_to_answer(table)
    page = await menu(actor, table)
    while (other := (await asked(table))[0]) is actor:  # until somebody else has to answer
        actor = await first_to_answer(table)
        page = await menu(actor, table)
    assert "Ask to take back" in {button.get("label") for button in page.buttons}
    await other.answer(await other.hand(table.thread))

    await carried(table, actor, await actor.press(page, "Ask to take back"))
    await is_taken_back(table, actor)


async def test_hints_and_standing_orders(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    for guest in table.guests:
        page = await guest.press(await menu(guest, table), "Standing orders")
        assert "None yet." in page.text
        page = (
            checked(await guest.person.choose(page, page.selects[0]["custom_id"], "lay_lowest_damage")).message or page
        )
        assert "- Lay my lowest card as damage" in page.text
        opened = await guest.person.choose(page, page.selects[0]["custom_id"], "answer_lowest")
        assert opened.modal
        page = checked(await guest.person.submit(opened, {"number": "5"})).message or page
        assert "- Answer strikes up to 5 with my lowest card" in page.text
        order = page.selects[1]["options"][0]["value"]
        page = checked(await guest.person.choose(page, page.selects[1]["custom_id"], order)).message or page
        assert "- Lay my lowest card" not in page.text
    asked = [guest for guest in table.guests if pressable(await guest.hand(table.thread))]
    hint = await asked[0].press(await menu(asked[0], table), "Hint")
    assert "A computer in your place would choose" in hint.text


async def test_an_order_counts_every_time_once_or_for_a_day(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    guest = table.guests[0]

    async def give(page: Seen, key: str) -> Seen:
        answer = await guest.person.choose(page, page.selects[0]["custom_id"], key)
        shown = checked(await guest.person.submit(answer, {"number": "5"}) if answer.modal else answer).message
        assert shown
        return shown

    page = await guest.press(await menu(guest, table), "Standing orders")
    page = await give(page, "lay_lowest_damage")
    page = await give(await guest.press(page, "Once"), "never_counter")
    page = await give(await guest.press(page, "For 24 hours"), "answer_lowest")
    always, once, day = [line for line in page.text.splitlines() if line.startswith("- ")]
    assert "·" not in always
    assert once.endswith("· once")
    assert re.search(r"up to 5 .* · ends <t:\d+:R>$", day)
    labels = [option["label"] for option in page.selects[1]["options"]]
    assert not [label for label in labels if "<t:" in label], "a list shows no times"
    again = checked(await guest.person.command("/orders", table.thread)).message
    assert again
    assert day in again.text


async def test_settings_are_kept_and_wrong_ones_explained(control: Control) -> None:
    ada = Guest(await control.person("Iris"), random.Random(1))
    page = checked(await ada.person.command("/settings", CHANNEL)).message
    assert page
    opened = await ada.person.click(page, "Quiet hours …")
    form = {"zone": "Europe/Paris", "start": "22:30", "end": "7"}
    page = checked(await ada.person.submit(opened, form)).message
    assert page
    assert "Quiet from 22:30 to 07:00 (Europe/Paris)" in page.text
    opened = await ada.person.click(page, "Quiet hours …")
    checked(await ada.person.submit(opened, {"zone": "Nowhere", "start": "22", "end": "7"}))
    await ada.wait_for(CHANNEL, lambda m: "is no time zone" in m.text)
    opened = await ada.person.click(page, "Quiet hours …")
    checked(await ada.person.submit(opened, {"zone": "UTC", "start": "late", "end": "7"}))
    await ada.wait_for(CHANNEL, lambda m: "is no time of day" in m.text)
    opened = await ada.person.click(page, "Vacation …")
    page = checked(await ada.person.submit(opened, {"days": "3"})).message
    assert page
    assert "On vacation until" in page.text
    colours = next(part["custom_id"] for part in page.selects if part["custom_id"].endswith(":colours"))
    checked(await ada.person.choose(page, colours, "light"))
    again = checked(await ada.person.command("/settings", CHANNEL))
    assert "On vacation until" in again.text
    assert "Pictures are drawn on a light ground." in again.text


async def test_private_pictures_come_in_the_colours_of_their_reader(control: Control) -> None:
    ada = await control.person("Ida")
    before = checked(await ada.command("/rules", CHANNEL, query="total_war/card:wound")).message
    page = checked(await ada.command("/settings", CHANNEL)).message
    assert before
    assert page
    colours = next(part["custom_id"] for part in page.selects if part["custom_id"].endswith(":colours"))
    checked(await ada.choose(page, colours, "contrast"))
    after = checked(await ada.command("/rules", CHANNEL, query="total_war/card:wound")).message
    assert after
    files = [await control.file(message.raw["attachments"][0]["id"]) for message in (before, after)]
    assert len(files[0]) == len(files[1])
    assert files[0] != files[1]


async def test_private_boards_come_in_the_form_that_their_reader_prefers(control: Control) -> None:
    table = await seat(control, ["Ida", "Jon", "Kay"])
    stranger = Guest(await control.person("Pam"), table.guests[0].rng)

    async def widths() -> list[int]:
        """Return how wide the board is: by command, by the panel's button, and as a watcher's page."""
        by_command = checked(await stranger.person.command("/board", table.thread)).message
        assert by_command
        by_button = await stranger.press(await stranger.panel(table.thread), "Board")
        watched = await stranger.drawn(await stranger.hand(table.thread))
        return [each.raw["attachments"][0]["width"] for each in (by_command, by_button, watched)]

    wide = await widths()
    page = checked(await stranger.person.command("/settings", CHANNEL)).message
    assert page
    assert "Boards are drawn wide." in page.text
    page = await stranger.press(page, "Boards for a phone")
    assert "Boards are drawn for a phone held upright." in page.text
    tall = await widths()
    assert all(after < before for after, before in zip(tall, wide, strict=True))

    board = await stranger.press(await stranger.panel(table.thread), "Board")
    labels = {button["label"] for button in board.buttons}
    assert {"As a picture", "As text"} < labels
    assert "For a phone" not in labels
    assert (await stranger.press(board, "As a picture")).raw["attachments"][0]["width"] == wide[0]
    panel = await table.guests[0].panel(table.thread)
    assert panel.raw["attachments"][0]["width"] == wide[0]
    await stranger.press(page, "Wide boards")
    assert await widths() == wide


async def test_those_who_want_it_are_asked_before_an_answer_counts(control: Control) -> None:
    table = await seat(control, ["Gus", "Hal", "Ian"])
    for guest in table.guests:
        page = checked(await guest.person.command("/settings", CHANNEL)).message
        assert page
        await guest.press(page, "Ask me before answers count")
    pages = [(one, await one.hand(table.thread)) for one in table.guests]
    guest, page = next((one, page) for one, page in pages if pressable(page))
    sure = checked(await guest.person.click(page, pressable(page)[0]["custom_id"])).message
    assert sure
    assert "You choose **" in sure.text
    assert pressable(await guest.press(sure, "Back"))
    sure = checked(await guest.person.click(page, pressable(page)[0]["custom_id"])).message
    assert sure
    done = await guest.press(sure, "Confirm")
    assert "> **" in done.text
    for guest in table.guests:
        page = checked(await guest.person.command("/settings", CHANNEL)).message
        assert page
        await guest.press(page, "Let answers count at once")


async def test_everything_about_a_person_is_shown_and_deleted(control: Control) -> None:
    table = await seat(control, ["Ada", "Kit", "Cho"])
    kit = table.guests[1]
    page = checked(await kit.person.command("/privacy", CHANNEL)).message
    assert page
    shown = await kit.press(page, "Show me everything")
    known = json.loads(await control.file(shown.raw["attachments"][0]["id"]))
    assert known["person"]["name"] == "Kit"
    assert known["seats"]
    page = checked(await kit.person.command("/privacy", CHANNEL)).message
    assert page
    await kit.press(await kit.press(page, "Delete my data"), "Delete")
    panel = await table.guests[0].wait_for(table.thread, lambda m: "has lost its player" in m.text)
    assert "Kit" not in panel.text
    assert "None." in checked(await kit.person.command("/games", CHANNEL)).text


async def test_a_promise_while_it_runs_and_proof_when_it_is_over(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=11)
    ada = table.guests[0]
    promise = checked(await ada.person.command("/verify", table.thread))
    fingerprint = re.search(r"`(\w{64})`", promise.text)
    assert fingerprint
    posted = await ada.wait_for(table.thread, lambda m: "one seed, fixed now" in m.text)
    assert fingerprint[1] in posted.text
    running = checked(await ada.person.command("/game export", table.thread)).message
    assert running
    file = json.loads(await control.file(running.raw["attachments"][0]["id"]))
    assert "setup" not in file
    await table.play()
    result = await ada.wait_for(table.thread, lambda m: "**1** · " in m.text)
    proof = await ada.press(result, "Verify")
    assert "fair" in proof.text
    assert fingerprint[1] in proof.text
    facts = re.search(r"Seed: `(\d+)`\s+Salt: `(\w+)`", proof.text)
    assert facts
    assert commitment(int(facts[1]), facts[2]) in posted.text
    still = await ada.again(posted)
    assert still.text == posted.text
    assert still.raw["edited_timestamp"] is None, "a promise that is edited proves nothing"
    whole = await ada.press(result, "Export")
    file = json.loads(await control.file(whole.raw["attachments"][0]["id"]))
    assert file["setup"]["seed"] is not None
    replay = await ada.press(result, "Replay")
    last = await ada.press(replay, "End »")
    assert replay.pictures[0]["alt"] != last.pictures[0]["alt"]
    door = await ada.wait_for(CHANNEL, lambda m: m.id == table.lobby.id and "Won by" in m.text)
    await moderator.archive(table.thread)  # where nothing can be pressed then
    assert (await ada.press(door, "Replay")).pictures
    assert "fair" in (await ada.press(door, "Verify")).text
    told = checked(await ada.person.command("/log", CHANNEL, table=number(table))).message
    assert told
    assert "fair" in (await ada.press(told, "Verify")).text
    again = await ada.press(door, "Rematch")
    assert "you are in" in again.text


async def test_a_file_of_a_game_is_taken_in_for_everybody_to_look_at(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=12)
    ada, ben = table.guests
    running = checked(await ada.person.command("/game export", table.thread)).message
    assert running
    early = await control.file(running.raw["attachments"][0]["id"])
    await table.play()
    result = await ada.wait_for(table.thread, lambda m: "**1** · " in m.text)
    whole = await control.file((await ada.press(result, "Export")).raw["attachments"][0]["id"])

    zoe = Guest(await control.person("Zoe"), ada.rng)
    file = await zoe.person.upload("game.json", whole)
    page = checked(await zoe.person.command("/game import", CHANNEL, file=file)).message
    assert page
    assert page.is_ephemeral
    found = re.search(r"Total War (\d+) is taken in", page.text)
    assert found
    assert int(found[1]) != number(table)
    ranking = [line for line in result.text.splitlines() if line.startswith("**")]
    assert all(line in page.text for line in ranking)
    assert page.pictures[0]["alt"] == result.pictures[0]["alt"]
    assert "fair" in checked(await ben.person.command("/verify", CHANNEL, table=int(found[1]))).text
    replay = await zoe.press(page, "Replay")
    assert (await zoe.press(replay, "End »")).pictures

    for blob, told in (
        (early, "only a game that is over can be taken in"),
        (b"GIF89a", "That is no file of a game."),
        (whole, f"That game is here already, as table {found[1]}."),
        (whole.replace(b"Ada", b"Eva", 1), "That file was changed"),
    ):
        ana = await control.person(f"Ana {told[:9]}")
        refused = checked(await ana.command("/game import", CHANNEL, file=await ana.upload("x.json", blob)))
        assert told in refused.text


async def test_admins_end_replace_and_delete_with_a_line_in_the_log(control: Control) -> None:
    owner = await control.person("Ada")
    table = await seat(control, ["Ben", "Cho", "Dan"])
    eve = await control.person("Eve")
    ben = table.guests[0]
    with pytest.raises(WentWrong):
        await ben.person.command("/admin end", CHANNEL, table=number(table))
    done = checked(await owner.command("/admin replace", CHANNEL, table=number(table), player=ben.person.id, by=eve.id))
    assert "now with Eve" in done.text
    arena = next(c["id"] for c in await owner.channels() if c.get("name") == "arena")
    moved = checked(await owner.command("/admin move", CHANNEL, table=number(table), channel=arena))
    assert f"<#{arena}>" in moved.text
    await Guest(owner, ben.rng).wait_for("arena", lambda m: f"Total War {number(table)}" in m.text)
    ended = checked(await owner.command("/admin end", CHANNEL, table=number(table)))
    assert "is ended" in ended.text
    log = checked(await owner.command("/log", CHANNEL, table=number(table)))
    assert "Ada looks after the table: hands over the seat of Ben" in log.text
    assert "Ada looks after the table: ends it" in log.text
    assert "Ada moves the table to another channel." in log.text
    page = checked(await owner.command("/admin delete", CHANNEL, table=number(table))).message
    assert page
    gone = checked(await owner.click(page, "Delete"))
    assert "It is deleted." in gone.text
    health = checked(await owner.command("/admin health", CHANNEL))
    assert "Messages owed:" in health.text


async def test_quiet_hours_are_suggested_to_whoever_never_answers_in_them(mortal: tuple[Mortal, Control]) -> None:
    bot, control = mortal
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ada, ben, _ = table.guests
    await control.quiet()
    stop(bot.process)
    midnight = time.time() // 86_400 * 86_400
    moments = [midnight - day * 86_400 + hour * 3_600 for day in range(1, 11) for hour in (7, 12, 17, 22)]
    with bot.opened() as db:
        db.executemany(
            "INSERT INTO log (table_id, version, at, kind, seat, person, made_by, ask, question, events, reveals, data)"
            " VALUES (1, ?, ?, 'act', 0, ?, 'human', '', -1, x'', 0, '{}')",
            [(-number, moment, ada.person.id) for number, moment in enumerate(moments, 1)],
        )
    await bot.rebirth(control)

    page = checked(await ada.person.command("/settings", CHANNEL)).message
    assert page
    assert page.is_ephemeral
    assert "You never answered between 22:30 and 07:00 (UTC) in the last 30 days." in page.text
    page = await ada.press(page, "Quiet 22:30 – 07:00")

    assert "Quiet from 22:30 to 07:00 (UTC)." in page.text
    assert "never answered" not in page.text
    assert "never answered" not in checked(await ben.person.command("/settings", CHANNEL)).text
