"""What the others at a table agree to: ending, pausing, taking back; and leaving, which needs nobody."""

from __future__ import annotations

from local.control import Control, Seen
from tests.e2e.tables import (
    CHANNEL,
    Guest,
    Table,
    ask_to_end,
    asked,
    checked,
    is_over,
    is_panel,
    menu,
    number,
    pressable,
    seat,
)


async def vote_of(table: Table, words: str) -> Seen:
    """Return the ballot, not a private page that speaks of it."""
    return await table.guests[0].wait_for(table.thread, lambda m: words in m.text and not m.is_ephemeral)


async def test_ending_by_vote(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    page = await menu(table.guests[0], table)
    asked_back = await table.guests[0].press(page, "Ask to end")
    assert "End this game without a winner?" in asked_back.text
    assert "What else?" in (await table.guests[0].press(asked_back, "Play on")).text
    await ask_to_end(table.guests[0], table)
    ballot = await vote_of(table, "wants to end this game")
    assert "Yes 1 · No 0 · 2 of 3 needed" in ballot.text

    stranger = Guest(await control.person("Zoe"), table.guests[0].rng)
    checked(await stranger.person.click(ballot, "Yes"))
    assert (await stranger.wait_for(table.thread, lambda m: "You're not at this table" in m.text)).is_ephemeral
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
    await cho.press(await menu(cho, table), "Ask to play on")
    ballot = await vote_of(table, "wants to play on")
    checked(await ben.person.click(ballot, "Yes", settle=False))
    await ada.wait_for(table.thread, lambda m: "Waiting for" in m.text and bool(m.pictures))


async def test_leaving_opens_the_seat_and_somebody_takes_it(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"])
    ben = table.guests[1]
    sure = await ben.press(await menu(ben, table), "Leave the game")
    await ben.press(sure, "Leave")
    notice = await table.guests[0].wait_for(table.thread, lambda m: "has lost its player" in m.text)
    kaiju, _, stands = notice.text.splitlines()[-1].partition(" at the moment: life ")
    assert stands.endswith(" 3 cards, 0 of 12 victory points.")
    dan = Guest(await control.person("Dan"), ben.rng)
    listed = checked(await dan.person.command("/game list", CHANNEL)).text.splitlines()
    (line,) = [line for line in listed if f"[Total War {number(table)}]" in line]
    assert f"open seat: {kaiju.strip('*')} · " in line
    hand = await dan.press(notice, "Take the seat")
    assert "The seat is yours" in hand.text
    assert "Your hand" in (await dan.drawn(hand)).pictures[0]["alt"]
    await table.guests[0].wait_for(table.thread, lambda m: f"**<@{dan.person.id}>** now plays" in m.text)
    await ben.gone(notice)


async def first_to_answer(table: Table) -> Guest:
    """Let the one who is asked answer; return them."""
    guest, page = await asked(table)
    await guest.answer(page)
    return guest


async def carried(table: Table, actor: Guest, said: Seen) -> None:
    """Let the others agree to what *actor* asked for, which *said* confirms."""
    assert "I've asked the table" in said.text, f"instead of a vote there was: {said.text}"
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
        assert "so nothing was taken back" in said.text, said.text
        page = await menu(actor, table)
    await carried(table, actor, await actor.press(page, "Ask to take back"))
    await is_taken_back(table, actor)


async def test_the_table_is_asked_though_the_game_went_on_between_menu_and_press(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben", "Cho"], seed=9)
    # A page whose token is too old stays on the screen.
    await control.disturb(method="DELETE", path="/webhooks/", times=999, status=404, body={"code": 10015})
    actor = await first_to_answer(table)
    page = await menu(actor, table)
    while (other := (await asked(table))[0]) is actor:  # until somebody else has to answer
        actor = await first_to_answer(table)
        page = await menu(actor, table)
    assert "Ask to take back" in {button.get("label") for button in page.buttons}
    await other.answer(await other.hand(table.thread))

    await carried(table, actor, await actor.press(page, "Ask to take back"))
    await is_taken_back(table, actor)
