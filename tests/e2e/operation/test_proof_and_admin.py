"""Proof of a fair game, files of games, and what admins do, with a line in the log."""

from __future__ import annotations

import json
import re

import pytest

from engine.rng import commitment
from local.control import Control, Person, WentWrong
from tests.e2e.conftest import Moderator
from tests.e2e.tables import CHANNEL, LOOKS, Guest, checked, number, seat


async def test_a_promise_while_it_runs_and_proof_when_it_is_over(control: Control, moderator: Moderator) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=11)
    ada = table.guests[0]
    promise = checked(await ada.person.command("/verify", table.thread))
    fingerprint = re.search(r"`(\w{64})`", promise.text)
    assert fingerprint
    posted = await ada.wait_for(table.thread, lambda m: "The dice are sealed." in m.text)
    assert [part["custom_id"].endswith(f":verify:{fingerprint[1]}") for part in posted.buttons] == [True]
    assert fingerprint[1] not in posted.text
    assert fingerprint[1] in (await ada.press(posted, "Verify")).text
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
    assert commitment(int(facts[1]), facts[2]) == fingerprint[1]
    assert "fair" in (await ada.press(posted, "Verify")).text
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
    assert "You're in" in again.text
    lobby = await ada.wait_for(CHANNEL, lambda m: m.id > door.id and "Rematch!" in m.text)
    assert f"{lobby.channel}/{lobby.id}" in again.text, "the page leads to the lobby"
    others = {guest.person.id for guest in table.guests[1:]}
    assert {each["id"] for each in lobby.raw["mentions"]} == others, "they are told"


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
    found = re.search(r"Total War (\d+) is here", page.text)
    assert found
    assert int(found[1]) != number(table)
    ranking = [line for line in result.text.splitlines() if line.startswith("**")]
    assert all(line in page.text for line in ranking)
    assert page.pictures[0]["alt"] == result.pictures[0]["alt"]
    assert "fair" in checked(await ben.person.command("/verify", CHANNEL, table=int(found[1]))).text
    replay = await zoe.press(page, "Replay")
    assert (await zoe.press(replay, "End »")).pictures

    for blob, told in (
        (early, "only a finished game can be imported"),
        (b"GIF89a", "That is not the file of a game."),
        (whole, f"That game is already here, as table {found[1]}."),
        (whole.replace(b"Ada", b"Eva", 1), "That file was changed"),
    ):
        ana = await control.person(f"Ana {told[:9]}")
        refused = checked(await ana.command("/game import", CHANNEL, file=await ana.upload("x.json", blob)))
        assert told in refused.text


async def named(person: Person, thread: str, name: str) -> None:
    """Wait until a thread has a name that begins so."""
    for _ in range(LOOKS):
        if any(each["id"] == thread and each["name"].startswith(name) for each in await person.channels()):
            return
        await person.control.quiet(idle=0.05)
    raise AssertionError(f"no thread is called {name}")


async def test_admins_end_replace_and_delete_with_a_line_in_the_log(control: Control) -> None:
    owner = await control.person("Ada")
    table = await seat(control, ["Ben", "Cho", "Dan"])
    eve = await control.person("Eve")
    ben = table.guests[0]
    with pytest.raises(WentWrong):
        await ben.person.command("/admin end", CHANNEL, table=number(table))
    done = checked(await owner.command("/admin replace", CHANNEL, table=number(table), player=ben.person.id, by=eve.id))
    assert "now belongs to Eve" in done.text
    await named(owner, table.thread, "Total War: Eve, ")
    arena = next(c["id"] for c in await owner.channels() if c.get("name") == "arena")
    moved = checked(await owner.command("/admin move", CHANNEL, table=number(table), channel=arena))
    assert f"<#{arena}>" in moved.text
    await Guest(owner, ben.rng).wait_for("arena", lambda m: "Total War: Eve" in m.text)
    ended = checked(await owner.command("/admin end", CHANNEL, table=number(table)))
    assert "is over" in ended.text
    log = checked(await owner.command("/log", CHANNEL, table=number(table)))
    assert "Ada looks after the table: hands over the seat of Ben" in log.text
    assert "Ada looks after the table: ends it" in log.text
    assert "Ada moves the table to another channel." in log.text
    page = checked(await owner.command("/admin delete", CHANNEL, table=number(table))).message
    assert page
    gone = checked(await owner.click(page, "Delete"))
    assert "Deleted." in gone.text
    health = checked(await owner.command("/admin health", CHANNEL))
    assert "Messages owed:" in health.text
