"""A small tournament from its announcement to its result, as its organiser and its players see it."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest

from local.control import Control, Seen, WentWrong
from tests.e2e.tables import CHANNEL, Guest, Table, checked

NAMES = ("Ana", "Ben", "Cho", "Dan", "Eve", "Fay")
PRIVATE = 12  # the type of a private thread
MATCH = re.compile(r"(?:Table (\d+)|<#(\d+)>): (.*?) · in play")


def is_board(message: Seen) -> bool:
    """Return whether *message* is the panel of a tournament."""
    return not message.is_ephemeral and "## Tournament" in message.text and any(message.buttons)


async def board(guest: Guest) -> Seen:
    return await guest.wait_for(CHANNEL, is_board)


async def tables(control: Control, guests: list[Guest], round_: int) -> list[Table]:
    """Return the tables of a round, each with those who sit there."""
    shown = await guests[0].wait_for(
        CHANNEL, lambda m: is_board(m) and f"Round {round_}" in m.text and len(MATCH.findall(m.text)) == 2
    )
    found = []
    for number, thread, names in MATCH.findall(shown.text):
        people = [guest for guest in guests if guest.name in names]
        assert len(people) == 3

        def is_door(message: Seen, number: str = number, thread: str = thread) -> bool:
            is_its = message.id == thread if thread else f"Total War {number}\n" in f"{message.text}\n"
            return is_its and "Tournament" not in message.text

        table = Table(control, people, await guests[0].wait_for(CHANNEL, is_door))
        await table.find_thread()
        found.append(table)
    return found


async def test_a_tournament_is_announced_joined_played_and_won(control: Control) -> None:
    rng = random.Random(3)
    guests = [Guest(await control.person(name), rng) for name in NAMES]
    organiser, *others = guests
    given = {"game": "total_war", "seats": 3, "rounds": 2, "clock": 0}
    refused = await organiser.person.command("/tournament new", CHANNEL, **given, starts="2020-01-01 10:00")
    assert "passed already" in refused.text
    said = checked(await organiser.person.command("/tournament new", CHANNEL, **given))
    assert "is announced in this channel" in said.text
    shown = await board(organiser)
    assert "the computers judge the position" in shown.text
    few = await organiser.person.click(shown, "Start")
    assert "It takes 2 people" in few.text
    for guest in guests:
        assert "You take part" in (await guest.press(shown, "Join")).text
    assert "You take part already" in (await others[0].person.click(shown, "Join")).text
    assert "Only the organiser" in (await others[0].person.click(shown, "Start")).text
    assert "begins" in (await organiser.press(shown, "Start")).text

    met: list[frozenset[str]] = []
    for round_ in (1, 2):
        for table in await tables(control, guests, round_):
            met.append(frozenset(guest.name for guest in table.guests))
            while not await table.is_over():
                with suppress(WentWrong):  # somebody else has answered between a look and a press
                    await table.play()

    assert len(set(met)) == 4
    won = await organiser.wait_for(CHANNEL, lambda m: "wins the tournament" in m.text and not m.buttons)
    over = await organiser.wait_for(CHANNEL, lambda m: is_board(m) and "wins the tournament" in m.text)
    assert over.pictures
    assert "Final result" in over.pictures[0]["alt"]
    standings = await others[0].press(over, "Standings")
    assert all(name in standings.text for name in NAMES)
    await control.quiet()
    posted = await organiser.person.sees(CHANNEL)
    assert [m.id for m in posted if "wins the tournament" in m.text and not m.buttons] == [won.id]
    assert sum("**Round 1** ends" in m.text for m in posted if not m.buttons) == 1


async def test_the_tables_of_a_duplicate_round_are_hidden_from_all_who_do_not_sit_there(control: Control) -> None:
    rng = random.Random(4)
    guests = [Guest(await control.person(name), rng) for name in NAMES]
    given = {"game": "total_war", "format": "duplicate", "seats": 3, "rounds": 1, "clock": 0}
    said = checked(await guests[0].person.command("/tournament new", CHANNEL, **given))
    (number,) = re.findall(r"Tournament (\d+)", said.text)
    for guest in guests:
        checked(await guest.person.command("/tournament join", CHANNEL, tournament=int(number)))
    checked(await guests[0].person.command("/tournament start", CHANNEL, tournament=int(number)))
    ben = guests[1].person
    own = await control.server("Sollgel Atoll", owner=ben.id, system_channel=False)
    for command in ("/tournament start", "/tournament end"):  # who takes part sees it there too
        meant = await ben.command(command, own.channels["games"], tournament=int(number))
        assert "Only the organiser may do that" in meant.text, command
    promised = await guests[0].wait_for(CHANNEL, lambda m: "same deal. What is promised" in m.text)
    shown = await guests[0].wait_for(CHANNEL, lambda m: is_board(m) and len(MATCH.findall(m.text)) == 2)

    for at, (table, _, names) in enumerate(MATCH.findall(shown.text)):
        inside = next(guest for guest in guests if guest.name in names)
        outside = next(guest for guest in guests if guest.name not in names)
        hand = checked(await inside.person.command("/hand", CHANNEL, table=int(table)))
        assert hand.message
        for command in ("/board", "/log", "/hand"):
            refused = await outside.person.command(command, CHANNEL, table=int(table))
            assert "no such table" in refused.text.lower(), (command, at, refused.text)
        (thread,) = (each["id"] for each in await inside.person.channels() if each["type"] == PRIVATE)
        with pytest.raises(WentWrong):
            await outside.person.sees(thread)
    posted = await guests[0].person.sees(CHANNEL)
    after = [m.text for m in posted if int(m.id) > int(promised.id) and not m.is_ephemeral]
    assert all("Tournament" in text for text in after if "Total War" in text)
