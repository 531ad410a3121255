"""Chapter GM-1: set-up."""

from collections import Counter

import pytest

from engine.monopoly.combat.events import Fired
from engine.monopoly.events import AlarmRaised, StartRolled
from engine.monopoly.setup import roll_for_start
from engine.monopoly.state import HOUSE_READINGS, Rampage, Readings
from engine.play import BadSetup, Setup, begin, resume
from engine.rng import Rng
from engine.versions import set_up
from tests.engine.monopoly.table import CONTENT, GAME, Table, draw


def laid(seats: int = 4, seed: int = 1, **rest: object) -> Rampage:
    state: Rampage = begin(GAME, Setup(seats, seed, **rest)).turn_start  # type: ignore[arg-type]
    return state


@pytest.mark.rule("GM-1.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_than_two_or_more_than_eight_players_are_refused(seats):
    with pytest.raises(BadSetup, match=f"for 2 to 8 players, not {seats}") as refusal:
        begin(GAME, Setup(seats, seed=1))

    assert refusal.value.rule == "GM-1.1"


@pytest.mark.rule("GM-1.1")
def test_each_player_has_the_kaiju_it_chose_and_the_others_the_first_ones_left():
    state = laid(4, kaiju={0: "mothra", 2: "godzilla"})

    assert [kaiju.key for kaiju in state.kaiju] == ["mothra", "king_ghidorah", "godzilla", "rodan"]
    assert len(GAME.kaiju) == 8
    with pytest.raises(BadSetup, match="mothra can be taken by one player only"):
        begin(GAME, Setup(2, seed=1, kaiju={0: "mothra", 1: "mothra"}))


@pytest.mark.rule("GM-1.1")
def test_the_kaiju_differ_in_looks_only():
    one, other = laid(2, kaiju={0: "gigan", 1: "rodan"}), laid(2, kaiju={0: "rodan", 1: "gigan"})

    for state in (one, other):
        for kaiju in state.kaiju:
            kaiju.key = ""
    assert one == other


@pytest.mark.rule("GM-1.2")
def test_each_starts_on_go_with_10m_12_ap_and_12_hp_and_every_district_has_4_houses():
    state = laid(8)

    assert {(each.at, each.cash, each.ap, each.hp, each.laps) for each in state.kaiju} == {(0, 10_000, 12, 12, 0)}
    assert {(each.owner, each.houses, each.tanks, each.has_maser) for each in state.districts} == {(-1, 4, 0, False)}


@pytest.mark.rule("GM-1.2", "GM-8.1")
def test_the_start_on_go_pays_nothing():
    table = Table("> Godzilla: laps 0\n Mothra\n dice: 1 2").roll()

    assert table.asked == ("Godzilla", "strike")
    assert (table.kaiju("Godzilla").cash, table.kaiju("Godzilla").laps) == (10_000, 0)


@pytest.mark.rule("GM-1.3")
def test_the_highest_die_starts_and_ties_roll_again_among_the_tied():
    seen: Counter[int] = Counter()
    for seed in range(200):
        rolls, starter = roll_for_start(Rng.seeded(seed), 4)
        seen[len(rolls)] += 1
        tied = set(range(4))
        for roll in rolls:
            assert {seat for seat in range(4) if roll[seat]} == tied
            tied = {seat for seat in tied if roll[seat] == max(roll)}
        assert tied == {starter}
    assert seen[1] > 50
    assert seen[2] > 20


@pytest.mark.rule("GM-1.3")
def test_the_rolls_for_the_start_are_told_and_turns_go_clockwise():
    state = laid(3, seed=5)
    step = resume(GAME, begin(GAME, Setup(3, seed=5)))

    assert step.events[0] == StartRolled(state.starter, tuple(map(tuple, state.start_rolls)))
    assert step.pending[0].seat == state.starter
    table = Table("Godzilla\n Mothra\n > Rodan on Kita: held 3").pick("Rodan", "stay")
    assert table.asked == ("Godzilla", "turn")
    table.pick("Godzilla", "roll")
    assert table.state.to_play in (0, 1)


@pytest.mark.rule("GM-1.4")
def test_by_default_the_game_is_the_booklets():
    assert {option.key: option.default for option in GAME.options} == {
        "track": "city",
        "short": False,
        "lap_limit": 0,
        "alarm": False,
        "demolished": "houses",
        "tank_targets": "any",
        "deals": "in_need",
        "layout": "fixed",
    }
    state = laid()
    assert (state.alarm, state.lap_limit, state.kaiju[0].hp, state.layout) == (0, 0, 12, [])
    assert state.readings == Readings("houses", "any", "in_need")


@pytest.mark.rule("GM-1.4")
def test_the_house_has_its_alarm_its_last_lap_and_its_readings():
    house = next(preset for preset in GAME.presets if preset.key == "house")
    state = laid(options=dict(house.options))

    assert (state.alarm, state.lap_limit, state.readings) == (7, 20, HOUSE_READINGS)


@pytest.mark.rule("GM-10.5")
def test_a_game_of_the_first_version_keeps_its_last_lap_and_its_readings():
    older = set_up(GAME, Setup(4, seed=1, options={"lap_limit": 0, "alarm": True}), 1)
    state = begin(GAME, older).turn_start

    assert (state.lap_limit, state.alarm, state.readings) == (20, 7, HOUSE_READINGS)
    assert GAME.carry_over({"bank": 5}, 1) == {
        "bank": 5,
        "readings": {"demolished": "bare", "tank_targets": "lander", "deals": "own_turn"},
    }


@pytest.mark.rule("GM-1.4")
@pytest.mark.parametrize(("short", "hp", "alarm"), [(False, 12, 7), (True, 6, 5)])
def test_short_starts_with_6_hp_and_an_earlier_alarm(short, hp, alarm):
    state = laid(options={"short": short, "lap_limit": 12, "alarm": True})

    assert {kaiju.hp for kaiju in state.kaiju} == {hp}
    assert (state.alarm, state.lap_limit) == (alarm, 12)


@pytest.mark.rule("GM-1.4")
@pytest.mark.parametrize("options", [{"lap_limit": 13}, {"alarm": 8}, {"short": 1}, {"track": "moon"}, {"rent": True}])
def test_unknown_options_and_values_are_refused(options):
    with pytest.raises(BadSetup, match=next(iter(options))):
        begin(GAME, Setup(4, seed=1, options=options))


@pytest.mark.rule("GM-1.4")
@pytest.mark.parametrize(("laps", "damage"), [(5, 1), (6, 2), (7, 2), (8, 3), (10, 4)])
def test_from_the_seventh_lap_the_alarm_adds_1_to_tank_damage_and_1_more_every_two_laps(laps, damage):
    table = Table(
        f"""
        > Godzilla on Ginza: laps {laps}
          Mothra on Kita
          Katsushika: Mothra, 2 tanks
          dice: 1 3
        """,
        alarm=True,
    )
    table.roll().pick("Godzilla", "money").pick("Godzilla")

    assert table.asked == ("Mothra", "tanks")
    table.pick("Mothra", "fire:0")
    assert table.told(Fired)[0].damage == damage
    assert table.told(AlarmRaised) == ([AlarmRaised(damage - 1)] if laps in (6, 8, 10) else [])


@pytest.mark.rule("GM-1.4")
def test_without_the_option_there_is_no_alarm():
    assert draw("> Godzilla: laps 11\n Mothra", alarm=False).alarm_damage == 0
    assert draw("> Godzilla: laps 11\n Mothra", alarm=True).alarm_damage == 3


@pytest.mark.rule("GM-1.4")
def test_the_laps_of_a_subjugated_kaiju_raise_no_alarm_and_masers_are_not_raised():
    drawing = """
        > Godzilla on Ginza: laps {laps}{serves}
          Mothra on Kita
          Rodan on Kita
          Katsushika: Rodan, 0 houses, maser
          dice: 1 3
        """
    table = Table(drawing.format(laps=6, serves=", serves Mothra"), alarm=True)
    assert (table.kaiju("Godzilla").laps, table.state.alarm_damage) == (7, 0)
    table = Table(drawing.format(laps=6, serves=""), alarm=True).roll().pick("Godzilla", "money")
    assert table.asked == ("Rodan", "maser")
    table.pick("Rodan", "fire:0")
    assert table.told(Fired)[0].damage == 2


@pytest.mark.rule("GM-1.5")
def test_a_free_kaiju_and_those_it_has_subjugated_do_not_attack_each_other_nor_do_their_weapons():
    table = Table(
        """
        > Godzilla on Kita
          Rodan on GO
          Mothra on Ueno: serves Godzilla
          Ueno: Godzilla, 2 houses, 3 tanks
          Asakusa: Godzilla, 0 houses, maser
          dice: 3 5
        """
    ).roll()

    assert table.where("Godzilla") == "Ueno"
    assert table.asked == ("Rodan", "turn")
    assert not table.told(Fired)
    assert table.kaiju("Mothra").hp == 1


@pytest.mark.rule("GM-1.5")
def test_everyone_of_another_side_is_an_enemy_subjugated_or_not():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ueno: serves Rodan
          Rodan on GO
          Gigan on Ueno
          dice: 4 4
        """
    ).roll()
    table.pick("Godzilla", "land")

    assert set(table.options) >= {"seat:1", "seat:3"}


@pytest.mark.rule("GM-1.6")
def test_every_price_and_its_half_is_a_whole_10k():
    for board in CONTENT.boards.values():
        for deed in board.deeds:
            prices = (deed.price, deed.tank, deed.maser, board.house)
            assert all(price % 20 == 0 for price in prices)
