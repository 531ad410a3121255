"""The clock: budgets, reminders, nights, vacations, lapses, and a bot that was away."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from table.errors import NotNow, Refused
from table.models import Person
from table.people import with_quiet_hours, with_vacation
from table.settings import Settings
from table.time import clock
from table.time.clock import DAY, HOUR, next_time
from table.time.slots import VACATION
from tests.table.house import ANA, BEN, CHO, DAN, START, HandClock, House, first, open_house


def at(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()


SLEEPER = with_quiet_hours(Person("s", "Sleeper"), "Europe/Paris", 23 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ((2027, 1, 10, 22, 59), (2027, 1, 10, 22, 59)),
        ((2027, 1, 10, 23, 0), (2027, 1, 11, 7, 0)),
        ((2027, 1, 11, 3, 30), (2027, 1, 11, 7, 0)),
        ((2027, 1, 11, 7, 0), (2027, 1, 11, 7, 0)),
        ((2027, 3, 28, 1, 30), (2027, 3, 28, 7, 0)),  # the night that is an hour shorter
        ((2027, 10, 30, 23, 30), (2027, 10, 31, 7, 0)),  # the night that is an hour longer
    ],
)
def test_quiet_hours_end_in_the_morning_of_the_one_who_sleeps(when, then):
    assert clock.awake(SLEEPER, at("Europe/Paris", *when)) == at("Europe/Paris", *then)


def test_a_deadline_never_falls_into_the_night_unless_people_play_at_one_sitting():
    evening = at("Europe/Paris", 2027, 1, 10, 12, 0)

    assert clock.deadline(SLEEPER, evening, 12 * HOUR) == at("Europe/Paris", 2027, 1, 11, 8, 0)
    assert clock.deadline(SLEEPER, evening, 11 * HOUR) == at("Europe/Paris", 2027, 1, 11, 7, 0)
    assert clock.deadline(SLEEPER, at("Europe/Paris", 2027, 1, 10, 23, 50), 900) == at(
        "Europe/Paris", 2027, 1, 11, 0, 5
    )
    assert clock.deadline(SLEEPER, evening, None) is None


def test_reminders_come_at_half_and_nine_tenths_and_only_before_the_end():
    assert clock.next_stage(None, 0, 10 * HOUR, "") == ("half", 5 * HOUR)
    assert clock.next_stage(None, 0, 10 * HOUR, "half") == ("late", 9 * HOUR)
    assert clock.next_stage(None, 0, 10 * HOUR, "late") == ("expiry", 10 * HOUR)
    assert clock.next_stage(None, 0, 600, "half") == ("expiry", 600)


def test_settings_of_a_person_are_checked():
    with pytest.raises(Refused, match="no time zone"):
        with_quiet_hours(ANA, "Europe/Atlantis", 0, 60)
    with pytest.raises(Refused, match="no time zone"):
        with_quiet_hours(ANA, "../../etc/passwd", 0, 60)
    with pytest.raises(Refused, match="12 hours"):
        with_quiet_hours(ANA, "UTC+9", 0, 13 * 60)
    assert clock.zone("UTC+5:30").utcoffset(None) == clock.zone("Asia/Kolkata").utcoffset(datetime(2027, 1, 1))


def test_vacation_is_bounded_by_the_year_and_unused_days_come_back():
    gone = with_vacation(ANA, START, 20)
    with pytest.raises(Refused, match="30 days"):
        with_vacation(ANA, START, 31)

    back = with_vacation(gone, START + 5 * DAY, 0)

    assert gone.vacation_until == START + 20 * DAY
    assert (back.vacation_until, back.vacation_days) == (0.0, 5)
    with pytest.raises(Refused, match="25 left"):
        with_vacation(back, START + 5 * DAY, 26)


async def test_reminded_at_half_and_late_and_on_the_reserve_then_the_computer_answers(house: House):
    table = await house.toy(ANA, BEN)
    await house.settle()
    assert [d.owed.person for d in house.post.of("ping")] == ["ben"]  # Ana has just pressed Start

    await house.wait(12 * HOUR)
    assert sorted(d.owed.person for d in house.post.of("reminder")) == ["ana", "ben"]
    await house.answer(table, ANA, "rock")
    await house.wait(10 * HOUR)
    assert [d.owed.person for d in house.post.of("reminder")][2:] == ["ben"]
    await house.wait(3 * HOUR)
    assert [d.owed.data["stage"] for d in house.post.of("reminder")] == ["half", "half", "late", "reserve"]
    await house.wait(24 * HOUR)

    assert len(house.post.of("reminder")) == 4
    lines = await house.host.read.log(table)
    assert [(line.by, line.seat) for line in lines if line.kind == "act"] == [("human", 0), ("fallback", 1)]
    assert (await house.host.read.look(table)).waiting[0].ask == "bid"


async def test_a_seat_that_lapses_twice_is_offered_and_its_human_can_return(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.answer(table, BEN, "rock")
    await house.wait(48 * HOUR)
    assert not (await house.host.read.look(table)).table.seats[0].away
    await house.wait(24 * HOUR)

    look = await house.host.read.look(table)
    assert look.table.seats[0].away
    assert look.table.seats[0].is_open
    (offer,) = house.post.of("notice")
    assert offer.owed.data["what"] == "seat_offered"
    assert [line.by for line in await house.host.read.log(table) if line.ask == "cheer"] == ["computer"]
    back = await house.host.seats.come_back(table, "ana")
    assert not back.table.seats[0].away
    assert back.table.seats[0].lapses == 0
    await house.settle()
    assert offer.owed.key in [slot for settled in house.post.of("settle") for slot in settled.pings]


async def test_acting_is_coming_back(tmp_path):
    async with open_house(tmp_path, settings=Settings(pace=5 * HOUR)) as house:
        table = await house.toy(ANA, BEN, rounds=5)
        await house.answer(table, BEN, "rock")
        await house.wait(72 * HOUR)
        asked = await house.asked(table, ANA)
        assert (await house.host.read.look(table)).table.seats[0].away

        acted = await house.host.play.act(table, "ana", first(asked), asked.version)

        assert not acted.look.table.seats[0].away
        assert [line.kind for line in await house.host.read.log(table, limit=2)] == ["back", "act"]


async def test_nobody_is_punished_for_the_absence_of_the_bot(tmp_path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        table = await house.toy(ANA, BEN)
        await house.wait(HOUR)
        deadline = (await house.asked(table, BEN)).deadline
    hands.at += 2 * DAY
    async with open_house(tmp_path, clock=hands) as house:
        await house.settle()

        assert house.service.absence == pytest.approx(2 * DAY)
        assert (await house.asked(table, BEN)).deadline == pytest.approx(deadline + 2 * DAY)
        assert not house.post.of("reminder")
        assert house.post.of("panel")
        assert [line.kind for line in await house.host.read.log(table)] == ["start"]


@pytest.mark.parametrize("jump", [3 * DAY, -3 * DAY])
async def test_a_wall_clock_that_jumps_moves_the_deadlines_along(house: House, jump):
    table = await house.toy(ANA, BEN)
    await house.service.keeper.beat()
    left = (await house.asked(table, BEN)).deadline - house.clock.at
    house.clock.at += jump

    assert await house.service.keeper.beat() == pytest.approx(jump)
    await house.settle()

    assert (await house.asked(table, BEN)).deadline - house.clock.at == pytest.approx(left)
    assert not house.post.of("reminder")


async def test_a_pause_stops_the_clock_and_refuses_acts(house: House):
    table = await house.toy(ANA, BEN)
    await house.wait(6 * HOUR)
    vote = await house.host.seats.propose(table, "ana", "pause")
    await house.host.seats.vote(table, "ben", vote.id, True)
    before = (await house.asked(table, BEN)).deadline
    with pytest.raises(NotNow, match="paused"):
        await house.answer(table, BEN, "rock")

    await house.wait(5 * DAY, step=DAY)
    assert not house.post.of("reminder")
    again = await house.host.seats.propose(table, "ben", "resume")
    await house.host.seats.vote(table, "ana", again.id, True)

    assert (await house.asked(table, BEN)).deadline == pytest.approx(before + 5 * DAY)
    await house.answer(table, BEN, "rock")


async def test_a_vacation_stops_ones_own_clock_and_an_early_return_starts_it(house: House):
    table = await house.toy(ANA, BEN)
    await house.wait(HOUR)
    before = (await house.asked(table, BEN)).deadline

    await house.host.people.take_vacation("ben", 7)
    assert (await house.asked(table, BEN)).deadline == pytest.approx(before + 7 * DAY)
    assert (await house.asked(table, ANA)).deadline == pytest.approx(before)
    await house.wait(2 * DAY, step=DAY)
    await house.host.people.take_vacation("ben", 0)

    assert (await house.asked(table, BEN)).deadline == pytest.approx(before + 2 * DAY)


async def test_a_vacation_is_told_while_it_lasts_and_what_shows_deadlines_is_owed_anew(house: House):
    table = await house.toy(ANA, BEN)
    lobby = (await house.host.lobby.create("home", BEN, "toy")).id
    await house.settle()
    (ping,) = house.post.of("ping")
    for days, until in ((3, START + 3 * DAY), (7, START + 7 * DAY), (0, 0.0)):
        house.post.got.clear()

        await house.host.people.take_vacation("ben", days)
        await house.settle()

        assert (await house.host.read.look(table)).table.seats[1].vacation_until == until
        assert (await house.host.read.look(lobby)).table.seats[0].vacation_until == until
        owed = {(d.kind, d.table): d for d in house.post.got}
        called = {("reminder", table)} if not days else set()  # back again, and waited for
        assert set(owed) == {("panel", table), ("ping", table), ("lobby", lobby)} | called
        again = owed["ping", table]
        assert again.owed.key == ping.owed.key
        assert again.reference

    await house.host.people.take_vacation("ben", 2)
    await house.wait(2 * DAY + HOUR, step=DAY)
    assert (await house.host.read.look(table)).table.seats[1].vacation_until == 0.0


async def test_whoever_was_not_pinged_is_not_pinged_for_going_on_vacation(house: House):
    await house.toy(ANA, BEN)
    await house.settle()
    house.post.got.clear()

    await house.host.people.take_vacation("ana", 3)  # who pressed Start and needed no ping
    await house.settle()

    assert house.post.kinds() == ["panel"]


async def test_an_answer_that_overtakes_the_ping_of_a_vacation_still_folds_it_up(house: House):
    table = await house.toy(ANA, BEN)
    await house.settle()
    await house.host.people.take_vacation("ben", 3)

    await house.answer(table, BEN, "rock")
    await house.settle()

    (settled,) = house.post.of("settle")
    assert len(settled.pings) == 1
    assert len(house.post.of("ping")) == 1


async def test_a_vacation_moves_the_deadline_of_a_reminder_that_stands_already(house: House):
    table = await house.toy(ANA, BEN)
    await house.wait(13 * HOUR)
    (before,) = [d for d in house.post.of("reminder") if d.owed.person == "ben"]
    house.post.got.clear()

    await house.host.people.take_vacation("ben", 3)
    await house.settle()

    (renewed,) = house.post.of("reminder")
    assert (renewed.owed.key, renewed.owed.data["stage"]) == (before.owed.key, "half")
    assert renewed.reference == f"message-{before.owed.id}"
    assert renewed.owed.data["deadline"] == (await house.asked(table, BEN)).deadline
    await house.host.people.take_vacation("ben", 0)
    await house.answer(table, BEN, "rock")
    await house.settle()
    assert len(house.post.of("reminder")) == 1  # an answer overtakes what is only renewed
    (settled,) = house.post.of("settle")
    assert before.owed.key in settled.pings


async def test_what_shows_a_vacation_is_shown_anew_when_it_ends(house: House):
    table = await house.toy(ANA, BEN, CHO, budget=None)
    for person, days in (("ana", 2), ("ben", 1), ("dan", 1)):
        await house.host.people.take_vacation(person, days)
    lobby = (await house.host.lobby.create("home", DAN, "toy")).id  # on vacation already
    await house.settle()
    shown: list[tuple[int, float]] = []
    for _ in range(2):
        house.post.got.clear()
        await house.wait(DAY, step=DAY)
        shown += [(d.table, (house.clock.at - START) / DAY) for d in house.post.got if d.kind in ("panel", "lobby")]

    assert sorted(shown) == [(table, 1), (table, 2), (lobby, 1)]
    assert await _slots(house, table) == await _slots(house, lobby) == set()


async def test_the_end_of_a_vacation_is_not_moved_by_an_absence_and_forgotten_with_the_table(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.host.people.take_vacation("ben", 3)
    house.clock.at += DAY
    await house.service.keeper.beat()
    stored = await house.service.services.store.load(table)
    assert stored is not None
    assert [due.at for due in stored.dues if due.slot == VACATION] == [START + 3 * DAY]

    await house.play_out(table, ANA, BEN)
    assert await _slots(house, table) == set()


async def _slots(house: House, table: int) -> set[str]:
    """Return the slots in which the end of a vacation is waited for."""
    stored = await house.service.services.store.load(table)
    assert stored is not None
    return {due.slot for due in stored.dues} & {VACATION}


async def test_a_ping_waits_for_the_morning(house: House):
    await house.host.people.set_quiet_hours(BEN, "UTC", 0, 8 * 60)
    house.clock.at = at("UTC", 2027, 2, 1, 3, 0)
    await house.service.keeper.beat()

    await house.toy(ANA, BEN)
    await house.settle()
    assert not house.post.of("ping")
    await house.wait(5 * HOUR)
    assert [d.owed.person for d in house.post.of("ping")] == ["ana", "ben"]  # Ana, who has begun it, after a minute


async def test_quiet_hours_set_after_the_question_still_count(house: House):
    house.clock.at = at("UTC", 2027, 2, 1, 3, 0)
    await house.service.keeper.beat()
    table = await house.toy(ANA, BEN)
    await house.host.people.set_quiet_hours(BEN, "UTC", 0, 8 * 60)
    await house.answer(table, ANA, "rock")

    ends = at("UTC", 2027, 2, 2, 16, 0)  # 24 hours, 16 of a day
    assert (await house.host.read.look(table)).waiting[0].deadline == ends
    await house.wait(ends - house.clock.at)
    assert (await house.host.read.look(table)).waiting[0].on_reserve
    assert (await house.host.read.look(table)).waiting[0].deadline == at("UTC", 2027, 2, 4, 8, 0)
    await house.wait(2 * DAY)
    assert [line.by for line in await house.host.read.log(table) if line.kind == "act"] == ["human", "fallback"]


async def test_a_vacation_does_not_hold_up_the_computer_of_an_empty_chair(tmp_path):
    async with open_house(tmp_path, settings=Settings(pace=5 * HOUR)) as house:
        table = await house.toy(ANA, BEN, rounds=5)
        await house.answer(table, BEN, "rock")
        await house.wait(72 * HOUR)
        asked = (await house.host.read.look(table)).waiting[0]
        assert (await house.host.read.look(table)).table.seats[asked.seat].away

        await house.host.people.take_vacation("ana", 10)
        await house.wait(6 * HOUR)

        assert any(line.by == "computer" for line in await house.host.read.log(table))


def test_a_time_of_day_is_the_next_one_in_that_zone():
    noon = datetime(2026, 11, 18, 12, 0, tzinfo=UTC).timestamp()

    assert next_time("UTC", noon, 20 * 60 + 30) == noon + 8.5 * HOUR
    assert next_time("UTC", noon, 12 * 60) == noon + DAY
    assert next_time("UTC+9", noon, 0) == noon + 3 * HOUR
