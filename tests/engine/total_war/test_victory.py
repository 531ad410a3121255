"""Chapter TW-6: defeat, victory."""

from collections import Counter

import pytest

from engine.play import GameOver, Position, resume
from engine.total_war.events import Countered, Defeated, Eliminated, Ended, TurnedOver
from engine.total_war.setup import victory_target
from tests.engine.total_war.table import GAME, Table, draw


def felled(victim: str, others: str = "Rodan: 1", attacker: str = "Godzilla: 1", **options: object) -> Table:
    """*victim* has taken a wound of 1 from Godzilla, who adds nothing."""
    table = Table(f"{attacker}\n > {victim}: 1 9 9\n {others}\n wound by Godzilla", **options)
    name = table.names[1]
    return table.pick(name, "hit").pick(name, "card:1").pick("Godzilla", "pass")


@pytest.mark.rule("TW-6.1")
@pytest.mark.parametrize(("damage", "falls"), [("8", False), ("9", True), ("9 9 building4", True)])
def test_a_kaiju_falls_when_its_damage_equals_or_passes_its_life(damage, falls):
    table = felled(f"Anguirus (damage {damage})")  # Life 10

    assert table.fighter("Anguirus").is_furious is falls


@pytest.mark.rule("TW-6.1")
@pytest.mark.parametrize(("damage", "falls"), [("9", False), ("9 1", True)])
def test_by_the_german_option_a_kaiju_falls_only_when_its_damage_exceeds_its_life(damage, falls):
    table = felled(f"Anguirus (damage {damage})", must_exceed_life=True)  # Life 10

    assert table.fighter("Anguirus").is_furious is falls


@pytest.mark.rule("TW-6.1", "TW-7.6")
def test_the_defeated_discards_all_damage_and_turns_over_upright_and_excess_is_lost():
    table = felled("Anguirus (spun, damage 9 3h building4)")

    anguirus = table.fighter("Anguirus")
    assert (anguirus.damage, anguirus.is_furious, anguirus.is_spun) == ([], True, False)
    assert Counter(table.war.discard) == Counter(["9", "3h", "1"])
    assert table.told(TurnedOver) == [TurnedOver(1, is_furious=True)]


@pytest.mark.rule("TW-6.1")
def test_a_defeated_kaijus_building_leaves_the_game():
    table = felled("Anguirus (damage 9 building4)")

    everywhere = table.war.buildings_up + table.war.building_deck
    assert len(everywhere) == 9
    assert "building4" not in table.war.discard + table.war.deck


@pytest.mark.rule("TW-6.2")
@pytest.mark.parametrize(("state", "vp"), [("damage 8", 3), ("furious, damage 6", 4)])
def test_the_attacker_scores_the_vp_of_the_side_that_fell(state, vp):
    table = felled(f"Mothra ({state})", mode="immortals")

    assert table.fighter("Godzilla").vp == vp
    assert table.told(Defeated) == [Defeated(1, 0, was_furious="furious" in state, vp=vp, total=vp)]


@pytest.mark.rule("TW-6.3")
def test_in_king_of_monsters_mode_a_second_defeat_eliminates_and_the_hand_is_discarded():
    table = felled("Anguirus (furious, damage 9)")

    anguirus = table.fighter("Anguirus")
    assert anguirus.out
    assert anguirus.hand == []
    assert table.told(Eliminated) == [Eliminated(1, ("9", "9"))]
    assert table.war.discard.count("9") == 3
    assert table.asked == ("Rodan", "open")


@pytest.mark.rule("TW-6.4")
def test_among_immortals_a_second_defeat_turns_the_kaiju_back_to_normal():
    table = felled("Anguirus (furious, damage 9)", mode="immortals")

    anguirus = table.fighter("Anguirus")
    assert (anguirus.out, anguirus.is_furious, anguirus.damage) == (0, False, [])
    assert table.asked == ("Anguirus", "open")


@pytest.mark.rule("TW-6.5")
def test_the_target_depends_on_the_number_of_players_at_the_start():
    targets = [victory_target(seats) for seats in range(3, 13)]

    assert targets == [12, 12, 10, 10, 8, 8, 6, 6, 6, 6]
    table = felled("Anguirus (furious, damage 9)", "Rodan: 1\n Manda: 1\n Gigan: 1")
    assert len(table.war.standing()) == 4
    assert table.war.target == 10  # five began


@pytest.mark.rule("TW-6.6")
def test_the_game_ends_at_once_when_a_player_reaches_the_target():
    table = felled("Anguirus (damage 9)", attacker="Godzilla (vp 9): 1")

    assert table.told(Ended) == [Ended(0, "target")]
    assert table.step.pending == ()
    outcome = GAME.outcome(table.war)
    assert outcome is not None
    assert outcome.places[0] == (0,)
    with pytest.raises(GameOver):
        table.pick("Rodan", "card:1")


