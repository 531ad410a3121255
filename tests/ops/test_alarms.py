"""Alarms: told once, and once when it is well again."""

from ops.alarms import Alarms, News


def test_an_alarm_is_told_once_however_long_it_lasts_and_once_when_it_is_over() -> None:
    alarms, told = Alarms(), []
    for is_on in (False, True, True, True, True, False, False, False, True, True):
        for news in alarms.look({"disk": is_on}):
            told.append(news)
            alarms.tell(news)
    assert told == [News("disk", True), News("disk", False), News("disk", True)]


def test_a_moment_is_no_news_neither_of_trouble_nor_of_its_end() -> None:
    alarms = Alarms(told=("store",))
    states = [{"disk": at % 2 == 0, "store": at % 2 == 0} for at in range(20)]
    assert [alarms.look(state) for state in states] == [[]] * 20


def test_what_cannot_be_known_changes_nothing() -> None:
    alarms = Alarms(told=("damage",))
    assert [alarms.look({"damage": None, "disk": None}) for _ in range(5)] == [[]] * 5
    assert alarms.told == {"damage"}


def test_what_nobody_could_be_told_of_is_news_until_somebody_was() -> None:
    alarms = Alarms()
    looks = [alarms.look({"late": True}) for _ in range(4)]
    assert looks == [[], *[[News("late", True)]] * 3]
