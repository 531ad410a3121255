"""Votes: what exactly they are about, and where they reach those whose voice they wait for."""

from __future__ import annotations

import re

from local.control import Control, Seen
from tests.e2e.tables import Guest, ask_to_end, ask_to_take_back, asked, checked, pressable, seat

TAKES_BACK = re.compile(r"That takes back (one|\d+) answers?\.")


def taken_back(ballot: Seen) -> int:
    found = TAKES_BACK.search(ballot.text)
    assert found, ballot.text
    return 1 if found[1] == "one" else int(found[1])


async def test_a_vote_says_what_it_takes_back_and_a_yes_covers_no_more_than_that(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=4)
    first, ballot = await ask_to_take_back(table)
    voters = [guest for guest in table.guests if guest is not first]
    before = taken_back(ballot)
    assert before >= 2
    named = [line.removeprefix("- ") for line in ballot.text.splitlines() if line.startswith("- ")]
    stranger = Guest(await control.person("Zoe"), first.rng)
    log = await stranger.press(await stranger.panel(table.thread), "Log")
    assert named
    # The log also tells what goes without saying, so the sentences of a line may stand apart there.
    assert all(line.replace("*", "").partition(".")[0] in log.text.replace("*", "") for line in named)

    checked(await voters[0].person.click(ballot, "Yes", settle=False))
    await first.wait_for(table.thread, lambda m: m.id == ballot.id and "Yes 2" in m.text)
    mover, page = await asked(table)
    await mover.answer(page)
    grown = await first.wait_for(table.thread, lambda m: m.id == ballot.id and "Yes 1" in m.text)
    assert taken_back(grown) > before

    await asked(table)
    for voter in voters * 10:  # an answer that is given by itself takes a yes back again
        if (ballot := await voter.again(ballot)).buttons:
            checked(await voter.person.click(ballot, "Yes"))
    assert "**Carried.**" in ballot.text
    assert pressable(await first.hand(table.thread))


async def test_a_vote_is_repeated_on_the_page_of_whom_it_waits_for_until_they_have_voted(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ada, ben, cho = table.guests
    await ask_to_end(ada, table)
    wanted = "Ada wants to end this game"
    assert wanted not in (await ada.hand(table.thread)).text
    stranger = Guest(await control.person("Zoe"), ada.rng)
    assert wanted not in (await stranger.hand(table.thread)).text

    page = await ben.hand(table.thread)
    assert wanted in page.text
    page = await ben.press(page, "No")
    assert "Your vote is in." in page.text
    assert wanted not in page.text
    ballot = await ada.wait_for(table.thread, lambda m: wanted in m.text and "Yes 1 · No 1" in m.text)

    page = await cho.press(await cho.hand(table.thread), "Yes")
    assert "**Carried.**" in page.text
    await ada.wait_for(table.thread, lambda m: m.id == ballot.id and "**Carried.**" in m.text)


async def test_ones_own_page_names_what_would_be_taken_back(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=5)
    first, ballot = await ask_to_take_back(table)
    voters = [guest for guest in table.guests if guest is not first]
    old = [await voter.hand(table.thread) for voter in voters]
    assert all(taken_back(page) == taken_back(ballot) for page in old)
    # Pages whose tokens are too old stay on the screen as they were.
    await control.disturb(method="DELETE", path="/webhooks/", times=99, status=404, body={"code": 10015})
    mover, page = await asked(table)
    await mover.answer(page)
    await asked(table)

    page = await voters[0].press(old[0], "Yes")
    assert "The game has gone on since" in page.text
    assert taken_back(page) > taken_back(ballot)
    assert "Your vote is in." in (await voters[0].press(page, "Yes")).text
    assert "**Carried.**" in (await voters[1].press(await voters[1].hand(table.thread), "Yes")).text


async def test_a_vote_that_is_open_when_the_game_ends_loses_its_buttons(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=4)
    first, ballot = await ask_to_take_back(table)
    await ask_to_end(first, table)
    end = await first.wait_for(table.thread, lambda m: "wants to end this game" in m.text and not m.is_ephemeral)

    other = next(guest for guest in table.guests if guest is not first)
    checked(await other.person.click(end, "Yes", settle=False))

    settled = await first.wait_for(table.thread, lambda m: m.id == ballot.id and not m.buttons)
    assert "**Settled.**" in settled.text
