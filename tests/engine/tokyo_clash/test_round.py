"""Chapter TC-3: the round."""

import pytest

from engine.tokyo_clash.events import Crowned, EventActivated, Passed, RoundBegan
from engine.tokyo_clash.phases.victory import squares_passed
from tests.engine.tokyo_clash.table import Table

TWO = "> Godzilla 0,0 (king): trample\n Megalon 2,0: burrow"


@pytest.mark.rule("TC-3.1")
def test_a_round_is_action_then_refresh_then_both_events_then_the_next_round():
    table = Table(TWO, events="rush_hour+lightning_generators")

    phases = [table.view(None).phase]
    table.pick("Godzilla", "pass").pick("Megalon", "pass")
    phases.append(table.view(None).phase)
    table.pick("Godzilla").pick("Megalon")
    while table.view(None).phase == "event":
        table.pick(table.names[table.question.seat], table.options[0])

    assert phases == ["action", "refresh"]
    assert [event.event for event in table.told(EventActivated)] == ["rush_hour", "lightning_generators"]
    assert table.told(RoundBegan) == [RoundBegan(2, 0)]
    assert table.view(None).phase == "action"


@pytest.mark.rule("TC-3.2")
def test_the_oxygen_destroyer_starts_on_the_first_circle_and_moves_one_circle_each_later_round():
    # Three squares lie between two neighbouring circles, and the marker stands on the circle of the round.
    assert [squares_passed(round, 3) for round in range(1, 8)] == [0, 3, 6, 9, 12, 15, 18]
    table = Table(TWO + "\n round 4", events="rush_hour+lightning_generators")
    table.all_pass().pick("Godzilla").pick("Megalon")
    while table.view(None).phase == "event":
        table.pick(table.names[table.question.seat], table.options[0])

    assert table.view(None).round == 5


@pytest.mark.rule("TC-3.3")
def test_players_take_turns_of_one_action_each_clockwise_from_the_king():
    table = Table("Godzilla 0,0: trample\n > Megalon 2,0 (king): undermine\n Mothra 1,1: island_prayer")

    assert table.asked == ("Megalon", "act")
    assert table.options == ("discard:undermine", "pass")  # no Energy for it
    table.pick("Megalon", "discard:undermine").pick("Megalon", "hex:1,0")
    assert table.asked == ("Mothra", "act")
    assert table.pick("Mothra", "card:island_prayer").asked == ("Godzilla", "act")


@pytest.mark.rule("TC-3.4")
def test_the_phase_ends_when_all_have_passed_in_a_row_and_who_passed_may_act_later():
    table = Table("> Godzilla 0,0: trample surge_from_the_bay\n Megalon 2,0: call_of_the_deep")

    table.pick("Godzilla", "pass").pick("Megalon", "card:call_of_the_deep")
    assert table.asked == ("Godzilla", "act")  # Megalon acted, so one pass is not enough
    table.pick("Godzilla", "card:surge_from_the_bay").pick("Godzilla", "hex:1,0")
    table.pick("Megalon", "pass").pick("Godzilla", "pass")

    assert table.question.ask == "refresh"


@pytest.mark.rule("TC-3.5")
def test_the_order_stays_by_seat_when_the_token_changes_hands_and_the_next_round_starts_from_its_holder():
    table = Table(
        """
        > Godzilla 0,0 (king): claw_swipe
          Megalon 0,0 (energy 5): piercing_drill call_of_the_deep
          Mothra 2,0: flutter
          round 2
        """,
        events="rush_hour+lightning_generators",
    )
    table.pick("Godzilla", "pass").pick("Megalon", "card:piercing_drill").pick("Megalon", "hit:seat:0")
    table.pick("Godzilla", "pass").keep()

    assert table.told(Crowned) == [Crowned(1)]
    table.pick("Megalon", "stop")
    assert table.asked == ("Mothra", "act")  # the seat after Megalon's, as before
    table.all_pass()
    for name in ("Godzilla", "Megalon", "Mothra"):
        table.pick(name)
    while table.view(None).phase != "action":
        table.pick(table.names[table.question.seat], table.options[0])
    assert table.asked == ("Megalon", "act")


@pytest.mark.rule("TC-3.6")
def test_outside_the_action_phase_turn_order_runs_from_the_present_holder_and_the_last_is_the_seat_before():
    table = Table(
        """
          Godzilla 0,0: trample
          Megalon 2,0 (king): burrow
          Mothra -2,0: flutter
          T 0,1
          phase event / starting 2 0
        """,
        events="rush_hour+lightning_generators",
    )

    assert table.view(None).turn_order == (1, 2, 0)
    assert table.asked == ("Godzilla", "place.train")  # the seat before the King's


@pytest.mark.rule("TC-3.7")
def test_a_player_without_cards_passes_without_being_asked():
    table = Table("> Godzilla 0,0: trample\n Megalon 2,0:\n Mothra 1,1: flutter")

    table.pick("Godzilla", "pass")

    assert table.asked == ("Mothra", "act")
    assert table.told(Passed) == [Passed(0, had_cards=True), Passed(1, had_cards=False)]


@pytest.mark.rule("TC-3.7")
def test_ending_a_momentum_chain_is_no_pass_and_any_action_starts_the_count_anew():
    table = Table("> Megalon 2,0: burrow undermine\n Godzilla 0,0: trample\n passes 1")

    table.picks("Megalon", "card:burrow", "hex:1,0", "stop")

    assert table.told(Passed) == []
    assert table.state.passes == 0
    table.pick("Godzilla", "pass")
    assert table.asked == ("Megalon", "act")
