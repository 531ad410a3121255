"""The lobby: seats, kaiju, computers, options, clock, start; and the door it becomes."""

from __future__ import annotations

import random

from local.control import Control, Seen
from tests.e2e.conftest import Moderator
from tests.e2e.tables import CHANNEL, Guest, checked


async def guests(control: Control, *names: str) -> list[Guest]:
    return [Guest(await control.person(name), random.Random(1)) for name in names]


def told(lobby: Seen) -> str:
    """Return all that a lobby says: its text, and the alt text of its poster."""
    return "\n".join([lobby.text, *(picture["alt"] for picture in lobby.pictures)])


async def lobby_with(guest: Guest, lobby: Seen, *wanted: str) -> Seen:
    """Wait until the lobby says all of *wanted*, in words or on its poster."""
    return await guest.wait_for(CHANNEL, lambda m: m.id == lobby.id and all(words in told(m) for words in wanted))


async def test_people_join_choose_change_and_leave(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    assert "Seat 1: Ada (host), no kaiju yet." in told(lobby)
    assert "Seat 3: open." in told(lobby)
    assert "2 more players, or add computers." in lobby.text

    page = await ben.press(lobby, "Join")
    page = await ben.pick_kaiju(page, "mothra")
    assert "You play **Mothra**" in page.text
    lobby = await lobby_with(ada, lobby, "Seat 2: Ben, Mothra.", "One more player")
    own = await ada.press(lobby, "Join")
    offered = [option["value"] for option in own.selects[0]["options"]]
    assert "mothra" not in offered
    assert "godzilla" in offered
    assert "Mothra, taken by Ben" in told(own), "the picture says who has what"

    await ben.press(page, "Random")
    await lobby_with(ada, lobby, "Seat 2: Ben, no kaiju yet.")
    await ben.press(lobby, "Leave")
    lobby = await lobby_with(ada, lobby, "2 more players")
    assert "Ben" not in told(lobby)


async def test_a_few_kaiju_are_buttons_with_the_letters_of_the_picture(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby("tokyo_clash")
    page = await ben.press(lobby, "Join")
    assert page.selects == []
    letters = [each["label"] for each in page.buttons if ":kaiju:" in each["custom_id"]]
    assert all(f"{label.replace(' · ', ': ')}." in told(page) for label in letters), told(page)
    assert len(letters) == 4
    await ben.press(page, letters[2])
    await lobby_with(ada, lobby, f"Seat 2: Ben, {letters[2].partition(' · ')[2]}.")


async def test_a_lobby_can_be_opened_with_its_clock_and_computers(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    before = {message.id for message in await ada.person.sees(CHANNEL)}
    options = {"game": "tokyo_clash", "computers": 9, "clock": 900}
    checked(await ada.person.command("/game new", CHANNEL, **options))
    lobby = await ada.wait_for(
        CHANNEL, lambda m: m.id not in before and not m.is_ephemeral and "Every seat is taken" in m.text
    )
    assert told(lobby).count("(computer, normal)") == 3
    assert "15 minutes per answer" in lobby.text


async def test_two_people_cannot_take_the_same_kaiju(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    first, second = await ada.press(lobby, "Join"), await ben.press(lobby, "Join")
    await ada.pick_kaiju(first, "rodan")
    checked(await ben.person.choose(second, second.selects[0]["custom_id"], "rodan"))
    told = await ben.wait_for(CHANNEL, lambda m: m.is_ephemeral and "already taken" in m.text)
    assert "(TW\u20111.1)" in told.text


async def test_the_host_sets_options_and_pace_in_one_form_and_others_are_told_who_does(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    refused = await ben.press(lobby, "Options")
    assert "Only Ada" in refused.text

    await ada.set_options(lobby, pace=["900"], switches=["mode", "free_surrender"])
    await lobby_with(ada, lobby, "Immortals", "Free surrender", "15 minutes per answer")
    await ada.set_options(lobby, switches=[])
    await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "Immortals" not in m.text)


async def test_every_game_has_all_its_options_in_one_form(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    for game, option, value, words in (
        ("tokyo_clash", "option:fuse", "1", "Length: short"),
        ("monopoly", "option:lap_limit", "1", "Last lap: the 12th"),
        ("total_war", "option:starter", ["2"], "Who begins: seat 2"),
    ):
        lobby = await ada.open_lobby(game)
        await ada.set_options(lobby, **{option: value})
        await lobby_with(ada, lobby, words)


async def test_an_edition_decides_by_which_rules_it_is_played(control: Control) -> None:
    (ada,) = await guests(control, "Ada")
    lobby = await ada.open_lobby()
    await lobby_with(ada, lobby, "As printed (English edition)")
    await ada.set_options(lobby, preset="german")
    lobby = await lobby_with(ada, lobby, "As printed (German edition)")
    assert "Not as usual" not in lobby.text

    await ada.set_options(lobby, switches=["counter_attack"])
    await lobby_with(ada, lobby, "Your own mixture", "Not as usual: Counter-attack")
    await ada.set_options(lobby, preset="printed")
    await lobby_with(ada, lobby, "As printed (English edition)")


async def test_computers_are_added_and_sent_away(control: Control) -> None:
    ada, zoe = await guests(control, "Ada", "Zoe")
    lobby = await ada.open_lobby()
    assert "Press *Join* first" in (await zoe.press(lobby, "Add computer")).text, "refused at once"
    page = await ada.press(lobby, "Add computer")
    for level in ("Easy", "Normal", "Hard"):
        page = await ada.press(page, f"Add: {level}")
    lobby = await lobby_with(ada, lobby, "(computer, easy)", "(computer, normal)", "(computer, hard)")
    checked(await ada.person.choose(page, page.selects[0]["custom_id"], "1"))
    lobby = await ada.wait_for(CHANNEL, lambda m: m.id == lobby.id and "(computer, easy)" not in told(m))
    assert "(computer, hard)" in told(lobby)


async def test_a_start_says_what_is_missing_and_who_may(control: Control) -> None:
    ada, ben = await guests(control, "Ada", "Ben")
    lobby = await ada.open_lobby()
    missing = await ada.press(lobby, "Start")
    assert "2 more players" in missing.text
    assert "(TW\u20111.1)" in missing.text
    await ben.press(lobby, "Join")
    assert "Only Ada" in (await ben.press(lobby, "Start")).text

    missing = await ada.press(lobby, "Start")
    page = await ada.press(missing, "Add a computer and start")
    assert f"<#{lobby.id}>" in page.text, "the page of the game says where it is played"
    await lobby_with(ada, lobby, "Playing in")


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
    again = await ada.wait_for(CHANNEL, lambda m: m.id != lobby.id and "Ben, Gigan." in told(m))
    assert not again.is_ephemeral


async def test_the_lobbys_leave_does_not_cost_a_seat_once_the_game_runs(control: Control, moderator: Moderator) -> None:
    ada, ben, cho = await guests(control, "Ada", "Ben", "Cho")
    lobby = await ada.open_lobby()
    page = await ben.press(lobby, "Join")
    leave = next(part["custom_id"] for part in page.buttons if part["label"] == "Leave")
    await cho.press(lobby, "Join")
    await ada.press(lobby, "Start")
    # Ben's page becomes that of the game at once; his press was on its way.
    await moderator.forge(lobby.channel, leave)
    forged = await ben.wait_for(CHANNEL, lambda m: m.text == "Forged")
    sure = await ben.press(forged, leave)
    await moderator.delete(lobby.channel, forged.id)
    assert "Leave this game?" in sure.text
    assert "You're in" not in sure.text
    stayed = await ben.press(sure, "Stay")
    assert "What else?" in stayed.text
    door = await lobby_with(ada, lobby, "Playing in")
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
    await lobby_with(ada, lobby, "@everyone")
    page = await ada.press(lobby, "Start")
    await ada.press(page, "Add a computer and start")
    shown = await lobby_with(ada, lobby, "Playing in")
    assert "**@everyone**" not in shown.text
    assert r"\[x\]" in shown.text
    assert "http://" not in shown.text
    assert not shown.raw["mention_everyone"]
