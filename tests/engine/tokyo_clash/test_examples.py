"""The rulebook's own examples, one test for each, on drawn positions."""

import pytest

from engine.tokyo_clash.events import Crowned, Damaged, Destroyed, EnergyLost
from tests.engine.tokyo_clash.table import GAME, Table, hexes

TAIL_SLIDE = """
    > Godzilla 0,2 (energy 2): tail_slide
      Mothra 3,-1 (king, deck guardians_wrath): flutter
      Megalon -3,0: burrow
      King Ghidorah -3,3: soar
      T 0,0
      tank 0,2
"""


@pytest.mark.rule("TC-5.4", "TC-7.1")
def test_page_06_tail_slide_throws_a_tank_into_the_tower_two_spaces_away():
    table = Table(TAIL_SLIDE).picks("Godzilla", "card:tail_slide", "pass", "throw:tank1", "hex:0,0")

    assert table.told(Destroyed) == [Destroyed(0, "tank1", "0,0"), Destroyed(0, "T", "0,0")]
    assert table.energy("Godzilla") == 1 + 4


@pytest.mark.rule("TC-5.4", "TC-6.7")
def test_page_06_or_at_mothra_three_spaces_away_who_is_king_and_gives_no_trophy():
    table = Table(TAIL_SLIDE).picks("Godzilla", "card:tail_slide", "pass", "throw:tank1")
    assert "3,-1" in hexes(table)
    table.picks("Godzilla", "hex:3,-1", "seat:1").pick("Mothra", "pass")

    assert table.told(Damaged) == [Damaged(1, 0, 1, 0, ("guardians_wrath",), ())]  # Dominance 0 is withstood
    assert table.told(Crowned) == [Crowned(0)]  # whether or not there is a trophy (page 10)
    assert table.energy("Godzilla") == 1


@pytest.mark.rule("TC-5.5", "TC-5.7")
def test_page_07_go_for_the_throat_throws_megalon_four_spaces_into_godzilla_through_tank_and_building():
    table = Table(
        """
        > King Ghidorah 0,2 (energy 3): go_for_the_throat
          Megalon 0,2 (deck burrow): chitin_shell
          Godzilla 0,-2 (deck trample): scaled_hide
          tank 0,1 / B 0,0
        """
    )
    table.picks("King Ghidorah", "card:go_for_the_throat", "pass", "throw:seat:1", "hex:0,-2", "tank1", "building")
    table.pick("Megalon", "pass").pick("Godzilla", "pass")

    assert table.told(Destroyed) == [Destroyed(0, "tank1", "0,1"), Destroyed(0, "B", "0,0", 16)]
    assert [(event.seat, event.amount) for event in table.told(Damaged)] == [(1, 1), (2, 1)]
    assert table.at("Megalon") == table.at("Godzilla") == "0,-2"
    assert table.trophies("King Ghidorah") == ["burrow", "trample"]


@pytest.mark.rule("TC-6.3", "TC-6.1")
def test_page_09_undermine_of_four_against_scaled_hide_of_two_takes_two_cards_and_keeps_one():
    table = Table(
        "> Megalon 0,2 (energy 3): undermine\n Godzilla 0,0 (deck trample victory_pose heat_ray): scaled_hide"
    )
    table.picks("Megalon", "card:undermine", "hex:0,0", "hit:seat:1").pick("Godzilla", "card:scaled_hide").keep()

    assert table.trophies("Megalon") == ["victory_pose"]
    assert table.discard("Godzilla") == ["trample", "scaled_hide"]
    assert table.deck("Godzilla")[0] == "heat_ray"


@pytest.mark.rule("TC-5.2")
def test_page_10_mega_heat_ray_reaches_king_ghidorah_or_megalon_but_not_mothra():
    table = Table(
        """
        > Godzilla 0,-3 (energy 5): mega_heat_ray
          King Ghidorah 0,0: soar
          Megalon 3,-3: burrow
          Mothra 1,-1: flutter
          T 0,-2 / B 0,-1 / tank 1,-3
        """
    ).pick("Godzilla", "card:mega_heat_ray")

    assert table.options == ("hit:seat:1", "hit:seat:2", "pass")


@pytest.mark.rule("TC-11.2", "TC-11.3", "TC-11.5")
def test_page_11_a_tank_as_near_to_two_kaiju_moves_towards_the_king_where_the_last_player_likes():
    table = Table(
        """
          Megalon -1,3 (king, energy 3): burrow
          King Ghidorah 2,1: soar
          Mothra 3,-3: flutter
          Godzilla -2,1: trample
          tank 0,1 / phase event
        """
    )

    assert table.asked == ("Godzilla", "move.tank")  # to the right of the King
    assert hexes(table) == {"0,2", "-1,2"}
    table.pick("Godzilla", "hex:-1,2")
    assert [(event.seat, event.amount) for event in table.told(EnergyLost)] == [(0, 1)]


@pytest.mark.rule("TC-12.1")
def test_page_12_with_three_players_the_marker_passes_three_tokens_and_the_game_ends_after_that_rounds_events():
    def after(round: int) -> str:
        seats = "Godzilla 0,0: trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter"
        table = Table(f"{seats}\n tokens 10 / round {round} / phase event", events="xilien_invasion+rush_hour")
        while table.step.pending and table.state.phase == "event":
            table.pick(table.names[table.question.seat], table.options[0])
        return table.state.ended

    assert after(3) == ""  # squares 7 to 16 are covered, 6 lie behind the marker
    assert after(4) == "oxygen_destroyer"  # it passes 7, 8 and 9


@pytest.mark.rule("TC-9.1", "TC-8.2")
def test_page_14_godzillas_discard_action_throws_a_kaiju_two_spaces_instead_of_one():
    table = Table("> Godzilla 0,0: trample\n Megalon 0,0: burrow").picks("Godzilla", "discard:trample", "action:throw")

    assert {"0,1", "0,2"} <= hexes(table)


@pytest.mark.rule("TC-5.2", "TC-9.4")
def test_page_15_all_of_mothras_attacks_are_ranged_and_none_of_her_cards_damages_her_own_space_or_throws():
    deck = {GAME.content.cards[card] for card in GAME.content.mats["mothra"].deck}

    assert all(card.range >= 1 for card in deck if card.attack >= 0)
    assert not [card for card in deck for part in card.face.parts if part.word in ("quake", "throws")]
