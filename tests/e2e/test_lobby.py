"""The lobby: seats, kaiju, computers, options, clock, start; and the door it becomes."""

from __future__ import annotations

import random

from local.control import Control, Seen
from tests.e2e.conftest import Moderator
from tests.e2e.tables import CHANNEL, Guest, checked


async def guests(control: Control, *names: str) -> list[Guest]:
    return [Guest(await control.person(name), random.Random(1)) for name in names]


async def lobby_with(guest: Guest, lobby: Seen, *wanted: str) -> Seen:
    """Wait until the lobby says all of *wanted*."""
    return await guest.wait_for(CHANNEL, lambda m: m.id == lobby.id and all(words in m.text for words in wanted))


async def test_people_join_choose_change_and_leave(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    assert "● Ada, a kaiju by chance · host" in lobby.text
    assert "2 more players" in lobby.text

    page = await ben.press(lobby, "Join")
    page = await ben.pick_kaiju(page, "mothra")
    assert "You play **Mothra**" in page.text
    lobby = await lobby_with(ada, lobby, "■ Ben, **Mothra**")
    own = await ada.press(lobby, "Join")
    offered = [option["value"] for option in own.selects[0]["options"]]
    assert "mothra" not in offered
    assert "godzilla" in offered

    await ben.press(page, "Surprise me")
    await lobby_with(ada, lobby, "■ Ben, a kaiju by chance")
    await ben.press(lobby, "Leave")
    lobby = await lobby_with(ada, lobby, "2 more players")
    assert "Ben" not in lobby.text


async def test_a_lobby_can_be_opened_with_its_clock_and_computers(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    before = {message.id for message in await ada.person.sees(CHANNEL)}
    options = {"game": "tokyo_clash", "computers": 9, "clock": 900}
    checked(await ada.person.command("/game new", CHANNEL, **options))
    lobby = await ada.wait_for(
        CHANNEL, lambda m: m.id not in before and not m.is_ephemeral and "Every seat is taken" in m.text
    )
    assert lobby.text.count("Computer (Normal)") == 3
    assert "15 minutes for each answer" in lobby.text


async def test_two_people_cannot_take_the_same_kaiju(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    first, second = await ada.press(lobby, "Join"), await ben.press(lobby, "Join")
    await ada.pick_kaiju(first, "rodan")
    checked(await ben.person.choose(second, second.selects[0]["custom_id"], "rodan"))
    told = await ben.wait_for(CHANNEL, lambda m: m.is_ephemeral and "already taken" in m.text)
    assert "(TW-1.1)" in told.text


async def test_the_host_sets_options_and_clock_and_others_are_told_who_does(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    refused = await ben.press(lobby, "Options")
    assert "Only Ada" in refused.text

    page = await ada.press(lobby, "Options")
    checked(await ada.person.choose(page, named(page, ":clock"), "900"))
    page = await ada.press(page, "Single options …")
    checked(await ada.person.choose(page, named(page, "option:mode"), "1"))
    await lobby_with(ada, lobby, "Immortals: nobody is eliminated", "15 minutes for each answer")


def named(page: Seen, end: str) -> str:
    """Return the address of the list on *page* that ends so."""
    return next(select["custom_id"] for select in page.selects if select["custom_id"].endswith(end))


async def test_one_choice_decides_by_which_rules_it_is_played(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    lobby = await ada.open_lobby()
    await lobby_with(ada, lobby, "Played with: As printed (English edition)")
    page = await ada.press(lobby, "Options")
    assert "**As printed (English edition).** The letter of the English rulebook" in page.text

    answer = checked(await ada.person.choose(page, named(page, ":preset"), "german"))
    assert answer.message
    assert "**As printed (German edition).**" in answer.message.text
    await lobby_with(ada, lobby, "Played with: As printed (German edition)")

    page = await ada.press(answer.message, "Single options …")
    chosen = [option["value"] for option in page.selects[-1]["options"] if option.get("default")]
    assert chosen == ["counter_attack", "must_exceed_life"]
    mixed = checked(await ada.person.choose(page, named(page, ":switches"), "counter_attack"))
    assert mixed.message
    page = await ada.press(mixed.message, "Back")
    assert "**Your own mixture**" in page.text
    await lobby_with(ada, lobby, "Played with: Counter-attack")


async def test_computers_are_added_and_sent_away(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    lobby = await ada.open_lobby()
    page = await ada.press(lobby, "Add computer")
    for level in ("Easy", "Normal", "Hard"):
        page = await ada.press(page, f"Add: {level}")
    lobby = await lobby_with(ada, lobby, "Computer (Easy)", "Computer (Normal)", "Computer (Hard)")
    checked(await ada.person.choose(page, page.selects[0]["custom_id"], "1"))
    lobby = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Computer (Easy)" not in m.text)
    assert "Computer (Hard)" in lobby.text


async def test_a_start_says_what_is_missing_and_who_may(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    missing = await ada.press(lobby, "Start")
    assert "2 more players" in missing.text
    assert "(TW-1.1)" in missing.text
    await ben.press(lobby, "Join")
    assert "Only Ada" in (await ben.press(lobby, "Start")).text


async def test_the_last_one_to_leave_closes_the_lobby(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    lobby = await ada.open_lobby()
    await ada.press(lobby, "Leave")
    closed = await lobby_with(ada, lobby, "This table is closed.")
    assert not [button for button in closed.buttons if button.get("label") == "Join"]


async def test_a_deleted_lobby_comes_back_with_the_next_change(control: Control, moderator: Moderator) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    page = await ben.press(lobby, "Join")
    await moderator.delete(lobby.channel, lobby.id)
    await ben.pick_kaiju(page, "gigan")
    again = await ada.wait_for(CHANNEL, lambda m: m.id != lobby.id and "Ben, **Gigan**" in m.text)
    assert not again.is_ephemeral


async def test_the_lobbys_leave_does_not_cost_a_seat_once_the_game_runs(control: Control) -> None:
    ada, ben, cho = await guests(control, "Ada", "Ben", "Cho")
    lobby = await ada.open_lobby()
    page = await ben.press(lobby, "Join")
    await cho.press(lobby, "Join")
    await ada.press(lobby, "Start")
    sure = await ben.press(page, "Leave")
    assert "Leave this game?" in sure.text
    assert "you are in" not in sure.text
    stayed = await ben.press(sure, "Stay")
    assert "What else?" in stayed.text
    door = await lobby_with(ada, lobby, "In play in")
    assert "■ Ben, **" in door.text


async def test_the_rules_can_be_read_before_one_joins(control: Control) -> None:
    ada, zoe = await guests(control, "Ada", "Zoe")
    lobby = await ada.open_lobby()
    page = await zoe.press(lobby, "Rules")
    assert "- The opener plays a card" in page.text
    assert "choose a chapter" in page.text


async def test_names_cannot_format_mention_or_link(control: Control) -> None:
    ada, eve = await guests(control, "Ada", "**@everyone** [x](http://x) `y`")
    lobby = await ada.open_lobby()
    await eve.press(lobby, "Join")
    shown = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "■" in m.text)
    assert "**@everyone**" not in shown.text
    assert r"\[x\]" in shown.text
    assert "http://" not in shown.text
    assert not shown.raw["mention_everyone"]
