"""`/play`: one command sits a person down with computers, starts the game and answers with the first question."""

from __future__ import annotations

import random

from local.control import Control, Seen
from tests.e2e.tables import CHANNEL, LOOKS, Guest, Table, checked, is_panel, pressable


async def guest(control: Control, name: str = "Ada") -> Guest:
    return Guest(await control.person(name), random.Random(1))


async def play(one: Guest, channel: str = CHANNEL, **options: object) -> tuple[str, Table]:
    """Type /play; return what it answers, and the table that it opens."""
    before = {message.id for message in await one.person.sees(CHANNEL)}
    answer = checked(await one.person.command("/play", channel, **options))
    door = await one.wait_for(CHANNEL, lambda m: m.id not in before and not m.is_ephemeral and f"<#{m.id}>" in m.text)
    table = Table(one.person.control, [one], door)
    await table.find_thread()
    return answer.text, table


def seats_at(door: Seen) -> int:
    """Return how many play, by the kaiju in the last line of the door."""
    return door.text.splitlines()[-1].count("**") // 2


async def test_one_command_leads_to_the_first_card(control: Control) -> None:
    ada = await guest(control)
    said, table = await play(ada, game="total_war")

    assert f"<#{table.thread}>" in said, "the page says where the game is"
    panel = await ada.panel(table.thread)
    assert "Total War" in panel.text
    for _ in range(LOOKS):  # a computer may open the round
        page = await ada.hand(table.thread)
        if pressable(page):
            break
        await control.quiet(idle=0.05)
    else:
        raise AssertionError("Ada is never asked")
    assert await ada.answer(page)


async def test_the_first_question_stands_below_the_message_of_the_game(control: Control) -> None:
    ada = await guest(control)
    before = {message.id for message in await ada.person.sees(CHANNEL)}
    _, table = await play(ada, game="monopoly")
    here = [message for message in await ada.person.sees(CHANNEL) if message.id not in before]

    assert here[-1].is_ephemeral
    assert f"<#{table.thread}>" in here[-1].text
    assert table.lobby.id in {message.id for message in here[:-1]}
    assert sum(message.is_ephemeral for message in here) == 1


async def test_opponents_and_their_level_can_be_chosen(control: Control) -> None:
    ada = await guest(control)
    _, table = await play(ada, game="tokyo_clash", opponents=1, level="easy")
    assert seats_at(await ada.again(table.lobby)) == 2
    assert "(computer, easy)" in (await ada.again(table.lobby)).text


async def test_more_opponents_than_there_are_seats_fill_the_table(control: Control) -> None:
    ada = await guest(control)
    _, table = await play(ada, game="tokyo_clash", opponents=11)
    assert seats_at(await ada.again(table.lobby)) == 4


async def test_in_a_thread_the_game_is_opened_beside_it(control: Control) -> None:
    ada = await guest(control)
    _, first = await play(ada, game="total_war")
    said, second = await play(ada, first.thread, game="monopoly")
    assert f"<#{second.thread}>" in said
    assert second.lobby.channel == first.lobby.channel


async def test_in_private_and_in_a_voice_channel_one_sentence_says_what_to_do(control: Control) -> None:
    ada = await guest(control)
    private = await ada.person.command("/play", await ada.person.conversation(), game="total_war")
    assert "in a channel of a server" in private.text
    voice = await ada.person.command("/play", await control.channel("talk", "voice"), game="total_war")
    assert "text or announcement channel" in voice.text


async def test_without_the_rights_nothing_is_opened(control: Control) -> None:
    ada = await guest(control)
    quiet = await control.channel("quiet")
    await control.allow(channel="quiet", deny=["create_public_threads"])
    refused = await ada.person.command("/play", quiet, game="total_war")
    assert "Create Public Threads" in refused.text
    assert [message for message in await ada.person.sees(quiet) if not message.is_ephemeral] == []


async def test_a_stranger_finds_the_game_in_the_channel(control: Control) -> None:
    ada, zoe = await guest(control), await guest(control, "Zoe")
    _, table = await play(ada, game="total_war")
    door = await zoe.wait_for(CHANNEL, lambda m: m.id == table.lobby.id)
    board = await zoe.press(door, "Board")
    assert board.is_ephemeral
    assert is_panel(await zoe.panel(table.thread))