@pytest.mark.rule("TW-6.6")
def test_the_game_ends_at_once_when_one_player_is_left():
    table = felled("Anguirus (furious, damage 9)", "Rodan (out):")

    assert table.told(Ended) == [Ended(0, "last_standing")]


@pytest.mark.rule("TW-6.7")
def test_the_ranking_is_winner_then_vp_then_standing_then_later_elimination_and_equals_share():
    war = draw(
        """
        > Godzilla (vp 1): 1
          Mothra (out, vp 4):
          Rodan (out, vp 4):
          Gigan (vp 4): 1
          Manda (vp 7): 1
          Zilla (vp 1): 1
        """
    )
    war.ended, war.winner = "last_standing", 0

    outcome = GAME.outcome(war)

    assert outcome is not None
    assert outcome.places == ((0,), (4,), (3,), (2,), (1,), (5,))
    war.fighters[5].vp = 4
    outcome = GAME.outcome(war)
    assert outcome is not None
    assert outcome.places == ((0,), (4,), (3, 5), (2,), (1,))
    assert outcome.scores == (1, 4, 4, 4, 7, 4)


def countering(
    victim: str, attacker: str = "Godzilla: 1", hand: str = "1 4h 2", rest: str = "", **options: object
) -> Table:
    """*victim* has been wounded with a 1 and is asked for a counter-attack."""
    options = {"counter_attack": True, **options}
    drawing = f"{attacker}\n > {victim}: {hand}\n Rodan: 1\n wound by Godzilla\n {rest}"
    table = Table(drawing.rstrip(), **options)
    name = table.names[1]
    return table.pick(name, "hit").pick(name, "card:1").pick("Godzilla", "pass")


@pytest.mark.rule("TW-6.8")
def test_with_counter_attack_the_wounded_draws_and_may_lay_any_number_of_hearts_on_the_attacker():
    table = countering("Anguirus (spun)", rest="deck: 2h 8 8 8 8 8 8")

    assert table.asked == ("Anguirus", "counter")
    assert (table.options, table.question.secret) == (("pass", "card:2h", "card:4h"), True)
    table.pick("Anguirus", "card:4h")
    assert not table.fighter("Anguirus").is_spun
    assert table.asked == ("Anguirus", "counter")
    assert table.options == ("pass", "card:2h")  # nothing is drawn between two hearts
    table.pick("Anguirus", "card:2h")
    assert (table.asked, table.options) == (("Anguirus", "counter"), ("pass",))
    table.pick("Anguirus", "pass")
    assert table.fighter("Godzilla").damage == ["4h", "2h"]
    assert table.fighter("Anguirus").hand == ["2", "8", "8"]
    assert table.told(Countered) == [Countered(1, 0, "4h"), Countered(1, 0, "2h")]
    assert table.asked == ("Anguirus", "open")


@pytest.mark.rule("TW-6.8")
def test_in_games_of_before_the_counter_is_one_heart_and_comes_before_the_draw():
    table = countering("Anguirus", rest="deck: 2h 8 8 8 8 8 8", hand="1 4h 3h", counters_freely=False)

    assert table.options == ("pass", "card:3h", "card:4h")
    table.pick("Anguirus", "card:4h")
    assert table.fighter("Godzilla").damage == ["4h"]
    assert table.asked == ("Anguirus", "open")


@pytest.mark.rule("TW-6.8")
def test_whoever_does_not_counter_lays_nothing():
    table = countering("Anguirus (spun)").pick("Anguirus", "pass")

    assert table.fighter("Godzilla").damage == []
    assert table.fighter("Anguirus").is_spun
    assert table.asked == ("Anguirus", "open")


@pytest.mark.rule("TW-6.8", "TW-6.10")
def test_all_hearts_of_a_counter_are_one_blow_with_one_check_at_the_end():
    table = countering("Anguirus", attacker="Godzilla (damage 9): 1", hand="1 4h 3h").pick("Anguirus", "card:4h")

    assert not table.fighter("Godzilla").is_furious
    table.pick("Anguirus", "card:3h").pick("Anguirus", "pass")
    assert table.fighter("Godzilla").is_furious
    assert table.fighter("Godzilla").damage == []


@pytest.mark.rule("TW-6.8")
def test_without_the_option_nobody_counters():
    assert countering("Anguirus", counter_attack=False).asked == ("Anguirus", "open")


