"""Deeds: what each game counts when it is over, told by its events."""

from engine import games
from engine.deeds import Finished
from engine.monopoly.combat.events import BrokeFree, Subjugated
from engine.monopoly.events import DealDone
from engine.tokyo_clash.events import Crowned, Damaged, Destroyed, Thrown
from engine.total_war.events import Countered, DamageLaid, Defeated


def counted(game: str, deed: str, *events, winners: tuple[int, ...] = ()) -> dict[int, int]:
    return dict(games[game].deeds[deed].counted(Finished(tuple(events), winners)))


def test_a_kaiju_that_is_thrown_into_a_large_building_and_no_other_counts():
    flight = Thrown(0, "seat:1", "0,0", "2,0")
    tower = Destroyed(0, "T", "2,0")

    assert counted("tokyo_clash", "tower", flight, Destroyed(0, "B", "1,0", 3), tower) == {0: 1}
    assert counted("tokyo_clash", "tower", tower) == {}
    assert counted("tokyo_clash", "tower", flight, Destroyed(0, "B", "2,0", 3)) == {}
    assert counted("tokyo_clash", "tower", Thrown(0, "train:1", "0,0", "2,0"), tower) == {}


def test_who_wins_without_a_trophy_lost_is_spotless():
    hurt = Damaged(1, 0, 2, 1, ())

    assert counted("tokyo_clash", "spotless", hurt, winners=(0,)) == {0: 1}
    assert counted("tokyo_clash", "spotless", hurt, winners=(1,)) == {}
    assert counted("tokyo_clash", "spotless", Damaged(1, 0, 2, 0, ("x",)), winners=(1,)) == {1: 1}


def test_three_crowns_in_one_game_count_once():
    assert counted("tokyo_clash", "crowned", *[Crowned(2)] * 4, Crowned(1)) == {2: 1}


def test_three_defeats_dealt_count_and_ones_own_fall_does_not():
    blows = [Defeated(seat, 0, False, 1, 1) for seat in (1, 2, 3)]

    assert counted("total_war", "felled", *blows) == {0: 1}
    assert counted("total_war", "felled", *blows[:2], Defeated(0, 0, False, 1, 1)) == {}
    assert counted("total_war", "felled", *blows[:2], DamageLaid(1, 0, "2h", 5, 9)) == {}


def test_who_wins_without_being_defeated_never_was_down():
    assert counted("total_war", "upright", Defeated(1, 0, False, 1, 1), winners=(0,)) == {0: 1}
    assert counted("total_war", "upright", Defeated(0, 1, False, 1, 1), winners=(0,)) == {}
    assert counted("total_war", "struck-back", Countered(1, 0, "4h")) == {1: 1}


def test_a_deal_counts_for_both_and_ten_are_needed():
    deal = DealDone(0, 1, 100, (), ())

    assert counted("monopoly", "deals", deal, deal, DealDone(2, 0, 0, (), ())) == {0: 3, 1: 2, 2: 1}
    assert games["monopoly"].deeds["deals"].needed == 10


def test_masters_and_the_freed_are_counted():
    assert counted("monopoly", "master", Subjugated(1, 2, 0, 5)) == {0: 1}
    assert counted("monopoly", "free", BrokeFree(1, 0)) == {1: 1}
