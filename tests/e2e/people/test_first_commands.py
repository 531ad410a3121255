"""The first walk: /ping, /about and /setup through real processes and real sockets."""

import asyncio
import random

import pytest

from bot import VERSION
from local.control import Control, WentWrong
from tests.e2e.conftest import LENIENT
from tests.e2e.tables import Guest, checked, is_panel, seat
from tests.local import openapi

pytestmark = pytest.mark.filterwarnings("error")


async def test_ping_answers_privately(control: Control) -> None:
    ada, ben = await control.person("Ada"), await control.person("Ben")
    answer = await ada.command("/ping", "general")
    assert answer.text.startswith("Awake.")
    assert answer.message
    assert answer.message.is_ephemeral
    assert answer.message.id not in {one.id for one in await ben.sees("general")}


async def test_about_names_version_games_and_thanks(control: Control) -> None:
    ada = await control.person("Ada")
    text = (await ada.command("/about", "general")).text
    assert f"Version {VERSION}" in text
    assert "Tokyo Clash" in text
    assert "Total War" in text
    assert "Monopoly" in text
    assert "not connected with TOHO" in text
    assert "CC BY 3.0" in text


async def test_help_shows_the_games_and_the_ways_into_them(control: Control) -> None:
    ada = await control.person("Ada")
    page = checked(await ada.command("/help", "general")).message
    assert page
    assert page.is_ephemeral
    assert page.pictures
    assert {"Play now against computers", "Open a table", "Show me how"} <= {each["label"] for each in page.buttons}
    assert "`/learn`: short private lessons" in page.text


async def test_a_hand_asked_for_where_no_game_runs_leads_to_one(control: Control) -> None:
    ada = await control.person("Nobody Yet")
    empty = await control.server("Sollgel Atoll", owner=ada.id)
    for command in ("/hand", "/board", "/log"):
        assert (await ada.command(command, empty.channels["games"])).text.startswith("No game is running here. `/play`")


async def test_setup_says_what_is_missing(control: Control) -> None:
    owner = await control.person("Ada")
    fine = await owner.command("/setup", "games")
    assert fine.text.startswith("**Ready.**")
    lacking = await owner.command("/setup", "games", channel="notices")
    assert lacking.text.startswith("**Not yet.**")
    assert "- Send Messages" in lacking.text
    assert "- View Channel" not in lacking.text
    await control.allow(deny=["pin_messages"])
    try:
        wishes = await owner.command("/setup", "games")
        assert "work better with" in wishes.text
        assert "- Pin Messages" in wishes.text
    finally:
        await control.allow(allow=["pin_messages"])


async def test_a_server_chooses_the_form_of_the_boards_in_its_panels(control: Control) -> None:
    async def size_of_board(name: str) -> tuple[int, int]:
        """Return width and height of the board in the panel of a new game."""
        table = await seat(control, [name], ["Easy", "Easy"])
        panel = await table.guests[0].wait_for(
            table.thread, lambda message: is_panel(message) and bool(message.pictures)
        )
        picture = panel.raw["attachments"][0]
        return picture["width"], picture["height"]

    owner = Guest(await control.person("Ada"), random.Random(1))
    page = (await owner.person.command("/setup", "games")).message
    assert page
    assert "Boards in this server's threads are wide." in page.text
    width, height = await size_of_board("Ada")
    assert width * 350 == height * 550
    tall = await owner.press(page, "Tall boards")
    assert "Boards in this server's threads are tall, for phones." in tall.text
    width, height = await size_of_board("Ben")
    assert width < height
    assert "are wide." in (await owner.press(tall, "Wide boards")).text
    width, height = await size_of_board("Cho")
    assert width > height


async def test_setup_is_for_those_who_manage_the_server(control: Control) -> None:
    await control.person("Ada")
    ben = await control.person("Ben")
    with pytest.raises(WentWrong, match="no command '/setup'"):
        await ben.command("/setup", "games")


async def test_the_bot_comes_back_after_a_broken_line(control: Control) -> None:
    ada = await control.person("Ada")
    assert await control.cut() == 1
    # Sent into the gap: the session is resumed and the command is told again.
    assert (await ada.command("/ping", "general")).text.startswith("Awake.")


async def test_a_slow_answer_is_a_failed_interaction_and_the_bot_lives_on(control: Control) -> None:
    ada = await control.person("Ada")
    await control.disturb(method="POST", path="/interactions/", delay=1.0)
    waiting = asyncio.create_task(ada.command("/ping", "general"))
    while not (await control.status())["under_way"]:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    await control.advance(LENIENT + 0.1)
    assert (await waiting).failed
    await control.quiet()
    assert (await ada.command("/ping", "general")).text.startswith("Awake.")


async def test_everything_the_bot_said_was_judged(control: Control) -> None:
    ada = await control.person("Ada")
    await ada.command("/about", "general")
    exchanges = await control.journal()
    answers = [one for one in exchanges if "/interactions/" in one["path"]]  # others may be of games before
    assert [one["status"] for one in answers] == [200]
    openapi.judge(exchanges)
