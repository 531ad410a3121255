"""Chapter GM-10: the end."""

import pytest

from engine.monopoly.events import Bought, Ended
from engine.play import GameOver, Outcome
from tests.engine.monopoly.table import GAME, Table, draw


@pytest.mark.rule("GM-10.1")
def test_the_game_ends_at_once_when_one_player_has_all_others_subjugated():
    table = Table(
        """
        > Godzilla on Kita
          Mothra on Ota: hp 1
          Rodan: serves Mothra
          Ota: City, 0 houses
          dice: 1 3
        """
    ).roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert table.told(Ended) == [Ended(0, "king_of_the_monsters")]
    assert (table.step.pending, table.told(Bought)) == ((), [])
    with pytest.raises(GameOver):
        table.pick("Godzilla", "buy:ota")


@pytest.mark.rule("GM-10.1")
def test_the_game_goes_on_while_another_is_free():
    table = Table("> Godzilla on Kita\n Mothra on Ota: hp 1\n Rodan\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "seat:1").pick("Mothra")

    assert (table.told(Ended), GAME.outcome(table.state)) == ([], None)


@pytest.mark.rule("GM-10.2")
def test_with_two_players_the_first_subjugation_ends_it():
    table = Table("> Godzilla on Kita: hp 1, ap 0\n Mothra\n Ota: Mothra, 1 house, 1 tank\n dice: 1 3").roll()
    table.pick("Mothra", "fire:0")

    assert GAME.outcome(table.state) == Outcome("king_of_the_monsters", ((1,), (0,)), (0, 1))


@pytest.mark.rule("GM-10.3", "GM-1.4")
def test_the_round_in_which_a_free_kaiju_passes_go_the_nth_time_is_the_last():
    """Rodan started the game; Godzilla runs the twelfth lap, and Mothra still has its turn."""
    state = """
          Rodan on Kita: starts
        > Godzilla on Shinjuku: laps 11
          Mothra on Big Pile of Fish: held 3
          dice: 1 3
        """
    table = Table(state, lap_limit=12)
    table.roll().pick("Godzilla", "money")
    assert (table.told(Ended), table.asked) == ([], ("Mothra", "turn"))
    table.pick("Mothra", "stay")

    assert table.told(Ended)[0].reason == "lap_limit"
    assert table.step.pending == ()


@pytest.mark.rule("GM-10.3")
def test_without_that_lap_the_round_is_not_the_last():
    table = Table("> Godzilla on Shinjuku: laps 10\n Mothra on Big Pile of Fish: held 3\n dice: 1 3", lap_limit=12)
    table.roll().pick("Godzilla", "money").pick("Mothra", "stay")

    assert (table.told(Ended), table.asked) == ([], ("Godzilla", "turn"))


@pytest.mark.rule("GM-10.3")
@pytest.mark.parametrize(("hp", "winner"), [(12, -1), (11, 0), (13, 1)])
def test_after_the_last_lap_equals_share_the_place_and_nobody_has_won_alone(hp, winner):
    drawing = f"""
        > Godzilla on Shinjuku: laps 11, hp 12, cash 0
          Mothra on Big Pile of Fish: held 3, hp {hp}, cash 2000
          dice: 1 3
        """
    table = Table(drawing, lap_limit=12)
    table.roll().pick("Godzilla", "money").pick("Mothra", "stay")

    assert [event.winner for event in table.told(Ended)] == [winner]


@pytest.mark.rule("GM-1.4", "GM-10.3")
def test_the_laps_of_a_subjugated_kaiju_do_not_end_the_game():
    table = Table(
        """
        > Godzilla on Shinjuku: laps 11, serves Mothra
          Rodan on Kita
          Mothra on Big Pile of Fish: held 3
          dice: 1 3
        """,
        lap_limit=12,
    )
    while table.question.seat != 1 or table.question.ask != "turn":
        table.by_default()

    assert (table.kaiju("Godzilla").laps, table.state.top_laps) == (12, 1)


def ended(drawing: str) -> Outcome:
    state = draw(drawing)
    state.ended = "lap_limit"
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("GM-10.3")
def test_free_players_are_ranked_by_kaiju_then_hp_then_worth_and_equals_share():
    outcome = ended(
        """
        > Godzilla: hp 5, cash 100
          Mothra: hp 5, cash 90
          Rodan: hp 1, cash 0
          Gigan: hp 5, cash 100
          Megalon: serves Rodan
          Anguirus: hp 6, cash 0
        """
    )

    assert outcome.places == ((2,), (5,), (0, 3), (1,), (4,))
    assert outcome.scores == (0, 0, 1, 0, 0, 0)


@pytest.mark.rule("GM-10.3")
@pytest.mark.parametrize(
    ("works", "worth"),
    [
        ("0 houses", 2_200),
        ("2 houses", 2_200 + 700),
        ("0 houses, 3 tanks", 2_200 + 1_200),
        ("1 house, maser", 2_200 + 350),
    ],
)
def test_worth_is_cash_prices_of_rights_and_half_of_buildings_and_masers_count_0(works, worth):
    state = draw(f"> Godzilla: cash 50\n Mothra\n Ueno: Godzilla, {works}")

    assert GAME.view(state, None).kaiju[0].worth == 50 + worth
    assert GAME.view(state, None).kaiju[1].worth == 10_000


@pytest.mark.rule("GM-10.3")
def test_subjugated_ones_follow_as_their_controllers_rank_then_by_seat():
    outcome = ended(
        """
        > Godzilla: serves Gigan
          Mothra: serves Rodan
          Rodan
          Gigan
          Megalon: serves Rodan
          Anguirus: serves Gigan
          Mechagodzilla: serves Rodan
        """
    )

    assert outcome.places == ((2,), (3,), (1,), (4,), (6,), (0,), (5,))


@pytest.mark.rule("GM-10.4")
def test_beside_the_king_of_the_monsters_all_share_the_second_place():
    state = draw("> Godzilla: serves Rodan\n Mothra: serves Rodan\n Rodan")
    state.ended, state.winner = "king_of_the_monsters", 2

    assert GAME.outcome(state) == Outcome("king_of_the_monsters", ((2,), (0, 1)), (0, 0, 2))


@pytest.mark.rule("GM-10.5")
@pytest.mark.parametrize(
    ("limit", "laps", "is_over"), [(20, 18, False), (20, 19, True), (12, 11, True), (0, 99, False)]
)
def test_the_last_lap_is_the_12th_or_the_20th_or_there_is_none(limit, laps, is_over):
    table = Table(
        f"> Godzilla on Shinjuku: laps {laps}\n Mothra on Big Pile of Fish: held 3\n dice: 1 3", lap_limit=limit
    )
    table.roll().pick("Godzilla", "money").pick("Mothra", "stay")

    assert bool(table.told(Ended)) is is_over
    assert GAME.view(table.state, None).lap_limit == limit