@pytest.mark.rule("TW-6.8")
def test_a_defeat_by_the_counter_scores_for_the_wounded():
    table = countering("Anguirus", attacker="Godzilla (damage 9): 1")
    table.pick("Anguirus", "card:4h").pick("Anguirus", "pass")

    assert table.fighter("Anguirus").vp == 3
    assert table.fighter("Godzilla").is_furious


@pytest.mark.rule("TW-6.8")
def test_the_attackers_scoring_and_the_end_come_before_the_counter():
    table = countering("Anguirus (damage 9)", attacker="Godzilla (vp 9, damage 11): 1")

    assert table.told(Ended) == [Ended(0, "target")]


@pytest.mark.rule("TW-6.8")
def test_the_eliminated_do_not_counter():
    table = countering("Anguirus (furious, damage 9)")

    assert table.asked == ("Rodan", "open")


@pytest.mark.rule("TW-6.9")
def test_after_a_blow_damage_goes_vp_come_the_kaiju_turns_and_then_the_end_is_checked():
    table = felled("Anguirus (furious, king, vp 5, damage 9)", attacker="Godzilla (vp 9): 1")

    kinds = [type(event).__name__ for event in table.events]
    assert kinds[-3:] == ["Defeated", "Eliminated", "Ended"]
    anguirus = table.fighter("Anguirus")
    assert (anguirus.vp, anguirus.holds_king) == (5, False)
    outcome = GAME.outcome(table.war)
    assert outcome is not None
    assert outcome.places == ((0,), (1,), (2,))


@pytest.mark.rule("TW-6.10")
def test_the_counter_is_hearts_from_hand_no_building_no_king_card_and_comes_before_the_others_refill():
    drawing = "Godzilla: 1\n > Anguirus (king, damage 9): 1 2h\n Rodan: 1\n wound by Godzilla\n up: 2 3"
    table = Table(drawing, counter_attack=True)
    table.pick("Anguirus", "hit").pick("Anguirus", "card:1").pick("Godzilla", "pass").pick("Anguirus", "building:2")

    assert table.asked == ("Anguirus", "counter")
    assert table.fighter("Anguirus").is_furious  # also from a kaiju just turned over
    assert table.options == ("pass", "card:2h")
    assert len(table.fighter("Rodan").hand) == 1  # not yet refilled
    table.pick("Anguirus", "card:2h").pick("Anguirus", "pass")
    assert table.fighter("Godzilla").damage == ["2h"]
    assert table.war.buildings_up == [3]
    assert table.asked == ("Anguirus", "open")


@pytest.mark.rule("TW-2.5")
def test_the_view_names_winner_victim_and_striker_only_while_there_is_one():
    fresh = GAME.view(draw("> Godzilla: 1\n Mothra: 1\n Rodan: 1"), None)
    assert (fresh.winner, fresh.victim, fresh.striker) == (None, None, None)

    struck = Table("Godzilla: 1\n > Mothra: 1\n Rodan: 1\n wound by Godzilla").pick("Mothra", "hit")
    assert (GAME.view(struck.war, None).victim, GAME.view(struck.war, None).striker) == (1, 0)

    first = Table("> Godzilla: 1\n Mothra: 1\n Rodan: 1\n wound by Mothra").pick("Godzilla", "hit")
    assert (GAME.view(first.war, None).victim, GAME.view(first.war, None).striker) == (0, 1)

    won = felled("Anguirus (damage 9)", attacker="Godzilla (vp 9): 1")
    assert GAME.view(won.war, None).winner == 0


def test_an_outcome_is_none_while_the_game_goes_on():
    assert GAME.outcome(resume(GAME, Position(draw("> Godzilla: 1\n Mothra: 1\n Rodan: 1"))).state) is None


@pytest.mark.rule("TW-6.7", "TW-6.3")
def test_whoever_is_eliminated_later_is_ranked_before_who_went_earlier_with_as_many_points():
    table = felled("Anguirus (furious, damage 9)", "Rodan (out):\n Manda: 1\n Gigan (out):")

    assert [fighter.out for fighter in table.war.fighters] == [0, 3, 1, 0, 2]
    table.war.ended, table.war.winner = "last_standing", 0
    outcome = GAME.outcome(table.war)
    assert outcome is not None
    assert outcome.places == ((0,), (3,), (1,), (4,), (2,))


@pytest.mark.rule("TW-6.8")
def test_two_hearts_of_one_value_are_one_answer_and_can_be_laid_one_after_the_other():
    table = countering("Anguirus", hand="1 4h 4h", rest="deck: 9 9 9 9 9 9")

    assert table.options == ("pass", "card:4h")
    table.pick("Anguirus", "card:4h").pick("Anguirus", "card:4h").pick("Anguirus", "pass")
    assert table.fighter("Godzilla").damage == ["4h", "4h"]
