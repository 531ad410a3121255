"""Moving a table: what is owed to its new place."""

import pytest

from table.time.clock import HOUR, MINUTE
from tests.table.house import ANA, BEN, CHO, House


async def moved(house: House, table: int) -> list[str]:
    """Let Cho move the table, who sits elsewhere, when nobody is there any more; return what was delivered."""
    await house.wait(10 * MINUTE)
    house.post.got.clear()
    await house.host.messages.move(table, CHO, "9")
    await house.settle()
    return [f"{d.kind}:{d.owed.person}" if d.owed.person else d.kind for d in house.post.got]


@pytest.mark.parametrize("quiet", [False, True], ids=["by day", "at night"])
async def test_whoever_is_waited_for_is_called_in_the_new_place_after_the_picture(house: House, quiet):
    table = await house.toy(ANA, BEN)
    await house.settle()
    if quiet:
        minute = int(house.clock.at // 60) % 1440
        await house.host.people.set_quiet_hours(BEN, "UTC", (minute - 60) % 1440, (minute + 120) % 1440)

    got = await moved(house, table)

    pings = [each for each in got if each.startswith("ping")]
    assert pings == (["ping:ana"] if quiet else ["ping:ana", "ping:ben"])  # Ana too, who was here when it began
    assert got.index("panel") < got.index("notice") < got.index("ping:ana")
    await house.wait(3 * HOUR)
    assert sorted({d.owed.person for d in house.post.of("ping")}) == ["ana", "ben"]
    await house.answer(table, ANA, "rock")
    await house.settle()
    assert [d.owed.person for d in house.post.of("settle")] == ["ana"]


async def test_whoever_moves_the_table_is_here_and_whoever_has_answered_is_not_called(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.answer(table, BEN, "rock")
    await house.settle()
    house.post.got.clear()

    await house.host.messages.move(table, ANA, "9")
    await house.settle()

    assert [d.owed.person for d in house.post.of("ping")] == ["cho"]


async def test_whoever_wants_no_pings_is_not_called_by_a_move(house: House):
    table = await house.toy(ANA, BEN)
    await house.host.people.set_ping(table, "ben", "none")

    got = await moved(house, table)

    assert [each for each in got if each.startswith("ping")] == ["ping:ana"]


async def test_open_votes_are_put_again_in_the_new_place(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.host.seats.propose(table, "ana", "pause")
    await house.settle()

    assert "vote:ana" in await moved(house, table)


async def test_the_thread_that_was_left_is_known_and_a_lobby_calls_nobody(house: House):
    table = (await house.host.lobby.create("home", ANA, "toy", places={"channel": "5"})).id
    await house.host.lobby.join(table, BEN)
    await house.host.messages.place(table, thread="77")

    got = await moved(house, table)

    assert got == ["lobby"]
    assert (await house.host.messages.places(table))["left"] == "77"
