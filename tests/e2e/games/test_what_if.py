"""What if: from the replay of a finished game into a private one, and back."""

from __future__ import annotations

from local.control import Control, Seen
from tests.e2e.tables import CHANNEL, Guest, checked, pressable, seat


async def test_a_moment_of_a_finished_game_is_played_on_in_private_and_left_again(control: Control) -> None:
    table = await seat(control, ["Ada", "Ben"], ["Easy"], seed=12)
    ada, ben = table.guests
    await table.play()
    result = await ada.wait_for(table.thread, lambda m: "**1** · " in m.text)
    before = await seen_by(ben, table.thread)

    replay = await own_moment(ada, await ada.press(result, "Replay"))
    first = await ada.press(await ada.press(replay, "What if …"), "With the hands as they were")
    assert first.is_ephemeral
    assert "End this what-if" in [each["label"] for each in first.buttons]
    assert pressable(first), "one's own question is asked at once"
    played = await ada.answer(first)
    assert played

    back = await ada.press(played, "Back to the replay")
    assert "replay · " in back.text
    again = await ada.press(await ada.press(back, "What if …"), "Go on with what-if 1")
    ended = await ada.press(again, "End this what-if")
    assert "replay · " in ended.text
    offer = await ada.press(ended, "What if …")
    assert not [each for each in offer.buttons if each["label"].startswith("Go on")]
    for _ in range(3):
        page = await ada.press(offer, "My last turn, dealt anew")
        offer = await ada.press(await ada.press(page, "Back to the replay"), "What if …")
    checked(await ada.person.click(offer, "With the hands as they were"))
    assert await ada.wait_for(table.thread, lambda m: "You have 3 of these already." in m.text)
    assert not await seen_by(ben, table.thread) - before, "nobody else hears of it"


async def seen_by(guest: Guest, thread: str) -> set[str]:
    """Return what is on somebody's screen; calls that are folded up only make it less."""
    return {message.id for channel in (thread, CHANNEL) for message in await guest.person.sees(channel)}


async def own_moment(guest: Guest, replay: Seen) -> Seen:
    """Step through *replay* from its middle on until the next answer is one's own."""
    replay = await guest.press(await guest.press(replay, "+10"), "+10")
    while "What if …" not in [each["label"] for each in replay.buttons]:
        replay = await guest.press(replay, "Next ›")
    return replay
